// Measures the processor time of a program and of all that it starts, from Linux's files of processes. Elsewhere nothing is measured.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** The kernel counts processor time in hundredths of a second, on every machine that Node runs on. */
const TICKS = 100;

/**
 * @typedef {object} Process
 * @property {number} id
 * @property {number} parent
 * @property {number} seconds of itself and of its children that have ended
 */

/**
 * Reads a process from the text of its file `stat`.
 * @param {string} text
 * @returns {Process}
 */
export function readProcess(text) {
  const id = Number.parseInt(text, 10);
  // A program's name may hold spaces and brackets.
  const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
  return { id, parent: Number(parent), seconds: ticks / TICKS };
}

/** All processes now; none where there is no such folder. @returns {Process[]} */
function processes() {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.flatMap((id) => {
      try {
        return [readProcess(readFileSync(`/proc/${id}/stat`, 'utf8'))];
      } catch {
        // It has ended.
        return [];
      }
    });
  } catch {
    return [];
  }
}

/** The seconds of a process and of all below it. */
function secondsBelow(/** @type {Process[]} */ all, /** @type {Process} */ top) {
  return all
    .filter(({ parent }) => parent === top.id)
    .reduce((sum, child) => sum + secondsBelow(all, child), top.seconds);
}

/** The seconds of processor time of this process and all that it has started and waited for; `undefined` where they cannot be read. */
export function ownSeconds() {
  const all = processes();
  const own = all.find(({ id }) => id === process.pid);
  return own && secondsBelow(all, own);
}

/**
 * Watches the tasks that turbo runs, each a process in the folder of a package. Returns a function that ends this
 * and gives the seconds by folder. A task is looked at once a second: what its last second costs is not counted.
 * @param {number} turbo the id of its process
 * @param {string} root the project's folder
 * @returns {() => ReadonlyMap<string, number>}
 */
export function watchTasks(turbo, root) {
  /** @type {Map<number, { folder: string, seconds: number }>} */
  const tasks = new Map();
  const timer = setInterval(() => {
    const all = processes();
    for (const { id, folder } of tasksBelow(all, turbo, root)) {
      const task = all.find((one) => one.id === id);
      if (task) tasks.set(id, { folder, seconds: secondsBelow(all, task) });
    }
  }, 1000);
  return () => {
    clearInterval(timer);
    /** @type {Map<string, number>} */
    const sums = new Map();
    for (const { folder, seconds } of tasks.values()) sums.set(folder, (sums.get(folder) ?? 0) + seconds);
    return sums;
  };
}

/**
 * The first processes below one that run in the folder of a package: turbo is started through others, in the project's folder.
 * @param {Process[]} all
 * @returns {{ id: number, folder: string }[]}
 */
function tasksBelow(all, /** @type {number} */ top, /** @type {string} */ root) {
  return all
    .filter(({ parent }) => parent === top)
    .flatMap(({ id }) => {
      const folder = folderOf(id, root);
      if (folder === undefined) return [];
      return folder === '' ? tasksBelow(all, id, root) : [{ id, folder }];
    });
}

function folderOf(/** @type {number} */ id, /** @type {string} */ root) {
  try {
    return relative(root, readlinkSync(`/proc/${id}/cwd`))
      .split(sep)
      .join('/');
  } catch {
    return undefined;
  }
}
