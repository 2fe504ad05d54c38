import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Your own mistakes',
  label: 'Your mistake',
  /** On the start page. */
  due: (count: number) =>
    EN.plural(count, { one: 'One of your own mistakes is due', other: '# of your own mistakes are due' }),
  reading: 'Reading your mistakes…',
  left: (count: number) => EN.plural(count, { one: '# left today', other: '# left today' }),
  /** The game, the person's side, the opponent as the history lists them, and the day of the match. */
  from: (game: string, side: string, opponent: string, day: string) =>
    `${game}, ${day}: ${opponent}. You were ${side}.`,
  /** Asks for an action that is as good as the best; the name is that of the one in the match. */
  asks: (name: string) => `You played ${name}. What is best here?`,
  judging: 'The engine judges it…',
  solved: 'Right: as good as the best.',
  played: (name: string) => `You played ${name}.`,
  /** The action of the match was played again. */
  sameAgain: 'That is what you played then.',
  isBest: 'This was the best.',
  comesBack: (days: number) => EN.plural(days, { one: 'It comes back tomorrow.', other: 'It comes back in # days.' }),
  best: 'Best line',
  tryAgain: 'Try again',
  again: 'Once more',
  next: 'Next',
  analyse: 'Match',
  back: 'Back to your mistakes',
  none: {
    title: 'No mistakes yet',
    words: 'Play a match. Blunders and missed goals come back here the next day, until you find what is better.',
    /** While matches are still looked through. */
    soon: 'What is found in your matches comes back here the next day, until you find what is better.',
    play: 'Play a match',
  },
  done: {
    title: 'Nothing is due now',
    tomorrow: (count: number) =>
      EN.plural(count, { one: 'One mistake waits for tomorrow.', other: '# mistakes wait for tomorrow.' }),
    later: 'The next ones come back in a few days.',
    puzzles: 'Solve puzzles',
  },
  others: {
    title: 'This game is through for today',
    words: (count: number) =>
      EN.plural(count, { one: 'One mistake of another game is due.', other: '# mistakes of other games are due.' }),
    practise: 'Practise them',
  },
  enough: {
    title: 'Ten minutes are enough for today',
    words: (count: number) =>
      EN.plural(count, { one: 'One mistake can wait until tomorrow.', other: '# mistakes can wait until tomorrow.' }),
    goOn: 'Go on all the same',
  },
  passed: {
    title: 'That was all for now',
    words: (count: number) =>
      EN.plural(count, { one: 'One mistake was passed over.', other: '# mistakes were passed over.' }),
    again: 'Show them again',
  },
  isRefused: 'This browser does not let us keep your mistakes.',
  isUnreadable: (count: number) =>
    EN.plural(count, {
      one: 'The match of one mistake cannot be shown. The mistake waits for tomorrow.',
      other: 'The matches of # mistakes cannot be shown. They wait for tomorrow.',
    }),

  // ---- looking through matches, told on the page of matches ----
  look: {
    running: (left: number, percent: string) =>
      EN.plural(left, {
        one: `Your last match is looked through for mistakes: ${percent}.`,
        other: `Your matches are looked through for mistakes, # are left: ${percent} of this one.`,
      }),
    waiting: (left: number) =>
      EN.plural(left, {
        one: 'One match waits to be looked through for mistakes. It goes on when nothing else computes.',
        other: '# matches wait to be looked through for mistakes. It goes on when nothing else computes.',
      }),
    paused: (left: number) =>
      EN.plural(left, {
        one: 'One match is not looked through for mistakes.',
        other: '# matches are not looked through for mistakes.',
      }),
    failed: (left: number) =>
      EN.plural(left, {
        one: 'One match could not be looked through for mistakes.',
        other: '# matches could not be looked through for mistakes.',
      }),
    tryAgain: 'Try again',
    pause: 'Pause',
    goOn: 'Go on',
  },
};

/** The texts about practising one's own mistakes. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
