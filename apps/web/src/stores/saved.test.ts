import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
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
  expect([useMatch().match, useSaved().broken]).toEqual([undefined, []]);
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
  ['no record', '{"version":1,"side":"w","opponent":{"kind":"person"},"record":"x"}', 'line 1'],
])('%s is put aside with the reason, and stays there', async (_, text, reason) => {
  localStorage.setItem(KEYS.match, text);
  await useSaved().restore();
  expect(useSaved().broken).toEqual([{ text, reason: expect.stringContaining(reason), isAside: true }]);
  expect([useMatch().match, localStorage.getItem(KEYS.match)]).toEqual([undefined, null]);
  restart();
  expect(useSaved().broken.map((broken) => broken.text)).toEqual([text]);
  useSaved().discardBroken(useSaved().broken[0]!);
  restart();
  expect(useSaved().broken).toEqual([]);
});

test('an action that was tampered with is found by the referee', async () => {
  useSaved();
  useMatch().open(await playedMatch('a2a3 a7a6'), setup);
  const spoilt = localStorage.getItem(KEYS.match)!.replace('a7a6', 'a7a3');
  localStorage.setItem(KEYS.match, spoilt);
  restart();
  await useSaved().restore();
  expect(useSaved().broken).toMatchObject([{ text: spoilt, reason: expect.stringMatching(/line \d+, column \d+/) }]);
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

const brokenTexts = () => useSaved().broken.map(({ text }) => text);

test('a second broken match takes nothing away from the first; each is thrown away by itself', async () => {
  for (const text of ['first', 'second']) {
    localStorage.setItem(KEYS.match, text);
    restart();
    await useSaved().restore();
  }
  expect(brokenTexts()).toEqual(['first', 'second']);
  useSaved().discardBroken(useSaved().broken[0]!);
  restart();
  expect(brokenTexts()).toEqual(['second']);
});

test('what is aside stays there even if it cannot be read', async () => {
  localStorage.setItem(KEYS.brokenMatch, '[{');
  localStorage.setItem(KEYS.match, 'broken');
  restart();
  await useSaved().restore();
  expect(brokenTexts()).toEqual(['[{', 'broken']);
  for (const broken of useSaved().broken) useSaved().discardBroken(broken);
  expect([brokenTexts(), localStorage.length]).toEqual([[], 0]);
});

test('a broken match that cannot be put aside stays in its place until it is thrown away', async () => {
  localStorage.setItem(KEYS.match, 'broken');
  const setItem = localStorage.setItem.bind(localStorage);
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation((key, text) => {
    if (key === KEYS.brokenMatch) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, text);
  });
  await useSaved().restore();
  expect(useSaved().broken).toMatchObject([{ text: 'broken', isAside: false }]);
  useMatch().open(await playedMatch('a2a3'), setup);
  expect(localStorage.getItem(KEYS.match)).toBe('broken');
  useSaved().discardBroken(useSaved().broken[0]!);
  expect(useSaved().broken).toEqual([]);
  expect(localStorage.getItem(KEYS.match)).toContain('a2a3');
  full.mockRestore();
});

test('a match begun while a broken one is read does not take its place unseen', async () => {
  localStorage.setItem(KEYS.match, 'broken');
  const restored = useSaved().restore();
  useMatch().open(await playedMatch('a2a3'), setup);
  await restored;
  expect(brokenTexts()).toEqual(['broken']);
  expect(localStorage.getItem(KEYS.match)).toContain('a2a3');
});
