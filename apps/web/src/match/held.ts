import { type ComputedRef, computed } from 'vue';

/** Follows a source, except while it is held: then it stays as it was. So the score does not tell of a goal before it is seen. */
export const useHeld = <T>(source: () => T, isHeld: () => boolean): ComputedRef<T> =>
  computed<T>((before) => (isHeld() && before !== undefined ? before : source()));
