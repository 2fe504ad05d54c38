// Lists the project's own files, without fetched and built ones. It does not need git.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './place.mjs';

/** The lines of .gitignore. Each is `folder/` or `*.ending`; other patterns are not understood. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split(/\r?\n/).filter(Boolean);
const ignoredFolders = new Set([
  '.git',
  ...ignored.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1)),
]);
const ignoredEndings = ignored.filter((name) => name.startsWith('*')).map((name) => name.slice(1));

/**
 * Returns the paths of all own files in a folder and below, sorted, with forward slashes, relative to the root.
 * @param {string} folder relative to the root, '' for all
 * @param {string} top the root, absolute; this checkout if absent
 * @returns {string[]}
 */
export function ownFiles(folder = '', top = root) {
  const found = [];
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) ignoredFolders.has(entry.name) || visit(inside);
      else if (entry.isFile() && !ignoredEndings.some((ending) => entry.name.endsWith(ending))) {
        found.push(relative(top, inside).split(sep).join('/'));
      }
    }
  };
  visit(join(top, folder));
  return found.sort();
}

/**
 * Returns a hash over the names and contents of files.
 * @param {string[]} paths relative to the root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
