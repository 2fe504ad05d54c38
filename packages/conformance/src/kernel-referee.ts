import { loadKernel, type MakeKernel } from '@kickmate/engine';
import type { KernelSource, Successor, Variant } from '@kickmate/game';
import {
  bitsOf,
  type KernelExports,
  type KernelReport,
  KernelView,
  readReport,
  TECHNIQUE_NAMES,
  type TechniqueName,
} from '@kickmate/search';

/** The builds of a kernel: as people run it, with every check on, and as JavaScript. */
export const BUILDS = ['release', 'debug', 'js'] as const;

/** See {@link BUILDS}. */
export type Build = (typeof BUILDS)[number];

/** Options of a search. */
export interface SearchOptions {
  readonly techniques?: readonly TechniqueName[];
  /** 0: no limit. */
  readonly nodes?: number;
  readonly lines?: number;
  /** Whether the hash table and histories of earlier searches are kept. */
  readonly remembers?: boolean;
  /** The only actions that are allowed at the root; empty: all are. */
  readonly roots?: readonly number[];
  /** Called with the nodes so far whenever the search looks at its limits; `true` ends it. */
  readonly onPoll?: (nodes: number) => boolean;
  /** Called with the report of each iteration that is finished. */
  readonly onReport?: (report: KernelReport) => void;
}

/** The place of a kernel's debug build, which `kernel-build --debug` makes beside the release build. */
export const debugBuildOf = ({ wasm }: { readonly wasm: URL }): URL => new URL('./debug.wasm', wasm);

/** The values of `end` of `KernelExports` as texts. */
const ENDED = ['', 'w', 'b', '-'] as const;

/** A kernel with the methods that tests compare with the referee. */
export class KernelReferee<P> {
  /** The build of the kernel. */
  readonly build: Build;
  /** The kernel itself, for calls that need only numbers. */
  readonly kernel: KernelExports;
  readonly #view: KernelView<P>;
  /** The options of the running search. */
  #options: SearchOptions = {};

  private constructor(build: Build, make: MakeKernel, source: KernelSource<P>) {
    this.build = build;
    const poll = (nodes: number) => (this.#options.onPoll?.(nodes) ? 1 : 0);
    const report = () => this.#options.onReport?.(readReport(this.kernel));
    this.kernel = make({ host: { poll, report } });
    this.#view = new KernelView(this.kernel, source);
  }

  /** Loads a build of a variant's kernel, with a hash table of 1 MiB. Throws if the variant has none, or one that does not fit. */
  static async load<P>(variant: Variant<P>, build: Build): Promise<KernelReferee<P>> {
    const source = variant.kernel;
    if (!source) throw new Error(`${variant.id} has no kernel`);
    const wasm = build === 'debug' ? debugBuildOf(source) : source.wasm;
    const make = await loadKernel({ ...source, wasm }, build === 'js' ? 'js' : 'wasm');
    if (!make.ok) throw new Error(`${build}: ${make.error.message}`);
    const referee = new KernelReferee(build, make.value, source);
    referee.kernel.init(1);
    return referee;
  }

  /** Loads all builds of a variant's kernel, as {@link KernelReferee.load} does one. */
  static loadAll<P>(variant: Variant<P>): Promise<readonly KernelReferee<P>[]> {
    return Promise.all(BUILDS.map((build) => KernelReferee.load(variant, build)));
  }

  /** The techniques that searches of this game can use. */
  get techniques(): readonly TechniqueName[] {
    const bits = this.kernel.techniques();
    return TECHNIQUE_NAMES.filter((name) => bits & bitsOf([name]));
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
      const chances = this.#view.outcomes(action);
      return chances.length === 0 ? [{ action }] : chances.map(({ outcome }) => ({ action, outcome }));
    });
  }

  /** The weights of an action's outcomes. */
  weights(action: number): readonly number[] {
    return this.#view.outcomes(action).map(({ weight }) => weight);
  }

  /** Plays on. */
  play({ action, outcome }: Successor): void {
    this.#view.play(action, outcome);
  }

  /** The side to act. */
  get side(): 'w' | 'b' {
    return this.kernel.side() === 0 ? 'w' : 'b';
  }

  /** The round's winner: a side, `-` for neither, or an empty text while the round goes on. */
  get ended(): '' | 'w' | 'b' | '-' {
    return ENDED[this.kernel.end()]!;
  }

  /** Whether the incremental hash key equals the one computed from scratch. */
  get isKeyRight(): boolean {
    const kernel = this.kernel;
    return kernel.keyLow() === kernel.freshKeyLow() && kernel.keyHigh() === kernel.freshKeyHigh();
  }

  /** Leaves below the current position. */
  perft(depth: number): number {
    return this.kernel.perft(depth);
  }

  /** The current position's static evaluation for the side to act. */
  evaluate(): number {
    return this.kernel.evaluate();
  }

  /** Searches the current position: by default without any technique, and with an empty hash table unless it `remembers`. */
  search(depth: number, options: SearchOptions = {}): KernelReport {
    const { techniques = [], nodes = 0, lines = 1, roots = [], remembers = false } = options;
    if (!remembers) this.kernel.clear();
    this.#view.allowOnly(roots);
    const bits = bitsOf(techniques);
    this.#options = options;
    return this.#view.search(depth, nodes, lines, bits);
  }
}
