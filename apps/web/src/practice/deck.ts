// The person's bad turns, in the browser's IndexedDB. Each function rejects if the browser refuses.
import { type DBSchema, openDB } from 'idb';
import { withDatabase } from '../shared/with-database.ts';
import type { BadTurn } from './bad-turns.ts';

interface Schema extends DBSchema {
  mistakes: { key: string; value: BadTurn; indexes: { due: Date } };
  /** The matches that were looked through, by their ids. */
  matches: { key: string; value: true };
}

/** Opens the database. */
const open = () =>
  openDB<Schema>('kickmate-practice', 1, {
    upgrade(created) {
      created.createObjectStore('mistakes', { keyPath: 'id' }).createIndex('due', 'card.due');
      created.createObjectStore('matches');
    },
  });

/** All bad turns, those that are due first at the front. */
export const allBadTurns = (): Promise<readonly BadTurn[]> =>
  withDatabase(open, (db) => db.getAllFromIndex('mistakes', 'due'));

/** The number of bad turns that are due at a moment. */
export const dueCount = (now: Date): Promise<number> =>
  withDatabase(open, (db) => db.countFromIndex('mistakes', 'due', IDBKeyRange.upperBound(now)));

/** The ids of the matches that were looked through. */
export const lookedThrough = (): Promise<ReadonlySet<string>> =>
  withDatabase(open, async (db) => new Set(await db.getAllKeys('matches')));

/** Keeps what was found in a match. A bad turn that is stored already is left as it is. */
export const addBadTurns = (matchId: string, found: readonly BadTurn[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'matches'], 'readwrite');
    const badTurns = transaction.objectStore('mistakes');
    for (const one of found) if (!(await badTurns.getKey(one.id))) await badTurns.put(one);
    await transaction.objectStore('matches').put(true, matchId);
    await transaction.done;
  });

/** Keeps a bad turn as it is now, unless it has been deleted meanwhile. */
export const changeBadTurn = (badTurn: BadTurn): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction('mistakes', 'readwrite');
    if (await transaction.store.getKey(badTurn.id)) await transaction.store.put(badTurn);
    await transaction.done;
  });

/** Deletes the bad turns of matches that are gone. */
export const forgetMatches = (gone: readonly string[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'matches'], 'readwrite');
    const badTurns = transaction.objectStore('mistakes');
    for (const matchId of gone) {
      await transaction.objectStore('matches').delete(matchId);
      // `0` is the character after `/`: these are all keys that begin with the match's id and `/`.
      for (const key of await badTurns.getAllKeys(IDBKeyRange.bound(`${matchId}/`, `${matchId}0`)))
        await badTurns.delete(key);
    }
    await transaction.done;
  });
