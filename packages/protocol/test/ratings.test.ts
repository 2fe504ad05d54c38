import { expect, test } from 'vitest';
import { type Pace, poolOf, ratedRefusal } from '../src/index.ts';

const clock = (minutes: number, seconds = 0): Pace => ({
  kind: 'clock',
  ms: minutes * 60_000,
  incrementMs: seconds * 1000,
});

test.each([
  ['3+2', clock(3, 2), 'fast'],
  ['5+3: 7 minutes for 40 turns', clock(5, 3), 'fast'],
  ['10+0', clock(10), 'slow'],
  ['5+8: 10 minutes 20 for 40 turns', clock(5, 8), 'slow'],
  ['halves of 5 minutes', { kind: 'live', halfMs: 300_000, turnMs: 20_000 }, 'fast'],
  ['halves of 10 minutes', { kind: 'live', halfMs: 600_000, turnMs: 20_000 }, 'slow'],
  ['a day a turn', { kind: 'days', days: 1 }, 'correspondence'],
] as const)('%s is %s', (_, pace, kind) => {
  expect(poolOf({ variant: 'chess', pace })).toEqual({ game: 'chess', pace: kind });
});

test('all maps of the catalogue share a rating; own maps and games without a limit of time have none', () => {
  expect(poolOf({ variant: 'chesslike:keep', pace: clock(3) })).toEqual({ game: 'chesslike', pace: 'fast' });
  expect(ratedRefusal({ variant: 'chesslike:keep', pace: clock(3) })).toBeUndefined();
  const ownMap = { variant: 'chesslike:{"name":"mine"}', pace: clock(3) };
  const unlimited = { variant: 'chess', pace: { kind: 'unlimited' } } as const;
  expect([poolOf(ownMap), poolOf(unlimited)]).toEqual([undefined, undefined]);
  expect([ratedRefusal(ownMap)?.why, ratedRefusal(unlimited)?.why]).toEqual(['ratedMap', 'ratedPace']);
});
