import { expect, test } from 'vitest';
import { storageProblem } from './with-database.ts';

test.each([
  ['QuotaExceededError', "This browser's storage for this site is full: what is new is not kept."],
  ['VersionError', 'A newer version of Kickmate stores this here, perhaps in another window. Load this page again.'],
  ['SecurityError', 'No figures here.'],
])('%s is told as what it is', (name, words) => {
  expect(storageProblem(new DOMException('no', name), 'No figures here.')).toBe(words);
});

test('other errors are refusals', () => {
  expect(storageProblem(new Error('QuotaExceededError'), 'No figures here.')).toBe('No figures here.');
});
