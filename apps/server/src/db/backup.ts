import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';
import type { Database, Log, Query } from './database.ts';
import { isEmpty, momentInName, moveAside, publish, renameDurably } from './disk.ts';
import { migrate, requireKnown, TABLES, versionOf } from './migrations.ts';
import { openPGlite } from './pglite.ts';
import { NODE_ALIVE_MS } from './store.ts';

/** The cause of a backup, which is a part of its file's name. Of each cause the newest ones are kept. */
export type BackupCause = 'daily' | 'migration' | 'manual';

/** The number of backups kept of each cause. */
const KEPT = 7;

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(daily|migration|manual)\.(?:tar\.gz|dump)$/;

/** Writes a backup of PGlite into a folder, deletes the oldest ones and returns the file. */
export async function writeBackup(database: Database, folder: string, cause: BackupCause): Promise<string> {
  if (!database.copyTo)
    throw new Error('only PGlite is backed up here; use pg_dump or a copy of the server for PostgreSQL');
  const file = await newFile(folder, cause, 'tar.gz');
  const copy = join(folder, 'copy');
  await rm(copy, { recursive: true, force: true });
  try {
    // The database waits only while its files are copied, not while they are compressed.
    await database.copyTo(copy);
    await pipeline(packTar(copy), createGzip({ level: 4 }), createWriteStream(`${file}.part`, { mode: 0o600 }));
    await publish(`${file}.part`, file);
  } finally {
    await rm(`${file}.part`, { force: true });
    await rm(copy, { recursive: true, force: true });
  }
  await deleteOld(folder, cause);
  return file;
}

/**
 * Lets pg_dump back a PostgreSQL database up into a folder (its custom format, for pg_restore), deletes the oldest ones and
 * returns the file. The password stands in no argument, which other users of the machine could read.
 * @throws Error if pg_dump is not installed or fails
 */
export async function dumpPostgres(url: string, folder: string, cause: BackupCause): Promise<string> {
  const file = await newFile(folder, cause, 'dump');
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}.part`, `--dbname=${address}`], { env });
    await publish(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    const { code, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    const reason = code === 'ENOENT' ? 'it is not installed' : stderr?.trim() || (error as Error).message;
    throw new Error(`pg_dump: ${reason}`, { cause: error });
  }
  await deleteOld(folder, cause);
  return file;
}

/** The name of a new backup in a folder, which is made if it is missing. */
async function newFile(folder: string, cause: BackupCause, ending: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${momentInName()}-${cause}.${ending}`);
}

/** Deletes what is left of backups that were interrupted. The caller holds the lock of the server's folder. */
export async function deleteUnfinished(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names)
    if (name === 'copy' || name.endsWith('.part')) await rm(join(folder, name), { recursive: true, force: true });
}

async function deleteOld(folder: string, cause: BackupCause): Promise<void> {
  const old = (await backupsIn(folder)).filter((one) => one.cause === cause).slice(KEPT);
  for (const { file } of old) await rm(file, { force: true });
}

/** The backups in a folder, the newest first. */
export async function backupsIn(
  folder: string,
): Promise<readonly { readonly file: string; readonly cause: BackupCause; readonly at: number }[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .flatMap((name) => {
      const [, moment, cause] = NAME.exec(name) ?? [];
      if (!moment) return [];
      const at = Date.parse(moment.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));
      return [{ file: join(folder, name), cause: cause as BackupCause, at }];
    })
    .sort((a, b) => b.at - a.at);
}

/** Makes a new folder of PGlite from a backup, and tries whether it works. @throws Error with the reason, and without the folder */
export async function unpackBackup(file: string, folder: string, log: Log): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unpack = unpackTar(folder, { strict: true, dmode: 0o700, fmode: 0o600 });
    await pipeline(createReadStream(file), createGunzip(), unpack).catch((error: NodeJS.ErrnoException) => {
      // The disk's own errors speak for themselves.
      throw error.syscall ? error : new Error(`it is no backup, or a damaged one (${error.message})`);
    });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('it has no database in it');
    const database = await openPGlite({ folder, log });
    try {
      requireKnown(await versionOf(database.query));
    } finally {
      await database.close();
    }
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`${file} cannot be restored: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Makes a folder of PGlite from a backup. A database that is there is moved aside. The caller holds the lock of the server's
 * folder.
 * @returns the new name of the folder that was there; `undefined` if there was none
 * @throws Error if the file is no backup, or the backup was made by a newer server. The folder is then as it was.
 */
export async function restoreBackup(file: string, folder: string, log: Log): Promise<string | undefined> {
  const temporary = `${folder}-new`;
  for (const old of [temporary, restoredOf(folder)]) await rm(old, { recursive: true, force: true });
  await unpackBackup(file, temporary, log);
  await publish(temporary, restoredOf(folder));
  const aside = await moveAside(folder);
  await renameDurably(restoredOf(folder), folder);
  return aside;
}

/** Goes on with a restoration that was interrupted when it had moved the old database aside. */
export async function finishRestore(folder: string): Promise<void> {
  if (existsSync(restoredOf(folder)) && (await isEmpty(folder))) {
    await moveAside(folder);
    await renameDurably(restoredOf(folder), folder);
  }
}

/** The name of a complete, restored database until the one before it is moved aside. */
const restoredOf = (folder: string): string => `${folder}-restored`;

/** Rows of a table that are read and written at once while copying. */
const CHUNK = 500;

/** Whether a server has been alive on a PostgreSQL database within the last seconds. */
const RUNNING = `select id from node where not stopped and alive_at > clock_timestamp() - ${NODE_ALIVE_MS} * interval '1 ms'`;

/** Throws an Error if a server runs on PostgreSQL. (PGlite is protected by its folder's lock.) */
async function requireStopped({ kind, query }: Database): Promise<void> {
  if (kind !== 'postgres' || (await versionOf(query)) === 0) return;
  const [node] = await query<{ id: string }>(RUNNING);
  if (node)
    throw new Error(
      `The server ${node.id} is running on the PostgreSQL database: stop it first. If it was killed, try again in ${NODE_ALIVE_MS / 1000} seconds.`,
    );
}

/**
 * Copies all rows from one database to another, PGlite or PostgreSQL, in one transaction. Both are migrated first.
 * @param backUp is called before the source's tables of an older version change
 * @returns the number of rows copied.
 * @throws Error if the target has players or games, or if a server is running on one of them
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  log: Log,
  backUp?: () => Promise<unknown>,
): Promise<number> {
  await requireStopped(source);
  await requireStopped(target);
  await migrate(source, log, backUp);
  await migrate(target, log);
  return source.transaction(async (read) => {
    // All tables as they are at one moment.
    await read('set transaction isolation level repeatable read read only');
    return target.transaction(async (write) => {
      await requireEmpty(write);
      let rows = 0;
      for (const table of TABLES) {
        const copied = await copyTable(table, read, write);
        log.info({ table, rows: copied }, 'copied');
        rows += copied;
      }
      return rows;
    });
  });
}

async function requireEmpty(query: Query): Promise<void> {
  for (const table of ['player', 'game', 'event'] as const) {
    const rows = await query(`select from ${table} limit 1`);
    if (rows.length > 0)
      throw new Error(`The target has rows in its table ${table}. Rows are copied into empty tables only.`);
  }
  // Replaces the rows that a server writes at its first start.
  await query('delete from node; delete from clock; delete from setting');
}

/** Copies a table row by row as JSON text, which keeps every type, and returns the number of rows. */
async function copyTable(table: string, read: Query, write: Query): Promise<number> {
  // A table may have a column of its own name, and "record" is a type of PostgreSQL, too.
  await read(`declare rows cursor for select to_jsonb(one)::text as row from ${table} one`);
  const like = `(select one from ${table} one limit 0)`;
  let copied = 0;
  for (;;) {
    const rows = await read<{ row: string }>(`fetch ${CHUNK} from rows`);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join()}]`;
    await write(`insert into ${table} select * from jsonb_populate_recordset(${like}, $1::jsonb)`, [json]);
    copied += rows.length;
  }
  await read('close rows');
  return copied;
}
