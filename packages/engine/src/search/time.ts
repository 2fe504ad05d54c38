import { type KernelReport, WIN_BOUND } from '@kickmate/search';
import { type Clock, DEFAULT_MOVE_OVERHEAD_MS } from '../request/engine.ts';

/** The time limits for one action, in milliseconds. */
export interface TimeLimits {
  /**
   * The time that an action of usual difficulty should take: no iteration begins after it. 0: there is only one
   * iteration.
   */
  readonly softMs: number;
  /** The time that no action may exceed. */
  readonly hardMs: number;
}

/**
 * The number of actions among which a clock is divided if it has to last for the whole round. The number stays the same
 * as the round goes on, while the time left shrinks: each action gets a little less than the one before, and some time
 * is always left.
 */
const EXPECTED_ACTIONS = 40;

/** A hard decision may take this many times the usual time. A clock can afford three of them in a row. */
const HARD_OVER_SOFT = 4;

/**
 * Every action gets at least this share of an equal part of the time, less a millisecond, even if the overheads to come
 * need more time than there is.
 */
const SMALLEST_SHARE = 1 / 4;

/** The largest share of the remaining time for one action: after a wrong estimate there must be time to go on. */
const LARGEST_SHARE = 0.6;

/** The largest share for the last action before the clock gets more time: nothing needs to be left after it. */
const LARGEST_LAST_SHARE = 0.85;

/**
 * The time limits for the next action on a clock. They are close to 0 when the flag is about to fall or has fallen.
 * @param actionsPerTurn the average number of actions in a turn, from 1: the clock gets its increment once a turn
 */
export function timeLimitsOf(clock: Clock, actionsPerTurn = 1): TimeLimits {
  const { remainingMs, incrementMs, moveOverheadMs: overhead = DEFAULT_MOVE_OVERHEAD_MS } = clock;
  const actions = Math.min((clock.movesToGo ?? EXPECTED_ACTIONS) * actionsPerTurn, EXPECTED_ACTIONS);
  // Every action to come costs its overhead. Every turn to come except the last adds an increment that still counts.
  const increments = Math.max(0, actions / actionsPerTurn - 1);
  const total = remainingMs + incrementMs * increments - overhead * (actions + 1);
  const share = actions === 1 ? LARGEST_LAST_SHARE : LARGEST_SHARE;
  const most = Math.max(0, share * (remainingMs - overhead));
  const least = (SMALLEST_SHARE * (remainingMs - overhead)) / actions - 1;
  const softMs = Math.min(Math.max(0, least, total / actions), most);
  return { softMs, hardMs: Math.max(1, Math.min(softMs * HARD_OVER_SOFT, most)) };
}

/**
 * The share of the usual time when the best action has just changed, and the factor by which it shrinks with every
 * iteration in which the action stays best. The longer it has stayed, the less likely it changes again. Fitted to 1,570
 * positions of chess, each searched to 300,000 nodes.
 */
const WHEN_CHANGED = 1.9;
const WHEN_KEPT = 0.88;

/**
 * The falls and rises of the score that count, in hundredths of a pawn. A fall takes more time, a rise a little less.
 */
const LARGEST_FALL = 80;
const LARGEST_RISE = 15;
/** The number of earlier iterations with which a score is compared. */
const COMPARED = 3;

/** Time management of one search: after every finished iteration it says whether to begin another. */
export class TimeManager {
  /** Milliseconds after which the search ends, even in the middle of an iteration. */
  readonly hardMs: number;
  readonly #softMs: number;
  readonly #adapts: boolean;
  #best: number | undefined;
  /** Iterations since the best action changed. */
  #steady = 0;
  /** The best scores of the latest iterations, latest last. */
  #scores: readonly number[] = [];

  /** @param actionsPerTurn see {@link timeLimitsOf} */
  constructor(clock: Clock, actionsPerTurn = 1) {
    const { softMs, hardMs } = timeLimitsOf(clock, actionsPerTurn);
    this.#softMs = softMs;
    this.#adapts = clock.adapts ?? true;
    this.hardMs = hardMs;
  }

  /** Takes note of a finished iteration, `elapsedMs` after the search began. Returns whether it is the last one. */
  isEnough({ lines }: Pick<KernelReport, 'lines'>, elapsedMs: number): boolean {
    const first = lines[0];
    if (!first || !this.#adapts) return elapsedMs >= this.#softMs;
    const best = first.actions[0];
    this.#steady = best === this.#best ? this.#steady + 1 : 0;
    this.#best = best;
    const share = WHEN_CHANGED * WHEN_KEPT ** this.#steady * this.#factorByScore(first.score);
    this.#scores = [...this.#scores, first.score].slice(-COMPARED);
    return elapsedMs >= Math.min(this.#softMs * share, this.hardMs);
  }

  #factorByScore(score: number): number {
    // A forced win or loss has just been found: no change of the evaluation.
    if (this.#scores.length === 0 || Math.abs(score) > WIN_BOUND) return 1;
    const mean = this.#scores.reduce((sum, one) => sum + one, 0) / this.#scores.length;
    return 1 + Math.max(-LARGEST_RISE, Math.min(LARGEST_FALL, mean - score)) / 100;
  }
}
