import { messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

const ENGLISH = {
  play: (game: string) => `Play ${game}.`,
  lead: 'Against the computer, or somebody beside you.',
  newMatch: (encounter: Encounter) => `New ${encounter}`,
  lesson: 'Lesson',
  openRecord: 'Open a game record',
  analysis: 'Analysis board',
  yourMatches: 'Your matches',
  offer: { begin: 'Begin the lesson', decline: 'No, thanks' },
  boardOf: (game: string) => `The board of ${game} at the start`,
  form: {
    game: 'Game',
    mapFails: (reason: string) => `This map cannot be played on: ${reason}`,
    rulesFail: (reason: string) => `The rules could not be fetched: ${reason}`,
    usualMap: 'Take the usual map',
    opponent: 'Opponent',
    computer: 'The computer',
    person: 'Two people here',
    nobody: 'Watch',
    online: 'Play with people far away',
    whiteLevel: "White's level",
    blackLevel: "Black's level",
    side: 'Your side',
    random: 'Random',
    setUp: 'Set-up',
    goals: 'Goals to win',
    rounds: 'Rounds to win',
    kickOff: 'Kick off',
    start: (encounter: Encounter) => `Start the ${encounter}`,
  },
  clock: {
    label: 'Clock',
    none: 'No clock',
    live: (halves: string) => `Live: ${halves}`,
    own: 'Your own',
    minutes: 'Minutes',
    seconds: (action: string) => `Seconds added per ${action}`,
    goals: 'Goals to win',
    mostGoals: 'Most at full-time',
    firstTo: (goals: number) => `First to ${goals}`,
  },
  number: {
    label: (last: string) => `Start number, 0 to ${last}`,
    random: 'Empty: drawn at random',
    none: (last: string) => `There is no such start: the numbers are 0 to ${last}.`,
  },
  map: { label: 'Map', own: 'Your maps', all: 'Maps, puzzles and the editor' },
  position: {
    title: 'Set up a position',
    label: (isFen: boolean) => `Position to begin with, as text${isFen ? ' (FEN)' : ''}`,
    onBoard: 'Set it up on a board',
  },
};

/** The texts of the page of a new match. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
