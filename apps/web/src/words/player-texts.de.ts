/** The texts about players, in German. */
export const GERMAN = {
  you: 'du',
  level: (level: number) => `Stufe ${level}`,
  players: {
    youAre: (side: string, opponent: string) => `du spielst ${side} gegen ${opponent}`,
    people: 'zwei Personen',
    self: (opponent: string) => `${opponent} auf beiden Seiten`,
    computers: (white: string, black: string) => `${white} gegen ${black}`,
  },
};
