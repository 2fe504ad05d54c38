import type { ListedPuzzle } from '@kickmate/game';
import { PROTOCOL } from '@kickmate/protocol';
import { createPinia, disposePinia, getActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { usePuzzleExchange } from '../online/puzzle-exchange.ts';
import { useHello } from '../shared/hello.ts';
import { usePuzzleRatings } from './puzzle-ratings.ts';

const RATING = { rating: 1234.5, deviation: 99, volatility: 0.06 };

/** What the server was asked, whether this browser is a player, and whether the server answers. */
let asked: { readonly what: string; readonly body?: unknown }[] = [];
let isNamed = true;
let isAway = false;

beforeEach(async () => {
  [asked, isNamed, isAway] = [[], true, false];
  localStorage.clear();
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:page*', component: {} }] });
  createApp({}).use(createPinia()).use(router);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = address.slice('./api/'.length);
    if (path === 'hello') {
      const you = isNamed ? { you: { id: 'p1', name: 'Ann' } } : {};
      return Response.json({ mark: 'kickmate online', proto: PROTOCOL, rules: 'r', isReady: true, ...you });
    }
    if (path === 'games') return Response.json({ games: [] });
    asked.push({ what: `${method} ${path}`, ...(body && { body: JSON.parse(String(body)) }) });
    if (isAway) return Response.json({ why: 'databaseAway' }, { status: 503 });
    if (method === 'POST') return Response.json(RATING);
    return Response.json({
      puzzles: { a: [1800, 60] },
      ...(isNamed && { you: { rating: RATING, tried: ['a'] } }),
    });
  });
});
afterEach(() => {
  disposePinia(getActivePinia()!);
  vi.unstubAllGlobals();
});

const puzzle = (id: string): ListedPuzzle => ({ id, theme: 'win-1', rating: 2 });
const whats = () => asked.map(({ what }) => what);

test('attempts made without a server are sent in their order when there is one, and its ratings are taken over', async () => {
  const ratings = usePuzzleRatings();
  ratings.noteAttempt('one', puzzle('b'), true);
  ratings.noteAttempt('other', puzzle('x'), true);
  ratings.noteAttempt('one', puzzle('c'), false);
  await ratings.share('one');
  const attempts = [
    { id: 'b', isSolved: true },
    { id: 'c', isSolved: false },
  ];
  expect(asked).toEqual([{ what: 'POST me/puzzles/one', body: { attempts } }, { what: 'GET puzzles/one' }]);
  expect([ratings.of('one'), ratings.metIn('one').isMet('a')]).toEqual([RATING, true]);
  expect([ratings.waitingIn('one'), ratings.waitingIn('other').length]).toEqual([[], 1]);
  expect(ratings.withShared('one', [puzzle('a')])[0]!.rating).toBe(7);
});

test('further attempts are sent at once', async () => {
  const ratings = usePuzzleRatings();
  await ratings.share('one');
  ratings.noteAttempt('one', puzzle('b'), true);
  await vi.waitFor(() => expect(whats()).toEqual(['GET puzzles/one', 'POST me/puzzles/one']));
  await vi.waitFor(() => expect(ratings.waitingIn('one')).toEqual([]));
});

test('somebody without a name sees the ratings and sends nothing; all of it is sent after a name is chosen', async () => {
  isNamed = false;
  const ratings = usePuzzleRatings();
  ratings.noteAttempt('one', puzzle('b'), true);
  await ratings.share('one');
  expect([whats(), ratings.waitingIn('one').length]).toEqual([['GET puzzles/one'], 1]);
  isNamed = true;
  await useHello().again();
  await ratings.share('one');
  expect(whats().slice(1)).toEqual(['POST me/puzzles/one', 'GET puzzles/one']);
});

test('what a server that is away has not taken is sent later, a hundred attempts at once', async () => {
  isAway = true;
  const ratings = usePuzzleRatings();
  for (let number = 0; number < 101; number++) ratings.noteAttempt('one', puzzle(`p${number}`), true);
  await ratings.share('one');
  expect([whats(), ratings.waitingIn('one').length]).toEqual([['POST me/puzzles/one'], 101]);
  isAway = false;
  await usePuzzleExchange().exchange(ratings, 'one', false);
  expect(whats().slice(1)).toEqual(['POST me/puzzles/one', 'POST me/puzzles/one']);
  expect(ratings.waitingIn('one')).toEqual([]);
});
