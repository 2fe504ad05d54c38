import { type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import { remainingAt } from '@kickmate/play';
import { describe, expect, test } from 'vitest';
import { LagQuota, mostBack } from '../../src/table/lag.ts';
import { type Begun, Person, World } from './world.ts';

const FAST = { kind: 'clock', ms: 10_000, incrementMs: 0 } as const;
const BLITZ = { kind: 'clock', ms: 180_000, incrementMs: 2000 } as const;
const no = (why: string) => ({ type: 'no', why });

/** Plays so many knight moves that repeat nothing which ends the game. */
async function openings({ white, black }: Begun): Promise<void> {
  await white.play('e2e4');
  await black.play('e7e5');
}

describe('a flag and an action', () => {
  test.each([
    ['the action comes a millisecond before', 9999, 'running'],
    ['the action comes at the same moment', 10_000, 'over'],
  ])('%s', async (_, ms, status) => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await world.pass(ms - 1);
    // The command and the timer are in the queue together.
    world.later(() => white.do({ kind: 'act', text: 'e2e4' }, { id: 'x' }), 1);
    await world.pass(1);
    await world.pass(500);
    expect([white.table!.status, black.table!.status]).toEqual([status, status]);
    expect(white.answers.get('x')!.type).toBe(status === 'over' ? 'no' : 'ev');
  });

  test('an action that came in time counts, however long the database takes for what was before', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    let release = () => {};
    world.memory.onAppend = () => new Promise((resolve) => (release = resolve));
    black.do({ kind: 'offer', what: 'draw' });
    world.later(() => white.do({ kind: 'act', text: 'e2e4' }, { id: 'x' }), 9000);
    world.later(() => {
      world.memory.onAppend = undefined;
      release();
    }, 12_000);
    await world.passUnsettled(13_000);
    expect(white.answers.get('x')).toMatchObject({ type: 'ev', steps: [{ do: 'play', text: 'e2e4', spent: 9000 }] });
    expect(black.table!.status).toBe('running');
  });

  test('a deadline by correspondence falls once, for everybody', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: { kind: 'days', days: 1 } });
    await world.pass(86_399_000);
    expect(white.table!.status).toBe('running');
    await world.pass(2000);
    expect(black.table!.match!.end).toMatchObject({ winner: 'b', reason: 'time' });
    expect((await world.memory.game(id))!.result).toBe('0-1');
  });

  test('a deadline falls at a table that is not in memory, and never in an outage', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: { kind: 'days', days: 1 } });
    for (const one of [white, black]) world.tables.gone(one);
    await world.pass(200_000);
    expect(world.tables.size).toBe(0);
    world.isStopped = true;
    await world.pass(3 * 86_400_000);
    world.isStopped = false;
    await world.pass(1000);
    expect((await world.memory.game(id))!.status).toBe('running');
    await world.pass(86_400_000);
    expect((await world.memory.game(id))!.status).toBe('over');
  });
});

describe('a takeback and an action', () => {
  test.each(['the takeback first', 'the action first'])('%s', async (order) => {
    const world = new World();
    const begun = await world.begin({ pace: BLITZ });
    const { id, white, black } = begun;
    await openings(begun);
    await white.play('g1f3');
    await white.ask({ kind: 'offer', what: 'takeback' });
    const second = new Person(world, 'Bob');
    second.join(id);
    await world.quiet();
    const accept = () => black.do({ kind: 'accept', what: 'takeback' }, { id: 'accept' });
    const act = () => second.do({ kind: 'act', text: 'b8c6' }, { id: 'act' });
    for (const run of order === 'the takeback first' ? [accept, act] : [act, accept]) run();
    await world.quiet();
    const [accepted, acted] = [black.answers.get('accept'), second.answers.get('act')];
    if (order === 'the takeback first') {
      expect(accepted).toMatchObject({ type: 'ev', steps: [{ do: 'undo', times: 1 }] });
      expect(acted).toMatchObject(no('stale'));
    } else {
      expect(acted).toMatchObject({ type: 'ev' });
      // White's offer outlives Black's action no longer: Black has declined it by acting.
      expect(accepted).toMatchObject(no('nothing'));
    }
    const plies = (await world.session(id)).match.round.plies.length;
    for (const { table } of [white, black, second]) expect(table!.match!.round.plies.length).toBe(plies);
  });
});

describe('the database is away', () => {
  test.each(['before', 'after'] as const)(
    '%s a command is stored: nothing is shown or charged, and it counts once',
    async (when) => {
      const world = new World();
      const { id, white, black } = await world.begin({ pace: BLITZ });
      await world.pass(5000);
      world.memory.away = when;
      world.isStopped = true;
      expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject(no('unavailable'));
      expect(black.table!.match!.round.plies).toEqual([]);
      world.memory.away = 'before';
      await world.pass(60_000);
      expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject(no('unavailable'));
      world.back();
      await world.quiet();
      await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' });
      await world.pass(100);
      expect(white.answers.get('x')).toMatchObject({ type: 'ev' });
      const { match } = await world.session(id);
      expect(match.round.plies.map(({ spent }) => spent)).toEqual([5000]);
      expect(black.table!.match!.round.plies.length).toBe(1);
      expect((await world.memory.events(id, 0)).filter(({ command }) => command === 'w x').length).toBe(1);
    },
  );

  test('for a moment that nobody notices: the command counts soon by itself, and so do the clocks', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    world.memory.away = 'after';
    expect(await white.play('e2e4')).toMatchObject(no('unavailable'));
    world.memory.away = undefined;
    await world.pass(1100);
    expect(black.table!.match!.round.plies.length).toBe(1);
    await world.pass(10_000);
    expect(white.table!.match!.end).toMatchObject({ winner: 'w', reason: 'time' });
  });

  test('a table that another process has taken is given up, and shows nothing more', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: BLITZ });
    const other = world.open('other');
    await other.join(new Person(world, 'Cat'), { type: 'join', table: id });
    expect(await white.play('e2e4')).toMatchObject(no('unavailable'));
    expect(black.last('no')).toMatchObject({ why: 'unavailable', table: id });
    expect(black.table!.match!.round.plies).toEqual([]);
    expect(world.tables.size).toBe(0);
  });
});

describe('lag', () => {
  const lagged = (pick: PickNumber, mean: number, spread: number) => mean - spread + pick(2 * spread + 1);

  test('300 +- 100 ms at 3+2 cost at most 50 ms an action', async () => {
    const world = new World();
    const pick = pickFrom(seededRandom(3));
    const begun = await world.begin({ pace: BLITZ });
    const { id, white, black } = begun;
    white.lagMs = 300;
    const thinkMs = 1000;
    let thought = 0;
    const knights = ['g1f3', 'f3g1', 'b1c3', 'c3b1', 'g1h3', 'h3g1', 'b1a3', 'a3b1'];
    const pawns = [
      'a2a3',
      'a3a4',
      'b2b3',
      'b3b4',
      'c2c3',
      'c3c4',
      'd2d3',
      'd3d4',
      'e2e3',
      'e3e4',
      'f2f3',
      'g2g3',
      'h2h3',
      'h3h4',
    ];
    const texts = [...pawns, ...knights].slice(0, 14);
    const blacks = pawns.map((text) => text.replace(/\d/g, (rank) => String(9 - Number(rank))));
    for (const [index, text] of texts.entries()) {
      // Half of the lag passes before the person sees the board, half before the server sees the action.
      await world.pass(thinkMs + lagged(pick, 300, 100));
      thought += thinkMs;
      expect(await white.play(text)).toMatchObject({ type: 'ev' });
      expect(await black.play(blacks[index]!)).toMatchObject({ type: 'ev' });
    }
    const left = remainingAt(await world.session(id), world.now)!.w;
    const ideal = BLITZ.ms - thought + texts.length * BLITZ.incrementMs;
    expect((ideal - left) / texts.length).toBeLessThan(50);
    expect(left - ideal).toBeLessThan(50 * texts.length);
  });

  test('somebody who answers pings late gains no more than the quota', () => {
    const honest = 60;
    const quota = new LagQuota(BLITZ);
    let gained = 0;
    for (let i = 0; i < 10; i++) quota.spend(honest, quota.allowance(honest));
    for (let i = 0; i < 5; i++) {
      const back = quota.allowance(5000);
      quota.spend(5000, back);
      gained += back - honest;
    }
    // The mean grows slowly, and the quota is seven times the mean at most.
    expect(gained).toBeLessThan(7 * honest + 5 * 500);
    const fresh = new LagQuota(BLITZ);
    for (let i = 0; i < 100; i++) {
      const back = fresh.allowance(60_000);
      expect(back).toBeLessThanOrEqual(1000);
      fresh.spend(60_000, back);
    }
  });

  test('a lag now and then is given back only up to the quota', () => {
    const quota = new LagQuota(BLITZ);
    quota.spend(100, quota.allowance(100));
    expect(quota.allowance(1000)).toBe(300);
    for (let i = 0; i < 20; i++) quota.spend(100, 0);
    expect(quota.allowance(1000)).toBe(700);
  });

  test('very fast games give back less, and games by correspondence nothing', () => {
    expect(mostBack(FAST)).toBe(55);
    expect(mostBack(BLITZ)).toBe(1000);
    expect(mostBack({ kind: 'live', halfMs: 300_000, turnMs: 3000 })).toBe(150);
    expect(mostBack({ kind: 'days', days: 1 })).toBe(0);
  });

  test('a flag waits for an action that may still be on its way, also when the other side commands something', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: BLITZ });
    white.lagMs = 400;
    await world.pass(180_100);
    expect(await black.ask({ kind: 'offer', what: 'draw' })).toMatchObject({ type: 'ev' });
    expect(white.table!.status).toBe('running');
    await world.pass(200);
    expect(await white.play('e2e4')).toMatchObject({ type: 'ev' });
    expect((await world.session(id)).match.round.plies[0]!.spent).toBeLessThanOrEqual(180_000);
    const late = await world.begin({ pace: BLITZ });
    late.white.lagMs = 400;
    await world.pass(180_399);
    expect(late.white.table!.status).toBe('running');
    await world.pass(2);
    expect(late.white.table!.match!.end).toMatchObject({ winner: 'b', reason: 'time' });
  });
});
