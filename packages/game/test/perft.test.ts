import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide, perft, successors } from '../src/index.ts';
import { type TugPosition, tugOfWar } from './tug-of-war.ts';

/**
 * Counted by hand. An action takes the ball by -1, 0, 0, +1, +1 or +2 squares (slip, rest, heave@0, step, heave@1,
 * heave@2), and each is a successor of its own: 6. Two actions of White from c1 have the sums -2 to 4 in 1 4 8 10 8 4 1
 * ways, of which the last two columns (5) are goals: 36, then 31 * 6. Of Black's actions a ball on a1, b1 or e1 goes out
 * with 3, 1 and 1 of them: 171 sequences are left, and 171 * 6 follow.
 */
const COUNTS: readonly (readonly [name: string, position: TugPosition, counts: readonly number[]])[] = [
  ['from the middle', { ball: 2, side: 'w', left: 2 }, [1, 6, 36, 186, 1026]],
  ['one action before a goal', { ball: 4, side: 'w', left: 1 }, [1, 6, 18]],
  ['the round is over', { ball: 5, side: 'w', left: 1 }, [1, 0, 0]],
];

describe('perft', () => {
  test.each(COUNTS)('%s', (_, position, counts) => {
    expect(counts.map((__, depth) => perft(tugOfWar, position, depth))).toEqual(counts);
  });

  test.each([-1, 0.5, Number.NaN])('has no depth %d', (depth) => {
    expect(() => perft(tugOfWar, COUNTS[0]![1], depth)).toThrow(RangeError);
  });

  test('takes no notice of what the record keeps: three rests', () => {
    expect(perft(tugOfWar, { ball: 2, side: 'w', left: 2 }, 4)).toBe(1026);
  });
});

describe('divide', () => {
  test('counts below each first successor', () => {
    const counts = divide(tugOfWar, { ball: 4, side: 'w', left: 1 }, 2);
    expect(Object.fromEntries(counts)).toEqual({ step: 0, 'heave@0': 6, 'heave@1': 0, 'heave@2': 0, rest: 6, slip: 6 });
    expect([...divide(tugOfWar, { ball: 2, side: 'w', left: 2 }, 1).values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('adds up to perft', () => {
    const anyPosition = fc.record({
      ball: fc.integer({ min: 0, max: 4 }),
      side: fc.constant('b' as const),
      left: fc.constant(1),
    });
    fc.assert(
      fc.property(anyPosition, fc.integer({ min: 1, max: 4 }), (position, depth) => {
        const sum = [...divide(tugOfWar, position, depth).values()].reduce((total, count) => total + count, 0);
        expect(sum).toBe(perft(tugOfWar, position, depth));
      }),
      { numRuns: 20 },
    );
  });

  test('has no depth 0', () => {
    expect(() => divide(tugOfWar, COUNTS[0]![1], 0)).toThrow(RangeError);
  });
});

test("an action has a successor for each of its outcomes, in the rules' order", () => {
  const texts = successors(tugOfWar, { ball: 2, side: 'w', left: 2 }).map(tugOfWar.text.formatAction);
  expect(texts).toEqual(['step', 'heave@0', 'heave@1', 'heave@2', 'rest', 'slip']);
});
