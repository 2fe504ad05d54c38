import { hashText, seededRandom } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Progress = v.object({
  /** The solved puzzles, by game and id: whether without a mistake and without help. */
  solved: v.fallback(v.record(v.string(), v.boolean()), {}),
  /** Puzzles solved in a row without a mistake and without help, and the most so far. */
  run: v.fallback(Whole, 0),
  bestRun: v.fallback(Whole, 0),
  /** The last day whose daily puzzle was solved, the days in a row until then, and the most so far. */
  day: v.fallback(v.string(), ''),
  days: v.fallback(Whole, 0),
  bestDays: v.fallback(Whole, 0),
});
type Progress = v.InferOutput<typeof Progress>;

/** A day on this device, as in `2026-11-23`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day before. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

/** Draws the things of a day: the same for everybody. Each call of the result draws from the next list. */
export function drawnOn(day: string): <T>(list: readonly T[]) => T | undefined {
  const random = seededRandom(hashText(day));
  return (list) => list[Math.floor(random() * list.length)];
}

/** The puzzles that were solved on this device, and the streaks. */
export const usePuzzleProgress = defineStore('puzzle-progress', () => {
  const { value: all, change } = useKeptValue(KEYS.puzzleProgress, (stored): Progress => {
    const read = v.safeParse(Progress, stored ?? {});
    return read.success ? read.output : v.parse(Progress, {});
  });

  const keyOf = (game: string, id: string) => `${game}/${id}`;

  /** Returns how a puzzle was solved: `clean` without a mistake and without help, else `helped`; `undefined` if it is not solved. */
  function stateOf(game: string, id: string): 'clean' | 'helped' | undefined {
    const solved = all.value.solved[keyOf(game, id)];
    return solved === undefined ? undefined : solved ? 'clean' : 'helped';
  }

  /** Notes a puzzle that was solved; `isClean` without a mistake and without help. */
  function noteSolved(game: string, id: string, isClean: boolean): void {
    const key = keyOf(game, id);
    change((now) => {
      const { solved, bestRun } = now;
      // A puzzle counts once for the run.
      const run = isClean && !solved[key] ? now.run + 1 : now.run;
      return {
        ...now,
        solved: { ...solved, [key]: isClean || (solved[key] ?? false) },
        run,
        bestRun: Math.max(bestRun, run),
      };
    });
  }

  /** Notes a mistake, or that help was taken: the run is over. */
  function noteMistake(): void {
    change((now) => (now.run > 0 ? { ...now, run: 0 } : now));
  }

  /** Notes that the daily puzzle of a day was solved. */
  function noteDaily(day: string): void {
    change((now) => {
      if (now.day === day) return now;
      const days = now.day === dayBefore(day) ? now.days + 1 : 1;
      return { ...now, day, days, bestDays: Math.max(now.bestDays, days) };
    });
  }

  /** The days in a row whose daily puzzle was solved, up to a day or the day before it. */
  const streakOn = (day: string): number =>
    all.value.day === day || all.value.day === dayBefore(day) ? all.value.days : 0;

  return { all, stateOf, noteSolved, noteMistake, noteDaily, streakOn };
});
