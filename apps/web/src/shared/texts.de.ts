/** The texts that many parts of the app use, in German. */
export const GERMAN = {
  action: 'Zug',
  act: 'ziehen',
  kicksOff: 'stößt an',
  begins: 'beginnt',
  close: 'Schließen',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  isFull: 'Der Speicher dieses Browsers für diese Seite ist voll: Neues wird nicht behalten.',
  isOfNewer:
    'Eine neuere Version von Kickmate speichert dies hier, vielleicht in einem anderen Fenster. Lade diese Seite neu.',
  partIsMissing:
    'Ein Teil von Kickmate konnte nicht geladen werden. Entweder fehlt die Verbindung, oder es gibt eine neuere Version; dann lade diese Seite neu.',
};
