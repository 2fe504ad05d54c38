import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import {
  backupsIn,
  copyDatabase,
  deleteUnfinished,
  dumpPostgres,
  finishRestore,
  restoreBackup,
  writeBackup,
} from './backup.ts';
import { clockRows } from './clock-rows.ts';
import { type CommitCounts, type Commits, eventRows, openCommits } from './commits.ts';
import { type Database, DatabaseAway, DatabaseDamaged, isDamage, type Log } from './database.ts';
import { isEmpty, moveAside, publish, requireDisk, writeDurably } from './disk.ts';
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
  /** What the database has said last about rows that it cannot read; `undefined` if it could read all. */
  readonly damage: string | undefined;
  /** The number of games that could not be loaded, as far as this server knows. */
  readonly faultyGames: number;
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
 * @throws {DatabaseAway} if PostgreSQL cannot be reached, or PGlite lacks memory.
 * @throws {DatabaseDamaged} if PGlite's files are damaged.
 * @throws {DiskError} if the folder's disk is full, or not there.
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { folder, log, version = '' } = options;
  await requireDisk(folder);
  const lock = await lockFolder(folder, () => {
    log.error({ folder }, 'another server has taken the folder');
    options.onFolderLost?.();
  });
  let database: Database | undefined;
  try {
    database = await openMigrated(options);
    await deleteUnfinished(backupsOf(folder));
    const node = await nodeId(folder);
    const store = openStore(database);
    await store.leaveFormerLife(node);
    const faulty = await store.faultyGames();
    const clock = await startPlayClock({ rows: clockRows(database), node, version, log });
    return new OpenStorage(database, faulty, clock, node, lock, options);
  } catch (error) {
    await database?.close();
    lock.release();
    throw isDamage(error) && options.url === undefined ? await damaged(folder, error) : error;
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

/**
 * Makes a folder's database from a backup. One that is there is moved aside.
 * @returns the new name of the folder of the one that was there; `undefined` if there was none
 * @throws Error if that is impossible, and then nothing has changed
 */
export const restore = (file: string, folder: string, log: Log): Promise<string | undefined> =>
  withLocked(folder, () => restoreBackup(file, filesOf(folder), log));

/**
 * Opens a server's database, migrated, for some work and closes it again.
 * @throws Error without a database in the folder, where no address of PostgreSQL is given
 */
export const withDatabase = <T>(
  { url, folder, log }: Pick<StorageOptions, 'url' | 'folder' | 'log'>,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const migrated = async (database: Database) => {
    await migrate(database, log);
    return work(database);
  };
  if (url !== undefined) return withOpen(openPostgres({ url, log, statementMs: 0 }), migrated);
  return withLocked(folder, () => withOpen(openExisting(folder, log), migrated));
};

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
  await requireDisk(folder);
  const lock = await lockFolder(folder);
  try {
    return await work();
  } catch (error) {
    throw isDamage(error) ? await damaged(folder, error) : error;
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
  const files = filesOf(folder);
  await finishRestore(files);
  if (!(await isEmpty(files))) return openFolder(folder, log);
  throw new Error(`There is no database in ${folder}. KICKMATE_DATA must name the server's data folder.`);
}

/** Opens PGlite in a server's folder, and makes the database if there is none. @throws {DatabaseDamaged} */
async function openFolder(folder: string, log: Log): Promise<Database> {
  const files = filesOf(folder);
  await finishRestore(files);
  try {
    if (await isEmpty(files)) await makeDatabase(files, log);
    // PGlite would make a new database in the place of the one that lacks this file.
    if (!existsSync(join(files, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing');
    return await openPGlite({ folder: files, log });
  } catch (error) {
    if (error instanceof DatabaseAway) throw error;
    await requireDisk(folder);
    throw await damaged(folder, error as Error);
  }
}

/** Makes a database beside its place, so that an interrupted first start leaves nothing that looks like one. */
async function makeDatabase(files: string, log: Log): Promise<void> {
  const temporary = `${files}-new`;
  await rm(temporary, { recursive: true, force: true });
  const made = await openPGlite({ folder: temporary, log });
  await made.query('checkpoint');
  // Making a database needs 400 MB more memory than using it. The next thread does not have them.
  await made.close();
  await moveAside(files);
  await publish(temporary, files);
}

/** The error for a database that cannot be opened or read, with the command that makes it anew. */
async function damaged(folder: string, cause: Error): Promise<DatabaseDamaged> {
  const backups = await backupsIn(backupsOf(folder));
  const newest = backups.find(({ file }) => statSync(file).size > 0);
  const help = newest
    ? `The newest backup is ${newest.file}. To go on from it, end the server, and run ` +
      `KICKMATE_DATA=${folder} npm run data -- restore ${basename(newest.file)} (the damaged files are kept).`
    : 'There is no backup. To begin anew, end the server, and move the damaged folder away.';
  return new DatabaseDamaged(`The database in ${filesOf(folder)} is damaged: ${cause.message}. ${help}`, { cause });
}

/** The folder of PGlite's files in a server's data folder. */
const filesOf = (folder: string): string => join(folder, 'pglite');

/** This server's id. The machine's name is a part of it, so that a copy of the folder makes another server. */
async function nodeId(folder: string): Promise<string> {
  const file = join(folder, 'node');
  const known = existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
  const id = known || randomBytes(6).toString('hex');
  if (!known) writeDurably(file, id);
  return `${hostname()}-${id}`;
}

/** A database that calls back with each error that says that its files are damaged. */
function watched(database: Database, onDamage: (error: Error) => void): Database {
  const watch = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error) => {
      if (isDamage(error)) onDamage(error);
      throw error;
    });
  return {
    kind: database.kind,
    query: (sql, values) => watch(database.query(sql, values)),
    transaction: (run) => watch(database.transaction(run)),
    onLost: (listener) => database.onLost(listener),
    ...(database.copyTo && { copyTo: (folder: string) => watch(database.copyTo!(folder)) }),
    close: () => database.close(),
  };
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
  damage: string | undefined;
  faultyGames: number;
  #eventsBefore = 0;
  #caring: Promise<void> = Promise.resolve();

  constructor(
    database: Database,
    faultyGames: number,
    clock: PlayClock,
    node: string,
    lock: FolderLock,
    options: StorageOptions,
  ) {
    this.database = watched(database, (error) => {
      if (this.damage === undefined) options.log.error({ error: error.message }, 'the database is damaged');
      this.damage = error.message;
    });
    const store = openStore(this.database);
    this.store = {
      ...store,
      setFault: async (game, fault) => {
        await store.setFault(game, fault);
        this.faultyGames = await store.faultyGames();
      },
    };
    this.faultyGames = faultyGames;
    this.clock = clock;
    this.node = node;
    this.#lock = lock;
    this.#options = options;
    this.commits = openCommits(eventRows(this.database.query), this.counts, () => clock.check());
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
