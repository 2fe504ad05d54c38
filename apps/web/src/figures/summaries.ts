// The figures of the person's matches, in the browser's IndexedDB. They stay when the report itself is dropped. Each function rejects
// if the browser refuses.
import { type DBSchema, openDB } from 'idb';
import { withDatabase } from '../shared/with-database.ts';
import type { MatchFigures } from './figures.ts';

/** What is kept of a match's report. */
export interface MatchSummary {
  /** The id of the match in the history of this device. */
  readonly id: string;
  /** The game's id. */
  readonly game: string;
  /** Absent if the match could not be read, or neither side of it is the person's alone. */
  readonly figures?: MatchFigures;
}

interface Schema extends DBSchema {
  summaries: { key: string; value: MatchSummary; indexes: { game: string } };
}

/** Opens the database. Whoever changes {@link MatchFigures} raises the version: all summaries are then made again. */
const open = () =>
  openDB<Schema>('kickmate-insights', 2, {
    upgrade(created) {
      for (const name of created.objectStoreNames) created.deleteObjectStore(name);
      created.createObjectStore('summaries', { keyPath: 'id' }).createIndex('game', 'game');
    },
  });

/** The matches whose summaries were deleted since the page was opened: another summary may have been made of them. */
const forgotten = new Set<string>();

/**
 * The summaries of a game's matches.
 * @param known those that were read before: only what is new is read
 */
export const summariesOf = (game: string, known: readonly MatchSummary[] = []): Promise<readonly MatchSummary[]> =>
  withDatabase(open, async (db) => {
    if (known.length === 0) return db.getAllFromIndex('summaries', 'game', game);
    const byId = new Map(known.filter(({ id }) => !forgotten.has(id)).map((one) => [one.id, one]));
    const keys = await db.getAllKeysFromIndex('summaries', 'game', game);
    const found = await Promise.all(keys.map((id) => byId.get(id) ?? db.get('summaries', id)));
    return found.filter((one) => one !== undefined);
  });

/** The ids of the matches that have a summary. */
export const summarised = (): Promise<ReadonlySet<string>> =>
  withDatabase(open, async (db) => new Set(await db.getAllKeys('summaries')));

/** Keeps summaries. */
export const keepSummaries = (summaries: readonly MatchSummary[]): Promise<void> =>
  withDatabase(open, async (db) => {
    const change = db.transaction('summaries', 'readwrite');
    await Promise.all([...summaries.map((one) => change.store.put(one)), change.done]);
  });

/** Deletes the summaries of matches that are gone, or were claimed for the wrong side. */
export const forgetSummaries = (ids: readonly string[]): Promise<void> =>
  withDatabase(open, async (db) => {
    for (const id of ids) forgotten.add(id);
    const change = db.transaction('summaries', 'readwrite');
    await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
  });
