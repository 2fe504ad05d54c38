import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifest, workspacePackages } from '../packages.mjs';
import { root } from '../place.mjs';

interface Row {
  readonly version: string;
  readonly licence: string;
  readonly reaches: string;
}

const document = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
const rows = new Map<string, Row>(
  [...document.matchAll(/^\| (\S+) \| (\d\S*) \| ([^|]+) \| (\w+) \| [^|]+ \|$/gm)].map(
    ([, name = '', version = '', licence = '', reaches = '']) => [name, { version, licence, reaches }],
  ),
);

const users = [{ folder: '.', manifest: readManifest('.') }, ...workspacePackages()];
/** Every dependency with each folder that names it: [name, folders]. */
const uses = new Map<string, string[]>();
for (const { folder, manifest } of users) {
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!name.startsWith('@kickmate/')) uses.set(name, [...(uses.get(name) ?? []), folder]);
  }
}

/** The packages whose dependencies reach the page. Those of other packages are needed only to build kernels and to test. */
const PAGE = ['apps/web', 'packages/board-ui', 'packages/protocol'];

const isNeededToRun = (folder: string, name: string) => name in (readManifest(folder).dependencies ?? {});

test('the table lists exactly the dependencies of the packages, in order', () => {
  expect([...rows.keys()]).toEqual([...uses.keys()].sort());
});

// A range takes whatever is published next. What others use the packages with (`peerDependencies`) may be one.
test('every dependency has one exact version', () => {
  const own = users.flatMap(({ manifest: { dependencies, devDependencies } }) =>
    Object.entries<string>({ ...dependencies, ...devDependencies }),
  );
  const [, catalog = ''] =
    /^catalog:\n((?: .*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
  const shared = [...catalog.matchAll(/^ +"?([^":]+)"?: (.+)$/gm)].map(([, name = '', version = '']) => [
    name,
    version,
  ]);
  expect(shared.length).toBeGreaterThan(3);
  const isExact = (version: string) => /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/.test(version);
  expect([...own, ...shared].filter(([, version = '']) => !isExact(version))).toEqual([]);
});

describe.each([...uses])('%s', (name, folders) => {
  test('has the version and the licence of the table, wherever it is used', () => {
    for (const folder of folders) {
      const installed: unknown = JSON.parse(
        readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8'),
      );
      const { version, licence } = rows.get(name) ?? {};
      expect(installed, folder).toMatchObject({ version, license: licence });
    }
  });

  test('reaches the page or the server if one of them cannot run without it', () => {
    const isRunBy = (folder: string) => folders.includes(folder) && isNeededToRun(folder, name);
    const reaches = PAGE.some(isRunBy) ? 'page' : isRunBy('apps/server') ? 'server' : undefined;
    const { reaches: said } = rows.get(name) ?? {};
    expect(said === 'page' || said === 'server' ? said : undefined).toBe(reaches);
  });
});

test('packages that reach the page or the server have permissive licences', () => {
  const shipped = [...rows.values()].filter(({ reaches }) => reaches === 'page' || reaches === 'server');
  const licences = shipped.map(({ licence }) => licence);
  expect(licences.filter((licence) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/.test(licence))).toEqual([]);
});
