import { type Puzzles, readPuzzles } from '@kickmate/game';
import { PUZZLE_LIST } from './puzzle-list.ts';

/** The puzzles: score in this turn, score in two turns, save a goal. */
export const PUZZLES: Puzzles = {
  themes: [
    {
      id: 'win-1',
      name: 'Score this turn',
      asks: 'Score in this turn, by a chain of kicks.',
      otherwise: 'From here there is no goal in this turn.',
      aim: 'win',
      turns: 1,
    },
    {
      id: 'win-2',
      name: 'Score in two',
      asks: 'Score in this turn or the next one, whatever the other side does in between.',
      otherwise: 'Now the other side can prevent the goal.',
      aim: 'win',
      turns: 2,
    },
    {
      id: 'save-1',
      name: 'Save it',
      asks: 'The other side could score in its next turn. Only one first action prevents it.',
      otherwise: 'Now the other side scores.',
      aim: 'save',
      turns: 1,
    },
  ],
  puzzles: readPuzzles(PUZZLE_LIST),
};
