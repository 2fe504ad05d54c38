import type { Puzzles } from '@kickmate/game';
import { puzzlesFrom } from '@kickmate/game/puzzle-list';
import { messages } from '@kickmate/language';
import { INDEX, PARTS } from './puzzle-list/index.ts';

const ENGLISH = {
  win1: {
    name: 'Mate in one',
    asks: 'Checkmate in one move.',
    otherwise: 'That is no checkmate.',
  },
  win2: {
    name: 'Mate in two',
    asks: 'Checkmate in two moves, whatever the other side plays.',
    otherwise: 'Now the king gets away for at least one move more.',
  },
  win3: {
    name: 'Mate in three',
    asks: 'Checkmate in three moves, whatever the other side plays.',
    otherwise: 'Now the king gets away for at least one move more.',
  },
  gain: {
    name: 'Win material',
    asks: 'One move wins material. Find it.',
    otherwise: 'That wins nothing.',
  },
};

const texts = messages(ENGLISH, () => import('./puzzles.de.ts'));

/** Returns the puzzles, with their texts in the chosen language: checkmate in one, two and three moves, win material. */
export const puzzles = (): Puzzles =>
  puzzlesFrom(
    [
      { id: 'win-1', ...texts.win1, aim: 'win', turns: 1 },
      { id: 'win-2', ...texts.win2, aim: 'win', turns: 2 },
      { id: 'win-3', ...texts.win3, aim: 'win', turns: 3 },
      { id: 'gain', ...texts.gain, aim: 'gain', turns: 1 },
    ],
    { index: INDEX, parts: PARTS },
  );
