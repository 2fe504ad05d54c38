import type { PlayerTexts } from './player-texts.ts';

/** The texts about players, in German. */
export const GERMAN: PlayerTexts = {
  you: 'du',
  level: (level) => `Stufe ${level}`,
  players: {
    youAre: (side, opponent) => `du spielst ${side} gegen ${opponent}`,
    people: 'zwei Personen',
    self: (opponent) => `${opponent} auf beiden Seiten`,
    computers: (white, black) => `${white} gegen ${black}`,
  },
};
