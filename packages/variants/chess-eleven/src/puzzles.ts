import { type Puzzles, readPuzzles } from '@kickmate/game';
import { PUZZLE_LIST } from './puzzle-list.ts';

/** The puzzles: win in this turn, win in two turns, save a goal. None of them needs luck. */
export const PUZZLES: Puzzles = {
  themes: [
    {
      id: 'win-1',
      name: 'Win this turn',
      asks: 'Score or checkmate in this turn, without luck.',
      otherwise: 'From here there is no certain goal in this turn.',
      aim: 'win',
      turns: 1,
    },
    {
      id: 'win-2',
      name: 'Win in two',
      asks: 'Score or checkmate in this turn or the next one, whatever the other side does and without luck.',
      otherwise: 'Now the other side can prevent it.',
      aim: 'win',
      turns: 2,
    },
    {
      id: 'save-1',
      name: 'Save it',
      asks: 'In its next turn the other side could win for certain. Only one first action prevents that.',
      otherwise: 'Now the other side wins for certain.',
      aim: 'save',
      turns: 1,
    },
  ],
  puzzles: readPuzzles(PUZZLE_LIST),
};
