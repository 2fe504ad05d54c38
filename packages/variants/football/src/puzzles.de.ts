/** The texts of the puzzles in German. */
export const GERMAN = {
  win1: {
    name: 'Tor in diesem Zug',
    asks: 'Erziele in diesem Zug ein Tor, mit einer Kette von Schüssen.',
    otherwise: 'Von hier gibt es in diesem Zug kein Tor.',
  },
  win2: {
    name: 'Tor in zwei Zügen',
    asks: 'Erziele in diesem oder deinem nächsten Zug ein Tor, was die andere Seite dazwischen auch tut.',
    otherwise: 'Jetzt kann die andere Seite das Tor verhindern.',
  },
  save1: {
    name: 'Abwehr',
    asks: 'Die andere Seite könnte in ihrem nächsten Zug treffen. Nur eine erste Aktion verhindert es.',
    otherwise: 'Jetzt trifft die andere Seite.',
  },
};
