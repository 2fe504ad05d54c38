import type { TimeControl } from '@kickmate/game';

// How a clock that runs is shown.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Returns whether the clock warns: less than a sixth of the time is left. The limit is at least 10 seconds and at most a minute. */
export const isLow = (time: TimeControl, remaining: number): boolean =>
  remaining < Math.min(Math.max(time.ms / 6, 10 * SECOND), MINUTE);

/** The whole seconds that a countdown shows, rounded up: it shows 0 only when the time is over. */
export const secondsLeft = (remaining: number): number => Math.ceil(Math.max(0, remaining) / SECOND);

/** The text of a clock: "14:05", "1:02:03"; with tenths of a second when less than ten seconds are left: "0:09.4". */
export function clockText(remaining: number): string {
  const left = Math.max(0, remaining);
  if (left < 10 * SECOND) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A countdown is a clock from this many seconds on: their number would say little. */
const LONG = 100;

/** The text of a countdown: "20 s", of a long one as on a clock: "23:59:57". */
export function countdownText(remaining: number): string {
  const seconds = secondsLeft(remaining);
  return seconds < LONG ? `${seconds} s` : clockText(seconds * SECOND);
}
