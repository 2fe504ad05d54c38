import { EN, type Language } from '@kickmate/language';
import { GERMAN } from './texts.de.ts';

const ENGLISH = {
  open: 'Open in Kickmate',
  general: {
    title: 'Kickmate',
    description: 'Chess pieces kick a ball. Play against the computer or with a friend.',
    alt: 'A board of Kickmate: chess pieces and a ball on a pitch.',
  },
  unknown: {
    title: 'There is nothing at this address',
    description:
      'The link is not complete, or what it led to is gone. Ask for it once more, or begin at the start page.',
  },
  busy: {
    title: 'Not now',
    description: 'The server is busy, or its database is away. Try again in a minute.',
  },
  start: 'To the start page',

  // ---- games ----
  players: (white: string, black: string) => `${white} – ${black}`,
  somebody: 'somebody',
  deleted: 'deleted player',
  computer: (level: number) => `Computer (level ${level})`,
  challenge: (name: string) => `${name} challenges you`,
  pace: { clock: 'with clocks', live: 'live', days: 'by correspondence', unlimited: 'without clocks' },
  /** The game and its pace: "Chess, with clocks". */
  terms: (game: string, pace: string) => `${game}, ${pace}`,
  toAct: (side: string) => `${side} to act`,
  lastMove: (move: string) => `Last move: ${move}`,
  draw: 'Draw',
  winner: { w: 'White has won', b: 'Black has won' },
  calledOff: 'Called off',
  moves: 'Moves',
  round: (number: number) => `Round ${number}`,
  noMoves: 'No moves yet.',

  // ---- other links ----
  system: { roundRobin: 'Everybody against everybody', swiss: 'Swiss system', arena: 'Arena' },
  entrants: (count: number) => EN.plural(count, { one: '# player', other: '# players' }),
  status: {
    open: (time: string) => `Begins on ${time}`,
    running: 'Running now',
    over: 'Over',
    cancelled: 'Called off',
  },
  ratedPace: { fast: 'fast', slow: 'slow', correspondence: 'correspondence' },
  rating: (pool: string, points: string) => `${pool}: ${points}`,
  noRatings: 'No rated games yet.',
  player: 'A player of Kickmate',
  puzzle: (game: string) => `${game}: a puzzle`,
  map: 'A map to play on',
  mapPuzzle: 'A puzzle on a map',

  // ---- feeds ----
  feed: (name: string) => `The finished games of ${name}`,
};

/** The texts of pages, pictures and feeds that other sites show: a server speaks all languages at once. */
export const TEXTS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, de: GERMAN };
