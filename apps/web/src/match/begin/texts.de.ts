/** The texts about who plays a new match in German. */
export const GERMAN = {
  level: 'Stufe',
  levelOf: (level: number, opponent: string) => `Stufe ${level}, ${opponent}`,
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
