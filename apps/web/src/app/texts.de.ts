import { DE } from '@kickmate/language';

/** The texts around every page in German. */
export const GERMAN = {
  titles: {
    newMatch: 'Neue Partie',
    match: 'Partie',
    analysis: 'Analyse',
    position: 'Stellungseditor',
    rules: 'Regeln',
    lesson: 'Lektion',
    puzzles: 'Rätsel',
    puzzle: 'Rätsel',
    maps: 'Karten und Rätsel',
    mapEditor: 'Karteneditor',
    sharedMap: 'Geteilte Karte',
    pack: 'Kartensammlung',
    newPack: 'Eine eigene Sammlung',
    online: 'Online',
    table: 'Online-Partie',
    games: 'Deine Online-Partien',
    me: 'Du online',
    device: 'Ein anderes Gerät',
    history: 'Deine Partien',
    practice: 'Deine eigenen Fehler',
    bench: 'Leistungstest',
    foreign: 'Ein Spiel aus einer Datei',
    about: 'Über Kickmate',
    missing: 'Hier ist nichts',
  },
  skip: 'Zum Inhalt springen',
  header: {
    main: 'Hauptmenü',
    game: 'Partie',
    match: 'Partie',
    online: 'Online',
    seeking: ', sucht einen Gegner',
    turns: (games: number) =>
      DE.plural(games, { one: ', in # Partie bist du am Zug', other: ', in # Partien bist du am Zug' }),
    lesson: 'Lektion',
    rules: 'Regeln',
    puzzles: 'Rätsel',
    sound: 'Ton',
    soundIsOn: 'Der Ton ist an',
    soundIsOff: 'Der Ton ist aus',
    settings: 'Optionen',
    more: 'Mehr',
    analysis: 'Analysebrett',
  },
  footer: {
    withServer:
      'Kickmate ist freie Software (MIT). Gegen den Computer spielst du auf deinem Gerät; nur Online-Partien laufen über diesen Server.',
    alone: 'Kickmate ist freie Software (MIT). Gespielt wird auf deinem Gerät, und nichts wird irgendwohin gesendet.',
    more: 'Mehr',
    rulesOf: (game: string) => `Regeln von ${game}`,
    maps: 'Karten und Rätsel',
    bench: 'Leistungstest',
    foreign: 'Ein Spiel aus einer Datei',
    about: 'Über Kickmate, Mitwirkende',
  },
  notices: {
    notKept:
      'Dieser Browser lässt uns nicht speichern, was du hier tust: Es ist weg, wenn du die Seite schließt. Kopiere oder exportiere, was du behalten möchtest.',
    notOpened: (reason: string) => `Die laufende Partie konnte nicht geöffnet werden: ${reason}`,
    elsewhere:
      'Kickmate ist auch in einem anderen Fenster offen, das die Partien speichert. Was hier gespielt wird, wird nicht gespeichert.',
    goOnHere: 'Hier weitermachen',
    forked: 'Diese Partie wurde auch in einem anderen Fenster weitergespielt. Mit welcher machst du weiter?',
    keepThis: 'Diese behalten',
    takeOther: 'Die andere nehmen',
    newer: 'Eine neuere Version von Kickmate ist bereit.',
    update: 'Aktualisieren',
    replaced:
      'Ein anderes Fenster ist zu einer neueren Version von Kickmate gewechselt. Lade diese Seite neu, um damit weiterzumachen.',
    incomplete:
      'Ein Teil von Kickmate konnte nicht geladen werden. Entweder fehlt die Verbindung, oder es gibt eine neuere Version; dann lade diese Seite neu.',
    loadAgain: 'Seite neu laden',
  },
};
