import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The names of players who have none of their own. */
  name: { you: 'You', computer: 'Computer' },
  /** These players as subjects of a sentence. */
  subject: { you: 'you', computer: 'the computer' },
  level: (level: number, name: string) => `Level ${level}, ${name}`,
  /** The players of a match in one line. */
  players: {
    youAre: (side: string, level: number) => `you are ${side}, computer level ${level}`,
    people: 'two people',
    self: (level: number) => `computer level ${level} plays itself`,
    computers: (white: number, black: number) => `computer level ${white} plays computer level ${black}`,
  },
  /** The end of a sentence about the engine. */
  misplayed: (action: string) => `it answered ${action}, which is not possible here.`,
};
/** The type of these texts. */
export type MatchTexts = typeof ENGLISH;

/** The texts about a match that are needed before its page is loaded. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
