import { defineStore } from 'pinia';
import * as v from 'valibot';
import { ref } from 'vue';
import { KEYS, load, readJson, store } from './storage.ts';

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
  const all = ref(v.parse(All, readJson(load(KEYS.lessons)) ?? {}));

  /** The progress in the lesson of a game, by its id. */
  const of = (game: string): LessonProgress => all.value[game] ?? NONE;

  function note(game: string, change: Partial<LessonProgress>): void {
    all.value = { ...all.value, [game]: { ...of(game), ...change } };
    store(KEYS.lessons, JSON.stringify(all.value));
  }

  return { of, note };
});
