import { HOLIDAY, type HolidayState, quarterOf } from '@kickmate/protocol';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { type HolidayRows, holidayRows } from '../src/db/holiday-rows.ts';
import { openStore, type SignedIn } from '../src/db/store.ts';
import { storedFigures } from '../src/db/stored-figures.ts';
import { holidayRequests } from '../src/http/holidays.ts';
import { answerRefused, Refused } from '../src/http/refused.ts';
import type { Variables } from '../src/http/request.ts';
import { testDatabase } from './databases.ts';

const DAY = 86_400_000;
const use = testDatabase('pglite', undefined);
let holidays: HolidayRows;
/** Play time is an hour behind: the server was off for so long. */
const OUTAGE = 3_600_000;
let wall = Date.UTC(2026, 7, 3);
const heeded: string[] = [];

beforeEach(async () => {
  wall = Date.UTC(2026, 7, 3);
  vi.setSystemTime(wall);
  holidays = holidayRows(use.database);
  const store = openStore(use.database);
  await store.createPlayer({ id: 'ann', name: 'Ann' });
  await store.createGame({
    ...{ id: 'g', variant: 'any', terms: {}, white: 'ann', seats: {}, visibility: 'private', status: 'waiting' },
    ...{ secret: new Uint8Array(32), nonces: {}, at: 0 },
  });
  heeded.length = 0;
  return () => vi.useRealTimers();
});

/** Lets days pass. */
function pass(days: number): void {
  wall += days * DAY;
  vi.setSystemTime(wall);
}

async function ask(method: string, body?: object) {
  const app = new Hono<Variables>();
  app.onError((error, c) => {
    if (error instanceof Refused) return answerRefused(c, error);
    throw error;
  });
  app.use(async (c, next) => {
    c.set('player', { id: 'ann', name: 'Ann', createdAt: 0, session: 's' } satisfies SignedIn);
    await next();
  });
  const store = openStore(use.database);
  const applyHolidaysAndReplies = async (table: string) => {
    heeded.push(table);
    return { ok: true, value: undefined } as const;
  };
  app.route(
    '/',
    holidayRequests(() => ({ holidays, store, games: { applyHolidaysAndReplies }, now: () => Date.now() - OUTAGE })),
  );
  const answer = await app.request('/', {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return answer.status === 204 ? 'done' : await answer.json();
}

const announce = (inDays: number, days: number) => ask('PUT', { from: wall + inDays * DAY, days });
const state = async (): Promise<HolidayState> => await ask('GET');

test('a holiday is announced a day before, tells the tables, and is shown', async () => {
  expect(await announce(0.99, 2)).toMatchObject({ why: 'holidayEarly', values: { hours: 24 } });
  expect(await announce(181, 2)).toMatchObject({ why: 'holidayFar' });
  expect(await announce(2, 8)).toMatchObject({ why: 'message', message: expect.stringContaining('days') });
  expect([await announce(1, 5), heeded]).toEqual(['done', ['g']]);
  const holiday = { from: wall + DAY, until: wall + 6 * DAY };
  expect(await state()).toEqual({
    holiday,
    quarters: [
      { from: quarterOf(wall).from, daysLeft: 2 },
      { from: quarterOf(wall).until, daysLeft: 7 },
    ],
  });
  expect(await holidays.of(['ann'], wall - OUTAGE)).toEqual([
    { player: 'ann', from: holiday.from - OUTAGE, until: holiday.until - OUTAGE },
  ]);
  expect(await announce(20, 1)).toMatchObject({ why: 'holidayAnnounced' });
});

test('one that was called off costs nothing, one that ended early what was used of it', async () => {
  await announce(1, 7);
  expect(await ask('DELETE')).toBe('done');
  expect((await state()).quarters[0]?.daysLeft).toBe(7);
  expect(await ask('DELETE')).toMatchObject({ why: 'noHoliday' });
  await announce(2, 6);
  pass(4.5);
  expect(await storedFigures(use.database, wall - OUTAGE)).toMatchObject({ holidays: 1, reply_plans: 0 });
  expect([await ask('DELETE'), heeded.length]).toEqual(['done', 4]);
  expect(await state()).toMatchObject({ quarters: [{ daysLeft: 4.5 }, { daysLeft: 7 }] });
  expect(await announce(2, 5)).toMatchObject({ why: 'manyHolidayDays', values: { most: 7, left: 4.5 } });
  expect(await announce(2, 4)).toBe('done');
});

test('days count for the quarter in which they are', async () => {
  pass((quarterOf(wall).until - wall) / DAY - 5);
  await announce(1, 7);
  expect((await state()).quarters.map(({ daysLeft }) => daysLeft)).toEqual([3, 4]);
  pass(10);
  expect(await announce(2, 5)).toMatchObject({ why: 'manyHolidayDays', values: { left: 4 } });
});

test('one can be announced and called off only so often', async () => {
  for (let i = 0; i < HOLIDAY.mostAQuarter; i++) {
    expect(await announce(2 + i / 100, 1)).toBe('done');
    await ask('DELETE');
  }
  expect(await announce(3, 1)).toMatchObject({ why: 'manyHolidays' });
});
