import type { Square } from '@kickmate/board';
import type { ShownRoute } from '@kickmate/board-ui';
import { type Action, actionTo } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';

/** How a piece comes to a far square. */
export interface Way extends ShownRoute {
  /** The piece's own actions, one after the other. */
  readonly actions: readonly Action[];
  /** Whether nobody can get in the way, so that all of it is made at once. */
  readonly isFree: boolean;
}

/** The way of a piece of the side to act to a square; none to a square on which somebody stands, and in games without. */
export function wayTo({ variant, position, side }: AnyMatch, from: Square, to: Square): Way | undefined {
  if (from === to || variant.pieceAt(position, to)) return undefined;
  const actions = variant.routes?.route(position, from, to);
  if (!actions || actions.length === 0) return undefined;
  const { files, ranks } = variant.board;
  const isFree = Array.from({ length: files * ranks }, (_, square) => variant.pieceAt(position, square)).every(
    (piece) => piece === undefined || piece.side === side,
  );
  return { actions, isFree, squares: [from, ...actions.map(actionTo)], steps: isFree ? actions.length : 1 };
}

/** How far it is, and what happens if it is chosen: "3 moves away", "3 moves away; only the first is played". */
export function wayWords({ actions, steps }: Way): string {
  const moves = `${actions.length} ${actions.length === 1 ? 'move' : 'moves'} away`;
  return steps < actions.length ? `${moves}; only the first is played` : moves;
}
