import type { MatchTexts } from './texts.ts';

/** The texts about a match that are needed before its page is loaded, in German. */
export const GERMAN: MatchTexts = {
  name: { you: 'Du', computer: 'Computer' },
  subject: { you: 'du', computer: 'der Computer' },
  level: (level, name) => `Stufe ${level}, ${name}`,
  players: {
    youAre: (side, level) => `du spielst ${side}, Computer auf Stufe ${level}`,
    people: 'zwei Personen',
    self: (level) => `Computer auf Stufe ${level} gegen sich selbst`,
    computers: (white, black) => `Computer auf Stufe ${white} gegen Computer auf Stufe ${black}`,
  },
  misplayed: (action) => `Seine Antwort war ${action}, und das geht hier nicht.`,
};
