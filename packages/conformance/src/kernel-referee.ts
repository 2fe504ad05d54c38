import { readFile } from 'node:fs/promises';
import type { KernelSource, Successor, Variant } from '@kickmate/game';
import {
  type KernelExports,
  type KernelImports,
  KernelView,
  readReport,
  SILENT_HOST,
  type Switch,
  switchBits,
} from '@kickmate/search';

/** The builds of a kernel: as people run it, with every check on, and as JavaScript. */
export const BUILDS = ['release', 'debug', 'js'] as const;

/** See {@link BUILDS}. */
export type Build = (typeof BUILDS)[number];

/** How a round stands in a kernel; see `ended` of `KernelExports`. */
const ENDED = ['', 'w', 'b', '-'] as const;

/** A kernel asked the questions that one asks the referee. */
export class KernelReferee<P> {
  readonly #kernel: KernelExports;
  readonly #view: KernelView<P>;

  private constructor(kernel: KernelExports, source: KernelSource<P>) {
    this.#kernel = kernel;
    this.#view = new KernelView(kernel, source);
  }

  /** Loads a build of a variant's kernel, with a hash table of 1 MiB. Throws if the variant has none. */
  static async load<P>(variant: Variant<P>, build: Build): Promise<KernelReferee<P>> {
    const source = variant.kernel;
    if (!source) throw new Error(`${variant.id} has no kernel`);
    const kernel =
      build === 'js'
        ? (await source.js()).instantiate(SILENT_HOST)
        : await instantiate(build === 'debug' ? source.debugWasm : source.wasm, SILENT_HOST);
    const referee = new KernelReferee(kernel as KernelExports, source);
    referee.#kernel.init(1);
    return referee;
  }

  /** Makes a position the current one. */
  set(position: P): void {
    this.#view.load(position);
  }

  /** The current position. */
  get position(): P {
    return this.#view.position;
  }

  /** All actions with all their outcomes, in the kernel's order. */
  get successors(): readonly Successor[] {
    return this.#view.actions().flatMap((action): Successor[] => {
      const chances = this.#view.chances(action);
      return chances.length === 0 ? [{ action }] : chances.map(({ outcome }) => ({ action, outcome }));
    });
  }

  /** The weights of an action's outcomes. */
  weights(action: number): readonly number[] {
    return this.#view.chances(action).map(({ weight }) => weight);
  }

  /** Plays on. */
  play({ action, outcome }: Successor): void {
    this.#view.play(action, outcome);
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
}

async function instantiate(url: URL, imports: KernelImports): Promise<object> {
  const { instance } = await WebAssembly.instantiate(await readFile(url), { ...imports });
  return instance.exports;
}
