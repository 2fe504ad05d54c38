import type { Placement, Side } from '@kickmate/board';
import { type Pick, randomArray, standardArray } from './arrays.ts';
import type { FootballPosition } from './position.ts';
import { kickOffFrom } from './starts.ts';

/** A way to set up the rounds of a match. */
export interface SetUp {
  /** As in files: `random-symmetric`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** Where a round begins that a side kicks off; lots are drawn by `pick`, if any are. */
  begin(kickOff: Side, pick: Pick): FootballPosition;
}

const ARRAYS: readonly { readonly id: string; readonly title: string; readonly draw: (pick: Pick) => Placement }[] = [
  { id: 'standard', title: 'Standard array', draw: standardArray },
  { id: 'random-symmetric', title: 'Random array, both sides alike', draw: (pick) => randomArray(pick, true) },
  { id: 'random-free', title: 'Random array, each side its own', draw: (pick) => randomArray(pick, false) },
];

/** All of them, the usual one first: each array with an opening turn, and in the classic manner, kicks allowed at once. */
export const setUps: readonly SetUp[] = ARRAYS.flatMap(({ id, title, draw }) => [
  { id, title, begin: (kickOff, pick) => kickOffFrom(draw(pick), kickOff, 'o') },
  {
    id: id === 'standard' ? 'classic' : `${id}-classic`,
    title: `${title}, classic`,
    begin: (kickOff, pick) => kickOffFrom(draw(pick), kickOff, 'm'),
  },
]);
