import { type DBSchema, openDB } from 'idb';
import { withDatabase } from '../shared/with-database.ts';
import type { Mistake } from './mistakes.ts';

interface Schema extends DBSchema {
  mistakes: { key: string; value: Mistake; indexes: { due: Date } };
  /** The matches that were looked through, by their ids. */
  matches: { key: string; value: true };
}

/** The person's mistakes, in the browser's IndexedDB. Each function rejects if the browser refuses. */
const open = () =>
  openDB<Schema>('kickmate-practice', 1, {
    upgrade(created) {
      created.createObjectStore('mistakes', { keyPath: 'id' }).createIndex('due', 'card.due');
      created.createObjectStore('matches');
    },
  });

/** All mistakes, those that are due first at the front. */
export const allMistakes = (): Promise<readonly Mistake[]> =>
  withDatabase(open, (db) => db.getAllFromIndex('mistakes', 'due'));

/** The number of mistakes that are due at a moment. */
export const dueCount = (now: Date): Promise<number> =>
  withDatabase(open, (db) => db.countFromIndex('mistakes', 'due', IDBKeyRange.upperBound(now)));

/** The ids of the matches that were looked through. */
export const lookedThrough = (): Promise<ReadonlySet<string>> =>
  withDatabase(open, async (db) => new Set(await db.getAllKeys('matches')));

/** Keeps what was found in a match. A mistake that is stored already is left as it is. */
export const addMistakes = (match: string, found: readonly Mistake[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const change = db.transaction(['mistakes', 'matches'], 'readwrite');
    const mistakes = change.objectStore('mistakes');
    for (const one of found) if (!(await mistakes.getKey(one.id))) await mistakes.put(one);
    await change.objectStore('matches').put(true, match);
    await change.done;
  });

/** Keeps a mistake as it is now, unless it has been deleted meanwhile. */
export const changeMistake = (mistake: Mistake): Promise<void> =>
  withDatabase(open, async (db) => {
    const change = db.transaction('mistakes', 'readwrite');
    if (await change.store.getKey(mistake.id)) await change.store.put(mistake);
    await change.done;
  });

/** Deletes the mistakes of matches that are gone. */
export const forgetMatches = (gone: readonly string[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const change = db.transaction(['mistakes', 'matches'], 'readwrite');
    const mistakes = change.objectStore('mistakes');
    for (const match of gone) {
      await change.objectStore('matches').delete(match);
      for (const key of await mistakes.getAllKeys(IDBKeyRange.bound(`${match}/`, `${match}0`)))
        await mistakes.delete(key);
    }
    await change.done;
  });
