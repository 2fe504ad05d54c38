import { movePiece, nextCount, opponent, type Side } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type Outcome, type RoundEnd } from '@kickmate/game';
import { formatAction } from './action-text.ts';
import { KIND } from './actions.ts';
import { goalOn } from './board.ts';
import { hasAction, isAtBall, isLegal } from './moves.ts';
import { type FootballPosition, LIMITS } from './position.ts';

/** Returns the position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(position: FootballPosition, action: Action, outcome?: Outcome): FootballPosition {
  if (!isLegal(position, action)) throw new Error(`${formatAction({ action })} is not legal here`);
  if (outcome !== undefined) throw new Error(`${formatAction({ action })}: nothing is left to chance`);
  switch (actionKind(action)) {
    case KIND.move:
      return afterMove(position, action);
    case KIND.kick:
      return afterKick(position, action);
    default:
      return nextTurn(position);
  }
}

function afterMove(position: FootballPosition, action: Action): FootballPosition {
  const moved = { ...position, pieces: movePiece(position.pieces, actionFrom(action), actionTo(action)) };
  return position.phase === 'o' ? nextTurn(moved) : goOn(moved);
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
  const title = conceding === side ? 'Own goal' : 'Goal';
  return { kind: 'goal', title, says: 'goal', winner: opponent(conceding), goals: 1 };
}

/** Goes on with the turn if a piece of the side is next to the ball, else begins the next turn. */
const goOn = (position: FootballPosition): FootballPosition =>
  isAtBall(position, position.side) ? { ...position, phase: 'k' } : nextTurn(position);

const nextTurn = ({ pieces, ball, side, turns }: FootballPosition): FootballPosition =>
  withEnd({ pieces, ball, side: opponent(side), phase: 'm', kicked: [], turns: nextCount(turns, LIMITS.turns) });

const NO_ACTION: RoundEnd = { kind: 'draw', title: 'No action', goals: 0 };

/** Returns a position, with its end if the side to act has no action at all. */
export const withEnd = (position: FootballPosition): FootballPosition =>
  hasAction(position) ? position : { ...position, end: NO_ACTION };
