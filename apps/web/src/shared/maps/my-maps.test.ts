import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../storage.ts';
import { fillStorage } from '../testing.ts';
import { discardMap, keepMap, myMap, myMaps, newMapId } from './my-maps.ts';

beforeEach(() => localStorage.clear());

const [garden, keep] = [
  { id: 'my-1', text: '{"name":"garden"}' },
  { id: 'my-2', text: '{"name":"keep"}' },
];

test('maps are kept in order, changed in their place, and thrown away', () => {
  expect(myMaps()).toEqual([]);
  keepMap(garden!);
  keepMap(keep!);
  keepMap({ id: 'my-1', text: '{"name":"park"}' });
  expect(myMaps()).toEqual([{ id: 'my-1', text: '{"name":"park"}' }, keep]);
  expect(myMap('my-2')).toEqual(keep);
  discardMap('my-2');
  discardMap('my-1');
  expect(myMap('my-2')).toBeUndefined();
  expect(localStorage.getItem(KEYS.maps)).toBeNull();
});

test.each(['', '{}', '[{"id":1}, {"id":"my-1","text":"{\\"name\\":\\"garden\\"}"}]'])(
  'what is spoilt is left out: %s',
  (text) => {
    localStorage.setItem(KEYS.maps, text);
    expect(myMaps()).toEqual(text.includes('garden') ? [garden] : []);
  },
);

test('a browser that refuses says so', () => {
  const empty = fillStorage();
  const isKept = keepMap(garden!);
  empty();
  expect(isKept).toBe(false);
});

test('ids differ', () => {
  const ids = Array.from({ length: 20 }, newMapId);
  expect(new Set(ids).size).toBeGreaterThan(15);
  expect(ids.every((id) => /^my-[a-z0-9]+$/.test(id))).toBe(true);
});
