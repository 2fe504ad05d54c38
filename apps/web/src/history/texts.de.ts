import { DE } from '@kickmate/language';

/** The texts of the list of finished matches in German. */
export const GERMAN = {
  title: 'Deine Partien',
  intro:
    'Jede Partie, die auf diesem Gerät endet, wird hier gespeichert. Deine Online-Partien kommen von ihrem Server, Partien aus PGN-Dateien, sobald du sagst, wer du darin bist.',
  badges: 'Deine Abzeichen',
  insights: 'Auswertung deines Spiels',
  mistakes: 'deine Fehler',
  lastAreGone: (count: number) =>
    DE.plural(count, {
      one: 'Die letzte Partie ist weg, wenn du die Seite schließt.',
      other: 'Die letzten # Partien sind weg, wenn du die Seite schließt.',
    }),
  save: 'Als Datei speichern',
  reading: 'Deine Partien werden geladen …',
  table: {
    title: 'Ergebnisse',
    game: 'Spiel',
    opponent: 'Gegner',
    won: 'Siege',
    drawn: 'Remis',
    lost: 'Niederlagen',
  },
  results: {
    won: 'Gewonnen',
    lost: 'Verloren',
    drawn: 'Unentschieden',
    white: 'Weiß hat gewonnen',
    black: 'Schwarz hat gewonnen',
  },
  list: {
    title: 'Alle Partien',
    game: 'Spiel',
    result: 'Ergebnis',
    opponent: 'Gegner',
    allGames: 'Alle Spiele',
    allResults: 'Alle Ergebnisse',
    allOpponents: 'Alle Gegner',
    people: 'Mit Namen',
    side: 'Seite',
    bothSides: 'Beide Seiten',
    shown: (shown: number, all: number) => `${shown} von ${all}`,
    more: 'Mehr zeigen',
    none: 'Hier ist noch keine Partie zu Ende gegangen.',
    play: 'Eine spielen',
    noneLike: 'So eine Partie gibt es nicht.',
    showAll: 'Alle Partien zeigen',
  },
  youWere: (side: string) => `du hattest ${side}`,
  withHints: 'mit Tipps',
  replay: { word: 'Nachspielen', label: (match: string) => `Nachspielen und analysieren: ${match}` },
  report: { word: 'Bericht', label: (match: string) => `Spielbericht: ${match}` },
  record: { word: 'PGN', label: (match: string) => `Aufzeichnung: ${match}` },
  delete: {
    label: (match: string) => `Löschen: ${match}`,
    title: 'Diese Partie löschen?',
    confirm: 'Löschen',
    goesWith: 'Der Bericht und deine Fehler daraus werden mit gelöscht.',
    allTitle: (count: number) =>
      DE.plural(count, { one: 'Deine einzige Partie löschen?', other: 'Alle # Partien löschen?' }),
    allConfirm: 'Alle löschen',
    exportFirst:
      'Die Berichte und deine Fehler daraus werden mit gelöscht. Exportiere die Partien vorher, wenn du sie behalten willst.',
  },
  claim: {
    title: 'Wer bist du in diesen Partien?',
    why: 'Deine Partien kommen zu deinen anderen: Sie werden auf Fehler durchgesehen und in den Ergebnissen gezählt.',
    player: 'Spieler',
    option: (name: string, games: number) =>
      DE.plural(games, { one: `${name}, # Partie`, other: `${name}, # Partien` }),
    cancel: 'Abbrechen',
    confirm: 'Das bin ich',
  },
  back: 'Zurück zu deinen Partien',
  isGone: 'Die Partie wurde in einem anderen Fenster gelöscht.',
  cannotOpen: (reason: string) => `Die Partie lässt sich nicht öffnen: ${reason}`,
  files: {
    title: 'Dateien',
    exportAll: 'Alle exportieren',
    allRecords: 'Alle als PGN',
    import: 'Partien importieren',
    deleteAll: 'Alle löschen',
    reading: (done: number, all: number) => `Partie ${done} von ${all} wird gelesen`,
    read: (count: number, known: number) =>
      `${DE.plural(count, { one: '# Partie gelesen.', other: '# Partien gelesen.' })}${known === 0 ? '' : ` Schon hier: ${DE.number(known)}.`}`,
    kinds: 'Partien von Kickmate (JSON) oder Partien als PGN, etwa von einer Schachseite.',
    noPlayers:
      'In der Datei sind weder Partien von Kickmate noch PGN-Partien, die in den Feldern White und Black die Spieler nennen.',
    moreFaults: (count: number) =>
      DE.plural(count, { one: '# weitere lässt sich nicht lesen.', other: '# weitere lassen sich nicht lesen.' }),
    noSchedules: 'Wann deine Fehler wiederkommen, steht nicht lesbar in der Datei: Sie beginnen von vorn.',
    unreadable: (reason: string) => `Die Datei konnte nicht gelesen werden: ${reason}`,
  },
};
