import { expect, test } from 'vitest';
import { withChanges } from './with-changes.ts';

test.each([
  ['what this window changed', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 1 }],
  ['what another window changed', { a: 1, b: 3 }, { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 3 }],
  ['both', { a: 1, b: 3 }, { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2, b: 3 }],
  ['both, deeper', { of: { x: 1, y: 2 } }, { of: { x: 1 } }, { of: { x: 3 } }, { of: { x: 3, y: 2 } }],
  ['this window’s change of the same', { a: 3 }, { a: 1 }, { a: 2 }, { a: 2 }],
  ['what this window took away', { of: { x: 1, y: 2 } }, { of: { x: 1 } }, { of: {} }, { of: { y: 2 } }],
  ['a list as one', { a: [1, 2] }, { a: [1] }, { a: [3] }, { a: [3] }],
  ['all of it where nothing was known', { a: 1 }, undefined, { b: 2 }, { a: 1, b: 2 }],
])('%s is kept', (_, stored: object, before, after: object, result) => {
  expect(JSON.parse(JSON.stringify(withChanges(stored, before, after)))).toEqual(result);
});
