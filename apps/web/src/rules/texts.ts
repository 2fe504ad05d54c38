import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  missing: {
    title: 'There is no such game here',
    text: 'The address names no game of Kickmate. These are the games and their rules:',
  },
  fail: (reason: string) => `These rules could not be fetched: ${reason}`,
  /** The ends of such a sentence. */
  noPage: (game: string) => `${game} has no rule page`,
  answered: (status: number) => `the page answered ${status}`,
  loading: 'Loading the rules…',
  chapters: 'Chapters',
  rulesOf: (game: string) => `Rules of ${game}`,
  learn: (steps: number) => `Learn it on the board: ${steps} short steps`,
  keys: {
    title: 'Keys',
    lead: 'The app can be played by the keyboard alone. While the board has the focus:',
  },
  map: {
    title: (map: string) => `The map ${map}`,
    limit: (turns: number) => EN.plural(turns, { one: 'White has # move for it.', other: 'White has # moves for it.' }),
    signs:
      "The moves of the pieces, with White's piece in the middle. A dot: it may move there. A ring: it may capture there. An arrow: it may go on in that direction.",
    /** Follows the name of a kind of piece. */
    kind: (letter: string, worth: number, isRoyal: boolean) => `${letter}, worth ${worth}${isRoyal ? ', royal' : ''}`,
    items:
      'A piece that comes to stand on an item picks it up and carries it, one item at most. It may then do what is drawn here.',
  },
  noMaps: (game: string) => `${game} has no maps.`,
};

/** The texts around the rules of a game, which are a page of their own. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
