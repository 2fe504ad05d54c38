import type { Placement, Square } from '@kickmate/board';
import { type NamedPiece, namedPiece } from '@kickmate/game/motifs';
import { board } from '../rules/board.ts';
import { PIECES } from '../rules/position.ts';

/** The piece on a square, for a sentence. Throws if there is none. */
export const named = (pieces: Placement, square: Square): NamedPiece =>
  namedPiece({ board, kinds: PIECES }, pieces[square], square);
