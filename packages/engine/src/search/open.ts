import { fail, ok, type Result } from '@kickmate/board';
import type { Variant } from '@kickmate/game';
import type { Backend, EngineError } from '../request/engine.ts';
import { kernelSearcher, loadKernel } from './kernel.ts';
import { rulesSearcher } from './rules.ts';
import type { Searcher } from './searcher.ts';

/** The searcher of an engine, and its backend. */
export interface OpenedSearcher<P> {
  readonly backend: Backend;
  /** The reason for which the backend is not the requested one; `undefined` if it is. */
  readonly fallback: string | undefined;
  readonly searcher: Searcher<P>;
  /** Opens the same searcher again after it has thrown. Throws if there is no memory for another. */
  readonly reopen: () => Searcher<P>;
}

/**
 * Opens the requested backend, or the next one that runs here: the kernel as WebAssembly, the kernel as JavaScript, a
 * search over the rules. The last one always opens.
 */
export async function openSearcher<P>(
  variant: Variant<P>,
  requested: Backend,
  hashMiB: number,
  without: readonly string[],
): Promise<OpenedSearcher<P>> {
  const reasons: string[] = [];
  for (const backend of KERNELS[requested]) {
    const opened = await openKernel(variant, backend, hashMiB, without);
    if (opened.ok) return { ...opened.value, backend, fallback: explain(reasons, backend) };
    reasons.push(opened.error.message);
  }
  const reopen = () => rulesSearcher(variant);
  return { backend: 'rules', fallback: explain([...new Set(reasons)], 'rules'), searcher: reopen(), reopen };
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
): Promise<Result<Pick<OpenedSearcher<P>, 'searcher' | 'reopen'>, EngineError>> {
  const refuse = (message: string) => fail<EngineError>({ cause: 'unavailable', message });
  if (!kernel) return refuse(`${name} has no kernel`);
  const what = backend === 'wasm' ? 'WebAssembly' : 'The JavaScript engine';
  const make = await loadKernel(kernel, backend);
  if (!make.ok) return refuse(`${what} cannot run here (${make.error.message})`);
  const reopen = () => kernelSearcher(kernel, make.value, hashMiB, without);
  try {
    return ok({ searcher: reopen(), reopen });
  } catch (error) {
    return refuse(`${what} cannot run here (${error instanceof Error ? error.message : String(error)})`);
  }
}
