import { messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

const ENGLISH = {
  alsoKept: 'Also kept:',
  kept: {
    lookAt: (encounter: Encounter) => `Look at the last ${encounter}`,
    goOn: (encounter: Encounter) => `Go on with the ${encounter}`,
    score: 'Score, White first: ',
  },
  replace: {
    title: (encounter: Encounter) => `Begin a new ${encounter}?`,
    description: (encounter: Encounter) => `The ${encounter} that you have not finished is then gone.`,
    confirm: (encounter: Encounter) => `Begin a new ${encounter}`,
  },
};

/** The texts about matches that are kept on this device. */
export const texts = messages(ENGLISH, () => import('./kept-texts.de.ts'));
