// Takes the place of a program's clocks, timers and random numbers: the bundle's free names refer to these. They have to be
// global, because the programs that are simulated know nothing of a simulation.
import * as crypto from 'node:crypto';
import { type Host, Time, type Timer } from './time.ts';

/** The time of the simulation that runs. One runs at a time. */
let time = new Time(0);

/** Begins a simulation's time. */
export function begin(seed: number): Time {
  time = new Time(seed);
  return time;
}

/** A timer as Node has it. */
class Handle {
  readonly timer: Timer;

  constructor(timer: Timer) {
    this.timer = timer;
  }
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
}

type Run = (...values: unknown[]) => void;

const set = (run: Run, ms: number, host: Host, everyMs?: number) =>
  new Handle(time.after(Number.isFinite(ms) ? ms : 0, () => run(), host, everyMs));
const clear = (handle?: Handle) => {
  if (handle) handle.timer.isCancelled = true;
};

export const setTimeout = (run: Run, ms = 0): Handle => set(run, Math.max(1, ms), time.current);
export const setInterval = (run: Run, ms = 0): Handle => set(run, Math.max(1, ms), time.current, Math.max(1, ms));
export const setImmediate = (run: Run): Handle => set(run, 0, time.current);
export { clear as clearImmediate, clear as clearInterval, clear as clearTimeout };

/** Milliseconds of a clock that never goes back. */
export const monotonic = (): number => time.now;
/** Milliseconds since 1970. */
export const today = (): number => EPOCH + Math.floor(time.now);
/** 2026-01-01. */
export const EPOCH = 1_767_225_600_000;
/** A random number from 0 to below 1. */
export const chance = (): number => time.random();

/** Random bytes that follow from the simulation's seed. */
export const randomBytes = (count: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: count }, () => time.pick(256)));
export const randomInt = (below: number): number => time.pick(below);
export const { createHash, createHmac, timingSafeEqual } = crypto;
