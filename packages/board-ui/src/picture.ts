import { type Placement, squareCount } from '@kickmate/board';
import type { AnyVariant, Tile } from '@kickmate/game';
import type { Looks } from './art/looks.ts';
import type { BallPlace } from './geometry.ts';

/** The pieces, the ball and the tiles of a position. */
export interface Picture {
  readonly pieces: Placement;
  readonly ball: BallPlace | undefined;
  readonly tiles: readonly Tile[] | undefined;
}

/** Makes the {@link Picture} of a position. */
export function pictureOf(variant: AnyVariant, position: unknown): Picture {
  const { board, terrain } = variant;
  const squares = Array.from({ length: squareCount(board) }, (_, square) => square);
  return {
    pieces: squares.map((square) => variant.pieceAt(position, square)),
    ball: ballPlace(variant, position),
    tiles: terrain && squares.map((square) => terrain.tileAt(position, square)),
  };
}

/** The looks of a game's pieces that have their own. */
export const looksOf = ({ pieces }: Pick<AnyVariant, 'pieces'>): Looks =>
  Object.fromEntries(pieces.flatMap(({ letter, look }) => (look ? [[letter, look]] : [])));

/** The place of the ball: its square, or the middle of the pitch while a running round has no ball on a square. */
export function ballPlace(variant: AnyVariant, position: unknown): BallPlace | undefined {
  const { ball, board } = variant;
  const square = ball?.squareOf(position);
  const isOffSquare = ball && square === undefined && !variant.end(position);
  return isOffSquare ? { x: board.files / 2, y: board.ranks / 2 } : square;
}
