import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file as a whole: after a loss of power it has this content, or it is as it was before. The content is written
 * beside it, waits for the disk, and then takes the file's name.
 */
export function writeDurably(file: string, content: string, temporary = `${file}.part`): void {
  writeSynced(temporary, content);
  renameSync(temporary, file);
  syncFolder(dirname(file));
}

/** Writes a file that only its owner may read, and waits until its content is on the disk. Its name may not be there yet. */
export function writeSynced(file: string, content: string): void {
  const opened = openSync(file, 'w', 0o600);
  try {
    writeSync(opened, content);
    whereSupported(NOT_SYNCED, () => fsyncSync(opened));
  } finally {
    closeSync(opened);
  }
}

/** Waits until the names in a folder are on the disk. Does nothing on systems that cannot do that, such as Windows. */
export function syncFolder(folder: string): void {
  whereSupported(FOLDER_NOT_SYNCED, () => {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  });
}

/** The errors of file systems that cannot sync, as `pglite-worker.mjs` has them, too. */
const NOT_SYNCED: readonly unknown[] = ['EINVAL', 'ENOSYS', 'ENOTSUP'];

/** The errors of systems that cannot open or sync a folder. */
const FOLDER_NOT_SYNCED: readonly unknown[] = [...NOT_SYNCED, 'EACCES', 'EBADF', 'EISDIR', 'EPERM'];

function whereSupported(errors: readonly unknown[], sync: () => void): void {
  try {
    sync();
  } catch (error) {
    if (!errors.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
}

/** Gives a complete file or folder its final name in the same folder, and waits until all of it is on the disk. */
export async function publish(temporary: string, name: string): Promise<void> {
  await syncTree(temporary);
  await renameDurably(temporary, name);
}

/** Gives a file or folder another name in the same folder, and waits until that is on the disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  syncFolder(dirname(to));
}

/** Files that are synced at a time. The disk writes them together. */
const AT_ONCE = 16;

/** Waits until a file, or a folder with everything in it, is on the disk. */
async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return syncFile(path);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const next = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) await syncFile(file);
    }),
  );
  for (const entry of entries) if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
  syncFolder(path);
}

/** Waits until a file's content is on the disk. Windows wants the file opened for writing. */
async function syncFile(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  try {
    await opened.sync().catch((error) => {
      if (!NOT_SYNCED.includes(error.code)) throw error;
    });
  } finally {
    await opened.close();
  }
}

/** The present moment as a part of a file's name: `2026-01-31T04-00-00-000Z`. */
export const momentInName = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/**
 * Moves a folder aside, so that another one can have its name, and returns its new one, which tells what and when:
 * `pglite-replaced-2026-01-31T04-00-00-000Z`. Nothing is moved if the folder is missing or empty.
 */
export async function moveAside(folder: string): Promise<string | undefined> {
  if (await isEmpty(folder)) {
    // Windows renames nothing to a folder that is there.
    await rmdir(folder).catch(() => undefined);
    return undefined;
  }
  const aside = `${folder}-replaced-${momentInName()}`;
  await renameDurably(folder, aside);
  return aside;
}

/** Whether a folder is empty or missing. @throws Error if it cannot be read */
export async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** The free bytes below which a disk counts as full: two segments of PostgreSQL's log. */
const FULL_BYTES = 32 * 2 ** 20;

/** The disk cannot be used: it is full, or not there. It is not the database that is wrong, and a later start may succeed. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** Tries the disk of a folder by writing a file, and making the folder if it is missing. @throws DiskError */
export async function requireDisk(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `probe-${process.pid}`);
    writeSynced(probe, '');
    await rm(probe);
    const { blocks, bavail, bsize } = await statfs(folder);
    // Some file systems of a network do not know their size.
    if (blocks === 0 || bavail * bsize >= FULL_BYTES) return;
  } catch (cause) {
    throw new DiskError(`The data folder ${folder} cannot be used: ${(cause as Error).message}`, { cause });
  }
  throw new DiskError(
    `The disk of the data folder ${folder} is full: at least ${FULL_BYTES / 2 ** 20} MiB must be free.`,
  );
}
