/** The texts around the lessons in German. */
export const GERMAN = {
  missing: {
    title: 'Diese Lektion gibt es nicht',
    text: 'Die Adresse nennt kein Spiel mit einer Lektion. Diese Spiele haben eine:',
  },
  fails: (reason: string) => `Die Lektion konnte nicht geladen werden: ${reason}`,
  loading: 'Die Lektion wird geladen …',
  titleOf: (game: string) => `Lektion: ${game}`,
  label: 'Lektion',
  pieces: 'Neu im Schach? Lern zuerst, wie die Figuren ziehen',
  step: (number: number, count: number) => `Schritt ${number} von ${count}`,
  confirmTouch: 'Tippe noch einmal auf das Feld oder drücke den Knopf.',
  back: 'Zurück',
  tryAgain: 'Nochmal',
  again: 'Von vorn',
  next: 'Weiter',
  play: () => 'Partie auf Stufe 1',
  rules: 'Alle Regeln',
};
