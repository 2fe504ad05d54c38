import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSummaries, keepSummaries, type MatchSummary, summariesOf, summarised } from './summaries.ts';
import { figuresWith } from './testing.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const summary = (id: string, game = 'one'): MatchSummary => ({ id, game, figures: figuresWith({}) });

test('summaries are kept by game, and go with their matches', async () => {
  await keepSummaries([summary('a'), summary('b'), summary('c', 'other')]);
  expect(await summariesOf('one')).toEqual([summary('a'), summary('b')]);
  expect(await summarised()).toEqual(new Set(['a', 'b', 'c']));
  await forgetSummaries(['a', 'never there']);
  expect(await summariesOf('one')).toEqual([summary('b')]);
});

test('only what is new is read again, and what is gone is left out', async () => {
  await keepSummaries([summary('a'), summary('b')]);
  const known = await summariesOf('one');
  await forgetSummaries(['a']);
  await keepSummaries([summary('c')]);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const now = await summariesOf('one', known);
  expect(now).toEqual([summary('b'), summary('c')]);
  expect(now[0]).toBe(known[1]);
  expect(read.mock.calls).toEqual([['c']]);
});

test('a summary that is made again, for the other side, is read again', async () => {
  await keepSummaries([summary('a'), summary('b')]);
  const known = await summariesOf('one');
  await forgetSummaries(['b']);
  const again = { ...summary('b'), figures: figuresWith({ wins: { had: 1, made: 1 } }) };
  await keepSummaries([again]);
  expect(await summariesOf('one', known)).toEqual([summary('a'), again]);
});
