import { messages } from '@kickmate/language';

const ENGLISH = {
  withLevel: (name: string, level: number) => `${name} (level ${level})`,
  /** Sentences on how each opponent plays, by level. They follow from the styles of the levels, and fit on two lines of the form. */
  manners: {
    1: (name: string) => `${name} knows one way only: forward.`,
    2: (name: string) => `${name} takes every chance that he sees.`,
    3: (name: string) => `${name} loves the ball and lets others play along.`,
    4: (name: string) => `${name} likes to stay at home, in front of his goal.`,
    5: (name: string) => `${name} is on her way to your goal, whatever you do.`,
    6: (name: string) => `${name} takes what he can get.`,
    7: (name: string) => `${name} pulls back and lets you come.`,
    8: (name: string) => `${name} lets the ball do the running.`,
    9: (name: string) => `${name} attacks and never goes back.`,
    10: (name: string) => `${name} can do everything, and has no favourite.`,
  },
};
/** The texts about the opponents. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
