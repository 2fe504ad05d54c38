/** The texts of the puzzles in German. */
export const GERMAN = {
  win1: {
    name: 'Tor in einem Zug',
    asks: 'Erziele mit diesem Zug ein Tor.',
    otherwise: 'Das ist kein Tor.',
  },
  win2: {
    name: 'Tor in zwei Zügen',
    asks: 'Erziele spätestens mit deinem nächsten Zug ein Tor, was die andere Seite auch tut.',
    otherwise: 'Jetzt kann die andere Seite das Tor verhindern.',
  },
  save1: {
    name: 'Abwehr',
    asks: 'Die andere Seite trifft gleich. Nur ein Zug verhindert es.',
    otherwise: 'Jetzt trifft die andere Seite.',
  },
};
