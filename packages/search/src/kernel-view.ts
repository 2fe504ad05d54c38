import type { KernelExports, KernelImports, KernelLine, KernelReport } from './abi.ts';
import { MAX_ACTIONS, MAX_OUTCOMES, MAX_POSITION_BYTES } from './limits.ts';
import * as layout from './report.ts';

/** The functions that pack a kernel's positions: a part of each variant's `KernelSource` in `@kickmate/game`. */
export interface Packing<P> {
  /** Bytes of a packed position. */
  readonly size: number;
  pack(position: P, bytes: DataView): void;
  unpack(bytes: DataView): P;
}

/**
 * A group of numbers in a kernel that can be tuned: the weights of its classical evaluation, or the constants of its
 * search.
 */
export type Tunable = 'weights' | 'constants';

/** A possible outcome of an action. */
export interface KernelOutcome {
  readonly outcome: number;
  /** The weight relative to the other outcomes' weights. */
  readonly weight: number;
}

/** The import of a kernel that has a hash table of its own. */
export const NO_TABLE: KernelImports['table'] = {
  probe: () => 0n,
  evaluation: () => 0,
  remember: () => {},
  fullness: () => 0,
};

/** The imports for a kernel whose searches run to their limits and whose reports nobody needs. */
export const SILENT_HOST: KernelImports = { table: NO_TABLE, host: { poll: () => 0, report: () => {} } };

/**
 * A kernel with positions and lists instead of addresses. It has no state: the current position is the kernel's. Each call makes a new
 * typed array over the memory, since old ones become empty when memory grows.
 */
export class KernelView<P> {
  /** The kernel itself, for calls that need only numbers. */
  readonly kernel: KernelExports;
  readonly #packing: Packing<P>;

  /**
   * @param kernel must be initialised before other methods are called
   * @throws RangeError for packed positions that are too large for any kernel
   */
  constructor(kernel: KernelExports, packing: Packing<P>) {
    const { size } = packing;
    if (!Number.isInteger(size) || size < 1 || size > MAX_POSITION_BYTES)
      throw new RangeError(
        `a packed position has ${size} bytes (\`size\` of the game's KernelSource); it may have 1 to ${MAX_POSITION_BYTES}`,
      );
    this.kernel = kernel;
    this.#packing = packing;
  }

  /** Sets the current position, and forgets the positions before it. */
  load(position: P): void {
    this.#packing.pack(position, this.#packed());
    this.kernel.load();
  }

  /** The current position, except what the packing leaves out, such as the reason for which a round ended. */
  get position(): P {
    this.kernel.save();
    return this.#packing.unpack(this.#packed());
  }

  /** Plays a legal action, with its outcome if it has chance, and keeps the position before it for repetition. */
  play(action: number, outcome?: number): void {
    this.kernel.play(action, outcome ?? -1);
  }

  /** The legal actions of the current position, in the kernel's order. Throws a RangeError if they are too many. */
  actions(): readonly number[] {
    const count = within(MAX_ACTIONS, this.kernel.generate(), 'actions in a position (`generate` of the kernel)');
    return [...new Uint32Array(this.kernel.memory.buffer, this.kernel.actionsAt(), count)];
  }

  /**
   * The possible outcomes of an action in the current position, in the kernel's order; empty without chance. Throws a
   * RangeError if they are too many.
   */
  outcomes(action: number): readonly KernelOutcome[] {
    const count = within(
      MAX_OUTCOMES,
      this.kernel.listOutcomes(action),
      'outcomes of an action (`listOutcomes` of the kernel)',
    );
    const pairs = new Int32Array(this.kernel.memory.buffer, this.kernel.outcomesAt(), 2 * count);
    return Array.from({ length: count }, (_, n) => ({ outcome: pairs[2 * n]!, weight: pairs[2 * n + 1]! }));
  }

  /**
   * Allows the next searches only these actions at the root; an empty list allows all actions again. Throws a RangeError if they are too
   * many.
   */
  allowOnly(actions: readonly number[]): void {
    const count = within(MAX_ACTIONS, actions.length, 'allowed actions at the root');
    new Uint32Array(this.kernel.memory.buffer, this.kernel.allowedActionsAt(), count).set(actions);
    this.kernel.setAllowedCount(count);
  }

  /** Searches the current position as {@link KernelExports.search} does, and returns the last report. */
  search(depth: number, nodeLimit: number, lines: number, techniques: number): KernelReport {
    this.kernel.search(depth, nodeLimit, lines, techniques);
    return readReport(this.kernel);
  }

  /** The numbers that can be tuned, in the kernel's memory: new weights take effect with {@link load}, new constants at once. */
  tunables(kind: Tunable): Int32Array {
    const { kernel } = this;
    const [at, count] =
      kind === 'weights' ? [kernel.weightsAt(), kernel.weightCount()] : [kernel.constantsAt(), kernel.constantCount()];
    return new Int32Array(kernel.memory.buffer, at, count);
  }

  #packed(): DataView {
    return new DataView(this.kernel.memory.buffer, this.kernel.packedPositionAt(), this.#packing.size);
  }
}

/** Returns the length of a list in a kernel's memory; throws a RangeError if it is above the limit, and so past the list's end. */
function within(limit: number, count: number, what: string): number {
  if (count > limit) throw new RangeError(`${count} ${what}; there may be ${limit}`);
  return count;
}

/** Reads the report of a kernel. */
export function readReport(kernel: KernelExports): KernelReport {
  const bytes = new DataView(kernel.memory.buffer, kernel.reportAt());
  const word = (index: number) => bytes.getInt32(index * 4, true);
  const lines = Array.from({ length: word(layout.LINES) }, (_, line): KernelLine => {
    const first = layout.FIRST_LINE + line * layout.LINE_WORDS;
    const actions = Array.from({ length: word(first + layout.LENGTH) }, (_, n) =>
      bytes.getUint32((first + layout.ACTIONS + n) * 4, true),
    );
    return { score: word(first + layout.SCORE), actions };
  });
  return {
    depth: word(layout.DEPTH),
    selectiveDepth: word(layout.SELECTIVE_DEPTH),
    hashFull: word(layout.HASH_FULL),
    nodes: bytes.getFloat64(layout.NODES * 4, true),
    lines,
  };
}

/** The numbers of the rows of weights whose sum is the row of a cell's value in a view: see `KernelExports.listNetworkParts`. */
export function networkPartsOf(kernel: KernelExports, view: number, cell: number, value: number): number[] {
  const count = kernel.listNetworkParts(view, cell, value);
  return count === 0 ? [] : [...new Uint16Array(kernel.memory.buffer, kernel.networkPartsAt(), count)];
}
