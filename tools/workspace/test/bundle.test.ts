import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../place.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kickmate-bundle-'));
beforeAll(() => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.js'), "export const game = { id: 'my-game', name: 'My Game' };\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script of `npm run bundle` in a folder with this package.json. */
function bundle(manifest: object) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'my-game', type: 'module', ...manifest }));
  const script = join(root, 'tools/workspace/kit/bundle.mjs');
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
}

test.each([
  ['a text', 'Ada <ada@example.org>', 'Ada <ada@example.org>'],
  ["npm's object", { name: 'Ada', email: 'ada@example.org' }, 'Ada'],
])('the author may be %s', (_, author, shown) => {
  expect(bundle({ author, license: 'MIT' }).stderr).toBe('');
  const { rules, ...about } = JSON.parse(readFileSync(join(folder, 'my-game.kickmate.json'), 'utf8'));
  expect(about).toEqual({
    ...{ format: 'kickmate-game', version: 1, id: 'my-game', name: 'My Game', author: shown, licence: 'MIT' },
  });
  expect(rules).toContain('My Game');
});

test('the README is the page of rules', () => {
  writeFileSync(join(folder, 'README.md'), '# My Game\n');
  expect(bundle({ author: 'Ada', license: 'MIT' }).stderr).toBe('');
  expect(JSON.parse(readFileSync(join(folder, 'my-game.kickmate.json'), 'utf8'))).toMatchObject({
    page: '# My Game\n',
  });
});

// The app would call such a file damaged.
test.each([
  ['no author', { license: 'MIT' }, 'author'],
  ['an author without a name', { author: { email: 'ada@example.org' }, license: 'MIT' }, 'author'],
  ['no license', { author: 'Ada' }, 'license'],
  ['a license in two lines', { author: 'Ada', license: 'MIT\nand more' }, 'license'],
])('a package.json with %s is refused with a sentence', (_, manifest, key) => {
  const { status, stderr } = bundle(manifest);
  expect([status, stderr]).toEqual([
    1,
    `package.json: ${key} must be one line of 1 to 100 characters; the app shows it\n`,
  ]);
});
