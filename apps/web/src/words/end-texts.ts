import { messages } from '@kickmate/language';

const ENGLISH = {
  noGoal: (title: string) => `${title}: no goal`,
  draw: (title: string) => `${title}: draw`,
  worth: (end: string, goals: number) => `${end}, ${goals} goals`,
};

/** The texts about the end of a round. */
export const texts = messages(ENGLISH, () => import('./end-texts.de.ts'));
