import { messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

const ENGLISH = {
  missing: {
    title: 'There is no such lesson here',
    text: 'The address names no game with a lesson. These games have one:',
  },
  fails: (reason: string) => `This lesson could not be fetched: ${reason}`,
  loading: 'Loading the lesson…',
  titleOf: (game: string) => `Lesson: ${game}`,
  label: 'Lesson',
  /** Leads to the lesson of chess. */
  pieces: 'New to chess? First learn how the pieces move',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  confirmTouch: 'Tap the square again, or press the button.',
  back: 'Back',
  tryAgain: 'Try again',
  again: 'Again',
  next: 'Next',
  /** Begins a game or match against the lowest level. */
  play: (encounter: Encounter) => `Play a ${encounter} at level 1`,
  rules: 'All rules',
};

/** The texts around the lessons. The lessons themselves belong to their games. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
