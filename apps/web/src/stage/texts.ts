import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The end of a sentence about the engine. */
  misplayed: (action: string) => `it answered ${action}, which is not possible here.`,
  /** The reasons for which a command is refused. */
  refused: {
    server: 'the server decides that',
    nothing: 'no match is being played: begin one',
    kind: 'here are only actions and line-ups',
    reading: 'nobody can act now: go on, or try again',
    illegal: (action: number) => `action ${action} is not legal here`,
  },
};
/** The type of these texts. */
export type StageTexts = typeof ENGLISH;

/** The texts about what happens on a stage. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
