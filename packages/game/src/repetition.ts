import type { Ply } from './ply.ts';

/** How positions of a game come again. */
export interface Repetition<P> {
  /** Whether two positions are the same for the players. */
  readonly isSame: (a: P, b: P) => boolean;
  /** Whether what was there before an action cannot come again. */
  readonly cannotBeUndone: (ply: Ply<P>) => boolean;
}

/**
 * How often the position after the last of some plies was there, the start included. Nobody looks further back than to an
 * action that cannot be undone: a round may be long, and this is asked after each action.
 */
export function occurrences<P>(plies: readonly Ply<P>[], { isSame, cannotBeUndone }: Repetition<P>): number {
  const [first, last] = [plies[0], plies.at(-1)];
  if (!first || !last) return 0;
  let count = 0;
  for (let index = plies.length - 1; index >= 0; index--) {
    const ply = plies[index]!;
    if (isSame(ply.after, last.after)) count++;
    if (cannotBeUndone(ply)) return count;
  }
  return isSame(first.before, last.after) ? count + 1 : count;
}
