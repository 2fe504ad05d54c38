import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { runData } from '../src/data.ts';
import { backupsIn } from '../src/db/backup.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { openPGlite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { openStorage } from '../src/db/storage.ts';
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

  test('are not restored over a database', async () => {
    const { status, said } = await data(folder, ['restore', backup]);
    expect(status).toBe(1);
    expect(said).toContain(`${join(folder, 'pglite')} is not empty: move it away`);
    expect(await nameOfAnn(folder)).toBe('Änn');
  });

  const half = () => readFileSync(backup).subarray(0, 100_000);
  test.each([
    ['is missing', undefined, 'There is no file'],
    ['is no archive', () => Buffer.from('text'), 'cannot be restored: incorrect header check'],
    ['is another archive', () => gzipSync('text'.repeat(1000)), 'it is not a tar file'],
    ['has no database in it', () => gzipSync(Buffer.alloc(1024)), 'it has no database in it'],
    ['is cut off', half, 'unexpected end of file'],
  ])('a file that %s is refused, and nothing changes', async (_, content, message) => {
    const target = join(root, 'refused');
    const file = join(root, 'bad.tar.gz');
    if (content) writeFileSync(file, content());
    const { status, said } = await data(target, ['restore', content ? file : 'nowhere']);
    expect(status).toBe(1);
    expect(said).toContain(message);
    expect(existsSync(join(target, 'pglite'))).toBe(false);
    expect(existsSync(join(target, 'pglite-restored'))).toBe(false);
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
  [[], "The command is one of backups, backup, restore, export, import, not ''"],
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

test.each(['backup', 'restore'])('%s leaves PostgreSQL to its own programs', async (name) => {
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
