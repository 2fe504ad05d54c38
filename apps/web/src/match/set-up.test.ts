import { loadVariant } from '@kickmate/catalogue';
import { expect, test } from 'vitest';
import { readSetUp, setUpPosition } from './set-up.ts';
import { chessGame } from './testing.ts';

test('a position that was set up is known from the usual one', async () => {
  expect(setUpPosition(await chessGame('e2e4'))).toBeUndefined();
  expect(setUpPosition(await chessGame('', { id: 'chess960' }))).toBeUndefined();
  const game = await chessGame('', { from: '4k3/8/8/8/8/8/8/R3K3 b - - 0 1' });
  expect(setUpPosition(game)).toBe(game.position);
});

test.each([
  ['8/8/8/8/8/8/8/K7 w - - 0 1', /king/],
  ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', /is over/],
  ['nonsense', /character/],
])('%s cannot be played', async (text, reason) => {
  expect(readSetUp(await loadVariant('chess'), text)).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(reason) },
  });
});
