import { needsGames } from '@kickmate/catalogue/testing';
import 'fake-indexeddb/auto';
import { type GameInfo, PROTOCOL } from '@kickmate/protocol';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, disposePinia, getActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useHistory } from '../match/history/history.ts';
import { useHello } from '../shared/hello.ts';
import { useFinishedGames } from './finished-games.ts';

needsGames('chess');

const game = (number: number, more: Partial<GameInfo> = {}): GameInfo => ({
  table: `t${number}`,
  terms: { variant: 'chess', pace: { kind: 'unlimited' }, colour: 'w' },
  seats: { w: { name: 'Ann' }, b: { name: 'Bob' } },
  you: 'w',
  status: 'over',
  updated: 1000 * number,
  ...more,
});

/** The finished games of the server, the latest first, in pages of two; and the statuses with which records are refused. */
let games: readonly GameInfo[] = [];
let refused: Record<string, number> = {};
let fetched: string[] = [];
let player = 'p1';

function answer(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === '/api/hello')
    return Response.json({
      mark: 'kickmate online',
      proto: PROTOCOL,
      rules: 'r',
      isReady: true,
      you: { id: player, name: 'Ann' },
    });
  if (pathname === '/api/games') {
    if (!searchParams.has('over')) return Response.json({ games: [] });
    const from = Number(searchParams.get('after') ?? 0);
    const next = from + 2 < games.length ? { next: String(from + 2) } : {};
    return Response.json({ games: games.slice(from, from + 2), ...next });
  }
  const table = /games\/(\w+)\.pgn/.exec(pathname)![1]!;
  if (refused[table] !== undefined) return new Response('', { status: refused[table] });
  fetched.push(table);
  return new Response('[White "Ann"]\n[Black "Bob"]\n\n1. f3 e5 2. g4 Qh4# 0-1');
}

/** The app, opened on a device. */
async function openApp() {
  const before = getActivePinia();
  if (before) disposePinia(before);
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:page*', component: {} }] });
  createApp({}).use(createPinia()).use(router);
  const [hello, history] = [useHello(), useHistory()];
  await hello.ask();
  return { history, finished: useFinishedGames() };
}

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  [games, refused, fetched, player] = [[game(5), game(4), game(3), game(2), game(1)], {}, [], 'p1'];
  vi.stubGlobal('fetch', async (address: string) => answer(address));
});

test('all finished games come to a new device, and later only what is new', async () => {
  const { history, finished } = await openApp();
  await finished.fetchNew();
  expect(history.matches?.map(({ id }) => id)).toEqual([
    'online-t5',
    'online-t4',
    'online-t3',
    'online-t2',
    'online-t1',
  ]);
  expect(history.matches?.[0]).toMatchObject({
    game: 'chess',
    players: 'online',
    side: 'w',
    opponent: 'Bob',
    result: 'lost',
    ended: 5000,
  });
  await history.remove(['online-t5', 'online-t1']);
  games = [game(6), ...games];
  fetched = [];
  await finished.fetchNew();
  expect(fetched).toEqual(['t6']);
  expect(history.matches).toHaveLength(4);
});

test('a game that changes once more after its end, as by an offered rematch, stays as it is, or away', async () => {
  const { history, finished } = await openApp();
  await finished.fetchNew();
  await history.remove(['online-t4']);
  games = [game(4, { updated: 9000 }), game(5, { updated: 8000 }), game(3), game(2), game(1)];
  fetched = [];
  await finished.fetchNew();
  expect(fetched).toEqual([]);
  expect(history.matches?.map(({ ended }) => ended)).toEqual([5000, 3000, 2000, 1000]);
});

test('a game that ends while the others are fetched comes, too', async () => {
  const { history, finished } = await openApp();
  const first = finished.fetchNew();
  games = [game(6), ...games];
  await Promise.all([first, finished.fetchNew()]);
  await vi.waitFor(() => expect(history.matches).toHaveLength(6));
});

test("an opponent's rating is kept with the game", async () => {
  games = [game(1, { seats: { w: { name: 'Ann' }, b: { name: 'Bob', rating: { points: 1612 } } } })];
  const { history, finished } = await openApp();
  await finished.fetchNew();
  expect(history.matches).toMatchObject([{ opponent: 'Bob', rating: 1612 }]);
});

test('a computer that played on the server counts as its level', async () => {
  games = [game(1, { you: 'b', seats: { w: { name: 'Computer (level 4)', level: 4 }, b: { name: 'Ann' } } })];
  const { history, finished } = await openApp();
  await finished.fetchNew();
  expect(history.matches).toMatchObject([{ players: 'online', side: 'b', level: 4, result: 'won' }]);
});

test('after an interruption it goes on where it was; what cannot be read is left out', async () => {
  refused = { t3: 503 };
  games = [game(5), game(4, { isFaulty: true }), game(3), game(2), game(1)];
  const { history, finished } = await openApp();
  await finished.fetchNew();
  expect(history.matches?.map(({ id }) => id)).toEqual(['online-t2', 'online-t1']);
  refused = { t5: 404 };
  await finished.fetchNew();
  expect(history.matches?.map(({ id }) => id)).toEqual(['online-t3', 'online-t2', 'online-t1']);
  expect(fetched).toEqual(['t1', 't2', 't3']);
});

test('games that ended at the same moment come although an interruption parts them', async () => {
  refused = { t2: 503 };
  games = [game(2, { updated: 1000 }), game(1)];
  const { history, finished } = await openApp();
  await finished.fetchNew();
  expect(history.matches?.map(({ id }) => id)).toEqual(['online-t1']);
  refused = {};
  await finished.fetchNew();
  expect(history.matches?.map(({ id }) => id).toSorted()).toEqual(['online-t1', 'online-t2']);
  expect(fetched).toEqual(['t1', 't2']);
});

test('a server that counts requests is asked again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  games = [game(1)];
  refused = { t1: 429 };
  const { history, finished } = await openApp();
  const done = finished.fetchNew();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  refused = {};
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await done;
  expect(history.matches).toHaveLength(1);
});

test('where nothing can be stored, nothing counts as fetched', async () => {
  const { history, finished } = await openApp();
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await finished.fetchNew();
  expect(history.problem).toContain('full');
  indexedDB.open = open;
  await finished.fetchNew();
  expect(history.matches).toHaveLength(5);
});

test("another player's games are fetched from the first on", async () => {
  const { finished } = await openApp();
  await finished.fetchNew();
  player = 'p2';
  games = [game(2), game(1)];
  fetched = [];
  await (await openApp()).finished.fetchNew();
  expect(fetched).toEqual(['t1', 't2']);
});
