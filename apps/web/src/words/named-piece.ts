import type { Side } from '@kickmate/board';
import type { Gender } from '@kickmate/language';

/** A piece as sentences name it. */
export interface NamedPiece {
  /** Absent: the sentence has named the side already. */
  readonly side?: Side | undefined;
  /** The name of its kind. */
  readonly name: string;
  readonly gender?: Gender | undefined;
}

/** The part of a piece in a sentence, by which some languages change its name. English does not. */
export type Case = 'nominative' | 'accusative' | 'dative';
