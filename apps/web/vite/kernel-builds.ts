import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MISSING = '\0not-built:';

/**
 * Lets the app be served from its sources before any kernel is built. Until then a game opens without its kernel, and the
 * computer searches over the rules; each page is reloaded when a kernel has been built. (Vite itself does neither: a JavaScript
 * file that is missing is an error of the module that imports it, and a file in `new URL()` is not in its module graph.)
 * @param variants the folder of the games, absolute
 */
export function kernelBuilds(variants = fileURLToPath(new URL('../../../packages/variants', import.meta.url))): Plugin {
  return {
    name: 'kickmate:kernel-builds',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/^\.\.?\/.*\bbuild\/[\w-]+\.js$/.test(source)) return undefined;
      const file = resolve(dirname(importer.replace(/\?.*$/, '')), source);
      return existsSync(file) ? undefined : `${MISSING}${file}`;
    },
    load: (id) => (id.startsWith(MISSING) ? failing(id.slice(MISSING.length)) : undefined),
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(variants);
      const reload = (file: string) => {
        if (!isKernel(file, variants)) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      };
      watcher.on('add', reload);
      watcher.on('change', reload);
    },
  };
}

/** Whether a file is the kernel that the app runs; its build moves it there last but for a list of hashes. */
const isKernel = (file: string, variants: string): boolean =>
  basename(file) === 'release.wasm' && basename(dirname(file)) === 'build' && file.startsWith(variants);

/** The source of a module in place of one that is not built: it fails when it is imported. */
function failing(file: string): string {
  const message = `${basename(file)} of ${basename(dirname(dirname(file)))} is not built yet`;
  return `throw new Error(${JSON.stringify(message)});\nexport const instantiate = undefined;\n`;
}
