import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef } from 'vue';
import { dayOf } from '../puzzles/puzzle-progress.ts';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { allMistakes, changeMistake } from './deck.ts';
import type { Mistake } from './mistakes.ts';
import { cardAfter, dayAfter } from './schedule.ts';

/** The time of practice that a day asks for, in milliseconds. */
const DAY_MS = 10 * 60_000;
/** A longer look at a task counts as this much, in milliseconds: the person was away. */
const LONGEST_MS = 2 * 60_000;

const Day = v.object({ day: v.string(), ms: v.pipe(v.number(), v.minValue(0)) });
type Day = v.InferOutput<typeof Day>;
const NO_DAY: Day = { day: '', ms: 0 };

/** The person's own mistakes: which of them are due, and how long they were practised today. */
export const usePractice = defineStore('practice', () => {
  const { value: last, change } = useKeptValue(KEYS.practice, (stored): Day => {
    const read = v.safeParse(Day, stored ?? NO_DAY);
    return read.success ? read.output : NO_DAY;
  });
  /** Those due first at the front; `undefined` until they are read. */
  const mistakes = shallowRef<readonly Mistake[]>();
  /** Whether the browser does not give or store them. */
  const isRefused = ref(false);
  const now = ref(new Date());

  const due = computed(() => (mistakes.value ?? []).filter(({ card }) => card.due <= now.value));
  const forTomorrow = computed(() => {
    const tomorrow = dayAfter(now.value);
    return (mistakes.value ?? []).filter(({ card }) => card.due > now.value && card.due <= tomorrow).length;
  });
  const isEnough = computed(() => last.value.day === dayOf(now.value) && last.value.ms >= DAY_MS);

  /** Reads them again. */
  async function refresh(): Promise<void> {
    now.value = new Date();
    try {
      mistakes.value = await allMistakes();
      isRefused.value = false;
    } catch {
      mistakes.value ??= [];
      isRefused.value = true;
    }
  }

  /**
   * Notes the first attempt at a mistake.
   * @param ms the time that it took
   */
  async function note(mistake: Mistake, isRight: boolean, ms: number): Promise<void> {
    const moment = new Date();
    const day = dayOf(moment);
    change((before) => ({ day, ms: (before.day === day ? before.ms : 0) + Math.min(Math.max(0, ms), LONGEST_MS) }));
    const changed = { ...mistake, card: cardAfter(mistake.card, isRight, moment) };
    mistakes.value = (mistakes.value ?? [])
      .map((one) => (one.id === mistake.id ? changed : one))
      .toSorted((a, b) => a.card.due.getTime() - b.card.due.getTime());
    now.value = moment;
    try {
      await changeMistake(changed);
    } catch {
      isRefused.value = true;
    }
  }

  return { mistakes, due, forTomorrow, isEnough, isRefused, refresh, note };
});
