import {
  ALL_SWITCHES,
  type KernelExports,
  KernelView,
  type Limits,
  loadKernel,
  MAX_DEPTH,
  readReport,
  SILENT_HOST,
} from '@kickmate/engine';
import type { Action, AnyVariant, Chance, Outcome } from '@kickmate/game';
import { readWeights, writeWeights } from './weights.ts';

/** A kernel without the engine around it: no texts, no time, weights that can be changed. For tuning. */
export class DirectKernel {
  private readonly view: KernelView<unknown>;
  private readonly kernel: KernelExports;

  private constructor(view: KernelView<unknown>) {
    this.view = view;
    this.kernel = view.kernel;
  }

  /** A fresh kernel of a variant. Throws if it has none, or if it cannot be loaded here. */
  static async open(variant: AnyVariant, hashMiB: number): Promise<DirectKernel> {
    if (!variant.kernel) throw new Error(`${variant.id} has no kernel`);
    const make = await loadKernel(variant.kernel, 'wasm');
    if (!make.ok) throw new Error(make.error.message);
    const kernel = make.value(SILENT_HOST);
    kernel.init(hashMiB);
    return new DirectKernel(new KernelView(kernel, variant.kernel));
  }

  get weights(): readonly number[] {
    return readWeights(this.kernel);
  }

  /** They count from the next {@link load}. */
  set weights(weights: readonly number[]) {
    writeWeights(this.kernel, weights);
  }

  /** Forgets everything learnt. */
  clear(): void {
    this.kernel.clear();
  }

  /** Begins a round at a position. */
  load(position: unknown): void {
    this.view.load(position);
  }

  /** Plays on, remembering the position before for repetition. */
  play(action: Action, outcome: Outcome | undefined): void {
    this.view.play(action, outcome);
  }

  /** Who is to act: 0 White, 1 Black. */
  get side(): 0 | 1 {
    return this.kernel.side() === 0 ? 0 : 1;
  }

  /** 0: the round goes on; 1: White has won it; 2: Black has; 3: nobody. */
  get ended(): number {
    return this.kernel.ended();
  }

  /** The position's name, for telling repetitions. */
  get key(): string {
    return `${this.kernel.keyHigh()} ${this.kernel.keyLow()}`;
  }

  /** What may be played here. */
  actions(): readonly Action[] {
    return this.view.actions();
  }

  /** The static evaluation for the side to act, in hundredths of a pawn. */
  get evaluation(): number {
    return this.kernel.evaluate();
  }

  /** What chance may make of an action here. */
  chance(action: Action): readonly Chance[] {
    return this.view.chances(action);
  }

  /**
   * The best action at full strength; `ms` is no limit here, and all actions are looked at once though `nodes` be too few
   * for that. Throws if there is none.
   */
  search({ depth = MAX_DEPTH, nodes = 0 }: Limits, switches: number = ALL_SWITCHES): Action {
    const best = this.bestAction(depth, nodes, switches) ?? this.bestAction(1, 0, switches);
    if (best === undefined) throw new Error('the kernel knows no action here');
    return best;
  }

  /** `undefined` if not even one iteration was finished, or nothing can be played. */
  private bestAction(depth: number, nodes: number, switches: number): Action | undefined {
    this.kernel.search(depth, nodes, 1, switches);
    return readReport(this.kernel).lines[0]?.actions[0];
  }
}
