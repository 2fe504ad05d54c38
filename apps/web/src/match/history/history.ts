import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { storageProblem } from '../../shared/with-database.ts';
import { useLocalMatch } from '../../stage/local.ts';
import { isAsOpened } from '../../stage/opened-record.ts';
import { useStage } from '../../stage/stage.ts';
import type { KeptMatch } from '../saved/saved-match.ts';
import { HistoryDatabase } from './database.ts';
import { type FinishedMatch, finishedMatch, type StoredMatch, suggestedLevel } from './finished.ts';
import { useHinted } from './hinted.ts';
import { texts } from './texts.ts';

/** The finished matches of this device. A match of this device is kept as soon as it is over. */
export const useHistory = defineStore('history', () => {
  const database = new HistoryDatabase();
  /** The latest first; `undefined` until they are read. */
  const matches = shallowRef<readonly FinishedMatch[]>();
  /** The latest ones, for as long as {@link matches} are not read: of thousands, reading takes a moment. */
  const latest = shallowRef<readonly FinishedMatch[]>([]);
  /** Finished matches that could not be stored: they are gone when the page is closed. */
  const unsaved = shallowRef<readonly StoredMatch[]>([]);

  /** The level for the next match of the game whose match has just been kept. */
  const suggestion = computed(() => {
    const latest = matches.value?.[0];
    return latest?.level === undefined ? undefined : suggestedLevel(matches.value ?? [], latest.game);
  });

  const { problem, attempt } = attempts();

  /** Reads the list again. */
  const refresh = () =>
    attempt(async () => {
      matches.value = withUnsaved(await database.list());
    });

  /** Reads the {@link latest}, unless all are read. */
  const readLatest = async (count: number): Promise<void> => {
    if (matches.value) return;
    await attempt(async () => {
      latest.value = await database.latest(count);
    });
  };

  /** The list with the matches that could not be stored at its front. */
  function withUnsaved(stored: readonly FinishedMatch[]): readonly FinishedMatch[] {
    const ids = new Set(unsaved.value.map(({ match }) => match.id));
    return [...unsaved.value.map(({ match }) => match), ...stored.filter(({ id }) => !ids.has(id))];
  }

  /** Keeps matches, together with those that could not be kept before. */
  async function keep(stored: readonly StoredMatch[]): Promise<boolean> {
    const all = [...unsaved.value, ...stored];
    const isKept = await attempt(() => database.put(all));
    unsaved.value = isKept ? [] : all;
    if (isKept) return refresh();
    matches.value = withUnsaved(matches.value ?? []);
    return false;
  }

  /** Keeps matches of which there is another copy elsewhere: those that the browser refuses are not missed. */
  const keepCopies = async (stored: readonly StoredMatch[]): Promise<boolean> =>
    stored.length === 0 || ((await attempt(() => database.put(stored))) && refresh());

  const textOf = async (id: string): Promise<string | undefined> =>
    unsaved.value.find(({ match }) => match.id === id)?.text ?? (await database.text(id));

  async function remove(ids: readonly string[]): Promise<boolean> {
    unsaved.value = unsaved.value.filter(({ match }) => !ids.includes(match.id));
    return (await attempt(() => database.delete(ids))) && refresh();
  }

  const { exportAll, exportRecords } = exportsOf(textOf, attempt);

  onMatchOver((stored) => void keep([stored]));

  return {
    matches,
    latest,
    problem,
    unsaved,
    suggestion,
    refresh,
    readLatest,
    keep,
    keepCopies,
    remove,
    textOf,
    exportAll,
    exportRecords,
  };
});

/** Access to the database, which a browser may refuse. */
function attempts() {
  /** The reason for which the browser does not give or store matches, as a sentence. */
  const problem = ref<string>();
  /** Runs something on the database. Returns whether the browser let us. */
  async function attempt(run: () => Promise<void>): Promise<boolean> {
    try {
      await run();
      problem.value = undefined;
      return true;
    } catch (error) {
      problem.value = storageProblem(error, texts.isRefused);
      return false;
    }
  }
  return { problem, attempt };
}

/** Calls a listener with each match of this device as soon as it is over. */
function onMatchOver(listener: (stored: StoredMatch) => void): void {
  const [local, stage, hinted] = [useLocalMatch(), useStage(), useHinted()];
  stage.onMatchChange((match, before) => {
    const { session } = local;
    if (!match.end || before?.end || session?.match !== match) return;
    if (before?.variant !== match.variant || before.rounds[0]?.start !== match.rounds[0]?.start) return;
    // A record that somebody only opened is none of their matches.
    if (stage.openedRecord && isAsOpened(match, stage.openedRecord)) return;
    const kept: KeptMatch = { match, seats: session.seats, state: {}, beganAt: session.beganAt };
    listener(finishedMatch(kept, Date.now(), { isHinted: stage.id !== undefined && hinted.has(stage.id) }));
  });
}

/** The files that people download. What makes them is loaded when it is needed. */
function exportsOf(
  textOf: (id: string) => Promise<string | undefined>,
  attempt: (run: () => Promise<void>) => Promise<boolean>,
) {
  /** Makes a file of the stored form of matches, in their order. Those that are gone are left out. */
  const exporting =
    (download: (stored: readonly StoredMatch[], schedules?: readonly unknown[]) => Promise<void>) =>
    (wanted: readonly FinishedMatch[], schedules?: readonly unknown[]): Promise<boolean> =>
      attempt(async () => {
        const all: StoredMatch[] = [];
        for (const match of wanted) {
          const text = await textOf(match.id);
          if (text !== undefined) all.push({ match, text });
        }
        await download(all, schedules);
      });
  return {
    /** Downloads matches as a file that can be imported. */
    exportAll: exporting(async (...all) => (await import('./match-files.ts')).downloadMatches(...all)),
    /** Downloads the records of matches as one PGN file. */
    exportRecords: exporting(async (stored) => (await import('./match-files.ts')).downloadRecords(stored)),
  };
}
