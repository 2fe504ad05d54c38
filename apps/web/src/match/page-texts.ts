import { EN, messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

const ENGLISH = {
  title: (game: string | undefined, players: string) => `${game ?? 'Match'}: ${players}`,
  both: (white: string, black: string) => `${white} and ${black}`,
  backToEditor: 'Back to the map editor',
  isRefused:
    'This browser does not let us save the match: it will be gone when the page is closed. Copy its record to keep it.',
  copyRecord: 'Copy the record',
  isUnsaved: 'The finished match is gone when the page is closed.',
  saveAsFile: 'Save as a file',
  nothing: 'Nothing is being played',
  beginOne: 'Begin one',
  controls: {
    label: 'Match',
    undo: 'Undo',
    redo: 'Redo',
    goOn: 'Go on',
    pause: 'Pause',
    hint: 'Hint',
    flip: 'Flip',
    draw: 'Draw',
    resign: 'Resign',
    record: 'Record',
    begin: 'New',
  },
  resign: {
    title: (encounter: Encounter) => `Resign the ${encounter}?`,
    /** `outcome`: who resigns, and who wins. */
    description: (outcome: string, isFinal: boolean) =>
      `${outcome}. ${isFinal ? 'It cannot be taken back.' : 'Undo takes it back.'}`,
    confirm: 'Resign',
  },
  draw: {
    title: 'Agree to a draw?',
    description: 'Both players must agree. Undo takes it back.',
    confirm: 'Agree to a draw',
  },
  over: {
    puzzle: 'The puzzle is over',
    nextPuzzle: 'Next puzzle',
    tryAgain: 'Try again',
    allPuzzles: 'All puzzles',
    label: (encounter: Encounter) => `The ${encounter} is over`,
    again: 'Play again',
    level: (opponent: string) => `Play ${opponent}`,
    report: 'How it went',
    analyse: 'Analyse',
    share: 'Share',
    newOne: (encounter: Encounter) => `New ${encounter}`,
    matches: 'Your matches',
    fullTime: 'Full time',
    /** Behind the name of a winner whom the goals do not show. */
    awarded: 'wins',
    gameOver: 'Game over',
    /** The score, for screen readers. */
    score: (white: number, black: number) => `White ${white}, Black ${black}`,
    goals: 'Goals',
    /** Shows a goal again, on the board. */
    watch: (goal: string, when: string, score: string) => `${score}: ${goal}, ${when}. Watch it again`,
  },
  /** For screen readers, after the name of the side to act. */
  toAct: (act: string) => ` (to ${act})`,
  toLineUp: ' (to line up)',
  bar: {
    keys: (count: number) => EN.plural(count, { one: '# key', other: '# keys' }),
    /** A number of points follows. */
    aheadBy: 'ahead by ',
    recordedClock: 'Time left, as the record says',
  },
  score: {
    label: 'Score',
    ball: 'has the ball',
    /** The same between the player's name and the goals. */
    spokenBall: ' has the ball, ',
    spokenGoals: 'goals: ',
    spokenRounds: 'rounds: ',
    round: (round: number, kickOff: string, wins: string) => `Round ${round} · ${kickOff} · ${wins}`,
    /** The same where there is little room. */
    shortRound: (round: number, wins: string) => `Round ${round} · ${wins}`,
    kickOff: (side: string, isBegun: boolean) => `${side} ${isBegun ? 'kicked off' : 'kicks off'}`,
    begins: (side: string, isBegun: boolean) => `${side} ${isBegun ? 'began' : 'begins'}`,
    mostGoals: 'most goals win',
    mostRounds: 'most rounds win',
    goals: (count: number) => EN.plural(count, { one: 'one goal wins', other: 'first to # goals' }),
    rounds: (count: number) => EN.plural(count, { one: 'one round wins', other: 'first to # rounds' }),
  },
};

/** The texts of the match's page, its buttons and the bars above and below the board. */
export const texts = messages(ENGLISH, () => import('./page-texts.de.ts'));
