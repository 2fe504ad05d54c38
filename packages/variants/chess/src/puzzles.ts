import { type Puzzles, readPuzzles } from '@kickmate/game';
import { PUZZLE_LIST } from './puzzle-list.ts';

/** The puzzles: checkmate in one, two and three moves, win material. */
export const PUZZLES: Puzzles = {
  themes: [
    {
      id: 'win-1',
      name: 'Mate in one',
      asks: 'Checkmate in one move.',
      otherwise: 'That is no checkmate.',
      aim: 'win',
      turns: 1,
    },
    {
      id: 'win-2',
      name: 'Mate in two',
      asks: 'Checkmate in two moves, whatever the other side plays.',
      otherwise: 'Now the king gets away for at least one move more.',
      aim: 'win',
      turns: 2,
    },
    {
      id: 'win-3',
      name: 'Mate in three',
      asks: 'Checkmate in three moves, whatever the other side plays.',
      otherwise: 'Now the king gets away for at least one move more.',
      aim: 'win',
      turns: 3,
    },
    {
      id: 'gain',
      name: 'Win material',
      asks: 'One move wins material. Find it.',
      otherwise: 'That wins nothing.',
      aim: 'gain',
      turns: 1,
    },
  ],
  puzzles: readPuzzles(PUZZLE_LIST),
};
