/** The texts about files of matches that cannot be read, in German. */
export const GERMAN = {
  noMatches:
    'In der Datei sind keine Partien von Kickmate. Hier lassen sich Dateien öffnen, die „Alle exportieren“ gespeichert hat.',
  isNewer:
    'Eine neuere Version von Kickmate hat diese Datei gespeichert. Lade diese Seite neu, um Kickmate zu aktualisieren, und öffne die Datei dann.',
  isDamaged: 'Die Datei ist beschädigt oder unvollständig.',

  fault: (match: number, reason: string) => `Partie ${match}: ${reason}`,
  notOver: 'Sie ist nicht zu Ende.',
};
