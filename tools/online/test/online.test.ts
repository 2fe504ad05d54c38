import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Figure,
  frozen,
  frozenTournament,
  hour,
  isMet,
  killed,
  loaded,
  powerCut,
  restarted,
  tournament,
  withNodes,
  withServer,
  wordsOf,
} from '../src/checks.ts';
import { compareActions } from '../src/fault.ts';
import { runLoad } from '../src/load.ts';
import { longGame, plannedGame } from '../src/plan.ts';
import { ForgetfulDisk } from '../src/power-cut.ts';
import { runRecords } from '../src/records.ts';
import { OwnServer } from '../src/server.ts';
import { runTournament } from '../src/tournament.ts';

const say = () => {};

/** Faults that take minutes are for `npm run verify`. */
const IS_FULL = process.env.VERIFY === 'full';

/** The command for a server's data, a program like the server. */
const DATA = resolve(import.meta.dirname, '../../..', 'apps/server/src/data.ts');

test('a planned game is legal, and nothing in it depends on chance', async () => {
  const variant = await exampleGame('football');
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

test('a long game lasts: pieces are taken only where it would end otherwise', async () => {
  const variant = await exampleGame('chess');
  const plan = longGame(variant, 250);
  const match = plan.reduce((now, { text }) => must(now.playText(text)), Match.start<unknown>(variant, { seed: 1 }));
  expect([match.round.plies.length, match.end]).toEqual([250, undefined]);
  const pieces = Array.from({ length: 64 }, (_, square) => variant.pieceAt(match.position, square)).filter(Boolean);
  expect(pieces.length).toBeGreaterThan(25);
});

test('a game that begins at random is not planned', async () => {
  const variant = await exampleGame('chess960');
  expect(() => plannedGame(variant, 1, 3)).toThrow('begins at random');
});

test('a figure is met up to its limit, and not if nothing was measured', () => {
  const figure = (value: number) => ({ what: 'lost', value, most: 0, isSpeed: false });
  expect([0, 1, Number.NaN].map((value) => isMet(figure(value)))).toEqual([true, false, false]);
  expect(wordsOf(figure(1))).toBe('lost: 1 (wanted: 0)');
  expect(wordsOf({ what: 'late', value: 12.34, most: 20, isSpeed: true, unit: 'ms' })).toBe(
    'late: 12.3 ms (wanted: at most 20 ms)',
  );
});

test.each([
  ['the same', ['a', 'b', 'a'], ['a', 'b', 'a'], { lost: 0, twice: 0 }],
  ['the last one is lost', ['a', 'b'], ['a'], { lost: 1, twice: 0 }],
  ['one in between is lost', ['a', 'b', 'c'], ['a', 'c'], { lost: 1, twice: 0 }],
  ['one was played twice', ['a', 'b'], ['a', 'a', 'b'], { lost: 0, twice: 1 }],
  ['one is lost and another one twice', ['a', 'b'], ['a', 'a'], { lost: 1, twice: 1 }],
  ['another one was played', ['a'], ['b'], { lost: 1, twice: 1 }],
])('of acknowledged and recorded actions: %s', (_, acknowledged, recorded, counts) => {
  expect(compareActions(acknowledged, recorded)).toEqual(counts);
});

/** The figures that are missed, without those that depend on how busy the machine is. */
const missed = (figures: readonly Figure[]) => figures.filter((one) => !one.isSpeed && !isMet(one)).map(wordsOf);

describe('a server of its own on PGlite', () => {
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
    needsGames('football');
    const options = { url: server.url, variant: 'football', games: 2, watchers: 2, rate: 4, seconds: 3 };
    const result = await runLoad(options, say);
    expect(result.refused).toBe(0);
    expect(result.toOpponent.count).toBeGreaterThan(0);
    expect(result.toWatchers.count).toBeGreaterThan(0);
    expect(result.toOpponent.p50).toBeGreaterThan(0);
  });

  test('records of long games are had while others play, one of a game that is over and one of a game that goes on', async () => {
    needsGames('football', 'chesslike');
    const restart = async () => {
      await server.end('SIGTERM');
      await server.start();
    };
    const size = { url: server.url, variant: 'football', games: 2, watchers: 0, rate: 2, seconds: 3, actions: 60 };
    const result = await runRecords({ ...size, restart }, say);
    expect([result.refused, result.unanswered]).toEqual([0, 0]);
    expect(result.asked).toBeGreaterThanOrEqual(12);
  });

  test('nothing acknowledged is lost or played twice when the server is killed', async () => {
    const figures = await killed({ server }, { games: 6, faults: 2 }, say);
    expect(figures.length).toBeGreaterThan(4);
    expect(missed(figures)).toEqual([]);
  });

  test('a Swiss tournament is played to its end, although the server is killed in each round', async () => {
    needsGames('chess');
    const size = { variant: 'chess', players: 7, system: 'swiss', rounds: 2, withdrawIn: 2 } as const;
    const figures = await tournament({ server }, size, say);
    expect(figures).toHaveLength(5);
    expect(missed(figures)).toEqual([]);
  });

  test('a weekly hour is played to its end, although the server is killed', async () => {
    needsGames('chess');
    const figures = await hour({ server }, { variant: 'chess', players: 4, games: 1 }, say);
    expect(figures).toHaveLength(4);
    expect(missed(figures)).toEqual([]);
  });

  test('a round robin is played to its end', async () => {
    needsGames('chess');
    const options = { urls: [server.url], variant: 'chess', players: 4, system: 'roundRobin', withdrawIn: 2 } as const;
    const { tournament, wrongResults, wrongLines, breaches } = await runTournament(options, say);
    expect([wrongResults, wrongLines, breaches]).toEqual([[], [], []]);
    expect([tournament.round, tournament.games.length]).toEqual([3, 5]);
  });
});

test('a load test with subscriptions and rated games that end misses no notice and no rating', async () => {
  needsGames('football');
  const size = { variant: 'football', games: 2, watchers: 0, rate: 4, seconds: 3, subscriptions: 6, ends: 1 };
  const figures = (await withServer('PGlite', (place) => loaded(place, size, { p99: 100 }, say), { hasPush: true }))!;
  expect(figures.filter(({ isSpeed }) => !isSpeed)).toHaveLength(5);
  expect(missed(figures)).toEqual([]);
});

test.each([
  ['nothing acknowledged is lost when the power is cut', false],
  ['what is acknowledged would be lost if nothing waited for the disk', true],
])('%s', async (_, isDeaf) => {
  const figures = (await withServer('PGlite', (place) => powerCut(place, { games: 4, faults: 2 }, say), {
    diskIn: (folder) => new ForgetfulDisk(folder, { isDeaf }),
  }))!;
  const [lost] = figures;
  if (isDeaf) expect(lost!.value).toBeGreaterThan(0);
  else expect(missed(figures)).toEqual([]);
});

test.runIf(IS_FULL)('a backup, and the database restored from it, outlive a power cut', async () => {
  await withServer(
    'PGlite',
    async ({ server, disk }) => {
      await server.end('SIGTERM');
      const data = (...args: readonly string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', DATA, ...args], {
          env: { ...process.env, ...disk!.environment, DATABASE_URL: '', KICKMATE_DATA: disk!.folder },
          encoding: 'utf8',
        });
        expect([status, stderr]).toEqual([0, '']);
        return stdout.trim();
      };
      const backup = data('backup');
      disk!.cut();
      expect(data('drill')).toContain('can be restored');
      disk!.cut();
      expect(data('restore', backup)).toContain('The one that was there is in');
      disk!.cut();
      await server.start();
    },
    { diskIn: (folder) => new ForgetfulDisk(folder) },
  );
});

test.runIf(IS_FULL)(
  'on PostgreSQL nothing acknowledged is lost or played twice when the server or the database is killed',
  async ({ skip }) => {
    const figures = await withServer('PostgreSQL', async (place) => [
      ...(await restarted(place, { games: 6, faults: 2 }, say)),
      ...(await killed(place, { games: 6, faults: 1 }, say)),
    ]);
    if (!figures) return skip('PostgreSQL is not installed');
    expect(figures.length).toBeGreaterThan(10);
    expect(missed(figures)).toEqual([]);
  },
);

test.runIf(IS_FULL)(
  'a tournament on two servers goes to its end, although one of them stands still',
  async ({ skip }) => {
    needsGames('chess');
    const size = { variant: 'chess', players: 6, system: 'swiss', rounds: 3 } as const;
    const figures = await withNodes(2, (servers) => frozenTournament(servers, size, say));
    if (!figures) return skip('PostgreSQL or NATS is not installed');
    expect(figures).toHaveLength(6);
    expect(missed(figures)).toEqual([]);
  },
);

test.runIf(IS_FULL)(
  'of two servers one stands still: the other one has its tables, nothing is lost, and what it then writes is refused',
  async ({ skip }) => {
    const figures = await withNodes(2, (servers) => frozen(servers, { games: 6, faults: 1 }, say));
    if (!figures) return skip('PostgreSQL or NATS is not installed');
    expect(figures.length).toBeGreaterThan(5);
    expect(missed(figures)).toEqual([]);
  },
);
