import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BadTurn } from './bad-turns.ts';
import { addBadTurns, dueCount } from './deck.ts';
import { usePractice } from './practice.ts';
import { cardAfter, newCard } from './schedule.ts';

const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 9) });
});
afterEach(() => vi.useRealTimers());

const badTurn = (id: number): BadTurn => ({
  id: `1-chess/0.${id}`,
  match: '1-chess',
  turn: { round: 0, worst: id } as BadTurn['turn'],
  good: [],
  card: newCard(new Date(2026, 10, 22)),
});

test('after three bad turns comes a puzzle, and after it three more', async () => {
  const practice = usePractice();
  const seen: boolean[] = [];
  for (let id = 0; id < 6; id++) {
    await practice.note(badTurn(id), id % 2 === 0);
    seen.push(practice.isPuzzleNext);
    if (practice.isPuzzleNext) practice.beginPuzzle();
  }
  expect(seen).toEqual([false, false, true, false, false, true]);
});

test('a bad turn that is put off waits for tomorrow, also if the clock was ahead when it was practised', async () => {
  const practice = usePractice();
  const ahead = { ...badTurn(1), card: cardAfter(badTurn(1).card, true, new Date(2031, 0, 1)) };
  await addBadTurns('1-chess', 0, [badTurn(0), ahead]);
  await practice.refresh();
  expect(practice.due.map(({ id }) => id).toSorted()).toEqual([badTurn(0).id, ahead.id]);
  expect(await dueCount(new Date())).toBe(2);
  for (const one of practice.due) await practice.putOff(one);
  await practice.refresh();
  expect(practice.due).toEqual([]);
  expect(practice.dueTomorrow).toBe(2);
});

test('the time of a puzzle is time of practice, at most two minutes of it', async () => {
  const practice = usePractice();
  const passPuzzle = async (ms: number) => {
    practice.beginPuzzle();
    vi.setSystemTime(Date.now() + ms);
    await practice.refresh();
  };
  for (let count = 0; count < 4; count++) await passPuzzle(60 * MINUTE);
  await passPuzzle(MINUTE + 59_999);
  expect(practice.isDoneForToday).toBe(false);
  await practice.refresh();
  expect(practice.isDoneForToday).toBe(false);
  await passPuzzle(1);
  expect(practice.isDoneForToday).toBe(true);
});

test.each([
  [
    'of a newer version',
    () => openDB('kickmate-practice', 99).then((db) => db.close()),
    /^A newer version of Kickmate/,
  ],
  ['blocked', async () => vi.spyOn(indexedDB, 'open').mockRejectedValue(new Error('no')), /does not let us keep/],
])('a storage that is %s is told', async (_, hinder, words) => {
  await hinder();
  const practice = usePractice();
  await practice.refresh();
  expect(practice.problem).toMatch(words);
  expect(practice.due).toEqual([]);
});
