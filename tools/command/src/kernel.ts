import { readFileSync } from 'node:fs';
import {
  ALL_SWITCHES,
  type KernelExports,
  KernelView,
  type Limits,
  loadKernel,
  MAX_DEPTH,
  readReport,
  SILENT_HOST,
  type WeightGroups,
} from '@kickmate/engine';
import { type Action, type AnyVariant, type Chance, gameOf, type Outcome } from '@kickmate/game';
import { UsageError, wholeNumber } from './command-line.ts';
import { parseNamedFile, useNamedFile } from './files.ts';

/** A kernel's evaluation weights, in its order. */
export type Weights = readonly number[];

/** What a search found. */
export interface Found {
  readonly action: Action;
  /** For the side to act, in hundredths of a pawn, or a forced win beyond `WIN_BOUND`. */
  readonly score: number;
}

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

  /**
   * White's view of many positions, by static evaluation, in hundredths of a pawn; of those at `rows` only, if given. The
   * current position is lost.
   */
  evaluations({ count, stride, words }: PackedPositions, rows?: Uint32Array): Int32Array {
    const { kernel } = this;
    const place = new Uint32Array(kernel.memory.buffer, kernel.positionAt(), stride);
    const values = new Int32Array(rows?.length ?? count);
    for (let index = 0; index < values.length; index++) {
      const from = (rows ? rows[index]! : index) * stride;
      for (let word = 0; word < stride; word++) place[word] = words[from + word]!;
      kernel.load();
      const value = kernel.evaluate();
      values[index] = kernel.side() === 0 ? value : -value;
    }
    return values;
  }

  /** What chance may make of an action here. */
  chance(action: Action): readonly Chance[] {
    return this.view.chances(action);
  }

  /**
   * The best action at full strength; `ms` is no limit here, and all actions are looked at once though `nodes` be too few
   * for that. Throws if there is none.
   */
  search({ depth = MAX_DEPTH, nodes = 0 }: Limits, switches: number = ALL_SWITCHES): Found {
    const found = this.find(depth, nodes, switches) ?? this.find(1, 0, switches);
    if (found === undefined) throw new Error('the kernel knows no action here');
    return found;
  }

  /** `undefined` if not even one iteration was finished, or nothing can be played. */
  private find(depth: number, nodes: number, switches: number): Found | undefined {
    this.kernel.search(depth, nodes, 1, switches);
    const line = readReport(this.kernel).lines[0];
    return line && { action: line.actions[0]!, score: line.score };
  }
}

/** Positions as a kernel reads them, one after the other, in memory that all threads share. */
export interface PackedPositions {
  readonly count: number;
  /** 32-bit words to each. */
  readonly stride: number;
  readonly words: Uint32Array;
}

/** Packs positions. Throws if the variant has no kernel. */
export function packPositions(variant: AnyVariant, positions: readonly unknown[]): PackedPositions {
  const { kernel } = variant;
  if (!kernel) throw new Error(`${variant.id} has no kernel`);
  const stride = Math.ceil(kernel.size / 4);
  const memory = new SharedArrayBuffer(positions.length * stride * 4);
  for (const [index, position] of positions.entries())
    kernel.pack(position, new DataView(memory, index * stride * 4, kernel.size));
  return { count: positions.length, stride, words: new Uint32Array(memory) };
}

/** Evaluation weights as they are kept in a file: the kernel's, in its order. */
export interface WeightsFile {
  /** The game's id: the weights are the same on all its maps. */
  readonly variant: string;
  readonly weights: readonly number[];
}

/** The weights of a kernel that has been set up. */
export function readWeights(kernel: KernelExports): readonly number[] {
  return [...new Int32Array(kernel.memory.buffer, kernel.weightsAt(), kernel.weightCount())];
}

/** Gives a kernel other weights (rounded); they count from the next `load`. Throws if their number is wrong. */
export function writeWeights(kernel: KernelExports, weights: readonly number[]): void {
  const count = kernel.weightCount();
  if (weights.length !== count) throw new Error(`${weights.length} weights for a kernel that has ${count}`);
  new Int32Array(kernel.memory.buffer, kernel.weightsAt(), count).set(weights.map(Math.round));
}

/** Reads a file of weights for a variant, on whatever map. Throws a {@link UsageError} that names the file if it holds something else. */
export function loadWeights(path: string, variant: string): readonly number[] {
  const text = useNamedFile('weights', () => readFileSync(path, 'utf8'));
  const content = parseNamedFile<WeightsFile>(path, text);
  const isList = Array.isArray(content.weights) && content.weights.every((weight) => Number.isFinite(weight));
  if (content.variant !== gameOf(variant) || !isList) throw new UsageError(`${path} holds no weights for ${variant}`);
  return content.weights!;
}

/** Reads `6-11,31,mobility` as the weights that it names, ascending; throws a {@link UsageError} that says what is wrong. */
export function readWeightList(
  option: string,
  text: string,
  count: number,
  groups: WeightGroups = {},
): readonly number[] {
  const indexes = text.split(',').flatMap((part) => {
    const group = Object.hasOwn(groups, part) ? groups[part] : undefined;
    if (group) return run(group[0], group[1]);
    const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const first = wholeNumber(option, from, 0, count - 1);
    return run(first, wholeNumber(option, to, first, count - 1) - first + 1);
  });
  return [...new Set(indexes)].sort((a, b) => a - b);
}

const run = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
