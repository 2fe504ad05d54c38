import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Database, Log, Query } from './database.ts';
import { migrate, TABLES } from './migrations.ts';
import { openPGlite } from './pglite.ts';

/** The cause of a backup, which is a part of its file's name. Of each cause the newest ones are kept. */
export type BackupCause = 'daily' | 'migration' | 'manual';

/** The number of backups kept of each cause. */
const KEPT = 7;

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(daily|migration|manual)\.tar\.gz$/;

/** Writes a backup of PGlite into a folder, deletes the oldest ones and returns the file. */
export async function writeBackup(database: Database, folder: string, cause: BackupCause): Promise<string> {
  if (!database.dump)
    throw new Error('only PGlite is backed up here; use pg_dump or a copy of the server for PostgreSQL');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The database stands still only while the tar file is made, not while it is compressed.
  const packed = await promisify(gzip)(await database.dump(), { level: 4 });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${cause}.tar.gz`;
  const file = join(folder, name);
  await writeFile(`${file}.part`, packed, { mode: 0o600 });
  await rename(`${file}.part`, file);
  const old = (await backupsIn(folder)).filter((one) => one.cause === cause).slice(KEPT);
  for (const { file } of old) await rm(file, { force: true });
  return file;
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

/**
 * Fills a new folder of PGlite from a backup. The caller holds the lock of the server's folder.
 * @throws if the folder is not empty.
 */
export async function restoreBackup(file: string, folder: string, log: Log): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty: move it away before a backup is restored into it`);
  }
  const tar = await promisify(gunzip)(await readFile(file));
  const database = await openPGlite({ folder, log, tar });
  await database.close();
}

/** Rows of a table that are read and written at once while copying. */
const CHUNK = 500;

/**
 * Copies all rows from one database to another, PGlite or PostgreSQL, in one transaction. The target is migrated first.
 * No server may be running on either.
 * @returns the number of rows copied.
 * @throws if the target has players or games.
 */
export async function copyDatabase(source: Database, target: Database, log: Log): Promise<number> {
  await migrate(source, log);
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
  // What a server writes at its first start is replaced.
  await query('delete from node; delete from clock; delete from setting');
}

/** Copies a table row by row as JSON text, which keeps every type, and returns the number of rows. */
async function copyTable(table: string, read: Query, write: Query): Promise<number> {
  await read(`declare rows cursor for select to_jsonb(${table})::text as row from ${table}`);
  let copied = 0;
  for (;;) {
    const rows = await read<{ row: string }>(`fetch ${CHUNK} from rows`);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join()}]`;
    await write(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [json]);
    copied += rows.length;
  }
  await read('close rows');
  return copied;
}
