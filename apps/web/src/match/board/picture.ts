import { type Placement, squareCount } from '@kickmate/board';
import type { BallPlace, Looks } from '@kickmate/board-ui';
import type { AnyVariant, Tile } from '@kickmate/game';
import { ballPlace } from './ball.ts';

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
