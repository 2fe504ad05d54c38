import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import type { NewEvent } from '@kickmate/server/db/commits';
import type { NewGame } from '@kickmate/server/db/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSimulatedPGlite, type SimulatedPGlite } from '../src/pglite.ts';
import { Model, type Rows } from '../src/world/model.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickmate-model-'));
let pglite: SimulatedPGlite;
beforeAll(async () => {
  pglite = await openSimulatedPGlite(join(folder, 'pglite'));
});
afterAll(async () => {
  await pglite.close();
  rmSync(folder, { recursive: true, force: true });
});

const BEGIN = 1_767_225_600_000;
const PLAYERS = ['ann', 'bob', 'cat'];
const NODES = ['n1', 'n2', 'n3'];
const GAMES = ['g1', 'g2', 'g3', 'g4'];
const STATUSES = ['waiting', 'running', 'running', 'over', 'aborted'] as const;

/** A call and its answer, in a form in which two answers can be compared. */
type Call = (rows: Rows) => Promise<unknown>;

const sorted = (ids: readonly string[]) => [...ids].sort();

/** A call with arguments at random, most of which fit. */
function anyCall(pick: PickNumber, now: number): readonly [name: string, call: Call] {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)]!;
  const [player, node, game] = [one(PLAYERS), one(NODES), one(GAMES)];
  const computer = one([undefined, { w: 3 }, { b: 4 }]);
  const summary = { plies: pick(9), ...(computer && { computer }) };
  const dueAt = one([undefined, now - 500_000 + pick(2_000_000)]);
  const calls: Readonly<Record<string, () => Call>> = {
    beat: () => (rows) => rows.beat(node, 3000),
    rejoin: () => {
      const isOutage = pick(2) === 0;
      return (rows) =>
        rows.rejoin(node, one(['v1']), ({ now: at, outage, last, move }) =>
          Math.max(isOutage && last !== undefined ? last - outage : at - outage, move > BEGIN ? 0 : move),
        );
    },
    moments: () => async (rows) => {
      let found: unknown;
      await rows.rejoin(node, 'v1', (moments) => {
        found = moments;
        return moments.now - moments.outage;
      });
      return found;
    },
    stop: () => (rows) => rows.stop(node),
    aliveNodes: () => (rows) => rows.aliveNodes(),
    holderOf: () => (rows) => rows.holderOf('lobby', node),
    releaseLeases: () => (rows) => rows.releaseLeases(node),
    createGame: () => {
      const made: NewGame = {
        ...{ id: game, variant: 'chess', visibility: one(['public', 'private']), status: one(STATUSES), nonces: {} },
        terms: { pace: { kind: one(['clock', 'live', 'days']) }, rated: one([true, false]) },
        seats: { w: { kind: 'open' }, b: { kind: 'person', player } },
        ...{ secret: new Uint8Array([1, pick(256)]), at: now, dueAt, summary },
        ...{ white: one([undefined, ...PLAYERS]), black: one(PLAYERS), toAct: one([undefined, 'w', 'b']) },
      };
      const fence = one([undefined, undefined, { lease: 'lobby', node, epoch: 1 + pick(3) }]);
      return async (rows) => (await rows.game(game)) === undefined && rows.createGame(made, fence);
    },
    claimGame: () => (rows) => rows.claimGame(game, node),
    releaseGames: () => {
      const games = one([undefined, [game], GAMES]);
      return (rows) => rows.releaseGames(node, games);
    },
    write: () => {
      const more = {
        epoch: pick(8) === 0 ? 1 : 0,
        version: one([0, 0, 0, 1, -1]),
        command: one([undefined, `c${pick(4)}`]),
      };
      const change = { status: one(STATUSES), at: now + pick(3) };
      return async (rows) => {
        const events: NewEvent[] = [];
        for (const id of GAMES.slice(0, 1 + (now % 4))) {
          const { epoch = 0, version = 0 } = (await rows.game(id)) ?? {};
          events.push({
            ...{ game: id, epoch: epoch - more.epoch, version: Math.max(1, version + 1 - more.version), at: change.at },
            ...{ command: more.command, body: { kind: 'play', version } },
            after: { status: change.status, dueAt, summary, ...(now % 3 === 0 && { white: player }) },
          });
        }
        return rows.write(events);
      };
    },
    ownersOf: () => (rows) => rows.ownersOf(GAMES),
    dueGames: () => (rows) => rows.dueGames(now, 10),
    orphanedGames: () => async (rows) => sorted(await rows.orphanedGames(10)),
    openGames: () => (rows) => rows.openGames(player),
    ratedWithComputer: () => {
      const network = one([undefined, 'home', 'cafe']);
      return (rows) => rows.ratedWithComputer({ player, network });
    },
    keepNetwork: () => {
      const side = one(['w', 'b'] as const);
      const network = one(['home', 'cafe']);
      return (rows) => rows.keepNetwork(game, side, network);
    },
    justMade: () => (rows) => rows.justMade(player),
    gamesPlayed: () => (rows) => rows.gamesPlayed(),
    running: () => (rows) => rows.running(10),
    setFault: () => {
      const fault = one([undefined, 'faulty']);
      return (rows) => rows.setFault(game, fault);
    },
    game: () => (rows) => rows.game(game),
    events: () => (rows) => rows.events(game, pick(2)),
    names: () => (rows) => rows.names(PLAYERS),
    player: () => (rows) => rows.player(player),
  };
  const name = one(Object.keys(calls));
  return [name, calls[name]!()];
}

test.each([1, 2, 3, 4])('the model answers as PGlite does, seed %i', async (seed) => {
  const pick = pickFrom(seededRandom(seed));
  let now = BEGIN;
  const model = new Model(() => now);
  const real = await pglite.open(() => now);
  for (const rows of [model, real]) for (const id of PLAYERS) await rows.createPlayer({ id, name: id.toUpperCase() });
  const called: string[] = [];
  for (let step = 0; step < 400; step++) {
    // Two games are never made at one moment, and each call draws the same for both.
    now += 1 + (pick(10) === 0 ? pick(9000) : pick(300));
    const callSeed = pick(2 ** 31);
    const answers = [];
    for (const rows of [model, real]) {
      const [name, call] = anyCall(pickFrom(seededRandom(callSeed)), now);
      if (rows === model) called.push(name);
      answers.push(await call(rows));
    }
    expect([step, called.at(-1), answers[0]]).toEqual([step, called.at(-1), answers[1]]);
  }
  expect(new Set(called).size).toBeGreaterThan(20);
});
