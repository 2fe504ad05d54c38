import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FinishedMatch, StoredMatch } from './finished.ts';

interface Schema extends DBSchema {
  /** The facts that the list shows. */
  matches: { key: string; value: FinishedMatch; indexes: { ended: number } };
  /** The texts of the matches, by the same keys: the list does not need them. */
  texts: { key: string; value: string };
}

/** The matches that are read at a time: some 20 ms. */
const PART = 500;

/** The finished matches of this device, in the browser's IndexedDB. Each method rejects if the browser refuses. */
export class HistoryDatabase {
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  /** Opens the database if it is not open. After a refusal the next call tries again. */
  async #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDB<Schema>('kickmate', 1, {
      upgrade(db) {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('ended', 'ended');
        db.createObjectStore('texts');
      },
      // Another window has a newer version, or somebody clears the site's data: let go of it.
      blocking: () => this.close(),
      terminated: () => this.close(),
    });
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }

  /** All matches, the latest first. Thousands are read in parts, between which the page can do something else. */
  async list(): Promise<readonly FinishedMatch[]> {
    const { store } = (await this.#open()).transaction('matches');
    const found: FinishedMatch[] = [];
    for (let part = await store.getAll(undefined, PART); ; ) {
      found.push(...part);
      if (part.length < PART) return found.reverse().sort((a, b) => b.ended - a.ended);
      part = await store.getAll(IDBKeyRange.lowerBound(part.at(-1)!.id, true), PART);
    }
  }

  /** The latest matches, about `count` of them, the latest first: a page can show them at once, however many there are. */
  async latest(count: number): Promise<readonly FinishedMatch[]> {
    const index = (await this.#open()).transaction('matches').store.index('ended');
    const cursor = await index.openKeyCursor(null, 'prev');
    const next = await cursor?.advance(count);
    return (await index.getAll(next && IDBKeyRange.lowerBound(next.key, true))).reverse();
  }

  /** Stores matches, all or none of them. A match with a known id takes the place of the older one. */
  async put(stored: readonly StoredMatch[]): Promise<void> {
    const db = await this.#open();
    const change = db.transaction(['matches', 'texts'], 'readwrite');
    const done = stored.flatMap(({ match, text }) => [
      change.objectStore('matches').put(match),
      change.objectStore('texts').put(text, match.id),
    ]);
    await Promise.all([...done, change.done]);
  }

  /** The text of a match; `undefined` if it is not there any more. */
  async text(id: string): Promise<string | undefined> {
    const db = await this.#open();
    return db.get('texts', id);
  }

  /** Deletes matches. */
  async delete(ids: readonly string[]): Promise<void> {
    const db = await this.#open();
    const change = db.transaction(['matches', 'texts'], 'readwrite');
    const done = ids.flatMap((id) => [
      change.objectStore('matches').delete(id),
      change.objectStore('texts').delete(id),
    ]);
    await Promise.all([...done, change.done]);
  }

  close(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    opened?.then((db) => db.close()).catch(() => undefined);
  }
}
