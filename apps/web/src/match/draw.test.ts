import { expect, test } from 'vitest';
import { takesDraw } from './draw.ts';

const points = (value: number) => ({ kind: 'points', value }) as const;

test.each([
  ['level, early', points(0), true, false],
  ['level, late', points(0), false, true],
  ['level, its turn, late', points(10), false, true],
  ['a little better, late', points(30), false, false],
  // As Black it agreed to a draw after 1. e4 c6 2. d4 d5.
  ['behind a little, early', points(-80), true, false],
  ['behind a little, late', points(-80), false, true],
  ['worse, early', points(-200), true, true],
  ['about to win', { kind: 'win', actions: 3 }, false, false],
  ['about to lose', { kind: 'win', actions: -4 }, true, true],
] as const)('%s', (_, own, isEarly, takes) => expect(takesDraw(own, isEarly)).toBe(takes));
