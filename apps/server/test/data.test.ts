import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runData } from '../src/data.ts';
import { backupsIn } from '../src/db/backup.ts';
import { DatabaseDamaged } from '../src/db/database.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { openPGlite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { openStorage } from '../src/db/storage.ts';
import { drillApart, isPassed, isTimeForDrill, lastDrill } from '../src/drill.ts';
import { openRatings } from '../src/ratings/ratings.ts';
import { Tables } from '../src/table/tables.ts';
import { putNewDatabase } from '../src/testing.ts';
import { testFolder, testLog, testPostgres } from './databases.ts';

const postgres = await testPostgres();
const root = testFolder();
const log = testLog();

/** Runs a command on a folder; returns its exit status, what it prints and what it says. */
async function data(folder: string, args: readonly string[], url?: string) {
  const printed: string[] = [];
  const said: string[] = [];
  const environment = { KICKMATE_DATA: folder, ...(url && { DATABASE_URL: url }) };
  const status = await runData(
    args,
    environment,
    (text) => printed.push(text),
    (text) => said.push(text),
  );
  return { status, printed: printed.join('\n'), said: said.join('\n') };
}

/** The name of a player in a folder's or PostgreSQL's database, as a server finds it. */
async function nameOfAnn(folder: string, url?: string): Promise<string | undefined> {
  const storage = await openStorage({ folder, url, log });
  try {
    return (await storage.store.player('ann'))?.name;
  } finally {
    await storage.close();
  }
}

/** A folder whose server has one player. */
const folder = join(root, 'data');
/** A backup of it. */
let backup = '';

beforeAll(async () => {
  await putNewDatabase(folder);
  const storage = await openStorage({ folder, log });
  await storage.store.createPlayer({ id: 'ann', name: 'Änn' });
  await storage.close();
  const done = await data(folder, ['backup']);
  expect(done).toMatchObject({ status: 0, said: '' });
  backup = done.printed;
});

describe('backups', () => {
  test('are written, listed and restored where there is no database', async () => {
    expect((await backupsIn(join(folder, 'backups'))).map(({ file, cause }) => [file, cause])).toEqual([
      [backup, 'manual'],
    ]);
    const { status, printed } = await data(folder, ['backups']);
    expect(status).toBe(0);
    expect(printed).toMatch(new RegExp(`^${backup}  \\d+\\.\\d MiB$`));

    // By path into another folder, and by name into the same one, whose database is lost.
    const other = join(root, 'other');
    expect(await data(other, ['restore', backup])).toMatchObject({ status: 0 });
    expect(await nameOfAnn(other)).toBe('Änn');
    renameSync(join(folder, 'pglite'), join(folder, 'pglite-lost'));
    expect(await data(folder, ['restore', basename(backup)])).toMatchObject({ status: 0 });
    expect(await nameOfAnn(folder)).toBe('Änn');
  });

  test('are none in a new folder', async () => {
    expect((await data(join(root, 'new'), ['backups'])).printed).toContain('There are no backups in');
  });

  test('are not made of a folder without a database, which stays empty', async () => {
    const empty = join(root, 'empty');
    const { status, said } = await data(empty, ['backup']);
    expect(status).toBe(1);
    expect(said).toBe(`There is no database in ${empty}. KICKMATE_DATA must name the server's data folder.`);
    expect(existsSync(join(empty, 'pglite'))).toBe(false);
  });

  test('move a database that is there aside, and lose nothing of it', async () => {
    const used = join(root, 'used');
    await putNewDatabase(used);
    const storage = await openStorage({ folder: used, log });
    await storage.store.createPlayer({ id: 'bob', name: 'Bob' });
    await storage.close();
    // Versions of 2026 deleted the database at the next start if they found the mark of an interrupted first one.
    writeFileSync(join(used, 'pglite-unfinished'), '');
    const { status, printed } = await data(used, ['restore', backup]);
    expect(status).toBe(0);
    expect(await nameOfAnn(used)).toBe('Änn');
    const [aside] = readdirSync(used).filter((name) => /^pglite-replaced-\d{4}-\d\d-\d\dT/.test(name));
    expect(printed).toContain(`The one that was there is in ${join(used, aside!)} now.`);
    const before = await openPGlite({ folder: join(used, aside!), log });
    expect(await before.query('select id from player')).toEqual([{ id: 'bob' }]);
    await before.close();
  });

  test('whose restoration was interrupted are there at the next start', async () => {
    const target = join(root, 'interrupted');
    cpSync(join(folder, 'pglite'), join(target, 'pglite-restored'), { recursive: true });
    expect(await nameOfAnn(target)).toBe('Änn');
  });

  const DAMAGED = 'cannot be restored: it is no backup, or a damaged one';
  const half = () => readFileSync(backup).subarray(0, 100_000);
  test.each([
    ['is missing', undefined, 'There is no file'],
    ['is no archive', () => Buffer.from('text'), DAMAGED],
    ['is another archive', () => gzipSync('text'.repeat(1000)), DAMAGED],
    ['has no database in it', () => gzipSync(Buffer.alloc(1024)), 'it has no database in it'],
    ['is cut off', half, DAMAGED],
  ])('a file that %s is refused, and nothing changes', async (_, content, message) => {
    const target = join(root, 'refused');
    const file = join(root, 'bad.tar.gz');
    if (content) writeFileSync(file, content());
    const { status, said } = await data(target, ['restore', content ? file : 'nowhere']);
    expect(status).toBe(1);
    expect(said).toContain(message);
    expect(existsSync(join(target, 'pglite'))).toBe(false);
    expect(existsSync(join(target, 'pglite-new'))).toBe(false);
  });

  test('of a newer server are refused with both versions', async () => {
    const newer = join(root, 'newer');
    cpSync(join(folder, 'pglite'), join(newer, 'pglite'), { recursive: true });
    const database = await openPGlite({ folder: join(newer, 'pglite'), log });
    await database.query("insert into migration values (1000, 'of the future', now())");
    await database.close();
    const { printed: file } = await data(newer, ['backup']);
    const { status, said } = await data(join(root, 'older'), ['restore', file]);
    expect(status).toBe(1);
    expect(said).toMatch(
      /cannot be restored: The database has tables of version 1000; this server knows versions up to \d/,
    );
  });
});

describe('a damaged database', () => {
  const damage: readonly [string, string, (files: string) => void][] = [
    ['whose first file is missing', 'its file PG_VERSION is missing', (files) => rmSync(join(files, 'PG_VERSION'))],
    [
      'whose control file is empty',
      'could not read file "global/pg_control": read 0 of 296',
      (files) => writeFileSync(join(files, 'global/pg_control'), ''),
    ],
    [
      'whose log is lost',
      'required WAL directory "pg_wal" does not exist',
      (files) => rmSync(join(files, 'pg_wal'), { recursive: true }),
    ],
    ['whose rows are garbage', 'invalid page in block 0 of relation', spoilRows],
  ];

  const hurtFolder = join(root, 'damaged');
  test.each(damage)('%s says so, with the command that helps', async (_, reason, hurt) => {
    rmSync(hurtFolder, { recursive: true, force: true });
    cpSync(join(folder, 'pglite'), join(hurtFolder, 'pglite'), { recursive: true });
    cpSync(join(folder, 'backups'), join(hurtFolder, 'backups'), { recursive: true });
    // A file that a loss of power has left empty is no backup.
    writeFileSync(join(hurtFolder, 'backups', '2100-01-01T00-00-00-000Z-daily.tar.gz'), '');
    hurt(join(hurtFolder, 'pglite'));
    const opened = openStorage({ folder: hurtFolder, log });
    await expect(opened).rejects.toBeInstanceOf(DatabaseDamaged);
    await expect(opened).rejects.toThrow(`The database in ${join(hurtFolder, 'pglite')} is damaged: ${reason}`);
    await expect(opened).rejects.toThrow(
      `KICKMATE_DATA=${hurtFolder} npm run data -- restore ${basename(backup)} (the damaged files are kept)`,
    );
  });

  test('is moved aside by that command, and play goes on', async () => {
    expect(await data(hurtFolder, ['restore', basename(backup)])).toMatchObject({ status: 0 });
    expect(await nameOfAnn(hurtFolder)).toBe('Änn');
    expect(readdirSync(hurtFolder).filter((name) => name.startsWith('pglite-replaced-'))).toHaveLength(1);
  });

  test('is told by the other commands, too, and that there is no backup', async () => {
    const hurtFolder = join(root, 'no-backup');
    mkdirSync(join(hurtFolder, 'pglite'), { recursive: true });
    writeFileSync(join(hurtFolder, 'pglite', 'rows'), 'rows');
    const { status, said } = await data(hurtFolder, ['backup']);
    expect(status).toBe(1);
    expect(said).toContain('is damaged: its file PG_VERSION is missing. There is no backup.');
    expect(readdirSync(join(hurtFolder, 'pglite'))).toEqual(['rows']);
  });
});

/** Overwrites a part of all files of tables that are not PostgreSQL's own. */
function spoilRows(files: string): void {
  for (const database of readdirSync(join(files, 'base')))
    for (const name of readdirSync(join(files, 'base', database))) {
      if (!/^1[6-9]\d{3}$/.test(name)) continue;
      const file = join(files, 'base', database, name);
      const rows = readFileSync(file);
      writeFileSync(file, rows.fill(77, Math.min(100, rows.length)));
    }
}

describe('a drill', () => {
  const drilled = join(root, 'drilled');
  const terms = { variant: 'chess', pace: { kind: 'days', days: 3 }, colour: 'w' } as const;
  const games: string[] = [];
  let storage: Awaited<ReturnType<typeof openStorage>>;

  beforeAll(async () => {
    needsGames('chess');
    await putNewDatabase(drilled);
    storage = await openStorage({ folder: drilled, log });
    const { store, commits, clock, node } = storage;
    for (const name of ['ann', 'bob']) await store.createPlayer({ id: name, name });
    const searches = {
      search: () => ({ result: Promise.resolve(undefined), stop: () => undefined }),
      close: async () => undefined,
    };
    const tables = new Tables({ node, store, commits, clock, searches, log });
    for (let count = 0; count < 5; count++) {
      const table = must(await tables.create(terms, { proposer: { kind: 'person', player: 'ann' }, isPublic: false }));
      expect(await tables.sit(table, 'bob')).toMatchObject({ ok: true });
      games.push(table);
    }
    await tables.close();
  });
  afterAll(() => storage.close());

  const expectNoCopy = () => expect(readdirSync(drilled).filter((name) => name.startsWith('drill-'))).toEqual([]);

  test('without a backup fails', async () => {
    const { status, said } = await data(drilled, ['drill']);
    expect([status, said]).toEqual([1, expect.stringContaining('there is no backup')]);
  });

  test('restores the newest backup and replays its games, while the server runs, in a process of its own', async () => {
    const backup = basename((await storage.backUp())!);
    const result = await drillApart(drilled, new AbortController().signal);
    expect(result).toMatchObject({ backup, games: 5, wrong: [] });
    expect([isPassed(result), lastDrill(drilled)]).toEqual([true, result]);
    expectNoCopy();
  });

  test('that is ended has not passed, and leaves nothing', async () => {
    const ending = new AbortController();
    const result = drillApart(drilled, ending.signal);
    ending.abort();
    expect(isPassed(await result)).toBe(false);
    expectNoCopy();
  });

  test('names the games that do not end where their row says', async () => {
    const spoiled = [
      ['version = version + 1', 'it has 1 events, and its row says 2'],
      ["status = 'over'", 'its status is "waiting", and its row says "over"'],
      ["summary = '{}'", 'its summary is {'],
      ["variant = 'none'", ''],
    ] as const;
    for (const [index, [change]] of spoiled.entries())
      await storage.database.query(`update game set ${change} where id = $1`, [games[index]]);
    await storage.backUp();
    const { status, said } = await data(drilled, ['drill']);
    expect(status).toBe(1);
    expect(said).toContain('does not replay:\n');
    for (const [index, [, reason]] of spoiled.entries()) expect(said).toContain(`${games[index]}: ${reason}`);
    expect(said).not.toContain(games[4]);
    expectNoCopy();
  });

  test('tells of a backup that cannot be restored', async () => {
    writeFileSync(join(drilled, 'backups', '2100-01-01T00-00-00-000Z-daily.tar.gz'), '');
    const { status, said } = await data(drilled, ['drill']);
    expect(status).toBe(1);
    expect(said).toContain('2100-01-01T00-00-00-000Z-daily.tar.gz cannot be restored');
    expect(isPassed(lastDrill(drilled)!)).toBe(false);
    expectNoCopy();
  });

  const HOUR = 3_600_000;
  test.each([
    ['not before it is due', -1, 10 * HOUR, false],
    ['not while people play', HOUR, HOUR / 2, false],
    ['after a quiet hour', HOUR, HOUR, true],
    ['two days late while people play', 48 * HOUR + 1, 0, true],
  ])('takes place %s', (_, late, quiet, isTime) => {
    const now = Date.now();
    expect(isTimeForDrill(now, now - late, now - quiet)).toBe(isTime);
  });
});

test('ratings that are not those of the results are named, and computed again on request', async () => {
  const rated = join(root, 'rated');
  await putNewDatabase(rated);
  const storage = await openStorage({ folder: rated, log });
  for (const name of ['ann', 'bob']) await storage.store.createPlayer({ id: name, name });
  await storage.store.createGame({
    ...{ id: 'g1', variant: 'chess', terms: {}, white: 'ann', black: 'bob', seats: {}, visibility: 'public' },
    ...{ status: 'running', secret: new Uint8Array(32), nonces: {}, at: 1 },
  });
  await storage.store.claimGame('g1', storage.node);
  const result = { game: 'chess', pace: 'slow', white: 'ann', black: 'bob', score: 1 } as const;
  const event = { game: 'g1', epoch: 1, version: 1, at: 2, body: {} };
  await storage.commits.append({ ...event, after: { status: 'over', result: '1-0', rated: result } });
  await openRatings(storage.database).rateResults();
  await storage.database.query("update rating set rating = 2000 where holder = 'ann'");
  await storage.close();
  const named = '1 ratings are not those of the 1 results:\nann, chess slow, after result 1';
  expect(await data(rated, ['ratings'])).toMatchObject({ status: 1, said: expect.stringContaining(named) });
  const corrected = 'The ratings are those of all 1 results; 1 were others before.';
  expect(await data(rated, ['ratings-again'])).toMatchObject({ status: 0, printed: corrected });
  expect(await data(rated, ['ratings'])).toMatchObject({
    status: 0,
    printed: 'The ratings are those of all 1 results.',
  });
  if (!postgres) return;
  // They move with everything else.
  const url = postgres.createDatabase();
  expect(await data(rated, ['export'], url)).toMatchObject({ status: 0 });
  expect(await data(rated, ['ratings'], url)).toMatchObject({ status: 0 });
});

test('while a server uses the folder nothing is done, and its process is named', async () => {
  const lock = await lockFolder(folder);
  try {
    for (const args of [['backup'], ['restore', backup], ['export'], ['import']]) {
      const isCopy = args[0] === 'export' || args[0] === 'import';
      const { status, said } = await data(folder, args, isCopy ? 'postgres://nobody@localhost/none' : undefined);
      expect(status).toBe(1);
      expect(said).toContain(`Another server uses the folder ${folder}: process ${process.pid} on `);
      expect(said.includes('SIGUSR2')).toBe(args[0] === 'backup');
    }
  } finally {
    lock.release();
  }
});

test.skipIf(!postgres)('the data move from PGlite to PostgreSQL and back, and play goes on there', async () => {
  const url = postgres!.createDatabase();
  expect(await data(folder, ['export'], url)).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/^\d+ rows are copied to PostgreSQL/),
  });
  // While a server runs on PostgreSQL nothing is copied there or from there.
  const storage = await openStorage({ folder: join(root, 'running'), url, log });
  await storage.store.createPlayer({ id: 'bob', name: 'Bob' });
  for (const command of ['export', 'import']) {
    const { status, said } = await data(join(folder), [command], url);
    expect(status).toBe(1);
    expect(said).toContain(`The server ${storage.node} is running on the PostgreSQL database: stop it first.`);
  }
  await storage.close();
  const full = await data(folder, ['export'], url);
  expect(full.status).toBe(1);
  expect(full.said).toContain('The target has rows in its table player');
  expect(await nameOfAnn(folder, url)).toBe('Änn');

  const back = join(root, 'back');
  expect(await data(back, ['import'], url)).toMatchObject({ status: 0 });
  const there = await openStorage({ folder: back, log });
  expect((await there.store.player('bob'))?.name).toBe('Bob');
  await there.close();
});

test.skipIf(!postgres)('a PostgreSQL database of a newer server is refused', async () => {
  const url = postgres!.createDatabase();
  await nameOfAnn(join(root, 'first'), url);
  const database = await openPostgres({ url, log });
  await database.query("insert into migration values (1000, 'of the future', now())");
  await database.close();
  const { status, said } = await data(folder, ['export'], url);
  expect(status).toBe(1);
  expect(said).toContain('this server knows versions up to');
});

test('a PostgreSQL that cannot be reached is told without its password', async () => {
  const { status, said } = await data(folder, ['export'], 'postgres://kickmate:hunter2@127.0.0.1:1/kickmate');
  expect(status).toBe(1);
  expect(said).toContain('PostgreSQL cannot be reached');
  expect(said).not.toContain('hunter2');
});

test.each([
  [
    [],
    "The command is one of backups, backup, restore, drill, operator, ratings, ratings-again, export, import, not ''",
  ],
  [['toString'], "not 'toString'"],
  [['restore'], 'restore needs one FILE'],
  [['backup', 'x'], "'x' was not expected"],
  [['export'], 'DATABASE_URL must name'],
])('%o is a wrong command line', async (args, message) => {
  const { status, said } = await data(join(root, 'none'), args);
  expect(status).toBe(2);
  expect(said).toContain(message);
  expect(said).toMatch(/Try --help\.$/);
});

test.each(['backup', 'restore', 'drill'])('%s leaves PostgreSQL to its own programs', async (name) => {
  const args = name === 'restore' ? [name, 'x'] : [name];
  const { status, said } = await data(join(root, 'none'), args, 'postgres://kickmate@localhost/kickmate');
  expect(status).toBe(2);
  expect(said).toContain("the server's data are in PostgreSQL: pg_");
});

test('the program prints its manual and sets the exit status', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/data.ts'), ...args], {
      encoding: 'utf8',
    });
  const help = run('--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain('npm run data -- restore FILE');
  expect(run('nothing')).toMatchObject({ status: 2, stdout: '' });
});
