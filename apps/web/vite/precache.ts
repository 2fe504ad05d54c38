import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The name in the service worker's source that the list of files replaces. */
const PLACEHOLDER = '__PRECACHE__';

/** Files that are not cached: source maps, the reference pages, the answer of a host without a server, the picture for other sites. */
const NOT_FOR_PLAYERS = /\.map$|^(api|reference)\/|^share\.png$/;

/**
 * Writes the list of the build's files into the service worker, and a version made from their contents. A browser sees a new
 * service worker exactly when a file has changed.
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
      if (/^import\b/.test(source)) throw new Error(`${worker} imports another file, which a classic script cannot`);
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
