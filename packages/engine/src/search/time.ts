import { type KernelReport, WIN_BOUND } from '@kickmate/search';
import { type Clock, DEFAULT_MOVE_OVERHEAD_MS } from '../request/engine.ts';

/** What a clock allows for one action, in milliseconds. */
export interface TimeLimits {
  /** What an action of usual difficulty should take: no iteration is begun after it. 0: one iteration is all. */
  readonly softMs: number;
  /** What none may exceed. */
  readonly hardMs: number;
}

/**
 * A clock that has to last for the whole round is shared out as if so many actions were to come. The estimate does not go
 * down as the round goes on: the time left does, so each action gets a little less than the one before, and there is
 * always some for the next.
 */
const EXPECTED_ACTIONS = 40;

/** A hard decision may take so many times the usual: three such in a row leave a clock in good order. */
const HARD_OVER_SOFT = 4;

/**
 * Every action may take this share of an equal share of what is left, even if all overheads to come need more than there
 * is; but for a millisecond, without which there is one iteration, too.
 */
const SMALLEST_SHARE = 1 / 4;

/** No action takes more of what is left: after a wrong estimate there must be time to go on. */
const LARGEST_SHARE = 0.6;

/** The last action before the clock gets more may take nearly everything, and need leave nothing. */
const LARGEST_LAST_SHARE = 0.85;

/** What a clock allows for the next action: next to nothing when the flag is about to fall, or has fallen. */
export function timeLimitsOf(clock: Clock): TimeLimits {
  const { remainingMs, incrementMs, moveOverheadMs: overhead = DEFAULT_MOVE_OVERHEAD_MS } = clock;
  const actions = Math.min(clock.movesToGo ?? EXPECTED_ACTIONS, EXPECTED_ACTIONS);
  // Every action to come loses its overhead and, but for the one after the last, gains its increment.
  const total = remainingMs + incrementMs * (actions - 1) - overhead * (actions + 1);
  const share = clock.movesToGo === 1 ? LARGEST_LAST_SHARE : LARGEST_SHARE;
  const most = Math.max(0, share * (remainingMs - overhead));
  const least = (SMALLEST_SHARE * (remainingMs - overhead)) / actions - 1;
  const softMs = Math.min(Math.max(0, least, total / actions), most);
  return { softMs, hardMs: Math.max(1, Math.min(softMs * HARD_OVER_SOFT, most)) };
}

/**
 * The share of the usual time when the best action has just changed, and by what it shrinks with every iteration in which
 * it stays: who has changed his mind may do so again, who has not for long will not. Fitted to 1,570 positions of chess, each
 * searched on to 300,000 nodes: docs/search.md.
 */
const WHEN_CHANGED = 1.9;
const WHEN_KEPT = 0.88;

/** A score that falls means that a better action is to be looked for; one that rises is no reason to hurry much. */
const LARGEST_FALL = 80;
const LARGEST_RISE = 15;
/** How many iterations a score is compared with. */
const COMPARED = 3;

/** How one search keeps to its clock: told of every finished iteration, it says whether to begin another. */
export class Pace {
  /** Milliseconds after which the search ends, whatever it is doing. */
  readonly hardMs: number;
  readonly #softMs: number;
  readonly #adapts: boolean;
  #best: number | undefined;
  /** Iterations since the best action changed. */
  #steady = 0;
  /** The best scores of the latest iterations, latest last. */
  #scores: readonly number[] = [];

  constructor(clock: Clock) {
    const { softMs, hardMs } = timeLimitsOf(clock);
    this.#softMs = softMs;
    this.#adapts = clock.adapts ?? true;
    this.hardMs = hardMs;
  }

  /** Takes note of a finished iteration; whether it is to be the last, `elapsedMs` after the search began. */
  isEnough({ lines }: Pick<KernelReport, 'lines'>, elapsedMs: number): boolean {
    const first = lines[0];
    if (!first || !this.#adapts) return elapsedMs >= this.#softMs;
    const best = first.actions[0];
    this.#steady = best === this.#best ? this.#steady + 1 : 0;
    this.#best = best;
    const share = WHEN_CHANGED * WHEN_KEPT ** this.#steady * this.#byFall(first.score);
    this.#scores = [...this.#scores, first.score].slice(-COMPARED);
    return elapsedMs >= Math.min(this.#softMs * share, this.hardMs);
  }

  #byFall(score: number): number {
    // A forced win or loss found is no gradual thing.
    if (this.#scores.length === 0 || Math.abs(score) > WIN_BOUND) return 1;
    const mean = this.#scores.reduce((sum, one) => sum + one, 0) / this.#scores.length;
    return 1 + Math.max(-LARGEST_RISE, Math.min(LARGEST_FALL, mean - score)) / 100;
  }
}
