import { movePiece, opponent, type Piece, type Placement, rankOf, type Side, type Square } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type Chance, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { KIND, PASS } from './actions.ts';
import { backRank, board, DROP_AREAS } from './board.ts';
import { type Flight, flightOf } from './flight.ts';
import type { LeaguePosition } from './position.ts';

/** Everything that a piece's action changes, except the square on which chance drops a cleared ball. */
export interface Effect {
  /** The piece that moves, kicks or captures. */
  readonly piece: Piece;
  readonly captured?: Piece | undefined;
  readonly flight?: Flight | undefined;
  /** The pieces afterwards. */
  readonly pieces: Placement;
  /** The ball's square afterwards, or the last square of the board that it was on. */
  readonly ball: Square;
  /** The round's end, if the action ends it. */
  readonly end?: RoundEnd | undefined;
  /** Whether the ball came to rest on the mover's own back rank, so that it is dropped in the centre. */
  readonly isCleared: boolean;
}

/** Returns the effect of a legal action that is not a pass. */
export function effectOf(position: LeaguePosition, action: Action): Effect {
  const piece = position.pieces[actionFrom(action)];
  if (!piece) throw new Error(`no piece on square ${actionFrom(action)} to act with`);
  const isKick = actionKind(action) === KIND.kick || actionKind(action) === KIND.jumpKick;
  return isKick ? effectOfKick(position, piece, action) : effectOfMove(position, piece, action);
}

function effectOfMove({ pieces, side, ball }: LeaguePosition, piece: Piece, action: Action): Effect {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const isGoal = piece.letter === 'P' && isBackRank(to, opponent(side));
  const end = isGoal ? goal('pawn', texts.ends.pawn, side) : undefined;
  return { piece, captured: pieces[to], pieces: movePiece(pieces, from, to), ball, end, isCleared: false };
}

function effectOfKick(position: LeaguePosition, piece: Piece, action: Action): Effect {
  const flight = flightOf(position, action);
  const { pieces, rest } = flight;
  const end = endOf(flight, position.side);
  return { piece, flight, pieces, ball: rest, end, isCleared: !end && isBackRank(rest, position.side) };
}

/** The squares on which a cleared ball may be dropped among these pieces: at least one, in rising order. */
export function dropSquares(pieces: Placement): readonly Square[] {
  for (const area of DROP_AREAS) {
    const free = area.filter((square) => !pieces[square]);
    if (free.length > 0) return free;
  }
  throw new Error('no free square for the ball: more pieces than a position may have');
}

/** The squares on which chance may drop a legal action's ball, all equally likely; empty unless the ball is cleared. */
export function chance(position: LeaguePosition, action: Action): readonly Chance[] {
  if (action === PASS) return [];
  const { isCleared, pieces } = effectOf(position, action);
  return isCleared ? dropSquares(pieces).map((outcome) => ({ outcome, weight: 1 })) : [];
}

const isBackRank = (square: Square, side: Side): boolean => rankOf(board, square) === backRank(side);

/** The round's end by a flight after a kick by `side`; `undefined` if the round goes on. */
function endOf({ out, rest }: Flight, side: Side): RoundEnd | undefined {
  if (out) {
    const scorer: Side = out.step.rank > 0 ? 'w' : 'b';
    return goal('goal', scorer === side ? texts.ends.goal : texts.ends.ownGoal, scorer);
  }
  return isBackRank(rest, opponent(side)) ? goal('head', texts.ends.head, side) : undefined;
}

const goal = (kind: string, title: string, winner: Side): RoundEnd => ({
  kind,
  title,
  says: 'goal',
  winner,
  goals: 1,
});
