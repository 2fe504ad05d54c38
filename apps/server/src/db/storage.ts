import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { backupsIn, copyDatabase, dumpPostgres, restoreBackup, writeBackup } from './backup.ts';
import { clockRows } from './clock-rows.ts';
import { type CommitCounts, type Commits, eventRows, openCommits } from './commits.ts';
import { type Database, DatabaseAway, type Log } from './database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations.ts';
import { openPGlite } from './pglite.ts';
import { type PlayClock, startPlayClock } from './play-clock.ts';
import { openPostgres } from './postgres.ts';
import { openStore, type Store } from './store.ts';

/** The settings of a server's storage. */
export interface StorageOptions {
  /** Address of a PostgreSQL database (`postgres://...`); absent for PGlite in the folder. */
  readonly url?: string | undefined;
  /** The server's data folder: lock, server id, PGlite's files and backups. Each server needs one of its own. */
  readonly folder: string;
  /** The version of the rules that this server runs, for servers beside it on the same database. */
  readonly version?: string | undefined;
  readonly log: Log;
  /** Is called if another server has taken the folder, after this process stood still for long. The process must end. */
  readonly onFolderLost?: (() => void) | undefined;
}

/** All that a server stores, opened and migrated. */
export interface Storage {
  /** This server's id: the same after a restart on the same folder. */
  readonly node: string;
  readonly database: Database;
  readonly store: Store;
  readonly commits: Commits;
  /** The numbers of statements and events that were sent, for metrics. */
  readonly counts: Readonly<CommitCounts>;
  readonly clock: PlayClock;
  /** Writes a backup now and returns its file; `undefined` with PostgreSQL, which has tools of its own. */
  backUp(): Promise<string | undefined>;
  /** Commits what is under way, gives up this server's games, stops the clock and closes the database. */
  close(): Promise<void>;
}

/** The time between two looks at what a database needs from time to time, in milliseconds. */
const CARE_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** A daily backup waits for a minute without events, but not longer than this. */
const LATE_MS = 6 * 60 * 60_000;

/**
 * Opens a server's storage: takes the folder's lock, opens and migrates the database, gives up the games that this server
 * owned before it was killed, and starts the play clock.
 *
 * @throws {FolderTaken} if another server uses the folder.
 * @throws {DatabaseAway} if PostgreSQL cannot be reached.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { folder, log, version = '' } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder, () => {
    log.error({ folder }, 'another server has taken the folder');
    options.onFolderLost?.();
  });
  let database: Database | undefined;
  try {
    database = await openMigrated(options);
    const node = await nodeId(folder);
    const store = openStore(database);
    await store.releaseGames(node);
    await store.releaseLeases(node);
    const clock = await startPlayClock({ rows: clockRows(database), node, version, log });
    return new OpenStorage(database, store, clock, node, lock, options);
  } catch (error) {
    await database?.close();
    lock.release();
    throw error;
  }
}

/** Writes a backup of a folder that no server uses, and returns its file. @throws Error without a database in the folder */
export const backUp = (folder: string, log: Log): Promise<string> =>
  withLocked(folder, () =>
    withOpen(openExisting(folder, log), (database) => writeBackup(database, backupsOf(folder), 'manual')),
  );

/**
 * Writes all of a server's data from its folder to an empty PostgreSQL database; returns the number of rows.
 * @throws Error without a database in the folder, or if PostgreSQL has players or games, or a running server
 */
export const exportTo = (url: string, folder: string, log: Log): Promise<number> =>
  withLocked(folder, () =>
    withOpen(openExisting(folder, log), (source) =>
      withOpen(openPostgres({ url, log, statementMs: 0 }), (target) =>
        copyDatabase(source, target, log, () => writeBackup(source, backupsOf(folder), 'migration')),
      ),
    ),
  );

/**
 * Reads all data of a PostgreSQL database into a folder without games; returns the number of rows.
 * @throws Error if the folder has players or games, or a server is running on PostgreSQL
 */
export const importFrom = (url: string, folder: string, log: Log): Promise<number> =>
  withLocked(folder, () =>
    withOpen(openPostgres({ url, log, statementMs: 0 }), (source) =>
      withOpen(openFolder(folder, log), (target) => copyDatabase(source, target, log)),
    ),
  );

/** Fills a folder without a database from a backup. @throws Error if that is impossible, and then nothing has changed */
export const restore = (file: string, folder: string, log: Log): Promise<void> =>
  withLocked(folder, () => restoreBackup(file, join(folder, 'pglite'), log));

/** The folder of the backups in a server's data folder. */
export const backupsOf = (folder: string): string => join(folder, 'backups');

async function withOpen<T>(opening: Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function withLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function openMigrated({ url, folder, log }: StorageOptions): Promise<Database> {
  if (url === undefined) {
    const database = await openFolder(folder, log);
    await migrate(database, log, () => writeBackup(database, backupsOf(folder), 'migration'));
    return database;
  }
  // A migration of large tables may take longer than any other statement.
  const patient = await openPostgres({ url, log, statementMs: 0 });
  try {
    await migrate(patient, log, () => backUpPostgres(url, folder, log));
  } finally {
    await patient.close();
  }
  return openPostgres({ url, log });
}

/** Backs PostgreSQL up before its tables change. Without pg_dump only a warning is possible: the change itself is all or nothing. */
async function backUpPostgres(url: string, folder: string, log: Log): Promise<void> {
  try {
    log.info({ file: await dumpPostgres(url, backupsOf(folder), 'migration') }, 'the database is backed up');
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'the database could not be backed up before its tables change');
  }
}

/** Opens PGlite in a server's folder, in which there must be a database already. */
async function openExisting(folder: string, log: Log): Promise<Database> {
  if (existsSync(join(folder, 'pglite', 'PG_VERSION'))) return openFolder(folder, log);
  throw new Error(`There is no database in ${folder}. KICKMATE_DATA must name the server's data folder.`);
}

/** Opens PGlite in a server's folder. A first start that was interrupted is begun again. */
async function openFolder(folder: string, log: Log): Promise<Database> {
  const files = join(folder, 'pglite');
  const unfinished = join(folder, 'pglite-unfinished');
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true });
  if (existsSync(files)) return openPGlite({ folder: files, log });
  await writeFile(unfinished, '');
  const made = await openPGlite({ folder: files, log });
  await made.close();
  await rm(unfinished);
  // Making a database needs 400 MB more memory than using it. The new thread does not have them.
  return openPGlite({ folder: files, log });
}

/** This server's id. The machine's name is a part of it, so that a copy of the folder makes another server. */
async function nodeId(folder: string): Promise<string> {
  const file = join(folder, 'node');
  if (!existsSync(file)) await writeFile(file, randomBytes(6).toString('hex'));
  return `${hostname()}-${(await readFile(file, 'utf8')).trim()}`;
}

class OpenStorage implements Storage {
  readonly counts: CommitCounts = { statements: 0, events: 0 };
  readonly commits: Commits;
  readonly database: Database;
  readonly store: Store;
  readonly clock: PlayClock;
  readonly node: string;
  readonly #lock: FolderLock;
  readonly #options: StorageOptions;
  readonly #care: NodeJS.Timeout;
  readonly #openedAt = Date.now();
  #eventsBefore = 0;
  #caring: Promise<void> = Promise.resolve();

  constructor(
    database: Database,
    store: Store,
    clock: PlayClock,
    node: string,
    lock: FolderLock,
    options: StorageOptions,
  ) {
    this.database = database;
    this.store = store;
    this.clock = clock;
    this.node = node;
    this.#lock = lock;
    this.#options = options;
    this.commits = openCommits(eventRows(database.query), this.counts, () => clock.check());
    database.onLost(() => clock.check());
    this.#care = setInterval(() => {
      this.#caring = this.#careFor();
    }, CARE_MS);
    this.#care.unref();
  }

  async backUp(): Promise<string | undefined> {
    return this.database.copyTo && writeBackup(this.database, this.#backups, 'manual');
  }

  async close(): Promise<void> {
    clearInterval(this.#care);
    try {
      await this.#caring;
      await this.commits.flush();
      await this.store.releaseGames(this.node);
      await this.store.releaseLeases(this.node);
      await this.clock.stop();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
    } finally {
      await this.database.close();
      this.#lock.release();
    }
  }

  get #backups(): string {
    return backupsOf(this.#options.folder);
  }

  /**
   * Deletes what has expired. PGlite, which has no processes in the background, also gets a checkpoint, without which its log
   * would grow for ever and a start after a crash take longer and longer.
   */
  async #careFor(): Promise<void> {
    const { database, store } = this;
    try {
      await store.tidy();
      if (database.kind !== 'pglite') return;
      await database.query('checkpoint');
      if (await this.#isDailyWorkDue()) await this.#dailyWork();
    } catch (error) {
      this.#options.log.error({ error: (error as Error).message }, 'the database could not be cared for');
    }
  }

  /** Whether the last daily backup is a day old and nobody plays in this minute, or it is hours late. */
  async #isDailyWorkDue(): Promise<boolean> {
    const isQuiet = this.counts.events === this.#eventsBefore;
    this.#eventsBefore = this.counts.events;
    const last = (await backupsIn(this.#backups)).find(({ cause }) => cause === 'daily');
    const dueAt = last ? last.at + DAY_MS : this.#openedAt;
    return Date.now() > dueAt + (isQuiet ? 0 : LATE_MS);
  }

  /** Makes room that PostgreSQL would make in the background, and a backup. */
  async #dailyWork(): Promise<void> {
    await this.database.query('vacuum (analyze)');
    const file = await writeBackup(this.database, this.#backups, 'daily');
    this.#options.log.info({ file }, 'daily backup');
  }
}
