import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  // ---- all puzzles ----
  title: 'Puzzles',
  ownMistakes: 'Your own mistakes',
  lead: "Positions from matches of the computer's lower levels, in which exactly one action is right.",
  listFails: (reason: string) => `The puzzles could not be fetched: ${reason}`,
  loadingList: 'Loading the puzzles…',
  daily: {
    title: 'Puzzle of the day',
    picture: (game: string) => `The puzzle of the day: ${game}`,
    place: (game: string, grade: string) => `${game}, ${grade.toLowerCase()}`,
    isSolved: 'Solved. The next one comes tomorrow.',
    solve: 'Solve it',
    lookAgain: 'Look at it again',
  },
  streaks: {
    title: 'Your progress',
    days: 'Days in a row with the puzzle of the day',
    puzzles: 'Puzzles in a row without a mistake or help',
    most: (count: number) => `most: ${count}`,
    /** Both numbers for screen readers. */
    spoken: (count: number, most: number) => `Streak ${count}, longest ${most}`,
  },
  ratingIn: (game: string) => `Your rating in ${game}`,
  notRated: 'none yet',
  /** A rating and its deviation. */
  ratingNow: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
  /** The person's rating after a puzzle, and how it moved. */
  ratingChange: (rating: string, change: number) =>
    `Your rating: ${rating} (${EN.number(change, { signDisplay: 'exceptZero' })})`,
  showMore: 'Show more',
  all: 'All puzzles',
  game: 'Game',
  theme: 'Kind',
  allThemes: 'All kinds',
  motif: 'Idea',
  allMotifs: 'All ideas',
  grade: 'Difficulty',
  allGrades: 'All',
  grades: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
  none: 'There is no such puzzle: choose another kind, idea or difficulty.',
  showAll: 'Show all puzzles',
  allSolved: (count: number) =>
    EN.plural(count, { one: 'You have solved the only one.', other: 'You have solved all # of them.' }),
  solveNext: 'Solve the next one',
  solveAgain: 'Solve them again',
  number: (number: number) => `No. ${number}`,
  /** A puzzle in the list: its number, and its kind or map. */
  numbered: (number: number, name: string) => `${number}. ${name}`,
  graded: (grade: string, rating: string) => `${grade}, ${rating}`,
  isClean: 'solved',
  isHelped: 'solved, not at once',
  ratings:
    'The number is about the level of the computer that solves the puzzle in half of its attempts: 1 is solved by every level, 10 by the highest one only. On a server the attempts of all players move it. Your rating moves with the first attempt at each puzzle. The figure after ± says how sure it is.',
  onMaps: {
    moves: (moves: number) => `${EN.plural(moves, { one: '# move', other: '# moves' })} at most`,
    solvedIn: (moves: number) => `solved in ${moves}`,
    all: 'All maps',
  },
  replace: {
    title: 'Begin the puzzle?',
    description: (game: string) => `The game of ${game} that you have not finished is then gone.`,
    confirm: 'Begin the puzzle',
  },

  // ---- a sprint ----
  sprint: {
    title: 'Sprint',
    titleOf: (game: string) => `Sprint: puzzles of ${game}`,
    begin: 'Three-minute sprint',
    lead: 'Solve as many puzzles as you can in three minutes. They get harder. The third mistake ends the sprint.',
    clock: 'The clock also runs while the page is hidden. Your rating stays as it is.',
    start: 'Start',
    best: (count: number) => `Your best: ${count}`,
    timeLeft: 'Time left',
    /** For screen readers, at some moments. */
    left: (seconds: number) => EN.plural(seconds, { one: '# second left', other: '# seconds left' }),
    counts: (solved: number, mistakes: number, most: number) => `${solved} solved, ${mistakes} of ${most} mistakes`,
    right: 'Right!',
    end: 'End the sprint',
    result: (count: number) => EN.plural(count, { one: '# puzzle solved', other: '# puzzles solved' }),
    timeUp: 'The three minutes are over.',
    mistakes: 'That was the third mistake.',
    allSolved: 'You have come to the end of the puzzles.',
    ended: 'You have ended the sprint.',
    isBest: 'Your best sprint so far!',
    missed: 'Try these again',
    again: 'Once more',
  },

  // ---- one puzzle ----
  fails: (reason: string) => `The puzzle could not be fetched: ${reason}`,
  missing: 'There is no such puzzle',
  loading: 'Loading the puzzle…',
  titleOf: (game: string, title: string) => `Puzzle of ${game}: ${title}`,
  dailyTheme: (theme: string) => `Puzzle of the day: ${theme}`,
  rating: (grade: string, rating: string) => `${grade} (${rating})`,
  run: (count: number) => `${count} in a row`,
  learn: (game: string) => `New to ${game}?`,
  backToPuzzle: 'Back to the puzzle',
  inBetween: 'A puzzle in between.',
  backToMistakes: 'Back to your mistakes',
  label: 'Puzzle',
  share: 'Share',
  side: (side: string) => `You are ${side}.`,
  rightSoFar: 'Right so far. Go on.',
  solved: {
    clean: 'Solved!',
    later: 'Solved, though not at once.',
    helped: 'Solved, with help.',
  },
  wasDaily: 'That was the puzzle of the day.',
  isSolution: 'This is the solution.',
  /** The idea of the solution, after it was played. */
  idea: (sentence: string) => `The idea: ${sentence}`,
  judging: 'One moment…',
  confirmTouch: 'Tap the square again, or press the button.',
  hint: 'Hint',
  analyse: 'Analyse',
  solution: 'Solution',
  tryAgain: 'Try again',
  again: 'Again',
  next: 'Next',
  hints: {
    endTurn: 'End the turn here.',
    pass: 'Pass.',
    piece: (name: string, square: string) => `Look at the ${name} on ${square}.`,
    ball: (square: string) => `Look at the ball on ${square}.`,
    target: (square: string) => `Its target is ${square}.`,
  },
};

/** The texts around the puzzles. The names of their themes belong to their games. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
