import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { DirectKernel } from '@kickmate/command';
import { SEARCH_CONSTANTS } from '@kickmate/engine';
import { type AnyVariant, Match, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { tunedPlayer } from '../src/players/engine-player.ts';
import type { EngineSpec } from '../src/players/player-spec.ts';
import { readPlayer } from '../src/players/player-spec.ts';

needsGames('chess-league');
const league = await exampleGame('chess-league');
const grouped = { ...league, kernel: { ...league.kernel!, weightGroups: { everything: [0, 46] } } } as AnyVariant;

async function firstScore(text: string): Promise<number | undefined> {
  const spec = readPlayer(text);
  const player = await tunedPlayer(grouped, spec.ok ? (spec.value as EngineSpec) : ({} as EngineSpec));
  return (await player.choose(Match.start<unknown>(grouped, { seed: 1 }), seededRandom(1))).score;
}

test('a group of weights can be left out of the evaluation', async () => {
  expect(await firstScore('depth:1')).not.toBe(0);
  expect(await firstScore('depth:1,-everything')).toBe(0);
});

test('the constants of the search come from a file, and the network evaluates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'constants-'));
  const file = join(folder, 'constants.json');
  const { constants } = await DirectKernel.open(league, 1);
  const write = (list: readonly number[]) =>
    writeFileSync(file, JSON.stringify({ variant: 'chess-league', constants: list }));
  write(constants);
  const [own, network, classical] = await Promise.all(
    [`depth:4,constants=${file}`, 'depth:4', 'depth:4,evaluation=classical'].map(firstScore),
  );
  expect(own).toBe(network);
  expect(own).not.toBe(classical);
  // Every node is cut as soon as its evaluation is above beta.
  const blind: Readonly<Record<string, number>> = { reverseFutilityMargin: 1, reverseFutilityDepth: 60 };
  write(constants.map((constant, index) => blind[SEARCH_CONSTANTS[index]!] ?? constant));
  expect(await firstScore(`nodes:5000,constants=${file}`)).not.toBe(await firstScore('nodes:5000'));
  write(constants.slice(1));
  await expect(firstScore(`depth:4,constants=${file}`)).rejects.toThrow(
    `${file}: ${constants.length - 1} constants for a kernel that has ${constants.length}`,
  );
  writeFileSync(file, '{"variant":"chess-league","weights":[1]}');
  await expect(firstScore(`depth:4,constants=${file}`)).rejects.toThrow(`${file} holds no constants for chess-league`);
  rmSync(folder, { recursive: true });
});

test('an unknown group is refused', async () => {
  await expect(firstScore('depth:1,-mobility')).rejects.toThrow(
    "a player without 'mobility': the groups of weights of chess-league are everything",
  );
});
