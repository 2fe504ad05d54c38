// A lock, so that of several commands at the same time only one works in a folder. Two would write the same files.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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
  const remove = () => rmSync(lock, { force: true });
  const renew = () => existsSync(lock) && utimesSync(lock, new Date(), new Date());
  const timer = setInterval(renew, renewedEveryMs).unref();
  process.on('exit', remove);
  return () => {
    clearInterval(timer);
    process.off('exit', remove);
    remove();
  };
}

/** Creates the lock; returns false if it exists already. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
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

/** Whether the lock's owner ended without removing it (it was killed), or has not renewed it for long: another process may have its number now. */
function isForgotten(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > forgottenAfterMs) return true;
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
