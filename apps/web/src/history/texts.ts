import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Your matches',
  intro:
    'Every match that ends on this device is kept here, your games online come from their server, and games from PGN files once you say who you are in them.',
  badges: 'Your badges',
  insights: 'insights into your play',
  mistakes: 'your mistakes',
  lastAreGone: (count: number) =>
    EN.plural(count, {
      one: 'The last match is gone when the page is closed.',
      other: 'The last # matches are gone when the page is closed.',
    }),
  save: 'Save as a file',
  reading: 'Reading your matches…',
  table: {
    title: 'Results',
    game: 'Game',
    opponent: 'Opponent',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
  },
  results: { won: 'Won', lost: 'Lost', drawn: 'Drawn', white: 'White won', black: 'Black won' },
  list: {
    title: 'All matches',
    game: 'Game',
    result: 'Result',
    opponent: 'Opponent',
    allGames: 'All games',
    allResults: 'All results',
    allOpponents: 'All opponents',
    people: 'By name',
    side: 'Side',
    bothSides: 'Both sides',
    shown: (shown: number, all: number) => `${shown} of ${all}`,
    more: 'Show more',
    none: 'No match has ended here yet.',
    play: 'Play one',
    noneLike: 'No match is like that.',
    showAll: 'Show all matches',
  },
  youWere: (side: string) => `you were ${side}`,
  withHints: 'with hints',
  /** The labels of the buttons name the match. */
  replay: { word: 'Replay', label: (match: string) => `Replay and analyse ${match}` },
  report: { word: 'Report', label: (match: string) => `Report of ${match}` },
  record: { word: 'PGN', label: (match: string) => `Record of ${match}` },
  delete: {
    label: (match: string) => `Delete ${match}`,
    title: 'Delete this match?',
    confirm: 'Delete',
    goesWith: 'Its report and your mistakes in it are deleted, too.',
    allTitle: (count: number) => `Delete all ${count} matches?`,
    allConfirm: 'Delete all',
    exportFirst:
      'Their reports and your mistakes in them are deleted, too. Export the matches first if you want to keep them.',
  },
  claim: {
    title: 'Who are you in these games?',
    why: 'Your games join your matches: they are looked through for mistakes, and counted in your results.',
    player: 'Player',
    option: (name: string, games: number) => EN.plural(games, { one: `${name}, # game`, other: `${name}, # games` }),
    cancel: 'Cancel',
    confirm: 'These are mine',
  },
  back: 'Back to your matches',
  isGone: 'The match has been deleted in another window.',
  cannotOpen: (reason: string) => `The match cannot be opened: ${reason}`,
  files: {
    title: 'Files',
    exportAll: 'Export all',
    allRecords: 'All as PGN',
    import: 'Import matches',
    deleteAll: 'Delete all',
    reading: (done: number, all: number) => `Reading match ${done} of ${all}`,
    /** `known`: those of them that the list had before. */
    read: (count: number, known: number) =>
      `${EN.plural(count, { one: '# match read.', other: '# matches read.' })}${known === 0 ? '' : ` Here already: ${EN.number(known)}.`}`,
    kinds: 'Matches of Kickmate (JSON), or games as PGN, for example from a chess site.',
    noPlayers:
      'The file has neither matches of Kickmate nor PGN games that name the players, in the tags White and Black.',
    moreFaults: (count: number) => EN.plural(count, { one: '# more cannot be read.', other: '# more cannot be read.' }),
    noSchedules: 'The file does not say in a readable form when your mistakes come back: they begin anew.',
    unreadable: (reason: string) => `The file could not be read: ${reason}`,
  },
};

/** The texts of the list of finished matches. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
