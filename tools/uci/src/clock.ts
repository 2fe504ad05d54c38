import type { Side } from '@kickmate/board';

/** The players' clocks, in UCI's words and milliseconds. A time is below 0 when its flag has fallen. */
export interface Clock {
  readonly wtime?: number;
  readonly btime?: number;
  /** What is added after an action. */
  readonly winc?: number;
  readonly binc?: number;
  /** How many actions the time must last for. */
  readonly movestogo?: number;
}

/** A round is taken to go on for so many actions of a side. */
const EXPECTED = 30;

/** Milliseconds, at least 1, that a side should take for its next action. */
export function shareOfClock({ wtime, btime, winc, binc, movestogo = EXPECTED - 1 }: Clock, side: Side): number {
  const [own, other, increment = 0] = side === 'w' ? [wtime, btime, winc] : [btime, wtime, binc];
  const left = own ?? other ?? 0;
  const share = left / Math.min(EXPECTED, movestogo + 1) + increment / 2;
  return Math.max(1, Math.floor(Math.min(share, left / 2)));
}
