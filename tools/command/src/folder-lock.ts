import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command-line.ts';

/**
 * Locks a folder for this process until the returned function is called, or until the process ends.
 *
 * Each process has a lock of its own in the folder, an empty file whose name says whose it is. Anybody may therefore remove the lock
 * of a process that was killed: no later process has the same.
 * @param refusal words the error by the id and the lock of the other process
 * @throws UsageError if another process of this machine has locked the folder
 */
export function lockFolder(folder: string, refusal: (pid: string, lock: string) => string): () => void {
  const own = lockOf(process.pid)!;
  const remove = () => rmSync(join(folder, own), { force: true });
  const release = () => {
    process.off('exit', remove);
    remove();
  };
  process.on('exit', remove);
  try {
    // The own lock comes first: of two processes at the same time, at least one then sees the other.
    writeFileSync(join(folder, own), '');
    for (const name of readdirSync(folder)) {
      const [, pid] = /^lock-(\d+)-/.exec(name) ?? [];
      if (pid === undefined || name === own) continue;
      const lock = join(folder, name);
      if (lockOf(Number(pid)) === name) throw new UsageError(refusal(pid, lock));
      rmSync(lock, { force: true });
    }
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * The name of a process's lock; `undefined` if no such process runs. On Linux the name also says when the process started, because
 * a later process may have its number.
 */
export function lockOf(pid: number): string | undefined {
  const start = process.platform === 'linux' ? startOf(pid) : isThere(pid) ? '' : undefined;
  return start === undefined ? undefined : `lock-${pid}-${start}`;
}

/** Places of fields in /proc/PID/stat, counted after the command, which may hold spaces: see proc_pid_stat(5). */
const STATE = 0;
const START = 19;

/** The start of a process in clock ticks since the machine started, and the id of that start of the machine. */
function startOf(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A process that was killed stays as a zombie until its parent takes note.
  if (fields[STATE] === 'Z' || fields[STATE] === 'X') return undefined;
  return `${fields[START]}-${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // ESRCH: the process ended while its file was read.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
