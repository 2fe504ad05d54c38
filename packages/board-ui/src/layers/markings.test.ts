import type { Board } from '@kickmate/board';
import { expect, it } from 'vitest';
import { UNIT, viewOf } from '../geometry.ts';
import { at, PITCH } from '../testing.ts';
import { markingsOf } from './markings.ts';

const radiusOn = (board: Board): number => Number(/a([\d.]+) /.exec(markingsOf(viewOf(board)).lines)?.[1]);

it('the centre circle stays within the squares of the centre, and has a usual size without them', () => {
  const centre = { kind: 'centre', squares: ['d4', 'e4', 'd5', 'e5'].map((name) => at(name)) } as const;
  expect(radiusOn({ ...PITCH, marks: [...PITCH.marks, centre] })).toBe(UNIT);
  expect(radiusOn(PITCH)).toBeCloseTo(Math.SQRT2 * UNIT);
});
