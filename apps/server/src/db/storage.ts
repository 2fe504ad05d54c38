import type { Commits } from './commits.ts';
import type { Database, Log } from './database.ts';
import type { PlayClock } from './play-clock.ts';
import type { Store } from './store.ts';

/** The settings of a server's storage. */
export interface StorageOptions {
  /** Address of a PostgreSQL database (`postgres://...`); absent for PGlite in the folder. */
  readonly url?: string | undefined;
  /** The server's data folder: lock, server id, PGlite's files and backups. Each server needs one of its own. */
  readonly folder: string;
  /** Address at which other servers reach this one; empty if there are none. */
  readonly address?: string | undefined;
  readonly log: Log;
}

/** All that a server stores, opened and migrated. */
export interface Storage {
  /** This server's id: the same after a restart on the same folder, so that its games are its own at once. */
  readonly node: string;
  readonly database: Database;
  readonly store: Store;
  readonly commits: Commits;
  readonly clock: PlayClock;
  /** Writes a backup now and returns its file; `undefined` with PostgreSQL, which has tools of its own. */
  backUp(): Promise<string | undefined>;
  /** Commits what is under way, gives up this server's games, stops the clock and closes the database. */
  close(): Promise<void>;
}
