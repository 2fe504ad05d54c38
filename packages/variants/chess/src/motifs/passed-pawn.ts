import { fileOf, forward, opponent, type Placement, rankOf, type Side, type Square } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { promotionOf } from '../rules/actions.ts';
import { board, nameOf } from '../rules/board.ts';
import { actions } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { ChessPosition } from '../rules/position.ts';
import { named } from './named.ts';
import type { Line } from './proof.ts';
import { texts } from './texts.ts';

/** The positions that a proof visits at most. */
const MOST_POSITIONS = 200;
/** The squares that a pawn has before it at most. */
const LONGEST_WAY = 3;

/** A pawn that no enemy pawn can stop, moved by the turn, which becomes a queen whatever the other side does. */
export function passedPawn([{ action, after }]: Line): Omit<Motif, 'id'> | undefined {
  const { pieces, side } = after;
  const pawn = actionTo(action);
  const own = opponent(side);
  if (after.end || pieces[pawn]?.letter !== 'P' || pieces[pawn].side !== own || !isPassed(pieces, own, pawn))
    return undefined;
  const way = wayOf(own, pawn);
  if (way.length > LONGEST_WAY || !runsThrough(after, pawn, way, { left: MOST_POSITIONS })) return undefined;
  const goal = way.at(-1)!;
  return { wins: 'piece', squares: [pawn, goal], says: texts.passedPawn(named(pieces, pawn), nameOf(goal)) };
}

/** The squares before a pawn, up to the last rank. */
function wayOf(side: Side, pawn: Square): readonly Square[] {
  const count = side === 'w' ? board.ranks - 1 - rankOf(board, pawn) : rankOf(board, pawn);
  return Array.from({ length: count }, (_, index) => pawn + (index + 1) * forward(side).rank * board.files);
}

/** Returns whether no enemy pawn stands before a pawn on its own file or a neighbouring one. */
const isPassed = (pieces: Placement, side: Side, pawn: Square): boolean =>
  !pieces.some(
    (piece, square) =>
      piece?.letter === 'P' &&
      piece.side !== side &&
      Math.abs(fileOf(board, square) - fileOf(board, pawn)) <= 1 &&
      (rankOf(board, square) - rankOf(board, pawn)) * forward(side).rank > 0,
  );

/** Returns whether a pawn that goes on in each turn becomes a queen that nothing takes, after every answer. `budget`: positions left. */
function runsThrough(position: ChessPosition, pawn: Square, way: readonly Square[], budget: { left: number }): boolean {
  const [next, ...rest] = way;
  return actions(position).every((answer) => {
    const answered = play(position, answer);
    if (--budget.left < 0 || answered.end || answered.pieces[pawn]?.side !== answered.side) return false;
    const step = actions(answered).find(
      (action) => actionFrom(action) === pawn && actionTo(action) === next && (promotionOf(action) ?? 'Q') === 'Q',
    );
    if (step === undefined) return false;
    const run = play(answered, step);
    if (run.end) return run.end.winner === answered.side;
    return rest.length > 0
      ? runsThrough(run, next!, rest, budget)
      : actions(run).every((action) => actionTo(action) !== next);
  });
}
