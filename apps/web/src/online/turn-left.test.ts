import type { GameInfo } from '@kickmate/protocol';
import { expect, test } from 'vitest';
import { turnLeftMs } from './turn-left.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 11, 1);
const game = { dueInMs: 10 * DAY, toAct: 'w' } as GameInfo;
const week = { from: NOW + DAY, until: NOW + 8 * DAY };

test.each([
  ['no holiday', {}, 10],
  ['a holiday of the side to act, in which its time stands still', { holidays: { w: week } }, 3],
  ['one that has begun', { holidays: { w: { from: NOW - DAY, until: NOW + 6 * DAY } } }, 4],
  ['a holiday of the other side', { holidays: { b: week } }, 10],
  ['the same holiday of both, who line up', { toAct: 'both', holidays: { w: week, b: week } }, 3],
] as const)('%s', (_, more, days) => {
  expect(turnLeftMs({ ...game, ...more }, NOW, NOW)).toBe(days * DAY);
});

test('runs on while the page is open, and has no end without a limit', () => {
  expect(turnLeftMs({ ...game, holidays: { w: week } }, NOW, NOW + DAY / 2)).toBe(2.5 * DAY);
  expect(turnLeftMs({ ...game, dueInMs: undefined }, NOW, NOW)).toBeUndefined();
});
