import { describe, expect, test } from 'vitest';
import { clauseOf, fail, must, ok, opponent, quoted, refuse, SIDES, sideName, splitFields } from '../src/index.ts';

describe('refusing a text', () => {
  test('names field and place, counted from 1 for people', () => {
    expect(refuse('syntax', 'ball', 4, 'x is no square')).toEqual({
      ok: false,
      error: { cause: 'syntax', field: 'ball', at: 4, message: 'ball (character 5): x is no square' },
    });
  });

  test('the clause is what an error says without field and place', () => {
    const refused = refuse('syntax', 'ball', 4, 'x (character 5): no square');
    expect(refused.ok || clauseOf(refused.error)).toBe('x (character 5): no square');
    expect(clauseOf({ cause: 'syntax', field: 'ball', at: 4, message: 'not ours' })).toBe('not ours');
  });

  test('fields are cut at single spaces', () => {
    expect(splitFields('8/8 w  1')).toEqual([
      { text: '8/8', at: 0 },
      { text: 'w', at: 4 },
      { text: '', at: 6 },
      { text: '1', at: 7 },
    ]);
    expect(splitFields('')).toEqual([{ text: '', at: 0 }]);
  });
});

test.each([
  ['short', 'e9', "'e9'"],
  ['empty', '', "''"],
  ['as long as is shown whole', '😀'.repeat(60), `'${'😀'.repeat(60)}'`],
  ['long', 'x'.repeat(10_000_000), `'${'x'.repeat(60)}…'`],
  ['what a terminal would obey', 'a\x1b[31m\r\nb\x9b', "'a\ufffd[31m\ufffd\ufffdb\ufffd'"],
])('a faulty text as errors show it: %s', (_name, text, shown) => {
  expect(quoted(text)).toBe(shown);
});

test('a result that must be there throws if it is not', () => {
  expect(must(ok(7))).toBe(7);
  expect(() => must(fail({ message: 'no such thing' }))).toThrow('no such thing');
});

test('sides', () => {
  expect(SIDES.map(opponent)).toEqual(['b', 'w']);
  expect(SIDES.map(sideName)).toEqual(['White', 'Black']);
});
