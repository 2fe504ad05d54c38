import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownFiles } from '../files.mjs';
import { gamesIn } from '../game-names.mjs';
import { removeVariant } from '../new-variant.mjs';
import { readManifest } from '../packages.mjs';
import { root } from '../place.mjs';

const CATALOGUE = 'packages/catalogue';
const VARIANTS = 'packages/variants/';

/** The folders of the games in the catalogue: its dependencies among the variants. */
const folders = new Set(ownFiles('packages/variants').map((file) => file.split('/')[2] ?? ''));
const games = Object.keys(readManifest(CATALOGUE).dependencies ?? {})
  .map((name) => name.replace('@kickmate/', ''))
  .filter((id) => folders.has(id));

/** A copy of the catalogue with what it depends on. */
let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'kickmate-removal-'));
  for (const file of ['tsconfig.base.json', 'pnpm-workspace.yaml', ...ownFiles(CATALOGUE)])
    cpSync(join(root, file), join(top, file));
  symlinkSync(join(root, CATALOGUE, 'node_modules'), join(top, CATALOGUE, 'node_modules'), 'junction');
});
afterEach(() => rmSync(top, { recursive: true }));

const source = /\.(ts|mts|js|mjs|vue|json|html)$/;
const texts = ownFiles()
  .filter((file) => /^(packages|apps|tools)\//.test(file) && source.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test('the games are found', () => {
  const listed = gamesIn(readFileSync(join(root, CATALOGUE, 'src/index.ts'), 'utf8'));
  expect(games.length).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThanOrEqual(games.length);
});

describe.each(games)('without %s', (id) => {
  const name = new RegExp(`@kickmate/${id}(?![\\w-])`);

  test('no other package imports it or depends on it', () => {
    const outside = texts.filter(
      ([file]) => ![`${VARIANTS}${id}/`, `${CATALOGUE}/`].some((own) => file.startsWith(own)),
    );
    expect(outside.filter(([, text]) => name.test(text)).map(([file]) => file)).toEqual([]);
  });

  test('the catalogue lists all other games, and its tests pass', () => {
    const index = () => readFileSync(join(top, CATALOGUE, 'src/index.ts'), 'utf8');
    const before = gamesIn(index());
    removeVariant(id, top);
    const left = gamesIn(index()).map((game) => game.id);
    expect(left).toEqual(before.map((game) => game.id).filter((one) => left.includes(one)));
    expect(left.length).toBeLessThan(before.length);
    for (const file of ownFiles(CATALOGUE, top)) expect(readFileSync(join(top, file), 'utf8'), file).not.toMatch(name);
    const vitest = join(root, CATALOGUE, 'node_modules/.bin/vitest');
    const args = ['run', '--root', '.', '--testTimeout=600000', 'test/catalogue.test.ts'];
    execFileSync(vitest, args, { cwd: join(top, CATALOGUE), stdio: 'pipe' });
  });
});
