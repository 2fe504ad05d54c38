import type { StageTexts } from './texts.ts';

/** The texts about what happens on a stage, in German. */
export const GERMAN: StageTexts = {
  misplayed: (action) => `Seine Antwort war ${action}, und das geht hier nicht.`,
};
