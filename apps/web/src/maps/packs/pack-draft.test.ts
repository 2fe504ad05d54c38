import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { fillStorage } from '../../shared/testing.ts';
import { maps, SMALL } from '../testing.ts';
import { MOST_MAPS } from './pack.ts';
import { usePackDraft } from './pack-draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setActivePinia(createPinia());
});

const names = (): readonly string[] =>
  usePackDraft()
    .packOf(maps)
    .maps.map(({ name }) => name);
const addAll = (...all: readonly string[]): void => {
  for (const name of all) usePackDraft().add(maps, { ...SMALL, name });
};

test('maps are added, moved and taken out, and survive a reload', () => {
  addAll('One', 'Two', 'Three');
  usePackDraft().move(2, -1);
  usePackDraft().move(0, -1);
  expect(names()).toEqual(['One', 'Three', 'Two']);
  usePackDraft().remove(0);
  usePackDraft().draft.author = 'Ada';
  setActivePinia(createPinia());
  expect(names()).toEqual(['Three', 'Two']);
  expect(usePackDraft().draft.author).toBe('Ada');
});

test('faults of the words are said', () => {
  const pack = usePackDraft();
  expect(pack.faults.name).toBeUndefined();
  pack.draft.name = '';
  pack.draft.message = '<b>';
  expect(pack.faults).toMatchObject({
    name: 'A name must be here.',
    message: 'It is written without the signs < and >.',
  });
});

test('a full pack takes no more', () => {
  addAll(...Array.from({ length: MOST_MAPS + 1 }, (_, index) => `${index}`));
  expect([names().length, usePackDraft().isFull]).toEqual([MOST_MAPS, true]);
});

test('it is said that the browser does not keep a pack', () => {
  addAll('One');
  expect(usePackDraft().kept.isRefused).toBe(false);
  const empty = fillStorage();
  addAll('Two');
  empty();
  expect([usePackDraft().kept.isRefused, names()]).toEqual([true, ['One', 'Two']]);
});

test('a pack that is changed in a second window does not overwrite that of the first, and either can be taken', async () => {
  const [one, two] = [usePackDraft(), usePackDraft(createPinia())];
  one.draft.author = 'Ada';
  two.draft.author = 'Bob';
  expect([one.kept.isElsewhere, two.kept.isElsewhere]).toEqual([false, true]);
  sessionStorage.clear();
  expect(usePackDraft(createPinia()).draft.author).toBe('Ada');
  two.kept.keepOwn();
  one.draft.message = 'Hello';
  expect(one.kept.isElsewhere).toBe(true);
  await one.kept.takeOther();
  expect(one.draft).toMatchObject({ author: 'Bob', message: '' });
});
