import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { GOAL, playedMatch, playOn } from '../match/testing.ts';
import { KEYS } from '../persist/storage.ts';
import { useMatch } from './match.ts';
import { useSaved } from './saved.ts';

const setup = { opponent: { kind: 'computer', level: 4 }, side: 'b' } as const;

beforeEach(() => {
  localStorage.clear();
  restart();
});

const restart = () => setActivePinia(createPinia());

test('a first visit has nothing to restore', async () => {
  await useSaved().restore();
  expect([useMatch().match, useSaved().broken]).toEqual([undefined, undefined]);
});

test('the match is there again after a restart, with every action', async () => {
  useSaved();
  useMatch().open(await playedMatch(GOAL), setup);
  useMatch().match = playOn(useMatch().match!, 'e7e6');
  const { position, seed } = useMatch().match!;
  restart();
  await useSaved().restore();
  expect(useMatch().match).toMatchObject({ position, seed, score: { w: 1, b: 0 } });
  expect(useMatch().setup).toEqual(setup);
});

test.each([
  ['no JSON', '{"version":1', 'JSON'],
  ['another version', '{"version":2}', 'version'],
  [
    'a level that does not exist',
    '{"version":1,"side":"w","opponent":{"kind":"computer","level":11},"record":""}',
    'level',
  ],
  ['no record', '{"version":1,"side":"w","opponent":{"kind":"person"},"record":"x"}', 'Variant'],
])('%s is put aside with the reason, and stays there', async (_, text, reason) => {
  localStorage.setItem(KEYS.match, text);
  await useSaved().restore();
  expect(useSaved().broken).toEqual({ text, reason: expect.stringContaining(reason) });
  expect([useMatch().match, localStorage.getItem(KEYS.match)]).toEqual([undefined, null]);
  restart();
  expect(useSaved().broken?.text).toBe(text);
  useSaved().discardBroken();
  restart();
  expect(useSaved().broken).toBeUndefined();
});

test('an action that was tampered with is found by the referee', async () => {
  useSaved();
  useMatch().open(await playedMatch('a2a3 a7a6'), setup);
  const spoilt = localStorage.getItem(KEYS.match)!.replace('a7a6', 'a7a3');
  localStorage.setItem(KEYS.match, spoilt);
  restart();
  await useSaved().restore();
  expect(useSaved().broken).toEqual({ text: spoilt, reason: expect.stringMatching(/line \d+, column \d+/) });
});

test('a match begun before the old one is restored counts', async () => {
  useSaved();
  useMatch().open(await playedMatch('a2a3'), setup);
  restart();
  const restored = useSaved().restore();
  useMatch().open(await playedMatch(''), setup);
  await restored;
  expect(useMatch().match!.last).toBeUndefined();
});
