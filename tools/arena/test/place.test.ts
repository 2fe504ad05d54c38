import { expect, test } from 'vitest';
import { type MatchResult, type Tally, tallyOf } from '../src/index.ts';
import { placeAmong, placeText } from '../src/place.ts';

const match = (winner?: 'w' | 'b'): MatchResult => ({ goals: { w: 0, b: 0 }, rounds: [], ...(winner && { winner }) });

/** A tally in which so many of 100 matches were won, and the others lost. */
const won = (wins: number): Tally =>
  tallyOf(Array.from({ length: 50 }, (_, pair) => [0, 1].map((n) => match(2 * pair + n < wins ? 'w' : 'b')) as never));

const yardstick = [10, 100, 1000];

test.each([
  ['between two steps', { 10: 90, 100: 60, 1000: 40 }, 0, 316],
  ['from above', { 10: 90, 100: 60, 1000: 40 }, 2, 316],
  ['nearer to the one', { 10: 90, 100: 52, 1000: 20 }, 1, 113],
  ['above all', { 10: 99, 100: 90, 1000: 55 }, 0, undefined],
  ['below all', { 10: 45, 100: 30, 1000: 1 }, 1, undefined],
])('a place %s', async (_, results: Record<number, number>, begin, nodes) => {
  const place = await placeAmong(yardstick, begin, async (step) => won(results[step]!));
  expect(place.nodes).toBe(nodes);
});

test('a place reads well', async () => {
  const place = await placeAmong(yardstick, 1, async (nodes) => won(nodes === 1000 ? 40 : 60));
  expect(placeText(place, yardstick)).toBe('about 316 nodes (60% against 100, 40% against 1000)');
  const above = await placeAmong(yardstick, 2, async () => won(100));
  expect(placeText(above, yardstick)).toBe('more than 1000 nodes (100% against 1000)');
});
