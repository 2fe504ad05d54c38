import { opponent, type Side } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, type Outcome, type RoundEnd } from '@kickmate/game';
import { formatAction } from './action-text.ts';
import { KIND } from './actions.ts';
import { goalOn } from './board.ts';
import { hasAction, isAtBall, isLegal } from './moves.ts';
import type { FootballPosition } from './position.ts';

/** The position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(position: FootballPosition, action: Action, outcome?: Outcome): FootballPosition {
  if (!isLegal(position, action)) throw new Error(`${formatAction({ action })} is not legal here`);
  if (outcome !== undefined) throw new Error(`${formatAction({ action })}: nothing is left to chance`);
  switch (actionKind(action)) {
    case KIND.move:
      return afterMove(position, action);
    case KIND.kick:
      return afterKick(position, action);
    default:
      return turnOver(position);
  }
}

function afterMove(position: FootballPosition, action: Action): FootballPosition {
  const pieces = position.pieces.slice();
  pieces[actionTo(action)] = pieces[actionFrom(action)];
  pieces[actionFrom(action)] = undefined;
  const moved = { ...position, pieces };
  return position.phase === 'o' ? turnOver(moved) : goOn(moved);
}

function afterKick(position: FootballPosition, action: Action): FootballPosition {
  const kicked = [...position.kicked, actionFrom(action)].sort((a, b) => a - b);
  const after = { ...position, ball: actionTo(action), kicked };
  const end = goalOf(position.side, action);
  return end ? { ...after, end } : goOn(after);
}

/** The goal that a side's kick makes, if it does. */
export function goalOf(side: Side, kick: Action): RoundEnd | undefined {
  const conceding = goalOn(actionTo(kick));
  if (conceding === undefined) return undefined;
  return { kind: 'goal', title: conceding === side ? 'Own goal' : 'Goal', winner: opponent(conceding), goals: 1 };
}

/** The turn goes on as long as a piece of the side stands next to the ball. */
const goOn = (position: FootballPosition): FootballPosition =>
  isAtBall(position, position.side) ? { ...position, phase: 'k' } : turnOver(position);

const turnOver = ({ pieces, ball, side, turns }: FootballPosition): FootballPosition =>
  settled({ pieces, ball, side: opponent(side), phase: 'm', kicked: [], turns: turns + 1 });

const NO_ACTION: RoundEnd = { kind: 'draw', title: 'No action', goals: 0 };

/** A position complete: with its end, if the side to act has no action at all. */
export const settled = (position: FootballPosition): FootballPosition =>
  hasAction(position) ? position : { ...position, end: NO_ACTION };
