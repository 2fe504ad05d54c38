import { DEFAULT_CONSTANTS } from "./constants";
import { WIN } from "./limits";

/**
 * A position as the search sees it: bytes in memory, which `changetype` turns into an object. A game's kernel is compiled from
 * its class `Position` in `assembly/game.ts`, which extends this one: it adds its fields, implements the abstract
 * methods and may override the others. A default must not call another method of the class: such a call would be virtual, and
 * would look for the number of a class in front of the bytes, where there is none.
 *
 * Playing an action writes the next position directly after this one in memory ({@link after}), so that nothing is ever undone. The
 * methods that describe the game and not one position read no field: `gameMethods<Position>().techniques()`.
 *
 * An action is the number that `packages/game` describes; 0 is never an action. Values and evaluations are in hundredths of
 * a pawn. Sides are 0 for White and 1 for Black.
 */
@unmanaged
export abstract class SearchPosition {
  /** Hash key of the position. It leaves counters out, unless one decides which actions are legal. */
  key: u64 = 0;
  /**
   * The number of actions since the last irreversible one (a capture, a pawn's move), which sets it to 0. The search
   * looks no further back for repetitions, and at 0 the earlier positions of the round are forgotten. A number that is
   * too large only costs time; with one that is too small repetitions are missed. A game in which no position comes
   * again leaves it at 0. Used by the technique `repetition`: it scores a position that occurred twice before, or once
   * since the search's root, as a draw.
   */
  reversiblePlies: u16 = 0;
  /** The side to act. */
  side: u8 = 0;
  /**
   * The end of the round (NOT_ENDED, WHITE_WON, BLACK_WON or DRAWN of limits.ts), except one that {@link endWithoutActions} or
   * {@link isDrawnByCount} finds, and a draw by repetition.
   */
  end: u8 = 0;

  // 1. The bytes of a position, the weights of the evaluation, the techniques.

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
   * The techniques (bits of src/techniques.ts) that make play stronger in this game; the others stay off. They must not change
   * during a search. If they are known at compile time, the search is faster.
   */
  abstract techniques(): i32;

  /**
   * Address of the constants by which the search prunes and reduces (i32, in the order of src/constants.ts). A game for which matches
   * found better ones returns its own.
   */
  constantsAt(): usize {
    return DEFAULT_CONSTANTS;
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
   * equal keys. A game overrides it if such positions may differ in their actions, and so in their {@link key}.
   */
  repetitionKey(): u64 {
    return this.key;
  }
  /** The hash {@link key}, computed from scratch. */
  abstract freshKey(): u64;
  /**
   * Key of the parts of a position that change slowly (a pawn key), for the technique `correction`.
   */
  structureKey(): u64 {
    return 0;
  }
  /** Key of a side's pieces except those of {@link structureKey}, for the technique `pieceCorrection`. */
  piecesKey(side: i32): u64 {
    return 0;
  }
  /**
   * Returns whether a rule that counts actions, turns or passes ends the round here without a winner. Used by the technique `repetition`.
   */
  abstract isDrawnByCount(): bool;
  /**
   * Returns whether {@link isDrawnByCount} may become true within a search from here. If so, the hash table is not used, since the key
   * does not contain such counts.
   */
  abstract mayBeDrawnByCountSoon(): bool;

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
   * Returns whether the game has {@link generateQuiet}; known at compile time. If so, the search lists quiet actions only if no noisy one
   * causes a cutoff.
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
   * A legal action of this position as the host knows it. The actions that a game lists may lack details that follow from the position (in
   * chess, that a move captures); its methods then accept both forms.
   */
  completeAction(action: u32): u32 {
    return action;
  }
  /** Returns whether {@link completeAction} may change an action; known at compile time. */
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
  /** Writes the position after an action, {@link after} this one in memory; `outcome` is -1 where there is no chance. */
  abstract play(action: u32, outcome: i32): void;

  // 4. Threats and passing.

  /**
   * An action that wins the round at once, or 0. Either finds every such win, or always returns 0 (games in which the
   * test is too slow).
   */
  winInOne(): u32 {
    return 0;
  }
  /**
   * Returns whether the other side would win at once if it were to act now. The wins tested here may be others than
   * those of {@link winInOne}: in chess it is the capture of the king, so this asks whether the side to act is in
   * check.
   */
  abstract opponentThreatens(): bool;
  /** Returns whether the side to act is in check: it has to answer a threat, so a static evaluation is useless. */
  inCheck(): bool {
    return false;
  }
  /**
   * Returns whether futility and late move pruning, with the technique `ordering`, also prune quiet actions that
   * threaten to win. If so, the search prunes without asking {@link opponentThreatens} after the action. Known at
   * compile time.
   */
  prunesThreats(): bool {
    return false;
  }
  /** Returns whether a null move (passing the turn to the other side) is a sound test here. */
  abstract canNullMove(): bool;
  /** Writes the position after a null move, {@link after} this one in memory. */
  abstract playNullMove(): void;

  // 5. Evaluation.

  /** Static evaluation for the side to act. */
  abstract evaluate(): i32;
  /** Computes from scratch what {@link play} keeps up to date for {@link evaluate}. Called if the technique `incremental` is off. */
  recomputeScore(): void {}
  /**
   * The most that an action wins at once: the captured material; for a win more than all pieces are worth; for a quiet action 0, or less
   * (see {@link hasNegativeCaptureValues}).
   */
  abstract captureValue(action: u32): i32;
  /** Returns whether {@link captureValue} can be below 0; known at compile time. */
  hasNegativeCaptureValues(): bool {
    return false;
  }
  /** Value of the moving piece. Breaks ties between equal captures: the least valuable attacker comes first. */
  moverValue(action: u32): i32 {
    return 0;
  }
  /**
   * Static exchange evaluation: returns whether an action's gain, less what the exchange that follows costs, is at least `minimum`, which
   * may be below 0.
   */
  gainsByExchange(action: u32, minimum: i32): bool {
    return true;
  }
  /**
   * The piece and the destination of an action as a number below 1024: the index of the continuation history, the capture history and the
   * correction by the last action.
   */
  abstract pieceToIndex(action: u32): i32;
  /**
   * Value of a won round in the mean over an action's outcomes, if not all of them win. WIN outweighs every evaluation, so a game in
   * which chance often decides returns less.
   */
  chanceWinValue(): i32 {
    return WIN;
  }
  /** Returns whether nodes far from the horizon also probe the horizon table (table.ts); known at compile time. */
  probesHorizonTable(): bool {
    return false;
  }

  // 6. A trained network for the evaluation (network.ts).

  /**
   * The number of hidden units for each side: 64 or 128, or 0 if the game has no network. Known at compile time, as all counts of
   * this part except {@link networkCellCount}, which may change with {@link inputsKey}.
   */
  networkWidth(): i32 {
    return 0;
  }
  /** The number of rows of weights, {@link networkWidth} numbers each: those of the inputs, or with {@link sumsParts} those of the parts. */
  networkRowCount(): i32 {
    return 0;
  }
  /** The number of buckets, each of which has its own output weights. */
  networkBucketCount(): i32 {
    return 1;
  }
  /** Address of the memory for the network's weights. */
  networkAt(): usize {
    return 0;
  }
  /** Returns whether the row for a cell's value is a sum of several rows of weights, its parts ({@link listNetworkParts}). */
  sumsParts(): bool {
    return false;
  }
  /** With {@link sumsParts}: address of the memory for the sums, a row for each view, cell and value that has parts. */
  sumsAt(): usize {
    return 0;
  }
  /**
   * Key of everything on which {@link listNetworkParts} and {@link networkCellCount} depend (a map). When it changes, the sums are
   * computed again.
   */
  inputsKey(): u64 {
    return 0;
  }
  /** The number of cells that describe a position for the network: a multiple of 8 up to 272. */
  networkCellCount(): i32 {
    return 0;
  }
  /**
   * The number of the row for a cell's value in a view, or -1 if the value has none. Values are 0 to 63; value 0 never
   * has a row. A view is the side that looks (0 or 1), doubled, plus 1 if it sees the board mirrored. A value must have
   * a row for both sides or for none.
   */
  networkRow(view: i32, cell: i32, value: i32): i32 {
    return -1;
  }
  /** With {@link sumsParts}: writes the numbers u16 of the rows whose sum is the row for a cell's value. Returns how many, 64 at most. */
  listNetworkParts(view: i32, cell: i32, value: i32, to: usize): i32 {
    return 0;
  }
  /** The view in which a side sees a position. */
  networkView(side: i32): i32 {
    return side << 1;
  }
  /**
   * Writes the cells of a position, a byte each, and nothing after them. Positions with the same {@link key} must have the same cells and
   * views, since network.ts compares only keys.
   */
  writeNetworkCells(to: usize): void {}
  /** The bucket of a position. */
  networkBucket(): i32 {
    return 0;
  }
}

/** A position without memory, for the methods that read no field: those of the game. */
export function gameMethods<Position extends SearchPosition>(): Position {
  return changetype<Position>(0);
}

/** The game's number for a constant of the search, given its index (src/constants.ts). */
export function constant<Position extends SearchPosition>(index: i32): i32 {
  return load<i32>(gameMethods<Position>().constantsAt() + (<usize>index << 2));
}

/** Bytes of a position of a game, a multiple of 8. */
export function positionBytes<Position extends SearchPosition>(): usize {
  return (offsetof<Position>() + <usize>gameMethods<Position>().bytesAfterFields() + 7) & ~7;
}

/** The position directly after another one in memory (at the next higher address), which the other's actions write. */
export function after<Position extends SearchPosition>(position: Position): Position {
  return changetype<Position>(changetype<usize>(position) + positionBytes<Position>());
}

/** The position before another one in memory: in the line that is searched, the one before the last action. */
export function before<Position extends SearchPosition>(position: Position): Position {
  return changetype<Position>(changetype<usize>(position) - positionBytes<Position>());
}
