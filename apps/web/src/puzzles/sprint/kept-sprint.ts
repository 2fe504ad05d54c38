import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../../shared/kept-value.ts';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import type { Sprint } from './sprint.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The most puzzles solved in a sprint, by game. One that cannot be read is left out. */
const Bests = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(Object.entries(all).filter((entry): entry is [string, number] => v.is(Count, entry[1]))),
    ),
  ),
  {},
);
const Ids = v.array(v.string());
const Kept = v.object({
  game: v.string(),
  order: Ids,
  solved: Ids,
  missed: Ids,
  spent: v.pipe(v.number(), v.minValue(0)),
  at: v.number(),
});

/** What is kept of sprints: the best of each game, on this device; and the one in this window, across reloads. */
export const useSprints = defineStore('sprints', () => {
  const { value: bests, change } = useKeptValue(KEYS.sprints, (stored) => v.parse(Bests, stored ?? {}));

  /** The most puzzles solved in a sprint of a game; 0 if there was none. */
  const bestIn = (game: string): number => bests.value[game] ?? 0;

  /** Notes a sprint that is over, and returns whether it is the best so far. */
  function noteEnd(game: string, solved: number): boolean {
    let isBest = false;
    change((now) => {
      isBest = solved > (now[game] ?? 0);
      return isBest ? { ...now, [game]: solved } : now;
    });
    return isBest;
  }

  /** Keeps the sprint of this window, or none. A browser that refuses only forgets it at a reload. */
  function keep(sprint: Sprint | undefined): void {
    store(KEYS.sprint, sprint && JSON.stringify(sprint), 'session');
  }

  /** The kept sprint of this window, if it is one of a game. */
  function kept(game: string): Sprint | undefined {
    const read = v.safeParse(Kept, readJson(load(KEYS.sprint, 'session')));
    return read.success && read.output.game === game ? read.output : undefined;
  }

  return { bestIn, noteEnd, keep, kept };
});
