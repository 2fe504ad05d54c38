import { must } from '@kickmate/board';
import { describe, expect, test, vi } from 'vitest';
import { clockRows, type Moments } from '../src/db/clock-rows.ts';
import { eventRows, type NewEvent, openCommits } from '../src/db/commits.ts';
import { type Database, DatabaseAway, StatementError } from '../src/db/database.ts';
import { MIGRATIONS, migrate } from '../src/db/migrations.ts';
import { noticeRows } from '../src/db/notice-rows.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { type NewGame, openStore } from '../src/db/store.ts';
import { WAIT } from './browser.ts';
import { testDatabase, testLog, testPostgres } from './databases.ts';

const postgres = await testPostgres();

/** A moment of play time as it is in use: a number of 41 bits. */
const AT = 1_700_000_000_000;

const newGame = (id: string, more: Partial<NewGame> = {}): NewGame => ({
  id,
  variant: 'chess',
  terms: { base: 180_000 },
  seats: { w: 'person' },
  visibility: 'public',
  status: 'running',
  secret: new Uint8Array([0, 1, 255]),
  nonces: {},
  at: 1000,
  ...more,
});

const newEvent = (game: string, version: number, more: Partial<NewEvent> = {}): NewEvent => ({
  game,
  epoch: 1,
  version,
  command: `c${version}`,
  at: 1000 + version,
  body: { text: 'e4', version },
  after: { status: 'running', toAct: version % 2 ? 'b' : 'w' },
  ...more,
});

test.skipIf(!postgres)('a server that stands still within a transaction loses its locks, and learns it', async () => {
  const [url, log] = [postgres!.createDatabase(), testLog()];
  const open = () => openPostgres({ url, log, statementMs: 500 });
  const [still, other] = [await open(), await open()];
  const limit = 'idle_in_transaction_session_timeout';
  expect(await still.query(`show ${limit}`)).toEqual([{ [limit]: '1s' }]);
  const lock = (database: Database, then: () => Promise<void>) =>
    database.transaction(async (query) => {
      await query('select pg_advisory_xact_lock(1)');
      await then();
      await query('select 1');
    });
  let [stands, wakes] = [() => {}, () => {}];
  const isStanding = new Promise<void>((done) => {
    stands = done;
  });
  const isAwake = new Promise<void>((done) => {
    wakes = done;
  });
  const ended = lock(still, () => {
    stands();
    return isAwake;
  });
  await isStanding;
  await vi.waitFor(() => lock(other, async () => {}), WAIT);
  wakes();
  await expect(ended).rejects.toBeInstanceOf(DatabaseAway);
  expect(await still.query('select 1 as one')).toEqual([{ one: 1 }]);
  await Promise.all([still, other].map((one) => one.close()));
});

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  const storeNow = () => openStore(use.database);

  async function someGames(...ids: readonly string[]) {
    const store = storeNow();
    for (const id of ids) {
      await store.createGame(newGame(id));
      await store.claimGame(id, 'n1');
    }
    return store;
  }

  async function alive(id: string, database: Database = use.database) {
    await database.query("insert into node values ($1, 'of ' || $1, clock_timestamp(), false)", [id]);
  }

  describe('statements', () => {
    test('values have the same types on every database', async () => {
      const [row] = await use.database.query(
        `select 12345678901234::bigint as big, now() as moment, '[1,{"a":null}]'::jsonb as json, $1::bytea as bytes,
           null as nothing, count(*) as count, $2::text as text from (select 1) one`,
        [new Uint8Array([0, 200]), 'ä"\\'],
      );
      expect(row).toMatchObject({ big: 12345678901234, json: [1, { a: null }], nothing: null, count: 1, text: 'ä"\\' });
      expect(row!.moment).toBeInstanceOf(Date);
      expect([...(row!.bytes as Uint8Array)]).toEqual([0, 200]);
    });

    test('a refused statement rejects with its SQLSTATE and harms no other', async () => {
      const bad = use.database.query("insert into setting values ('a', null)");
      const good = use.database.query('select 1 as one');
      await expect(bad).rejects.toMatchObject({ name: 'StatementError', code: '23502' });
      await expect(bad).rejects.toBeInstanceOf(StatementError);
      expect(await good).toEqual([{ one: 1 }]);
    });

    test('a transaction that throws leaves nothing, and others wait for it or run beside it', async () => {
      const { database } = use;
      const failed = database.transaction(async (query) => {
        await query("insert into setting values ('a', '1')");
        throw new Error('changed my mind');
      });
      const done = database.transaction(async (query) => {
        await query("insert into setting values ('b', '2')");
        return 'done';
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await done).toBe('done');
      expect(await database.query('select name from setting')).toEqual([{ name: 'b' }]);
    });

    test('a second migration changes nothing; tables of a newer server are refused', async () => {
      const { database } = use;
      await migrate(database, testLog());
      await database.query("insert into migration values (99, 'future', now())");
      await expect(migrate(database, testLog())).rejects.toThrow('Use a newer server');
      await database.query('delete from migration where number = 99');
    });
  });

  test('later migrations run after a backup, all or none', async () => {
    const { database } = use;
    let backups = 0;
    const backUp = async () => void backups++;
    const first = { name: 'one more', sql: 'create table more (n int); insert into more values (1)' };
    const bad = { name: 'a mistake', sql: 'alter table nothing add column n int' };
    await expect(migrate(database, testLog(), backUp, [...MIGRATIONS, first, bad])).rejects.toThrow('nothing');
    expect(await database.query("select to_regclass('more') as more")).toEqual([{ more: null }]);
    await migrate(database, testLog(), backUp, [...MIGRATIONS, first]);
    await migrate(database, testLog(), backUp, [...MIGRATIONS, first]);
    expect(backups).toBe(2);
    expect(await database.query('select n from more')).toEqual([{ n: 1 }]);
    await database.query(`drop table more; delete from migration where number > ${MIGRATIONS.length}`);
  });

  test('older cookies have the id of a player: the first migration with sessions makes one of that id', async () => {
    const { database } = use;
    const { sql } = MIGRATIONS.find(({ name }) => name === 'sessions')!;
    let sessions: unknown;
    // Taken back: other tables refer to the sessions.
    const run = database.transaction(async (query) => {
      await query("drop table session cascade; insert into player (id, name) values ('a', 'Ann')");
      await query("insert into player (id, name, deleted_at) values ('b', '', now())");
      await query(sql);
      sessions = await query('select id, player from session');
      throw new Error('back');
    });
    await expect(run).rejects.toThrow('back');
    expect(sessions).toEqual([{ id: 'a', player: 'a' }]);
  });

  test('devices that wanted notices of challenges want those of rematches', async () => {
    const { database } = use;
    const { sql } = MIGRATIONS.find(({ name }) => name.startsWith('devices that are gone'))!;
    let rows: unknown;
    // Taken back: the table has the new shape already.
    const run = database.transaction(async (query) => {
      await query('alter table push drop column is_gone');
      await query(
        "insert into player (id, name) values ('a', 'Ann'); insert into session (id, player) values ('s', 'a')",
      );
      await query(
        `insert into push values ('s', 'a', 'https://push.example.org/s', 'p', 'a', '{"kinds": ["turn", "challenge"]}')`,
      );
      await query(sql);
      rows = await query('select wishes, is_gone from push');
      throw new Error('back');
    });
    await expect(run).rejects.toThrow('back');
    expect(rows).toEqual([{ wishes: { kinds: ['turn', 'rematch'] }, is_gone: false }]);
  });

  describe('commits', () => {
    test('events of many games appended at once are few statements, and the games follow them', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `g${index}`);
      const store = await someGames(...ids);
      const counts = { statements: 0, events: 0 };
      const commits = openCommits(eventRows(use.database.query), counts);
      const answers = ids.flatMap((id) => [commits.append(newEvent(id, 1)), commits.append(newEvent(id, 2))]);
      expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']));
      expect(counts).toEqual({ statements: 2, events: 60 });
      expect(await store.events('g7', 0)).toEqual([
        { version: 1, command: 'c1', at: 1001, body: { text: 'e4', version: 1 } },
        { version: 2, command: 'c2', at: 1002, body: { text: 'e4', version: 2 } },
      ]);
      expect(await store.events('g7', 1)).toHaveLength(1);
      expect(await store.game('g7')).toMatchObject({ version: 2, movedAt: 1002, toAct: 'w', seats: { w: 'person' } });
    });

    test('the columns of a game follow from its event', async () => {
      const store = await someGames('g');
      await store.createPlayer({ id: 'p', name: 'Ann' });
      const commits = openCommits(eventRows(use.database.query));
      const after = { white: 'p', seats: { w: 1 }, nonces: { w: 'n' }, summary: { score: [1, 0] } };
      await commits.append(newEvent('g', 1, { after: { ...after, status: 'running', toAct: 'w', dueAt: 5000 } }));
      expect(await store.game('g')).toMatchObject({ ...after, status: 'running', toAct: 'w', dueAt: 5000 });
      await commits.append(newEvent('g', 2, { after: { status: 'over', result: '1-0' } }));
      const game = await store.game('g');
      expect(game).toMatchObject({ ...after, status: 'over', result: '1-0' });
      expect(game).toMatchObject({ toAct: undefined, dueAt: undefined });
    });

    test('a command said before is a duplicate, and the other events of the statement are done', async () => {
      const store = await someGames('g', 'h');
      const commits = openCommits(eventRows(use.database.query));
      expect(await commits.append(newEvent('g', 1))).toBe('done');
      const answers = [commits.append(newEvent('g', 2, { command: 'c1' })), commits.append(newEvent('h', 1))];
      expect(await Promise.all(answers)).toEqual(['duplicate', 'done']);
      expect(await store.game('g')).toMatchObject({ version: 1 });
      expect(await commits.append(newEvent('g', 2, { command: 'c2' }))).toBe('done');
    });

    test('the very same event again is done, once', async () => {
      const store = await someGames('g');
      const commits = openCommits(eventRows(use.database.query));
      const timed = newEvent('g', 2, { command: undefined });
      await commits.append(newEvent('g', 1));
      expect(await commits.append(newEvent('g', 1))).toBe('done');
      expect(await commits.append(timed)).toBe('done');
      expect(await commits.append(timed)).toBe('done');
      expect(await store.events('g', 0)).toHaveLength(2);
    });

    test('an event with an old epoch, a wrong version or an unknown game is taken', async () => {
      const store = await someGames('g', 'h');
      const commits = openCommits(eventRows(use.database.query));
      await store.claimGame('g', 'n1');
      const answers = [
        commits.append(newEvent('g', 1)),
        commits.append(newEvent('h', 3)),
        commits.append(newEvent('nobody', 1)),
      ];
      expect(await Promise.all(answers)).toEqual(['taken', 'taken', 'taken']);
      expect(await commits.append(newEvent('g', 1, { epoch: 2 }))).toBe('done');
      expect(await commits.append(newEvent('g', 1, { epoch: 1 }))).toBe('taken');
    });

    test('an event that the database refuses does not fail those beside it', async () => {
      await someGames('g', 'h');
      const commits = openCommits(eventRows(use.database.query));
      const bad = commits.append(newEvent('g', 1, { body: { text: '\0' } }));
      const good = commits.append(newEvent('h', 1));
      await expect(bad).rejects.toBeInstanceOf(StatementError);
      expect(await good).toBe('done');
      expect(await commits.append(newEvent('g', 1))).toBe('done');
    });

    test('flush waits for everything appended', async () => {
      const store = await someGames('g');
      const commits = openCommits(eventRows(use.database.query));
      for (let version = 1; version <= 5; version++) void commits.append(newEvent('g', version));
      await commits.flush();
      expect(await store.game('g')).toMatchObject({ version: 5 });
    });
  });

  describe('players', () => {
    test('are made, found and renamed', async () => {
      const store = storeNow();
      const ann = must(await store.createPlayer({ id: 'a', name: 'Ann' }));
      expect(ann).toMatchObject({ id: 'a', name: 'Ann' });
      expect(Math.abs(ann.createdAt - Date.now())).toBeLessThan(60_000);
      expect(await store.player('a')).toEqual(ann);
      await store.renamePlayer('a', 'Anna');
      await store.renamePlayer('nobody', 'Anna');
      expect((await store.player('a'))!.name).toBe('Anna');
      expect(await store.player('nobody')).toBeUndefined();
    });

    test('a session belongs to its player, who ends it or all others; an unused one ends by itself', async () => {
      const store = storeNow();
      for (const id of ['a', 'b']) await store.createPlayer({ id, name: id });
      for (const id of ['s1', 's2', 's3']) await store.addSession({ id, player: 'a', device: 'Edge on Windows' });
      expect(await store.session('s1')).toMatchObject({ id: 'a', name: 'a', session: 's1' });
      expect(await store.session('a')).toBeUndefined();
      expect(await store.endSessions('b', 'this', 's1')).toEqual([]);
      expect(await store.endSessions('b', 'others', 's1')).toEqual([]);
      expect(await store.endSessions('a', 'this', 's1')).toEqual(['s1']);
      expect(await store.session('s1')).toBeUndefined();
      await use.database.query("update session set seen_at = now() - interval '399 days' where id = 's2'");
      await store.tidy();
      const moment = expect.any(Number);
      const rest = { device: 'Edge on Windows', madeAt: moment, seenAt: moment };
      expect(await store.sessions('a')).toEqual([
        { id: 's3', ...rest },
        { id: 's2', ...rest },
      ]);
      await store.sessionSeen('s2');
      expect((await store.sessions('a')).map(({ id }) => id)).toEqual(['s2', 's3']);
      expect(await store.endSessions('a', 'others', 's3')).toEqual(['s2']);
      await use.database.query("update session set seen_at = now() - interval '401 days'");
      await store.tidy();
      expect(await store.sessions('a')).toEqual([]);
    });

    test('a device link is good once and until it expires', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.addDeviceLink({ tokenHash: 'x', player: 'a', expiresInMs: 60_000 });
      await store.addDeviceLink({ tokenHash: 'y', player: 'a', expiresInMs: -1 });
      expect(await store.useDeviceLink('x')).toBe('a');
      expect(await store.useDeviceLink('x')).toBeUndefined();
      expect(await store.useDeviceLink('y')).toBeUndefined();
      await store.tidy();
      expect(await use.database.query('select * from device_link')).toEqual([]);
    });

    test('a passkey is kept once, signs each challenge once, and is deleted only by its player', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.createPlayer({ id: 'b', name: 'Bob' });
      expect(await store.addPasskey({ id: 'p', player: 'a', key: 'k', device: 'Edge on Windows' })).toBe(true);
      expect(await store.addPasskey({ id: 'p', player: 'b', key: 'other' })).toBe(false);
      expect(await store.passkey('p')).toEqual({ player: 'a', key: 'k' });
      const moment = Date.now();
      expect([await store.passkeySigned('p', moment), await store.passkeySigned('p', moment)]).toEqual([true, false]);
      expect(await store.passkeySigned('p', moment - 1)).toBe(false);
      expect(await store.passkeySigned('nothing', moment)).toBe(false);
      await store.deletePasskey('b', 'p');
      expect(await store.passkeys('a')).toEqual([{ id: 'p', madeAt: expect.any(Number), device: 'Edge on Windows' }]);
      expect(Math.abs((await store.passkeys('a'))[0]!.madeAt - Date.now())).toBeLessThan(10 * 60_000);
      await store.deletePasskey('a', 'p');
      expect(await store.passkeys('a')).toEqual([]);
      expect(await store.passkey('p')).toBeUndefined();
    });

    test('deleted data: the name is empty, links, passkeys and blocks are gone, games stay', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.createPlayer({ id: 'b', name: 'Bob' });
      await store.createGame(newGame('open', { white: 'a', black: 'b' }));
      await store.createGame(newGame('past', { white: 'b', black: 'a', status: 'over' }));
      await store.addDeviceLink({ tokenHash: 'x', player: 'a', expiresInMs: 60_000 });
      await store.addPasskey({ id: 'p', player: 'a', key: 'k' });
      await store.addSession({ id: 's', player: 'a', device: '' });
      await store.block('b', 'a');
      expect(await store.deletePlayer('a')).toEqual(['open']);
      expect(await store.sessions('a')).toEqual([]);
      expect(await store.passkey('p')).toBeUndefined();
      expect(await store.player('a')).toBeUndefined();
      expect(await store.useDeviceLink('x')).toBeUndefined();
      expect(await store.blocks('b')).toEqual([]);
      expect(await store.listedGame('past')).toMatchObject({ whiteName: 'Bob', blackName: '', black: 'a' });
      expect(await store.names(['a', 'b', 'nobody'])).toEqual(
        new Map([
          ['a', ''],
          ['b', 'Bob'],
        ]),
      );
    });

    test('a block holds in both directions until it is taken back', async () => {
      const store = storeNow();
      for (const id of ['a', 'b', 'c']) await store.createPlayer({ id, name: id });
      await store.block('a', 'b');
      await store.block('a', 'b');
      expect(await store.blocks('a')).toEqual([{ id: 'b', name: 'b' }]);
      expect(
        await Promise.all([store.isBlocked('a', 'b'), store.isBlocked('b', 'a'), store.isBlocked('a', 'c')]),
      ).toEqual([true, true, false]);
      await store.unblock('a', 'b');
      expect(await store.isBlocked('b', 'a')).toBe(false);
    });
  });

  describe('games', () => {
    test('are kept as they were made, the secret included', async () => {
      const store = storeNow();
      const made = newGame('g', { toAct: 'b', dueAt: 2000, summary: { score: [0, 0] }, status: 'waiting' });
      await store.createGame(made);
      const { at, ...columns } = made;
      const game = await store.game('g');
      expect(game).toMatchObject({
        ...columns,
        movedAt: at,
        version: 0,
        epoch: 0,
        owner: undefined,
        result: undefined,
      });
      expect(game!.secret).toEqual(made.secret);
      expect(await store.game('nobody')).toBeUndefined();
      expect(await store.listedGame('g')).not.toHaveProperty('secret');
    });

    test('that were called off are deleted after 30 days, with their events; others, and those of tournaments, never', async () => {
      const store = storeNow();
      for (const [id, status] of [
        ['old', 'aborted'],
        ['new', 'aborted'],
        ['over', 'over'],
        ['waiting', 'waiting'],
      ] as const)
        await store.createGame(newGame(id, { status }));
      const terms = { tournament: { id: 't', round: 1, board: 1 } };
      await store.createGame(newGame('tournament', { status: 'aborted', terms }));
      await use.database.query(
        "insert into event (game, version, at, body) values ('old', 1, 0, '{}'), ('over', 1, 0, '{}')",
      );
      await use.database.query("update game set updated_at = now() - interval '31 days' where id <> 'new'");
      await store.tidy();
      const left = await use.database.query<{ id: string }>('select id from game order by id');
      expect(left.map(({ id }) => id)).toEqual(['new', 'over', 'tournament', 'waiting']);
      expect(await use.database.query('select game from event')).toEqual([{ game: 'over' }]);
    });

    test('a claim needs a dead owner, a stopped one, none, or this one; each has a new epoch', async () => {
      const store = storeNow();
      await store.createGame(newGame('g'));
      await alive('n1');
      await alive('n2');
      expect(await store.claimGame('g', 'n1')).toMatchObject({ kind: 'claimed', game: { epoch: 1, owner: 'n1' } });
      expect(await store.claimGame('g', 'n1')).toMatchObject({ kind: 'claimed', game: { epoch: 2 } });
      expect(await store.claimGame('g', 'n2')).toEqual({ kind: 'owned', node: 'n1', rulesHash: 'of n1' });
      expect(await store.ownerOf('g')).toEqual({ node: 'n1', rulesHash: 'of n1' });
      await use.database.query("update node set alive_at = alive_at - interval '11 s' where id = 'n1'");
      expect(await store.ownerOf('g')).toBeUndefined();
      expect(await store.claimGame('g', 'n2')).toMatchObject({ kind: 'claimed', game: { epoch: 3, owner: 'n2' } });
      await use.database.query("update node set stopped = true where id = 'n2'");
      expect(await store.claimGame('g', 'n3')).toMatchObject({ kind: 'claimed', game: { epoch: 4 } });
      expect(await store.claimGame('nobody', 'n1')).toEqual({ kind: 'unknown' });
    });

    test('two servers that claim a game at once: one has it', async () => {
      const store = storeNow();
      await store.createGame(newGame('g'));
      for (const node of ['n1', 'n2', 'n3']) await alive(node);
      const claims = await Promise.all(['n1', 'n2', 'n3'].map((node) => store.claimGame('g', node)));
      expect(claims.map(({ kind }) => kind).sort()).toEqual(['claimed', 'owned', 'owned']);
      expect(await store.game('g')).toMatchObject({ epoch: 1 });
    });

    test('games that are given up have no owner: some, or all of a server', async () => {
      const store = await someGames('g', 'h', 'i');
      await alive('n1');
      await store.releaseGames('n2');
      await store.releaseGames('n1', ['g']);
      const owners = async () => Promise.all(['g', 'h', 'i'].map(async (id) => (await store.game(id))!.owner));
      expect(await owners()).toEqual([undefined, 'n1', 'n1']);
      await store.releaseGames('n1', []);
      expect(await owners()).toEqual([undefined, 'n1', 'n1']);
      await store.releaseGames('n1');
      expect(await owners()).toEqual([undefined, undefined, undefined]);
    });

    test('due games are those whose time has come and that no living server has', async () => {
      const store = storeNow();
      await alive('n1');
      await store.createGame(newGame('late', { dueAt: AT + 500 }));
      await store.createGame(newGame('later', { dueAt: AT + 400 }));
      await store.createGame(newGame('owned', { dueAt: AT + 300 }));
      await store.createGame(newGame('orphan', { dueAt: AT + 600 }));
      await store.createGame(newGame('not yet', { dueAt: AT + 2000 }));
      await store.createGame(newGame('never'));
      await store.claimGame('owned', 'n1');
      await store.claimGame('orphan', 'n9');
      expect(await store.dueGames(AT + 1000, 10)).toEqual(['later', 'late', 'orphan']);
      expect(await store.dueGames(AT + 1000, 2)).toEqual(['later', 'late']);
    });

    test('a running game of a dead server counts as due long before, if it will be due soon', async () => {
      const store = storeNow();
      const day = 24 * 3600_000;
      for (const [id, owner, more] of [
        ['clock', 'dead', { dueAt: AT + 300_000 }],
        ['days', 'dead', { dueAt: AT + day }],
        ['waiting', 'dead', { dueAt: AT + 300_000, status: 'waiting' }],
        ['free', undefined, { dueAt: AT + 300_000 }],
      ] as const) {
        await store.createGame(newGame(id, more));
        if (owner) await store.claimGame(id, owner);
      }
      expect(await store.dueGames(AT + 1000, 10)).toEqual(['clock']);
    });

    test('running games on clocks whose server has died are found, and no others', async () => {
      const store = storeNow();
      await alive('n1');
      for (const [id, kind, owner, status] of [
        ['clock', 'clock', 'dead', 'running'],
        ['live', 'live', 'dead', 'running'],
        ['days', 'days', 'dead', 'running'],
        ['over', 'clock', 'dead', 'over'],
        ['free', 'clock', undefined, 'running'],
        ['owned', 'clock', 'n1', 'running'],
      ] as const) {
        await store.createGame(newGame(id, { terms: { pace: { kind } }, status }));
        if (owner) await store.claimGame(id, owner);
      }
      expect((await store.orphanedGames(10)).toSorted()).toEqual(['clock', 'live']);
      expect(await store.orphanedGames(1)).toHaveLength(1);
    });

    test('the owners of games are told with their epochs, and only living ones', async () => {
      const store = await someGames('g', 'h');
      await alive('n1');
      await alive('n2');
      await store.releaseGames('n1', ['h']);
      await store.claimGame('h', 'dead');
      expect(await store.ownersOf(['g', 'h', 'nothing'])).toEqual(
        new Map([
          ['g', { epoch: 1, node: 'n1' }],
          ['h', { epoch: 2 }],
        ]),
      );
      expect(await store.aliveNodes()).toEqual(new Set(['n1', 'n2']));
    });

    test('a claim tells since when the last owner is dead, but not of one that has ended by itself', async () => {
      const store = storeNow();
      for (const node of ['n1', 'n2', 'n3']) await alive(node);
      await store.createGame(newGame('g'));
      expect(await store.claimGame('g', 'n1')).toMatchObject({ kind: 'claimed', deadSince: undefined });
      await use.database.query("update node set alive_at = to_timestamp(5) where id = 'n1'");
      await use.database.query('update clock set outage_ms = 1000');
      expect(await store.claimGame('g', 'n2')).toMatchObject({ kind: 'claimed', deadSince: 4000 });
      expect(await store.claimGame('g', 'n2')).toMatchObject({ kind: 'claimed', deadSince: undefined });
      await use.database.query("update node set stopped = true where id = 'n2'");
      expect(await store.claimGame('g', 'n3')).toMatchObject({ kind: 'claimed', deadSince: undefined });
    });

    test('a claim tells since when its last owner is dead, though that one is there again', async () => {
      const store = await someGames('g', 'h');
      for (const node of ['n1', 'n2']) await alive(node);
      await use.database.query("update node set alive_at = to_timestamp(5) where id = 'n1'");
      await use.database.query('update clock set outage_ms = 1000');
      await store.leaveFormerLife('n1');
      expect(await store.game('g')).toMatchObject({ owner: undefined });
      await use.database.query("update node set alive_at = clock_timestamp() where id = 'n1'");
      expect(await store.claimGame('g', 'n1')).toMatchObject({ kind: 'claimed', deadSince: 4000 });
      await store.releaseGames('n1', ['g']);
      expect(await store.claimGame('g', 'n1')).toMatchObject({ kind: 'claimed', deadSince: undefined });
      expect(await store.claimGame('h', 'n2')).toMatchObject({ kind: 'claimed', deadSince: 4000 });
      // One that ended by itself has left no games; if it has some all the same, nobody waits for anybody.
      await use.database.query("update node set stopped = true where id = 'n2'");
      await store.leaveFormerLife('n2');
      expect(await store.claimGame('h', 'n1')).toMatchObject({ kind: 'claimed', deadSince: undefined });
    });

    test('a lease has one living holder; each new one has the next epoch', async () => {
      const store = storeNow();
      await alive('n1');
      await alive('n2');
      const holders = await Promise.all([store.holderOf('lobby', 'n1'), store.holderOf('lobby', 'n2')]);
      expect(holders[0]).toEqual(holders[1]);
      const first = holders[0]!;
      const other = first.node === 'n1' ? 'n2' : 'n1';
      expect(await store.holderOf('lobby', other)).toEqual(first);
      await use.database.query("update node set alive_at = alive_at - interval '11 s' where id = $1", [first.node]);
      expect(await store.holderOf('lobby', other)).toEqual({ node: other, epoch: first.epoch + 1 });
      await store.releaseLeases(other);
      // A server that starts again is another holder, although it has the same id.
      expect(await store.holderOf('lobby', other)).toEqual({ node: other, epoch: first.epoch + 2 });
    });

    test('a game of the lobby is made only while its holder has the lease', async () => {
      const store = storeNow();
      await alive('n1');
      await alive('n2');
      const first = { lease: 'lobby', ...(await store.holderOf('lobby', 'n1')) };
      expect(await store.createGame(newGame('g'), first)).toBe(true);
      // The holder stands still after it has looked, and another server takes the lobby.
      await use.database.query("update node set alive_at = alive_at - interval '11 s' where id = 'n1'");
      const second = { lease: 'lobby', ...(await store.holderOf('lobby', 'n2')) };
      expect(await store.createGame(newGame('late'), first)).toBe(false);
      expect(await store.createGame(newGame('of another'), { ...second, node: 'n1' })).toBe(false);
      expect(await store.game('late')).toBeUndefined();
      expect(await store.createGame(newGame('h'), second)).toBe(true);
      expect(await store.game('h')).toMatchObject({ terms: newGame('h').terms, secret: newGame('h').secret });
    });

    test('a game that was just made is found as long as its player has not come there', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.createPlayer({ id: 'b', name: 'Bob' });
      const made = { white: 'a', black: 'b', visibility: 'public', status: 'waiting' } as const;
      const others: Readonly<Record<string, Partial<NewGame>>> = {
        'by link': { visibility: 'private' },
        open: { black: undefined },
        over: { status: 'over' },
        old: {},
      };
      for (const [id, more] of Object.entries(others)) await store.createGame(newGame(id, { ...made, ...more }));
      await use.database.query("update game set created_at = now() - interval '61 s' where id = 'old'");
      expect(await store.justMade('a')).toBeUndefined();
      await store.createGame(newGame('g', made));
      expect(await Promise.all(['a', 'b', 'c'].map(store.justMade))).toMatchObject([
        { table: 'g' },
        { table: 'g' },
        undefined,
      ]);
      await use.database.query(`update game set nonces = '{"w": "1"}' where id = 'g'`);
      expect(await Promise.all(['a', 'b'].map(store.justMade))).toMatchObject([undefined, { table: 'g' }]);
    });

    test('an inbox has the games in which it is the turn of the player first, then by deadline', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.createPlayer({ id: 'b', name: 'Bob' });
      await store.createGame(newGame('theirs', { white: 'a', black: 'b', toAct: 'b', dueAt: 10 }));
      // Both have to line up.
      await store.createGame(newGame('both', { white: 'a', black: 'b', dueAt: 250 }));
      await store.createGame(newGame('mine late', { white: 'a', black: 'b', toAct: 'w', dueAt: 300 }));
      await store.createGame(newGame('mine soon', { white: 'b', black: 'a', toAct: 'b', dueAt: 200 }));
      await store.createGame(newGame('waiting', { white: 'a', status: 'waiting' }));
      await store.createGame(newGame('other', { white: 'b' }));
      await store.createGame(newGame('past', { white: 'a', black: 'b', status: 'over' }));
      const inbox = await store.inbox('a');
      expect(inbox.map(({ id }) => id)).toEqual(['mine soon', 'both', 'mine late', 'theirs', 'waiting']);
      // The computer plays on for somebody who has left.
      const left = { white: 'a', black: 'b', toAct: 'w', summary: { plies: 9, computer: { w: 5 } } } as const;
      await store.createGame(newGame('left', left));
      expect((await store.inbox('a')).map(({ id }) => id)).not.toContain('left');
      expect((await store.inbox('b')).map(({ id }) => id)).toContain('left');
      await store.createGame(newGame('computer', { white: 'a', summary: { plies: 0, computer: { b: 3 } } }));
      expect(await store.openGames('a')).toEqual({ all: 6, withComputer: 1 });
      expect(inbox[0]).toMatchObject({ whiteName: 'Bob', blackName: 'Ann', toAct: 'b', dueAt: 200 });
    });

    test('the running games for everybody are the public ones, the latest first', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'watched', name: 'Ann' });
      const made = { white: 'watched', visibility: 'public', status: 'running' } as const;
      const future = 4e15;
      await store.createGame(newGame('watched 1', { ...made, at: future }));
      await store.createGame(newGame('watched 2', { ...made, at: future + 1 }));
      await store.createGame(newGame('by link', { ...made, at: future + 2, visibility: 'private' }));
      await store.createGame(newGame('begins', { ...made, at: future + 3, status: 'waiting' }));
      const running = await store.running(2);
      expect(running.map(({ id, whiteName }) => [id, whiteName])).toEqual([
        ['watched 2', 'Ann'],
        ['watched 1', 'Ann'],
      ]);
    });

    test('with a fault is due no more, comes last in the inbox, and is as before once the fault is gone', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      for (const id of ['bad', 'good']) await store.createGame(newGame(id, { white: 'a', toAct: 'w', dueAt: 100 }));
      await store.setFault('bad', 'event 3: illegal');
      expect(await store.dueGames(1000, 9)).toEqual(['good']);
      const inbox = (await store.inbox('a')).map(({ id, fault }) => [id, fault]);
      expect(inbox).toEqual([
        ['good', undefined],
        ['bad', 'event 3: illegal'],
      ]);
      expect((await store.game('bad'))!.fault).toBe('event 3: illegal');
      await store.setFault('bad', undefined);
      expect(await store.dueGames(1000, 9)).toEqual(['bad', 'good']);
    });

    test('that is over has a record, which is kept once and goes with the game', async () => {
      const store = storeNow();
      await store.createGame(newGame('over', { status: 'aborted' }));
      expect(await store.record('over')).toBeUndefined();
      await Promise.all(['1. e4 *', '1. e4 *'].map((record) => store.keepRecord('over', record)));
      expect(await store.record('over')).toBe('1. e4 *');
      await use.database.query("update game set updated_at = now() - interval '31 days'");
      await store.tidy();
      expect([await store.game('over'), await store.record('over')]).toEqual([undefined, undefined]);
    });

    test('the rated games against the computer of a day are counted by player, and by network', async () => {
      const store = storeNow();
      const home = { player: 'a', network: 'home' };
      for (const id of ['a', 'b']) await store.createPlayer({ id, name: id });
      const rated = { terms: { rated: true }, white: 'a', summary: { computer: { b: 3 } }, networks: { w: 'home' } };
      await store.createGame(newGame('one', rated));
      await store.createGame(newGame('over', { ...rated, status: 'over' }));
      await store.createGame(newGame('elsewhere', { ...rated, networks: undefined }));
      await store.createGame(
        newGame('other', {
          ...rated,
          white: undefined,
          black: 'b',
          summary: { computer: { w: 3 } },
          networks: { b: 'home' },
        }),
      );
      await store.createGame(newGame('casual', { ...rated, terms: {} }));
      await store.createGame(newGame('called off', { ...rated, status: 'aborted' }));
      await store.createGame(newGame('people', { ...rated, black: 'b', summary: {} }));
      expect(await store.ratedWithComputer(home)).toEqual({ ofPlayer: 3, ofNetwork: 3 });
      expect(await store.ratedWithComputer({ player: 'b' })).toEqual({ ofPlayer: 1, ofNetwork: 0 });
      await use.database.query("update game set created_at = now() - interval '25 hours' where id <> 'one'");
      expect(await store.ratedWithComputer(home)).toEqual({ ofPlayer: 1, ofNetwork: 1 });
    });

    test('what a deadlock rolls back is done again: data are deleted, a device is kept', async () => {
      const { database } = use;
      let isDue = true;
      const deadlocked: Database = {
        ...{ kind: database.kind, query: database.query, onLost: () => () => undefined, close: async () => undefined },
        transaction: (run) =>
          database.transaction(async (query) => {
            const result = await run(query);
            isDue = !isDue;
            if (!isDue) throw new StatementError('deadlock detected', '40P01');
            return result;
          }),
      };
      const store = openStore(deadlocked);
      await store.createPlayer({ id: 'a', name: 'Ann' });
      await store.addSession({ id: 's', player: 'a', device: '' });
      const device = { session: 's', player: 'a', endpoint: 'https://push.example.org/s', p256dh: 'p', auth: 'a' };
      const wishes = { kinds: [], zone: 'UTC', language: 'en' } as const;
      expect(await noticeRows(deadlocked).keepDevice({ ...device, wishes: { ...wishes, kinds: [] } })).toBe(true);
      expect(await store.deletePlayer('a')).toEqual([]);
      expect(await store.player('a')).toBeUndefined();
    });

    test('a game keeps the networks of its players until a day after its end', async () => {
      const store = storeNow();
      for (const id of ['open', 'over']) await store.createGame(newGame(id, { status: 'running' }));
      for (const id of ['open', 'over']) {
        await store.keepNetwork(id, 'w', 'home');
        await store.keepNetwork(id, 'b', 'cafe');
        await store.keepNetwork(id, 'w', 'work');
      }
      const networks = async () => [(await store.game('open'))!.networks, (await store.game('over'))!.networks];
      const all = { w: 'work', b: 'cafe' };
      await use.database.query("update game set status = 'over' where id = 'over'");
      await store.tidy();
      expect(await networks()).toEqual([all, all]);
      await use.database.query("update game set updated_at = now() - interval '2 days'");
      await store.tidy();
      expect(await networks()).toEqual([all, undefined]);
    });

    test('a history has pages, from the newest game to the oldest, also of games at the same moment', async () => {
      const store = storeNow();
      await store.createPlayer({ id: 'a', name: 'Ann' });
      for (let index = 0; index < 7; index++) {
        await store.createGame(newGame(`g${index}`, { white: 'a', status: 'over', at: Math.floor(index / 2) }));
      }
      await store.createGame(newGame('void', { white: 'a', status: 'aborted' }));
      const pages: string[][] = [];
      for (let page = await store.history('a', { limit: 3 }); page.length > 0; ) {
        pages.push(page.map(({ id }) => id));
        page = await store.history('a', { limit: 3, after: page.at(-1)! });
      }
      expect(pages).toEqual([['g6', 'g5', 'g4'], ['g3', 'g2', 'g1'], ['g0']]);
      expect(await store.gamesPlayed()).toBe(7);
    });
  });

  describe('the rows of the play clock', () => {
    test('an outage takes no server its games, and is no time in which its server was dead', async () => {
      const store = await someGames('g');
      const rows = clockRows(use.database);
      const running = ({ now, outage }: Moments) => now - outage;
      for (const node of ['n1', 'n2']) await rows.rejoin(node, '', running);
      // The database is away for 20 seconds.
      await use.database.query("update node set alive_at = alive_at - interval '20 s'");
      let stood = 0;
      await rows.rejoin('n2', '', ({ last, outage }) => {
        stood = last! - outage;
        return stood;
      });
      expect(await store.claimGame('g', 'n2')).toMatchObject({ kind: 'owned', node: 'n1' });
      // The other server does not come back.
      await use.database.query("update node set alive_at = alive_at - interval '10 s' where id = 'n1'");
      const claim = await store.claimGame('g', 'n2');
      const { deadSince } = claim as { readonly deadSince: number };
      expect(deadSince - (stood - 10_000)).toBeGreaterThanOrEqual(-1000);
      expect(deadSince).toBeLessThanOrEqual(stood - 10_000);
    });
  });

  describe('settings', () => {
    test('a setting keeps its first value', async () => {
      const store = storeNow();
      const values = await Promise.all(['1', '2', '3'].map((value) => store.setting('key', value)));
      expect(new Set(values).size).toBe(1);
      expect(await store.setting('key', '4')).toBe(values[0]);
    });
  });

  test('a closed database rejects every statement as away', async () => {
    const { database } = use;
    await database.close();
    await expect(database.query('select 1')).rejects.toBeInstanceOf(DatabaseAway);
    await expect(database.transaction((query) => query('select 1'))).rejects.toBeInstanceOf(DatabaseAway);
  });
});
