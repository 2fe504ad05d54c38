import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { describe, expect, test } from 'vitest';
import { Replays } from '../../src/table/replays.ts';
import { Person, World } from './world.ts';

needsGames('chess');

/** Knights that go out and come back, four plies a round. */
const DANCE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/** Replays for which each look at the clock is a millisecond, so that a slice is a few events on every machine. */
const slowly = () => {
  let now = 0;
  return new Replays(() => ++now);
};

/** A world with a game of this many plies that runs on. The tables are those of a server that has just started. */
async function played(plies: number, isOver = false): Promise<{ readonly world: World; readonly id: string }> {
  const world = new World(1, undefined, { replays: slowly() });
  const { id, white, black } = await world.begin({ variant: 'chess' });
  // The fourth occurrence of a position is allowed, the fifth is a draw.
  for (let ply = 0; ply < Math.min(plies, 14); ply++) await (ply % 2 ? black : white).play(DANCE[ply % 4]!);
  if (isOver) await black.ask({ kind: 'resign' });
  await world.tables.close();
  await world.memory.releaseGames('node');
  world.tables = world.open();
  return { world, id };
}

/** Counts the turns of the event loop until a promise is settled. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  void done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  return turns;
}

describe('a stored game', () => {
  test('is replayed in slices, between which everything else goes on', async () => {
    const { world, id } = await played(14);
    expect(await turnsUntil(world.tables.stateOf(id))).toBeGreaterThan(3);
    expect(must(await world.tables.stateOf(id)).session!.match.round.plies).toHaveLength(14);
  });

  test('is done before one that is longer and began earlier', async () => {
    const { world, id } = await played(14);
    const game = (await world.memory.game(id))!;
    const events = await world.memory.events(id, 0);
    const { variant } = must(await world.tables.stateOf(id));
    const replays = slowly();
    const ended: string[] = [];
    await Promise.all([
      replays.replay(game, variant, events).then(() => ended.push('long')),
      replays.replay(game, variant, events.slice(0, 4)).then(() => ended.push('short')),
    ]);
    expect(ended).toEqual(['short', 'long']);
  });

  test('is loaded once for all who come while it is being loaded; who has left meanwhile hears nothing of it', async () => {
    const { world, id } = await played(10);
    let reads = 0;
    const { events } = world.memory;
    world.memory.events = (...of) => {
      reads++;
      return events.apply(world.memory, of);
    };
    const [stays, leaves, goes] = ['Ada', 'Eve', 'Dan'].map((name) => new Person(world, name)) as [
      Person,
      Person,
      Person,
    ];
    for (const person of [stays, leaves, goes]) person.join(id);
    leaves.leave();
    world.tables.disconnected(goes);
    await world.quiet();
    expect(reads).toBe(1);
    expect(stays.table?.match?.round.plies).toHaveLength(10);
    expect([leaves.frames, goes.frames]).toEqual([[], []]);
  });

  test('is not shown if another server has taken it while it was being loaded', async () => {
    const { world, id } = await played(14);
    const late = new Person(world, 'Ada');
    late.join(id);
    await new Promise((resolve) => setImmediate(resolve));
    await world.memory.claimGame(id, 'another');
    world.back();
    await world.quiet();
    expect(late.messages).toMatchObject([{ type: 'no', table: id, why: 'otherServer' }]);
    expect(world.tables.has(id)).toBe(false);
  });
});

describe('a record', () => {
  test('of a finished game is made once, without names, and kept; one of a game that goes on is made when it is asked for', async () => {
    const { world, id } = await played(3, true);
    const first = must(await world.tables.record(id));
    expect(first).toContain('[White "?"]\n[Black "?"]\n[Result "1-0"]');
    expect(first).not.toMatch(/Ada|Bob/);
    expect(world.memory.records.get(id)).toBe(first);
    world.memory.events = () => Promise.reject(new Error('the events are not needed any more'));
    expect(must(await world.tables.record(id))).toBe(first);

    const { world: other, id: running } = await played(3);
    expect(must(await other.tables.record(running))).toContain('1. Nf3 Nf6 2. Ng1 *');
    expect(other.memory.records.size).toBe(0);
    const person = new Person(other, 'Bob');
    person.join(running);
    await other.quiet();
    await person.ask({ kind: 'act', text: 'f6g8' }, { id: 'later' });
    expect(must(await other.tables.record(running))).toContain('1. Nf3 Nf6 2. Ng1 Ng8 *');
  });

  test('is made once for all who ask at the same time', async () => {
    const { world, id } = await played(14);
    let reads = 0;
    const { events } = world.memory;
    world.memory.events = (...of) => {
      reads++;
      return events.apply(world.memory, of);
    };
    const all = await Promise.all(Array.from({ length: 12 }, () => world.tables.record(id)));
    expect([new Set(all.map(must)).size, reads]).toEqual([1, 1]);
  });

  test('of a game that is not there, or has not begun, is refused', async () => {
    const world = new World();
    expect(await world.tables.record('nothing')).toMatchObject({ ok: false, error: { why: 'noGame' } });
    const proposer = { kind: 'person', player: 'ada' } as const;
    const id = await world.create({}, { proposer, isPublic: false });
    expect(await world.tables.record(id)).toMatchObject({ ok: false, error: { why: 'noGame' } });
  });
});
