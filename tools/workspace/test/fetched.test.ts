import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { installPinned } from '../fetched.mjs';
import { root } from '../place.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kickmate-fetched-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Makes a folder with a package `thing` that is pinned to a checksum. The package is a file, so no network is needed. */
function pin(checksumOf: (tarball: Buffer) => string): string {
  const from = mkdtempSync(join(folder, 'from-'));
  const [source, pinned] = [join(from, 'source'), join(from, 'thing')];
  for (const path of [source, pinned]) mkdirSync(path);
  writeFileSync(join(source, 'package.json'), '{"name":"thing","version":"1.0.0"}');
  expect(spawnSync('npm', ['pack', '--pack-destination', from], { cwd: source }).status).toBe(0);
  const tarball = join(from, 'thing-1.0.0.tgz');
  const dependencies = { thing: `file:${tarball}` };
  writeFileSync(join(pinned, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const packages = {
    '': { dependencies },
    'node_modules/thing': {
      version: '1.0.0',
      resolved: `file:${tarball}`,
      integrity: checksumOf(readFileSync(tarball)),
    },
  };
  writeFileSync(
    join(pinned, 'package-lock.json'),
    JSON.stringify({ name: 'thing', lockfileVersion: 3, requires: true, packages }),
  );
  return from;
}

const checksum = (content: Buffer | string): string =>
  `sha512-${createHash('sha512').update(content).digest('base64')}`;

test('a package with the right checksum is installed', async () => {
  const home = join(folder, 'right');
  expect(await installPinned('thing', home, { from: pin(checksum) })).toBe(0);
  expect(existsSync(join(home, 'node_modules/thing/package.json'))).toBe(true);
});

test('a package with another checksum is refused, and none of its files stay', async () => {
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const home = join(folder, 'wrong');
  expect(await installPinned('thing', home, { from: pin(() => checksum('something else')) })).not.toBe(0);
  expect(errors.mock.calls.join()).toContain('thing: what was fetched does not have the checksum in ');
  expect(existsSync(home)).toBe(false);
});

test.each(['pnpm', 'chromium'])('every package that is fetched for %s has a checksum, and no address', (name) => {
  const lockfile = JSON.parse(readFileSync(join(root, `tools/workspace/fetched/${name}/package-lock.json`), 'utf8'));
  const packages: [string, Record<string, unknown>][] = Object.entries(lockfile.packages);
  const fetched = packages.filter(([path]) => path !== '');
  expect(fetched.length).toBeGreaterThan(0);
  for (const [path, { integrity, resolved }] of fetched)
    expect([path, integrity, resolved]).toEqual([path, expect.stringMatching(/^sha512-/), undefined]);
});

test('the pnpm that is fetched is the one that package.json names', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(root, 'tools/workspace/fetched/pnpm/package.json'), 'utf8'));
  expect(packageManager).toBe(`pnpm@${dependencies.pnpm}`);
});
