import type { Side } from '@kickmate/board';
import type { Clock } from '@kickmate/engine';
import type { Options } from './options.ts';

/** The players' clocks, in UCI's words and milliseconds. A time is below 0 when its flag has fallen. */
export interface Clocks {
  readonly wtime?: number;
  readonly btime?: number;
  /** What is added after an action. */
  readonly winc?: number;
  readonly binc?: number;
  /** How many actions the time must last for. */
  readonly movestogo?: number;
}

/** The options that say how a clock is kept to. */
type ClockOptions = Pick<Options, 'overheadMs' | 'isTimeAdaptive'>;

/** The clock of a side, `elapsedMs` after it was read. Where only the other side's is known, it will be alike. */
export function clockOf(clocks: Clocks, side: Side, options: ClockOptions, elapsedMs: number): Clock {
  const { wtime, btime, winc, binc, movestogo } = clocks;
  const [own, other, increment = 0] = side === 'w' ? [wtime, btime, winc] : [btime, wtime, binc];
  return {
    remainingMs: Math.floor((own ?? other ?? 0) - elapsedMs),
    incrementMs: Math.max(0, increment),
    moveOverheadMs: options.overheadMs,
    adapts: options.isTimeAdaptive,
    // Some programs say 0 for "no end in sight".
    ...(movestogo && { movesToGo: movestogo }),
  };
}
