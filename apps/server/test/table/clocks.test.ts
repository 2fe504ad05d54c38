import { must } from '@kickmate/board';
import { pickFrom, seededRandom } from '@kickmate/game';
import { remainingAt } from '@kickmate/play';
import { readClientMessage, sessionOf } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { DatabaseAway } from '../../src/db/database.ts';
import { LagQuota, longRunGivenBackMs, mostGivenBackMs } from '../../src/table/lag-quota.ts';
import { LagMeter } from '../../src/ws/lag.ts';
import { type Begun, Person, World } from './world.ts';

const FAST = { kind: 'clock', ms: 10_000, incrementMs: 0 } as const;
const BLITZ = { kind: 'clock', ms: 180_000, incrementMs: 2000 } as const;
const no = (why: string) => ({ type: 'no', why });

test('who comes back knows how long the turn has run, also if nothing else has happened, and after an outage', async () => {
  const world = new World();
  const { id, white } = await world.begin({ pace: BLITZ });
  await world.pass(60_000);
  white.messages.length = 0;
  await world.tables.join(white, { type: 'join', table: id, since: white.table!.v });
  expect(white.messages).toMatchObject([{ type: 'presence', v: white.table!.v, elapsed: 60_000 }]);
  world.memory.away = 'before';
  world.isStopped = true;
  await world.pass(30_000);
  white.messages.length = 0;
  world.back();
  await world.quiet();
  expect(white.last('presence')).toMatchObject({ elapsed: 60_000 });
});

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
    const { id, white, black } = await world.begin({ pace: FAST });
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
    // The turn of the other side began when the action was carried out, not when it came in.
    expect(remainingAt(await world.session(id), world.now)!.b).toBe(9000);
  });

  test.each([
    [
      'while a table is dropped',
      async (world: World) => {
        world.memory.away = 'before';
        await world.pass(70_000);
      },
    ],
    [
      'while a table is loaded',
      async (world: World, id: string) => {
        await world.pass(70_000);
        const { events } = world.memory;
        world.memory.events = async () => {
          world.memory.events = events;
          world.memory.away = 'before';
          throw new DatabaseAway('away');
        };
        await world.tables.join(new Person(world, 'Cat'), { type: 'join', table: id });
      },
    ],
  ])('a deadline falls although the database was away %s', async (_, goAway) => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: { kind: 'days', days: 1 } });
    await white.play('e2e4');
    for (const one of [white, black]) one.leave();
    await goAway(world, id);
    expect(world.tables.size).toBe(0);
    world.back();
    await world.pass(25 * 3_600_000);
    expect(await world.memory.game(id)).toMatchObject({ status: 'over', result: '1-0' });
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
    for (const one of [white, black]) world.tables.disconnected(one);
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

describe('times that others tell', () => {
  test('in a message change nothing', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: BLITZ });
    await world.pass(7000);
    const told = { at: 0, spent: 1, ms: 1, lag: 900, lagMs: 900, back: 7000, clocks: { w: 999_999, b: 1 } };
    const message = {
      type: 'do',
      table: id,
      id: 'x',
      v: white.table!.v,
      op: { kind: 'act', text: 'e2e4', ...told },
      ...told,
    };
    const read = must(readClientMessage(JSON.stringify(message)));
    expect(JSON.stringify(read)).not.toMatch(/spent|lag|back|clocks|"at"/);
    if (read.type === 'do') await world.tables.do(white, read, world.now);
    await world.quiet();
    const { match } = await world.session(id);
    expect(match.round.plies.map(({ spent }) => spent)).toEqual([7000]);
    expect(remainingAt(black.session, world.now)!.w).toBe(BLITZ.ms - 7000 + BLITZ.incrementMs);
  });

  test.each([
    ['before', -3_600_000],
    ['behind', 3_600_000],
  ])('by the clocks of their own machines change nothing: an hour %s', async (_, skew) => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: BLITZ });
    await world.pass(5000);
    await white.play('e2e4');
    // The app keeps the moment at which a state came, by its own clock, and lets the clocks run on from there.
    const { match, ...table } = black.table!;
    const own = sessionOf({ ...table, match: match! }, world.now + skew);
    await world.pass(30_000);
    const server = remainingAt(await world.session(id), world.now);
    expect(remainingAt(own, world.now + skew)).toEqual(server);
    expect(server).toEqual({ w: BLITZ.ms - 5000 + 2000, b: BLITZ.ms - 30_000 });
    // The server's own wall clock may jump, too: it has no part in play time.
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + skew);
    await black.play('e7e5');
    await world.pass(1000);
    wall.mockRestore();
    const { plies } = (await world.session(id)).match.round;
    expect(plies.map(({ spent }) => spent)).toEqual([5000, 30_000]);
    expect(white.table!.status).toBe('running');
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
      expect(accepted).toMatchObject(no('notOffered'));
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
      expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject(no('cannotStore'));
      expect(black.table!.match!.round.plies).toEqual([]);
      world.memory.away = 'before';
      await world.pass(60_000);
      expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject(no('cannotStore'));
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

  test('and play time still ran, because nobody had noticed: that is given back, and no flag falls in it', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await openings({ id: '', white, black });
    await world.pass(2000);
    // White acts in the outage: that was thinking time. Black cannot know of the action.
    const since = world.now;
    world.memory.away = 'before';
    world.isGoing = true;
    await world.pass(1000);
    expect(await white.ask({ kind: 'act', text: 'g1f3' }, { id: 'x' })).toMatchObject(no('cannotStore'));
    await world.pass(1500);
    world.isStopped = true;
    await world.pass(60_000);
    world.back(since);
    await world.quiet();
    await world.pass(100);
    expect(black.table!.match!.round.plies.at(-1)).toMatchObject({ spent: 3000 });
    await world.pass(400);
    expect(await black.play('b8c6')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 500 }] });
    expect(remainingAt(white.session, world.now)!.w).toBe(7000);
    // White's flag would fall while the database is away.
    await world.pass(6000);
    const next = world.now;
    world.memory.away = 'before';
    world.isGoing = true;
    await world.pass(2500);
    world.isStopped = true;
    await world.pass(60_000);
    world.back(next);
    await world.pass(900);
    expect(white.table!.match!.end).toBeUndefined();
    await world.pass(200);
    expect(white.table!.match!.end).toMatchObject({ winner: 'b', reason: 'time' });
  });

  test('an action that comes meanwhile counts no time since the last heartbeat', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await openings({ id: '', white, black });
    await world.pass(2000);
    const since = world.now;
    world.memory.away = 'before';
    await world.pass(3000);
    Object.assign(world, { isStopped: true, awaySince: since });
    await world.pass(2000);
    await white.ask({ kind: 'act', text: 'g1f3' });
    world.back(since);
    await world.pass(1100);
    expect(black.table!.match!.round.plies.at(-1)).toMatchObject({ spent: 2000 });
  });

  test('when an action comes too late: the database says whether it really does', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await openings({ id: '', white, black });
    await world.pass(9900);
    const since = world.now;
    world.memory.away = 'before';
    world.isGoing = true;
    // The timer and the action come at the same moment, and the action first.
    world.now += 200;
    expect(await white.ask({ kind: 'act', text: 'g1f3' }, { id: 'x' })).toMatchObject(no('cannotStore'));
    world.back(since);
    await world.quiet();
    expect(await white.ask({ kind: 'act', text: 'g1f3' }, { id: 'x' })).toMatchObject({ type: 'ev' });
    expect(black.table!.match!.round.plies.at(-1)).toMatchObject({ spent: 9900 });
  });

  test('for a moment that nobody notices: the command counts soon by itself, and so do the clocks', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    world.memory.away = 'after';
    expect(await white.play('e2e4')).toMatchObject(no('cannotStore'));
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
    expect(await white.play('e2e4')).toMatchObject(no('cannotStore'));
    expect(black.last('no')).toMatchObject({ why: 'tableMoved', table: id });
    expect(black.table!.match!.round.plies).toEqual([]);
    expect(world.tables.size).toBe(0);
  });
});

describe('lag', () => {
  /** The moves of a game in which White loses no time but that of the line. */
  const WHITES = [
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

  test.each([1, 2, 3, 4])('300 +- 100 ms at 3+2 cost at most 50 ms an action, measured by pings (%i)', async (seed) => {
    const world = new World();
    const pick = pickFrom(seededRandom(seed));
    const { id, white, black } = await world.begin({ pace: BLITZ });
    const meter = new LagMeter();
    const trip = () => 200 + pick(201);
    const thinkMs = 3000;
    for (let first = 0; first < 4; first++) meter.pong(meter.ping(0)!, trip());
    let pingAt = world.now + 4000;
    for (const text of WHITES) {
      for (; pingAt <= world.now; pingAt += 4000) meter.pong(meter.ping(0)!, trip());
      white.lagMs = meter.ms;
      // Half of the lag passes before the person sees the board, half before the server sees the action.
      await world.pass(thinkMs + trip());
      expect(await white.play(text)).toMatchObject({ type: 'ev' });
      expect(await black.play(text.replace(/\d/g, (rank) => String(9 - Number(rank))))).toMatchObject({ type: 'ev' });
    }
    const left = remainingAt(await world.session(id), world.now)!.w;
    const ideal = BLITZ.ms + WHITES.length * (BLITZ.incrementMs - thinkMs);
    const lost = (ideal - left) / WHITES.length;
    expect(lost).toBeLessThanOrEqual(50);
    expect(lost).toBeGreaterThanOrEqual(-50);
  });

  test('somebody who answers pings late from the first action on gains no more than the quota', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: BLITZ });
    white.lagMs = 20_000;
    const thinkMs = 3000;
    for (const text of WHITES) {
      await world.pass(thinkMs);
      await white.play(text);
      await black.play(text.replace(/\d/g, (rank) => String(9 - Number(rank))));
    }
    const left = remainingAt(await world.session(id), world.now)!.w;
    const gained = left - (BLITZ.ms + WHITES.length * (BLITZ.incrementMs - thinkMs));
    expect(longRunGivenBackMs(BLITZ)).toBe(325);
    expect(gained).toBeGreaterThan(0);
    expect(gained).toBeLessThanOrEqual((3 + WHITES.length) * 325);
  });

  test.each([
    ['bullet', { kind: 'clock', ms: 60_000, incrementMs: 0 }],
    ['blitz', BLITZ],
    ['slow', { kind: 'clock', ms: 900_000, incrementMs: 10_000 }],
    ['live', { kind: 'live', halfMs: 300_000, turnMs: 20_000 }],
  ] as const)('no lag that is told gains more than the quota: %s', (_, pace) => {
    const pick = pickFrom(seededRandom(9));
    const most = longRunGivenBackMs(pace);
    for (let game = 0; game < 50; game++) {
      const quota = new LagQuota(pace);
      let given = 0;
      for (let action = 1; action <= 60; action++) {
        const lag = [0, 20, 500, 60_000][pick(game % 4 === 0 ? 4 : 1 + (game % 4))]!;
        const back = quota.allowance(lag);
        quota.spend(lag, back);
        given += back;
        expect(back).toBeLessThanOrEqual(mostGivenBackMs(pace));
        expect(given).toBeLessThanOrEqual((3 + action) * most);
      }
    }
  });

  test('somebody who begins to answer pings late gains little by it', () => {
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
    expect(gained).toBeLessThan(7 * honest + 5 * 325);
  });

  test('a lag now and then is given back only up to the quota', () => {
    const quota = new LagQuota(BLITZ);
    quota.spend(100, quota.allowance(100));
    expect(quota.allowance(1000)).toBe(300);
    for (let i = 0; i < 20; i++) quota.spend(100, 0);
    expect(quota.allowance(1000)).toBe(700);
  });

  test('very fast games give back less, and games by correspondence nothing', () => {
    expect(mostGivenBackMs(FAST)).toBe(55);
    expect(mostGivenBackMs(BLITZ)).toBe(1000);
    expect(mostGivenBackMs({ kind: 'live', halfMs: 300_000, turnMs: 3000 })).toBe(150);
    expect(mostGivenBackMs({ kind: 'days', days: 1 })).toBe(0);
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

describe('a player who cannot reach the server of the table', () => {
  /** Cuts a player off since a play time, or (`undefined`) no more. The player '' is one without a connection. */
  const cutOff = async (world: World, player: string, since: number | undefined) => {
    if (since === undefined) world.cutOff.delete(player);
    else world.cutOff.set(player, since);
    world.tables.reachChanged();
    await world.quiet();
  };

  test('loses no time: no flag falls, and all of it comes back, also where the other side commands something', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: FAST });
    await openings({ id, white, black });
    await white.play('g1f3');
    await world.pass(3000);
    await cutOff(world, 'bob', world.now);
    await world.pass(60_000);
    expect(await white.ask({ kind: 'offer', what: 'draw' })).toMatchObject({ type: 'ev' });
    await world.pass(60_000);
    expect(black.table!.status).toBe('running');
    await cutOff(world, 'bob', undefined);
    expect(remainingAt(white.session, world.now)!.b).toBe(7000);
    await world.pass(1000);
    expect(await black.play('b8c6')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 4000 }] });
    // The next turn runs as always, and another server reads the same from the events.
    await white.play('f1b5');
    const other = world.open('other');
    await other.join(new Person(world, 'Cat'), { type: 'join', table: id });
    await other.whenCaughtUp();
    expect(remainingAt(must(await other.stateOf(id)).session!, world.now)!.b).toBe(6000);
    await world.pass(6001);
    expect((await world.memory.game(id))!.result).toBe('1-0');
  });

  test('is charged from the return on for a turn that begins meanwhile, and for nothing before', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await cutOff(world, 'bob', world.now - 5000);
    await world.pass(2000);
    await white.play('e2e4');
    await world.pass(30_000);
    await cutOff(world, 'bob', undefined);
    await world.pass(500);
    // What came in the outage, and was kept by the other server, counts from the return.
    const spent = (step: unknown) => ({ type: 'ev', steps: [{ do: 'play', spent: step }] });
    expect(await black.play('e7e5')).toMatchObject(spent(500));
    await world.pass(1000);
    expect(await white.play('g1f3')).toMatchObject(spent(1000));
  });

  test('has lost if the flag fell before', async () => {
    const world = new World();
    const { white } = await world.begin({ pace: FAST });
    world.isStopped = true;
    await cutOff(world, 'ada', world.now + 10_001);
    world.now += 20_000;
    world.isStopped = false;
    world.tables.reachChanged();
    await world.pass(100);
    expect(white.table!.match!.end).toMatchObject({ winner: 'b', reason: 'time' });
  });

  test('gets the time back although the database was away at the return', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: FAST });
    await white.play('e2e4');
    await cutOff(world, 'bob', world.now);
    await world.pass(5000);
    // An event hangs when the database goes away.
    world.memory.away = 'before';
    white.do({ kind: 'offer', what: 'draw' });
    await world.quiet();
    world.isStopped = true;
    await cutOff(world, 'bob', undefined);
    await world.pass(30_000);
    world.back();
    await world.quiet();
    await world.pass(2000);
    expect(await black.play('e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 2000 }] });
  });

  test.each([
    ['comes back', 12_000],
    ['is not back after 30 seconds', 60_000],
  ])('because the server of the table has died, gets the time back: %s', async (_, ms) => {
    const world = new World();
    const { id, white } = await world.begin({ pace: FAST });
    await white.play('e2e4');
    await world.pass(2000);
    // The server stands still, and seven seconds later another one takes the table.
    await world.tables.close();
    world.memory.deadSince = world.now;
    await world.pass(7000);
    world.tables = world.open('other');
    const bob = new Person(world, 'Bob');
    await world.tables.join(new Person(world, 'Ada'), { type: 'join', table: id });
    await world.pass(ms - 7000);
    bob.join(id);
    await world.quiet();
    const isInTime = ms < 30_000;
    expect(bob.table!.status).toBe(isInTime ? 'running' : 'over');
    if (!isInTime) return;
    await world.pass(1000);
    expect(await bob.play('e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 3000 }] });
  });

  test('because the server of the table has died, gets the time back once, whatever happens then', async () => {
    const world = new World();
    const { id, white } = await world.begin({ pace: FAST });
    await white.play('e2e4');
    await world.pass(2000);
    await world.tables.close();
    world.memory.deadSince = world.now;
    await world.pass(7000);
    world.tables = world.open('other');
    const bob = new Person(world, 'Bob');
    bob.join(id);
    await world.pass(4000);
    // Bob thinks for four seconds, and his connection ends for a moment.
    world.tables.disconnected(bob);
    await world.pass(500);
    bob.join(id);
    await world.quiet();
    expect(await bob.play('e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 6500 }] });
  });

  test('because the server of the table has died, gets the time until it is loaded back, though here all along', async () => {
    const world = new World();
    const { id, white } = await world.begin({ pace: FAST });
    await white.play('e2e4');
    await world.tables.close();
    world.memory.deadSince = world.now - 3000;
    await world.pass(4000);
    // Bob's own server was heard a moment ago.
    world.cutOff.set('bob comes back', world.now - 100);
    world.tables = world.open('other');
    await world.tables.join(new Person(world, 'Ada'), { type: 'join', table: id });
    const bob = new Person(world, 'Bob');
    bob.join(id);
    await world.quiet();
    world.cutOff.clear();
    await world.pass(1000);
    expect(await bob.play('e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 1000 }] });
  });

  test('because the own server has died, gets the time until the return back', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: FAST });
    await white.play('e2e4');
    await world.pass(2000);
    // Bob's server has not been heard for six seconds, in which Bob could do nothing.
    await world.pass(6000);
    world.cutOff.set('bob comes back', world.now - 6000);
    world.tables.disconnected(black);
    world.tables.reachChanged();
    await world.pass(15_000);
    black.join(id);
    await world.quiet();
    expect(await black.play('e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 2000 }] });
  });

  test('may act from another connection, which ends it', async () => {
    const world = new World();
    const { id, black } = await world.begin({ pace: FAST });
    const phone = new Person(world, 'Ada');
    await cutOff(world, 'ada', world.now);
    await world.pass(20_000);
    world.cutOff.clear();
    phone.join(id);
    await world.quiet();
    expect(await phone.play('e2e4')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 0 }] });
    expect(black.table!.status).toBe('running');
  });

  test('because this server alone could not play, gets that time back', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: FAST });
    await openings({ id, white, black });
    await world.pass(3000);
    world.isStopped = true;
    await world.pass(2000);
    // An action that comes meanwhile counts with the moment at which the server's clock stands.
    expect(await white.play('g1f3')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 3000 }] });
    await world.pass(30_000);
    // The others have gone on.
    world.back(world.now, 32_000);
    await world.quiet();
    expect(remainingAt(await world.session(id), world.now)).toEqual({ w: 7000, b: 10_000 });
    await world.pass(1000);
    expect(await black.play('b8c6')).toMatchObject({ type: 'ev', steps: [{ do: 'play', spent: 1000 }] });
  });

  test('lines up in peace', async () => {
    const world = new World();
    const { black, white } = await world.begin({
      variant: 'chess-eleven',
      pace: { kind: 'live', halfMs: 60_000, turnMs: 5000 },
    });
    await cutOff(world, 'bob', world.now);
    await world.pass(40_000);
    expect(await white.ask({ kind: 'ready' })).toMatchObject({ type: 'ev' });
    expect(black.session.lineUp).toBeDefined();
    await cutOff(world, 'bob', undefined);
    await world.pass(19_000);
    expect(black.session.lineUp).toBeDefined();
    await world.pass(1001);
    expect(black.session.lineUp).toBeUndefined();
  });

  test('does not count as gone, and is waited for again from the return on', async () => {
    const world = new World();
    const { white, black } = await world.begin({ pace: BLITZ });
    world.tables.disconnected(white);
    await world.pass(5000);
    // The player may be connected to another server by now, which cannot say so.
    await cutOff(world, '', world.now);
    await world.pass(60_000);
    expect(black.last('presence')!.gone).toBeUndefined();
    expect(await black.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('isThere'));
    await cutOff(world, '', undefined);
    expect(black.last('presence')!.gone).toEqual({ side: 'w', inMs: 40_000 });
    await world.pass(40_000);
    expect(await black.ask({ kind: 'step in', choice: 'win' })).toMatchObject({ type: 'ev' });
  });
});
