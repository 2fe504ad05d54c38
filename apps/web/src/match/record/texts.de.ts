import type { RecordTexts } from './texts.ts';

/** The reasons for which a text is not a record of a match, in German. */
export const GERMAN: RecordTexts = {
  backTo: () => 'Zurück zur Partie',
  at: (line, column, error) => `Zeile ${line}, Spalte ${column}: ${error}`,
  twoResults: (tag, end, counts) =>
    `Die Aufzeichnung nennt zwei Ergebnisse: die Angabe Result ${tag}, das Ende der Züge ${end}. Hier zählt ${counts}.`,
  tooLong: (size, most) => `Die Datei hat ${size} MB; mehr als ${most} MB werden nicht gelesen. Teile sie auf.`,
  ofMap: (error) => `die Karte dieser Partie: ${error}`,
  noVariant: (games) => `es fehlt die Angabe Variant, die das Spiel nennt; es gibt ${games}`,
  noGame: (name, games) => `ein Spiel „${name}“ gibt es nicht; es gibt ${games}`,
  position: (error) => `Diese Stellung lässt sich nicht öffnen: ${error}`,
  noGames: 'es gibt keine Spiele',
};
