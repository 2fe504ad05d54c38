import type { PlayerTexts } from './player-texts.ts';

/** The texts about players, in German. */
export const GERMAN: PlayerTexts = {
  name: { you: 'Du', computer: 'Computer' },
  subject: { you: 'du', computer: 'der Computer' },
  level: (level, name) => `Stufe ${level}, ${name}`,
  players: {
    youAre: (side, level) => `du spielst ${side}, Computer auf Stufe ${level}`,
    people: 'zwei Personen',
    self: (level) => `Computer auf Stufe ${level} gegen sich selbst`,
    computers: (white, black) => `Computer auf Stufe ${white} gegen Computer auf Stufe ${black}`,
  },
};
