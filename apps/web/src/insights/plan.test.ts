import { styleOf } from '@kickmate/engine/client';
import { describe, expect, test } from 'vitest';
import type { MatchFigures } from '../figures/figures.ts';
import { turnsOf } from '../figures/testing.ts';
import type { Account } from './accounts.ts';
import { meanOf, shareLimits } from './bounds.ts';
import { costliestReason, levelFor, planOf, puzzlesFor } from './plan.ts';
import { account, evenMatches } from './testing.ts';

/** Matches with figures by their number. */
const matches = (count: number, figures: (number: number) => Partial<MatchFigures>): readonly Account[] =>
  Array.from({ length: count }, (_, number) => account(number, figures(number)));

/** Endings worse by about that much, more in one match than in the next one. */
const endings =
  (lower: number, spread = 2) =>
  (number: number): Partial<MatchFigures> => ({
    phases: {
      opening: turnsOf(10, 85),
      middle: turnsOf(10, 85),
      end: turnsOf(10, 85 - lower + (number % 2 ? spread : -spread)),
    },
  });

describe('the mean over matches', () => {
  test('has the standard error of a textbook', () => {
    // The variance of 2, 4, 4, 4, 5, 5, 7, 9 is 32 / 7.
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, error: Math.sqrt(32 / 7 / 8) });
  });
  test('of one match proves nothing', () => {
    expect(meanOf([7]).error).toBe(Number.POSITIVE_INFINITY);
  });
});

test.each([
  // By hand: (c/n + 9/2n ± 3 √(p(1-p)/n + 9/4n²)) / (1 + 9/n)
  [0, 9, 0, 0.5],
  [9, 9, 0.5, 1],
  [50, 100, 0.3563, 0.6437],
  [0, 0, 0, 1],
])('the share %i of %i lies within limits', (count, all, low, high) => {
  const limits = shareLimits(count, all);
  expect(limits.low).toBeCloseTo(low, 4);
  expect(limits.high).toBeCloseTo(high, 4);
});

test('where nothing stands out, the reason that cost most is told all the same, if there is one', () => {
  const reasons = { losesBall: { turns: 2, loss: 40 }, letsWin: { turns: 1, loss: 60 } };
  const all = matches(10, (number) => (number === 3 ? { reasons } : {}));
  expect(planOf(all)).toBeUndefined();
  expect(costliestReason(all)).toEqual({ kind: 'reason', reason: 'letsWin', turns: 1, all: 3 });
  expect(costliestReason(matches(10, () => ({})))).toBeUndefined();
});

describe('a weakness of a phase', () => {
  test('is told with its accuracies and what it costs in a match', () => {
    const plan = planOf(matches(10, endings(12)))!;
    expect(plan.weakness).toMatchObject({ kind: 'phase', phase: 'end' });
    expect(plan.weakness).toMatchObject({ here: expect.closeTo(73), elsewhere: expect.closeTo(85) });
    // Ten turns a match, each of which loses 4 more.
    expect(plan.gain).toBeCloseTo(40);
    expect(plan.matches).toBe(10);
  });
  test.each([
    ['ten matches', 10, endings(12), true],
    ['nine matches', 9, endings(12), false],
    // The standard error of ten values ±20 around their mean is 20 / 3: three of them are 20.
    ['a difference above three standard errors', 10, endings(20.5, 20), true],
    ['a difference below three standard errors', 10, endings(19.5, 20), false],
    ['a difference worth while', 10, endings(3.5, 1), true],
    ['a difference too small to be worth while', 10, endings(2.5, 1), false],
    ['better endings', 10, endings(-12), true],
  ])('with %s: %#', (_, count, figures, isFound) => {
    expect(planOf(matches(count, figures)) !== undefined).toBe(isFound);
  });
  test('is never a phase that is better than the others', () => {
    expect(planOf(matches(10, endings(-12)))!.weakness).not.toMatchObject({ phase: 'end' });
  });
  test('needs ten matches that come to the phase', () => {
    const short = (number: number) =>
      number < 9 ? endings(12)(number) : { phases: { ...endings(12)(number).phases!, end: turnsOf(0, 0) } };
    expect(planOf(matches(10, short))).toBeUndefined();
    expect(planOf(matches(11, (number) => short(number - 1)))?.weakness.kind).toBe('phase');
  });
});

describe('quick turns', () => {
  const quick =
    (lower: number) =>
    (number: number): Partial<MatchFigures> => ({
      phases: { opening: turnsOf(20, 80), middle: turnsOf(0, 0), end: turnsOf(0, 0) },
      paces: { quick: turnsOf(8, 85 - lower + (number % 2)), usual: turnsOf(8, 85), long: turnsOf(4, 85) },
    });
  test('are a weakness where they are worse', () => {
    expect(planOf(matches(10, quick(10)))?.weakness.kind).toBe('quick');
    expect(planOf(matches(10, quick(2)))).toBeUndefined();
    expect(planOf(matches(10, quick(-10)))).toBeUndefined();
  });
});

describe('a side', () => {
  const sides = (black: number, accuracy: number) =>
    Array.from({ length: 12 }, (_, number) => {
      const isBlack = number < black;
      const middle = turnsOf(20, (isBlack ? accuracy : 85) + (number % 2 ? 1 : -1));
      const phases = { opening: turnsOf(0, 0), middle, end: turnsOf(0, 0) };
      return account(number, { phases }, { side: isBlack ? 'b' : 'w' });
    });
  test('is a weakness where it is worse, in five matches or more', () => {
    expect(planOf(sides(5, 75))?.weakness).toMatchObject({ kind: 'side', side: 'b' });
    expect(planOf(sides(6, 95))?.weakness).toMatchObject({ kind: 'side', side: 'w' });
    expect(planOf(sides(4, 75))).toBeUndefined();
    expect(planOf(sides(5, 83))).toBeUndefined();
  });
});

describe('won positions', () => {
  const wins = (had: number, made: number) =>
    matches(10, (number) => ({ wins: number === 0 ? { had, made } : { had: 0, made: 0 } }));
  test('are a weakness where clearly fewer than 85 of 100 are won', () => {
    const plan = planOf(wins(20, 10));
    expect(plan?.weakness).toEqual({ kind: 'wins', had: 20, made: 10 });
    expect(plan?.gain).toBeCloseTo((100 * 7) / 10);
    // By the formula above, 12 of 20 are at most 0.844, and 13 of 20 at most 0.873.
    expect(planOf(wins(20, 12))?.weakness.kind).toBe('wins');
    expect(planOf(wins(20, 13))).toBeUndefined();
    // Fewer than ten are too few, however they end.
    expect(planOf(wins(10, 1))?.weakness.kind).toBe('wins');
    expect(planOf(wins(9, 0))).toBeUndefined();
  });
});

describe('a reason of blunders', () => {
  const balls = (lost: number, all = 30) =>
    matches(10, (number) => {
      if (number > 0) return {};
      const others = all - lost;
      return {
        reasons: { losesBall: { turns: lost, loss: 20 * lost }, letsWin: { turns: others, loss: 20 * others } },
      };
    });
  test('is a weakness where clearly more than a third have it', () => {
    // By the formula above, 18 of 30 are at least 0.336, and 17 of 30 at least 0.309.
    expect(planOf(balls(18))?.weakness).toEqual({ kind: 'reason', reason: 'losesBall', turns: 18, all: 30 });
    // 18 turns of 20 points each, eight of them more than a third of 30.
    expect(planOf(balls(18))?.gain).toBeCloseTo(16);
    expect(planOf(balls(17))).toBeUndefined();
    expect(planOf(balls(10, 10))?.weakness.kind).toBe('reason');
    expect(planOf(balls(9, 9))).toBeUndefined();
  });
});

test('of several weaknesses the one that costs most is named', () => {
  const both = (lower: number) =>
    matches(10, (number) => ({ ...endings(lower)(number), wins: { had: 2, made: number % 2 } }));
  // Half of a won round a match, of two that were had: 1.2 rounds less than 85 of 100.
  expect(planOf(both(12))?.weakness.kind).toBe('wins');
  expect(planOf(both(60))?.weakness.kind).toBe('phase');
});

test('only the latest hundred matches count', () => {
  const latest = evenMatches(100, 4);
  const earlier = matches(200, endings(40));
  expect(planOf([...latest, ...earlier])).toEqual(planOf(latest));
});

test('chance alone makes a plan in fewer than one of twenty', () => {
  const plans = (count: number) =>
    Array.from({ length: 300 }, (_, seed) => planOf(evenMatches(count, seed))).filter(Boolean);
  for (const count of [10, 30, 100]) expect(plans(count).length, `${count} matches`).toBeLessThan(15);
});

test('the puzzles are those of the weakness where a theme or a motif of them is about it', () => {
  const reason = (kind: 'letsWin' | 'losesPiece' | 'letsForce') =>
    puzzlesFor({ kind: 'reason', reason: kind, turns: 18, all: 30 });
  const all = { theme: '', motif: '', grade: '' };
  expect(reason('letsWin')).toEqual({ ...all, theme: 'save-1' });
  expect(reason('losesPiece')).toEqual({ ...all, motif: 'hanging' });
  expect(reason('letsForce')).toEqual(all);
  expect(puzzlesFor({ kind: 'wins', had: 20, made: 10 })).toEqual(all);
});

test('the opponent has the suggested level, or one beside it with the style that brings the weakness about', () => {
  const variant = { levels: { styles: { attacker: {}, keeper: {}, possession: {}, gambler: {} } } };
  const wins = { kind: 'wins', had: 20, made: 10 } as const;
  const ball = { kind: 'reason', reason: 'losesBall', turns: 18, all: 30 } as const;
  const quick = { kind: 'quick', here: 70, elsewhere: 80 } as const;
  expect(styleOf(4)).toBe('keeper');
  expect(levelFor(wins, 3, variant)).toBe(4);
  expect(levelFor(wins, 4, variant)).toBe(4);
  expect(levelFor(wins, 10, variant)).toBe(10);
  expect(styleOf(levelFor(ball, 2, variant))).toBe('possession');
  expect(levelFor(quick, 3, variant)).toBe(3);
  expect(levelFor(wins, 3, { levels: {} })).toBe(3);
  expect(levelFor(wins, 3, undefined)).toBe(3);
});
