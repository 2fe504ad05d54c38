// Lists the packages of the workspace, from pnpm-workspace.yaml and their package.json files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [version]
 * @property {string} [license]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Kickmate} [kickmate] in a tool: the games whose kernels it uses
 *
 * @typedef {string[] | 'first' | 'maps'} Variants ids of games; the first game of the catalogue; its first game with maps
 *
 * @typedef {object} Kickmate
 * @property {Variants} [variants] the games if no option names one; all if absent
 * @property {Record<string, Variants>} [variantsWith] the games with an option, such as `--micro`
 *
 * @typedef {object} Package
 * @property {string} folder relative to the root, with forward slashes
 * @property {Manifest} manifest
 */

/**
 * Reads the package.json of a package.
 * @param {string} folder relative to the root
 * @param {string} top the root, absolute; this checkout if absent
 * @returns {Manifest}
 */
export const readManifest = (folder, top = root) => JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'));

/**
 * Returns every package except the root.
 * @param {string} top the root, absolute; this checkout if absent
 * @returns {Package[]}
 */
export function workspacePackages(top = root) {
  const [, list = ''] =
    /^packages:\n((?: +- .+\n)+)/m.exec(readFileSync(join(top, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const parents = [...list.matchAll(/- ["']?([\w/-]+)\/\*/g)].map(([, parent = '']) => parent);
  return parents
    .flatMap((parent) => readdirSync(join(top, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(top, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder, top) }));
}

/**
 * Returns the parts of the long checks: the name of each part with that of its package.
 * @param {Package[]} packages
 * @returns {Record<string, string>}
 */
export const longChecks = (packages) =>
  Object.fromEntries(
    packages
      .filter(({ manifest }) => manifest.scripts?.verify !== undefined)
      // What is long in the app's package is the journeys in other browsers.
      .map(({ manifest: { name } }) => [name === '@kickmate/web' ? 'browsers' : name.replace('@kickmate/', ''), name]),
  );
