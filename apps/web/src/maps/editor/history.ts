/** A value with its earlier states and the undone ones. */
export interface History<T> {
  /** The oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** The states that were undone, the latest first. */
  readonly future: readonly T[];
}

/** The largest number of steps that can be undone. */
export const MOST_STEPS = 100;

/** A history without earlier states. */
export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** The history after a step that can be undone. */
export const changed = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

/** The history after the last step was continued: one undo takes back all of it. */
export const continued = <T>({ past }: History<T>, next: T): History<T> => ({ past, present: next, future: [] });

/** The history before the last step; the same history if there is none. */
export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

/** The history before the last {@link undone}; the same history if there is none. */
export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}
