import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The person as the subject of a sentence. */
  you: 'you',
  level: (level: number) => `Level ${level}`,
  /** The players of a match in one line. */
  players: {
    youAre: (side: string, opponent: string) => `you are ${side} against ${opponent}`,
    people: 'two people',
    self: (opponent: string) => `${opponent} on both sides`,
    computers: (white: string, black: string) => `${white} plays ${black}`,
  },
};

/** The texts about players. */
export const texts = messages(ENGLISH, () => import('./player-texts.de.ts'));
