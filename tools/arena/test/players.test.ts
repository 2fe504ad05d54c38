import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { greedyPlayer, openingPlayer, randomPlayer } from '../src/players/simple-players.ts';

const league = await exampleGame('chess-league');

/** A match that begins in this position. */
const at = (text: string): Match<unknown> => {
  const variant: AnyVariant = { ...league, starts: () => [{ position: must(league.text.parse(text)), weight: 1 }] };
  return Match.start(variant, { seed: 1 });
};

const choices = async (player: ReturnType<typeof randomPlayer>, text: string) => {
  const match = at(text);
  const texts = await Promise.all(Array.from({ length: 40 }, (_, i) => player.choose(match, seededRandom(i))));
  return [...new Set(texts.map(({ action }) => action))].sort();
};

test.each([
  // The queen can take a rook, but the ball goes in.
  ['wins at once if it can', '4k3/8/8/8/8/4r2R/4Q3/4K2n w h5 0 1', ['h3h5']],
  ['takes the most', 'k7/8/8/3q4/1r2P3/8/8/4K3 w h4 0 1', ['e4d5']],
  ['plays the ball up the board where there is nothing to take', '4k3/8/8/8/3P4/8/8/4K3 w d5 0 1', ['d4d5']],
  ['and down the board as Black', '4k3/8/8/3p4/8/8/8/4K3 b d4 0 1', ['d5d4']],
])('greedy %s', async (_, position, best) => {
  expect(await choices(greedyPlayer(league), position)).toEqual(best);
});

test('random plays anything, and luck decides', async () => {
  const found = await choices(randomPlayer(league), '4k3/8/8/8/8/8/8/4K3 w h5 0 1');
  expect(found).toEqual(['e1d1', 'e1d2', 'e1e2', 'e1f1', 'e1f2']);
});

test('an opening does not end the round', async () => {
  const found = await choices(openingPlayer(league), '4k3/P7/8/8/8/8/8/4K3 w h5 0 1');
  expect(found).not.toContain('a7a8');
  expect(found).toHaveLength(5);
});
