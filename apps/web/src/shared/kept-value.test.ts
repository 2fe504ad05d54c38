import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { effectScope } from 'vue';
import { useKeeping } from './keeping.ts';
import { useKeptValue } from './kept-value.ts';
import { fillStorage } from './testing.ts';

const KEY = 'kickmate.test';
const scope = effectScope();
const list = () =>
  scope.run(() => useKeptValue(KEY, (stored) => (Array.isArray(stored) ? (stored as readonly string[]) : [])))!;

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('two windows change one value in turn: nothing is lost', () => {
  const [one, two] = [list(), list()];
  one.change((now) => [...now, 'a']);
  two.change((now) => [...now, 'b']);
  one.change((now) => [...now, 'c']);
  expect(one.value.value).toEqual(['a', 'b', 'c']);
  expect(list().value.value).toEqual(['a', 'b', 'c']);
});

test('a window shows what another one stores', () => {
  const one = list();
  list().change(() => ['b']);
  expect(one.value.value).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
  expect(one.value.value).toEqual(['b']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(one.value.value).toEqual([]);
});

test('what the browser refuses stays in this window, is said, and is stored with the next change', () => {
  const one = list();
  one.change(() => ['a']);
  const empty = fillStorage();
  one.change((now) => [...now, 'b']);
  expect(useKeeping().showsNotice).toBe(true);
  one.change((now) => [...now, 'c']);
  expect(one.value.value).toEqual(['a', 'b', 'c']);
  empty();
  one.change((now) => [...now, 'd']);
  expect(useKeeping().showsNotice).toBe(false);
  expect(list().value.value).toEqual(['a', 'b', 'c', 'd']);
});

test('the notice is closed once for all', () => {
  const one = list();
  const empty = fillStorage();
  one.change(() => ['a']);
  useKeeping().close();
  one.change(() => ['b']);
  empty();
  expect(useKeeping().showsNotice).toBe(false);
});
