import { expect, test } from 'vitest';
import { chessGame, GOAL, playedMatch } from '../testing.ts';
import { positionText } from './position-text.ts';

test('a position is written, also one in which the game is over if the game can write it', async () => {
  const { variant, position } = await chessGame('f2f3 e7e5 g2g4 d8h4');
  expect(positionText(variant, position)).toContain('PPPPP2P/RNBQKBNR w KQkq - 1 3');
  const league = await playedMatch(GOAL);
  const [start, goal] = [league.rounds[0]!.start, league.rounds[0]!.plies.at(-1)!.after];
  expect(positionText(league.variant, start)).toBe(league.variant.text.format(start));
  expect(positionText(league.variant, goal)).toBeUndefined();
});
