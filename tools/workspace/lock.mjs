// The lock of all commands: of several at the same time only one works in a folder. Two would write the same files.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheFolder, say } from './place.mjs';

const renewedEveryMs = 60_000;
const forgottenAfterMs = 20 * renewedEveryMs;

/**
 * Runs `work` while no other process of this checkout holds the lock, and returns its result.
 * @template T
 * @param {() => T | Promise<T>} work
 * @param {string} lock a file that names the process at work
 * @returns {Promise<T>}
 */
export async function alone(work, lock = join(cacheFolder, 'lock')) {
  let release = hold(lock);
  for (let turn = 1; !release; turn++) {
    if (turn === 10) say('waiting for another run of this checkout to finish installing and building');
    await pause(200);
    release = hold(lock);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Takes a lock, until it is released or the process ends. Returns the function that releases it; `undefined` while another
 * process has the lock.
 * @param {string} lock a file that names the process at work
 * @returns {(() => void) | undefined}
 */
export function hold(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  if (!take(lock) && !(isForgotten(lock) && clear(lock) && take(lock))) return undefined;
  const isOwn = () => readIfThere(lock) === identityOf(process.pid);
  const remove = () => isOwn() && rmSync(lock, { force: true });
  const renew = () => isOwn() && utimesSync(lock, new Date(), new Date());
  const timer = setInterval(renew, renewedEveryMs).unref();
  process.on('exit', remove);
  return () => {
    clearInterval(timer);
    process.off('exit', remove);
    remove();
  };
}

/**
 * The process that holds a lock; `undefined` if the file names none.
 * @param {string} lock
 * @returns {number | undefined}
 */
export function holderOf(lock) {
  return Number.parseInt(readIfThere(lock) ?? '', 10) || undefined;
}

/** Creates the lock; returns false if it exists already. */
function take(lock) {
  try {
    writeFileSync(lock, identityOf(process.pid) ?? '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a forgotten lock. Returns false if another process is doing so. Only one process at a time removes it, and checks
 * it again first. Otherwise it might remove the lock of the next owner.
 */
function clear(lock) {
  const clearing = `${lock}.clearing`;
  if (!take(clearing)) {
    if (isForgotten(clearing)) rmSync(clearing, { force: true });
    return false;
  }
  if (isForgotten(lock)) rmSync(lock, { force: true });
  rmSync(clearing, { force: true });
  return true;
}

/** Tells whether the lock's owner ended without removing it (it was killed), or, where that cannot be known, has not renewed it for long. */
function isForgotten(lock) {
  const name = readIfThere(lock);
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY);
  const pid = Number.parseInt(name ?? '', 10);
  if (!pid) return age > forgottenAfterMs;
  if (identityOf(pid) !== name) return true;
  return process.platform !== 'linux' && age > forgottenAfterMs;
}

/**
 * A text by which a running process is known; `undefined` if none has this number. On Linux it also says when the process started,
 * because a later process may have its number.
 * @param {number} pid
 */
export function identityOf(pid) {
  const start = process.platform === 'linux' ? startOf(pid) : isThere(pid) ? '' : undefined;
  return start === undefined ? undefined : `${pid} ${start}`;
}

/** Places of fields in /proc/PID/stat, counted after the command, which may hold spaces: see proc_pid_stat(5). */
const stateField = 0;
const startField = 19;

/** The start of a process in clock ticks since the machine started, and the id of that start of the machine. */
function startOf(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A process that was killed stays as a zombie until its parent takes note.
  if ('ZX'.includes(fields[stateField] ?? '')) return undefined;
  return `${fields[startField]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // ESRCH: the process ended while its file was read.
    if (['ENOENT', 'ESRCH'].includes(error.code)) return undefined;
    throw error;
  }
}

function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return error.code === 'EPERM';
  }
}
