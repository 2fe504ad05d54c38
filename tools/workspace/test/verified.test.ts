import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longChecks, workspacePackages } from '../packages.mjs';
import { findingOf, outdatedParts, readFindings, writeFinding } from '../verified.mjs';

let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'kickmate-verified-'));
  mkdirSync(join(top, 'docs'));
});
afterEach(() => rmSync(top, { recursive: true }));

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: top, encoding: 'utf8', stdio: 'pipe' }).trim();
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
}

/** Commits all files, and returns the commit's id. */
function commit(): string {
  git('add', '.');
  git('commit', '-q', '-m', 'a change');
  return git('rev-parse', 'HEAD');
}

/** A tree with git, in which `relay` uses `board` and has long checks, as `uci` does, which uses nothing. */
function packages() {
  write('packages/board/src/a.ts', '');
  write('packages/relay/src/a.ts', '');
  write('tools/uci/src/a.ts', '');
  git('init', '-q');
  commit();
  const verify = { verify: 'vitest run' };
  return [
    { folder: 'packages/board', manifest: { name: '@kickmate/board' } },
    {
      folder: 'packages/relay',
      manifest: { name: '@kickmate/relay', scripts: verify, devDependencies: { '@kickmate/board': 'workspace:*' } },
    },
    { folder: 'tools/uci', manifest: { name: '@kickmate/uci', scripts: verify } },
  ];
}

const GREEN = '@kickmate/uci:verify:       Tests  3 passed (3)';
const ended = { output: GREEN, exitCode: 0, seconds: 7, date: '2026-01-31' };

test('a finding has the tests, the time, the machine, and the commit', () => {
  packages();
  expect(findingOf(ended, top)).toEqual({
    ...{ passed: 3, failed: 0, seconds: 7, date: '2026-01-31', commit: git('rev-parse', 'HEAD') },
    machine: { cores: expect.any(Number), cpu: expect.stringMatching(/./), node: process.version },
  });
});

test('a finding tells that files were changed after the commit, its own file apart', () => {
  packages();
  writeFinding('uci', findingOf(ended, top), top);
  expect(findingOf(ended, top)).not.toHaveProperty('hasOtherChanges');
  write('tools/uci/src/b.ts', '');
  expect(findingOf(ended, top)).toHaveProperty('hasOtherChanges', true);
});

test('a finding without git has no commit', () => {
  expect(findingOf(ended, top)).not.toHaveProperty('commit');
});

test('a finding has the figures that a part prints, met or missed', () => {
  const lines = ['load (PGlite)', '  ok       to the opponent, p99: 12 ms (wanted: at most 50 ms)', 'a crash (PGlite)'];
  const missed = ['  MISSED   lost events: 2 (wanted: 0)', '  LEFT OUT it: cannot be started', '1 passed, 1 failed'];
  const output = [...lines, ...missed].map((line) => `@kickmate/online:verify: ${line}`).join('\n');
  expect(findingOf({ ...ended, output, exitCode: 1 }, top)).toMatchObject({
    ...{ passed: 1, failed: 1 },
    figures: {
      'load (PGlite): to the opponent, p99': '12 ms (wanted: at most 50 ms)',
      'a crash (PGlite): lost events': '2 (wanted: 0)',
    },
  });
});

test('findings are kept by part, the last of each', () => {
  expect(readFindings(top)).toEqual({});
  for (const [part, seconds] of [
    ['uci', 1],
    ['relay', 2],
    ['uci', 3],
  ] as const)
    writeFinding(part, { ...findingOf(ended, top), seconds }, top);
  expect(Object.entries(readFindings(top)).map(([part, { seconds }]) => [part, seconds])).toEqual([
    ['relay', 2],
    ['uci', 3],
  ]);
});

test('a part is outdated when its folder, or that of a package which it uses, has changed', () => {
  const all = packages();
  expect(outdatedParts(all, top)).toEqual(['relay: not run yet', 'uci: not run yet']);
  for (const part of ['relay', 'uci']) writeFinding(part, findingOf(ended, top), top);
  expect(outdatedParts(all, top)).toEqual([]);
  write('packages/board/src/a.ts', '// changed');
  expect(outdatedParts(all, top)).toEqual(['relay: changed since 2026-01-31: packages/board']);
  commit();
  write('packages/relay/src/a.ts', '// changed');
  expect(outdatedParts(all, top)).toEqual(['relay: changed since 2026-01-31: packages/relay, packages/board']);
});

test('a part that failed is outdated', () => {
  const all = packages();
  writeFinding('relay', findingOf(ended, top), top);
  writeFinding('uci', findingOf({ ...ended, output: '', exitCode: 1 }, top), top);
  expect(outdatedParts(all, top)).toEqual(['uci: 1 failed on 2026-01-31']);
});

test.each([
  ['is not in this clone', 'f'.repeat(40)],
  ['is unknown', undefined],
])('nobody can tell what has changed since a commit that %s', (_, id) => {
  const all = packages();
  const { commit: _own, ...finding } = findingOf(ended, top);
  for (const part of ['relay', 'uci']) writeFinding(part, { ...finding, ...(id && { commit: id }) }, top);
  expect(outdatedParts(all, top)).toEqual(
    ['relay', 'uci'].map((part) => `${part}: cannot tell: its commit of 2026-01-31 is not here`),
  );
});

test('every finding of this tree is one of a part that there is', () => {
  expect(Object.keys(longChecks(workspacePackages()))).toEqual(expect.arrayContaining(Object.keys(readFindings())));
});
