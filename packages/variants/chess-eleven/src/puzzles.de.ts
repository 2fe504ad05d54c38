/** The texts of the puzzles in German. */
export const GERMAN = {
  win1: {
    name: 'Gewinn in diesem Zug',
    asks: 'Schieß ein Tor oder setze matt, in diesem Zug und ohne Glück.',
    otherwise: 'Von hier gibt es in diesem Zug kein sicheres Tor.',
  },
  win2: {
    name: 'Gewinn in zwei Zügen',
    asks: 'Schieß ein Tor oder setze matt, in diesem oder deinem nächsten Zug, ohne Glück und was die andere Seite auch tut.',
    otherwise: 'Jetzt kann die andere Seite es verhindern.',
  },
  save1: {
    name: 'Abwehr',
    asks: 'In ihrem nächsten Zug könnte die andere Seite sicher gewinnen. Nur eine erste Aktion verhindert das.',
    otherwise: 'Jetzt gewinnt die andere Seite sicher.',
  },
};
