import {
  fileOf,
  forward,
  movePiece,
  type Piece,
  type Placement,
  rankOf,
  type Square,
  type Step,
  stepFrom,
} from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo } from '@kickmate/game';
import { KIND } from './actions.ts';
import { board } from './board.ts';
import type { LeaguePosition } from './position.ts';

/** The number of squares that a kicked ball flies if nothing stops it. */
const RANGE = 3;

/** One square of a flight. */
export interface Leg {
  readonly from: Square;
  readonly to: Square;
  /** Whether the ball turned round at a wall before it came to `to`. */
  readonly bounced: boolean;
  /** The piece that stood on `to`, if there was one. */
  readonly destroyed?: Piece | undefined;
}

/** The path of a kicked ball. */
export interface Flight {
  readonly legs: readonly Leg[];
  /** The pieces after the flight, with the kicker on its new square. */
  readonly pieces: Placement;
  /** The square on which the ball came to rest, or the last one before it went out. */
  readonly rest: Square;
  /** The king or rook that stopped it, if one did. */
  readonly stopper?: { readonly piece: Piece; readonly square: Square };
  /** If the ball left the board: in which direction, and whether it turned round at a wall on the last step. */
  readonly out?: { readonly step: Step; readonly bounced: boolean };
}

/** Whether a piece stops the ball. The ball destroys any other piece. */
const stopsBall = ({ letter }: Piece): boolean => letter === 'K' || letter === 'R';

/**
 * Returns the flight of the ball after a kick or jump kick. The kick may be illegal, which {@link isBlocked} finds out.
 * Source: the rule page, "Kicks".
 */
export function flightOf(position: LeaguePosition, action: Action): Flight {
  const [from, to] = [actionFrom(action), actionTo(action)];
  // The kicker stands on its new square already: a rebound may bring the ball back to it.
  const pieces = movePiece(position.pieces, from, to);
  if (actionKind(action) === KIND.jumpKick) return fly(pieces, position.ball, forward(position.side), to);
  return fly(pieces, to, direction(from, to));
}

/** Whether a kick is illegal: the ball cannot leave its square, or a jump kick's ball stops under the pawn. */
export function isBlocked(action: Action, { stopper, legs }: Flight): boolean {
  const needed = actionKind(action) === KIND.jumpKick ? 2 : 1;
  return stopper !== undefined && legs.length < needed;
}

/** The ball's flight from `ball`. Removes destroyed pieces from `pieces`; the piece on `jumper` is not in the way. */
function fly(pieces: (Piece | undefined)[], ball: Square, step: Step, jumper?: Square): Flight {
  const legs: Leg[] = [];
  let rest = ball;
  let heading = step;
  while (legs.length < RANGE) {
    const next = advance(rest, heading);
    if (next.square === undefined) return { legs, pieces, rest, out: next };
    const piece = next.square === jumper ? undefined : pieces[next.square];
    if (piece && stopsBall(piece)) return { legs, pieces, rest, stopper: { piece, square: next.square } };
    if (piece) pieces[next.square] = undefined;
    legs.push({ from: rest, to: next.square, bounced: next.bounced, destroyed: piece });
    rest = next.square;
    heading = next.step;
  }
  return { legs, pieces, rest };
}

/** The next square of a flight (`undefined` beyond an end of the pitch) and the direction in which the ball enters it. */
function advance(square: Square, step: Step): { square: Square | undefined; step: Step; bounced: boolean } {
  const file = fileOf(board, square) + step.file;
  const bounced = file < 0 || file >= board.files;
  const heading = bounced ? { file: -step.file, rank: step.rank } : step;
  return { square: stepFrom(board, square, heading), step: heading, bounced };
}

/** The direction of a kick: the sign of each component of the kicker's move. */
const direction = (from: Square, to: Square): Step => ({
  file: Math.sign(fileOf(board, to) - fileOf(board, from)),
  rank: Math.sign(rankOf(board, to) - rankOf(board, from)),
});
