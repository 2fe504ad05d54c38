import type { EndTexts } from './end-texts.ts';

/** The texts about the end of a round, in German. */
export const GERMAN: EndTexts = {
  noGoal: (title) => `${title}: kein Tor`,
  draw: (title) => `${title}: Remis`,
  worth: (end, goals) => `${end}, ${goals} Tore`,
};
