import type { LessonTexts } from './texts.ts';

/** The texts around the lessons in German. */
export const GERMAN: LessonTexts = {
  missing: {
    title: 'Diese Lektion gibt es nicht',
    text: 'Die Adresse nennt kein Spiel mit einer Lektion. Diese Spiele haben eine:',
  },
  fails: (reason) => `Die Lektion konnte nicht geladen werden: ${reason}`,
  loading: 'Die Lektion wird geladen …',
  titleOf: (game) => `Lektion: ${game}`,
  label: 'Lektion',
  step: (number, count) => `Schritt ${number} von ${count}`,
  confirmTouch: 'Tippe noch einmal auf das Feld oder drücke den Knopf.',
  back: 'Zurück',
  tryAgain: 'Nochmal',
  again: 'Von vorn',
  next: 'Weiter',
  play: () => 'Partie auf Stufe 1',
  rules: 'Alle Regeln',
};
