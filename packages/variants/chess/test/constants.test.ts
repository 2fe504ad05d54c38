import { readFileSync } from 'node:fs';
import { SEARCH_CONSTANTS } from '@kickmate/search';
import { expect, test } from 'vitest';

// The kernel would read on behind a list that is too short.
test('chess has a value of its own for each constant of the search', () => {
  const source = readFileSync(new URL('../assembly/constants.ts', import.meta.url), 'utf8');
  const list = /memory\.data<i32>\(\[([^\]]*)\]/.exec(source)![1]!.replace(/\/\/.*/g, '');
  expect(list.match(/\d+/g)).toHaveLength(SEARCH_CONSTANTS.length);
});
