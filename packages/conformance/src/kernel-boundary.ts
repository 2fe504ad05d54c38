import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Variant } from '@kickmate/game';
import { TECHNIQUE_NAMES } from '@kickmate/search';
import { KernelReferee } from './kernel-referee.ts';

/** The boundary between a kernel and its host. */
export interface Boundary {
  /** The names of the kernel's exports, sorted. */
  readonly exports: readonly string[];
  /** The names of its imports, sorted, each after its module's: `host.poll`. */
  readonly imports: readonly string[];
  /** Whether any call is made through a table, or chooses a method by its object's class: both are slow in a search. */
  readonly hasVirtualCalls: boolean;
  /** The search's techniques that the kernel uses. */
  readonly techniques: readonly string[];
}

/** The boundary of a variant's release build. Throws if the variant has no kernel. */
export async function boundaryOf<P>(variant: Variant<P>): Promise<Boundary> {
  const { id, kernel } = variant;
  if (!kernel) throw new Error(`${id} has no kernel`);
  const module = new WebAssembly.Module(await readFile(kernel.wasm));
  const [release = '', debug = ''] = await Promise.all(
    ['release', 'debug'].map((build) => readFile(new URL(`./${build}.wat`, kernel.wasm), 'utf8')),
  );
  return {
    exports: WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort(),
    imports: WebAssembly.Module.imports(module)
      .map(({ module: from, name }) => `${from}.${name}`)
      .sort(),
    // The compiler names functions that choose a method `...@override`; only the debug build keeps names.
    hasVirtualCalls: release.includes('call_indirect') || debug.includes('@override'),
    techniques: (await KernelReferee.load(variant, 'release')).techniques,
  };
}

/**
 * The faults of a variant's `unusedTechniques`, as sentences: it must list exactly the techniques that its kernel does not use.
 */
export async function techniqueFaults<P>(variant: Variant<P>): Promise<readonly string[]> {
  const used: readonly string[] = (await KernelReferee.load(variant, 'release')).techniques;
  const unused = variant.kernel?.unusedTechniques ?? [];
  const both = unused.filter((name) => used.includes(name));
  const neither = TECHNIQUE_NAMES.filter((name) => !used.includes(name) && !unused.includes(name));
  const unknown = unused.filter((name) => !(TECHNIQUE_NAMES as readonly string[]).includes(name));
  return [
    ...both.map(
      (name) => `${name} is in unusedTechniques, but techniques() of assembly/game.ts has it; remove it from one`,
    ),
    ...neither.map(
      (name) => `techniques() of assembly/game.ts does not have ${name}; add it there or to unusedTechniques`,
    ),
    ...unknown.map((name) => `${name} in unusedTechniques is no technique; there are ${TECHNIQUE_NAMES.join(', ')}`),
  ];
}

/**
 * The boundary that the host expects: the exports of `KernelExports`, the imports of `KernelImports`, only direct calls, and the techniques
 * that the variant does not call idle.
 */
export async function expectedBoundary<P>({ kernel }: Variant<P>): Promise<Boundary> {
  const search = createRequire(import.meta.url).resolve('@kickmate/search');
  const abi = await readFile(new URL('../src/abi.ts', pathToFileURL(search)), 'utf8');
  const body = /export interface KernelExports \{([\s\S]*?)\n\}/.exec(abi)?.[1];
  if (body === undefined) throw new Error('abi.ts has no KernelExports');
  const names = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name!);
  return {
    exports: names.sort(),
    imports: ['host.poll', 'host.report', 'table.evaluation', 'table.fullness', 'table.probe', 'table.remember'],
    hasVirtualCalls: false,
    techniques: TECHNIQUE_NAMES.filter((name) => !kernel?.unusedTechniques?.includes(name)),
  };
}
