// The person's bad turns, in the browser's IndexedDB. Each function rejects if the browser refuses.
import type { PractisedTask } from '@kickmate/protocol';
import { type DBSchema, openDB } from 'idb';
import * as v from 'valibot';
import { withDatabase } from '../shared/with-database.ts';
import type { BadTurn } from './bad-turns.ts';
import { type Card, cardAfter, isDue, practisedBy, putOff, type Schedule, ScheduleSchema } from './schedule.ts';

interface Schema extends DBSchema {
  mistakes: { key: string; value: BadTurn; indexes: { due: Date } };
  /** The matches that were looked through, by their ids: the moment at which each had ended; `true` from earlier versions. */
  matches: { key: string; value: number | true };
  /** Schedules from a file or the server, by the ids of bad turns that are not found yet. */
  schedules: { key: string; value: Card };
  /**
   * The last practice of bad turns of which the server may not know, by their ids, in milliseconds since 1970; 0 for one that is
   * another player's and is not sent.
   */
  unsent: { key: string; value: number };
}

/** Opens the database. */
const open = () =>
  openDB<Schema>('kickmate-practice', 3, {
    upgrade(changed, from) {
      if (from < 1) {
        changed.createObjectStore('mistakes', { keyPath: 'id' }).createIndex('due', 'card.due');
        changed.createObjectStore('matches');
      }
      if (from < 2) changed.createObjectStore('schedules');
      changed.createObjectStore('unsent');
    },
  });

/** All bad turns, those that are due first at the front. */
export const allBadTurns = (): Promise<readonly BadTurn[]> =>
  withDatabase(open, (db) => db.getAllFromIndex('mistakes', 'due'));

/** The number of bad turns that are due at a moment. */
export const dueCount = async (now: Date): Promise<number> =>
  (await allBadTurns()).filter(({ card }) => isDue(card, now)).length;

/**
 * The matches that were looked through, by their ids: the moment at which each had ended, in milliseconds since 1970. A match whose
 * end was taken back ends once more, later. `true`: an earlier version did not keep it.
 */
export const lookedThrough = (): Promise<ReadonlyMap<string, number | true>> =>
  withDatabase(open, async (db) => {
    const { store } = db.transaction('matches');
    const [ids, ends] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(ids.map((id, index) => [id, ends[index]!]));
  });

/**
 * Keeps what was found in a match. A bad turn that is stored already is left as it is; a schedule from a file goes on.
 * @param ended the moment at which the match ended, in milliseconds since 1970
 */
export const addBadTurns = (matchId: string, ended: number, found: readonly BadTurn[]): Promise<void> =>
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
    await transaction.objectStore('matches').put(ended, matchId);
    await transaction.done;
  });

/**
 * Changes the schedule of a bad turn after an attempt, from what is stored now: another window may have practised it, too.
 * @param isRight whether the attempt was good and without help
 * @returns the bad turn as it is now; `undefined` if it has been deleted meanwhile
 */
export const rateBadTurn = (id: string, isRight: boolean, now: Date): Promise<BadTurn | undefined> =>
  changeCard(id, (card) => cardAfter(card, isRight, now));

/** Puts a bad turn off until tomorrow, without an attempt. */
export const putOffBadTurn = (id: string, now: Date): Promise<BadTurn | undefined> =>
  changeCard(id, (card) => putOff(card, now));

const changeCard = (id: string, change: (card: Card) => Card): Promise<BadTurn | undefined> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'unsent'], 'readwrite');
    const badTurns = transaction.objectStore('mistakes');
    const known = await badTurns.get(id);
    const changed = known && { ...known, card: change(known.card) };
    if (changed) await badTurns.put(changed);
    const practised = changed?.card.last_review?.getTime();
    const isPractice = practised !== known?.card.last_review?.getTime();
    if (practised !== undefined && isPractice) await transaction.objectStore('unsent').put(practised, id);
    await transaction.done;
    return changed;
  });

/** Deletes the bad turns of matches that are gone. */
export const forgetMatches = (gone: readonly string[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const stores = ['mistakes', 'schedules', 'unsent'] as const;
    const transaction = db.transaction(['matches', ...stores], 'readwrite');
    for (const matchId of gone) {
      await transaction.objectStore('matches').delete(matchId);
      for (const store of stores) await transaction.objectStore(store).delete(keysOf(matchId));
    }
    await transaction.done;
  });

/** The ids of the bad turns of a match: all that begin with its id and `/`, after which comes the character `0`. */
const keysOf = (matchId: string): IDBKeyRange => IDBKeyRange.bound(`${matchId}/`, `${matchId}0`);

/** The schedules of all bad turns that were practised, on this device or another one. */
export const practisedSchedules = (): Promise<readonly Schedule[]> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'schedules']);
    const waiting = transaction.objectStore('schedules');
    const [found, ids, cards] = await Promise.all([
      transaction.objectStore('mistakes').getAll(),
      waiting.getAllKeys(),
      waiting.getAll(),
    ]);
    return [...found, ...ids.map((id, index) => ({ id, card: cards[index]! }))].flatMap(({ id, card }) =>
      card.last_review ? [{ id, card: { ...card, last_review: card.last_review } }] : [],
    );
  });

/** The schedules that the server may not have, as it gets them. */
export async function unsent(): Promise<readonly PractisedTask[]> {
  const ids = await withDatabase(open, async (db) => {
    const { store } = db.transaction('unsent');
    const [all, moments] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Set(all.filter((_, index) => moments[index]! > 0));
  });
  if (ids.size === 0) return [];
  return (await practisedSchedules())
    .filter(({ id }) => ids.has(id))
    .map(({ id, card }) => ({
      id,
      practised: card.last_review.getTime(),
      card: { ...card, due: card.due.toISOString(), last_review: card.last_review.toISOString() },
    }));
}

/** Notes that the server has schedules; one that was practised once more meanwhile is sent again. */
export const noteSent = (sent: readonly PractisedTask[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction('unsent', 'readwrite');
    for (const { id, practised } of sent)
      if (((await transaction.store.get(id)) ?? Number.POSITIVE_INFINITY) <= practised)
        await transaction.store.delete(id);
    await transaction.done;
  });

/** Notes that the server has none of this device's schedules: all are sent. */
export async function sendAll(): Promise<void> {
  const all = await practisedSchedules();
  await withDatabase(open, async (db) => {
    const transaction = db.transaction('unsent', 'readwrite');
    for (const { id, card } of all) await transaction.store.put(card.last_review.getTime(), id);
    await transaction.done;
  });
}

/** Notes that nothing is to be sent: what was practised so far is another player's. */
export const sendNothing = (): Promise<void> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction('unsent', 'readwrite');
    for (const id of await transaction.store.getAllKeys()) await transaction.store.put(0, id);
    await transaction.done;
  });

/**
 * Keeps schedules from a file. Of a bad turn that was practised here too, or in another file, the later practice counts, but none
 * after `now`.
 * @returns whether they could be read; nothing is kept otherwise
 */
export async function keepSchedulesOfFile(fromFile: unknown, now = new Date()): Promise<boolean> {
  const read = v.safeParse(v.array(ScheduleSchema), fromFile);
  if (read.success) await keepLaterPractice(read.output, now, 'unsent');
  return read.success;
}

/**
 * Keeps schedules from the server, as {@link keepSchedulesOfFile} does. One that this version of the app cannot read is left out.
 * @returns the number of those that were later than what was known here
 */
export const keepSchedulesOfServer = (fromServer: readonly PractisedTask[], now = new Date()): Promise<number> =>
  keepLaterPractice(
    fromServer.flatMap(({ practised, ...one }) => {
      const read = v.safeParse(ScheduleSchema, one);
      // The clock of the other device may have been ahead; the server's moment is never.
      return read.success ? [{ ...read.output, card: { ...read.output.card, last_review: new Date(practised) } }] : [];
    }),
    now,
    'sent',
  );

/**
 * Keeps schedules: those of a file that are later than what is known here, and those of the server also where it knows all of this
 * device, whose clock may have been ahead. Returns the number of those that are other than what was known.
 */
const keepLaterPractice = (all: readonly Schedule[], now: Date, state: 'sent' | 'unsent'): Promise<number> =>
  withDatabase(open, async (db) => {
    const transaction = db.transaction(['mistakes', 'schedules', 'unsent'], 'readwrite');
    const [badTurns, schedules] = [transaction.objectStore('mistakes'), transaction.objectStore('schedules')];
    const unsent = transaction.objectStore('unsent');
    let kept = 0;
    for (const { id, card } of all) {
      const known = await badTurns.get(id);
      const waiting = known ? undefined : await schedules.get(id);
      const before = known?.card ?? waiting;
      const [last, next] = [before && practisedBy(before, now), practisedBy(card, now)];
      const isKnownThere = state === 'sent' && (await unsent.getKey(id)) === undefined;
      if (last !== undefined && (last === next || (last > next && !isKnownThere))) continue;
      if (known) await badTurns.put({ ...known, card });
      else await schedules.put(card, id);
      if (state === 'unsent') await unsent.put(card.last_review.getTime(), id);
      else await unsent.delete(id);
      kept++;
    }
    await transaction.done;
    return kept;
  });
