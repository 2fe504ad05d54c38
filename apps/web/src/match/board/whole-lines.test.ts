import { expect, test } from 'vitest';
import { linesIn } from './whole-lines.ts';

test.each([
  ['room for all: as many lines as there may be', 300, 60, { lines: 5, below: 0, hasFoot: true }],
  ['the buttons below the words stay in sight', 160, 60, { lines: 4, below: 0, hasFoot: true }],
  ['two lines and the buttons', 110, 60, { lines: 2, below: 0, hasFoot: true }],
  ['otherwise the buttons are wholly behind the bar', 100, 60, { lines: 4, below: 4, hasFoot: false }],
  ['a small phone', 50, 60, { lines: 2, below: 2, hasFoot: false }],
  ['one line is always there', 20, 60, { lines: 1, below: 0, hasFoot: false }],
])('%s', (_name, room, foot, expected) => expect(linesIn(room, foot, 24)).toEqual(expected));

test('words that must all be shown have as many lines as they need', () => {
  expect(linesIn(300, 60, 24, 8)).toEqual({ lines: 8, below: 0, hasFoot: true });
  expect(linesIn(200, 60, 24, 8)).toEqual({ lines: 8, below: 8, hasFoot: false });
  expect(linesIn(100, 60, 24, 8)).toEqual({ lines: 8, below: 0, hasFoot: false });
});
