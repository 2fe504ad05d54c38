// Plain JavaScript, because the settings of Vite import it in Node without a loader for TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The hash of all rules: SHA-256, in hexadecimal digits, over the sources of the packages `board`, `game` and
 * `variants/*`. Two programs with equal hashes accept the same actions. Server and app compare theirs, because a browser may
 * still have an older app in its cache.
 * @param {string} packages the project's folder `packages`
 * @returns {string}
 */
export function rulesHash(packages) {
  const variants = readdirSync(join(packages, 'variants')).map((name) => join('variants', name));
  const files = ['board', 'game', ...variants]
    .map((name) => join(packages, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.ts$/.test(entry.name))
    .map((entry) => relative(packages, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(packages, file)))
      .update('\0');
  return hash.digest('hex');
}
