import { expect, test } from 'vitest';
import { failureWords, partIsMissing } from './failure-words.ts';

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://host/assets/RulesPage-1.js'),
  new TypeError('error loading dynamically imported module: http://host/assets/RulesPage-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/RulesPage-1.css'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('"$message" becomes a sentence without an address', (error) => {
  expect(failureWords(error)).toBe(partIsMissing());
});

test('another reason keeps its words', () => {
  expect(failureWords(new Error("no variant 'foo'"))).toBe("no variant 'foo'");
  expect(failureWords('the page answered 503')).toBe('the page answered 503');
});
