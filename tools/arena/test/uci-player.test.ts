import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { type MatchPair, openPairPlayer } from '../src/match-pair.ts';
import { uciPlayer } from '../src/players/other-players.ts';
import type { UciSpec } from '../src/players/player-spec.ts';
import { readPlayer } from '../src/players/player-spec.ts';
import { tallyOf, tallyText } from '../src/statistics.ts';

const FAKE = fileURLToPath(new URL('./fake-uci.mjs', import.meta.url));

/** The fake engine as a player. */
function fake(mode: string, settings = 'ms=50'): UciSpec {
  const spec = readPlayer(`uci:"'${process.execPath}' '${FAKE}' ${mode}",${settings}`);
  if (!spec.ok || spec.value.kind !== 'uci') throw new Error('no such player');
  return spec.value;
}

async function play(first: UciSpec, second: UciSpec, options: object = {}): Promise<MatchPair> {
  needsGames('chess');
  const table = await openPairPlayer({ variant: 'chess', goals: 1, opening: 0, first, second, ...options });
  const pair = await table.play(1, 0);
  table.close();
  return pair;
}

/** The rounds of a pair that ends by repetition; in the second match the first player is Black. */
const REPEATED = (['w', 'b'] as const).map((kickOff) => [{ kind: 'repetition', kickOff, actions: 8 }]);

test('UCI engines play a match, and a draw is claimed as soon as it can be', async () => {
  const pair = await play(fake('plain'), fake('plain'));
  expect(pair.map(({ winner }) => winner)).toEqual([undefined, undefined]);
  expect(pair.map(({ rounds }) => rounds)).toEqual(REPEATED);
});

test('a player that plays an illegal move loses, and the report says so', async () => {
  const [there, back] = await play(fake('illegal'), fake('plain'));
  expect([there.winner, back.winner]).toEqual(['b', 'b']);
  expect(there.rounds).toEqual([{ kind: 'illegal', kickOff: 'w', actions: 0, winner: 'b' }]);
  expect(there.fault).toContain("'e2e5' in rnbqkbnr/");
  expect(tallyText(tallyOf([[there, back]]))).toContain('Failures illegal 2 : 0, crash 0 : 0');
});

test('a player whose program ends loses, and is started again for the next match', async () => {
  const pair = await play(fake('crash'), fake('plain'));
  expect(pair.map(({ winner, rounds }) => [winner, rounds[0]!.kind])).toEqual([
    ['b', 'crash'],
    ['b', 'crash'],
  ]);
  expect(pair[0].fault).toContain('it ended with status 7');
});

test('a program that ends between two matches, or when one begins, is started again', async () => {
  for (const mode of ['brief', 'shy'])
    expect((await play(fake(mode), fake('plain'))).map(({ rounds }) => rounds)).toEqual(REPEATED);
});

test('a player whose program cannot be started again loses', async () => {
  needsGames('chess');
  const folder = mkdtempSync(join(tmpdir(), 'uci-player-'));
  const copy = join(folder, 'engine.mjs');
  copyFileSync(FAKE, copy);
  const spec = readPlayer(`uci:"'${process.execPath}' '${copy}' shy",ms=50`);
  if (!spec.ok || spec.value.kind !== 'uci') throw new Error('no such player');
  const table = await openPairPlayer({
    variant: 'chess',
    goals: 1,
    opening: 0,
    first: spec.value,
    second: fake('plain'),
  });
  rmSync(folder, { recursive: true });
  const pair = await table.play(1, 0);
  table.close();
  expect(pair.map(({ winner, rounds }) => [winner, rounds])).toEqual([
    ['b', [{ kind: 'crash', kickOff: 'w', actions: 0, winner: 'b' }]],
    ['b', [{ kind: 'crash', kickOff: 'b', actions: 0, winner: 'b' }]],
  ]);
});

test('a player that does not answer loses', async () => {
  const [there] = await play(fake('stall'), fake('plain'));
  expect([there.winner, there.rounds[0]!.kind]).toEqual(['b', 'stall']);
  expect(there.fault).toContain('no answer in 5050 ms');
});

test('a player that exceeds the clock loses on time', async () => {
  const time = { ms: 250, incrementMs: 0 };
  const [there] = await play(fake('slow', 'clock=0.25'), fake('plain', 'clock=0.25'), { time });
  expect(there.rounds).toEqual([{ kind: 'time', kickOff: 'w', actions: 2, winner: 'b' }]);
});

const chess960 = await exampleGame('chess960');

test('an engine gets the variant, the moves and the limits', async () => {
  const player = await uciPlayer(chess960, fake('frank', 'ms=50,nodes=7,depth=3'));
  await player.begin();
  const match = Match.start<unknown>(chess960, { seed: 1 });
  await expect(player.choose(match, seededRandom(1))).rejects.toThrow(
    'Chess960 true, 0 moves, go depth 3 nodes 7 movetime 50',
  );
  player.close();
});

test('a score is read', async () => {
  const player = await uciPlayer(await exampleGame('chess'), fake('plain', 'nodes=1,option.Mood Swings=-37'));
  await player.begin();
  const match = Match.start<unknown>(await exampleGame('chess'), { seed: 1 });
  expect(await player.choose(match, seededRandom(1))).toEqual({ action: 'g1f3', score: -37 });
  player.close();
});

test.each([
  ['there is no such program', 'uci:/nowhere/engine,ms=5', 'chess', 'ENOENT'],
  ['it has no such option', fake('plain', 'ms=5,option.Hats=3'), 'chess', "there is no option 'Hats'"],
  ['it does not play the variant', fake('narrow'), 'chess960', 'does not play Chess960'],
  ['it knows chess only', fake('plain'), 'chess-league', 'does not play Chess League'],
])('a player is refused: %s', async (_, player, id, message) => {
  const spec = typeof player === 'string' ? readPlayer(player) : { ok: true as const, value: player };
  if (!spec.ok || spec.value.kind !== 'uci') throw new Error('no UCI player');
  await expect(uciPlayer(await exampleGame(id), spec.value)).rejects.toThrow(message);
});
