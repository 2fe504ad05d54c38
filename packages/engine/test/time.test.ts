import { type KernelLine, WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../src/request/engine.ts';
import { SearchRun } from '../src/search/run.ts';
import { TimeManager, timeLimitsOf } from '../src/search/time.ts';
import { action, parse } from './tiny.ts';

const clock = (remainingMs: number, incrementMs = 0, more: Partial<Clock> = {}): Clock => ({
  remainingMs,
  incrementMs,
  moveOverheadMs: 0,
  ...more,
});
const [A, B] = [action('b1a2'), action('d1d2')];
const line = (score: number, first = A): KernelLine => ({ score, actions: [first] });

describe('the time limits of a clock', () => {
  it.each<[string, Clock, number, number]>([
    ['a fortieth', clock(60_000), 1500, 6000],
    ['and most of the increment', clock(60_000, 2000), 1500 + 1950, 13_800],
    ['more where the clock is soon refilled', clock(60_000, 0, { movesToGo: 10 }), 6000, 24_000],
    ['no less for a refill that is far', clock(60_000, 0, { movesToGo: 90 }), 1500, 6000],
    ['nearly all before a refill', clock(60_000, 0, { movesToGo: 1 }), 51_000, 51_000],
    ['never more than is there, whatever comes after', clock(100, 60_000), 60, 60],
    ['less what each action costs beside', clock(60_000, 0, { moveOverheadMs: 100 }), 55_900 / 40, 55_900 / 10],
    ['something, though all overheads together need more', clock(41_000, 0, { moveOverheadMs: 1000 }), 249, 996],
    ['something, with so little left', clock(800, 0, { moveOverheadMs: 20 }), 3.875, 15.5],
    ['one iteration, of what is as good as nothing', clock(15, 0, { moveOverheadMs: 20 }), 0, 1],
    ['one iteration, when the flag has fallen', clock(-300, 10), 0, 1],
  ])('is %s', (_name, given, softMs, hardMs) => {
    expect(timeLimitsOf(given).softMs).toBeCloseTo(softMs, 6);
    expect(timeLimitsOf(given).hardMs).toBeCloseTo(hardMs, 6);
  });

  it('leaves a margin for messages, by default', () => {
    const { softMs, hardMs } = timeLimitsOf({ remainingMs: 25, incrementMs: 1000 });
    expect([softMs, hardMs]).toEqual([3, 3]);
  });

  it('is never more than what is left', () => {
    for (const remainingMs of [2, 5, 21, 100, 1000, 1e6])
      for (const incrementMs of [0, 10, 1e5])
        for (const movesToGo of [undefined, 1, 2, 40])
          for (const moveOverheadMs of [0, 20]) {
            const given = { remainingMs, incrementMs, moveOverheadMs, ...(movesToGo && { movesToGo }) };
            const { softMs, hardMs } = timeLimitsOf(given);
            expect(hardMs, JSON.stringify(given)).toBeLessThanOrEqual(Math.max(1, remainingMs - moveOverheadMs));
            expect(softMs, JSON.stringify(given)).toBeLessThanOrEqual(hardMs);
          }
  });
});

describe('a clock whose increment comes once a turn', () => {
  it.each<[string, Clock, number, number]>([
    ['has an increment for each turn to come', clock(60_000, 2000), 2, 1500 + (19 * 2000) / 40],
    ['has all of them where a turn is one action', clock(60_000, 2000), 1, 1500 + (39 * 2000) / 40],
    ['is divided among the actions of all turns until more time comes', clock(60_000, 0, { movesToGo: 5 }), 3, 4000],
    ['leaves time for the other actions of the last turn before', clock(60_000, 0, { movesToGo: 1 }), 3, 20_000],
  ])('%s', (_name, given, actionsPerTurn, softMs) => {
    expect(timeLimitsOf(given, actionsPerTurn).softMs).toBeCloseTo(softMs, 6);
  });
});

/** The share of the usual time after which a search ends, having found these lines in its iterations. */
function shareAfter(...iterations: readonly (readonly KernelLine[])[]): number {
  return shareOf(clock(400_000), iterations);
}

/** The same on a given clock. */
function shareOf(given: Clock, iterations: readonly (readonly KernelLine[])[]): number {
  const { softMs } = timeLimitsOf(given);
  for (let share = 0; share <= 4; share += 0.01) {
    const time = new TimeManager(given);
    for (const lines of iterations.slice(0, -1)) time.isEnough({ lines }, 0);
    if (time.isEnough({ lines: iterations.at(-1)! }, softMs * share)) return share;
  }
  return 4;
}

describe('the time of a search', () => {
  const steady = (count: number, score = 10) => Array.from({ length: count }, () => [line(score)]);

  it('is slower when the best action has just changed, and quickens while it stays', () => {
    const shares = [1, 2, 4, 7, 12].map((count) => shareAfter([line(10, B)], ...steady(count)));
    expect(shares[0]).toBeGreaterThan(1.5);
    expect(shares.at(-1)).toBeLessThan(0.7);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('is constant where it does not adapt', () => {
    const even = clock(400_000, 0, { adapts: false });
    expect(shareOf(even, [[line(10, B)], ...steady(1)])).toBeCloseTo(1, 1);
    expect(shareOf(even, [...steady(12), [line(-200)]])).toBeCloseTo(1, 1);
  });

  it('is slower when the score falls, the more the further', () => {
    const [same, less, least] = [10, -30, -200].map((score) => shareAfter(...steady(6), [line(score)]));
    expect(less! / same!).toBeGreaterThan(1.3);
    expect(least! / same!).toBeCloseTo(1.8, 1);
  });

  it('is a little quicker when the score rises', () => {
    const [same, more] = [10, 300].map((score) => shareAfter(...steady(6), [line(score)]));
    expect(more! / same!).toBeCloseTo(0.85, 1);
  });

  it('ignores the fall to a forced loss', () => {
    expect(shareAfter(...steady(6), [line(8 - WIN)])).toBe(shareAfter(...steady(7)));
  });
});

/** The time that one action takes on a clock, by a search whose iterations take ever longer. */
function takes(given: Clock, iterationMs: (depth: number) => number, actionsPerTurn = 1): number {
  let now = 0;
  const time = new TimeManager(given, actionsPerTurn);
  const position = parse('k3/4/4/1P2 w');
  const switches = 0;
  const task = { start: position, plies: [], position, depth: 60, nodes: Number.POSITIVE_INFINITY, lines: 1, switches };
  const plan = { task, ms: time.hardMs, time, watch: () => undefined };
  const run = new SearchRun(plan, { began: 0, now: () => now, isStopped: () => false, onReport: () => undefined });
  for (let depth = 1; depth <= 60; depth++) {
    for (const end = now + iterationMs(depth); now < end; ) {
      now = Math.min(now + 0.4, end);
      if (run.poll(1000)) return now;
    }
    const best = depth % 3 === 0 ? A : B;
    run.report({ depth, selectiveDepth: depth, nodes: 1, hashFull: 0, lines: [line(-depth, best)] }, true);
    if (run.poll(1000)) return now;
  }
  return now;
}

describe('a whole round on the clock', () => {
  it.each([
    ['0.1 s', 100, 0, undefined],
    ['0.1 s, each action with 1 ms more', 100, 1, undefined],
    ['1 s', 1000, 0, undefined],
    ['a minute', 60_000, 0, undefined],
    ['a second, each action with 10 ms more', 1000, 10, undefined],
    ['10 s, each action with 0.1 s more', 10_000, 100, undefined],
    ['40 actions a second', 1000, 0, 40],
    ['40 actions in ten seconds', 10_000, 0, 40],
  ])('of %s is never lost on time', (_name, timeMs, incrementMs, period) => {
    let left = timeMs;
    let thought = 0;
    for (let number = 0; number < 300; number++) {
      if (period && number > 0 && number % period === 0) left += timeMs;
      const given = {
        remainingMs: Math.floor(left),
        incrementMs,
        ...(period && { movesToGo: period - (number % period) }),
      };
      const spent = takes(given, (depth) => 0.02 * 1.7 ** depth);
      thought += spent;
      // Pipes and a busy machine take time, too.
      left -= spent + 0.2;
      expect(left, `after action ${number + 1}`).toBeGreaterThan(0);
      left += incrementMs;
    }
    const given = timeMs * (period ? 300 / period : 1) + 300 * incrementMs;
    if (timeMs >= 10_000) expect(thought / given).toBeGreaterThan(0.6);
  });

  it('with three actions in each turn is never lost on time, though the increment comes once a turn', () => {
    let left = 300;
    for (let number = 0; number < 300; number++) {
      const given = { remainingMs: Math.floor(left), incrementMs: 100, moveOverheadMs: 0 };
      left -= takes(given, (depth) => 0.02 * 1.7 ** depth, 3) + 0.2;
      expect(left, `after action ${number + 1}`).toBeGreaterThan(0);
      if (number % 3 === 2) left += 100;
    }
    // A turn's usual time is still there.
    expect(left).toBeGreaterThan(100);
  });
});
