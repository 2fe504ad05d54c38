import { join } from 'node:path';
import { hold, holderOf } from '@kickmate/workspace/lock';
import { UsageError } from './command-line.ts';

/**
 * Locks a folder for this process until the returned function is called, or until the process ends.
 * @param refusal words the error by the id and the lock of the other process
 * @throws UsageError if another process of this machine has locked the folder
 */
export function lockFolder(folder: string, refusal: (pid: string, lock: string) => string): () => void {
  const lock = join(folder, 'lock');
  const release = hold(lock);
  if (!release) throw new UsageError(refusal(String(holderOf(lock) ?? '?'), lock));
  return release;
}
