import type { GoalTexts } from './goal-texts.ts';

/** The texts about goals, in German. */
export const GERMAN: GoalTexts = {
  scorer: (piece, square, how) => `${piece} von ${square}: ${how}`,
  ownGoal: 'Eigentor',
  minute: (minute) => `${minute}′`,
  turn: (turn) => `Zug ${turn}`,
  goal: (score) => `Tor! ${score}`,
};
