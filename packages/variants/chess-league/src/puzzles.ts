import type { Puzzles } from '@kickmate/game';
import { puzzlesFrom } from '@kickmate/game/puzzle-list';
import { messages } from '@kickmate/language';
import { INDEX, PARTS } from './puzzle-list/index.ts';

const ENGLISH = {
  win1: {
    name: 'Score now',
    asks: 'Score with this action.',
    otherwise: 'That is no goal.',
  },
  win2: {
    name: 'Score in two',
    asks: 'Score with your next action at the latest, whatever the other side does.',
    otherwise: 'Now the other side can prevent the goal.',
  },
  save1: {
    name: 'Save it',
    asks: 'The other side is about to score. Only one action prevents it.',
    otherwise: 'Now the other side scores.',
  },
};

const texts = messages(ENGLISH, () => import('./puzzles.de.ts'));

/** Returns the puzzles, with their texts in the chosen language: score at once, score in two turns, save a goal. */
export const puzzles = (): Puzzles =>
  puzzlesFrom(
    [
      { id: 'win-1', ...texts.win1, aim: 'win', turns: 1 },
      { id: 'win-2', ...texts.win2, aim: 'win', turns: 2 },
      { id: 'save-1', ...texts.save1, aim: 'save', turns: 1 },
    ],
    { index: INDEX, parts: PARTS },
  );
