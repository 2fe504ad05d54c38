import { expect, test } from 'vitest';
import { gameInfo } from '../../src/http/api.ts';

const GAME = {
  id: 't1',
  variant: 'chess-eleven',
  terms: { variant: 'chess-eleven', pace: { kind: 'days', days: 3 }, colour: 'w', goals: 2 },
  white: 'a',
  black: 'b',
  whiteName: 'Ann',
  blackName: 'Bob',
  status: 'running',
  movedAt: 0,
  updatedAt: 0,
} as unknown as Parameters<typeof gameInfo>[0];

test.each([
  ['one side has to act', { toAct: 'b' }, 'b'],
  ['both sides have to line up', {}, 'both'],
  ['a player is missing', { status: 'waiting' }, undefined],
  ['the game is over', { status: 'over' }, undefined],
] as const)('%s: whose turn it is', (_, change, toAct) => {
  expect(gameInfo({ ...GAME, ...change }, 'a', 0).toAct).toBe(toAct);
});
