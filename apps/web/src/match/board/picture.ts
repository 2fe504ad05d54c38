import { type Placement, type Side, squareCount } from '@kickmate/board';
import type { BallPlace, Looks } from '@kickmate/board-ui';
import type { AnyVariant, Tile } from '@kickmate/game';

/** All that stands and lies on the board of a position. */
export interface Picture {
  readonly pieces: Placement;
  readonly ball: BallPlace | undefined;
  readonly tiles: readonly Tile[] | undefined;
}

/** What a position looks like. */
export function pictureOf(variant: AnyVariant, position: unknown): Picture {
  const { board, terrain } = variant;
  const squares = Array.from({ length: squareCount(board) }, (_, square) => square);
  return {
    pieces: squares.map((square) => variant.pieceAt(position, square)),
    ball: ballPlace(variant, position),
    tiles: terrain && squares.map((square) => terrain.tileAt(position, square)),
  };
}

/** How the pieces of a game are drawn that have a look of their own. */
export const looksOf = ({ pieces }: Pick<AnyVariant, 'pieces'>): Looks =>
  Object.fromEntries(pieces.flatMap(({ letter, look }) => (look ? [[letter, look]] : [])));

/** Where the ball is seen: on its square, or in the middle of the pitch while it lies on none in a round that goes on. */
export function ballPlace(variant: AnyVariant, position: unknown): BallPlace | undefined {
  const { ball, board } = variant;
  const square = ball?.squareOf(position);
  const isLoose = ball && square === undefined && !variant.end(position);
  return isLoose ? { x: board.files / 2, y: board.ranks / 2 } : square;
}

/** The side that has the ball: one of its pieces stands where it lies. */
export function possession(variant: AnyVariant, position: unknown): Side | undefined {
  const square = variant.ball?.squareOf(position);
  return square === undefined ? undefined : variant.pieceAt(position, square)?.side;
}
