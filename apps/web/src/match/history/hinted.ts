import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../../shared/kept-value.ts';
import { KEYS } from '../../shared/storage.ts';

/** The number of matches that are remembered: more than there are games, each of which has one unfinished match. */
const MOST = 20;

/** The matches of this device in which the person took a hint, by the stage's id, also after a reload. */
export const useHinted = defineStore('hinted', () => {
  const { value: ids, change } = useKeptValue(KEYS.hinted, (stored) =>
    v.parse(v.fallback(v.array(v.string()), []), stored ?? []),
  );

  /** Returns whether the person took a hint in a match. */
  const has = (id: string): boolean => ids.value.includes(id);
  /** Notes that the person took a hint in a match. */
  const note = (id: string): void => change((now) => (now.includes(id) ? now : [id, ...now].slice(0, MOST)));

  return { has, note };
});
