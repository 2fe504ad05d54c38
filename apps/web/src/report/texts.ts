import { EN, messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';

/** The whole that a chance to win is about. */
type Whole = 'game' | 'round';

const pointsOf = (points: number): string => EN.plural(points, { one: '# point', other: '# points' });
const ENGLISH = {
  reading: 'Reading the report…',
  nothing: 'Nothing has been played: there is nothing to report.',
  intro: (encounter: Encounter) =>
    `Every position of the ${encounter} is searched, and each turn is compared with the best one. The report is kept on this device.`,
  progress: {
    label: (done: number, all: number) => `Searched ${done} of ${all} positions`,
    words: (done: number, all: number) => `${done} of ${all}`,
    stop: 'Stop',
    goOn: 'Go on',
    make: 'Make the report',
    isReady: 'The report is ready.',
    isStopped: 'The report is stopped.',
    isRunning: 'The report is being made.',
  },
  fails: (reason: string) => `The positions cannot be searched: ${reason}`,
  isSlow: "The computer's fast program does not run here, so that the plain rules search: slower, and less far.",
  isRefused: 'This browser does not let us keep the report: it is gone when the page is closed.',
  graph: "Graph of White's chance to win",
  course: {
    drawing: 'The graph is being drawn…',
    even: 'No action changed the chances much.',
    moment: 'The moment of the match',
    chance: {
      own: (before: string, after: string) => `Your chance: ${before} → ${after}`,
      w: (before: string, after: string) => `White's chance: ${before} → ${after}`,
      b: (before: string, after: string) => `Black's chance: ${before} → ${after}`,
    },
    /** Shows the moment again, on the board. */
    watch: (name: string, chance: string) => `The moment of the match: ${name}. ${chance}. Watch it again`,
  },
  list: 'The whole graph as a list',
  table: 'Both sides in numbers',
  rows: { accuracy: 'Accuracy', skill: 'Skill: points lost', luck: 'Luck: points won' },
  marks: {
    blunder: { one: 'Blunder', many: 'Blunders' },
    mistake: { one: 'Mistake', many: 'Mistakes' },
    inaccuracy: { one: 'Inaccuracy', many: 'Inaccuracies' },
  },
  missed: {
    goal: { one: 'Missed goal', many: 'Missed goals' },
    mate: { one: 'Missed mate', many: 'Missed mates' },
    win: { one: 'Missed win', many: 'Missed wins' },
  },
  worst: {
    w: "White's worst moments",
    b: "Black's worst moments",
    own: 'Your worst moments',
    comeBack: 'Turns like these come back as',
    tasks: 'your own mistakes',
    none: 'Neither side lost much in any turn.',
  },
  moment: {
    goal: (before: string) => `The goal was possible in this turn: ${before}.`,
    mate: (before: string) => `The mate was there: ${before}.`,
    win: (before: string) => `The win was there: ${before}.`,
    fell: (whole: Whole, before: string, after: string) =>
      whole === 'game'
        ? `The chance to win fell from ${before} to ${after}.`
        : `The chance to win the round fell from ${before} to ${after}.`,
    best: (line: string) => `Best: ${line}`,
    show: { word: 'Show', label: (name: string) => `Show the position before ${name}` },
    play: { word: 'Best line', label: (name: string) => `Play the best line instead of ${name}` },
    retry: { word: 'Try it again', label: (name: string) => `Try it again from before ${name}` },
  },
  /** Why a turn was bad. What follows a colon is told in a sentence of its own. */
  reasons: {
    letsWin: {
      goal: (side: string) => `It lets ${side} score:`,
      mate: (side: string) => `It lets ${side} mate:`,
      win: (side: string) => `It lets ${side} win:`,
    },
    letsShoot: (side: string, chance: string) => `It gives ${side} a goal with a chance of ${chance}:`,
    letsForce: (side: string, turns: number) =>
      EN.plural(turns, {
        one: `After it ${side} can force a win in # turn.`,
        other: `After it ${side} can force a win in # turns.`,
      }),
    letsPrepare: (side: string, chance: string) => `It lets ${side} prepare a goal with a chance of ${chance}:`,
    missesForce: (turns: number) =>
      EN.plural(turns, { one: 'It misses a forced win in # turn:', other: 'It misses a forced win in # turns:' }),
    missesPrepare: (chance: string) => `It could have prepared a goal with a chance of ${chance}:`,
    missesWin: { goal: 'It misses a goal:', mate: 'It misses a mate:', win: 'It misses a win:' },
    missesShot: (chance: string) => `It misses a goal with a chance of ${chance}:`,
    losesPiece: (side: string) => `It lets ${side} win a piece:`,
    losesBall: (side: string) => `It lets ${side} take the ball:`,
    missesPiece: 'It misses a piece:',
    missesBall: 'It misses the ball:',
  },
  tries: {
    label: 'Try it again',
    /** Asks for another action than the one of this name. */
    asks: (name: string) => `Find something better than ${name}.`,
    judging: 'The engine judges it…',
    verdicts: {
      best: () => 'As good as the best.',
      better: (loss: string, name: string) => `Better than ${name}. The best keeps ${loss} more of the chance to win.`,
      same: (loss: string, name: string) => `No better than ${name}: it loses ${loss} of the chance to win.`,
      worse: (loss: string, name: string) => `Worse than ${name}: it loses ${loss} of the chance to win.`,
      unknown: () => 'The engine could not judge it.',
    },
    again: 'Another try',
    on: 'Play on from here',
    end: 'Done',
  },
  luck: {
    title: 'Luck and skill',
    better: (side: string, count: number, points: number) =>
      EN.plural(count, {
        one: `${side}: chance decided one action, and gave ${pointsOf(points)} more than it was worth.`,
        other: `${side}: chance decided # actions, and gave ${pointsOf(points)} more than they were worth.`,
      }),
    worse: (side: string, count: number, points: number) =>
      EN.plural(count, {
        one: `${side}: chance decided one action, and gave ${pointsOf(points)} less than it was worth.`,
        other: `${side}: chance decided # actions, and gave ${pointsOf(points)} less than they were worth.`,
      }),
    even: (side: string, count: number) =>
      EN.plural(count, {
        one: `${side}: chance decided one action, and gave what it was worth.`,
        other: `${side}: chance decided # actions, and gave what they were worth.`,
      }),
    result: (worth: string, gave: string, points: string) => `Worth ${worth}, came out as ${gave}: ${points} points.`,
  },
  facts: {
    notSearched: 'Not searched yet.',
    chances: (white: string, black: string) => `White ${white}, Black ${black}.`,
    beginning: 'The beginning',
    beginningOf: (round: number) => `Round ${round}, the beginning`,
    inRound: (round: number, move: string) => `Round ${round}, ${move}`,
  },
  how: {
    title: 'How it is computed',
    /** Ends before the name of a site. */
    search: (positions: string, whole: Whole) =>
      `Each search has the full strength of level 10 and ${positions} positions where level 10 has a second, so that the report is the same on every device. On a slow one it is fewer: the report of sixty actions takes at most half a minute. The score becomes a chance to win the ${whole}, and what a turn lost of it becomes its accuracy, by the formulas of`,
    /** Goes on after the name of the site. */
    accuracy:
      "; a side's accuracy is the mean of its turns. Turns without a choice do not count. A loss counts as far as a second search confirms it. From 5, 10 and 15 points on, a turn is an inaccuracy, a mistake, a blunder. A missed goal is one that the rules confirm for this turn.",
    chance:
      'Where chance decides, an action is worth the average of its outcomes. What it is worth less than the best action is a matter of skill; what the outcome gives beyond that is luck.',
  },
  record: { has: 'The record has the marks', put: 'Put the marks into the record' },
};

/** The texts of the report of a match. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
