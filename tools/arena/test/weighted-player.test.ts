import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { weightedPlayer } from '../src/players/engine-player.ts';
import type { EngineSpec } from '../src/players/player-spec.ts';
import { readPlayer } from '../src/players/player-spec.ts';

needsGames('chess-league');
const league = await exampleGame('chess-league');
const grouped = { ...league, kernel: { ...league.kernel!, weightGroups: { everything: [0, 46] } } } as AnyVariant;

async function firstScore(text: string): Promise<number | undefined> {
  const spec = readPlayer(text);
  const player = await weightedPlayer(grouped, spec.ok ? (spec.value as EngineSpec) : ({} as EngineSpec));
  return (await player.choose(Match.start<unknown>(grouped, { seed: 1 }), seededRandom(1))).score;
}

test('a group of weights can be left out of the evaluation', async () => {
  expect(await firstScore('depth:1')).not.toBe(0);
  expect(await firstScore('depth:1,-everything')).toBe(0);
});

test('an unknown group is refused', async () => {
  await expect(firstScore('depth:1,-mobility')).rejects.toThrow(
    "a player without 'mobility': the groups of weights of chess-league are everything",
  );
});
