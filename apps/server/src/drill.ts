import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadVariant } from '@kickmate/catalogue';
import { backupsIn, unpackBackup } from './db/backup.ts';
import type { Log } from './db/database.ts';
import { writeDurably } from './db/disk.ts';
import { isAlive } from './db/folder-lock.ts';
import { migrate } from './db/migrations.ts';
import { openPGlite } from './db/pglite.ts';
import { backupsOf } from './db/storage.ts';
import { openStore, type Store } from './db/store.ts';
import { columnsOf } from './table/columns.ts';
import { Replays } from './table/replays.ts';

/** The result of a drill: the newest backup was restored elsewhere, and each of its games replayed. */
export interface DrillResult {
  /** The moment of its end, in milliseconds since 1970. */
  readonly at: number;
  /** The name of the backup; absent if there is none. */
  readonly backup?: string | undefined;
  /** Games that were replayed. */
  readonly games: number;
  /** Games that the server itself has marked: they were stored by other rules. */
  readonly faulty: number;
  /** The first games that do not end where their row says, with the reason. */
  readonly wrong: readonly string[];
  /** The reason for which the backup could not be restored; absent if it could. */
  readonly failure?: string | undefined;
}

/** Whether the backup can be restored, and each game ends where its row says. */
export const isPassed = ({ wrong, failure }: DrillResult): boolean => wrong.length === 0 && failure === undefined;

/** The most wrong games that a result names. */
const NAMED = 20;

/**
 * Restores the newest backup of a data folder into a folder of its own there, replays every game by its rules, compares the
 * end with the game's row, notes the result, and deletes the copy. A server may run meanwhile: its database is not touched.
 */
export async function drill(folder: string, log: Log): Promise<DrillResult> {
  await deleteOldCopies(folder);
  const backup = await newestBackup(folder);
  const copy = copyOf(folder, process.pid);
  const found = { games: 0, faulty: 0, wrong: [] as string[] };
  let failure: string | undefined;
  try {
    if (!backup) throw new Error(`there is no backup in ${backupsOf(folder)}`);
    await unpackBackup(backup.file, copy, log);
    await replayAll(copy, log, found);
  } catch (error) {
    failure = (error as Error).message;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  const result: DrillResult = { at: Date.now(), backup: backup && basename(backup.file), ...found, failure };
  writeDurably(resultOf(folder), JSON.stringify(result));
  return result;
}

/** The result of the last drill on a data folder, whoever asked for it; `undefined` before the first one. */
export function lastDrill(folder: string): DrillResult | undefined {
  try {
    return JSON.parse(readFileSync(resultOf(folder), 'utf8')) as DrillResult;
  } catch {
    return undefined;
  }
}

const resultOf = (folder: string): string => join(folder, 'drill');

/** The folder in which a drill of a process restores a backup. */
const copyOf = (folder: string, pid: number): string => join(folder, `drill-${pid}`);

/** Deletes what is left of drills whose process has ended. */
async function deleteOldCopies(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names) {
    const pid = Number(/^drill-(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** The newest backup of PGlite in a data folder. */
const newestBackup = async (folder: string) =>
  (await backupsIn(backupsOf(folder))).find(({ file }) => file.endsWith('.tar.gz'));

async function replayAll(
  files: string,
  log: Log,
  found: { games: number; faulty: number; wrong: string[] },
): Promise<void> {
  const database = await openPGlite({ folder: files, log });
  try {
    await migrate(database, log);
    const store = openStore(database);
    for (const { id } of await database.query<{ id: string }>('select id from game order by id')) {
      const why = await replayOne(store, id);
      if (why === 'faulty') found.faulty++;
      else found.games++;
      if (why && why !== 'faulty' && found.wrong.length < NAMED) found.wrong.push(`${id}: ${why}`);
    }
  } finally {
    await database.close();
  }
}

/** The reason for which a game does not end where its row says; `faulty` if the row says that; `undefined` if it does. */
async function replayOne(store: Store, id: string): Promise<string | undefined> {
  try {
    const game = (await store.game(id))!;
    if (game.fault !== undefined) return 'faulty';
    const events = await store.events(id, 0);
    const state = await new Replays().replay(game, await loadVariant(game.variant), events);
    if (state.v !== game.version) return `it has ${state.v} events, and its row says ${game.version}`;
    const after = columnsOf(state);
    for (const column of ['status', 'result', 'summary'] as const)
      if (!isDeepStrictEqual(plain(after[column]), plain(game[column])))
        return `its ${column} is ${JSON.stringify(after[column])}, and its row says ${JSON.stringify(game[column])}`;
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A value as JSON keeps it. */
const plain = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** A drill waits for an hour without events, but not longer than this. */
const LATE_MS = 2 * DAY_MS;

/** Whether a drill takes place now that is due at a moment. @param since the moment since which nobody has played */
export const isTimeForDrill = (now: number, dueAt: number, since: number): boolean =>
  now > dueAt + (now - since >= HOUR_MS ? 0 : LATE_MS);

/** The drills of a running server. */
export interface Drills {
  /** The result of the last one. */
  readonly last: DrillResult | undefined;
  /** Ends them, also one under way. */
  stop(): Promise<void>;
}

/**
 * Makes a drill each week in a process of its own, so that neither the server's loop nor its memory notices.
 * @param events the number of events so far, by which a quiet hour is found
 */
export function startDrills(folder: string, events: () => number, log: Log): Drills {
  const ending = new AbortController();
  const startedAt = Date.now();
  let last = lastDrill(folder);
  let before = events();
  let since = startedAt;
  let underWay: Promise<void> | undefined;
  const look = async () => {
    // Somebody may have made one by the command.
    last = lastDrill(folder);
    const dueAt = last ? last.at + WEEK_MS : startedAt;
    if (!isTimeForDrill(Date.now(), dueAt, since) || !(await newestBackup(folder)) || ending.signal.aborted) return;
    last = await drillApart(folder, ending.signal);
    if (ending.signal.aborted) return;
    if (isPassed(last)) log.info({ ...last }, 'drill: the newest backup can be restored, and all its games replayed');
    else log.error({ ...last }, 'drill: the newest backup is not as it should be');
  };
  const timer = setInterval(() => {
    if (events() !== before) since = Date.now();
    before = events();
    underWay ??= look()
      .catch((error) => log.error({ error: String(error) }, 'the drill failed'))
      .finally(() => {
        underWay = undefined;
      });
  }, MINUTE_MS);
  timer.unref();
  return {
    get last() {
      return last;
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await underWay;
    },
  };
}

/** Makes a drill in a process of its own, which ends with the signal. */
export async function drillApart(folder: string, signal: AbortSignal): Promise<DrillResult> {
  const began = Date.now();
  const command = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'data.ts'), 'drill'];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, KICKMATE_DATA: folder, DATABASE_URL: '' },
    stdio: 'ignore',
    signal,
    killSignal: 'SIGKILL',
  });
  // A process that cannot be started, or was ended by the signal, has no result.
  child.on('error', () => undefined);
  if (child.pid !== undefined) {
    lowPriority(child.pid);
    await once(child, 'exit').catch(() => undefined);
    await rm(copyOf(folder, child.pid), { recursive: true, force: true });
  }
  const result = lastDrill(folder);
  if (result && result.at >= began) return result;
  const failure = `its process ended with ${child.signalCode ?? child.exitCode ?? 'nothing'}`;
  return { at: Date.now(), games: 0, faulty: 0, wrong: [], failure };
}

function lowPriority(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}
