import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { median, type OpenEngine } from '@kickmate/bench';
import { addressOf, moduleOf } from '@kickmate/command';
import { connectEngine, type FromWorker, type Port } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { build } from 'esbuild';

/**
 * Measures the milliseconds from creating a worker thread, with a script bundled as for a page, to the answer of a search of
 * depth 1: the median of `runs` starts, after one that is not counted.
 */
export async function measureWorkerStart(variant: AnyVariant, runs: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-bench-'));
  try {
    const script = await bundleScript(new URL('./engine.worker.ts', import.meta.url), folder);
    const times: number[] = [];
    for (let run = 0; run <= runs; run++) {
      const began = performance.now();
      const engine = await connectEngine(() => threadOf(script), { variant: variant.id });
      const start = variant.text.format(variant.starts('w')[0]!.position);
      const found = await engine.search({ start, actions: [], limits: { depth: 1 } });
      if (run > 0) times.push(performance.now() - began);
      engine.close();
      if (!found.ok) throw new Error(found.error.message);
    }
    return median(times);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Engines in threads of their own, with a script bundled as for a page. */
export interface ThreadEngines {
  /** Opens an engine of exactly this backend in a new thread. Rejects if it does not run here. */
  readonly open: OpenEngine;
  /** Removes the bundled script. */
  close(): void;
}

/**
 * Prepares engines in threads. JavaScript engines run the second instance of the same kernel in a thread several times
 * slower than the first, because its arrays are no longer constants to them: so each measurement needs a thread of its own,
 * as in the app.
 */
export async function threadEngines(): Promise<ThreadEngines> {
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-bench-'));
  const script = await bundleScript(new URL('./engine.worker.ts', import.meta.url), folder);
  /** The address by which the threads, which do not read TypeScript, load a game. */
  const addressIn = async (variant: AnyVariant) => {
    const module = moduleOf(variant);
    if (!module?.endsWith('.ts')) return addressOf(variant);
    const bundled = await bundleScript(pathToFileURL(module), join(folder, variant.id));
    return `${fileURLToPath(bundled)}#${variant.id}`;
  };
  return {
    async open(variant, backend) {
      const engine = await connectEngine(() => threadOf(script), { variant: await addressIn(variant), backend });
      const problem = engine.fallback ?? engine.networkProblem;
      if (problem === undefined) return engine;
      engine.close();
      throw new Error(problem);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Bundles a worker's script into a folder, and returns its address there. Other files, such as kernels, stay where they are. */
export async function bundleScript(script: URL, folder: string): Promise<URL> {
  await build({
    entryPoints: [fileURLToPath(script)],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'places',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const place = JSON.stringify(pathToFileURL(path).href);
            return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', place), loader: 'ts' };
          });
        },
      },
    ],
  });
  return pathToFileURL(join(folder, basename(script.pathname).replace(/\.ts$/, '.mjs')));
}

/** The port of a thread that runs JavaScript; the engine's own `nodePort` would load TypeScript. */
function threadOf(script: URL): Port {
  const worker = new Worker(script, { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message),
    listen(onMessage, onGone) {
      worker.on('message', (message: FromWorker) => onMessage(message));
      worker.on('error', (error) => onGone(error instanceof Error ? error.message : String(error)));
      worker.on('exit', (code) => onGone(`it exited with code ${code}`));
    },
    close: () => void worker.terminate(),
  };
}
