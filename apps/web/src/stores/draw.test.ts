import { expect, test } from 'vitest';
import { takesDraw } from './draw.ts';

const points = (value: number) => ({ kind: 'points', value }) as const;

test.each([
  ['level, early', points(0), 10, false],
  ['level, late', points(0), 40, true],
  ['a little better, late', points(5), 60, false],
  ['worse, early', points(-80), 4, true],
  ['about to win', { kind: 'win', actions: 3 }, 60, false],
  ['about to lose', { kind: 'win', actions: -4 }, 2, true],
] as const)('%s', (_, own, plies, takes) => expect(takesDraw(own, plies)).toBe(takes));
