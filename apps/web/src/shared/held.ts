import { type ComputedRef, computed } from 'vue';

/** Follows a source, but keeps the last value while `isHeld` is true. So the score does not show a goal before its animation. */
export const useHeld = <T>(source: () => T, isHeld: () => boolean): ComputedRef<T> =>
  computed<T>((before) => (isHeld() && before !== undefined ? before : source()));
