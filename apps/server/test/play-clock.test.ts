import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockRows } from '../src/db/clock-rows.ts';
import { type PlayClock, startPlayClock } from '../src/db/play-clock.ts';

const HOUR = 3_600_000;
const T0 = 1_700_000_000_000;

/** The rows of a database in memory, whose clock can step, and which can be away or not answer. */
class Rows implements ClockRows {
  readonly nodes = new Map<string, { at: number; isStopped: boolean }>();
  outage = 0;
  /** The database's clock minus that of the servers. */
  stepMs = 0;
  isAway = false;
  /** Statements arrive after this. */
  arriving: Promise<void> = Promise.resolve();
  /** Answers wait for this. */
  answering: Promise<void> = Promise.resolve();

  get #now(): number {
    return T0 + Math.floor(performance.now()) + this.stepMs;
  }

  async #ask<T>(answer: () => T): Promise<T> {
    if (this.isAway) throw new Error('away');
    await this.arriving;
    const given = answer();
    await this.answering;
    return given;
  }

  beat: ClockRows['beat'] = (node, withinMs) =>
    this.#ask(() => {
      const row = this.nodes.get(node);
      const now = this.#now;
      if (!row || row.isStopped || row.at <= now - withinMs) return undefined;
      row.at = now;
      return { play: now - this.outage, outage: this.outage };
    });

  rejoin: ClockRows['rejoin'] = (node, _, decide) =>
    this.#ask(() => {
      const now = this.#now;
      const all = [...this.nodes].map(([id, row]) => ({ id, ...row }));
      const latest = (rows: typeof all) => (rows.length > 0 ? Math.max(...rows.map(({ at }) => at)) : undefined);
      const play = decide({
        ...{ now, outage: this.outage, move: 0, last: latest(all), own: this.nodes.get(node)?.at },
        others: latest(all.filter(({ id, isStopped, at }) => id !== node && !isStopped && at <= now)),
      });
      this.outage = now - play;
      for (const row of this.nodes.values()) row.at = Math.min(row.at, now);
      this.nodes.set(node, { at: now, isStopped: false });
      return { play, outage: this.outage };
    });

  stop: ClockRows['stop'] = (node) => this.#ask(() => void this.nodes.set(node, { at: this.#now, isStopped: true }));
}

let rows: Rows;
let lines: string[];
const clocks: PlayClock[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  rows = new Rows();
  lines = [];
});

afterEach(async () => {
  rows.isAway = false;
  for (const clock of clocks.splice(0)) await clock.stop();
  vi.useRealTimers();
});

async function start(node: string): Promise<PlayClock> {
  const line = (_: object, message: string) => lines.push(`${node}: ${message}`);
  const log = { info: line, warn: line, error: line };
  const clock = await startPlayClock({ rows, node, version: '', log });
  clocks.push(clock);
  return clock;
}

/** The play time that passes in real milliseconds. */
async function passing(ms: number, clock: PlayClock): Promise<number> {
  const before = clock.now();
  await vi.advanceTimersByTimeAsync(ms);
  return clock.now() - before;
}

describe("a step of the database's clock", () => {
  test.each([
    ['an hour back', -HOUR],
    ['an hour on', HOUR],
    ['two seconds back', -2000],
    ['two seconds on', 2000],
  ])('%s changes no play time, and the log says it', async (_, stepMs) => {
    const [one, other] = [await start('one'), await start('other')];
    await passing(5000, one);
    rows.stepMs = stepMs;
    const passed = await passing(10_000, one);
    // At a step on of more than three seconds a server counts as gone since its last heartbeat.
    expect(passed).toBeGreaterThanOrEqual(8900);
    expect(passed).toBeLessThanOrEqual(10_000);
    expect(Math.abs(one.now() - other.now())).toBeLessThanOrEqual(1);
    expect(lines.join('\n')).toMatch(/has stepped|nobody was there/);
    // It was one step: from now on all is as always.
    lines.length = 0;
    expect(await passing(10_000, other)).toBe(10_000);
    expect(lines).toEqual([]);
  });

  test('back: a server that died before it is not alive for another hour', async () => {
    const one = await start('one');
    rows.nodes.set('dead', { at: T0 + performance.now(), isStopped: false });
    rows.stepMs = -HOUR;
    await passing(3000, one);
    expect(rows.nodes.get('dead')!.at).toBeLessThanOrEqual(T0 - HOUR + 3000);
  });

  test('back, while the only server is down: play goes on where it stood', async () => {
    const one = await start('one');
    await passing(5000, one);
    const stood = one.now();
    await one.stop();
    rows.stepMs = -HOUR;
    const again = await start('one');
    expect(again.now()).toBe(stood);
    expect(await passing(5000, again)).toBe(5000);
  });

  test('is none where the answer is only slow', async () => {
    const one = await start('one');
    await passing(5000, one);
    let answer = () => {};
    rows.answering = new Promise((resolve) => {
      answer = resolve;
    });
    await passing(2500, one);
    answer();
    await passing(2500, one);
    expect(lines).toEqual([]);
  });
});

describe('the database is away', () => {
  test('and back: who asks learns since when, which is the last heartbeat', async () => {
    const one = await start('one');
    await passing(5500, one);
    const since: number[] = [];
    one.onBack((at) => since.push(at));
    const lastBeat = one.now() - 500;
    rows.isAway = true;
    await passing(20_000, one);
    expect(one.isAway).toBe(true);
    rows.isAway = false;
    await passing(1000, one);
    expect(since).toEqual([lastBeat]);
    expect(lines.filter((line) => /away|back/.test(line))).toHaveLength(2);
  });

  test('without an answer: as soon as the clock stands still it says since when, though nobody knows yet that it is away', async () => {
    const one = await start('one');
    await passing(5000, one);
    const since = one.now();
    let answer = () => {};
    rows.answering = new Promise((resolve) => {
      answer = resolve;
    });
    expect(await passing(3500, one)).toBe(3000);
    expect([one.isAway, one.awaySince]).toEqual([false, since]);
    answer();
  });

  test('for so short a time that the clock has not stopped: that time is named, too', async () => {
    const one = await start('one');
    await passing(5000, one);
    const since: number[] = [];
    one.onBack((at) => since.push(at));
    const lastBeat = one.now();
    let answer = () => {};
    rows.answering = new Promise((resolve) => {
      answer = resolve;
    });
    expect(await passing(2500, one)).toBe(2500);
    answer();
    await passing(2000, one);
    expect([since, lines]).toEqual([[lastBeat], []]);
  });

  test('without an answer that comes late after all: who waits for the return is called', async () => {
    const one = await start('one');
    let returns = 0;
    one.onBack(() => returns++);
    let answer = () => {};
    rows.answering = new Promise((resolve) => {
      answer = resolve;
    });
    await passing(6000, one);
    expect(one.isAway).toBe(true);
    answer();
    await passing(2000, one);
    expect([one.isAway, returns]).toEqual([false, 1]);
  });

  test('so late that all servers count as gone, though none knows it: that time is on no clock, and all clocks agree', async () => {
    const [one, other] = [await start('one'), await start('other')];
    await passing(5000, one);
    let arrive = () => {};
    rows.arriving = new Promise((resolve) => {
      arrive = resolve;
    });
    await passing(3800, one);
    const stood = Math.max(one.now(), other.now());
    arrive();
    await vi.advanceTimersByTimeAsync(500);
    for (const clock of [one, other]) expect(clock.now() - stood).toBeLessThan(510);
    await passing(5000, one);
    expect(Math.abs(one.now() - other.now())).toBeLessThanOrEqual(1);
    expect(lines.filter((line) => /stepped/.test(line))).toEqual([]);
  });

  test('and another server, whose clock has run longer, sets play time on: who waits for a return learns how far', async () => {
    const one = await start('one');
    await passing(5000, one);
    const since: number[] = [];
    one.onBack((at) => since.push(at));
    await rows.rejoin('other', '', ({ now, outage }) => now - outage + 1500);
    const before = one.now();
    expect(await passing(2000, one)).toBe(3500);
    expect(since).toHaveLength(1);
    expect(since[0]! - before).toBeLessThanOrEqual(1001);
    expect(since[0]! - before).toBeGreaterThanOrEqual(0);
  });

  test('and another server sets play time back, while a heartbeat is on its way: no step is seen in that', async () => {
    const one = await start('one');
    await passing(5500, one);
    let arrive = () => {};
    rows.arriving = new Promise((resolve) => {
      arrive = resolve;
    });
    await passing(2500, one);
    rows.outage += 2000;
    rows.nodes.get('one')!.at += 2000;
    arrive();
    await passing(6000, one);
    const play = T0 + performance.now() - rows.outage;
    expect(Math.abs(one.now() - play)).toBeLessThanOrEqual(1);
    expect([rows.outage, lines]).toEqual([2000, []]);
  });

  test('a look says so at once, also when there is no answer', async () => {
    const one = await start('one');
    expect(await one.checkDatabase()).toBe(true);
    rows.isAway = true;
    expect(await one.checkDatabase()).toBe(false);
    rows.isAway = false;
    await passing(1000, one);
    expect(await one.checkDatabase()).toBe(true);
    rows.answering = new Promise(() => {});
    const looked = one.checkDatabase();
    await passing(4000, one);
    expect(await looked).toBe(false);
    rows.answering = Promise.resolve();
    clocks.length = 0;
  });
});
