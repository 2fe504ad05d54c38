import { expect, test } from 'vitest';
import { takesDraw } from './draw.ts';

const points = (value: number) => ({ kind: 'points', value }) as const;

test.each([
  ['level, early', points(0), 10, false],
  ['level, late', points(0), 40, true],
  ['a little better, late', points(5), 60, false],
  // As Black it agreed to a draw after 1. e4 c6 2. d4 d5.
  ['behind a little, early', points(-80), 4, false],
  ['behind a little, late', points(-80), 40, true],
  ['worse, early', points(-200), 4, true],
  ['about to win', { kind: 'win', actions: 3 }, 60, false],
  ['about to lose', { kind: 'win', actions: -4 }, 2, true],
] as const)('%s', (_, own, plies, takes) => expect(takesDraw(own, plies)).toBe(takes));
