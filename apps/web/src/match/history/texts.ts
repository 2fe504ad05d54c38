import { messages } from '@kickmate/language';

const ENGLISH = {
  isRefused: 'This browser does not let us keep matches.',

  /** The opponent of a match, by its `players`. */
  kinds: {
    computer: 'The computer',
    people: 'Two people',
    watched: 'Two computers',
    online: 'Online',
    file: 'From a file',
  },
  named: { online: (name: string) => `${name}, online`, file: (name: string) => `${name}, from a file` },

  // ---- why an opponent is suggested for the next match ----
  why: {
    draw: (name: string) => `A draw against ${name}.`,
    strongest: (name: string) => `You have beaten ${name}, the strongest.`,
    twoWins: (name: string, next: string) => `Two wins in a row against ${name}: try ${next}.`,
    win: (name: string, next: string) => `A win against ${name}. After another one, try ${next}.`,
    hinted: (name: string) => `A win against ${name}, with hints. Win once without them, and it counts.`,
    lowest: (name: string) => `A loss against ${name}. In the next one, a hint shows what the computer would play.`,
    twoLosses: (name: string, easier: string) => `Two losses in a row against ${name}: ${easier} is easier.`,
    loss: (name: string) => `A loss against ${name}. Try again, or somebody easier.`,
  },
};

/** The texts about the finished matches of this device. The page with their list has more of its own. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
