import { fail, ok, quoted, type Result } from '@kickmate/board';
import type { AnyVariant, KernelSource } from '@kickmate/game';
import { loadBytes } from '@kickmate/game/load-bytes';
import { fingerprintOf, misfit, type Network, type NetworkError, type NetworkPlace, readNetwork } from '@kickmate/net';
import {
  abiProblem,
  type KernelExports,
  type KernelImports,
  KernelView,
  NO_TABLE,
  networkPartsOf,
  openSharedTable,
  readReport,
  SHARED_TABLE_URL,
  type SharedTable,
  TECHNIQUE_NAMES,
  type TechniqueName,
} from '@kickmate/search';
import { DEFAULT_HASH_MIB, type EngineError } from '../request/engine.ts';
import type { TableRole } from '../request/shared-state.ts';
import type { Searcher, SearchHost } from './searcher.ts';
import { texts } from './texts.ts';

/** The imports of a kernel; without a table it makes one of its own. */
export type HostImports = Pick<KernelImports, 'host'> & Partial<KernelImports>;

/**
 * Makes a new kernel, with memory of its own, from loaded code. Throws if the kernel was built for another version of the kernel
 * interface, and if there is no memory for it.
 */
export type MakeKernel = (imports: HostImports) => KernelExports;

/**
 * Loads a variant's kernel as WebAssembly or as JavaScript, in a browser or in Node. The code is loaded and compiled
 * once. To replace a kernel that trapped, make another.
 */
export async function loadKernel<P>(
  source: KernelSource<P>,
  backend: 'wasm' | 'js',
): Promise<Result<MakeKernel, EngineError>> {
  try {
    return ok(backend === 'wasm' ? await loadWasm(source.wasm) : await loadJs(source));
  } catch (error) {
    return fail({ cause: 'unavailable', message: error instanceof Error ? error.message : String(error) });
  }
}

async function loadWasm(url: URL): Promise<MakeKernel> {
  const module = await compileModule(url);
  return (imports) => exportsOf(new WebAssembly.Instance(module, { table: NO_TABLE, ...imports }).exports);
}

/** Opens this thread's access to the hash table that threads share in a memory. Rejects if it cannot be loaded. */
export const loadSharedTable = async (memory: WebAssembly.Memory): Promise<SharedTable> =>
  openSharedTable(await compileModule(SHARED_TABLE_URL), memory);

async function loadJs<P>(source: KernelSource<P>): Promise<MakeKernel> {
  const { instantiate } = await source.js();
  return (imports) => exportsOf(instantiate({ ...imports }));
}

/**
 * Gives a kernel's exports their type; throws if they are of another version of it. The kernels' own tests compare exports and
 * type.
 */
function exportsOf(exports: object): KernelExports {
  const problem = abiProblem(exports);
  if (problem !== undefined) throw new Error(problem);
  return exports as unknown as KernelExports;
}

/** Loads and compiles a file of WebAssembly, in a browser or in Node. Rejects if it cannot be loaded or compiled. */
export const compileModule = (url: URL): Promise<WebAssembly.Module> =>
  url.protocol === 'file:' ? compileFile(url) : compileFetched(url);

async function compileFile(url: URL): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await loadBytes(url));
}

async function compileFetched(url: URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(texts.kernelNotFetched(response.status));
  // Some hosts send .wasm as another type, which streaming refuses.
  const isStreamable = response.headers.get('content-type')?.startsWith('application/wasm');
  return isStreamable ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Milliseconds in which a server must send something of a network, and milliseconds in which all of it must come. A slow line is waited
 * for, a silent server hardly: the engine can play without the network.
 */
const NETWORK_LIMITS = { silenceMs: 6_000, allMs: 20_000 };

/** Loads a network, in a browser or in Node. `limits`: when a server counts as failed. */
export async function loadNetwork(
  url: URL,
  limits = NETWORK_LIMITS,
): Promise<Result<Network, { readonly message: string }>> {
  try {
    return url.protocol === 'file:'
      ? inOurWords(await readNetwork(await loadBytes(url)))
      : await fetchNetwork(url, limits);
  } catch (error) {
    return fail({ message: texts.networkNotLoaded(error instanceof Error ? error.message : String(error)) });
  }
}

async function fetchNetwork(url: URL, { silenceMs, allMs }: typeof NETWORK_LIMITS): ReturnType<typeof loadNetwork> {
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  const all = setTimeout(giveUp, allMs);
  let silence = setTimeout(giveUp, silenceMs);
  const listen = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, to) {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
      to.enqueue(bytes);
    },
  });
  try {
    const { ok: isFound, status, body } = await fetch(url, { signal: limit.signal });
    if (!isFound) return fail({ message: texts.networkNotFetched(status) });
    const bytes = await new Response(body?.pipeThrough(listen)).arrayBuffer();
    return inOurWords(await readNetwork(new Uint8Array(bytes)));
  } catch (error) {
    if (limit.signal.aborted) return fail({ message: texts.networkLate });
    throw error;
  } finally {
    clearTimeout(all);
    clearTimeout(silence);
  }
}

const inOurWords = (read: Result<Network, NetworkError>) => (read.ok ? read : fail({ message: unusable(read.error) }));

/** The reason for which a network cannot be used, in the chosen language. */
export const unusable = ({ cause, message }: NetworkError): string => texts.networkUnusable[cause](message);

/** The sizes and inputs of the networks that a kernel takes. */
export const networkPlaceOf = (kernel: KernelExports): NetworkPlace => ({
  width: kernel.networkWidth(),
  rows: kernel.networkRowCount(),
  buckets: kernel.networkBucketCount(),
  inputs: fingerprintOf(kernel.networkCellCount(), (view, cell, value) => networkPartsOf(kernel, view, cell, value)),
});

/**
 * Lets a network evaluate in a kernel. Returns the reason if it is for another kernel; then the classical evaluation
 * stays.
 */
export function useNetwork(kernel: KernelExports, network: Network): NetworkError | undefined {
  const problem = misfit(network, networkPlaceOf(kernel));
  if (problem) return problem;
  new Uint8Array(kernel.memory.buffer).set(network.weights, kernel.networkAt());
  kernel.useNetwork(1);
  return undefined;
}

/** The options for a {@link kernelSearcher}. */
export interface KernelOptions {
  readonly hashMiB: number;
  /** The groups of the classical evaluation's weights that are 0. */
  readonly without?: readonly string[];
  /** The network that evaluates. */
  readonly network?: Network | undefined;
  /** The thread's role if its hash table is one that threads share, of `hashMiB`. */
  readonly role?: TableRole | undefined;
}

/** A searcher on a kernel. */
export interface KernelSearcher<P> extends Searcher<P> {
  /** The reason for which the network does not fit; then the classical evaluation is used. */
  readonly misfit: NetworkError | undefined;
}

/** Makes a searcher from a kernel. Throws if the kernel cannot be made: there may be no memory for a large hash table. */
export function kernelSearcher<P>(
  source: KernelSource<P>,
  make: MakeKernel,
  { hashMiB, without = [], network, role }: KernelOptions,
): KernelSearcher<P> {
  let listener: SearchHost | undefined;
  const kernel = make({
    ...(role && { table: role.table }),
    host: {
      poll: (nodes) => (listener?.poll(nodes) ? 1 : 0),
      report: () => listener?.report(readReport(kernel), true),
    },
  });
  kernel.init(role ? 0 : hashMiB);
  const view = new KernelView(kernel, source);
  const groups = source.weightGroups ?? {};
  const weights = () => view.tunables('weights');
  if (without.length > 0) zeroWeights(weights(), groups, without);
  // A new kernel has nothing to forget. A table that threads share may be older than this thread's kernel.
  let hasSearched = role?.state.isTableUsed ?? false;
  const forget = () => {
    kernel.clear();
    if (role?.thread === 0) {
      role.table.clear();
      role.state.isTableUsed = false;
    }
    hasSearched = false;
  };
  // The system provides memory when it is first written, which may take seconds for a large table, and 0.2 ms for each MiB later.
  // Now nobody waits for a search that clears it.
  if (hashMiB > DEFAULT_HASH_MIB && !hasSearched) forget();
  const problem = network && useNetwork(kernel, network);
  const evaluateWithout = (position: P, name: string) => {
    const before = weights().slice();
    zeroWeights(weights(), groups, [name]);
    // A kernel computes what it keeps of a position by the weights of the moment.
    view.load(position);
    const value = kernel.evaluateClassically();
    weights().set(before);
    return value;
  };

  return {
    misfit: problem,
    search(task, host) {
      view.load(task.start);
      for (const { action, outcome } of task.plies) view.play(action, outcome);
      view.allowOnly(task.only ?? []);
      hasSearched = true;
      if (role) {
        role.state.isTableUsed = true;
        role.table.begin(role.state.search);
      }
      listener = host;
      const report = view.search(task.depth, Number.isFinite(task.nodes) ? task.nodes : 0, task.lines, task.switches);
      listener = undefined;
      return report;
    },
    perft(position, depth) {
      view.load(position);
      return kernel.perft(depth);
    },
    evaluate(position) {
      const names = Object.keys(groups).filter((name) => !without.includes(name));
      view.load(position);
      const value = kernel.evaluate();
      const classical = kernel.evaluateClassically();
      return {
        value,
        classical,
        parts: names.map((name) => ({ name, value: classical - evaluateWithout(position, name) })),
      };
    },
    clear() {
      if (hasSearched) forget();
    },
  };
}

/**
 * The techniques that searches of a variant use: all except those that its kernel never uses; none without a kernel.
 */
export const techniquesOf = ({ kernel }: AnyVariant): readonly TechniqueName[] =>
  kernel ? TECHNIQUE_NAMES.filter((name) => !kernel.unusedTechniques?.includes(name)) : [];

/** Named groups of a kernel's evaluation weights, each with the index of its first weight and their number. */
export type WeightGroups = NonNullable<KernelSource<unknown>['weightGroups']>;

/** The groups that a variant's kernel names; none if it names none. */
export const weightGroupsOf = ({ kernel }: AnyVariant): WeightGroups => kernel?.weightGroups ?? {};

/** Returns a sentence about the first of some groups' names that the variant does not have, or `undefined`. */
export function groupProblem(variant: AnyVariant, names: readonly string[]): string | undefined {
  const groups = weightGroupsOf(variant);
  const unknown = names.find((name) => !Object.hasOwn(groups, name));
  if (unknown === undefined) return undefined;
  return `${quoted(unknown)}: the groups of weights of ${variant.id} are ${Object.keys(groups).join(', ') || 'none'}`;
}

/** Sets the weights of some groups to 0. */
export function zeroWeights(weights: number[] | Int32Array, groups: WeightGroups, names: readonly string[]): void {
  for (const name of names) {
    const [first, count] = groups[name] ?? [0, 0];
    weights.fill(0, first, first + count);
  }
}
