import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import type { Badge } from './badges.ts';

/** By badge the moment at which it was earned, in milliseconds since 1970. Badges that this version does not know are kept. */
const Kept = v.record(v.string(), v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)), 0));

/** The badges of this device. */
export const useBadges = defineStore('badges', () => {
  const { value: kept, change } = useKeptValue(KEYS.badges, (stored) => v.parse(v.fallback(Kept, {}), stored ?? {}));

  /** The moment at which a badge was earned; `undefined` if it is not. */
  const earnedAt = (badge: Badge): number | undefined => kept.value[badge];

  /** Notes badges as earned. Returns those that are new, also if another window has earned the others. */
  function earn(badges: readonly Badge[], now = Date.now()): readonly Badge[] {
    let fresh: readonly Badge[] = [];
    change((before) => {
      fresh = badges.filter((badge) => before[badge] === undefined);
      return fresh.length > 0 ? { ...before, ...Object.fromEntries(fresh.map((badge) => [badge, now])) } : before;
    });
    return fresh;
  }

  return { earnedAt, earn };
});
