import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupsIn, copyDatabase, restoreBackup, writeBackup } from '../src/db/backup.ts';
import { clockRows } from '../src/db/clock-rows.ts';
import type { Commit, NewEvent } from '../src/db/commits.ts';
import { type Database, DatabaseAway, type Query, type Row, StatementError } from '../src/db/database.ts';
import { TABLES } from '../src/db/migrations.ts';
import { noticeRows } from '../src/db/notice-rows.ts';
import { openPGlite } from '../src/db/pglite.ts';
import { startPlayClock } from '../src/db/play-clock.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { openStorage, type Storage } from '../src/db/storage.ts';
import { openLog } from '../src/operations.ts';
import { putNewDatabase } from '../src/testing.ts';
import { startChild } from './child.ts';
import { emptyPlay, testFolder, testLog, testPostgres } from './databases.ts';

const postgres = await testPostgres();
const HOUR = 60 * 60_000;

/** SQL: a row in each table that the tests of a whole database do not fill otherwise. */
const OTHER_ROWS = `
  insert into player (id, name) values ('bob', 'Bob');
  insert into name_key values ('bob', 'bob');
  insert into passkey (id, player, key) values ('p', 'ann', 'k');
  insert into tournament (id, name, organiser, plan, status, starts_at, seed) values ('t', 'Cup', 'ann', '{}', 'open', now(), 1);
  insert into entrant (tournament, player, number, rating, here_since) values ('t', 'ann', 1, 1500, 0);
  insert into bye values ('t', 1, 'ann');
  insert into work (id, author, kind, name, search, words, maps, visibility, was_public)
    values ('w', 'ann', 'map', 'Ä', 'a', '', '[]', 'public', true);
  insert into work_mark (work, player, is_liked) values ('w', 'bob', true);
  insert into report (id, player, reason, words) values ('r', 'bob', 'name', '');
  insert into restriction (player, kind, reason) values ('bob', 'mute', 'insults');
  insert into audit (id, operator, act, player, why, before, after) values ('a', 'Olga', 'mute', 'bob', '', '{}', '{}');
  insert into record values ('g', '1. e4');
  insert into reply values ('g', 'ann', 1, 0, 1, '[]');
  insert into rated_result (game, rated_game, pace, white, black, score, at, number)
    values ('g', 'chess', 'slow', 'ann', 'bob', 0.5, 1, 1);
  insert into rating (number, holder, rated_game, pace, rating, deviation, volatility, at)
    values (1, 'ann', 'chess', 'slow', 1500.25, 350, 0.06, 1);
  insert into puzzle_attempt values ('ann', 'chess', '1', true);
  insert into puzzle_rating values ('chess', 'puzzle', '1', 1500, 350, 0.06);
  insert into practice values ('ann', 'm/0.1', 1, '{}', 1);
  insert into block values ('ann', 'bob');
  insert into follow (player, followed) values ('ann', 'bob');
  insert into holiday values ('ann', 1, 2);
  insert into token (id, hash, player, name, scopes, ends_at) values ('t', 'h', 'ann', 'x', 'bot:play', now());
`;

/** Opens, closes and looks at the storage of one server, which a describe uses for all its tests. */
function testStorage(kind: Database['kind']) {
  const folder = testFolder();
  const url = kind === 'postgres' ? postgres?.createDatabase() : undefined;
  if (kind === 'pglite') beforeAll(() => putNewDatabase(folder));
  let storage: Storage | undefined;
  const use = {
    folder,
    url,
    get storage() {
      return storage!;
    },
    get isOpen() {
      return storage !== undefined;
    },
    async open() {
      storage = await openStorage({ folder, url, log: testLog(), version: 'here' });
      return storage;
    },
    async close() {
      await storage?.close();
      storage = undefined;
    },
    /** Runs statements while no server is running. */
    async betweenServers(work: (database: Database) => Promise<void>) {
      await use.close();
      const log = testLog();
      const database = url
        ? await openPostgres({ url, log })
        : await openPGlite({ folder: join(folder, 'pglite'), log });
      await work(database);
      await database.close();
    },
  };
  afterAll(() => use.close());
  return use;
}

async function createGame({ store }: Storage, id: string, at: number): Promise<void> {
  await store.createGame({
    id,
    variant: 'chess',
    terms: {},
    white: 'ann',
    seats: {},
    visibility: 'private',
    status: 'running',
    secret: new Uint8Array(32),
    nonces: {},
    at,
  });
}

const newEvent = (game: string, version: number, epoch: number): NewEvent => ({
  game,
  epoch,
  version,
  command: `c${version}`,
  at: version,
  body: { version },
  after: { status: 'running' },
});

/** Rejects if a promise takes longer. */
const within = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  Promise.race([promise, pause(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(`over ${ms} ms`)))]);

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testStorage(kind);
  beforeEach(async () => {
    if (!use.isOpen) await use.open();
    await emptyPlay(use.storage.database);
  });

  test('a second server on the folder is refused', async () => {
    await expect(openStorage({ ...use, log: testLog() })).rejects.toThrow(
      `Another server uses the folder ${use.folder}`,
    );
    expect(await use.storage.store.gamesPlayed()).toBe(0);
  });

  test('a server has the same id after a restart, and its games are free', async () => {
    const { node, store } = use.storage;
    await store.createPlayer({ id: 'ann', name: 'Ann' });
    await createGame(use.storage, 'g', 1);
    await store.claimGame('g', node);
    // As after kill -9: the row says that this server owns the game and is alive.
    await use.betweenServers(async (database) => {
      await database.query('update game set owner = $1', [node]);
      await database.query('update node set stopped = false, alive_at = clock_timestamp()');
    });
    const again = await use.open();
    expect(again.node).toBe(node);
    expect(await again.store.claimGame('g', 'other')).toMatchObject({ kind: 'claimed', game: { epoch: 2 } });
  });

  describe('play time', () => {
    test('is the time since 1970 at first, goes on in whole milliseconds and never back', async () => {
      const { clock } = use.storage;
      const before = clock.now();
      expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
      const moments = [before];
      const start = performance.now();
      while (performance.now() - start < 2500) {
        moments.push(clock.now());
        await pause(5);
      }
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments.every(Number.isInteger)).toBe(true);
      // On a busy machine it may stand still for a moment and catch up, but it never runs ahead of the time of day.
      expect(moments.at(-1)!).toBeLessThanOrEqual(Date.now() + 1000);
      await expect.poll(() => clock.now() - before, { timeout: 60_000 }).toBeGreaterThan(0);
    });

    test('does not pass while no server is running', async () => {
      const stopped = use.storage.clock.now();
      // An hour passes between the last heartbeat and the next start.
      await use.betweenServers(async (database) => {
        await database.query("update node set alive_at = alive_at - interval '1 hour'");
        await database.query('update clock set outage_ms = outage_ms - $1::bigint', [HOUR]);
      });
      const { clock } = await use.open();
      expect(clock.now() - stopped).toBeGreaterThanOrEqual(0);
      expect(clock.now() - stopped).toBeLessThan(HOUR / 2);
    });

    test('begins no earlier than the latest event of a running game', async () => {
      const at = use.storage.clock.now() + 5000;
      await use.storage.store.createPlayer({ id: 'ann', name: 'Ann' });
      await createGame(use.storage, 'g', at);
      await use.close();
      expect((await use.open()).clock.now()).toBeGreaterThanOrEqual(at);
    });

    test('passes while another server is running', async () => {
      const { database, node, clock } = use.storage;
      const stopped = clock.now();
      await database.query("insert into node values ('other', '', clock_timestamp(), false)");
      await use.betweenServers(async (database) => {
        await database.query("update node set alive_at = alive_at - interval '1 hour' where id = $1", [node]);
        await database.query("update node set alive_at = clock_timestamp() where id = 'other'");
        await database.query('update clock set outage_ms = outage_ms - $1::bigint', [HOUR]);
      });
      expect((await use.open()).clock.now() - stopped).toBeGreaterThanOrEqual(HOUR);
    });

    test('stands still when the process does, and then goes on from there', async () => {
      const { database } = use.storage;
      await database.query("delete from node where id = 'other'");
      await use.betweenServers(async (database) => {
        const started = performance.now();
        let monotonic = 1000;
        const rows = clockRows(database);
        const options = { rows, node: 'sleepy', version: '', log: testLog(), monotonic: () => monotonic };
        const clock = await startPlayClock(options);
        const before = clock.now();
        let wakings = 0;
        clock.onBack(() => wakings++);
        expect(clock.isLate).toBe(false);
        // Ten seconds without a heartbeat: the clock has stopped after three.
        monotonic += 10_000;
        expect(clock.now() - before).toBe(3000);
        expect(clock.isLate).toBe(true);
        const outage = async () =>
          (await database.query<{ outage: number }>('select outage_ms as outage from clock'))[0]!.outage;
        const outageBefore = await outage();
        await database.query("update node set alive_at = alive_at - interval '10 s'");
        await database.query('update clock set outage_ms = outage_ms - 10000');
        clock.check();
        await expect.poll(async () => (await outage()) - outageBefore, { timeout: 60_000 }).toBeGreaterThan(-9000);
        // Others may have taken the games of this server: it is told to look.
        await expect.poll(() => [wakings, clock.isLate], { timeout: 60_000 }).toEqual([1, false]);
        await clock.stop();
        // Of the ten seconds, three were play time. The time that this test has taken was not: its monotonic clock stood still.
        const unspent = (await outage()) - outageBefore + 3000;
        expect(unspent).toBeGreaterThanOrEqual(-1);
        expect(unspent).toBeLessThanOrEqual(performance.now() - started + 1000);
        expect(clock.now() - before).toBeGreaterThanOrEqual(3000);
        await database.query("delete from node where id = 'sleepy'");
      });
    });

    test('a log of warnings says that the database is away, and that it is back', async () => {
      await use.betweenServers(async (database) => {
        const lines: string[] = [];
        const log = openLog({ log: 'warn', secret: undefined }, { write: (line) => void lines.push(line) });
        let fails = 1;
        const query: Query = (sql, values) =>
          fails-- > 0 ? Promise.reject(new DatabaseAway('it sleeps')) : database.query(sql, values);
        const there = { kind, query, transaction: database.transaction.bind(database) } as Database;
        const clock = await startPlayClock({ rows: clockRows(there), node: 'reader', version: '', log });
        clock.check();
        await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(2);
        expect(lines[0]).toContain('"reason":"it sleeps","msg":"the database is away');
        expect(lines[1]).toMatch(/"awayMs":\d+,"msg":"the database is back/);
        await clock.stop();
      });
    });

    // Under load the log of a server said that its database did not answer, while it was the server that did not listen.
    test('the database is not away when the process stood still while the answer came', async () => {
      await use.betweenServers(async (database) => {
        const log = testLog();
        let stands = 0;
        const query: Query = async (sql, values) => {
          const rows = await database.query(sql, values);
          if (!sql.startsWith('update node') || stands++ > 0) return rows;
          const { port1, port2 } = new MessageChannel();
          port1.postMessage(rows);
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500);
          const [answer] = await once(port2, 'message');
          port1.close();
          return answer;
        };
        const slow = { kind, query, transaction: database.transaction.bind(database) } as Database;
        const clock = await startPlayClock({ rows: clockRows(slow), node: 'busy', version: '', log });
        clock.check();
        await expect.poll(() => stands, { timeout: 60_000 }).toBeGreaterThan(1);
        expect(log.lines.join()).not.toContain('no answer');
        await clock.stop();
      });
    });
  });

  test('after kill -9 under commits nothing acknowledged is lost, and nothing is there twice', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `g${index}`);
    await use.storage.store.createPlayer({ id: 'ann', name: 'Ann' });
    for (const id of ids) await createGame(use.storage, id, 1);
    const acknowledged = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < 2; round++) {
      await use.close();
      const child = startChild('commit', use.folder, ...(use.url ? [use.url] : []));
      await child.printed(100 + 57 * round);
      await child.kill();
      for (const line of child.lines()) {
        const [answer, id, version] = line.split(' ');
        expect(answer).toBe('done');
        acknowledged.set(id!, Number(version));
      }
      const { store, clock } = await within(120_000, use.open());
      for (const [id, version] of acknowledged) {
        const game = (await store.game(id))!;
        const events = await store.events(id, 0);
        expect(game.version).toBeGreaterThanOrEqual(version);
        expect(events.map(({ body }) => body)).toEqual(events.map((_, index) => ({ version: index + 1 })));
        expect(events).toHaveLength(game.version);
        expect(clock.now()).toBeGreaterThanOrEqual(game.movedAt);
      }
    }
    expect([...acknowledged.values()].reduce((sum, version) => sum + version)).toBeGreaterThanOrEqual(100);
  });
});

describe('PGlite', () => {
  const root = testFolder();
  const log = testLog();
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    folder = join(root, 'data');
    await putNewDatabase(folder);
    const storage = await openStorage({ folder, log });
    await storage.store.createPlayer({ id: 'ann', name: 'Änn "\\' });
    await storage.store.addSession({ id: 's', player: 'ann', device: '' });
    const wishes = { kinds: [], zone: 'UTC', language: 'en' } as const;
    await noticeRows(storage.database).keepDevice({
      ...{
        session: 's',
        player: 'ann',
        endpoint: 'https://push',
        p256dh: 'a',
        auth: 'b',
        wishes: { ...wishes, kinds: [] },
      },
    });
    await createGame(storage, 'g', 1);
    await storage.database.query(
      "insert into notice (session, kind, game, version, due) values ('s', 'turn', 'g', 1, 5)",
    );
    const { node } = storage;
    await storage.store.claimGame('g', node);
    expect(await storage.commits.append(newEvent('g', 1, 1))).toBe('done');
    await storage.store.addDeviceLink({ tokenHash: 'x', player: 'ann', expiresInMs: HOUR });
    await storage.store.setting('cookie key', 'abc');
    await storage.database.query(OTHER_ROWS);
    await storage.close();
    database = await openPGlite({ folder: join(folder, 'pglite'), log });
  });
  afterAll(() => database.close());

  const allRows = (from: Database): Promise<(readonly Row[])[]> =>
    Promise.all(TABLES.map((table) => from.query(`select * from ${table} order by 1`)));

  test('a backup is restored as it was', async () => {
    const before = await allRows(database);
    const file = await writeBackup(database, join(root, 'backups'), 'manual');
    const target = join(root, 'restored');
    await restoreBackup(file, target, log);
    const restored = await openPGlite({ folder: target, log });
    expect(await allRows(restored)).toEqual(before);
    await restored.close();
  });

  test('of each cause the newest seven backups are kept', async () => {
    const backups = join(root, 'many');
    mkdirSync(backups);
    for (let day = 1; day <= 9; day++) {
      for (const cause of ['daily', 'migration']) {
        writeFileSync(join(backups, `2020-01-0${day}T00-00-00-000Z-${cause}.tar.gz`), '');
      }
    }
    writeFileSync(join(backups, 'notes.txt'), '');
    await writeBackup(database, backups, 'daily');
    const kept = await backupsIn(backups);
    expect(kept.filter(({ cause }) => cause === 'daily')).toHaveLength(7);
    expect(kept.filter(({ cause }) => cause === 'migration')).toHaveLength(9);
    expect(kept.at(0)!.at).toBeGreaterThan(kept.at(1)!.at);
    expect(kept.filter(({ cause }) => cause === 'daily').at(-1)!.at).toBe(Date.UTC(2020, 0, 4));
    expect(existsSync(join(backups, 'notes.txt'))).toBe(true);
  });

  test('whose thread breaks is away for a moment, loses nothing and comes back', async () => {
    const threads: Worker[] = [];
    const note = (thread: Worker) => void threads.push(thread);
    process.on('worker', note);
    await putNewDatabase(join(root, 'broken'));
    const broken = await openPGlite({ folder: join(root, 'broken', 'pglite'), log });
    process.off('worker', note);
    const errors: Error[] = [];
    broken.onLost((error) => errors.push(error));
    await broken.query('create table kept (n int); insert into kept values (1)');
    const inTransaction = broken.transaction(async (query) => {
      await query('insert into kept values (2)');
      await threads.at(-1)!.terminate();
      await query('insert into kept values (3)');
    });
    await expect(inTransaction).rejects.toBeInstanceOf(DatabaseAway);
    const rows = () => broken.query('select n from kept').catch(() => undefined);
    await expect.poll(rows, { timeout: 60_000, interval: 200 }).toEqual([{ n: 1 }]);
    expect(errors).toHaveLength(1);
    await broken.close();
  });

  test('a folder that is not a database rejects, and is not changed', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'text');
    await expect(openPGlite({ folder: file, log })).rejects.toThrow('ENOTDIR');
  });

  test.skipIf(!postgres)(
    'PostgreSQL is backed up before its tables change, and a missing pg_dump is told',
    async () => {
      const url = postgres!.createDatabase();
      const folder = join(root, 'before-migration');
      const withOldTables = async () => {
        const opened = await openStorage({ url, folder, log });
        await opened.database.query(
          'drop table practice; delete from migration where number = (select max(number) from migration)',
        );
        await opened.close();
      };
      await withOldTables();
      await (await openStorage({ url, folder, log })).close();
      const backups = await backupsIn(join(folder, 'backups'));
      expect(backups).toMatchObject([{ cause: 'migration', file: expect.stringMatching(/-migration\.dump$/) }]);
      expect(readFileSync(backups[0]!.file, 'latin1').slice(0, 5)).toBe('PGDMP');
      await withOldTables();
      vi.stubEnv('PATH', '');
      const said = testLog();
      await (await openStorage({ url, folder, log: said })).close();
      vi.unstubAllEnvs();
      expect(said.lines.join()).toContain('pg_dump: it is not installed');
      expect(await backupsIn(join(folder, 'backups'))).toHaveLength(1);
    },
  );

  const others = postgres ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const);
  test.each(others)('all rows are copied to %s and back, but only into empty tables', async (kind) => {
    const there =
      kind === 'PGlite'
        ? await openPGlite({ folder: join(root, 'there'), log })
        : await openPostgres({ url: postgres!.createDatabase(), log, statementMs: 0 });
    const back = await openPGlite({ folder: join(root, `back from ${kind}`), log });
    const rows = await allRows(database);
    expect(TABLES.filter((_, index) => rows[index]!.length === 0)).toEqual([]);
    const count = await copyDatabase(database, there, log);
    expect(count).toBe(rows.flat().length);
    // Bytes are a Buffer in one database and a Uint8Array in the other.
    const comparable = async (from: Database) =>
      JSON.stringify(await allRows(from), (_, value) =>
        value?.type === 'Buffer' ? value.data : value instanceof Uint8Array ? [...value] : value,
      );
    expect(await comparable(there)).toBe(await comparable(database));
    expect(await copyDatabase(there, back, log)).toBe(count);
    expect(await allRows(back)).toEqual(rows);
    await expect(copyDatabase(database, there, log)).rejects.toThrow('The target has rows in its table player');
    await back.close();
    await there.close();
  });
});

describe.skipIf(!postgres)('a PostgreSQL that is away', () => {
  const use = testStorage('postgres');
  let append: (version: number) => Promise<Commit>;

  beforeEach(async () => {
    await use.open();
    await emptyPlay(use.storage.database);
    await use.storage.store.createPlayer({ id: 'ann', name: 'Ann' });
    await createGame(use.storage, 'g', 1);
    await use.storage.store.claimGame('g', use.storage.node);
    append = (version) => use.storage.commits.append(newEvent('g', version, 1));
  });

  afterEach(() => use.close());

  test('rejects everything at once, stops the clock, and goes on where it was when it is back', async () => {
    const { clock, store, database } = use.storage;
    const changes: string[] = [];
    clock.onAway(() => changes.push('away'));
    clock.onBack(() => changes.push('back'));
    expect(await append(1)).toBe('done');
    await postgres!.stop('immediate');
    await expect(within(10_000, append(2))).rejects.toBeInstanceOf(DatabaseAway);
    await expect(within(10_000, store.player('ann'))).rejects.toBeInstanceOf(DatabaseAway);
    await expect(
      within(
        3000,
        database.transaction((query) => query('select 1')),
      ),
    ).rejects.toBeInstanceOf(DatabaseAway);
    await expect.poll(() => clock.isAway, { timeout: 60_000 }).toBe(true);
    const stood = clock.now();
    const stoodAt = performance.now();
    await pause(2000);
    expect(clock.now()).toBe(stood);

    await postgres!.start();
    await expect.poll(() => clock.isAway, { timeout: 60_000 }).toBe(false);
    expect(clock.now() - stood).toBeLessThan(performance.now() - stoodAt - 2000);
    expect(await append(2)).toBe('done');
    expect(await store.events('g', 0)).toHaveLength(2);
    expect(changes).toEqual(['away', 'back']);
  });

  test('five restarts under commits lose nothing and write nothing twice', async () => {
    let version = 0;
    let isOver = false;
    const work = (async () => {
      while (!isOver) {
        const answer = await append(version + 1).catch((error) => error);
        if (answer === 'done') version++;
        else if (answer instanceof DatabaseAway) await pause(20);
        else throw answer;
      }
    })();
    for (let restart = 0; restart < 5; restart++) {
      const before = version;
      await expect.poll(() => version, { timeout: 60_000 }).toBeGreaterThan(before);
      await postgres!.stop('immediate');
      await postgres!.start();
    }
    isOver = true;
    await work;
    const events = await use.storage.store.events('g', 0);
    expect(events.map(({ body }) => body)).toEqual(events.map((_, index) => ({ version: index + 1 })));
    expect(events).toHaveLength(version);
  });

  test('rejects within seconds also when it is frozen', async () => {
    const { clock } = use.storage;
    expect(await append(1)).toBe('done');
    const before = clock.now();
    postgres!.freeze();
    try {
      await expect(within(20_000, append(2))).rejects.toBeInstanceOf(DatabaseAway);
      expect(clock.isAway).toBe(true);
      expect(clock.now() - before).toBeLessThan(5000);
    } finally {
      postgres!.thaw();
    }
    await expect.poll(() => append(2).catch(() => undefined), { timeout: 60_000 }).toBe('done');
    await expect.poll(() => clock.isAway, { timeout: 60_000 }).toBe(false);
    expect(await use.storage.store.events('g', 0)).toHaveLength(2);
  });

  test('is reported when a server starts, as is a wrong address', async () => {
    const folder = join(use.folder, 'another');
    const url = 'postgres://kickmate@localhost/x?host=%2Fnowhere';
    await expect(openStorage({ folder, url, log: testLog() })).rejects.toBeInstanceOf(DatabaseAway);
    const unknown = use.url!.replace(/test\d+/, 'unknown');
    await expect(openStorage({ folder, url: unknown, log: testLog() })).rejects.toBeInstanceOf(StatementError);
  });
});
