import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ownFiles } from '../files.mjs';
import { environment } from '../install.mjs';
import { EXAMPLES, removeVariant } from '../new-variant.mjs';
import { workspacePackages } from '../packages.mjs';
import { root } from '../place.mjs';

export const TEMPLATE = 'packages/variants/template';
export const CATALOGUE = 'packages/catalogue/src/index.ts';

/**
 * Makes a copy of the parts of the tree that `new-variant` reads. A game that a reader of docs/variants.md has made already is not
 * in it. Returns its folder, absolute.
 */
export function copyForNewGames(): string {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-new-'));
  const manifests = workspacePackages().map(({ folder }) => `${folder}/package.json`);
  const files = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json', CATALOGUE, ...manifests];
  for (const file of [...files, ...ownFiles(TEMPLATE)]) cpSync(join(root, file), join(top, file));
  for (const id of EXAMPLES) removeVariant(id, top);
  return top;
}

/**
 * Makes a copy of the whole tree, in which the commands of the root work; nothing is installed in it. A game that a reader of
 * docs/variants.md has made already is not in it. Returns its folder, absolute.
 */
export function copyOfTree(): string {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-tree-'));
  for (const file of ownFiles()) cpSync(join(root, file), join(top, file));
  for (const id of EXAMPLES) removeVariant(id, top);
  givePnpm(top);
  return top;
}

/** Gives another root the pnpm of this one, so that its commands need not fetch it. */
export function givePnpm(top: string): void {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, version = ''] = /^pnpm@([^+]+)/.exec(packageManager) ?? [];
  const folder = environment.PATH.split(delimiter).find((one) => existsSync(join(one, 'pnpm')));
  const given = join(top, `.cache/pnpm-${version}/node_modules/.bin/pnpm`);
  mkdirSync(dirname(given), { recursive: true });
  writeFileSync(given, `#!/bin/sh\nexec '${folder}/pnpm' "$@"\n`);
  chmodSync(given, 0o755);
}

/** Gives a made game the dependencies of the template. */
export function linkModules(game: string): void {
  const own = join(game, 'node_modules');
  if (!existsSync(own)) symlinkSync(join(root, TEMPLATE, 'node_modules'), own, 'junction');
}

/**
 * Runs a program of the template's dependencies in a made game, which gets them too. Returns its output.
 * @param game the game's folder, absolute
 * @throws Error with the program's output if it fails
 */
export function runIn(game: string, name: string, ...args: readonly string[]): string {
  linkModules(game);
  try {
    return execFileSync(join(root, TEMPLATE, 'node_modules/.bin', name), args, {
      cwd: game,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${name} ${args.join(' ')}:\n${stdout}${stderr}`);
  }
}
