/**
 * The boundary between a kernel and its host: numbers and memory, nothing else.
 */
import * as constants from './constants.ts';
import { ABI_VERSION } from './limits.ts';
import * as techniques from './techniques.ts';

// The types of numbers in a kernel. Addresses are byte offsets in its memory.
type i32 = number;
type u32 = number;
type usize = number;
type f64 = number;

/**
 * The exports of a kernel. `kernel-build.mjs` reads this interface and writes the exports of every kernel from it, so
 * each method must be on one line. `assembly/kernel.ts` has a method of the same name that does the work.
 */
export interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** The {@link ABI_VERSION} with which the kernel was built. May be called before {@link init}. */
  abiVersion(): i32;
  /**
   * Makes the hash table (a power of two of MiB, 1-1024; 0: it is the one of {@link KernelImports.table}) and the other
   * tables. Must be called first, and once.
   */
  init(hashMiB: i32): void;
  /** Bytes of a position in the kernel: 8 to {@link MAX_POSITION_BYTES}, a multiple of 8. May be called before {@link init}. */
  positionBytes(): i32;
  /**
   * Empties the kernel's own hash tables (not the one of {@link KernelImports.table}), and forgets all histories, cached evaluations and
   * their mean errors.
   */
  clear(): void;
  /** Address of the packed position, to be written before {@link load} or read after {@link save}. */
  packedPositionAt(): usize;
  /** Takes the packed position as the current one, and forgets the positions before it. */
  load(): void;
  /** Writes the current position to {@link packedPositionAt}. */
  save(): void;
  /**
   * Plays a legal action (outcome -1 without chance) on the current position, and keeps that position for repetition.
   */
  play(action: u32, outcome: i32): void;
  /** Writes the legal actions of the current position to {@link actionsAt} as u32 and returns their number. */
  generate(): i32;
  actionsAt(): usize;
  /**
   * Writes the outcomes of an action to {@link outcomesAt} as pairs of i32 (outcome, weight) and returns their number.
   */
  listOutcomes(action: u32): i32;
  outcomesAt(): usize;
  /** The side to act in the current position: 0 White, 1 Black. */
  side(): i32;
  /**
   * The end of the round: 0 it goes on, 1 White has won, 2 Black has won, 3 drawn or void. Draws by repetition and by a count
   * (`isDrawnByCount` of assembly/position.ts) are left out: the rules in TypeScript find those.
   */
  end(): i32;
  /** The lower half of the current position's hash key. */
  keyLow(): u32;
  /** The upper half of that key. */
  keyHigh(): u32;
  /** The halves of the same key, computed from scratch. */
  freshKeyLow(): u32;
  freshKeyHigh(): u32;
  /** The number of leaves `depth` (0-{@link MAX_PERFT}) actions below the current position. */
  perft(depth: i32): f64;
  /** Static evaluation for the side to act, in hundredths of a pawn. */
  evaluate(): i32;
  /** The classical evaluation, also while a network is on. */
  evaluateClassically(): i32;
  /**
   * Searches the current position: to `depth` (1-100), over about `nodeLimit` nodes (0: no limit), for the best `lines`
   * actions, with the given techniques, as bits (`techniques.ts`). Asks {@link KernelImports.poll} whether to go on and
   * calls {@link KernelImports.report} after each iteration. Returns the number of lines in the final report: at most
   * 64, and no more than there are allowed actions; fewer, even none, if the search was stopped in the first iteration.
   */
  search(depth: i32, nodeLimit: f64, lines: i32, techniques: i32): i32;
  /**
   * Address for the only actions that the next searches may play at the root, u32 each; {@link setAllowedCount} sets their number.
   */
  allowedActionsAt(): usize;
  /** Sets the number of allowed actions at {@link allowedActionsAt}; 0 allows all actions again. */
  setAllowedCount(count: i32): void;
  /** Address of the search's report: `readReport` of `kernel-view.ts` reads it. */
  reportAt(): usize;
  /** The techniques that searches of this game can use, as bits (`techniques.ts`). Other bits have no effect. */
  techniques(): i32;
  /** Address of the evaluation's weights (i32), for tuning. */
  weightsAt(): usize;
  weightCount(): i32;
  /** Address of the constants of the search (i32), for tuning: those of {@link SEARCH_CONSTANTS}, in this order. */
  constantsAt(): usize;
  constantCount(): i32;
  /** Address for the weights of a trained network; 0 if the game has none. */
  networkAt(): usize;
  /** The network's output for the current position. {@link evaluate} may change it, or use the classical evaluation instead. */
  networkValue(): i32;
  /** Switches the network at {@link networkAt} on (1) or off (0). */
  useNetwork(on: i32): void;
  /** Writes the cells of the current position, which are what the network sees of it, and returns their address. */
  writeNetworkCells(): usize;
  /** The number of these cells. */
  networkCellCount(): i32;
  /** The number of the network's hidden units for each side; 0 if the game has none. */
  networkWidth(): i32;
  /**
   * The number of the network's rows of weights: those of its inputs, or in games whose inputs are sums of parts those
   * of the parts.
   */
  networkRowCount(): i32;
  /** The number of the network's buckets: each has its own output weights. */
  networkBucketCount(): i32;
  /**
   * Returns 1 if networks learn from the current position when `action` is played there: the action is quiet, and the
   * side to act is not in check. Otherwise returns 0.
   */
  isTrainable(action: u32): i32;
  /** The view in which a side sees the current position: the side, doubled, plus 1 if it sees the board mirrored. */
  networkView(side: i32): i32;
  /** The output bucket of the current position. */
  networkBucket(): i32;
  /**
   * An input of the network is a value of a cell in a view. Its row of weights is the sum of some of the rows at
   * {@link networkAt}. Writes the numbers (u16) of these rows to {@link networkPartsAt} and returns how many there are:
   * 0 (the input has no row) to 64; 0 or 1 in games without parts. In some games they depend on the current position's
   * map.
   */
  listNetworkParts(view: i32, cell: i32, value: i32): i32;
  networkPartsAt(): usize;
  /**
   * Samples about one in `step` of the positions that the next searches evaluate, up to `most` of them (256 at most; 0:
   * none). `seed` decides which.
   */
  sample(most: i32, step: i32, seed: u32): void;
  /** Address of the samples, packed positions, one every {@link MAX_POSITION_BYTES} bytes; and their number. */
  samplesAt(): usize;
  sampleCount(): i32;
}

/** The imports of a kernel, by module. */
export interface KernelImports {
  /**
   * The hash table that threads share (`assembly/shared-table.ts`), in kernels as WebAssembly. Used after `init(0)`.
   * `assembly/imports/table.ts` describes its functions.
   */
  readonly table: {
    probe(key: bigint): bigint;
    evaluation(): i32;
    remember(key: bigint, upper: bigint, evaluation: i32): void;
    fullness(): i32;
  };
  readonly host: {
    /**
     * Called at least once in every `nodesPerPoll` nodes (a method of the game's position class; 256 by default), with
     * the number of nodes so far. A result other than 0 ends the search with what is known.
     */
    poll(nodes: number): number;
    /** Called when an iteration is finished and its lines are in the report. */
    report(): void;
  };
}

/**
 * Returns a sentence about a kernel that was built for another version of this interface, or `undefined` if it fits. Nothing else
 * may be called before.
 * @param kernel the exports of an instance, of any version
 */
export function abiProblem(kernel: { readonly abiVersion?: unknown }): string | undefined {
  const version = typeof kernel.abiVersion === 'function' ? Number(kernel.abiVersion()) : 0;
  if (version === ABI_VERSION) return undefined;
  const cure =
    version > ABI_VERSION
      ? 'use a newer version of Kickmate, or build the kernel with the @kickmate/search of this one'
      : "build it again with the @kickmate/search of this Kickmate: npm run build in the game's folder";
  return `the kernel has version ${version} of the kernel interface, and Kickmate here has version ${ABI_VERSION}; ${cure}`;
}

/** The names of a module's numbers, in the order of the numbers. */
const namesOf = <T extends Readonly<Record<string, number>>>(numbers: T) =>
  (Object.keys(numbers) as (keyof T & string)[]).sort((a, b) => numbers[a]! - numbers[b]!);

/** The name of a technique that can be switched off. */
export type TechniqueName = keyof typeof techniques;

/** The names of the techniques in the order of their bits. */
export const TECHNIQUE_NAMES: readonly TechniqueName[] = namesOf(techniques);

/** The bit of each technique. */
const TECHNIQUE_BITS: Readonly<Record<TechniqueName, number>> = techniques;

/** The bits of some techniques. */
export function bitsOf(names: readonly TechniqueName[]): number {
  return names.reduce((bits, name) => bits | TECHNIQUE_BITS[name], 0);
}

/** The bits of all techniques. Without any bit the search is a full-width alpha-beta. */
export const ALL_TECHNIQUES = bitsOf(TECHNIQUE_NAMES);

/**
 * The switches for a search for the shortest forced win. They turn off each technique that may overlook a win, or find
 * a longer one first.
 */
export const SHORTEST_WIN_SWITCHES: Readonly<Partial<Record<TechniqueName, false>>> = {
  nullMove: false,
  lateMoveReductions: false,
  futility: false,
  reverseFutility: false,
  iir: false,
  latePruning: false,
  razoring: false,
  singular: false,
  probCut: false,
  historyPruning: false,
  exchange: false,
  rootOrder: false,
};

/** The bits of all techniques except those that are set to `false`. */
export function switchBits(switches: Readonly<Partial<Record<TechniqueName, boolean>>> = {}): number {
  return bitsOf(TECHNIQUE_NAMES.filter((name) => switches[name] ?? true));
}

/** The constants of the search in the kernel's order; `constants.ts` says what each is. */
export const SEARCH_CONSTANTS: readonly (keyof typeof constants)[] = namesOf(constants);

/** One line of a search's report. */
export interface KernelLine {
  /** The score for the side to act, in hundredths of a pawn; see {@link WIN} for wins. */
  readonly score: number;
  /** The actions of the line. An action with outcomes of chance is the last one of its line. */
  readonly actions: readonly number[];
}

/**
 * The report of a kernel's search: the lines of the last finished iteration, and statistics of the search so far. If one
 * line was asked for, it may come from the unfinished next iteration.
 */
export interface KernelReport {
  /** The depth of the last finished iteration, in actions; 1 if the first one was stopped, 0 without any line. */
  readonly depth: number;
  /** The largest ply that the search visited. */
  readonly selectiveDepth: number;
  readonly nodes: number;
  /** The part of the hash table that holds results of this search, in thousandths. */
  readonly hashFull: number;
  /** The best lines, best first. */
  readonly lines: readonly KernelLine[];
}
