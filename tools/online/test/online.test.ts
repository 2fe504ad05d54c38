import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { Match } from '@kickmate/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFaults } from '../src/fault.ts';
import { runLoad } from '../src/load.ts';
import { plannedGame } from '../src/plan.ts';
import { OwnServer } from '../src/server.ts';

const say = () => {};

test('a planned game is legal, and nothing in it depends on chance', async () => {
  const variant = await loadVariant('football');
  const plan = plannedGame(variant, 3, 20);
  expect(plan).toHaveLength(20);
  let match = Match.start<unknown>(variant, { seed: 99 });
  for (const { side, text } of plan) {
    expect(match.side).toBe(side);
    match = must(match.playText(text));
    expect(match.last!.outcome).toBeUndefined();
  }
  expect(match.rounds).toHaveLength(1);
});

test('a game that begins at random is not planned', async () => {
  const variant = await loadVariant('chess960');
  expect(() => plannedGame(variant, 1, 3)).toThrow('begins at random');
});

describe('a server of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-'));
  let server: OwnServer;
  beforeAll(async () => {
    server = await OwnServer.start({ folder });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  test('a load test measures every action', async () => {
    const options = { url: server.url, variant: 'football', games: 2, watchers: 2, rate: 4, seconds: 3 };
    const result = await runLoad(options, say);
    expect(result.refused).toBe(0);
    expect(result.toOpponent.count).toBeGreaterThan(0);
    expect(result.toWatchers.count).toBeGreaterThan(0);
    expect(result.toOpponent.p50).toBeGreaterThan(0);
  });

  test('nothing acknowledged is lost or played twice when the server is killed', async () => {
    const kill = async () => {
      await server.end('SIGKILL');
      await server.start();
    };
    const variants = entries.filter(({ hasMaps }) => !hasMaps).map(({ id }) => id);
    const result = await runFaults({ url: server.url, variants, games: 6, faults: 2, fault: kill }, say);
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result).toMatchObject({ lost: 0, twice: 0, astray: 0 });
    expect(result.backMs).toHaveLength(2);
  });
});
