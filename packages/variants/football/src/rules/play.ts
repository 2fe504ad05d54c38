import { movePiece, nextCount, opponent, type Side } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type Outcome, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { formatAction } from './action-text.ts';
import { KIND } from './actions.ts';
import { ALL_SQUARES, goalOn, mirrored } from './board.ts';
import { hasAction, isAtBall, isLegal } from './moves.ts';
import { type FootballPosition, isOpening, LIMITS, type Phase } from './position.ts';

/** Returns the position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(position: FootballPosition, action: Action, outcome?: Outcome): FootballPosition {
  if (!isLegal(position, action)) throw new Error(`${formatAction({ action })} is not legal here`);
  if (outcome !== undefined) throw new Error(`${formatAction({ action })}: nothing is left to chance`);
  switch (actionKind(action)) {
    case KIND.move:
      return afterMove(position, action);
    case KIND.kick:
      return afterKick(position, action);
    case KIND.swap:
      return swapped(position);
    default:
      return nextTurn(position);
  }
}

/**
 * Returns the position with the sides swapped: mirrored top to bottom, with the colours exchanged. So each side has what the other
 * had. The side that opened the round is to act, as if the other one had opened it; no turn has been completed by this.
 */
function swapped({ pieces, ball, side, turns }: FootballPosition): FootballPosition {
  const after = ALL_SQUARES.map((square) => {
    const piece = pieces[mirrored(square)];
    return piece && { ...piece, side: opponent(piece.side) };
  });
  return withEnd({ pieces: after, ball: mirrored(ball), side: opponent(side), phase: 'm', kicked: [], turns });
}

function afterMove(position: FootballPosition, action: Action): FootballPosition {
  const moved = { ...position, pieces: movePiece(position.pieces, actionFrom(action), actionTo(action)) };
  if (!isOpening(position.phase)) return goOn(moved);
  return nextTurn(moved, position.phase === 'oc' ? 'c' : 'm');
}

function afterKick(position: FootballPosition, action: Action): FootballPosition {
  const kicked = [...position.kicked, actionFrom(action)].sort((a, b) => a - b);
  const after = { ...position, ball: actionTo(action), kicked };
  const end = endByKick(position.side, action);
  return end ? { ...after, end } : goOn(after);
}

/** The end of the round by a side's kick into a goal; `undefined` if the kick goes elsewhere. */
export function endByKick(side: Side, kick: Action): RoundEnd | undefined {
  const conceding = goalOn(actionTo(kick));
  if (conceding === undefined) return undefined;
  const title = conceding === side ? texts.ends.ownGoal : texts.ends.goal;
  return { kind: 'goal', title, says: 'goal', winner: opponent(conceding), goals: 1 };
}

/** Goes on with the turn if a piece of the side is next to the ball, else begins the next turn. */
const goOn = (position: FootballPosition): FootballPosition =>
  isAtBall(position, position.side) ? { ...position, phase: 'k' } : nextTurn(position);

const nextTurn = ({ pieces, ball, side, turns }: FootballPosition, phase: Phase = 'm'): FootballPosition =>
  withEnd({ pieces, ball, side: opponent(side), phase, kicked: [], turns: nextCount(turns, LIMITS.turns) });

const NO_ACTION: RoundEnd = {
  kind: 'draw',
  get title() {
    return texts.ends.noAction;
  },
  goals: 0,
};

/** Returns a position, with its end if the side to act has no action at all. */
export const withEnd = (position: FootballPosition): FootballPosition =>
  hasAction(position) ? position : { ...position, end: NO_ACTION };
