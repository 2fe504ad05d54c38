import type { BeginTexts } from './texts.ts';

/** The texts about who plays a new match in German. */
export const GERMAN: BeginTexts = {
  level: 'Stufe',
  levelOf: (level, opponent) => `Stufe ${level}, ${opponent}`,
  who: {
    opponent: 'Gegner',
    computer: 'Computer',
    person: 'Zwei Personen',
    nobody: 'Zusehen',
    whiteLevel: 'Stufe von Weiß',
    blackLevel: 'Stufe von Schwarz',
    side: 'Deine Seite',
    random: 'Zufall',
    start: 'Partie beginnen',
  },
};
