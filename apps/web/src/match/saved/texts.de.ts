/** The texts about saved matches that cannot be read, in German. */
export const GERMAN = {
  unreadable: 'Die gespeicherte Partie konnte nicht gelesen werden.',
  isAside: 'Sie ist beiseitegelegt, und du kannst eine neue Partie beginnen.',
  staysThere:
    'Dieser Browser lässt sie uns nicht beiseitelegen, darum bleibt sie, wo sie ist: Bis du sie wegwirfst, wird keine andere Partie ihres Spiels gespeichert.',
  download: 'Herunterladen',
  discard: 'Wegwerfen',

  notJson: 'Das ist kein wohlgeformtes JSON.',
  fault: (field: string | null) =>
    field
      ? `Das Feld „${field}“ lässt sich nicht als Teil einer Partie von Kickmate lesen.`
      : 'Das lässt sich nicht als Partie von Kickmate lesen.',
  isTwice: 'Auch eine andere Partie ihres Spiels ist gespeichert.',
  asideUnreadable: 'Der beiseitegelegte Text lässt sich auch nicht lesen.',
};
