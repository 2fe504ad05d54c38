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
};

/** The texts about players. */
export const texts = messages(ENGLISH, () => import('./player-texts.de.ts'));
