/** The texts of the puzzles in German. */
export const GERMAN = {
  win1: {
    name: 'Matt in einem Zug',
    asks: 'Setze in einem Zug matt.',
    otherwise: 'Das ist kein Matt.',
  },
  win2: {
    name: 'Matt in zwei Zügen',
    asks: 'Setze in zwei Zügen matt, was die andere Seite auch spielt.',
    otherwise: 'Jetzt entkommt der König für mindestens einen weiteren Zug.',
  },
  win3: {
    name: 'Matt in drei Zügen',
    asks: 'Setze in drei Zügen matt, was die andere Seite auch spielt.',
    otherwise: 'Jetzt entkommt der König für mindestens einen weiteren Zug.',
  },
  gain: {
    name: 'Material gewinnen',
    asks: 'Ein Zug gewinnt Material. Finde ihn.',
    otherwise: 'Das gewinnt nichts.',
  },
};
