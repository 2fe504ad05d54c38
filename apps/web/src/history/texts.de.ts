import { DE } from '@kickmate/language';

/** The texts of the list of finished matches in German. */
export const GERMAN = {
  title: 'Deine Partien',
  intro:
    'Jede Partie, die auf diesem Gerät endet, wird hier gespeichert, und nur auf diesem Gerät. Online-Partien speichert ihr Server; Partien von Spielen aus Dateien werden nicht gespeichert.',
  badges: 'Deine Abzeichen',
  lastAreGone: (count: number) =>
    DE.plural(count, {
      one: 'Die letzte Partie ist weg, wenn du die Seite schließt.',
      other: 'Die letzten # Partien sind weg, wenn du die Seite schließt.',
    }),
  save: 'Als Datei speichern',
  reading: 'Deine Partien werden geladen …',
  table: {
    title: 'Ergebnisse gegen den Computer',
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
    shown: (shown: number, all: number) => `${shown} von ${all}`,
    more: 'Mehr zeigen',
    none: 'Hier ist noch keine Partie zu Ende gegangen.',
    play: 'Eine spielen',
  },
  people: 'Zwei Personen',
  computers: 'Zwei Computer',
  youWere: (side: string) => `du hattest ${side}`,
  withHints: 'mit Tipps',
  replay: { word: 'Nachspielen', label: (match: string) => `Nachspielen und analysieren: ${match}` },
  report: { word: 'Bericht', label: (match: string) => `Spielbericht: ${match}` },
  record: { word: 'PGN', label: (match: string) => `Aufzeichnung: ${match}` },
  delete: {
    label: (match: string) => `Löschen: ${match}`,
    title: 'Diese Partie löschen?',
    confirm: 'Löschen',
    allTitle: (count: number) =>
      DE.plural(count, { one: 'Deine einzige Partie löschen?', other: 'Alle # Partien löschen?' }),
    allConfirm: 'Alle löschen',
    exportFirst: 'Exportiere sie vorher, wenn du sie behalten willst.',
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
    read: (count: number) => DE.plural(count, { one: '# Partie gelesen.', other: '# Partien gelesen.' }),
    unreadable: (reason: string) => `Die Datei konnte nicht gelesen werden: ${reason}`,
  },
};
