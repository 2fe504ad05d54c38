import type { DBSchema, IDBPDatabase } from 'idb';
import { texts } from './texts.ts';

/** The reason for which a browser did not store or read something. `refused`: the sentence where it gives none that helps. */
export function storageProblem(error: unknown, refused: string): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return texts.isFull;
  // A newer version of the app has changed the database's form.
  return name === 'VersionError' ? texts.isOfNewer : refused;
}

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
