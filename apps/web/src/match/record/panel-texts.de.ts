import { DE } from '@kickmate/language';

/** The texts of the list of moves, the buttons that walk through it, and the dialog with the record, in German. */
export const GERMAN = {
  moves: 'Zugliste',
  begins: (side: string) => `${side} beginnt`,
  round: (round: number, side: string, begins: string) => `Runde ${round} · ${side} ${begins}`,
  resigned: (side: string) => `${side} hat aufgegeben`,
  outOfTime: (side: string) => `Zeit von ${side} abgelaufen`,
  byChance: ' (durch Zufall: die Zeit war um)',

  steps: {
    label: 'Rückblick',
    first: 'Erste Stellung',
    back: () => 'Einen Zug zurück',
    on: () => 'Einen Zug vor',
    last: 'Letzte Stellung',
    toPresent: 'Zum jetzigen Stand',
    present: 'Jetzt',
    replayTurn: 'Den letzten Zug noch einmal zeigen',
    replay: 'Nochmal',
  },

  title: 'Aufzeichnung',
  open: 'Eine Aufzeichnung öffnen',
  asOpened: 'Wie sie geöffnet wurde, mit ihren eigenen Angaben und Notizen.',
  isChanged:
    'Seit dem Öffnen geändert: mit den jetzigen Spielern und dem heutigen Datum, und mit den Notizen zu den Zügen, die von ihr übrig sind.',
  recordOf: () => 'Aufzeichnung dieser Partie',
  copied: 'Kopiert',
  copy: 'Kopieren',
  download: 'Speichern',
  share: 'Bild teilen',
  analyse: 'Analyse',
  position: 'Stellung auf dem Brett',
  copyPosition: 'Stellung kopieren',
  analysePositionOn: (site: string) => `Stellung auf ${site} analysieren`,
  analyseGameOn: (site: string) => `Partie auf ${site} analysieren`,
  pasteThere: ': füge dort die kopierte Aufzeichnung ein',
  openAnother: 'Eine andere Aufzeichnung öffnen',
  what: 'Eine Aufzeichnung (PGN) oder eine Stellung (im Schach: FEN, mit oder ohne Zähler). Sie ersetzt eine Partie desselben Spiels, die noch nicht zu Ende ist.',
  players: 'Wer spielt',
  people: 'Zwei Personen',
  youAs: (side: string) => `Du mit ${side}`,
  file: 'Eine Datei öffnen',
  text: 'Oder ihr Text',
  isTooLong: 'Der Text ist zu lang, um hier gezeigt zu werden.',
  openIt: 'Öffnen',
  openOnBoard: 'Auf dem Analysebrett öffnen',
  rulesFail: (reason: string) => `Die Regeln konnten nicht geladen werden: ${reason}`,

  find: 'Name, Turnier oder Jahr suchen',
  which: (games: number) => `Welche von ${DE.number(games)} Partien`,
  found: (found: number) => `${DE.number(found)} gefunden.`,
  notFound: 'So eine Partie ist nicht in der Datei.',
  showAllGames: 'Alle Partien zeigen',
  foundMany: (found: number, listed: number) =>
    `${DE.number(found)} gefunden, die ersten ${listed} stehen in der Liste.`,
};
