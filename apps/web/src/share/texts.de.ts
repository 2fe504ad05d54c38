/** The texts about pictures to share, in German. */
export const GERMAN = {
  title: 'Teilen',
  what: 'Das Bild entsteht auf diesem Gerät. Nichts wird verschickt, bevor du es teilst.',
  share: 'Bild teilen',
  save: 'Bild speichern',
  making: 'Das Bild wird gemacht …',
  refused: 'Dieser Browser macht keine Bilder vom Brett. Der Link geht, und ein Bildschirmfoto auch.',
  outcome: {
    shared: 'Geteilt.',
    cancelled: 'Nicht geteilt.',
    failed: 'Hier ließ es sich nicht teilen. Speichere das Bild stattdessen.',
  },
  saved: 'Bei deinen Downloads gespeichert.',
  fullTime: 'Abpfiff',
  gameOver: 'Partie zu Ende',
  puzzle: (side: string, rating: string) => `${side} ist am Zug · ${rating}`,
  matchLink: 'Der Link enthält alle Züge, Varianten und Kommentare; sonst wird nirgends etwas gespeichert.',
  puzzleLink: 'Der Link öffnet das Rätsel.',
};
