// Checks the sizes of the files for which a visitor waits, that a page loads no code of play between people unless it is about
// that, and how much there is to read. Run it after `npm run build`.
//
//   node tools/workspace/sizes.mjs
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, runChecks } from './checks.mjs';
import { ownFiles } from './files.mjs';
import { workspacePackages } from './packages.mjs';
import { root } from './place.mjs';

/** The limit for all scripts that the page loads before it shows something, in gzipped bytes. */
const initialScriptsLimit = 120 * 1024;
/** The limit for one variant's kernel, in gzipped bytes. */
const kernelLimit = 40 * 1024;
/** The limit for a trained network, a gzipped file. */
const networkLimit = 130 * 1024;
/** The limit for the words of all documents without the rules of the games. */
const wordLimit = 40_000;

/**
 * Returns the scripts that a page loads at once: the scripts that it names, and all their static imports.
 * @param {string} page the text of index.html
 * @param {(path: string) => string} read the text of a script, by its path relative to index.html
 * @returns {string[]} paths relative to index.html
 */
export function initialScripts(page, read) {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /\brel="?modulepreload/.test(tag))
    .map((tag) => /\b(?:src|href)="?([^"\s>]+\.m?js)/.exec(tag)?.[1])
    .filter((path) => path !== undefined)
    .map((path) => normalize(path.replace(/^\//, '')));
  return withImports(named, read);
}

/**
 * Returns scripts together with all scripts that are loaded with them.
 * @param {Iterable<string>} paths
 * @param {(path: string) => string} read the text of a script
 * @returns {string[]}
 */
function withImports(paths, read) {
  const all = new Set(paths);
  // A loop over a Set also visits elements that are added meanwhile.
  for (const path of all) {
    for (const imported of staticImports(read(path))) all.add(normalize(join(dirname(path), imported)));
  }
  return [...all];
}

/** The folders whose code is loaded only when somebody goes online. Addresses are no part of it: links to everything have some. */
const ONLINE = /(^|\/)(apps\/web\/src\/online|src\/online|src\/maps\/works|packages\/protocol)\/(?!src\/addresses\.ts)/;

/**
 * Returns the code of play between people that a page loads at once, as sources. A page of that code itself has none.
 * @param {readonly string[]} scripts the scripts of the page
 * @param {(path: string) => string} read the text of a script
 * @param {(path: string) => readonly string[]} sourcesOf the sources of a script, from its source map
 * @returns {string[]}
 */
export function onlineSources(scripts, read, sourcesOf) {
  if (scripts.some((path) => sourcesOf(path).some((source) => ONLINE.test(source) && source.endsWith('Page.vue'))))
    return [];
  return withImports(scripts, read).flatMap((path) => sourcesOf(path).filter((source) => ONLINE.test(source)));
}

/** Finds `import'./a.js'` and `import{b}from'./a.js'`, but not `import('./a.js')`, which is loaded later. */
function staticImports(script) {
  const statements = script.matchAll(/\b(?:import|from)\s*(["'])(\.{1,2}\/[^"']+\.js)\1/g);
  return [...statements].map((match) => match[2]);
}

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

function within(limit, bytes) {
  const text = `${(bytes / 1024).toFixed(1)} KiB gzip of ${limit / 1024}`;
  expect(bytes <= limit, text);
  return text;
}

function pageCheck() {
  const dist = join(root, 'apps/web/dist');
  const scripts = initialScripts(readFileSync(join(dist, 'index.html'), 'utf8'), (path) =>
    readFileSync(join(dist, path), 'utf8'),
  );
  expect(scripts.length > 0, 'index.html names no script');
  const bytes = scripts.map((path) => gzipped(join(dist, path))).reduce((sum, size) => sum + size, 0);
  return `${scripts.length} scripts, ${within(initialScriptsLimit, bytes)}`;
}

function onlineCheck() {
  const dist = join(root, 'apps/web/dist');
  const read = (path) => readFileSync(join(dist, path), 'utf8');
  // A script without a source map is a helper of the bundler.
  const sourcesOf = (path) => (existsSync(join(dist, `${path}.map`)) ? JSON.parse(read(`${path}.map`)).sources : []);
  const pages = readdirSync(join(dist, 'assets'))
    .filter((name) => /^[A-Z]\w*Page-.*\.js$/.test(name))
    .map((name) => [`assets/${name}`]);
  expect(pages.length > 0, 'there are no pages');
  for (const scripts of [initialScripts(read('index.html'), read), ...pages]) {
    const found = onlineSources(scripts, read, sourcesOf);
    expect(found.length === 0, `${scripts.at(-1)} loads ${found.join(', ')}`);
  }
  return `the first page and ${pages.length} others`;
}

/**
 * A network is compressed already.
 * @returns {[name: string, check: () => string][]}
 */
function networkChecks() {
  return workspacePackages()
    .filter(({ folder }) => folder.startsWith('packages/variants/') && existsSync(join(root, folder, 'network')))
    .flatMap(({ folder }) =>
      readdirSync(join(root, folder, 'network'), { recursive: true }).map((name) => `${folder}/network/${name}`),
    )
    .filter((path) => path.endsWith('.net'))
    .map((path) => [path, () => within(networkLimit, statSync(join(root, path)).size)]);
}

/** @returns {[name: string, check: () => string][]} */
function kernelChecks() {
  return workspacePackages()
    .filter(({ folder, manifest }) => folder.startsWith('packages/variants/') && manifest.scripts?.build)
    .map(({ folder }) => {
      const kernel = `${folder}/build/release.wasm`;
      return [kernel, () => within(kernelLimit, gzipped(join(root, kernel)))];
    });
}

function wordCheck() {
  const rules = /^packages\/variants\/[^/]+\/[^/]+\.md$/;
  const documents = ownFiles().filter((path) => path.endsWith('.md') && !rules.test(path));
  const words = documents.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\S+/g) ?? []).length;
  const text = `${words} words of ${wordLimit}`;
  expect(words <= wordLimit, text);
  return text;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runChecks([
    ['first page', pageCheck],
    ['online code is loaded online only', onlineCheck],
    ...kernelChecks(),
    ...networkChecks(),
    ['documents', wordCheck],
  ]);
}
