import { messages } from '@kickmate/language';

const ENGLISH = {
  level: 'Level',
  levelOf: (level: number, opponent: string) => `Level ${level}, ${opponent}`,
  /** The dialog that asks who plays. */
  who: {
    opponent: 'Opponent',
    computer: 'The computer',
    person: 'Two people',
    nobody: 'Watch',
    whiteLevel: "White's level",
    blackLevel: "Black's level",
    side: 'Your side',
    random: 'Random',
    start: 'Start the game',
  },
};

/** The texts about who plays a new match. The start page's form has more of its own. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
