import { opponent, type Square } from '@kickmate/board';
import { type Action, actionTo, type Chance } from '@kickmate/game';
import { OUTCOME, shotAt } from './actions.ts';
import { CORNERS, GOALS } from './board.ts';
import { type ElevenPosition, hasBall } from './position.ts';
import { reaches } from './reach.ts';

/**
 * The shots of the side to act, whether or not the turn has room for one: at each enemy goal square that the ball's
 * carrier reaches, unless a piece of its own stands there.
 */
export function shots(position: ElevenPosition): readonly Action[] {
  const { pieces, side, ball } = position;
  if (ball === undefined || !hasBall(position)) return [];
  return GOALS[opponent(side)]
    .filter((target) => pieces[target]?.side !== side && reaches(position, ball, target))
    .map((target) => shotAt(ball, target));
}

/** The square of the defender who may stop a shot: on the target, or else on the other goal square. */
export function defenderOf({ pieces, side }: ElevenPosition, shot: Action): Square | undefined {
  const target = actionTo(shot);
  const other = GOALS[opponent(side)].find((square) => square !== target)!;
  return [target, other].find((square) => pieces[square]?.side === opponent(side));
}

/** What may become of a shot: a goal; a save by the king, or a block by another piece; a corner. */
export function odds(position: ElevenPosition, shot: Action): readonly Chance[] {
  const defender = defenderOf(position, shot);
  if (defender === undefined) return [{ outcome: OUTCOME.goal, weight: 1 }];
  const stop = position.pieces[defender]!.letter === 'K' ? OUTCOME.save : OUTCOME.block;
  const [goals, stops, corners] = defender === actionTo(shot) ? [1, 2, 1] : [2, 1, 1];
  return [
    { outcome: OUTCOME.goal, weight: goals! },
    { outcome: stop, weight: stops! },
    { outcome: OUTCOME.corner, weight: corners! },
  ];
}

/** The corner to which a shot goes out: the one on the target's side. */
export function cornerOf({ side }: ElevenPosition, shot: Action): Square {
  const defending = opponent(side);
  return CORNERS[defending][GOALS[defending].indexOf(actionTo(shot))]!;
}
