import { fail, ok, type Result } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import type { KernelExports, KernelImports } from '@kickmate/search';
import type { EngineError } from './engine.ts';

/** Makes a fresh kernel, with memory of its own, from loaded code. */
export type MakeKernel = (imports: KernelImports) => KernelExports;

/**
 * Loads a variant's kernel as WebAssembly or as JavaScript, in a browser or in Node. The code is loaded and compiled
 * once; a kernel that trapped is replaced by making another.
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
  const module = await (url.protocol === 'file:' ? compileFile(url) : compileFetched(url));
  return (imports) => exportsOf(new WebAssembly.Instance(module, { ...imports }).exports);
}

async function loadJs<P>(source: KernelSource<P>): Promise<MakeKernel> {
  const { instantiate } = await source.js();
  return (imports) => exportsOf(instantiate({ ...imports }));
}

/** The module's exports are what the kernel's own tests compare with the interface. */
const exportsOf = (exports: object) => exports as unknown as KernelExports;

async function compileFile(url: URL): Promise<WebAssembly.Module> {
  // A name that bundlers cannot see through: the browser's bundle must not ask for it.
  const fileSystem = 'node:fs/promises';
  const { readFile }: typeof import('node:fs/promises') = await import(/* @vite-ignore */ fileSystem);
  return WebAssembly.compile(await readFile(url));
}

async function compileFetched(url: URL): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the kernel could not be fetched (status ${response.status})`);
  // Some hosts send .wasm as another type, which streaming refuses.
  const isStreamable = response.headers.get('content-type')?.startsWith('application/wasm');
  return isStreamable ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
