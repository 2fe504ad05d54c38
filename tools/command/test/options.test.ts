import { expect, test } from 'vitest';
import { oneWord, UsageError, wholeNumber, wordList } from '../src/index.ts';

test.each([
  ['5', 5],
  ['0', 0],
  ['-3', -3],
])('%s is a whole number', (text, value) => {
  expect(wholeNumber('seed', text, -10, 10)).toBe(value);
});

test.each(['', '3.5', '11', '1e1', ' 3', 'three'])("'%s' is refused with the option's name and range", (text) => {
  expect(() => wholeNumber('seed', text, -10, 10)).toThrow(
    new UsageError(`--seed must be a whole number from -10 to 10, not '${text}'`),
  );
});

test('a list of known words is read, another word refused', () => {
  expect(wordList('backends', 'js,wasm', ['wasm', 'js'])).toEqual(['js', 'wasm']);
  expect(oneWord('answer', 'no', ['yes', 'no'])).toBe('no');
  expect(() => oneWord('answer', 'no,yes', ['yes', 'no'])).toThrow("--answer must be one of yes, no, not 'no,yes'");
  expect(() => wordList('backends', 'js,was', ['wasm', 'js'])).toThrow("--backends must be one of wasm, js, not 'was'");
});
