import { describe, expect, test } from 'vitest';
import { LARGEST_COUNT, parseCounter, parseSide } from '../src/index.ts';

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
