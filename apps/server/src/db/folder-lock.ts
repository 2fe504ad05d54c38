import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { syncFolder, writeDurably, writeSynced } from './disk.ts';

/** The content of a lock file. */
interface Holder {
  readonly pid: number;
  /** The process's start time in ticks since the machine started; absent where the system has no /proc. */
  readonly started?: string | undefined;
  /** Machine, its start and namespace of process ids: only within the same place can a process id be looked up. */
  readonly place: string;
  readonly host: string;
  readonly since: string;
  /** Differs from lock to lock, also within one process. */
  readonly token: string;
  /** Whether the holder has given the lock back. */
  readonly released?: boolean | undefined;
}

/** Another server, or another command for its data, holds the folder's lock. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

/** A held lock. */
export interface FolderLock {
  /** Gives the lock back. */
  release(): void;
}

/**
 * A holder in another place renews its lock so often, and is taken for dead when it has not for so long; milliseconds. So is
 * the holder of a lock that names nobody: a loss of power may have emptied the file.
 */
const RENEW_MS = 1000;
const FORGOTTEN_MS = 5000;

/**
 * Takes the lock of a server's data folder, which lasts until `release` or the end of the process, however it ends. Two
 * servers on one folder would destroy its database.
 *
 * The folder `lock` holds numbered files; the highest number is the valid one. It is free if its holder has released it or
 * is dead. Whoever finds it free creates the next number, which succeeds for only one process, because a link to a complete
 * file is created at once or not at all. No file is removed before a higher one exists, so a slow starter cannot mistake
 * an old number for a new one.
 *
 * @param onLost is called if the lock turns out to be another's, after this process stood still for long.
 * @throws {FolderTaken} if another server holds it; the message names the holder.
 */
export async function lockFolder(folder: string, onLost: () => void = () => undefined): Promise<FolderLock> {
  const locks = join(folder, 'lock');
  mkdirSync(locks, { recursive: true });
  const own: Holder = {
    pid: process.pid,
    started: startOf(process.pid)?.started,
    place: placeOfProcess(),
    host: hostname(),
    since: new Date().toISOString(),
    token: randomUUID(),
  };
  const temporary = join(locks, `temporary-${own.token}`);
  writeSynced(temporary, JSON.stringify(own));
  try {
    for (const deadline = Date.now() + FORGOTTEN_MS + RENEW_MS; ; ) {
      const highest = numbersIn(locks).at(-1) ?? 0;
      const file = join(locks, String(highest));
      const holder = highest > 0 ? readHolder(file) : undefined;
      if (highest === 0 || isFree(holder, file, own.place, temporary)) {
        if (take(locks, temporary, highest + 1)) return hold(locks, highest + 1, own, onLost);
      } else if (holder && (holder.place === own.place || Date.now() > deadline)) {
        throw new FolderTaken(refusal(folder, holder, file));
      } else {
        // The holder's place is another (a container that was started again, perhaps). Its lock may be forgotten soon.
        await pause(100);
      }
    }
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Creates the lock file with a number; returns false if another process was faster. */
function take(locks: string, temporary: string, number: number): boolean {
  const file = join(locks, String(number));
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const numbers = numbersIn(locks);
  if (numbers.at(-1) !== number) {
    // This number had been used and removed already.
    rmSync(file, { force: true });
    return false;
  }
  // The new name is on the disk before the old ones go.
  syncFolder(locks);
  for (const old of numbers.slice(0, -1)) rmSync(join(locks, String(old)), { force: true });
  return true;
}

/** Keeps a lock that was taken: renews it for processes in other places. */
function hold(locks: string, number: number, own: Holder, onLost: () => void): FolderLock {
  const file = join(locks, String(number));
  const isOurs = () => existsSync(file) && numbersIn(locks).at(-1) === number;
  const timer = setInterval(() => {
    if (isOurs()) {
      const now = new Date();
      utimesSync(file, now, now);
    } else {
      clearInterval(timer);
      onLost();
    }
  }, RENEW_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (!isOurs()) return;
      writeDurably(file, JSON.stringify({ ...own, released: true }), join(locks, `temporary-${own.token}`));
    },
  };
}

/** The numbers of lock files, ascending. */
const numbersIn = (locks: string): readonly number[] =>
  readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

/** The holder in a lock file; `undefined` if the file names nobody, or was removed meanwhile. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder: Partial<Holder> | null = JSON.parse(readFileSync(file, 'utf8'));
    return typeof holder?.token === 'string' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function isFree(holder: Holder | undefined, file: string, place: string, temporary: string): boolean {
  if (holder?.released) return true;
  if (holder?.place === place) {
    const start = startOf(holder.pid);
    return !start || start.started !== holder.started;
  }
  // Both times are from the same file system's clock.
  const now = new Date();
  utimesSync(temporary, now, now);
  const renewed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return renewed !== undefined && statSync(temporary).mtimeMs - renewed > FORGOTTEN_MS;
}

/** Whether a process of this machine lives. */
export const isAlive = (pid: number): boolean => startOf(pid) !== undefined;

/**
 * The start time of a living process, as text to be compared; without /proc it is absent. Returns `undefined` if the
 * process has ended, also if its parent has not yet noticed.
 */
function startOf(pid: number): { readonly started?: string | undefined } | undefined {
  if (existsSync('/proc/self/stat')) {
    try {
      // The fields after the name in brackets, which may contain anything: state is the 3rd field, start time the 22nd.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return 'ZX'.includes(fields[0]!) ? undefined : { started: fields[19] };
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return {};
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? {} : undefined;
  }
}

/** Machine, its start and this process's namespace of process ids. */
function placeOfProcess(): string {
  const read = (get: () => string) => {
    try {
      return get().trim();
    } catch {
      return '';
    }
  };
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  return [hostname(), boot, read(() => readlinkSync('/proc/self/ns/pid'))].join(' ');
}

const refusal = (folder: string, { pid, host, since }: Holder, file: string): string =>
  `Another server uses the folder ${folder}: process ${pid} on ${host}, since ${since}. ` +
  `Stop it, or use another folder. If there is no such server, delete ${file}.`;
