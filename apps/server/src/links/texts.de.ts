import { DE } from '@kickmate/language';

/** The texts of pages, pictures and feeds that other sites show, in German. */
export const GERMAN = {
  open: 'In Kickmate öffnen',
  general: {
    title: 'Kickmate',
    description: 'Schachfiguren schießen einen Ball. Spiele gegen den Computer oder mit Freunden.',
    alt: 'Ein Brett von Kickmate: Schachfiguren und ein Ball auf einem Spielfeld.',
  },
  unknown: {
    title: 'Unter dieser Adresse gibt es nichts',
    description:
      'Der Link ist nicht vollständig, oder das, wohin er führte, gibt es nicht mehr. Bitte noch einmal um ihn, oder beginne auf der Startseite.',
  },
  busy: {
    title: 'Gerade nicht',
    description: 'Der Server ist beschäftigt, oder seine Datenbank ist weg. Versuche es in einer Minute noch einmal.',
  },
  start: 'Zur Startseite',

  players: (white: string, black: string) => `${white} – ${black}`,
  somebody: 'jemand',
  deleted: 'gelöschter Spieler',
  computer: (level: number) => `Computer (Stufe ${level})`,
  challenge: (name: string) => `${name} fordert dich heraus`,
  pace: { clock: 'mit Uhren', live: 'live', days: 'als Fernpartie', unlimited: 'ohne Uhren' },
  terms: (game: string, pace: string) => `${game}, ${pace}`,
  toAct: (side: string) => `${side} ist am Zug`,
  lastMove: (move: string) => `Letzter Zug: ${move}`,
  draw: 'Remis',
  winner: { w: 'Weiß hat gewonnen', b: 'Schwarz hat gewonnen' },
  calledOff: 'Abgesagt',
  moves: 'Züge',
  round: (number: number) => `Runde ${number}`,
  noMoves: 'Noch keine Züge.',

  system: { roundRobin: 'Jeder gegen jeden', swiss: 'Schweizer System', arena: 'Arena' },
  entrants: (count: number) => DE.plural(count, { one: '# Spieler', other: '# Spieler' }),
  status: {
    open: (time: string) => `Beginnt am ${time}`,
    running: 'Läuft gerade',
    over: 'Beendet',
    cancelled: 'Abgesagt',
  },
  ratedPace: { fast: 'schnell', slow: 'langsam', correspondence: 'Fernpartien' },
  rating: (pool: string, points: string) => `${pool}: ${points}`,
  noRatings: 'Noch keine gewerteten Partien.',
  player: 'Spielt bei Kickmate',
  puzzle: (game: string) => `${game}: eine Aufgabe`,
  map: 'Eine Karte zum Spielen',
  mapPuzzle: 'Eine Aufgabe auf einer Karte',

  feed: (name: string) => `Die beendeten Partien von ${name}`,
};
