import { DE } from '@kickmate/language';

/** The texts around the rules of a game in German. */
export const GERMAN = {
  missing: {
    title: 'Dieses Spiel gibt es hier nicht',
    text: 'Die Adresse nennt kein Spiel von Kickmate. Das sind die Spiele und ihre Regeln:',
  },
  fail: (reason: string) => `Diese Regeln konnten nicht geladen werden: ${reason}`,
  noPage: (game: string) => `${game} hat keine Regelseite`,
  answered: (status: number) => `die Seite antwortete mit ${status}`,
  loading: 'Die Regeln werden geladen …',
  chapters: 'Kapitel',
  rulesOf: (game: string) => `Regeln von ${game}`,
  learn: (steps: number) => `Lerne es auf dem Brett: ${steps} kurze Schritte`,
  keys: {
    title: 'Tasten',
    lead: 'Die App lässt sich allein mit der Tastatur spielen. Solange das Brett den Fokus hat:',
  },
  map: {
    title: (map: string) => `Die Karte ${map}`,
    limit: (turns: number) => DE.plural(turns, { one: 'Weiß hat dafür # Zug.', other: 'Weiß hat dafür # Züge.' }),
    signs:
      'Die Züge der Figuren, mit der weißen Figur in der Mitte. Ein Punkt: Dorthin darf sie ziehen. Ein Ring: Dort darf sie schlagen. Ein Pfeil: In diese Richtung darf sie weiterziehen.',
    kind: (letter: string, worth: number, isRoyal: boolean) =>
      `${letter}, Wert ${worth}${isRoyal ? ', königlich' : ''}`,
    items:
      'Eine Figur, die auf einem Gegenstand stehen bleibt, hebt ihn auf und trägt ihn, höchstens einen. Dann darf sie, was hier gezeichnet ist.',
  },
  noMaps: (game: string) => `${game} hat keine Karten.`,
};
