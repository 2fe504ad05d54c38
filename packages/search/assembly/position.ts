import { CONSTANTS } from "./constants";
import { WIN } from "./limits";

/**
 * A position as the search sees it: bytes in memory, of which `changetype` makes an object. A game's kernel is compiled from
 * its class `Position` in `assembly/game.ts`, which extends this one: it adds its fields, implements the abstract
 * methods and may override the others. A default must not call another method of the class: such a call would be virtual, and
 * would look for a class in front of the bytes.
 *
 * Playing an action writes the position after this one in memory ({@link after}), so that nothing is ever undone. What belongs to a game and
 * not to a position is a method, too, that reads no field: `gameOf<Position>().techniques()`.
 *
 * An action is the number that `packages/game` describes; 0 is never an action. Values and evaluations are in hundredths of
 * a pawn. Sides are 0 for White and 1 for Black.
 */
@unmanaged
export abstract class SearchPosition {
  /** Hash key of the position. Leaves counters out, unless one decides which actions are legal. */
  key: u64 = 0;
  /**
   * The number of actions since the last one that cannot be undone (a capture, a pawn's move): 0 after such an action, else one more
   * than before it. The search looks no further back for repetitions, and after a 0 the earlier positions
   * of the round are forgotten. A number that is too large only costs time; with one that is too small repetitions are missed. A game
   * in which no position comes again leaves it at 0. Used by the technique `repetition`, by which a position that was there twice
   * before, or once since the search's root, is a draw.
   */
  reversiblePlies: u16 = 0;
  /** The side to act. */
  side: u8 = 0;
  /** The end of the round (NOT_ENDED, WHITE_WON, BLACK_WON or DRAWN of limits.ts), unless it is {@link endWithoutActions}. */
  end: u8 = 0;

  // 1. The bytes and the weights.

  /** Bytes of a position after its fields. */
  bytesAfterFields(): i32 {
    return 0;
  }
  /** Fills tables and hash keys. Called once, before anything else. */
  abstract init(): void;
  /** Reads a packed position. */
  abstract unpack(packed: usize): void;
  /** Writes a packed position. */
  abstract pack(packed: usize): void;
  /** Address of the evaluation's weights (i32). */
  abstract weightsAt(): usize;
  /** Number of the evaluation's weights. */
  abstract weightCount(): i32;
  /** Makes tables from the weights. Called at the start and after each change of a weight. */
  abstract applyWeights(): void;
  /**
   * The techniques (bits of src/techniques.ts) that make play stronger in this game; the others stay off. It must not change
   * during a search, and a constant makes the search faster.
   */
  abstract techniques(): i32;

  /**
   * Address of the numbers by which the search prunes and reduces (i32, in the order of src/constants.ts). A game for which matches found
   * better ones returns its own.
   */
  constantsAt(): usize {
    return CONSTANTS;
  }

  /**
   * The largest number of nodes between two checks of the search's limits, at least 1: a search can be stopped only at such
   * a check. `npm run bench -- --polls` shows the time between two checks. The search itself checks earlier after long lists
   * of actions.
   */
  nodesPerPoll(): i32 {
    return 256;
  }

  // 2. The position.

  /**
   * The end of the round, as in {@link end}, if the side to act has no action (mate, stalemate); else NOT_ENDED. May be slow.
   */
  endWithoutActions(): i32 {
    return 0;
  }
  /**
   * Key of what the rule for repetition compares, for the technique `repetition`: positions that are the same by this rule have
   * equal keys. It differs from {@link key} only where such positions may have different actions.
   */
  repetitionKey(): u64 {
    return this.key;
  }
  /** The hash {@link key}, computed from scratch. */
  abstract freshKey(): u64;
  /**
   * Key of the parts of a position that change slowly (a pawn key). The evaluation's errors are learnt for each such
   * key.
   */
  structureKey(): u64 {
    return 0;
  }
  /** Key of a side's pieces except those of {@link structureKey}; errors are learnt for it, too. */
  piecesKey(side: i32): u64 {
    return 0;
  }
  /**
   * Whether a rule about the round's history, except repetition, ends it here without a winner (a move count, passes). Used by
   * the technique `repetition`.
   */
  abstract isDrawnByRule(): bool;
  /** Whether {@link isDrawnByRule} may become true within a search from here. The key does not contain such counts. */
  abstract isDrawByRuleNear(): bool;

  // 3. Actions.

  /**
   * Writes all legal actions to `list`, u32 each, and returns their number. It is 0 only if the round has ended or
   * {@link endWithoutActions} gives its end.
   */
  abstract generate(list: usize): i32;
  /**
   * Like {@link generate}, but may leave out quiet actions: lists at least the noisy ones ({@link captureValue} above 0).
   */
  abstract generateNoisy(list: usize): i32;
  /**
   * Whether the game has {@link generateQuiet}: a constant. If so, the search lists quiet actions only if the noisy ones
   * did not suffice.
   */
  listsQuietApart(): bool {
    return false;
  }
  /** Like {@link generate}, but only the actions that {@link generateNoisy} leaves out. */
  generateQuiet(list: usize): i32 {
    return 0;
  }
  /** Number of successors, for perft's leaves: each outcome of chance counts. */
  abstract countSuccessors(): i32;
  /**
   * The action as the host knows it, given the position in which it is legal. The actions that a game lists may lack
   * details that the position shows; its methods then accept both forms.
   */
  completeAction(action: u32): u32 {
    return action;
  }
  /** Whether {@link completeAction} changes anything: a constant. */
  completesActions(): bool {
    return false;
  }
  /**
   * Writes the outcomes of an action as pairs of i32 (outcome, weight) and returns their number; 0 if there is no
   * chance.
   */
  listOutcomes(action: u32, list: usize): i32 {
    return 0;
  }
  /** Writes the position after an action, {@link after} this one in memory; the outcome is -1 where there is no chance. */
  abstract play(action: u32, outcome: i32): void;

  // 4. Threats and passing.

  /**
   * An action that wins the round at once, or 0. Either finds every such win, or always returns 0 (games in which the
   * test is too slow).
   */
  winInOne(): u32 {
    return 0;
  }
  /** Whether the other side would have a {@link winInOne} if it were to act now. */
  abstract opponentThreatens(): bool;
  /** Whether the side to act is in check: it has to answer a threat, so a static evaluation is useless. */
  inCheck(): bool {
    return false;
  }
  /** Whether late quiet actions are pruned although they threaten to win: a constant. */
  prunesThreats(): bool {
    return false;
  }
  /** Whether a null move (passing the turn to the other side) is a sound test here. */
  abstract canNullMove(): bool;
  /** Writes the position after a null move, {@link after} this one in memory. */
  abstract playNullMove(): void;

  // 5. Evaluation.

  /** Static evaluation for the side to act. */
  abstract evaluate(): i32;
  /** Computes from scratch, without the technique `incremental`, what {@link play} keeps up to date for {@link evaluate}. */
  recomputeScore(): void {}
  /**
   * What an action wins at once, at best: the captured material; more than all pieces for a win; for a quiet action 0, or less
   * (see {@link hasNegativeCaptureValues}).
   */
  abstract captureValue(action: u32): i32;
  /** Whether {@link captureValue} can be below 0: a constant. */
  hasNegativeCaptureValues(): bool {
    return false;
  }
  /** Value of the moving piece. Breaks ties between equal captures: the least valuable attacker comes first. */
  moverValue(action: u32): i32 {
    return 0;
  }
  /** Static exchange evaluation: whether an action and the exchange that follows win at least `least`. */
  winsExchange(action: u32, least: i32): bool {
    return true;
  }
  /** Piece and destination of an action as a number below 1024, the index of the continuation history. */
  abstract continuationIndex(action: u32): i32;
  /**
   * Value of a won round in the mean over an action's outcomes, if not all of them win. WIN outweighs every evaluation;
   * a game in which chance often decides returns less.
   */
  chanceWinValue(): i32 {
    return WIN;
  }
  /** Whether nodes far from the horizon also probe the second, small hash table, which holds the nodes near the horizon (table.ts). */
  probesNearTable(): bool {
    return false;
  }

  // 6. A trained network for the evaluation (network.ts).

  /**
   * Units of the hidden layer for each side: 64 or 128, or 0 if the game has no network. Constants, as all numbers of
   * this part, except {@link networkCellCount}, which may change with {@link inputsKey}.
   */
  networkWidth(): i32 {
    return 0;
  }
  /** The number of the network's inputs, each with a row of weights. */
  networkRowCount(): i32 {
    return 0;
  }
  /** The number of buckets. The output has other weights for each. */
  networkBucketCount(): i32 {
    return 1;
  }
  /** Address of the memory for the network's weights. */
  networkAt(): usize {
    return 0;
  }
  /** Whether the row for a cell's value is a sum of several rows of weights, {@link listNetworkParts}. */
  sumsParts(): bool {
    return false;
  }
  /** With {@link sumsParts}: address of the memory for the sums, one for each view, cell and value that has parts. */
  sumsAt(): usize {
    return 0;
  }
  /**
   * The sums are computed again when this number changes: it stands for everything that {@link listNetworkParts} and
   * {@link networkCellCount} depend on.
   */
  inputsKey(): u64 {
    return 0;
  }
  /** The number of cells that describe a position for the network: a multiple of 8 up to 272. */
  networkCellCount(): i32 {
    return 0;
  }
  /**
   * The row for a cell's value (0 to 63) in a view, or -1. A cell of value 0 never has a row. A view is the side that looks (0 or 1),
   * doubled, plus 1 if it sees the board mirrored. Whether there is a row must not depend on the side.
   */
  networkRow(view: i32, cell: i32, value: i32): i32 {
    return -1;
  }
  /** With {@link sumsParts}: writes the rows (u16) whose sum stands for a cell's value. Returns their number, 64 at most. */
  listNetworkParts(view: i32, cell: i32, value: i32, to: usize): i32 {
    return 0;
  }
  /** The view in which a side sees a position. */
  networkView(side: i32): i32 {
    return side << 1;
  }
  /** Writes the cells of a position, a byte each, and nothing after them. */
  writeNetworkCells(to: usize): void {}
  /** The bucket of a position. */
  networkBucket(): i32 {
    return 0;
  }
}

/** A game without a position: for the methods that read no field. */
export function gameOf<Position extends SearchPosition>(): Position {
  return changetype<Position>(0);
}

/** A constant of the search (src/constants.ts) in a game. */
export function constant<Position extends SearchPosition>(index: i32): i32 {
  return load<i32>(gameOf<Position>().constantsAt() + (<usize>index << 2));
}

/** Bytes of a position of a game, a multiple of 8. */
export function positionBytes<Position extends SearchPosition>(): usize {
  return (offsetof<Position>() + <usize>gameOf<Position>().bytesAfterFields() + 7) & ~7;
}

/** The position that follows another one in memory. */
export function after<Position extends SearchPosition>(position: Position): Position {
  return changetype<Position>(changetype<usize>(position) + positionBytes<Position>());
}

/** The position that stands before another one in memory. */
export function before<Position extends SearchPosition>(position: Position): Position {
  return changetype<Position>(changetype<usize>(position) - positionBytes<Position>());
}
