/**
 * What a game must know for the search. A position is a record of {@link size} bytes, given by its address; the class
 * has no state of its own, so that calls on `changetype<P>(0)` are direct and free. Playing an action writes the new
 * record behind the old one (copy-make): nothing is ever taken back.
 *
 * An action is the number that `packages/game` describes; 0 is never an action.
 *
 * Where chance often decides rounds, a game may also have `prize(): i32`: what a round that some of an action's outcomes win
 * counts at most in their mean, on the evaluation's scale. Else it is WIN, beside which no evaluation matters.
 *
 * Where it makes play stronger, a game may have `looksNear(): bool`: whether nodes far from the horizon ask the small table near
 * it, when the large one knows nothing.
 *
 * Where quiet actions are many, a game may have `generateQuiet(at: usize, list: usize): i32`, which writes what its
 * `generateNoisy` does not. Then the search lists them only where the noisy ones have not been enough.
 *
 * Where the host knows an action by more than the search needs, a game may have `told(at: usize, action: u32): u32`: the
 * action as the host knows it. Its operations then take actions of both forms, and its lists have those of the search.
 */
export interface SearchPosition {
  /** Bytes of a record, a multiple of 8. */
  size(): i32;
  /** Fills tables and hash keys, once. */
  init(): void;
  /** Reads a packed position into a record, or writes it. */
  unpack(at: usize, packed: usize): void;
  pack(at: usize, packed: usize): void;
  /** Address and number of the evaluation's weights; {@link weigh} makes tables from them after a change. */
  weightsAt(): usize;
  weightCount(): i32;
  weigh(): void;

  /** The techniques (bits of switches.ts) that make play stronger in this game. The others stay off. At best a
   *  constant; it must not change during a search. */
  techniques(): i32;

  /** 0 White, 1 Black. */
  side(at: usize): i32;
  /** 0: goes on; 1: White has won the round; 2: Black has; 3: drawn. Ends for want of an action are {@link stuck}'s. */
  ended(at: usize): i32;
  /** The same for a side that has no action at all; 0 if it has one, or always has. Dear: asked where it matters only. */
  stuck(at: usize): i32;
  /** Of all that makes positions the same: kept up by play, and computed from scratch. */
  key(at: usize): u64;
  freshKey(at: usize): u64;
  /** A key of what changes slowly and shapes the evaluation (the pawns, say): errors of the evaluation are learnt by it. */
  structure(at: usize): u64;
  /** How many actions ago something happened that cannot come again: repetitions are looked for no further back. */
  reversible(at: usize): i32;
  /** The rules declare the round void here, whatever the placement (too long without progress, passes). */
  isVoid(at: usize): bool;
  /** {@link isVoid} is near enough to matter to a search from here. */
  isNearlyVoid(at: usize): bool;

  /** Writes all legal actions as u32 from `list` on, and gives their number. Zero only if the round has ended, or is {@link stuck}. */
  generate(at: usize, list: usize): i32;
  /** Like {@link generate}, but at least all actions with a {@link gain} above 0: the others are not followed further. */
  generateNoisy(at: usize, list: usize): i32;
  /** How many successors there are, each outcome of chance counted: what perft asks at its leaves. */
  countSuccessors(at: usize): i32;
  /** Writes what chance may make of an action as pairs of i32 (outcome, weight), and gives their number; 0: no chance. */
  chance(at: usize, action: u32, list: usize): i32;
  /** Writes the position after an action to `next`; outcome -1 where there is no chance. */
  play(at: usize, next: usize, action: u32, outcome: i32): void;

  /**
   * An action by which the side to act wins the round at once, or 0. Must find one if there is one, or else never any (a
   * game in which that is dear to know).
   */
  winningAction(at: usize): u32;
  /** Whether the other side, were it to act now, would have a {@link winningAction}. */
  isUrgent(at: usize): bool;
  /** Whether the side to act must deal with a threat first, so that the evaluation says nothing here: a check. */
  mustAnswer(at: usize): bool;
  /** Whether late actions are searched all the same if they make things urgent for the other side: a constant. */
  sparesThreats(): bool;
  /** Whether passing the turn to the other side means anything here (for null move), and the position after it. */
  canSkip(at: usize): bool;
  skip(at: usize, next: usize): void;

  /** Hundredths of a pawn for the side to act. */
  evaluate(at: usize): i32;
  /** Computes from scratch what play keeps up for the evaluation. */
  rescore(at: usize): void;
  /** For ordering and pruning: what an action wins at a stroke, in hundredths of a pawn, at best; more than all pieces for a
   *  win of the round, 0 for a quiet action. */
  gain(at: usize, action: u32): i32;
  /** Whether a {@link gain} can be below 0: a constant. */
  canLoseAtAStroke(): bool;
  /** How exposed an acting piece is: its value, the tie-breaker among equal gains. */
  risk(at: usize, action: u32): i32;
  /** Whether an action and the exchange that it begins win at least so much, in hundredths of a pawn. */
  isSound(at: usize, action: u32, least: i32): bool;
  /** Who goes where, as a number below 1024: what follows on what is learnt by it. */
  slot(at: usize, action: u32): i32;
}
