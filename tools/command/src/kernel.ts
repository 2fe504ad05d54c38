import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  ALL_TECHNIQUES,
  type KernelExports,
  KernelView,
  type Limits,
  loadKernel,
  loadNetwork,
  MAX_DEPTH,
  SILENT_HOST,
  type Tunable,
  unusable,
  useNetwork,
  type WeightGroups,
} from '@kickmate/engine';
import { type Action, type AnyVariant, gameOf, type KernelSource } from '@kickmate/game';
import { UsageError, wholeNumber } from './command-line.ts';
import { parseNamedFile, useNamedFile } from './files.ts';

/** The weights of a kernel's classical evaluation, in its order. */
export type Weights = readonly number[];

/** The constants of a kernel's search, in its order. */
export type Constants = readonly number[];

/** The result of a search. */
export interface Found {
  readonly action: Action;
  /** For the side to act, in hundredths of a pawn, or a forced win beyond `WIN_BOUND`. */
  readonly score: number;
}

/** A kernel without the engine around it: without texts and time limits, but with numbers that can be changed. For tuning. */
export class DirectKernel extends KernelView<unknown> {
  /**
   * Opens a new kernel of a variant, on request with its network. Throws if the variant has no kernel, or if something cannot be
   * loaded here.
   */
  static async open(variant: AnyVariant, hashMiB: number, hasNetwork = false): Promise<DirectKernel> {
    const { kernel: source } = variant;
    if (!source) throw new Error(`${variant.id} has no kernel`);
    const kernel = await makeKernel(source, hashMiB);
    const problem = hasNetwork && source.network ? await useNetworkAt(source.network, kernel) : undefined;
    if (problem !== undefined) throw new Error(problem);
    return new DirectKernel(kernel, source);
  }

  /** The same kernel for another map of its game. */
  on({ kernel }: AnyVariant): DirectKernel {
    return new DirectKernel(this.kernel, kernel!);
  }

  get weights(): Weights {
    return [...this.tunables('weights')];
  }

  /** New weights, rounded, take effect with the next {@link load}. Throws if their number is wrong. */
  set weights(weights: Weights) {
    write(weights, this.tunables('weights'), 'weights');
  }

  get constants(): Constants {
    return [...this.tunables('constants')];
  }

  /** New constants, rounded and at least 1, take effect with the next {@link search}. Throws if their number is wrong. */
  set constants(constants: Constants) {
    write(constants, this.tunables('constants'), 'constants');
  }

  /** Clears the hash table, the histories and all else that searches have stored. */
  clear(): void {
    this.kernel.clear();
  }

  /** The side to act: 0 White, 1 Black. */
  get side(): 0 | 1 {
    return this.kernel.side() === 0 ? 0 : 1;
  }

  /** 0: the round goes on; 1: White has won it; 2: Black has won it; 3: it ended without a winner. */
  get ended(): number {
    return this.kernel.end();
  }

  /** The position's hash key as text, to find repetitions. */
  get key(): string {
    return `${this.kernel.keyHigh()} ${this.kernel.keyLow()}`;
  }

  /** The static evaluation for the side to act, in hundredths of a pawn. */
  get evaluation(): number {
    return this.kernel.evaluate();
  }

  /**
   * The static evaluations of many positions for White, in hundredths of a pawn; with `rows`, only of the positions with
   * these numbers. Replaces the current position.
   */
  evaluations({ count, stride, words }: PackedPositions, rows?: Uint32Array): Int32Array {
    const { kernel } = this;
    const place = new Uint32Array(kernel.memory.buffer, kernel.packedPositionAt(), stride);
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

  /**
   * Searches the best action at full strength. The limit `ms` is ignored. All actions are looked at once, even if `nodes`
   * is too small for that. Throws if there is no action.
   */
  best(limits: Limits, switches?: number): Found {
    const found = this.find(limits, switches);
    if (found === undefined) throw new Error('the kernel lists no action in this position');
    return found;
  }

  /** The same, but `undefined` if there is no action. */
  find({ depth = MAX_DEPTH, nodes = 0 }: Limits, switches: number = ALL_TECHNIQUES): Found | undefined {
    return this.#iterate(depth, nodes, switches) ?? this.#iterate(1, 0, switches);
  }

  /** The best action, or undefined if not even one iteration was finished or there is no action. */
  #iterate(depth: number, nodes: number, switches: number): Found | undefined {
    const [line] = this.search(depth, nodes, 1, switches).lines;
    return line && { action: line.actions[0]!, score: line.score };
  }
}

/** Positions in the form that a kernel reads, one after another, in memory that all threads share. */
export interface PackedPositions {
  readonly count: number;
  /** 32-bit words of each position. */
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

/** A file of evaluation weights, or of constants of the search. */
export interface WeightsFile {
  /** The game's id; the numbers are the same on all its maps. */
  readonly variant: string;
  readonly weights?: Weights;
  readonly constants?: Constants;
}

function write(numbers: readonly number[], to: Int32Array, kind: Tunable): void {
  if (numbers.length !== to.length) throw new Error(`${numbers.length} ${kind} for a kernel that has ${to.length}`);
  // The search divides by some constants.
  const least = kind === 'constants' ? 1 : Number.NEGATIVE_INFINITY;
  to.set(numbers.map((number) => Math.max(least, Math.round(number))));
}

async function makeKernel(source: KernelSource<unknown>, hashMiB: number): Promise<KernelExports> {
  const make = await loadKernel(source, 'wasm');
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  kernel.init(hashMiB);
  return kernel;
}

/** Lets the network of a file evaluate in a kernel. Returns a sentence if it cannot. */
async function useNetworkAt(url: URL, kernel: KernelExports): Promise<string | undefined> {
  const network = await loadNetwork(url);
  if (!network.ok) return network.error.message;
  const problem = useNetwork(kernel, network.value);
  return problem && unusable(problem);
}

/**
 * Returns the variant with the network of a file that was named on the command line. Throws a {@link UsageError} that begins with
 * the option if the variant's kernel cannot use the file.
 */
export async function withNetworkFile(option: string, path: string, variant: AnyVariant): Promise<AnyVariant> {
  const { kernel: source } = variant;
  if (!source) throw new UsageError(`${variant.id} has no kernel`);
  useNamedFile(option, () => readFileSync(path));
  const network = pathToFileURL(path);
  const problem = await useNetworkAt(network, await makeKernel(source, 1));
  if (problem === undefined) return { ...variant, kernel: { ...source, network } };
  throw new UsageError(`${option}: ${path} is not a network for ${variant.id}, as npm run train writes it. ${problem}`);
}

/** Reads a file of weights or constants for a variant, on any map. Throws a {@link UsageError} that names the file if it holds something else. */
export function loadWeights(path: string, variant: string, kind: Tunable = 'weights'): readonly number[] {
  const text = useNamedFile(kind, () => readFileSync(path, 'utf8'));
  const content = parseNamedFile<WeightsFile>(path, text);
  const numbers = content[kind];
  const isList = Array.isArray(numbers) && numbers.every((number) => Number.isFinite(number));
  if (content.variant !== gameOf(variant) || !isList) throw new UsageError(`${path} holds no ${kind} for ${variant}`);
  return numbers;
}

/** Reads a list such as `6-11,31,mobility` as numbers of weights, ascending; throws a {@link UsageError} that says what is wrong. */
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
