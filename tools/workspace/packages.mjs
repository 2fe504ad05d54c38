// Lists the packages of the workspace, from pnpm-workspace.yaml and their package.json files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [license]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 *
 * @typedef {object} Package
 * @property {string} folder relative to the root, with forward slashes
 * @property {Manifest} manifest
 */

/** @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * Returns every package except the root.
 * @returns {Package[]}
 */
export function workspacePackages() {
  const [, list = ''] =
    /^packages:\n((?: +- .+\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const parents = [...list.matchAll(/- ["']?([\w/-]+)\/\*/g)].map(([, parent = '']) => parent);
  return parents
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }));
}
