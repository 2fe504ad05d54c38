import type { Square } from '@kickmate/board';

/** Facet of a game whose rules can tell how a turn wins something: a motif of the turn. */
export interface Motif {
  /** The game's own word for it: `fork`. */
  readonly id: string;
  /** What it wins: the round, for certain or with a chance, or pieces. */
  readonly wins: 'round' | 'piece';
  /** The squares of which {@link says} speaks: first that of the acting piece after the turn, then those of its targets. */
  readonly squares: readonly [Square, ...Square[]];
  /** The motif as a sentence for people, which names the squares. */
  readonly says: string;
}
