import 'fake-indexeddb/auto';
import { MAX_SCHEDULES, NewSchedulesSchema, PROTOCOL, type PractisedTask, SchedulesSchema } from '@kickmate/protocol';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, disposePinia, getActivePinia } from 'pinia';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import type { BadTurn } from '../practice/bad-turns.ts';
import {
  addBadTurns,
  allBadTurns,
  keepSchedulesOfFile,
  practisedSchedules,
  rateBadTurn,
  unsent,
} from '../practice/deck.ts';
import { usePractice } from '../practice/practice.ts';
import { newCard } from '../practice/schedule.ts';
import { useHello } from '../shared/hello.ts';

const DAY = 86_400_000;
const MONDAY = new Date(2026, 10, 23, 9);
const TUESDAY = new Date(MONDAY.getTime() + DAY);

/** The server's schedules, in the order of their changes; the player who asks; the status with which it refuses. */
let kept: PractisedTask[] = [];
let player = 'p1';
let refusal: number | undefined;
let puts = 0;
/** The server's time, in milliseconds since 1970: what it keeps was not practised later. */
let serverTime = 0;
/** At most this many schedules are sent in one answer. */
const PAGE = 4;

async function answer(address: string, { method, body }: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === '/api/hello')
    return Response.json({
      mark: 'kickmate online',
      proto: PROTOCOL,
      rules: 'r',
      isReady: true,
      you: { id: player, name: 'Ann' },
    });
  if (pathname !== '/api/me/practice') return Response.json({ games: [] });
  if (method === 'PUT' && refusal !== undefined) return Response.json({ why: 'x', message: 'no' }, { status: refusal });
  if (method === 'PUT') {
    puts++;
    for (const one of v.parse(NewSchedulesSchema, JSON.parse(String(body))).schedules) {
      const known = kept.find(({ id }) => id === one.id);
      const practised = Math.min(one.practised, serverTime);
      if (known && known.practised >= practised) continue;
      kept = [...kept.filter(({ id }) => id !== one.id), { ...one, practised }];
    }
    return new Response(null, { status: 204 });
  }
  const asked = Number(searchParams.get('after'));
  const after = asked > kept.length ? 0 : asked;
  const schedules = kept.slice(after, after + PAGE);
  return Response.json(
    v.parse(SchedulesSchema, {
      player,
      schedules,
      after: after + schedules.length,
      isAll: after + PAGE >= kept.length,
    }),
  );
}

/** A device with a browser of its own. */
class Device {
  readonly #database = new IDBFactory();
  readonly #storage = new Map<string, string>();

  /** Does something on this device, in an app that was just opened. */
  async use<T>(run: (practice: ReturnType<typeof usePractice>) => Promise<T>): Promise<T> {
    globalThis.indexedDB = this.#database;
    localStorage.clear();
    for (const [key, text] of this.#storage) localStorage.setItem(key, text);
    const before = getActivePinia();
    if (before) disposePinia(before);
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:page*', component: {} }] });
    createApp({}).use(createPinia()).use(router);
    const result = await run(usePractice());
    for (const key of Object.keys(localStorage)) this.#storage.set(key, localStorage.getItem(key)!);
    return result;
  }
  exchange = () => this.use((practice) => practice.exchange());
  find = (...ids: readonly number[]) => this.use(() => addBadTurns('online-t', 0, ids.map(badTurn)));
  practise = (id: number, moment: Date) => this.use(() => rateBadTurn(badTurn(id).id, true, moment));
  practised = () =>
    this.use(async () =>
      (await practisedSchedules()).map(({ id, card }) => `${id} ${card.last_review.getDate()}`).toSorted(),
    );
}

const badTurn = (id: number): BadTurn => ({
  id: `online-t/0.${id}`,
  match: 'online-t',
  turn: { round: 0, worst: id } as BadTurn['turn'],
  good: [],
  card: newCard(new Date(MONDAY.getTime() - DAY), MONDAY),
});

let desk: Device;
let phone: Device;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TUESDAY });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => answer(address, init));
  [kept, player, refusal, puts, serverTime] = [[], 'p1', undefined, 0, Number.POSITIVE_INFINITY];
  [desk, phone] = [new Device(), new Device()];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was practised on one device is not due on the other, also where its matches are looked through later', async () => {
  await desk.find(0, 1);
  await desk.practise(0, MONDAY);
  await desk.practise(1, MONDAY);
  await desk.exchange();
  await phone.find(0);
  await phone.use(async (practice) => {
    await practice.refresh();
    expect(practice.due).toHaveLength(1);
    await practice.exchange();
    expect(practice.due).toHaveLength(0);
  });
  await phone.find(1);
  const cards = await phone.use(allBadTurns);
  expect(cards.map(({ card }) => card)).toEqual((await desk.use(allBadTurns)).map(({ card }) => card));
});

test('of two practices the later one counts, whichever device is asked first', async () => {
  for (const device of [desk, phone]) await device.find(0);
  await desk.practise(0, TUESDAY);
  await phone.practise(0, MONDAY);
  for (const device of [desk, phone, desk]) await device.exchange();
  const last = `${badTurn(0).id} 24`;
  expect([await desk.practised(), await phone.practised()]).toEqual([[last], [last]]);
  expect(kept).toHaveLength(1);
});

test('a device whose clock is hours ahead gets what another one practised after it', async () => {
  for (const device of [desk, phone]) await device.find(0);
  serverTime = TUESDAY.getTime() - 6 * 3_600_000;
  await desk.practise(0, TUESDAY);
  await desk.exchange();
  serverTime += 3_600_000;
  await phone.exchange();
  await phone.practise(0, new Date(serverTime));
  await phone.exchange();
  await desk.exchange();
  const [there] = await phone.use(practisedSchedules);
  expect(await desk.use(practisedSchedules)).toEqual([there]);
  expect(there!.card.reps).toBe(2);
});

test('all is sent in parts, once; what the server refuses is sent the next time', async () => {
  const all = Array.from({ length: MAX_SCHEDULES + 3 }, (_, index) => index);
  await desk.find(...all);
  for (const id of all) await desk.practise(id, MONDAY);
  refusal = 429;
  await desk.exchange();
  expect(await desk.use(unsent)).toHaveLength(all.length);
  refusal = undefined;
  await desk.exchange();
  await desk.exchange();
  expect([kept.length, puts]).toEqual([all.length, 2]);
  await phone.exchange();
  expect(await phone.practised()).toHaveLength(all.length);
  // The phone sends nothing back.
  await phone.exchange();
  expect(puts).toBe(2);
});

test('what was practised before there was a player is sent, and so is what a file says', async () => {
  await desk.find(0);
  await desk.practise(0, MONDAY);
  await desk.exchange();
  expect(kept).toHaveLength(1);
  const file = await desk.use(async () => JSON.parse(JSON.stringify(await practisedSchedules())));
  [player, kept] = ['p2', []];
  await phone.exchange();
  await phone.use(() => keepSchedulesOfFile(file));
  await phone.exchange();
  expect(kept).toHaveLength(1);
});

test('another player of this browser gets nothing of the one before, also when that one comes back', async () => {
  await desk.find(0, 1);
  await desk.practise(0, MONDAY);
  await desk.exchange();
  const ofFirst = kept;
  [player, kept] = ['p2', [{ ...ofFirst[0]!, id: 'online-other/0.3' }]];
  await desk.exchange();
  await desk.practise(1, MONDAY);
  await desk.exchange();
  expect(kept.map(({ id }) => id)).toEqual(['online-other/0.3', badTurn(1).id]);
  [player, kept] = ['p1', ofFirst];
  await desk.exchange();
  expect(kept).toEqual(ofFirst);
});

test('what a player practised without the server is not lost when another one was here meanwhile', async () => {
  await desk.find(0);
  await desk.practise(0, MONDAY);
  await desk.exchange();
  const ofFirst = kept;
  await desk.practise(0, TUESDAY);
  [player, kept] = ['p2', []];
  await desk.exchange();
  [player, kept] = ['p1', ofFirst];
  await desk.exchange();
  expect(await desk.practised()).toEqual([`${badTurn(0).id} 24`]);
});

test('a window that does not know of the new player exchanges nothing', async () => {
  await desk.find(0);
  await desk.practise(0, MONDAY);
  await desk.use(async (practice) => {
    await useHello().ask();
    player = 'p2';
    await practice.exchange();
    expect(kept).toEqual([]);
  });
  expect(await desk.use(unsent)).toHaveLength(1);
});

test('what is later on the server needs not be sent any more, although the server refused it before', async () => {
  for (const device of [desk, phone]) await device.find(0);
  await desk.practise(0, MONDAY);
  refusal = 503;
  await desk.exchange();
  refusal = undefined;
  await phone.practise(0, TUESDAY);
  await phone.exchange();
  await desk.exchange();
  expect([await desk.use(unsent), puts]).toEqual([[], 1]);
});

test('a server whose data are those of a backup gets everything again', async () => {
  await desk.find(0, 1);
  await desk.practise(0, MONDAY);
  await desk.practise(1, MONDAY);
  await desk.exchange();
  await desk.exchange();
  kept = [];
  await desk.exchange();
  expect(kept).toHaveLength(2);
});

test('a schedule that this version cannot read is left out, and the others are kept', async () => {
  await desk.find(0);
  await desk.practise(0, MONDAY);
  await desk.exchange();
  kept = [{ id: 'online-t/0.9', practised: 1, card: { from: 'later' } }, ...kept];
  await phone.exchange();
  expect(await phone.practised()).toEqual([`${badTurn(0).id} 23`]);
});
