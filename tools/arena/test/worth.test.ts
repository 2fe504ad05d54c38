import { seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { eloToShare } from '../src/statistics.ts';
import { drawDifference, fitWorths } from '../src/worth.ts';

/** The worths of three things in the matches below, in Elo. */
const TRUE = [120, 0, -60];

/** Pairs of matches without draws between players that differ in these things. */
function playedPairs(count: number, seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const difference = drawDifference(TRUE.length, 0.6, random);
    const expected = eloToShare(difference.reduce((sum, one, index) => sum + one * TRUE[index]!, 0));
    const wins = [0, 1].filter(() => random() < expected).length;
    return { difference, share: wins / 2 };
  });
}

test('the worths of things that differ at once are found, with their errors', () => {
  const runs = Array.from({ length: 40 }, (_, seed) => fitWorths(playedPairs(500, seed + 1), TRUE.length));
  // Of 120 intervals of 95% some six miss the truth.
  const missed = runs.flat().filter(({ elo, error }, index) => Math.abs(elo - TRUE[index % 3]!) > error);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.length).toBeLessThan(14);
  const means = TRUE.map((_, index) => runs.reduce((sum, run) => sum + run[index]!.elo, 0) / runs.length);
  for (const [index, mean] of means.entries()) expect(Math.abs(mean - TRUE[index]!)).toBeLessThan(12);
});

test('four times the matches have half the error', () => {
  const [few, many] = [500, 2000].map((count) => fitWorths(playedPairs(count, 9), TRUE.length)[0]!.error);
  expect(few! / many!).toBeGreaterThan(1.7);
  expect(few! / many!).toBeLessThan(2.3);
});

test('of a thing that no match is about nothing is said', () => {
  const [tested, untested] = fitWorths(
    playedPairs(100, 5).map(({ difference, share }) => ({ difference: [difference[0]!, 0], share })),
    2,
  );
  expect(untested!.elo).toBe(0);
  expect(untested!.error).toBeGreaterThan(4 * tested!.error);
});

test('each technique is lacked by one player as often as by the other', () => {
  const random = seededRandom(3);
  const all = Array.from({ length: 500 }, () => drawDifference(8, 0.5, random)).flat();
  const count = (wanted: number) => all.filter((one) => one === wanted).length;
  expect(count(0) / all.length).toBeCloseTo(0.5, 1);
  expect(count(1) / all.length).toBeCloseTo(0.25, 1);
  expect(count(-1) / all.length).toBeCloseTo(0.25, 1);
});

test('two players are never the same', () => {
  const random = seededRandom(1);
  for (let draw = 0; draw < 200; draw++) expect(drawDifference(2, 0.05, random)).not.toEqual([0, 0]);
});
