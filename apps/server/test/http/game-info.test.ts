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

test('somebody for whom the computer has stepped in is no player of the game', () => {
  expect(gameInfo(GAME, 'a', 0).you).toBe('w');
  const left = { ...GAME, status: 'over', result: '1-0', summary: { plies: 9, computer: { w: 5 } } } as const;
  expect([gameInfo(left, 'a', 0).you, gameInfo(left, 'b', 0).you]).toEqual([undefined, 'b']);
});

test.each([
  ['one side has to act', { toAct: 'b' }, 'b'],
  ['both sides have to line up', {}, 'both'],
  ['a player is missing', { status: 'waiting', black: undefined, blackName: undefined }, undefined],
  ['nobody has come to a new game', { status: 'waiting' }, 'both'],
  ['one player has come', { status: 'waiting', toAct: 'w' }, 'w'],
  ['the game is over', { status: 'over' }, undefined],
] as const)('%s: whose turn it is', (_, change, toAct) => {
  expect(gameInfo({ ...GAME, ...change }, 'a', 0).toAct).toBe(toAct);
});
