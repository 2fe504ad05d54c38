import type { Square } from '@kickmate/board';
import { areNeighbours, goalOn } from './rules/board.ts';
import { isAtBall } from './rules/moves.ts';
import { type FootballPosition, isOpening } from './rules/position.ts';
import { texts } from './texts.ts';

/** Why a piece cannot act, or cannot act on a square, where the reason is one of this game; otherwise `undefined`. */
export function whyNot(position: FootballPosition, to: Square, from?: Square): string | undefined {
  if (from !== undefined) return whyNotThere(position, from, to);
  if (to === position.ball) return whyNoKick(position);
  return position.pieces[to]?.side === position.side ? whyNothing(position, to) : undefined;
}

/** Why the selected piece on `from` can neither go to a square nor kick the ball there. */
function whyNotThere(position: FootballPosition, from: Square, to: Square): string | undefined {
  const { pieces, side, ball, phase } = position;
  const { whyNot } = texts;
  if (pieces[to]) return pieces[to].side === side ? undefined : whyNot.noCapture;
  if (to === ball) return areNeighbours(from, ball) ? whyNot.aim : whyNot.ontoBall;
  if (phase === 'k') return whyNot.onlyKick;
  if (goalOn(to) === undefined) return undefined;
  return canKick(position, from) ? whyNot.noKickIntoGoal : whyNot.noStopInGoal;
}

/** Why none of the pieces can kick the ball. */
function whyNoKick(position: FootballPosition): string {
  if (isOpening(position.phase)) return texts.whyNot.opening;
  return isAtBall(position, position.side) ? texts.whyNot.noWay : texts.whyNot.nobodyAtBall;
}

/** Why the own piece on a square cannot act. */
function whyNothing({ ball, phase, kicked }: FootballPosition, square: Square): string | undefined {
  if (phase !== 'k') return undefined;
  if (kicked.includes(square)) return texts.whyNot.hasKicked;
  return areNeighbours(square, ball) ? texts.whyNot.noWay : texts.whyNot.notAtBall;
}

const canKick = ({ ball, phase }: FootballPosition, from: Square): boolean =>
  !isOpening(phase) && areNeighbours(from, ball);
