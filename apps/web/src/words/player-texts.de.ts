/** The texts about players, in German. */
export const GERMAN = {
  name: { you: 'Du', computer: 'Computer' },
  subject: { you: 'du', computer: 'der Computer' },
  level: (level: number, name: string) => `Stufe ${level}, ${name}`,
  players: {
    youAre: (side: string, level: number) => `du spielst ${side}, Computer auf Stufe ${level}`,
    people: 'zwei Personen',
    self: (level: number) => `Computer auf Stufe ${level} gegen sich selbst`,
    computers: (white: number, black: number) => `Computer auf Stufe ${white} gegen Computer auf Stufe ${black}`,
  },
};
