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

/**
 * The sources of apps, tools and other packages that name a game, by the game's id, and what for. Without the game they lack
 * that; whatever else they do goes on. Tests are not among them: one that plays a removed game must take another.
 */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chess: {
    'tools/arena/src/players/other-players.ts': 'other programs play it by that name',
    'tools/bench/epd/make-hard-tactics.ts': 'problems of chess are made',
    'tools/bench/epd/make-tactics.ts': 'problems of chess are made',
    'tools/bench/src/cli.ts': 'problems of chess are solved',
    'tools/bench/src/other-programs.ts': 'other programs play it',
    'tools/book/src/names.ts': 'the book is one of chess',
    'tools/uci/src/options.ts': 'UCI begins with it, where it is',
    'tools/uci/src/position.ts': 'its array is startpos of Chess960',
  },
  chess960: {
    'tools/arena/src/players/other-players.ts': 'other programs play it by that name',
    'tools/uci/src/options.ts': 'other names of it in UCI',
  },
  'chess-league': { 'tools/workspace/command-checks.mjs': 'the checks of commands play it' },
  chesslike: { 'tools/perft/src/cli.ts': 'an example in the manual' },
  minimal: { 'tools/perft/src/cli.ts': 'an example in the manual' },
};

const isTest = (file: string) => /\/(test|e2e)\/|\.(test|spec)\.|\/testing\.ts$/.test(file);
const withoutComments = (text: string) => text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
const sources = texts.filter(
  ([file]) =>
    !isTest(file) &&
    /\.(ts|mts|mjs|vue)$/.test(file) &&
    ![VARIANTS, `${CATALOGUE}/`].some((folder) => file.startsWith(folder)),
);
const ids = gamesIn(readFileSync(join(root, CATALOGUE, 'src/index.ts'), 'utf8')).map(({ id }) => id);

test.each(ids)('%s is named by no other source than those that are listed with the reason', (id) => {
  const quoted = new RegExp(`['"\`]${id}['"\`:]`);
  const naming = sources.filter(([, text]) => quoted.test(withoutComments(text))).map(([file]) => file);
  expect(naming).toEqual(Object.keys(NAMED[id] ?? {}));
});

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
