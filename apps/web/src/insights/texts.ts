import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Insights',
  intro: 'What the reports of your matches say about your play. All of it stays on this device.',
  matches: 'Your matches',
  reading: 'Reading your figures…',
  isRefused: 'This browser does not let us keep figures of your matches.',
  game: 'Game',
  basis: (counted: number, all: number) =>
    EN.plural(all, { one: `Based on ${counted} of # match.`, other: `Based on ${counted} of # matches.` }),
  few: 'With so few matches these figures say little yet.',
  none: {
    words: 'Play a match against the computer. When its report is made, its figures stand here.',
    play: 'Play a match',
  },
  waits: 'No match of this game has been looked through yet.',
  columns: { accuracy: 'Accuracy', turns: 'Turns', blunders: 'Blunders in 100 turns' },

  course: {
    title: 'Accuracy over time',
    spoken: (first: string, last: string, low: string, high: string) =>
      `From ${first} at first to ${last} at last; the lowest is ${low}, the highest ${high}.`,
    parts: (matches: number) =>
      EN.plural(matches, { one: 'Each point is a match.', other: 'Each point is the mean of up to # matches.' }),
    tooFew: (left: number) =>
      EN.plural(left, { one: 'One more match, and it is drawn.', other: '# more matches, and it is drawn.' }),
    table: 'As a table',
    when: 'Ended',
    matches: 'Matches',
    span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  },
  phase: {
    title: 'By phase',
    what: 'Phase',
    names: { opening: 'Opening', middle: 'Middle', end: 'End' },
    withBall: (opening: number, end: number) =>
      `The opening is your first ${opening} turns of a round; the end begins with turn ${end}.`,
    withoutBall: (opening: number) =>
      `The opening is your first ${opening} turns; the end begins after it, when at most half of the pieces are left.`,
  },
  side: { title: 'By side', what: 'Side' },
  opponent: {
    title: 'By opponent',
    what: 'Opponent',
    people: 'People without a rating',
    rated: (from: string, to: string) => `People rated ${from} to ${to}`,
  },
  pace: {
    title: 'By thinking time',
    what: 'Thinking time',
    names: { quick: 'Less than 10\u00a0s', usual: '10 to 30\u00a0s', long: '30\u00a0s and more' },
    note: 'Only matches with clocks count.',
  },
  wins: {
    title: 'Won positions',
    words: (had: number, made: number) =>
      EN.plural(had, {
        one: `In one round you had a chance to win of 90% or more; you ${made > 0 ? 'won it' : 'did not win it'}.`,
        other: `In # rounds you had a chance to win of 90% or more; you won ${made} of them.`,
      }),
    none: 'In no round did you have a chance to win of 90% or more.',
  },
  chance: {
    title: 'Luck and skill',
    what: 'Points a match',
    own: 'You',
    other: 'Opponents',
    lost: 'Skill: lost',
    luck: 'Luck: won',
    even: (matches: number) =>
      EN.plural(matches, {
        one: 'One match says nothing about luck.',
        other: 'Over # matches luck favoured neither you nor your opponents clearly.',
      }),
    withYou: (points: string) => `Luck was with you: ${points} points a match more than with your opponents.`,
    againstYou: (points: string) =>
      `Luck was against you: ${points} points a match more for your opponents than for you.`,
    note: 'A point is one hundredth of the chance to win a round.',
  },
  reasons: {
    title: 'Why your blunders were blunders',
    what: 'Your turn',
    turns: 'Turns',
    loss: 'Chance lost, in points',
    names: {
      letsWin: 'let the other side win at once',
      letsForce: 'allowed a forced win',
      letsPrepare: 'let the other side prepare a goal',
      missesWin: 'missed a goal, a mate or another win',
      missesForce: 'missed a forced win',
      missesPrepare: 'did not prepare a goal',
      losesPiece: 'lost a piece',
      losesBall: 'lost the ball',
      missesPiece: 'missed a capture',
      missesBall: 'did not take the ball',
    },
    note: 'Missed goals, mates and wins are blunders here, too. Only reasons that the lines of the reports prove count. Points are hundredths of the chance to win.',
    practise: 'Practise your own mistakes',
  },
  motifs: {
    title: 'Ideas',
    what: 'Idea',
    used: 'Used',
    missed: 'Missed',
    allowed: 'Allowed',
    favourite: (name: string) => `Your favourite: ${name}.`,
    weakest: (name: string) => `Most often missed or allowed: ${name}.`,
    note: 'Used in good turns; missed and allowed in blunders.',
  },

  plan: {
    title: 'What would gain most',
    tooEarly: (left: number) =>
      EN.plural(left, { one: 'One more match, and there is a plan.', other: '# more matches, and there is a plan.' }),
    nothing: (matches: number) =>
      `In your last ${matches} matches nothing stands out: the differences are no larger than chance makes them.`,
    costliest: (reason: string, turns: number, all: number) =>
      `Of your blunders, those that ${reason} cost you most: ${turns} of ${all}.`,
    noReason: 'None of your blunders has a reason that the reports prove.',
    weakness: {
      opening: (here: string, elsewhere: string) =>
        `Your openings cost you most: their accuracy is ${here}, that of your other turns ${elsewhere}.`,
      middle: (here: string, elsewhere: string) =>
        `The middles of your rounds cost you most: their accuracy is ${here}, that of your other turns ${elsewhere}.`,
      end: (here: string, elsewhere: string) =>
        `Your endings cost you most: their accuracy is ${here}, that of your other turns ${elsewhere}.`,
      quick: (here: string, elsewhere: string) =>
        `Your quick turns cost you most: with less than 10 seconds their accuracy is ${here}, with more ${elsewhere}.`,
      side: (side: string, here: string, elsewhere: string) =>
        `Your turns as ${side} cost you most: their accuracy is ${here}, on the other side it is ${elsewhere}.`,
      wins: (had: number, made: number) =>
        `Wins that slip away cost you most: in ${had} rounds you had a chance of 90% or more, and you won ${made} of them.`,
      letsWin: (turns: number, all: number) =>
        `Goals and mates that you allow cost you most: ${turns} of ${all} blunders let the other side win at once.`,
      letsForce: (turns: number, all: number) =>
        `Forced wins that you allow cost you most: ${turns} of ${all} blunders have this reason.`,
      letsPrepare: (turns: number, all: number) =>
        `Goals that you let the other side prepare cost you most: ${turns} of ${all} blunders have this reason.`,
      missesWin: (turns: number, all: number) =>
        `Missed goals and mates cost you most: ${turns} of ${all} blunders missed a win.`,
      missesForce: (turns: number, all: number) =>
        `Missed forced wins cost you most: ${turns} of ${all} blunders missed one.`,
      missesPrepare: (turns: number, all: number) =>
        `Goals that you do not prepare cost you most: ${turns} of ${all} blunders have this reason.`,
      losesPiece: (turns: number, all: number) => `Lost pieces cost you most: ${turns} of ${all} blunders lost one.`,
      losesBall: (turns: number, all: number) => `Losing the ball costs you most: ${turns} of ${all} blunders lost it.`,
      missesPiece: (turns: number, all: number) =>
        `Missed captures cost you most: ${turns} of ${all} blunders missed one.`,
      missesBall: (turns: number, all: number) =>
        `Balls that you do not take cost you most: ${turns} of ${all} blunders have this reason.`,
    },
    gain: (points: string, matches: number) =>
      `On average over your last ${matches} matches this took about ${points} points of your chance to win a round.`,
    way: {
      usual: (tasks: string, opponent: string) => `Take this next: ${tasks}, then a match against ${opponent}.`,
      quick: (tasks: string, opponent: string) =>
        `Take this next: ${tasks}, then a match against ${opponent} with at least 10 seconds for each turn.`,
      side: (tasks: string, opponent: string, side: string) =>
        `Take this next: ${tasks}, then a match as ${side} against ${opponent}.`,
    },
    mistakes: 'your own mistakes',
    puzzles: 'a few puzzles',
    lesson: 'Lesson',
    practise: 'Practise mistakes',
    solve: 'Solve puzzles',
    play: (opponent: string) => `Play ${opponent}`,
    how: 'How this is chosen',
    bound:
      'The plan compares the accuracy of phases, of quick and slow turns and of both sides, the share of won positions that were won, and the reasons of blunders, in your last 100 matches. A weakness counts if its difference is more than three standard errors, with the match as the unit: chance alone makes that in fewer than one plan of twenty. Of several the one that costs the most points a match is named.',
  },
};

/** The texts of the insights. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
