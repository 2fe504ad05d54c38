/** The reasons for which a text is not a record of a match, in German. */
export const GERMAN = {
  backTo: () => 'Zurück zur Partie',
  at: (line: number, column: number, error: string) => `Zeile ${line}, Spalte ${column}: ${error}`,
  twoResults: (tag: string, end: string, counts: string) =>
    `Die Aufzeichnung nennt zwei Ergebnisse: die Angabe Result ${tag}, das Ende der Züge ${end}. Hier zählt ${counts}.`,
  tooLong: (size: number, most: number) =>
    `Die Datei hat ${size} MB; mehr als ${most} MB werden nicht gelesen. Teile sie auf.`,
  ofMap: (error: string) => `die Karte dieser Partie: ${error}`,
  noVariant: (games: string) => `es fehlt die Angabe Variant, die das Spiel nennt; es gibt ${games}`,
  noGame: (name: string, games: string) => `ein Spiel „${name}“ gibt es nicht; es gibt ${games}`,
  position: (error: string) => `Diese Stellung lässt sich nicht öffnen: ${error}`,
  noGames: 'es gibt keine Spiele',
};
