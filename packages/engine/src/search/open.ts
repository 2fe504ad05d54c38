import { fail, ok, type Result } from '@kickmate/board';
import type { Variant } from '@kickmate/game';
import type { Backend, EngineError, EngineOptions, EvaluationKind } from '../request/engine.ts';
import type { ThreadRole } from '../request/shared-state.ts';
import { kernelSearcher, loadKernel, loadNetwork, loadSharedTable, unusable } from './kernel.ts';
import { rulesSearcher } from './rules.ts';
import type { Searcher } from './searcher.ts';
import { texts } from './texts.ts';

/** The searcher of an engine, and its backend. */
export interface OpenedSearcher<P> {
  readonly backend: Backend;
  /** The reason for which the backend is not the requested one; `undefined` if it is. */
  readonly fallback: string | undefined;
  readonly evaluation: EvaluationKind;
  /** The reason for which the variant's network, if it was asked for, does not evaluate. */
  readonly networkProblem: string | undefined;
  /** Whether the searcher uses the hash table that threads share. */
  readonly isShared: boolean;
  readonly searcher: Searcher<P>;
  /** Opens the same searcher again after it has thrown. Throws if there is no memory for another. */
  readonly reopen: () => Searcher<P>;
}

/** The role of a thread, and the memory of the hash table that it shares with others. */
export interface SharedRole extends ThreadRole {
  readonly memory: WebAssembly.Memory;
}

/**
 * Opens the requested backend, or the next one that runs here: the kernel as WebAssembly, the kernel as JavaScript, a
 * search over the rules. The last one always opens.
 */
export async function openSearcher<P>(variant: Variant<P>, options: SearcherOptions): Promise<OpenedSearcher<P>> {
  const reasons: string[] = [];
  for (const backend of KERNELS[options.backend]) {
    const opened = await openKernel(variant, backend, options);
    if (opened.ok) return { ...opened.value, backend, fallback: explain(reasons, backend) };
    reasons.push(opened.error.message);
  }
  const reopen = () => rulesSearcher(variant);
  const fallback = explain([...new Set(reasons)], 'rules');
  const classical = { evaluation: 'classical', networkProblem: undefined } as const;
  return { backend: 'rules', fallback, ...classical, isShared: false, searcher: reopen(), reopen };
}

/** The options for opening a searcher: see {@link EngineOptions}. */
export interface SearcherOptions
  extends Required<Pick<EngineOptions, 'backend' | 'evaluation' | 'hashMiB' | 'without'>> {
  /** The thread's role in an engine with several; only WebAssembly can share a hash table. */
  readonly role?: SharedRole | undefined;
}

/** The kernel backends to try, best first. */
const KERNELS = { wasm: ['wasm', 'js'], js: ['js'], rules: [] } as const satisfies Record<Backend, readonly Backend[]>;

const explain = (reasons: readonly string[], backend: Backend) =>
  reasons.length > 0 ? texts.fallback[backend](reasons.join('; ')) : undefined;

async function openKernel<P>(
  { name, kernel }: Variant<P>,
  backend: 'wasm' | 'js',
  { evaluation, hashMiB, without, role }: SearcherOptions,
): Promise<Result<Omit<OpenedSearcher<P>, 'backend' | 'fallback'>, EngineError>> {
  const refuse = (message: string) => fail<EngineError>({ cause: 'unavailable', message });
  if (!kernel) return refuse(texts.noKernel(name));
  const make = await loadKernel(kernel, backend);
  if (!make.ok) return refuse(texts.cannotRun[backend](make.error.message));
  const table = backend === 'wasm' && role ? await loadSharedTable(role.memory).catch(() => undefined) : undefined;
  const common = { hashMiB, without, role: role && table && { ...role, table } };
  const isWanted = evaluation === 'network' && without.length === 0;
  const file = isWanted && kernel.network ? await loadNetwork(kernel.network) : undefined;
  try {
    const searcher = kernelSearcher(kernel, make.value, { ...common, network: file?.ok ? file.value : undefined });
    const problem = file?.ok ? searcher.misfit && unusable(searcher.misfit) : file?.error.message;
    const network = problem || !file?.ok ? undefined : file.value;
    return ok({
      evaluation: network ? 'network' : 'classical',
      networkProblem: problem && texts.noNetwork(problem),
      isShared: common.role !== undefined,
      searcher,
      reopen: () => kernelSearcher(kernel, make.value, { ...common, network }),
    });
  } catch (error) {
    return refuse(texts.cannotRun[backend](error instanceof Error ? error.message : String(error)));
  }
}
