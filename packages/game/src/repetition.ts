import type { Ply, RoundEnd } from './ply.ts';

/** A game's rule for the repetition of positions. */
export interface Repetition<P> {
  /** Whether two positions are the same for the players. */
  readonly isSame: (a: P, b: P) => boolean;
  /** Whether no position from before an action can occur again after it, as with a capture. */
  readonly cannotBeUndone: (ply: Ply<P>) => boolean;
}

/**
 * Returns the number of times that the position after the last of some plies has occurred, the start included. Plies
 * before the last action that cannot be undone are not compared: a round may be long, and this is called after each
 * action.
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

/** The end of a round without a winner. */
export const drawnEnd = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });
