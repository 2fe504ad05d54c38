import { DE } from '@kickmate/language';

/** The texts of ratings in German. */
export const GERMAN = {
  stakes: 'Wertung',
  casual: 'Ohne Wertung',
  casualHint: 'Das Ergebnis ändert keine Wertungszahl.',
  ratedChoice: 'Gewertet',
  ratedHint: 'Das Ergebnis zählt für beide.',
  pace: { fast: 'kurze Bedenkzeit', slow: 'lange Bedenkzeit', correspondence: 'Fernpartien' },
  pool: (game: string, pace: string) => `${game}, ${pace}`,

  table: 'Spieler und Wertungszahlen',
  open: (name: string) => `Die Seite von ${name}`,
  own: (points: string, change: string) => `Deine Wertungszahl ist jetzt ${points} (${change}).`,
  unrated: {
    network: 'Diese Partie zählt nicht für die Wertung: Beide sind im selben Netz.',
    computer: 'Diese Partie zählt nicht für die Wertung: Der Computer hat einen Platz übernommen.',
    short: 'Diese Partie zählt nicht für die Wertung: Sie war zu Ende, bevor beide Seiten zwei Züge hatten.',
  },

  fetching: 'Der Spieler wird geladen …',
  since: (day: string) => `Dabei seit ${day}.`,
  none: 'Noch keine gewerteten Partien.',
  provisionalHelp:
    'Ein Fragezeichen: Die Wertungszahl beruht auf wenigen oder alten Partien und kann sich noch stark ändern.',
  ratings: 'Wertungszahlen',
  which: 'Wertungszahl',
  columns: { pool: 'Spiel', rating: 'Wertungszahl', deviation: 'Unsicherheit', games: 'Partien' },
  course: 'Verlauf der Wertungszahl',
  spoken: (pool: string, from: string, to: string, low: string, high: string) =>
    `${pool}: von ${from} auf ${to}, zwischen ${low} und ${high}.`,
  games: (count: number) => DE.plural(count, { one: 'Die Partie als Tabelle', other: 'Die # Partien als Tabelle' }),
  day: 'Tag',
  opponent: 'Gegner',
  result: 'Ergebnis',
  won: 'gewonnen',
  drawn: 'unentschieden',
  lost: 'verloren',
  gameOf: (opponent: string, day: string) => `Partie gegen ${opponent}, ${day}`,
  more: 'Frühere Partien',
  feed: 'Beendete Partien als Feed (Atom)',
  mine: 'Deine Wertungszahlen',
};
