import { type KernelExports, type KernelImports, type KernelLine, type KernelReport, LINE_WORDS } from './abi.ts';

/** How a kernel's positions are packed; the `KernelSource` of `@kickmate/game` says it for each variant. */
export interface Packing<P> {
  /** Bytes of a packed position. */
  readonly size: number;
  pack(position: P, view: DataView): void;
  unpack(view: DataView): P;
}

/** What chance may make of an action. */
export interface KernelChance {
  readonly outcome: number;
  /** Relative to the other outcomes' weights. */
  readonly weight: number;
}

/** A host that lets every search run to its limits, and does not listen to its reports. */
export const SILENT_HOST: KernelImports = { host: { poll: () => 0, report: () => {} } };

/**
 * A kernel with positions and lists instead of addresses. It keeps nothing itself: the current position is the kernel's,
 * and memory is looked at anew each time, because memory that grows leaves old views empty.
 */
export class KernelView<P> {
  /** The kernel itself, for everything that is only a number. */
  readonly kernel: KernelExports;
  readonly #packing: Packing<P>;

  /** `kernel` must have been initialised before anything is asked of it. */
  constructor(kernel: KernelExports, packing: Packing<P>) {
    this.kernel = kernel;
    this.#packing = packing;
  }

  /** Makes a position the current one, and forgets those before it. */
  load(position: P): void {
    this.#packing.pack(position, this.#packed());
    this.kernel.load();
  }

  /** The current position. What the packing leaves out is lost; a kernel does not know why a round ended. */
  get position(): P {
    this.kernel.save();
    return this.#packing.unpack(this.#packed());
  }

  /** Plays a legal action on the current position, remembering it for repetition; the outcome where chance has a say. */
  play(action: number, outcome?: number): void {
    this.kernel.play(action, outcome ?? -1);
  }

  /** The legal actions of the current position, in the kernel's order. */
  actions(): readonly number[] {
    const count = this.kernel.generate();
    return [...new Uint32Array(this.kernel.memory.buffer, this.kernel.actionsAt(), count)];
  }

  /** What chance may make of an action in the current position, in the kernel's order; empty without chance. */
  chances(action: number): readonly KernelChance[] {
    const count = this.kernel.chance(action);
    const pairs = new Int32Array(this.kernel.memory.buffer, this.kernel.outcomesAt(), 2 * count);
    return Array.from({ length: count }, (_, n) => ({ outcome: pairs[2 * n]!, weight: pairs[2 * n + 1]! }));
  }

  /** Confines the next searches to these actions at the root; none frees the root again. */
  confine(actions: readonly number[]): void {
    new Uint32Array(this.kernel.memory.buffer, this.kernel.rootActionsAt(), actions.length).set(actions);
    this.kernel.confine(actions.length);
  }

  #packed(): DataView {
    return new DataView(this.kernel.memory.buffer, this.kernel.positionAt(), this.#packing.size);
  }
}

/** Reads the report: i32 words depth, selective depth, hash full, number of lines, nodes (f64), then the lines. */
export function readReport(kernel: KernelExports): KernelReport {
  const view = new DataView(kernel.memory.buffer, kernel.reportAt());
  const word = (index: number) => view.getInt32(index * 4, true);
  const lines = Array.from({ length: word(3) }, (_, line): KernelLine => {
    const at = 6 + line * LINE_WORDS;
    const actions = Array.from({ length: word(at + 1) }, (_, i) => view.getUint32((at + 2 + i) * 4, true));
    return { score: word(at), actions };
  });
  return { depth: word(0), selectiveDepth: word(1), hashFull: word(2), nodes: view.getFloat64(16, true), lines };
}
