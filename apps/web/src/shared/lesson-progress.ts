import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from './kept-value.ts';
import { KEYS } from './storage.ts';

const Progress = v.object({
  /** The number of steps that were solved, in order from the first. */
  solved: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The index of the step that was shown last. */
  step: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Whether the start page no longer offers the lesson: it was opened, or declined. */
  isAnswered: v.fallback(v.boolean(), false),
});
/** How far a person has got in a lesson. */
export type LessonProgress = v.InferOutput<typeof Progress>;

const NONE: LessonProgress = v.parse(Progress, {});
const All = v.fallback(v.record(v.string(), Progress), {});

/** The progress in each game's lesson on this device. */
export const useLessonProgress = defineStore('lesson-progress', () => {
  const { value: all, change } = useKeptValue(KEYS.lessons, (stored) => v.parse(All, stored ?? {}));

  /** The progress in the lesson of a game, by its id. */
  const of = (game: string): LessonProgress => all.value[game] ?? NONE;

  /** Notes progress in the lesson of a game. Steps that were solved, perhaps in another window, stay solved. */
  function note(game: string, next: Partial<LessonProgress>): void {
    change((now) => {
      const before = now[game] ?? NONE;
      const solved = Math.max(before.solved, next.solved ?? 0);
      return { ...now, [game]: { ...before, ...next, solved } };
    });
  }

  return { of, note };
});
