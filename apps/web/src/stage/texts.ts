import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The end of a sentence about the engine. */
  misplayed: (action: string) => `it answered ${action}, which is not possible here.`,
};

/** The texts about what happens on a stage. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
