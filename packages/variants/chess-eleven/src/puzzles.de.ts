import type { PuzzleTexts } from './puzzles.ts';

/** The texts of the puzzles in German. */
export const GERMAN: PuzzleTexts = {
  win1: {
    name: 'Gewinne in diesem Zug',
    asks: 'Triff oder setze matt in diesem Zug, ohne Glück.',
    otherwise: 'Von hier gibt es in diesem Zug kein sicheres Tor.',
  },
  win2: {
    name: 'Gewinne in zwei Zügen',
    asks: 'Triff oder setze matt in diesem oder deinem nächsten Zug, was die andere Seite auch tut und ohne Glück.',
    otherwise: 'Jetzt kann die andere Seite es verhindern.',
  },
  save1: {
    name: 'Rette',
    asks: 'In ihrem nächsten Zug könnte die andere Seite sicher gewinnen. Nur eine erste Aktion verhindert das.',
    otherwise: 'Jetzt gewinnt die andere Seite sicher.',
  },
};
