import type { Habits } from '../src/play-match.ts';

/** The habits of a side that has not acted. */
export const IDLE: Habits = { actions: 0, kicks: 0, forwardKicks: 0, shots: 0, captures: 0, retreats: 0 };
