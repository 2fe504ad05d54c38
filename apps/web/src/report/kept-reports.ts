import { hashText } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import type { PositionScore } from '@kickmate/play/report';
import { type DBSchema, openDB } from 'idb';
import { parseSavedMatch } from '../match/saved/saved-match.ts';
import { restsBetween } from '../shared/rest.ts';
import { withDatabase } from '../shared/with-database.ts';

/** The searches of a report that are done, as they are kept on this device. */
export interface KeptReport {
  /** Names the contents of the match; see {@link contentKey}. */
  readonly key: string;
  /** The moment of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** True if the person stopped it: it does not go on by itself. */
  readonly isStopped: boolean;
  /** True if the engine over the plain rules made it. */
  readonly isSlow: boolean;
  readonly scores: Readonly<Record<string, PositionScore>>;
}

interface Schema extends DBSchema {
  reports: { key: string; value: KeptReport; indexes: { at: number } };
}

/** The most reports that are kept; the oldest ones are dropped. */
export const MOST_REPORTS = 300;

/**
 * A name for the contents of a match: its game, its starts and its actions. The same match has the same name wherever it was
 * opened from: the history, a record, a server.
 */
export function contentKey({ variant, rounds }: AnyMatch): string {
  const text = JSON.stringify([
    variant.id,
    rounds.map(({ start, plies }) => [variant.text.format(start), plies.map((ply) => variant.text.formatAction(ply))]),
  ]);
  const plies = rounds.reduce((sum, round) => sum + round.plies.length, 0);
  const part = (salt: string) => (hashText(`${salt}${text}`) >>> 0).toString(36);
  return [plies, text.length, part('1'), part('2')].join('-');
}

const open = () =>
  openDB<Schema>('kickmate-reports', 1, {
    upgrade(created) {
      created.createObjectStore('reports', { keyPath: 'key' }).createIndex('at', 'at');
    },
  });

/** The kept report of a match; `undefined` if there is none or the browser has no storage for us. */
export const keptReport = (key: string): Promise<KeptReport | undefined> =>
  withDatabase(open, (db) => db.get('reports', key)).catch(() => undefined);

/** Keeps a report. Rejects if the browser refuses. */
export const keepReport = (report: KeptReport): Promise<void> =>
  withDatabase(open, async (db) => {
    const change = db.transaction('reports', 'readwrite');
    await change.store.put(report);
    const keys = await change.store.index('at').getAllKeys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST_REPORTS))) await change.store.delete(key);
    await change.done;
  });

/** Deletes the reports of stored matches, given as their texts. Does nothing where the browser or a text cannot be read. */
export async function forgetReports(texts: readonly string[]): Promise<void> {
  const keys: string[] = [];
  const rest = restsBetween();
  for (const text of texts) {
    await rest();
    const read = await parseSavedMatch(text).catch(() => undefined);
    if (read?.ok) keys.push(contentKey(read.value.match));
  }
  await withDatabase(open, async (db) => {
    for (const key of keys) await db.delete('reports', key);
  }).catch(() => undefined);
}
