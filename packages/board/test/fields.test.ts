import { describe, expect, test } from 'vitest';
import {
  type Board,
  counterReader,
  formatSquares,
  LARGEST_COUNT,
  nextCount,
  parseCounter,
  parseFields,
  parseSide,
  parseSquares,
  parseWord,
  refuse,
  type Side,
} from '../src/index.ts';

const at = 7;

describe('the side to move', () => {
  test.each(['w', 'b'] as const)('%s', (text) => {
    expect(parseSide({ text, at })).toEqual({ ok: true, value: text });
  });

  test.each([
    ['', 'missing', 'missing; it'],
    ['W', 'syntax', "'W'"],
    ['white', 'syntax', "'white'"],
    ['-', 'syntax', "'-'"],
  ])("'%s' is none", (text, cause, what) => {
    const message = `side to move (character 8): ${what} must be w (White) or b (Black)`;
    expect(parseSide({ text, at })).toEqual({ ok: false, error: { cause, field: 'side to move', at, message } });
  });
});

describe('a counter', () => {
  test.each([
    ['0', 0, 0],
    ['1', 1, 1],
    ['120', 0, 120],
    [String(LARGEST_COUNT), 1, LARGEST_COUNT],
  ])('%s from %i', (text, least, value) => {
    expect(parseCounter({ text, at }, 'quiet count', least)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 0, 'missing'],
    ['01', 0, 'syntax'],
    ['-1', 0, 'syntax'],
    ['+1', 0, 'syntax'],
    ['1.0', 0, 'syntax'],
    ['1e3', 0, 'syntax'],
    ['x', 0, 'syntax'],
    ['0', 1, 'impossible'],
    [String(LARGEST_COUNT + 1), 0, 'impossible'],
    ['9'.repeat(400), 0, 'impossible'],
  ])("'%s' from %i is none", (text, least, cause) => {
    expect(parseCounter({ text, at }, 'quiet count', least)).toMatchObject({
      ok: false,
      error: {
        cause,
        field: 'quiet count',
        at,
        message: expect.stringContaining(`must be a whole number from ${least} to 999999999 without leading zeros`),
      },
    });
  });
});

describe('fields of a text', () => {
  const board: Board = { files: 8, ranks: 8, marks: [] };
  interface Parts {
    readonly side: Side;
    readonly squares: readonly number[];
    readonly word: 'a' | 'b';
    readonly count: number;
  }
  const parse = (text: string) =>
    parseFields<Parts>(
      text,
      {
        side: parseSide,
        squares: (field, { side }) =>
          parseSquares(board, field, 'squares', (square, at) =>
            square < 8 && side === 'b' ? refuse('impossible', 'squares', at, 'not on rank 1') : undefined,
          ),
        word: (field) => parseWord(field, 'word', ['a', 'b']),
        count: counterReader('count', 1, 7),
      },
      'text',
      'the count',
    );

  test('are read in order, each with what was read before', () => {
    expect(parse('w a1,b2 b 7')).toEqual({ ok: true, value: { side: 'w', squares: [0, 9], word: 'b', count: 7 } });
    expect(parse('b - a 1')).toMatchObject({ ok: true, value: { squares: [] } });
  });

  test.each([
    ['w', 'missing', 'squares', 1, 'missing; it must be the name of a square'],
    ['b a2,b1 a 1', 'impossible', 'squares', 5, 'not on rank 1'],
    ['w b2,a2 a 1', 'syntax', 'squares', 5, 'a2 must not follow b2'],
    ['w a2, a 1', 'missing', 'squares', 5, 'or - for none'],
    ['w i9 a 1', 'syntax', 'squares', 2, "'i9' must be the name of a square"],
    ['w - c 1', 'syntax', 'word', 4, "'c' must be one of a, b"],
    ['w - a 8', 'impossible', 'count', 6, 'from 1 to 7'],
    ['w - a 7 x', 'surplus', 'text', 7, 'nothing may follow the count'],
  ])('%j is refused: %s %s', (text, cause, field, at, says) => {
    const read = parse(text);
    expect(read).toMatchObject({ ok: false, error: { cause, field, at } });
    expect(!read.ok && read.error.message).toContain(says);
  });

  test('of squares are written as they are read', () => {
    expect([formatSquares(board, [0, 9]), formatSquares(board, [])]).toEqual(['a1,b2', '-']);
  });

  test('of a counter stay at its limit', () => {
    expect([nextCount(6, 7), nextCount(7, 7), nextCount(LARGEST_COUNT)]).toEqual([7, 7, LARGEST_COUNT]);
  });
});
