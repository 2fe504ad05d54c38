import { messages } from '@kickmate/language';

const ENGLISH = {
  /** About a position from which a match is to begin. */
  start: {
    added: {
      both: 'The counters at the end are missing: they are set to 0 and 1, as for a first move.',
      last: 'The counter at the end is missing: it is set to 1, as for a first move.',
      zero: 'The counter at the end is 0: it is set to 1, as for a first move.',
    },
    nothingToPlay: 'Nothing can be played in this position: it is over.',
    nobodyCanWin: 'Nobody can win in this position: it is over.',
    /** The end of a sentence. */
    fields: (given: number, needed: number) => `; there ${given === 1 ? 'is' : 'are'} ${given} of ${needed} fields`,
  },
};

/** The texts of a session of play. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
