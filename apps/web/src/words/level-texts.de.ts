/** The texts on how well the computer's levels play, in German. */
export const GERMAN = {
  summaries: {
    1: () => 'Übersieht jeden zweiten Zug, auch einen, der gewinnt.',
    2: () => 'Übersieht viel, und oft deine Antwort.',
    3: () => 'Denkt an deine Antwort, übersieht aber viel.',
    4: () => 'Sieht ein paar Züge voraus, mit vielen Fehlern.',
    5: () => 'Spielt mit Plan und macht trotzdem Fehler.',
    6: () => 'Spielt gut, mit einem Fehler ab und zu.',
    7: () => 'Sieht viele Züge voraus. Warte auf seine Fehler.',
    8: () => 'Spielt stark und macht wenige Fehler.',
    9: () => 'Macht kaum je einen Fehler.',
    10: () => 'Spielt, so gut er kann, mit einer Sekunde je Zug.',
  },
};
