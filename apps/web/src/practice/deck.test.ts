import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BadTurn } from './bad-turns.ts';
import {
  addBadTurns as addTo,
  allBadTurns,
  forgetMatches,
  keepSchedulesOfFile,
  practisedSchedules,
  rateBadTurn,
} from './deck.ts';
import { cardAfter, newCard } from './schedule.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25) });
});
afterEach(() => vi.useRealTimers());

const ENDED = new Date(2026, 10, 22, 20);
const addBadTurns = (match: string, found: readonly BadTurn[]) => addTo(match, ENDED.getTime(), found);
const badTurn = (id = '1-chess/0.4'): BadTurn => ({
  id,
  match: id.split('/')[0]!,
  turn: { round: 0, worst: 4 } as BadTurn['turn'],
  good: ['e2e4'],
  card: newCard(ENDED, ENDED),
});
/** A bad turn after an attempt on a day of November. */
const practisedOn = (day: number, one = badTurn()): BadTurn => ({
  ...one,
  card: cardAfter(one.card, true, new Date(2026, 10, day, 9)),
});
/** The schedules as another device reads them in the file of this one. */
const throughFile = async (): Promise<unknown> => JSON.parse(JSON.stringify(await practisedSchedules()));
const moveToNewDevice = async (): Promise<unknown> => {
  const file = await throughFile();
  globalThis.indexedDB = new IDBFactory();
  return file;
};

test('a bad turn that is found again on another device goes on with the schedule of a file, one that was never practised has none', async () => {
  const known = practisedOn(23);
  await addBadTurns('1-chess', [known, badTurn('1-chess/0.8')]);
  const file = await moveToNewDevice();
  expect(file).toMatchObject([{ id: known.id }]);
  expect(await keepSchedulesOfFile(file)).toBe(true);
  await addBadTurns('1-chess', [badTurn(), badTurn('1-chess/0.8')]);
  const found = await allBadTurns();
  expect(found.find(({ id }) => id === known.id)).toEqual(known);
  expect(found.find(({ id }) => id !== known.id)?.card.reps).toBe(0);
});

test('of a bad turn that is practised on both devices, the later practice counts', async () => {
  await addBadTurns('1-chess', [practisedOn(24)]);
  const later = await moveToNewDevice();
  await addBadTurns('1-chess', [badTurn()]);
  await rateBadTurn(badTurn().id, true, new Date(2026, 10, 23, 9));
  const earlier = await throughFile();
  await keepSchedulesOfFile(later);
  expect(await allBadTurns()).toEqual([practisedOn(24)]);
  await keepSchedulesOfFile(earlier);
  expect(await allBadTurns()).toEqual([practisedOn(24)]);
});

test('of a bad turn that two windows practise at once, both attempts count', async () => {
  await addBadTurns('1-chess', [badTurn()]);
  const at = new Date(2026, 10, 23, 9);
  const attempts = [false, true].map((isRight) => rateBadTurn(badTurn().id, isRight, at));
  const [, second] = await Promise.all(attempts);
  expect(second?.card).toEqual(cardAfter(cardAfter(badTurn().card, false, at), true, at));
  expect(await allBadTurns()).toEqual([second]);
});

test('schedules that wait for their matches go along in the next file, and an older file changes none of them', async () => {
  await addBadTurns('1-chess', [practisedOn(23)]);
  const older = await moveToNewDevice();
  await addBadTurns('1-chess', [practisedOn(24)]);
  const file = await moveToNewDevice();
  await keepSchedulesOfFile(file);
  expect(await throughFile()).toEqual(file);
  await keepSchedulesOfFile(older);
  expect(await throughFile()).toEqual(file);
});

test('a schedule of a device whose clock was ahead does not replace an earlier one', async () => {
  await addBadTurns('1-chess', [practisedOn(24)]);
  const [known] = await practisedSchedules();
  const ahead = { ...known!.card, last_review: new Date(2031, 0, 1), due: new Date(2031, 1, 1) };
  expect(await keepSchedulesOfFile(JSON.parse(JSON.stringify([{ ...known, card: ahead }])))).toBe(true);
  expect(await allBadTurns()).toEqual([practisedOn(24)]);
});

test('schedules of another form change nothing', async () => {
  await addBadTurns('1-chess', [practisedOn(23)]);
  const [one] = (await throughFile()) as [{ id: string; card: object }];
  for (const spoilt of [
    'often',
    [{ id: one.id }],
    [{ ...one, card: { ...one.card, due: 'soon' } }],
    [{ ...one, card: { ...one.card, stability: -1 } }],
    [{ ...one, card: { ...one.card, state: 9 } }],
  ]) {
    expect(await keepSchedulesOfFile(spoilt)).toBe(false);
    expect(await allBadTurns()).toEqual([practisedOn(23)]);
  }
});

test('schedules are forgotten with their match', async () => {
  await addBadTurns('1-chess', [practisedOn(23)]);
  await keepSchedulesOfFile(await moveToNewDevice());
  await forgetMatches(['1-chess']);
  await addBadTurns('1-chess', [badTurn()]);
  expect(await allBadTurns()).toEqual([badTurn()]);
});

test('bad turns that the first version kept stay', async () => {
  const first = await openDB('kickmate-practice', 1, {
    upgrade(created) {
      created.createObjectStore('mistakes', { keyPath: 'id' }).createIndex('due', 'card.due');
      created.createObjectStore('matches');
    },
  });
  await first.put('mistakes', practisedOn(23));
  first.close();
  expect(await allBadTurns()).toEqual([practisedOn(23)]);
});
