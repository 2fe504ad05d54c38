import { fail, ok, type Result } from '@kickmate/board';
import type { Variant } from '@kickmate/game';
import type { Backend, EngineError } from '../request/engine.ts';
import type { Seat } from '../request/shared-state.ts';
import { kernelSearcher, loadKernel, loadSharedTable } from './kernel.ts';
import { rulesSearcher } from './rules.ts';
import type { Searcher } from './searcher.ts';

/** The searcher of an engine, and its backend. */
export interface OpenedSearcher<P> {
  readonly backend: Backend;
  /** The reason for which the backend is not the requested one; `undefined` if it is. */
  readonly fallback: string | undefined;
  /** Whether the searcher uses the hash table that threads share. */
  readonly isShared: boolean;
  readonly searcher: Searcher<P>;
  /** Opens the same searcher again after it has thrown. Throws if there is no memory for another. */
  readonly reopen: () => Searcher<P>;
}

/** The place of a thread, and the memory of the hash table that it shares with others. */
export interface SharedSeat extends Seat {
  readonly memory: WebAssembly.Memory;
}

/**
 * Opens the requested backend, or the next one that runs here: the kernel as WebAssembly, the kernel as JavaScript, a
 * search over the rules. The last one always opens.
 * @param seat the thread's place in an engine with several; only WebAssembly can share a hash table
 */
export async function openSearcher<P>(
  variant: Variant<P>,
  requested: Backend,
  hashMiB: number,
  without: readonly string[],
  seat?: SharedSeat,
): Promise<OpenedSearcher<P>> {
  const reasons: string[] = [];
  for (const backend of KERNELS[requested]) {
    const opened = await openKernel(variant, backend, hashMiB, without, seat);
    if (opened.ok) return { ...opened.value, backend, fallback: explain(reasons, backend) };
    reasons.push(opened.error.message);
  }
  const reopen = () => rulesSearcher(variant);
  const fallback = explain([...new Set(reasons)], 'rules');
  return { backend: 'rules', fallback, isShared: false, searcher: reopen(), reopen };
}

/** The kernel backends to try, best first. */
const KERNELS = { wasm: ['wasm', 'js'], js: ['js'], rules: [] } as const satisfies Record<Backend, readonly Backend[]>;

const REPLACEMENTS: Readonly<Record<Backend, string>> = {
  wasm: 'WebAssembly runs',
  js: 'the same engine runs as JavaScript, several times slower',
  rules: 'a plain search over the rules plays, much weaker',
};

const explain = (reasons: readonly string[], backend: Backend) =>
  reasons.length > 0 ? `${reasons.join('; ')}: ${REPLACEMENTS[backend]}.` : undefined;

async function openKernel<P>(
  { name, kernel }: Variant<P>,
  backend: 'wasm' | 'js',
  hashMiB: number,
  without: readonly string[],
  seat: SharedSeat | undefined,
): Promise<Result<Pick<OpenedSearcher<P>, 'searcher' | 'reopen' | 'isShared'>, EngineError>> {
  const refuse = (message: string) => fail<EngineError>({ cause: 'unavailable', message });
  if (!kernel) return refuse(`${name} has no kernel`);
  const what = backend === 'wasm' ? 'WebAssembly' : 'The JavaScript engine';
  const make = await loadKernel(kernel, backend);
  if (!make.ok) return refuse(`${what} cannot run here (${make.error.message})`);
  const table = backend === 'wasm' && seat ? await loadSharedTable(seat.memory).catch(() => undefined) : undefined;
  const tableSeat = seat && table && { ...seat, table };
  const reopen = () => kernelSearcher(kernel, make.value, hashMiB, without, tableSeat);
  try {
    return ok({ isShared: tableSeat !== undefined, searcher: reopen(), reopen });
  } catch (error) {
    return refuse(`${what} cannot run here (${error instanceof Error ? error.message : String(error)})`);
  }
}
