import { expect, test } from 'vitest';
import { loneBus } from '../src/bus/bus.ts';
import { openMetrics } from '../src/operations.ts';
import { openPlay, type PlayOptions } from '../src/play.ts';
import { Person, World } from './table/world.ts';

test('whoever is at a table that another server took is brought there again, and operators can count it', async () => {
  const world = new World();
  const { id, white } = await world.begin({});
  await world.memory.releaseGames('node');
  const metrics = openMetrics(false);
  const clock = { now: () => world.now, checkDatabase: async () => true, isLate: false, onBack: () => () => undefined };
  // Without what only the lobby and the sockets ask for.
  const { cluster, tables } = openPlay({
    storage: { node: 'other', store: world.memory, commits: world.memory.commits, clock },
    ...{ bus: loneBus(), searches: world.searches, metrics, rules: '' },
    settings: { origins: [], proxies: 0, sockets: 1, hasLimits: true },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  } as unknown as PlayOptions);
  const person = new Person(world, white.player!.name);
  const syncs = () => person.messages.filter(({ type }) => type === 'sync').length;
  const quiet = async () => {
    await world.quiet();
    await tables.whenCaughtUp();
    await world.quiet();
  };
  cluster.handle(person, { type: 'join', table: id }, world.now);
  await quiet();
  expect(syncs()).toBe(1);
  await world.memory.claimGame(id, 'third');
  await world.memory.releaseGames('third');
  const op = { kind: 'act', text: 'e2e4' } as const;
  cluster.handle(person, { type: 'do', table: id, id: 'command', v: person.table!.v, op }, world.now);
  await quiet();
  expect(syncs()).toBe(2);
  const figures = await metrics.figures.metrics();
  expect(figures).toMatch(/^kickmate_tables_lost_total 1$/m);
  expect(figures).toMatch(/^kickmate_refused_events_total 1$/m);
});
