import type { Placement, Square } from '@kickmate/board';
import { pieceName } from '@kickmate/game';
import type { Gender } from '@kickmate/language';
import { nameOf } from '../rules/board.ts';
import { PIECES } from '../rules/position.ts';

/** A piece as sentences name it. */
export interface Named {
  /** "knight" */
  readonly piece: string;
  readonly gender: Gender | undefined;
  /** The name of its square. */
  readonly on: string;
}

/** The piece on a square, for a sentence. Throws if there is none. */
export function named(pieces: Placement, square: Square): Named {
  const { letter } = pieces[square]!;
  return {
    piece: pieceName(PIECES, letter),
    gender: PIECES.find((kind) => kind.letter === letter)?.gender,
    on: nameOf(square),
  };
}
