import { expect, test } from 'vitest';
import type { MatchPair } from '../src/match-pair.ts';
import type { MatchResult } from '../src/play-match.ts';
import { eloOf, eloToShare, sprtOf } from '../src/statistics.ts';
import { IDLE } from './idle.ts';

const match = (winner?: 'w' | 'b'): MatchResult => ({
  goals: { w: 0, b: 0 },
  rounds: [],
  habits: { w: IDLE, b: IDLE },
  ...(winner && { winner }),
});
const pairs = (count: number, ...pair: readonly [MatchResult, MatchResult]): MatchPair[] => Array(count).fill(pair);

const hypotheses = { low: 0, high: 20 };
const [even, won, lost] = [
  pairs(1, match('w'), match('b')),
  pairs(1, match('w'), match('w')),
  pairs(1, match('b'), match('b')),
];
const times = (count: number, mix: readonly MatchPair[]) => Array.from({ length: count }, () => mix).flat();

test.each([
  ['nothing yet', [], undefined],
  ['all alike', times(50, won), undefined],
  ['few', times(9, [...even, ...won]), undefined],
  ['many even ones', times(250, [...even, ...won, ...lost, ...even]), 'low'],
  ['many good ones', times(100, [...even, ...won, ...won, ...lost]), 'high'],
])('%s: the hypothesis that is accepted', (_, played, accepted) => {
  expect(sprtOf(played, hypotheses).accepted).toBe(accepted);
});

test('results that fit both hypotheses alike accept none', () => {
  // 10 Elo lie in the middle; 2 of 139 pairs more won than lost are worth that.
  const mix = [...times(70, won), ...times(66, lost)];
  expect(Math.abs(sprtOf(mix, hypotheses).ratio)).toBeLessThan(0.1);
});

test('shares and differences of ratings are converted to each other', () => {
  for (const elo of [-300, 0, 17]) expect(eloOf(eloToShare(elo))).toBeCloseTo(elo, 6);
});
