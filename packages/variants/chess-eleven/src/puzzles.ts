import type { Puzzles } from '@kickmate/game';
import { puzzlesFrom } from '@kickmate/game/puzzle-list';
import { messages } from '@kickmate/language';
import { INDEX, PARTS } from './puzzle-list/index.ts';

const ENGLISH = {
  win1: {
    name: 'Win this turn',
    asks: 'Score or checkmate in this turn, without luck.',
    otherwise: 'From here there is no certain goal in this turn.',
  },
  win2: {
    name: 'Win in two',
    asks: 'Score or checkmate in this turn or the next one, whatever the other side does and without luck.',
    otherwise: 'Now the other side can prevent it.',
  },
  save1: {
    name: 'Save it',
    asks: 'In its next turn the other side could win for certain. Only one first action prevents that.',
    otherwise: 'Now the other side wins for certain.',
  },
};

const texts = messages(ENGLISH, () => import('./puzzles.de.ts'));

/** Returns the puzzles, with their texts in the chosen language: win in this turn, win in two turns, save a goal. None of them needs luck. */
export const puzzles = (): Puzzles =>
  puzzlesFrom(
    [
      { id: 'win-1', ...texts.win1, aim: 'win', turns: 1 },
      { id: 'win-2', ...texts.win2, aim: 'win', turns: 2 },
      { id: 'save-1', ...texts.save1, aim: 'save', turns: 1 },
    ],
    { index: INDEX, parts: PARTS },
  );
