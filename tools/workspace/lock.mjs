// One front door at a time installs and builds: two tools started together must not write the same files.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheFolder, say } from './place.mjs';

const forgottenAfterMs = 20 * 60_000;

/**
 * Does `work` while nobody else of this checkout does any, and gives its result.
 * @template T
 * @param {() => T | Promise<T>} work
 * @param {string} lock the file that says who is at work
 * @returns {Promise<T>}
 */
export async function alone(work, lock = join(cacheFolder, 'lock')) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let turn = 0; !take(lock); turn++) {
    if (turn === 10) say('waiting for another run of this checkout to finish installing and building');
    if (!isForgotten(lock) || !clear(lock)) await pause(200);
  }
  const giveBack = () => rmSync(lock, { force: true });
  process.on('exit', giveBack);
  try {
    return await work();
  } finally {
    process.off('exit', giveBack);
    giveBack();
  }
}

/** Whether it is ours now. */
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
 * Takes a forgotten lock away; whether it did. One at a time, and each looks again: who has only seen that it was forgotten
 * might take away that of the next owner.
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

/** Its owner is gone (killed without a chance to tidy up), or has taken longer than any installation does. */
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
