import { EN, messages } from '@kickmate/language';
import type { Encounter } from '../../shared/words.ts';

const ENGLISH = {
  // ---- the list of moves ----
  moves: 'Moves',
  begins: (side: string) => `${side} begins`,
  round: (round: number, side: string, begins: string) => `Round ${round} · ${side} ${begins}`,
  resigned: (side: string) => `${side} resigned`,
  outOfTime: (side: string) => `${side} ran out of time`,
  /** The end of a round by its title, and what it means. */
  /** For screen readers, after a move. */
  byChance: ' (by chance: the time was over)',

  steps: {
    label: 'Look back',
    first: 'First position',
    back: (action: string) => `One ${action} back`,
    on: (action: string) => `One ${action} on`,
    last: 'Last position',
    toPresent: 'Back to the present',
    present: 'Present',
    replayTurn: 'Replay of the last turn',
    replay: 'Replay',
  },

  // ---- the dialog with the record ----
  title: 'Game record',
  open: 'Open a game record',
  asOpened: 'As it was opened, with its own tags and notes.',
  isChanged:
    'Changed since it was opened: with the present players and date, and the notes on the moves that are left of it.',
  recordOf: (encounter: Encounter) => `Record of this ${encounter}`,
  copied: 'Copied',
  copy: 'Copy',
  download: 'Download',
  share: 'Share a picture',
  analyse: 'Analyse',
  position: 'Position on the board',
  copyPosition: 'Copy the position',
  analysePositionOn: (site: string) => `Analyse the position on ${site}`,
  analyseGameOn: (site: string) => `Analyse the game on ${site}`,
  /** After that link. */
  pasteThere: ': paste the copied record there',
  openAnother: 'Open another record',
  what: 'A record (PGN) or a position (for chess: FEN, with or without its counters). It replaces an unfinished match of the same game.',
  players: 'Players',
  people: 'Two people',
  youAs: (side: string) => `You, as ${side}`,
  file: 'Open a file',
  text: 'Or its text',
  isTooLong: 'The text is too long to be shown here.',
  openIt: 'Open',
  openOnBoard: 'Open on the analysis board',
  rulesFail: (reason: string) => `The rules could not be fetched: ${reason}`,

  // ---- one of the games of a file ----
  find: 'Find a player, an event, a year',
  which: (games: number) => `Which of ${EN.number(games)} games`,
  found: (found: number) => `${EN.number(found)} found.`,
  notFound: 'No game of the file is like that.',
  showAllGames: 'Show all games',
  foundMany: (found: number, listed: number) => `${EN.number(found)} found, the first ${listed} are listed.`,
};

/** The texts of the list of moves, the buttons that walk through it, and the dialog with the record. */
export const texts = messages(ENGLISH, () => import('./panel-texts.de.ts'));
