import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  stakes: 'Rating',
  casual: 'Casual',
  casualHint: 'The result changes no rating.',
  ratedChoice: 'Rated',
  ratedHint: 'The result counts for both.',
  pace: { fast: 'fast', slow: 'slow', correspondence: 'correspondence' },
  /** A game and its pace: "Chess, fast". */
  pool: (game: string, pace: string) => `${game}, ${pace}`,

  // ---- at a table ----
  table: 'Players and ratings',
  open: (name: string) => `The page of ${name}`,
  own: (points: string, change: string) => `Your rating is ${points} now (${change}).`,
  unrated: {
    network: 'This game does not count for ratings: both players are on the same network.',
    computer: 'This game does not count for ratings: the computer has taken a seat over.',
    short: 'This game does not count for ratings: it ended before both sides had two turns.',
  },

  // ---- a player's page ----
  fetching: 'Fetching the player…',
  since: (day: string) => `Here since ${day}.`,
  none: 'No rated games yet.',
  provisionalHelp: 'A question mark: the rating rests on few games, or on old ones, and may change much.',
  ratings: 'Ratings',
  which: 'Rating',
  columns: { pool: 'Games', rating: 'Rating', deviation: 'Uncertainty', games: 'Played' },
  course: 'Course of the rating',
  spoken: (pool: string, from: string, to: string, low: string, high: string) =>
    `${pool}: from ${from} to ${to}, between ${low} and ${high}.`,
  games: (count: number) => EN.plural(count, { one: 'The game as a table', other: 'The # games as a table' }),
  day: 'Day',
  opponent: 'Opponent',
  result: 'Result',
  won: 'won',
  drawn: 'drawn',
  lost: 'lost',
  gameOf: (opponent: string, day: string) => `Game against ${opponent}, ${day}`,
  more: 'Earlier games',
  feed: 'Finished games as a feed (Atom)',
  mine: 'Your ratings',
};

/** The texts of ratings. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
