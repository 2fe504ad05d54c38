import { readFile } from 'node:fs/promises';
import type { KernelSource, Successor, Variant } from '@kickmate/game';
import { type KernelExports, readReport, type Switch, switchBits } from '@kickmate/search';

/** The builds of a kernel: as people run it, with every check on, and as JavaScript. */
export const BUILDS = ['release', 'debug', 'js'] as const;

/** See {@link BUILDS}. */
export type Build = (typeof BUILDS)[number];

/** How a round stands in a kernel; see `ended` of `KernelExports`. */
const ENDED = ['', 'w', 'b', '-'] as const;

/** A kernel asked the questions that one asks the referee. */
export class KernelReferee<P> {
  readonly #kernel: KernelExports;
  readonly #source: KernelSource<P>;

  private constructor(kernel: KernelExports, source: KernelSource<P>) {
    this.#kernel = kernel;
    this.#source = source;
  }

  /** Loads a build of a variant's kernel, with a hash table of 1 MiB. Throws if the variant has none. */
  static async load<P>(variant: Variant<P>, build: Build): Promise<KernelReferee<P>> {
    const source = variant.kernel;
    if (!source) throw new Error(`${variant.id} has no kernel`);
    const imports = { host: { poll: () => 0, report: () => {} } };
    const kernel =
      build === 'js'
        ? (await source.js()).instantiate(imports)
        : await instantiate(build === 'debug' ? source.debugWasm : source.wasm, imports);
    const referee = new KernelReferee(kernel as KernelExports, source);
    referee.#kernel.init(1);
    return referee;
  }

  /** Makes a position the current one. */
  set(position: P): void {
    this.#source.pack(position, this.#view());
    this.#kernel.load();
  }

  /** The current position. */
  get position(): P {
    this.#kernel.save();
    return this.#source.unpack(this.#view());
  }

  /** All actions with all their outcomes, in the kernel's order. */
  get successors(): readonly Successor[] {
    const actions = this.#words(this.#kernel.actionsAt(), this.#kernel.generate());
    return actions.flatMap((action): Successor[] => {
      const count = this.#kernel.chance(action);
      if (count === 0) return [{ action }];
      const pairs = this.#words(this.#kernel.outcomesAt(), 2 * count);
      return Array.from({ length: count }, (_, n) => ({ action, outcome: pairs[2 * n]! }));
    });
  }

  /** The weights of an action's outcomes. */
  weights(action: number): readonly number[] {
    const count = this.#kernel.chance(action);
    return this.#words(this.#kernel.outcomesAt(), 2 * count).filter((_, n) => n % 2 === 1);
  }

  /** Plays on. */
  play({ action, outcome }: Successor): void {
    this.#kernel.play(action, outcome ?? -1);
  }

  /** Who is to act. */
  get side(): 'w' | 'b' {
    return this.#kernel.side() === 0 ? 'w' : 'b';
  }

  /** Who has won the round: a side, `-` for nobody, or nothing while it goes on. */
  get ended(): '' | 'w' | 'b' | '-' {
    return ENDED[this.#kernel.ended()]!;
  }

  /** Whether the incremental hash key equals the one computed from scratch. */
  get isKeyRight(): boolean {
    const kernel = this.#kernel;
    return kernel.keyLow() === kernel.freshKeyLow() && kernel.keyHigh() === kernel.freshKeyHigh();
  }

  /** Leaves below the current position. */
  perft(depth: number): number {
    return this.#kernel.perft(depth);
  }

  /** The current position's static evaluation for the side to act. */
  evaluate(): number {
    return this.#kernel.evaluate();
  }

  /** Searches the current position from a clean slate: score and nodes. */
  search(depth: number, switches?: Partial<Record<Switch, boolean>> | 'plain'): { score: number; nodes: number } {
    this.#kernel.clear();
    this.#kernel.search(depth, 0, 1, switches === 'plain' ? 0 : switchBits(switches));
    const { lines, nodes } = readReport(this.#kernel);
    return { score: lines[0]!.score, nodes };
  }

  #view(): DataView {
    return new DataView(this.#kernel.memory.buffer, this.#kernel.positionAt(), this.#source.size);
  }

  #words(at: number, count: number): readonly number[] {
    return Array.from(new Uint32Array(this.#kernel.memory.buffer, at, count));
  }
}

async function instantiate(url: URL, imports: WebAssembly.Imports): Promise<object> {
  const { instance } = await WebAssembly.instantiate(await readFile(url), imports);
  return instance.exports;
}
