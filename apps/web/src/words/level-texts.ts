import { messages } from '@kickmate/language';

const ENGLISH = {
  /** Sentences on how each level plays. They follow from the engine's settings, and fit on one line of the form. */
  summaries: {
    1: (action: string) => `Overlooks every second ${action}, even a winning one.`,
    2: () => 'Overlooks a lot, and often your answer.',
    3: () => 'Thinks of your answer, but overlooks a lot.',
    4: (action: string) => `Looks a few ${action}s ahead, with many mistakes.`,
    5: () => 'Plays with a plan, and still makes mistakes.',
    6: () => 'Plays well, with a mistake now and then.',
    7: (action: string) => `Looks many ${action}s ahead. Wait for its mistakes.`,
    8: () => 'Plays strongly, and makes few mistakes.',
    9: () => 'Hardly ever makes a mistake.',
    10: (action: string) => `Plays as well as it can, with a second per ${action}.`,
  },
};

/** The texts on how well the computer's levels play. */
export const texts = messages(ENGLISH, () => import('./level-texts.de.ts'));
