import type { Result, TextError } from '@kickmate/board';
import type { Successor } from '../ply.ts';

/** Facet of a game with a short form of actions for people, like SAN in chess. Without it people read coordinates. */
export interface Notation<P> {
  /** Writes an action in the short form: `Q*e5>e8#`. The position is the one before the action. */
  describe(position: P, successor: Successor): string;
  /**
   * Reads the short form, in all the spellings that the game's usual files (PGN) have. With it, the record of a match
   * is written in the short form: for chess that is exactly PGN.
   */
  parse?(position: P, text: string): Result<Successor, TextError>;
  /** Present only together with {@link parse}: the other parts that a game needs for PGN. */
  readonly pgn?: PgnForm<P>;
}

/** The parts that a game needs so that its records are PGN, which other programs read. */
export interface PgnForm<P> {
  /**
   * The values of the tag `Variant` that mean this game: the first one is written, each is read, in capitals or small
   * letters. The empty one means that there is no such tag.
   */
  readonly variants: readonly [string, ...string[]];
  /** The number of the next move. */
  moveNumber(position: P): number;
  /** Whether anything except the start is ever left to chance; if not, a record needs no seed. */
  readonly hasChance: boolean;
}

/** The members of a variant that write actions. */
interface ActionWriter<P> {
  readonly notation?: Notation<P>;
  readonly text: { formatAction(successor: Successor): string };
}

/** Writes an action for people: in the game's short form, or in coordinates if the game has none. */
export const shortForm = <P>({ notation, text }: ActionWriter<P>, position: P, successor: Successor): string =>
  notation ? notation.describe(position, successor) : text.formatAction(successor);
