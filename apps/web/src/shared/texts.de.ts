/** The texts that many parts of the app use, in German. */
export const GERMAN = {
  action: 'Zug',
  act: 'ziehen',
  kicksOff: 'stößt an',
  begins: 'beginnt',
  close: 'Schließen',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  partIsMissing:
    'Ein Teil von Kickmate konnte nicht geladen werden. Entweder fehlt die Verbindung, oder es gibt eine neuere Version; dann lade diese Seite neu.',
};
