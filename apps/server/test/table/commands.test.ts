import { describe, expect, test, vi } from 'vitest';
import { MOST_FOLLOWED, TableRoutes } from '../../src/bus/table-routes.ts';
import { MOST_EVENTS_OF_POSITION, MOST_OFFER_EVENTS } from '../../src/table/ops.ts';
import { MOST_GAMES, MOST_RATED_WITH_COMPUTER, MOST_WITH_COMPUTER } from '../../src/table/tables.ts';
import { Person, World } from './world.ts';

const no = (why: string) => ({ type: 'no', why });

describe('a command', () => {
  test('is acknowledged by its event, and again when it is sent again', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    const first = await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' });
    expect(first).toMatchObject({ type: 'ev', v: 6, steps: [{ do: 'play', text: 'e2e4' }] });
    white.answers.clear();
    expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toEqual(first);
    await black.play('e7e5');
    expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject({ type: 'sync', v: 7 });
    expect(black.frames.some((frame) => frame.includes('"x"'))).toBe(false);
  });

  test('that was carried out before the table was loaded is acknowledged by the whole state', async () => {
    const world = new World();
    const { id: table, white } = await world.begin({});
    const op = { kind: 'act', text: 'e2e4' } as const;
    const first = await white.ask(op, { id: 'x' });
    expect(first).toMatchObject({ type: 'ev', v: 6 });
    const other = world.open('other');
    await other.do(white, { type: 'do', table, id: 'x', v: 5, op }, world.now);
    await other.whenCaughtUp();
    expect(white.answers.get('x')).toMatchObject({ type: 'sync', v: 6 });
  });

  test('that was refused is refused again in the same words', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    const refusal = await black.ask({ kind: 'act', text: 'e7e5' }, { id: 'x' });
    expect(refusal).toMatchObject(no('otherTurn'));
    await white.play('e2e4');
    expect(await black.ask({ kind: 'act', text: 'e7e5' }, { id: 'x' })).toMatchObject(no('otherTurn'));
    expect(await black.play('e7e5')).toMatchObject({ type: 'ev' });
  });

  test.each([
    ['an action that the rules do not list', 'e2e5', 'illegal'],
    ['nonsense', '<script>', 'illegal'],
    ["the other side's action", 'e7e5', 'illegal'],
  ])('%s is refused', async (_, text, why) => {
    const world = new World();
    const { white } = await world.begin({});
    expect(await white.play(text)).toMatchObject({ ...no(why), v: 5 });
  });

  test('of somebody who watches is refused, and so is one for a table that does not exist', async () => {
    const world = new World();
    const { id } = await world.begin({});
    const [cat, nobody] = [new Person(world, 'Cat'), new Person(world, undefined)];
    for (const person of [cat, nobody]) {
      person.join(id);
      await world.quiet();
      expect(await person.play('e2e4')).toMatchObject(no('noSeat'));
    }
    cat.join('nowhere');
    await world.quiet();
    expect(cat.last('no')).toMatchObject({ why: 'noGame', table: 'nowhere' });
  });

  test('with an outcome that its player wishes is refused', async () => {
    const world = new World();
    const { white } = await world.begin({ variant: 'chess-league' });
    expect(await white.play('f2f3@d4')).toMatchObject(no('illegal'));
    expect(await white.play('f2f3')).toMatchObject({ type: 'ev' });
  });

  test('that is late is stale, but an offer in between does not make it so', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    const { v } = white.table!;
    await black.ask({ kind: 'offer', what: 'draw' });
    expect(await white.ask({ kind: 'act', text: 'e2e4' }, { v })).toMatchObject({ type: 'ev' });
    await black.play('e7e5');
    expect(await white.ask({ kind: 'act', text: 'g1f3' }, { v })).toMatchObject(no('stale'));
  });
});

describe('limits', () => {
  test('offers in one position end, and go on after the next action', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    let offers = 0;
    while ((await white.ask({ kind: 'offer', what: 'draw' }))?.type === 'ev' && offers < 1000) {
      offers++;
      await white.ask({ kind: 'withdraw', what: 'draw' });
    }
    expect(offers).toBe(MOST_EVENTS_OF_POSITION / 2);
    expect(await black.ask({ kind: 'offer', what: 'draw' })).toMatchObject(no('offeredEnough'));
    await white.play('e2e4');
    expect(await white.ask({ kind: 'offer', what: 'draw' })).toMatchObject({ type: 'ev' });
  });

  test('offers in one game end, also if takebacks make new positions again and again', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    const takeBack = async () => {
      await white.play('e2e4');
      const offered = await white.ask({ kind: 'offer', what: 'takeback' });
      await black.ask({ kind: 'accept', what: 'takeback' });
      return offered?.type;
    };
    let takebacks = 0;
    while ((await takeBack()) === 'ev' && takebacks < 1000) takebacks++;
    expect(takebacks).toBe(MOST_OFFER_EVENTS / 2);
    expect((await world.memory.events(id, 0)).length).toBeLessThan(2 * MOST_OFFER_EVENTS);
  });

  test('a rematch against the computer counts as a game against it', async () => {
    const world = new World();
    const ada = new Person(world, 'Ada');
    const computer = {
      proposer: { kind: 'person', player: 'ada' },
      opponent: { kind: 'computer', level: 1 },
      isPublic: false,
    } as const;
    const id = await world.create({}, computer);
    ada.join(id);
    await world.quiet();
    await ada.ask({ kind: 'resign' });
    for (let index = 0; index < MOST_WITH_COMPUTER; index++) await world.create({}, computer);
    expect(await ada.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('manyWithComputer'));
  });

  test('a rated rematch against the computer counts as a game of its network', async () => {
    const world = new World();
    const ada = new Person(world, 'Ada');
    ada.network = 'home';
    const rated = { pace: { kind: 'clock', ms: 180_000, incrementMs: 0 }, rated: true } as const;
    const id = await world.create(rated, {
      ...{ proposer: { kind: 'person', player: 'ada' }, opponent: { kind: 'computer', level: 1 }, isPublic: false },
    });
    ada.join(id);
    await world.quiet();
    await ada.ask({ kind: 'resign' });
    const { network } = MOST_RATED_WITH_COMPUTER;
    vi.spyOn(world.memory, 'ratedWithComputer').mockImplementation(async (by) => ({
      ofPlayer: 1,
      ofNetwork: by.network === 'home' ? network : 0,
    }));
    expect(await ada.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('manyRatedWithComputerHere'));
  });

  test('a command at which the server makes a mistake is refused for good, and the table goes on', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    await white.ask({ kind: 'resign' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    const mistake = vi.spyOn(world.memory, 'openGames').mockRejectedValue(new Error('hunter2'));
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('commandMistake'));
    expect(black.frames.join()).not.toContain('hunter2');
    mistake.mockRestore();
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject({ type: 'ev' });
  });

  test('a player has a limited number of games, also by a rematch, and fewer against the computer', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    await white.ask({ kind: 'resign' });
    const proposer = { kind: 'person', player: 'ada' } as const;
    for (let index = 0; index < MOST_WITH_COMPUTER; index++)
      await world.create({}, { proposer, opponent: { kind: 'computer', level: 1 }, isPublic: false });
    expect(await world.tables.newGameRefusal({ player: 'ada' })).toBeUndefined();
    expect(await world.tables.newGameRefusal({ player: 'ada' }, 'casual')).toMatchObject({ why: 'manyWithComputer' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    for (let index = MOST_WITH_COMPUTER; index < MOST_GAMES; index++)
      await world.create({}, { proposer, isPublic: false });
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('manyGames'));
    expect(white.table!.rematch).toEqual({ by: 'w' });
  });

  test('a connection follows a limited number of tables, and may leave one for another', async () => {
    const world = new World();
    const ids: string[] = [];
    for (let index = 0; index <= MOST_FOLLOWED; index++)
      ids.push(await world.create({}, { proposer: { kind: 'person', player: 'ada' }, isPublic: true }));
    const watcher = new Person(world, undefined);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const routes = new TableRoutes({ tables: world.tables, store: world.memory, log, forward: () => false });
    const tell = async (type: 'join' | 'leave', table: string) => {
      await routes.handle(watcher, { type, table }, 0);
      await world.quiet();
    };
    for (const id of ids.slice(0, MOST_FOLLOWED)) await tell('join', id);
    expect(watcher.last('no')).toBeUndefined();
    await tell('join', ids.at(-1)!);
    expect(watcher.last('no')).toMatchObject({ why: 'manyTables', table: ids.at(-1) });
    await tell('leave', ids[0]!);
    await tell('join', ids.at(-1)!);
    expect(watcher.last('sync')).toMatchObject({ table: ids.at(-1) });
  });
});

describe('whoever calls games off again and again', () => {
  const ada = { player: 'ada' };

  test('waits longer each time for the next one, and is forgotten after a while', async () => {
    const world = new World();
    const pauses: unknown[] = [];
    for (let game = 0; game < 6; game++) {
      const { white } = await world.begin({});
      await white.ask({ kind: 'abort' }, { id: `abort${game}` });
      pauses.push(world.tables.penaltyRefusal(ada)?.values);
    }
    expect(pauses).toEqual([undefined, ...[5, 10, 20, 40, 80].map((seconds) => ({ seconds }))]);
    expect(world.tables.penaltyRefusal({ player: 'bob' })).toBeUndefined();
    await world.pass(79_500);
    expect(world.tables.penaltyRefusal(ada)).toMatchObject({ why: 'pause', values: { seconds: 1 } });
    await world.pass(500);
    expect(world.tables.penaltyRefusal(ada)).toBeUndefined();
    await world.pass(1_800_000);
    const { white } = await world.begin({});
    await white.ask({ kind: 'abort' }, { id: 'later' });
    expect(world.tables.penaltyRefusal(ada)).toBeUndefined();
  });

  test('waits with all accounts of the network, which may call off more', async () => {
    const world = new World();
    for (let game = 0; game < 12; game++) {
      const { white } = await world.begin({}, [`Account ${game}`, 'Bob']);
      white.network = 'a network';
      await white.ask({ kind: 'abort' });
    }
    expect(world.tables.penaltyRefusal({ player: 'another', network: 'a network' })).toMatchObject({
      values: { seconds: 10 },
    });
    expect(world.tables.penaltyRefusal({ player: 'another', network: 'elsewhere' })).toBeUndefined();
    expect(world.tables.penaltyRefusal({ player: 'another' })).toBeUndefined();
  });

  test('waits for nothing after a challenge that nobody has taken', async () => {
    const world = new World();
    for (let game = 0; game < 3; game++) {
      const person = new Person(world, 'Ada');
      const id = await world.create({}, { proposer: { kind: 'person', player: 'ada' }, isPublic: false });
      person.join(id);
      await person.ask({ kind: 'abort' });
      expect(person.table!.status).toBe('over');
    }
    expect(world.tables.penaltyRefusal(ada)).toBeUndefined();
  });
});

test('the computer’s pool knows the network of the person at the table', async () => {
  const world = new World();
  const askers: unknown[] = [];
  const { search } = world.searches;
  world.searches.search = (task, asker) => {
    askers.push(asker);
    return search(task);
  };
  const person = new Person(world, 'Ada');
  person.network = 'a network';
  const seating = { proposer: { kind: 'person', player: 'ada' }, opponent: { kind: 'computer', level: 1 } } as const;
  const id = await world.create({ colour: 'b' }, { ...seating, isPublic: false });
  person.join(id);
  await world.pass(1000);
  expect(askers).toEqual([{ player: 'ada', network: 'a network' }]);
});
