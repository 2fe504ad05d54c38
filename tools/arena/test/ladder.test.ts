import { expect, test } from 'vitest';
import { equalSteps, equivalentText, findEquivalent } from '../src/commands/ladder-command.ts';
import type { MatchResult } from '../src/play-match.ts';
import { type Tally, tallyOf } from '../src/statistics.ts';
import { IDLE } from './idle.ts';

const match = (winner?: 'w' | 'b'): MatchResult => ({
  goals: { w: 0, b: 0 },
  rounds: [],
  habits: { w: IDLE, b: IDLE },
  ...(winner && { winner }),
});

/** A tally of 100 matches: this many won, the others lost. */
const won = (wins: number): Tally =>
  tallyOf(Array.from({ length: 50 }, (_, pair) => [0, 1].map((n) => match(2 * pair + n < wins ? 'w' : 'b')) as never));

const steps = [10, 100, 1000];

test.each([
  ['between two steps', { 10: 90, 100: 60, 1000: 40 }, 0, 316],
  ['from above', { 10: 90, 100: 60, 1000: 40 }, 2, 316],
  ['nearer to the one', { 10: 90, 100: 52, 1000: 20 }, 1, 113],
  ['above all', { 10: 99, 100: 90, 1000: 55 }, 0, undefined],
  ['below all', { 10: 45, 100: 30, 1000: 1 }, 1, undefined],
])('an equivalent is found: %s', async (_, results: Record<number, number>, begin, nodes) => {
  const found = await findEquivalent(steps, begin, async (step) => won(results[step]!));
  expect(found.nodes).toBe(nodes);
});

test('an equivalent is written for people', async () => {
  const found = await findEquivalent(steps, 1, async (nodes) => won(nodes === 1000 ? 40 : 60));
  expect(equivalentText(found, steps)).toBe('about 316 nodes (60% against 100, 40% against 1000)');
  const above = await findEquivalent(steps, 2, async () => won(100));
  expect(equivalentText(above, steps)).toBe('more than 1000 nodes (100% against 1000)');
});

test('places are found between which all steps are equal', () => {
  const fitted = equalSteps([1, 1.5, 2, 2.5, 3], [0, 300, 400, 400, 600]);
  expect(fitted).toEqual([
    { level: 1, place: 1, rating: 0 },
    { level: 2, place: 1.5, rating: 300 },
    { level: 3, place: 3, rating: 600 },
  ]);
  expect(equalSteps([1, 1.5, 2], [0, 100, 50]).map(({ place }) => place)).toEqual([1, 1.25]);
});
