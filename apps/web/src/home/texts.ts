import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Chess with a ball',
  lead: 'The pieces move as in chess. Whoever moves onto the ball kicks it. Get it to the other back rank, or behind it, and it is a goal.',
  /** The first step of somebody new, on the board of the page. */
  first: (piece: string, from: string, ball: string) => `Pick the ${piece} on ${from}, then the ball on ${ball}.`,
  yourTurn: 'Your turn.',
  thinking: 'The computer thinks…',
  goOn: 'Go on with this match',
  replaces: 'Go on with this one?',
  learn: 'Learn it in eight short steps',
  boardFails: (reason: string) => `The board could not be fetched: ${reason}`,
  label: 'The first kick',
  today: 'Today',
  daily: 'Puzzle of the day',
  streak: (days: number) => EN.plural(days, { one: 'Streak: one day', other: 'Streak: # days' }),
  turns: (count: number) => (count === 1 ? 'Your turn in a game online' : `Your turn in ${count} games online`),
  games: 'Games',
  play: 'Play',
  playGame: (game: string) => `Play ${game}`,
  learnGame: (game: string) => `Learn ${game}`,
  choose: (game: string) => `Choose side, clock and more for ${game}`,
  learnWord: 'Learn',
  chooseWord: 'Choose…',
  smaller: 'A small one to look at:',
  more: {
    label: 'More',
    openRecord: 'Open a game record',
    analysis: 'Analysis board',
    matches: 'Your matches',
    friend: 'Play with people far away',
  },
};

/** The texts of the start page. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
