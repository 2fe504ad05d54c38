// What the long checks (`npm run verify`) found when they ran last, in docs/verified.json; and which parts have changed since.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { longChecks } from './packages.mjs';
import { root } from './place.mjs';
import { tallyOfTurbo, textsIn } from './tally.mjs';

/**
 * @typedef {object} Finding what one part of the long checks found
 * @property {number} passed
 * @property {number} failed
 * @property {Record<string, string>} [figures] what the part measured, by its words
 * @property {number} seconds
 * @property {string} date a day
 * @property {string} [commit] absent without git
 * @property {boolean} [hasOtherChanges] whether files were changed that the commit does not have
 * @property {{ cores: number, cpu: string, node: string }} machine
 */

const FILE = 'docs/verified.json';

/**
 * Returns what has been found so far, by part.
 * @param {string} top the root, absolute; this checkout if absent
 * @returns {Record<string, Finding>}
 */
export function readFindings(top = root) {
  const file = join(top, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Writes what a part found in the place of what it found before.
 * @param {string} part
 * @param {Finding} finding
 * @param {string} top
 */
export function writeFinding(part, finding, top = root) {
  const all = Object.entries({ ...readFindings(top), [part]: finding }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(top, FILE), `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
}

/**
 * Returns what a part found.
 * @param {{ output: string, exitCode: number, seconds: number, date: string }} ended the part's run by turbo, with
 *   --log-prefix=task, and the day on which it began
 * @param {string} top
 * @returns {Finding}
 */
export function findingOf({ output, exitCode, seconds, date }, top = root) {
  const figures = figuresIn(output);
  return {
    ...tallyOfTurbo(output, exitCode),
    ...(Object.keys(figures).length > 0 && { figures }),
    seconds,
    date,
    ...stateOfTree(top),
    machine: { cores: cpus().length, cpu: cpus()[0]?.model.trim() ?? 'unknown', node: process.version },
  };
}

/** The figures that a part prints below a title, as `  ok       words: figure`, with `MISSED` for `ok` if it is too large. */
function figuresIn(output) {
  /** @type {Record<string, string>} */
  const found = {};
  let title = '';
  for (const text of textsIn(output)) {
    const [, words, figure = ''] = /^ {2}(?:ok|MISSED) +(.+?): (.+)$/.exec(text) ?? [];
    if (words === undefined) title = /^\S/.test(text) ? text.trim() : title;
    else found[`${title}: ${words}`] = figure;
  }
  return found;
}

/** The commit of a tree, and whether it has other changes than those of {@link FILE}; nothing without git. */
function stateOfTree(top) {
  const commit = git(top, 'rev-parse', 'HEAD')?.trim();
  if (commit === undefined) return {};
  const changes = git(top, 'status', '--porcelain', '--', '.', `:!${FILE}`);
  return { commit, ...(changes !== '' && { hasOtherChanges: true }) };
}

/**
 * Returns a line for each part of the long checks that has to be run again: its last run failed, or there was none, or a folder
 * from which it is made has changed since. Such folders are that of its package and those of all packages that this one uses.
 * @param {import('./packages.mjs').Package[]} packages
 * @param {string} top
 * @returns {string[]}
 */
export function outdatedParts(packages, top = root) {
  const findings = readFindings(top);
  return Object.entries(longChecks(packages)).flatMap(([part, name]) => {
    const finding = findings[part];
    const why = finding ? whyOutdated(finding, foldersOf(name, packages), top) : 'not run yet';
    return why === undefined ? [] : [`${part}: ${why}`];
  });
}

/** @param {Finding} finding */
function whyOutdated({ failed, commit, date }, folders, top) {
  if (failed > 0) return `${failed} failed on ${date}`;
  if (commit === undefined || git(top, 'cat-file', '-e', `${commit}^{commit}`) === undefined)
    return `cannot tell: its commit of ${date} is not here`;
  const files = git(top, 'diff', '--name-only', commit, '--', ...folders)?.split('\n') ?? [];
  const changed = folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  return changed.length > 0 ? `changed since ${date}: ${changed.join(', ')}` : undefined;
}

/** The folders of a package and of all packages of the workspace that it uses, its own first. */
function foldersOf(name, packages, seen = new Set()) {
  const own = packages.find(({ manifest }) => manifest.name === name);
  if (!own || seen.has(own.folder)) return [];
  seen.add(own.folder);
  const used = Object.keys({ ...own.manifest.dependencies, ...own.manifest.devDependencies });
  return [own.folder, ...used.flatMap((next) => foldersOf(next, packages, seen))];
}

/** What git prints; `undefined` if it fails, or is not there. */
function git(top, ...args) {
  try {
    return execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
