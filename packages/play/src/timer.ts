/** Calls `run` after `ms` milliseconds. The function that it returns cancels the timer. */
export type SetTimer = (run: () => void, ms: number) => () => void;

/** The timer of browsers and Node. Tests have timers of their own, which run when a test says so. */
export const setTimer: SetTimer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The longest timer, in milliseconds: browsers and Node count in 31 bits. A longer wait takes several. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The wait before something may be tried again, in milliseconds: it doubles with each attempt, up to `longestMs`.
 * @param attempt counted from 0
 */
export const backOff = (firstMs: number, attempt: number, longestMs = 20_000): number =>
  Math.min(longestMs, firstMs * 2 ** attempt);
