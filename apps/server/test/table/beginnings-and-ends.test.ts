import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import type { AnyVariant } from '@kickmate/game';
import { sha256Hex, type Terms } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { mostActions } from '../../src/table/events.ts';
import { Person, World } from './world.ts';

const CLOCK = { kind: 'clock', ms: 180_000, incrementMs: 2000 } as const;
const no = (why: string) => ({ type: 'no', why });

describe('a table begins', () => {
  test('when both players have come, and not before', async () => {
    const world = new World();
    const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
    const id = await world.create({ pace: CLOCK }, { proposer: { kind: 'person', player: 'ada' }, isPublic: true });
    ada.join(id);
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'waiting', you: 'w', seats: { w: { name: 'Ada' }, b: { name: '' } } });
    await world.pass(60_000);
    expect(must(await world.tables.sit(id, 'bob'))).toBe('b');
    expect(ada.table).toMatchObject({ status: 'waiting', seats: { b: { name: 'Bob' } }, nonces: {} });
    bob.join(id);
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'running', nonces: { w: ada.nonce, b: bob.nonce } });
    expect(bob.table).toMatchObject({ status: 'running', you: 'b' });
  });

  /** Ada and Bob are paired, and neither has come. */
  const paired = async (pace: Terms['pace'], isPublic = true) => {
    const world = new World();
    const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
    const person = (player: string) => ({ kind: 'person', player }) as const;
    const id = await world.create({ pace }, { proposer: person('ada'), opponent: person('bob'), isPublic });
    return { world, ada, bob, id };
  };
  const DAYS = { kind: 'days', days: 1 } as const;

  test('for one sitting when both are there; a game of the lobby is called off if one does not come within a minute', async () => {
    for (const isPublic of [true, false]) {
      const { world, ada, bob, id } = await paired(CLOCK, isPublic);
      ada.join(id);
      await world.pass(59_000);
      expect(ada.table).toMatchObject({ status: 'waiting', seals: { w: sha256Hex(ada.nonce!) }, nonces: {} });
      await world.pass(2000);
      expect(ada.table).toMatchObject(isPublic ? { status: 'over', expired: true } : { status: 'waiting' });
      bob.join(id);
      await world.quiet();
      expect(bob.table!.status).toBe(isPublic ? 'over' : 'running');
    }
    const { world, ada, bob, id } = await paired(CLOCK, false);
    const { nonce } = ada;
    ada.nonce = undefined;
    ada.join(id, { seal: sha256Hex(nonce!) });
    bob.join(id);
    await world.quiet();
    // Bob has shown his number, and has gone before Ada shows hers.
    bob.leave();
    ada.join(id, { nonce: nonce! });
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'waiting', nonces: { w: nonce, b: bob.nonce } });
    bob.join(id);
    await world.quiet();
    expect(ada.table!.status).toBe('running');
  });

  test('when the last number is stored, although the database was away when it came', async () => {
    const { world, ada, bob, id } = await paired(CLOCK);
    ada.join(id);
    const { nonce } = bob;
    bob.nonce = undefined;
    bob.join(id, { seal: sha256Hex(nonce!) });
    await world.quiet();
    world.memory.away = 'after';
    bob.join(id, { nonce: nonce! });
    await world.quiet();
    expect(ada.table!.status).toBe('waiting');
    world.memory.away = undefined;
    await world.pass(1100);
    expect(ada.table!.status).toBe('running');
  });

  test('by correspondence when both have been there, also one after the other', async () => {
    const { world, ada, bob, id } = await paired(DAYS);
    for (const one of [ada, bob]) {
      one.join(id);
      await world.pass(3_600_000);
      one.leave();
    }
    expect((await world.memory.game(id))!).toMatchObject({ status: 'waiting', toAct: 'w' });
    ada.join(id);
    await world.quiet();
    expect(ada.table!.status).toBe('running');
  });

  test('after both numbers are bound: neither is shown before both are sealed, and another one than the sealed is refused', async () => {
    const { world, ada, bob, id } = await paired(DAYS);
    ada.nonce = bob.nonce = undefined;
    const [ones, twos] = ['1'.repeat(32), '2'.repeat(32)];
    for (const one of [ada, bob]) one.join(id);
    ada.join(id, { nonce: ones });
    await world.quiet();
    expect(bob.table).toMatchObject({ seals: {}, nonces: {}, commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
    ada.join(id, { seal: sha256Hex(ones) });
    ada.join(id, { nonce: ones });
    await world.quiet();
    expect(bob.table).toMatchObject({ seals: { w: sha256Hex(ones) }, nonces: {} });
    bob.join(id, { seal: sha256Hex(twos) });
    await world.quiet();
    for (const nonce of [ones, '3'.repeat(32)]) bob.join(id, { nonce });
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'waiting', nonces: {} });
    ada.join(id, { nonce: ones });
    await world.quiet();
    // Bob knows Ada's number now, and can neither seal another one nor show another one.
    bob.join(id, { seal: sha256Hex('3'.repeat(32)) });
    bob.join(id, { nonce: '3'.repeat(32) });
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'waiting', seals: { b: sha256Hex(twos) }, nonces: { w: ones } });
    bob.join(id, { nonce: twos });
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'running', nonces: { w: ones, b: twos } });
  });

  test('without the number of somebody who comes from another device than the one that sealed it', async () => {
    const { world, ada, bob, id } = await paired(DAYS);
    ada.join(id);
    await world.quiet();
    // Nobody has shown a number: the other device seals its own.
    ada.nonce = '4'.repeat(32);
    ada.join(id);
    await world.quiet();
    expect(ada.table!.seals.w).toBe(sha256Hex('4'.repeat(32)));
    ada.leave();
    ada.nonce = undefined;
    bob.join(id);
    await world.quiet();
    expect(bob.table).toMatchObject({ status: 'waiting', nonces: { b: bob.nonce } });
    ada.nonce = '5'.repeat(32);
    ada.join(id);
    await world.quiet();
    expect(ada.table).toMatchObject({ status: 'running', nonces: { w: '-', b: bob.nonce } });
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
    expect(must(await world.tables.sit(id, 'ada'))).toBe('w');
    const both = await Promise.all([world.tables.sit(id, 'bob'), world.tables.sit(id, 'cat')]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(world.tables.running()).toEqual([]);
  });

  test('the one who proposed it may call it off before', async () => {
    const world = new World();
    const ada = new Person(world, 'Ada');
    const id = await world.create({}, { proposer: { kind: 'person', player: 'ada' }, isPublic: true });
    ada.join(id);
    await world.quiet();
    expect(await ada.play('e2e4')).toMatchObject(no('notBegun'));
    expect(await ada.ask({ kind: 'abort' })).toMatchObject({ type: 'sync', status: 'over', state: { aborted: 'w' } });
    expect(await world.tables.sit(id, 'bob')).toMatchObject({ ok: false, error: { why: 'calledOff' } });
    expect((await world.memory.game(id))!.status).toBe('aborted');
  });

  test('not on terms that the game does not allow', async () => {
    needsGames('chess', 'chess-eleven');
    const world = new World();
    const terms = { variant: 'chess', pace: { kind: 'live', halfMs: 60_000, turnMs: 5000 }, colour: 'w' } as const;
    expect(await world.tables.completeTerms(terms)).toMatchObject({
      ok: false,
      error: { why: 'terms', values: { fault: expect.stringContaining('live') } },
    });
    expect((await world.tables.completeTerms({ ...terms, variant: 'draughts' })).ok).toBe(false);
    const byPost = { variant: 'chess-eleven', pace: { kind: 'days', days: 1 }, colour: 'lot' } as const;
    expect(must(await world.tables.completeTerms(byPost)).goals).toBe(2);
  });
});

describe('ends', () => {
  test('a resignation, with a rematch in exchanged colours', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: CLOCK });
    expect(await white.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('playToEnd'));
    await white.ask({ kind: 'resign' });
    expect(black.table).toMatchObject({ status: 'over', secret: expect.any(String) });
    expect(sha256Hex(black.table!.secret!)).toBe(black.table!.commit);
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
    expect(await white.ask({ kind: 'offer', what: 'rematch' })).toMatchObject(no('rematchBegun'));
    expect(await world.memory.game(id)).toMatchObject({ status: 'over', result: '0-1' });
  });

  test('a rematch whose table could not be made is made when the table is loaded again', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    await white.ask({ kind: 'resign' });
    await white.ask({ kind: 'offer', what: 'rematch' });
    world.memory.away = 'after';
    expect(await black.ask({ kind: 'accept', what: 'rematch' })).toMatchObject(no('cannotStore'));
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
    expect(await other.black.ask({ kind: 'abort' })).toMatchObject(no('bothActed'));
  });

  test('a player whose data are deleted resigns', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    await white.play('e2e4');
    await black.play('e7e5');
    await world.tables.abandon(id, 'ada');
    expect(black.table!.match!.end).toMatchObject({ winner: 'b', reason: 'resigned' });
  });

  describe('once, although both players leave at the same moment', () => {
    /** Ways to leave that the server carries out one after the other, in the order in which they come. */
    const LEAVES = {
      resigns: (_: World, one: Person) => one.do({ kind: 'resign' }, { id: 'leaves' }),
      'calls off': (_: World, one: Person) => one.do({ kind: 'abort' }, { id: 'leaves' }),
      'deletes the own data': (world: World, one: Person, id: string) => world.tables.abandon(id, one.player!.id),
    } as const;
    test.each([
      ['resigns', 'resigns', { winner: 'b', reason: 'resigned' }],
      ['calls off', 'calls off', undefined],
      ['resigns', 'calls off', { winner: 'b', reason: 'resigned' }],
      ['calls off', 'resigns', undefined],
      ['deletes the own data', 'deletes the own data', { winner: 'b', reason: 'resigned' }],
      ['resigns', 'deletes the own data', { winner: 'b', reason: 'resigned' }],
    ] as const)('White %s and Black %s', async (first, second, end) => {
      // The second one comes before, or while, the end by the first one is stored.
      for (const isStoring of [false, true]) {
        const world = new World();
        const { id, white, black } = await world.begin({ pace: CLOCK });
        const watcher = new Person(world, 'Cat');
        watcher.join(id);
        await white.play('e2e4');
        if (end) await black.play('e7e5');
        const before = (await world.memory.events(id, 0)).length;
        let store: (() => void) | undefined;
        if (isStoring)
          world.memory.onAppend = () => {
            world.memory.onAppend = undefined;
            return new Promise((resolve) => (store = resolve));
          };
        const done = [LEAVES[first](world, white, id)];
        if (isStoring) await vi.waitFor(() => expect(store).toBeDefined());
        done.push(LEAVES[second](world, black, id));
        store?.();
        await Promise.all(done);
        await world.quiet();
        expect(await world.memory.events(id, 0)).toHaveLength(before + 1);
        expect(await world.memory.game(id)).toMatchObject(
          end ? { status: 'over', result: '0-1' } : { status: 'aborted' },
        );
        for (const { table, resyncs } of [white, black, watcher]) {
          expect([table!.status, table!.match!.end, table!.v, resyncs]).toEqual([
            ...['over', white.table!.match!.end, white.table!.v, 0],
          ]);
          if (end) expect(table!.match!.end).toMatchObject(end);
          else expect(table!.state.aborted).toBe('w');
        }
        // Whoever is second hears that the game is over already.
        if (black.answers.has('leaves')) expect(black.answers.get('leaves')).toMatchObject(no('over'));
        expect(world.logged).toEqual([]);
      }
    });

    test('both close the page: the clock of the side to act decides, for both', async () => {
      const world = new World();
      const { id, white, black } = await world.begin({ pace: CLOCK });
      await white.play('e2e4');
      await black.play('e7e5');
      for (const one of [white, black]) one.leave();
      await world.pass(CLOCK.ms + 60_000);
      for (const one of [white, black]) one.join(id);
      await world.quiet();
      for (const { table } of [white, black]) expect(table!.match!.end).toMatchObject({ winner: 'b', reason: 'time' });
      expect(await world.memory.game(id)).toMatchObject({ status: 'over', result: '0-1' });
    });
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
    for (const one of [white, black, late])
      expect(one.table!.seats).toEqual({ w: { name: '' }, b: { name: 'Bob', player: 'bob' } });
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
    for (const one of [white, black]) world.tables.disconnected(one);
    await world.pass(200_000);
    expect(world.tables.size).toBe(0);
    const mend = world.memory.spoil(id);
    world.changes.length = 0;
    await world.pass(2 * 86_400_000);
    expect(world.logged).toEqual([expect.stringContaining('cannot be loaded')]);
    expect(world.changes).toEqual([
      { table: id, players: ['ada', 'bob'], isGameChanged: true, isPublic: true, isDone: true },
    ]);
    black.join(id);
    await world.quiet();
    expect(black.last('no')).toMatchObject({ table: id, why: 'otherRules' });
    expect(world.logged.length).toBe(1);
    expect(must(await world.tables.abandon(id, 'ada'))).toBeUndefined();
    expect(await world.tables.stateOf(id)).toMatchObject({ ok: false, error: { why: 'otherRules' } });
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
    ada.join(ids[0]);
    await world.pass((days - 1) * 86_400_000);
    for (const id of ids) expect((await world.memory.game(id))!.status).toBe('waiting');
    await world.pass(86_400_000 + 10_000);
    expect(ada.table).toMatchObject({ status: 'over', expired: true });
    for (const id of ids) {
      expect((await world.memory.game(id))!.status).toBe('aborted');
      expect(await world.tables.sit(id, 'bob')).toMatchObject({
        ok: false,
        error: { why: 'expired' },
      });
      bob.table = undefined;
      bob.join(id);
      await world.quiet();
      expect(bob.table).toMatchObject({ status: 'over', expired: true });
    }
  });
});

describe('a game that has as many actions as a game may have', () => {
  test('is drawn, and everybody hears why', async () => {
    const world = new World(1, undefined, { mostActions: () => 4 });
    const { id, white, black } = await world.begin({ variant: 'chess' });
    for (const [index, text] of ['e2e4', 'e7e5', 'g1f3'].entries()) await (index % 2 ? black : white).play(text);
    expect(white.table!.status).toBe('running');
    await black.play('g8f6');
    for (const one of [white, black]) {
      expect(one.table).toMatchObject({ status: 'over' });
      expect(one.table!.match!.end).toEqual({ reason: 'voids' });
      expect(one.last('no')).toMatchObject({ why: 'tooLong', values: { actions: 4 } });
      expect([one.resyncs, one.last('ev')?.steps]).toEqual([0, [{ do: 'settle', by: 'agreement' }]]);
    }
    expect((await world.memory.game(id))!).toMatchObject({ status: 'over', result: '1/2-1/2' });
    expect(await white.play('f3e5')).toMatchObject(no('over'));
  });

  test('is called off where a match has several rounds', async () => {
    const world = new World(1, undefined, { mostActions: () => 2 });
    const { id, white, black } = await world.begin({ variant: 'minimal' });
    await white.play('a1a2');
    await black.play('b3a2');
    expect([white.table!.status, black.table!.status]).toEqual(['over', 'over']);
    expect(white.table!.match!.end).toBeUndefined();
    expect((await world.memory.game(id))!.status).toBe('aborted');
    expect(world.logged).toEqual([]);
  });

  test('is what its last action makes it, if that ends it', async () => {
    const world = new World(1, undefined, { mostActions: () => 4 });
    const { white, black } = await world.begin({ variant: 'chess' });
    for (const [index, text] of ['f2f3', 'e7e5', 'g2g4', 'd8h4'].entries())
      await (index % 2 ? black : white).play(text);
    expect(white.table!.match!.end).toMatchObject({ winner: 'b' });
    expect(white.last('no')).toBeUndefined();
  });

  test('may have fewer of them on a larger board', () => {
    const on = (files: number) => ({ board: { files, ranks: files, marks: [] } }) as unknown as AnyVariant;
    expect([3, 8, 16].map((files) => mostActions(on(files)))).toEqual([5000, 5000, 1562]);
  });
});
