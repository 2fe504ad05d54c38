import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Written in the service worker's source where the list of files is to stand. */
const PLACEHOLDER = '__PRECACHE__';

/** Source maps, and the kernels with checks on. */
const NOT_FOR_PLAYERS = /\.map$|(^|\/)debug-[^/]*\.wasm$/;

/**
 * Tells the service worker which files the build consists of, and a version made from their contents, so that a browser
 * sees a new service worker exactly when anything has changed.
 */
export function precache(worker: string): Plugin {
  return {
    name: 'kickmate:precache',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no output folder');
      const paths = (await filesBelow(dir)).filter((path) => path !== worker && !NOT_FOR_PLAYERS.test(path)).sort();
      const hash = createHash('sha256');
      for (const path of paths) hash.update(path).update(await readFile(join(dir, path)));
      const list = { version: hash.digest('hex').slice(0, 16), files: paths };
      const source = await readFile(join(dir, worker), 'utf8');
      if (!source.includes(PLACEHOLDER)) throw new Error(`${worker} does not mention ${PLACEHOLDER}`);
      await writeFile(
        join(dir, worker),
        source.replace(PLACEHOLDER, () => JSON.stringify(list)),
      );
    },
  };
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
