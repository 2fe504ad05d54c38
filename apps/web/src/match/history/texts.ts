import { messages } from '@kickmate/language';

const ENGLISH = {
  isFull: "This browser's storage for this site is full.",
  isRefused: 'This browser does not let us keep matches.',

  // ---- why a level is suggested for the next match ----
  why: {
    draw: (level: number) => `A draw at level ${level}.`,
    strongest: (level: number) => `You have beaten level ${level}, the strongest.`,
    twoWins: (level: number, next: number) => `Two wins in a row at level ${level}: try level ${next}.`,
    win: (level: number, next: number) => `A win at level ${level}. After another one, try level ${next}.`,
    lowest: (level: number) => `A loss at level ${level}. The hint shows what the computer would play.`,
    twoLosses: (level: number, easier: number) => `Two losses in a row at level ${level}: level ${easier} is easier.`,
    loss: (level: number) => `A loss at level ${level}. Try it again, or an easier one.`,
  },

  // ---- why a file of matches is refused ----
  noMatches: 'The file holds no matches of Kickmate. Files that “Export all” has saved can be opened here.',
  fault: (match: number, reason: string) => `Match ${match}: ${reason}`,
  notOver: 'it is not over.',
};

/** The texts about the finished matches of this device. The page with their list has more of its own. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
