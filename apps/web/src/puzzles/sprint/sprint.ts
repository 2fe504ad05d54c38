import { type ListedPuzzle, seededRandom } from '@kickmate/game';

/** The time of a sprint, in milliseconds. */
export const SPRINT_MS = 3 * 60_000;
/** The mistake that ends a sprint. */
export const MOST_MISTAKES = 3;
/** The puzzles of a sprint, more than anybody solves in its time. */
const STEPS = 60;

/** A sprint: as many puzzles as one can solve in three minutes, harder each time. An immutable value. */
export interface Sprint {
  readonly game: string;
  /** The ids of the puzzles, in the order in which they come. */
  readonly order: readonly string[];
  readonly solved: readonly string[];
  /** The puzzles with a mistake. */
  readonly missed: readonly string[];
  /** The time that is over, in milliseconds, and the wall clock's time until which it was counted. */
  readonly spent: number;
  readonly at: number;
}

/**
 * Begins a sprint at a time of the wall clock.
 * @param list the puzzles of the game, easy ones first: each step is drawn from the next part of it
 */
export function beginSprint(game: string, list: readonly ListedPuzzle[], seed: number, at: number): Sprint {
  const random = seededRandom(seed);
  const steps = Math.min(STEPS, list.length);
  const order = Array.from({ length: steps }, (_, step) => {
    const [from, to] = [step, step + 1].map((one) => Math.floor((one * list.length) / steps)) as [number, number];
    return list[from + Math.floor(random() * (to - from))]!.id;
  });
  return { game, order, solved: [], missed: [], spent: 0, at };
}

/**
 * The sprint at a later time of the wall clock, which also runs while the page is hidden or the device sleeps. A clock that was set
 * back gives no time back.
 */
export function passTime(sprint: Sprint, at: number): Sprint {
  return { ...sprint, spent: Math.min(SPRINT_MS, sprint.spent + Math.max(0, at - sprint.at)), at };
}

/** The time that is left, in milliseconds. */
export const leftOf = ({ spent }: Sprint): number => SPRINT_MS - spent;

/** The id of the puzzle that is asked now, or was when the sprint ended; `undefined` after the last. */
export const askedIn = ({ order, solved, missed }: Sprint): string | undefined => order[solved.length + missed.length];

/** The reason for which a sprint is over by itself: its time, the third mistake, or no puzzle left; `undefined` while it is run. */
export function endOf(sprint: Sprint): 'timeUp' | 'mistakes' | 'allSolved' | undefined {
  if (leftOf(sprint) <= 0) return 'timeUp';
  if (sprint.missed.length >= MOST_MISTAKES) return 'mistakes';
  return askedIn(sprint) === undefined ? 'allSolved' : undefined;
}

/** The sprint after an answer to the puzzle that is asked; unchanged if it is over, or another puzzle is asked. */
export function withAnswer(sprint: Sprint, id: string, isRight: boolean): Sprint {
  if (endOf(sprint) || askedIn(sprint) !== id) return sprint;
  return isRight ? { ...sprint, solved: [...sprint.solved, id] } : { ...sprint, missed: [...sprint.missed, id] };
}

/** The puzzles to try again: those with a mistake, and the one at which the time was over. */
export function missedIn(sprint: Sprint): readonly string[] {
  const asked = askedIn(sprint);
  return asked !== undefined && leftOf(sprint) <= 0 ? [...sprint.missed, asked] : sprint.missed;
}
