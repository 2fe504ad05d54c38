// The person's bad turns, in the browser's IndexedDB. Each function rejects if the browser refuses.
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { withDatabase } from '../shared/with-database.ts';
import type { BadTurn } from './bad-turns.ts';
import { type Card, type Schedule, Schedules } from './schedule.ts';

interface Schema extends DBSchema {
  mistakes: { key: string; value: BadTurn; indexes: { due: Date } };
  /** The matches that were looked through, by their ids. */
  matches: { key: string; value: true };
  /** Schedules from a file, by the ids of bad turns that are not found yet. */
  schedules: { key: string; value: Card };
}

/** Opens the database. */
const open = () =>
  openDB<Schema>('kickmate-practice', 2, {
    upgrade(changed, from) {
      if (from < 1) {
        changed.createObjectStore('mistakes', { keyPath: 'id' }).createIndex('due', 'card.due');
        changed.createObjectStore('matches');
      }
      changed.createObjectStore('schedules');
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

/** Keeps what was found in a match. A bad turn that is stored already is left as it is; a schedule from a file goes on. */
export const addBadTurns = (matchId: string, found: readonly BadTurn[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'matches', 'schedules'], 'readwrite');
    const badTurns = transaction.objectStore('mistakes');
    const schedules = transaction.objectStore('schedules');
    for (const one of found) {
      if (await badTurns.getKey(one.id)) continue;
      const card = await schedules.get(one.id);
      await badTurns.put(card ? { ...one, card } : one);
    }
    await schedules.delete(keysOf(matchId));
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
    const transaction = db.transaction(['mistakes', 'matches', 'schedules'], 'readwrite');
    for (const matchId of gone) {
      await transaction.objectStore('matches').delete(matchId);
      await transaction.objectStore('mistakes').delete(keysOf(matchId));
      await transaction.objectStore('schedules').delete(keysOf(matchId));
    }
    await transaction.done;
  });

/** The ids of the bad turns of a match: all that begin with its id and `/`, after which comes the character `0`. */
const keysOf = (matchId: string): IDBKeyRange => IDBKeyRange.bound(`${matchId}/`, `${matchId}0`);

/** The schedules of all bad turns that were practised, for a file with matches. */
export const practised = (): Promise<readonly Schedule[]> =>
  withDatabase(open, async (db) => {
    const found = await db.getAll('mistakes');
    return found.flatMap(({ id, card }) =>
      card.last_review ? [{ id, card: { ...card, last_review: card.last_review } }] : [],
    );
  });

/**
 * Keeps schedules from a file. Of a bad turn that was practised here too, the later practice counts.
 * @returns whether they could be read; nothing is kept otherwise
 */
export async function keepSchedules(schedules: unknown): Promise<boolean> {
  const read = v.safeParse(Schedules, schedules);
  if (!read.success) return false;
  await withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'schedules'], 'readwrite');
    const badTurns = transaction.objectStore('mistakes');
    for (const { id, card } of read.output) {
      const known = await badTurns.get(id);
      if (!known) await transaction.objectStore('schedules').put(card, id);
      else if (!known.card.last_review || known.card.last_review < card.last_review)
        await badTurns.put({ ...known, card });
    }
    await transaction.done;
  });
  return true;
}
