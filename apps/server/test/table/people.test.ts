import { must } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { commitTo, verifyLuck } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { MOST_FOLLOWED, TableRoutes } from '../../src/bus/table-routes.ts';
import { MOST_TALK } from '../../src/table/ops.ts';
import { patience } from '../../src/table/presence.ts';
import { MOST_GAMES, MOST_WITH_COMPUTER } from '../../src/table/tables.ts';
import { Person, World } from './world.ts';

const CLOCK = { kind: 'clock', ms: 180_000, incrementMs: 2000 } as const;
const no = (why: string) => ({ type: 'no', why });

/** An action of the side to act whose outcome chance decides. */
function riskyAction({ session: { match } }: Person): number | undefined {
  return match.actions.find((action) => match.variant.chance(match.position, action).length > 1);
}

/** An action of the side to act, one with chance if there is any. */
function anyAction(person: Person): string {
  const { actions, variant } = person.session.match;
  const action = riskyAction(person) ?? actions[person.world.pick(actions.length)]!;
  return variant.text.formatAction({ action });
}

describe('a table begins', () => {
  test('when both players have come, and not before', async () => {
    const world = new World();
    const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
    const id = await world.create({ pace: CLOCK }, { proposer: { kind: 'person', player: 'ada' }, isPublic: true });
    ada.join(id, '1'.repeat(32));
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'waiting', you: 'w', seats: { w: { name: 'Ada' }, b: { name: '' } } });
    await world.pass(60_000);
    expect(must(await world.tables.take(id, 'bob'))).toBe('b');
    expect(ada.table).toMatchObject({ status: 'waiting', seats: { b: { name: 'Bob' } } });
    bob.join(id, '2'.repeat(32));
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'running', nonces: { w: '1'.repeat(32), b: '2'.repeat(32) } });
    expect(bob.table).toMatchObject({ status: 'running', you: 'b' });
  });

  test('without a player who does not come, once every seat is taken', async () => {
    const world = new World();
    const ada = new Person(world, 'Ada');
    const id = await world.create(
      { pace: CLOCK },
      { proposer: { kind: 'person', player: 'ada' }, opponent: { kind: 'person', player: 'bob' }, isPublic: true },
    );
    ada.join(id);
    await world.pass(9000);
    expect(ada.table!.status).toBe('waiting');
    await world.pass(2000);
    expect(ada.table).toMatchObject({ status: 'running', nonces: {} });
  });

  test('at once where only computers play, and they play while somebody watches', async () => {
    const world = new World();
    const computer = { kind: 'computer', level: 3 } as const;
    const id = await world.create({}, { proposer: computer, opponent: computer, isPublic: true });
    await world.pass(1000);
    expect(world.tables.running()).toMatchObject([{ table: id }]);
    await world.pass(30_000);
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    expect(watcher.table).toMatchObject({ status: 'running', seats: { w: { name: 'Computer (level 3)', level: 3 } } });
    expect(watcher.table!.match!.round.plies).toEqual([]);
    await world.pass(30_000);
    expect(watcher.table!.match!.round.plies.length).toBeGreaterThan(8);
    expect(world.tables.running()).toMatchObject([{ table: id, watchers: 1 }]);
  });

  test('a seat is taken once', async () => {
    const world = new World();
    const id = await world.create({}, { proposer: { kind: 'person', player: 'ada' }, isPublic: false });
    expect(must(await world.tables.take(id, 'ada'))).toBe('w');
    const both = await Promise.all([world.tables.take(id, 'bob'), world.tables.take(id, 'cat')]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(world.tables.running()).toEqual([]);
  });

  test('the one who proposed it may call it off before', async () => {
    const world = new World();
    const ada = new Person(world, 'Ada');
    const id = await world.create({}, { proposer: { kind: 'person', player: 'ada' }, isPublic: true });
    ada.join(id);
    await world.quiet();
    expect(await ada.play('e2e4')).toMatchObject(no('nothing'));
    expect(await ada.ask({ kind: 'abort' })).toMatchObject({ type: 'sync', status: 'over', state: { aborted: 'w' } });
    expect(await world.tables.take(id, 'bob')).toMatchObject({ ok: false, error: { why: 'over' } });
    expect((await world.memory.game(id))!.status).toBe('aborted');
  });

  test('not on terms that the game does not allow', async () => {
    const world = new World();
    const terms = { variant: 'chess', pace: { kind: 'live', halfMs: 60_000, turnMs: 5000 }, colour: 'w' } as const;
    expect(await world.tables.readTerms(terms)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('live') },
    });
    expect((await world.tables.readTerms({ ...terms, variant: 'draughts' })).ok).toBe(false);
    const byPost = { variant: 'chess-eleven', pace: { kind: 'days', days: 1 }, colour: 'lot' } as const;
    expect(must(await world.tables.readTerms(byPost)).goals).toBe(2);
  });
});

describe('a command', () => {
  test('is acknowledged by its event, and again when it is sent again', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    const first = await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' });
    expect(first).toMatchObject({ type: 'ev', v: 4, steps: [{ do: 'play', text: 'e2e4' }] });
    white.answers.clear();
    expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toEqual(first);
    await black.play('e7e5');
    expect(await white.ask({ kind: 'act', text: 'e2e4' }, { id: 'x' })).toMatchObject({ type: 'sync', v: 5 });
    expect(black.frames.some((frame) => frame.includes('"x"'))).toBe(false);
  });

  test('that was carried out before the table was loaded is acknowledged by the whole state', async () => {
    const world = new World();
    const { id: table, white } = await world.begin({});
    const op = { kind: 'act', text: 'e2e4' } as const;
    const first = await white.ask(op, { id: 'x' });
    expect(first).toMatchObject({ type: 'ev', v: 4 });
    const other = world.open('other');
    await other.do(white, { type: 'do', table, id: 'x', v: 3, op }, world.now);
    await other.settled();
    expect(white.answers.get('x')).toMatchObject({ type: 'sync', v: 4 });
  });

  test('that was refused is refused again in the same words', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    const refused = await black.ask({ kind: 'act', text: 'e7e5' }, { id: 'x' });
    expect(refused).toMatchObject(no('turn'));
    await white.play('e2e4');
    expect(await black.ask({ kind: 'act', text: 'e7e5' }, { id: 'x' })).toMatchObject(no('turn'));
    expect(await black.play('e7e5')).toMatchObject({ type: 'ev' });
  });

  test.each([
    ['an action that the rules do not list', 'e2e5', 'illegal'],
    ['nonsense', '<script>', 'illegal'],
    ["the other side's action", 'e7e5', 'illegal'],
  ])('%s is refused', async (_, text, why) => {
    const world = new World();
    const { white } = await world.begin({});
    expect(await white.play(text)).toMatchObject({ ...no(why), v: 3 });
  });

  test('of somebody who watches is refused, and so is one for a table that does not exist', async () => {
    const world = new World();
    const { id } = await world.begin({});
    const [cat, nobody] = [new Person(world, 'Cat'), new Person(world, undefined)];
    for (const person of [cat, nobody]) {
      person.join(id);
      await world.quiet();
      expect(await person.play('e2e4')).toMatchObject(no('identity'));
    }
    cat.join('nowhere');
    await world.quiet();
    expect(cat.last('no')).toMatchObject({ why: 'unknown', table: 'nowhere' });
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

describe('ends', () => {
  test('a resignation, with a rematch in exchanged colours', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: CLOCK });
    expect(await white.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('turn'));
    await white.ask({ kind: 'resign' });
    expect(black.table).toMatchObject({ status: 'over', secret: expect.any(String) });
    expect(commitTo(black.table!.secret!)).toBe(black.table!.commit);
    await white.ask({ kind: 'offer', what: 'rematch' });
    expect(black.table!.rematch).toEqual({ by: 'w' });
    await black.ask({ kind: 'decline', what: 'rematch' });
    expect(white.table!.rematch).toEqual({});
    await black.ask({ kind: 'offer', what: 'rematch' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    const next = white.table!.rematch.table!;
    expect(black.table!.rematch.table).toBe(next);
    const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
    ada.join(next);
    bob.join(next);
    await world.quiet();
    expect([ada.side, bob.side]).toEqual(['b', 'w']);
    expect(ada.table!.status).toBe('running');
    expect(await white.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('over'));
    expect(await world.memory.game(id)).toMatchObject({ status: 'over', result: '0-1' });
  });

  test('a rematch whose table could not be made is made when the table is loaded again', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    await white.ask({ kind: 'resign' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    world.memory.away = 'after';
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('unavailable'));
    world.memory.away = undefined;
    const again = world.open('other');
    const cat = new Person(world, 'Cat');
    await again.join(cat, { type: 'join', table: id });
    await world.quiet();
    expect(await world.memory.game(cat.table!.rematch.table!)).toMatchObject({ white: 'bob', black: 'ada' });
  });

  test('a game is called off before both have acted, and not after', async () => {
    const world = new World();
    const one = await world.begin({});
    await one.white.play('e2e4');
    expect(await one.black.ask({ kind: 'abort' })).toMatchObject({ type: 'ev', state: { aborted: 'b' } });
    expect(one.white.table!.status).toBe('over');
    const other = await world.begin({});
    await other.white.play('e2e4');
    await other.black.play('e7e5');
    expect(await other.black.ask({ kind: 'abort' })).toMatchObject(no('terms'));
  });

  test('a player whose data are deleted resigns', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    await white.play('e2e4');
    await black.play('e7e5');
    await world.tables.abandon(id, 'ada');
    expect(black.table!.match!.end).toMatchObject({ winner: 'b', reason: 'resigned' });
  });

  test('a player who has another name, or none any more, is shown by it at once, also to those who come later', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    world.tables.renamed('ada', 'Adele');
    expect(black.table!.seats.w.name).toBe('Adele');
    expect(world.tables.running()[0]!.seats.w.name).toBe('Adele');
    await world.tables.abandon(id, 'ada');
    world.tables.renamed('ada', undefined);
    const late = new Person(world, undefined);
    late.join(id);
    await world.quiet();
    for (const one of [white, black, late]) expect(one.table!.seats).toEqual({ w: { name: '' }, b: { name: 'Bob' } });
    expect(late.frames.join()).not.toMatch(/Ad/);
  });

  test('a draw is agreed, a takeback too', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    await white.play('e2e4');
    await white.ask({ kind: 'offer', what: 'takeback' });
    expect(black.table!.state.offers).toMatchObject({ takeback: { by: 'w' } });
    await black.ask({ kind: 'accept', what: 'takeback' });
    expect(white.table!.match!.round.plies).toEqual([]);
    await black.ask({ kind: 'offer', what: 'draw' });
    await white.ask({ kind: 'accept', what: 'draw' });
    expect(black.table!.match!.end).toEqual({ reason: 'voids' });
  });
});

describe('a game that cannot be loaded', () => {
  test('is noted once, told to its players, never due again, and opened as soon as it can be', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: { kind: 'days', days: 1 } });
    await white.play('e2e4');
    for (const one of [white, black]) world.tables.gone(one);
    await world.pass(200_000);
    expect(world.tables.size).toBe(0);
    const mend = world.memory.spoil(id);
    world.changes.length = 0;
    await world.pass(2 * 86_400_000);
    expect(world.logged).toEqual([expect.stringContaining('cannot be loaded')]);
    expect(world.changes).toEqual([
      { table: id, players: ['ada', 'bob'], isEvent: true, isPublic: true, isOver: true },
    ]);
    black.join(id);
    await world.quiet();
    expect(black.last('no')).toMatchObject({ table: id, why: 'over', message: expect.stringContaining('other rules') });
    expect(world.logged.length).toBe(1);
    expect(must(await world.tables.abandon(id, 'ada'))).toBeUndefined();
    expect(await world.tables.look(id)).toMatchObject({ ok: false, error: { why: 'over' } });
    mend();
    black.join(id);
    await world.quiet();
    expect((await world.memory.game(id))!.fault).toBeUndefined();
    expect(black.table!.match!.round.plies.length).toBe(1);
  });
});

describe('a challenge that nobody takes', () => {
  test.each([
    ['live', CLOCK, 7],
    ['by correspondence', { kind: 'days', days: 3 }, 30],
  ] as const)('%s expires, whether its table is in memory or not', async (_, pace, days) => {
    const world = new World();
    const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
    const seating = { proposer: { kind: 'person', player: 'ada' }, isPublic: false } as const;
    const ids = [await world.create({ pace }, seating), await world.create({ pace }, seating)] as const;
    ada.join(ids[0], '1'.repeat(32));
    await world.pass((days - 1) * 86_400_000);
    for (const id of ids) expect((await world.memory.game(id))!.status).toBe('waiting');
    await world.pass(86_400_000 + 10_000);
    expect(ada.table).toMatchObject({ status: 'over', expired: true });
    for (const id of ids) {
      expect((await world.memory.game(id))!.status).toBe('aborted');
      expect(await world.tables.take(id, 'bob')).toMatchObject({
        ok: false,
        error: { why: 'over', message: expect.stringContaining('expired') },
      });
      bob.table = undefined;
      bob.join(id);
      await world.quiet();
      expect(bob.table).toMatchObject({ status: 'over', expired: true });
    }
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
    expect(offers).toBe(MOST_TALK / 2);
    expect(await black.ask({ kind: 'offer', what: 'draw' })).toMatchObject(no('nothing'));
    await white.play('e2e4');
    expect(await white.ask({ kind: 'offer', what: 'draw' })).toMatchObject({ type: 'ev' });
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
    ada.join(id, '1'.repeat(32));
    await world.quiet();
    await ada.ask({ kind: 'resign' });
    for (let index = 0; index < MOST_WITH_COMPUTER; index++) await world.create({}, computer);
    expect(await ada.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('terms'));
  });

  test('a command at which the server makes a mistake is refused for good, and the table goes on', async () => {
    const world = new World();
    const { white, black } = await world.begin({});
    await white.ask({ kind: 'resign' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    const mistake = vi.spyOn(world.memory, 'openGames').mockRejectedValue(new Error('hunter2'));
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('illegal'));
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
    expect(await world.tables.noRoom('ada')).toBeUndefined();
    expect(await world.tables.noRoom('ada', true)).toMatchObject({ why: 'rate' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    for (let index = MOST_WITH_COMPUTER; index < MOST_GAMES; index++)
      await world.create({}, { proposer, isPublic: false });
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('terms'));
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
    expect(watcher.last('no')).toMatchObject({ why: 'terms', table: ids.at(-1) });
    await tell('leave', ids[0]!);
    await tell('join', ids.at(-1)!);
    expect(watcher.last('sync')).toMatchObject({ table: ids.at(-1) });
  });
});

describe('absence', () => {
  const left = async () => {
    const world = new World();
    const begun = await world.begin({ pace: CLOCK });
    return { world, ...begun };
  };

  test('the other one may decide after 40 seconds, in the turn of the one who is gone', async () => {
    const { world, white, black } = await left();
    world.tables.gone(white);
    await world.quiet();
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 40_000 } });
    await world.pass(39_000);
    expect(await black.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('turn'));
    await world.pass(1000);
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 0 } });
    await black.ask({ kind: 'step in', choice: 'win' });
    expect(black.table!.match!.end).toMatchObject({ winner: 'b' });
  });

  test('after 10 seconds if the player has said good-bye, and not while another connection is there', async () => {
    const { world, id, white, black } = await left();
    const second = new Person(world, 'Ada');
    second.join(id);
    await world.quiet();
    white.leave();
    await world.pass(2000);
    expect(black.last('presence')!.gone).toBeUndefined();
    second.leave();
    await world.pass(10_000);
    expect(await black.ask({ kind: 'step in', choice: 'draw' })).toMatchObject({ type: 'ev' });
    expect(black.table!.match!.end).toEqual({ reason: 'voids' });
  });

  test.each(['white', 'black'] as const)('a draw is made also where %s has offered one', async (who) => {
    const { world, white, black } = await left();
    await { white, black }[who].ask({ kind: 'offer', what: 'draw' });
    white.leave();
    await world.pass(10_000);
    expect(await black.ask({ kind: 'step in', choice: 'draw' })).toMatchObject({ type: 'ev' });
    expect(black.table!.match!.end).toEqual({ reason: 'voids' });
  });

  test('not in the own turn, and not when the player is back', async () => {
    const { world, id, white, black } = await left();
    world.tables.gone(black);
    await world.pass(60_000);
    expect(white.last('presence')!.gone).toBeUndefined();
    expect(await white.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('turn'));
    await white.play('e2e4');
    expect(white.last('presence')!.gone).toEqual({ side: 'b', inMs: 0 });
    const again = new Person(world, 'Bob');
    again.join(id);
    await world.quiet();
    expect(white.last('presence')!.gone).toBeUndefined();
    expect(await white.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('turn'));
  });

  test('the other one may wait once more', async () => {
    const { world, white, black } = await left();
    white.leave();
    await world.pass(10_000);
    await black.ask({ kind: 'step in', choice: 'wait' });
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 40_000 } });
    expect(black.table!.status).toBe('running');
  });

  test('the computer goes on, and the one who was gone may watch', async () => {
    const { world, id, white, black } = await left();
    white.leave();
    await world.pass(10_000);
    await black.ask({ kind: 'step in', choice: 'computer', level: 5 });
    await world.pass(1000);
    expect(black.table!.seats.w).toEqual({ name: 'Computer (level 5)', level: 5 });
    expect(black.table!.match!.round.plies.length).toBe(1);
    const back = new Person(world, 'Ada');
    back.join(id);
    await world.quiet();
    expect(back.side).toBeUndefined();
    expect(await back.play('e2e4')).toMatchObject(no('identity'));
    expect(await world.memory.game(id)).toMatchObject({ white: 'ada', summary: { computer: { w: 5 } } });
  });

  test('nobody has to be there by correspondence, and slow games are patient', () => {
    expect(patience({ kind: 'days', days: 1 }, 'lost')).toBeUndefined();
    expect(patience(CLOCK, 'lost')).toBe(40_000);
    expect(patience(CLOCK, 'left')).toBe(10_000);
    expect(patience({ kind: 'clock', ms: 1_800_000, incrementMs: 0 }, 'lost')).toBe(90_000);
    expect(patience({ kind: 'clock', ms: 10_800_000, incrementMs: 0 }, 'left')).toBe(135_000);
  });
});

describe('line-ups', () => {
  const usual = async () => {
    const { formations } = await loadVariant('chess-eleven');
    return { formations: formations!, all: formations!.sensible(false).map((one) => formations!.format(one)) };
  };

  test('in a live match both see how the other one lines up, and so do those who watch', async () => {
    const world = new World();
    const { all } = await usual();
    const { id, white, black } = await world.begin({
      variant: 'chess-eleven',
      pace: { kind: 'live', halfMs: 60_000, turnMs: 5000 },
    });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    await white.draft(all[1]!, 2);
    await white.draft(all[2]!, 1);
    for (const one of [black, watcher])
      expect(one.last('draft')).toEqual({ type: 'draft', table: id, side: 'w', formation: all[1] });
    expect(white.last('draft')).toBeUndefined();
    await white.draft('nonsense', 3);
    expect(white.last('no')).toMatchObject({ why: 'illegal' });
    await white.ask({ kind: 'ready' });
    expect(black.table!.state.lineUp).toMatchObject({ ready: { w: all[1] } });
    await world.pass(30_000);
    expect(black.table!.match!.round.start).toEqual((await world.session(id)).match.round.start);
    expect(black.session.lineUp).toBeUndefined();
  });

  test('by correspondence a formation stays hidden until both are ready', async () => {
    const world = new World();
    const { formations, all } = await usual();
    const { id, white, black } = await world.begin({ variant: 'chess-eleven', pace: { kind: 'days', days: 1 } });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    await white.draft(all[1]!, 1);
    await white.ask({ kind: 'ready' });
    expect(white.table!.state.lineUp).toMatchObject({ ready: { w: all[1] } });
    const again = new Person(world, 'Bob');
    again.join(id);
    await world.quiet();
    const hidden = formations.format(formations.usual());
    for (const one of [black, watcher, again]) {
      expect(one.table!.state.lineUp).toMatchObject({ ready: { w: hidden } });
      expect(one.frames.some((frame) => frame.includes(all[1]!))).toBe(false);
    }
    await black.ask({ kind: 'ready', formation: all[2]! });
    const start = (await world.session(id)).match.round.start;
    expect(black.table!.match!.round.start).toEqual(start);
    expect(formations.format(formations.of(start, 'w'))).toBe(all[1]);
  });
});

describe('those who watch', () => {
  test('follow the game, get one and the same message, and are counted', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: CLOCK });
    const watchers = Array.from({ length: 20 }, () => new Person(world, undefined));
    for (const one of watchers) one.join(id);
    await world.quiet();
    const written = vi.spyOn(JSON, 'stringify');
    await white.play('e2e4');
    const events = written.mock.calls.filter(([message]) => message?.type === 'ev');
    written.mockRestore();
    // Once for those who watch, once for the opponent, and the acknowledgement.
    expect(events.length).toBe(3);
    expect(new Set(watchers.map(({ frames }) => frames.at(-1))).size).toBe(1);
    expect(watchers[7]!.table!.match!.round.plies.length).toBe(1);
    await world.pass(1000);
    const seen = black.messages.filter(({ type }) => type === 'presence');
    expect(black.last('presence')).toMatchObject({ watchers: 20, lag: { w: 0, b: 0 } });
    expect(seen.length).toBeLessThan(8);
    expect(world.tables.running()[0]).toMatchObject({ table: id, watchers: 20, seats: { w: { name: 'Ada' } } });
  });

  test('phrases come from players only', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    const watcher = new Person(world, 'Cat');
    watcher.join(id);
    await world.quiet();
    world.tables.say(white, { type: 'say', table: id, phrase: 2 });
    world.tables.say(watcher, { type: 'say', table: id, phrase: 3 });
    for (const one of [black, watcher])
      expect(one.last('said')).toEqual({ type: 'said', table: id, side: 'w', phrase: 2 });
    expect(watcher.last('no')).toMatchObject({ why: 'identity' });
  });
});

describe('luck', () => {
  test('the secret is in no message before the end; afterwards everything is verified', async () => {
    const world = new World(5);
    const { id, white, black } = await world.begin({ variant: 'chess-eleven', colour: 'lot' });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    const secret = Buffer.from((await world.memory.game(id))!.secret).toString('hex');
    const { seed } = (await world.session(id)).match;
    for (let i = 0; i < 200 && white.table!.status === 'running'; i++) {
      for (const one of [white, black]) if (one.session.lineUp) await one.ask({ kind: 'ready' });
      const person = white.session.match.side === 'w' ? white : black;
      await person.play(anyAction(person));
    }
    const frames = () => [white, black, watcher].flatMap((one) => one.frames).join('\n');
    if (white.table!.status === 'running') {
      expect(frames()).not.toContain(secret);
      // The seed is a number that no clock shows.
      expect(seed).toBeGreaterThan(1_000_000);
      expect(frames()).not.toContain(String(seed));
      await white.ask({ kind: 'resign' });
    }
    for (const { table } of [white, black, watcher]) {
      expect(table!.secret).toBe(secret);
      const verified = must(verifyLuck(table!.match!, { secret, nonces: table!.nonces }, table!.commit));
      expect(verified.outcomes).toBeGreaterThan(0);
    }
  });
});
