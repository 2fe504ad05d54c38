import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Plant } from './plants.ts';

const WORLD = join(dirname(fileURLToPath(import.meta.url)), 'world');
const ROOT = resolve(WORLD, '../../../..');
const GLOBALS = join(WORLD, 'globals.ts');

/** The modules that have a simulated one in their place. */
const INSTEAD: Readonly<Record<string, string>> = { 'node:crypto': GLOBALS, ws: join(WORLD, 'ws.ts') };

/** Puts simulated modules in the place of real ones, everywhere except in themselves. */
const simulated: Plugin = {
  name: 'simulated modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^(node:crypto|ws)$/ }, ({ path, importer }) =>
      importer === GLOBALS ? { path, external: true } : { path: INSTEAD[path]! },
    );
  },
};

/** Plants faults: the text of sources is changed as they are read. */
function planting({ name, edits }: Plant): Plugin {
  return {
    name: `fault ${name}`,
    setup(esbuild) {
      const files = new Set(edits.map(({ file }) => join(ROOT, file)));
      esbuild.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!files.has(path)) return undefined;
        let contents = await readFile(path, 'utf8');
        for (const { file, from, to } of edits) {
          if (join(ROOT, file) !== path) continue;
          if (contents.split(from).length !== 2)
            throw new Error(`fault ${name}: ${relative(ROOT, path)} must have this text once: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}

/**
 * Bundles the simulation with the server and the app, whose clocks, timers and random numbers become those of the simulation.
 * @param file where the bundle is written
 * @param plant a fault to be planted
 */
export async function bundle(file: string, plant?: Plant): Promise<void> {
  await build({
    entryPoints: [join(WORLD, 'index.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    inject: [GLOBALS],
    define: { 'performance.now': 'monotonic', 'Date.now': 'today', 'Math.random': 'chance' },
    // Some packages of the server are CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [simulated, ...(plant ? [planting(plant)] : [])],
  });
}
