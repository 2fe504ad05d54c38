import { type Puzzles, readPuzzles } from '@kickmate/game';
import { PUZZLE_LIST } from './puzzle-list.ts';

/** The puzzles: score at once, score in two turns, save a goal. */
export const PUZZLES: Puzzles = {
  themes: [
    {
      id: 'win-1',
      name: 'Score now',
      asks: 'Score with this action.',
      otherwise: 'That is no goal.',
      aim: 'win',
      turns: 1,
    },
    {
      id: 'win-2',
      name: 'Score in two',
      asks: 'Score with your next action at the latest, whatever the other side does.',
      otherwise: 'Now the other side can prevent the goal.',
      aim: 'win',
      turns: 2,
    },
    {
      id: 'save-1',
      name: 'Save it',
      asks: 'The other side is about to score. Only one action prevents it.',
      otherwise: 'Now the other side scores.',
      aim: 'save',
      turns: 1,
    },
  ],
  puzzles: readPuzzles(PUZZLE_LIST),
};
