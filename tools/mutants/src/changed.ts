#!/usr/bin/env node
// Runs the tests that are nearest to what has changed in the tree: see `npm test -- --help`.
import { execFileSync, spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { ownFiles } from './copy.ts';
import { nearestTests } from './nearest.ts';
import { openReach, packagesIn } from './reach.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The commit from which this branch has gone on; on `main` itself the last commit. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0]!;
  } catch {
    return 'HEAD';
  }
}

/** The changed files that still exist: of the branch, of the folder, and those that git does not know yet. */
const changedFiles = (files: readonly string[]): readonly string[] => {
  const changed = [
    ...git('diff', '--name-only', '--relative', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => changed.includes(file));
};

/** Runs a program in a package's folder, with its output shown. Returns whether it succeeded. */
function run(folder: string, script: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: join(ROOT, folder), stdio: 'inherit' });
  return status === 0;
}

const files = ownFiles(ROOT);
const packages = packagesIn(ROOT, files);
const changed = changedFiles(files);
const { kernels, tests } = nearestTests(changed, files, packages, openReach(ROOT, files, packages));
const failed: string[] = [];
console.log(changed.length === 0 ? 'Nothing has changed.' : `Changed: ${changed.join(', ')}`);
// The proofs of a game try its kernel, also where only its rules have changed.
const games = [...tests.keys()].filter(({ scripts }) => scripts.build === 'kernel-build');
for (const { folder } of new Set([...kernels, ...games]))
  if (!run(folder, join(ROOT, 'packages/search/kernel-build.mjs'), '--debug')) failed.push(`the kernel of ${folder}`);
for (const [{ folder }, some] of failed.length === 0 ? tests : []) {
  console.log(`\n${folder}: ${some.length} test files`);
  const options = ['--no-isolate', '--testTimeout=1200000', '--hookTimeout=1200000'];
  const paths = some.map((file) => relative(folder, file));
  if (!run(folder, join(ROOT, folder, 'node_modules/vitest/vitest.mjs'), 'run', ...paths, ...options))
    failed.push(folder);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nThe nearest tests pass; npm test runs all.');
process.exitCode = failed.length > 0 ? 1 : 0;
