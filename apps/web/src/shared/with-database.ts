import type { DBSchema, IDBPDatabase } from 'idb';

/** Tells whether the browser refused to store something because its storage for this site is full. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Tells whether a database could not be opened because a newer version of the app has changed its form. */
export const isOfNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** Opens a database of this browser for one piece of work, and closes it. Rejects if the browser refuses. */
export async function withDatabase<Schema extends DBSchema, T>(
  open: () => Promise<IDBPDatabase<Schema>>,
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
