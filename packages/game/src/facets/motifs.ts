import type { Square } from '@kickmate/board';
import type { Ply } from '../ply.ts';

/** Facet of a game whose rules can tell how a turn wins something. */
export interface Motifs<P> {
  /** The names of all motifs for people, in the plural, by their ids, in the order in which they are offered: "Forks". */
  readonly names: Readonly<Record<string, string>>;
  /**
   * The motifs of the first turn of a line: the weightiest first, none where the rules do not prove one. A line has the plies of some
   * turns. The later ones are what an engine expects, and may serve as proof.
   * @param before the plies of the other side's turn before the line, which may have allowed the motif; absent if it is not known
   */
  of(line: readonly (readonly Ply<P>[])[], before?: readonly Ply<P>[]): readonly Motif[];
}

/** The way in which a turn wins something. */
export interface Motif {
  /** The game's own word for it: `fork`. */
  readonly id: string;
  /** The thing that it wins: the round, for certain or with a chance; pieces; the ball. */
  readonly wins: 'round' | 'piece' | 'ball';
  /** The squares of which {@link says} speaks: first that of the acting piece after the turn, then those of its targets. */
  readonly squares: readonly [Square, ...Square[]];
  /** The motif as a sentence for people, which names the squares. */
  readonly says: string;
}
