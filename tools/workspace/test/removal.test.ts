import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownFiles } from '../files.mjs';
import { gamesIn, namesIn } from '../game-names.mjs';
import { EXAMPLES, removeVariant } from '../new-variant.mjs';
import { readManifest } from '../packages.mjs';
import { root } from '../place.mjs';
import { readRemoval } from '../removal.mjs';
import { importsIn } from '../sources.mjs';

const IS_FULL = process.env.VERIFY === 'full';

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
  for (const file of ['tsconfig.base.json', 'pnpm-workspace.yaml', 'docs/variants.md', ...ownFiles(CATALOGUE)])
    cpSync(join(root, file), join(top, file));
  symlinkSync(join(root, CATALOGUE, 'node_modules'), join(top, CATALOGUE, 'node_modules'), 'junction');
});
afterEach(() => rmSync(top, { recursive: true }));

const source = /\.(ts|mts|js|mjs|vue|json|html)$/;
const texts = ownFiles()
  .filter((file) => /^(packages|apps|tools)\//.test(file) && source.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

const SIMULATED = { 'tools/simulate/src/world/simulation.ts': 'people play it, where it is' };

/**
 * The sources of apps, tools and other packages that name a game, by the game's id, and what for. Without the game they lack
 * that; whatever else they do goes on.
 */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chess: {
    'tools/arena/src/commands/gauntlet-command.ts': 'other programs play it by that name',
    'tools/arena/src/players/other-players.ts': 'other programs play it by that name',
    'tools/bench/epd/make-hard-tactics.ts': 'problems of chess are made',
    'tools/bench/epd/make-tactics.ts': 'problems of chess are made',
    'tools/bench/src/cli.ts': 'problems of chess are solved',
    'tools/bench/src/other-programs.ts': 'other programs play it',
    'tools/book/src/names.ts': 'the book is one of chess',
    'tools/command/src/uci-engine.ts': 'other programs play it by that name',
    'tools/uci/src/options.ts': 'UCI begins with it, where it is',
    'tools/uci/src/position.ts': 'its array is startpos of Chess960',
  },
  chess960: {
    'tools/command/src/uci-engine.ts': 'other programs play it by that name',
    'tools/uci/src/options.ts': 'other names of it in UCI',
  },
  chesslike: { 'tools/perft/src/cli.ts': 'an example in the manual' },
  'chess-league': SIMULATED,
  football: SIMULATED,
  'chess-eleven': SIMULATED,
  minimal: { 'tools/perft/src/cli.ts': 'an example in the manual', ...SIMULATED },
};

const isTest = (file: string) => /\/(test|e2e)\/|\.(test|spec)\.|\/testing\.ts$/.test(file);
const withoutComments = (text: string) => text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
const sources = texts.filter(
  ([file]) =>
    !isTest(file) &&
    /\.(ts|mts|mjs|vue)$/.test(file) &&
    ![VARIANTS, `${CATALOGUE}/`].some((folder) => file.startsWith(folder)),
);
const listed = gamesIn(readFileSync(join(root, CATALOGUE, 'src/index.ts'), 'utf8'));
const ids = listed.map(({ id }) => id);

test.each(ids)('%s is named by no other source than those that are listed with the reason', (id) => {
  const quoted = new RegExp(`['"\`]${id}['"\`:]`);
  const naming = sources.filter(([, text]) => quoted.test(withoutComments(text))).map(([file]) => file);
  expect(naming).toEqual(Object.keys(NAMED[id] ?? {}));
});

/** The tests that name games only as words: they load none, and are the same without them. */
const ONLY_WORDS = [
  'apps/server/test/db-storage.test.ts',
  'apps/server/test/db.test.ts',
  'apps/server/test/http/game-info.test.ts',
  'apps/server/test/lobby/lobby-route.test.ts',
  'apps/server/test/lobby/lobby.test.ts',
  'apps/server/test/ratings/ratings.test.ts',
  'apps/web/e2e/lesson-steps.ts',
  'apps/web/src/app/languages.test.ts',
  'apps/web/src/puzzles/puzzle-progress.test.ts',
  'apps/web/src/shared/lesson-progress.test.ts',
  'apps/web/vite/dev-server.test.ts',
  'packages/bench/test/result.test.ts',
  'packages/net/test/network-file.test.ts',
  'packages/protocol/test/messages.test.ts',
  'packages/protocol/test/ratings.test.ts',
  'packages/record/test/record.test.ts',
  'tools/arena/test/fake-uci.mjs',
  'tools/command/test/load-game.test.ts',
  'tools/simulate/test/model.test.ts',
  'tools/uci/test/garbage.ts',
  'tools/workspace/test/game-kit.test.ts',
  'tools/workspace/test/game-names.test.ts',
  'tools/workspace/test/made-game.ts',
  'tools/workspace/test/new-variant.test.ts',
  'tools/workspace/test/removal.test.ts',
  'tools/workspace/test/run.test.ts',
  'tools/workspace/test/walk-through.test.ts',
];

describe('tests play games by exampleGame and needsGames, which skip a test whose game is not in the catalogue', () => {
  const tests = new Map(texts.filter(([file]) => isTest(file) && !file.startsWith(VARIANTS)));
  /** Whether a test calls them, or imports a file that does. */
  const isGuarded = (file: string): boolean =>
    /\b(exampleGame|needsGames)\b/.test(tests.get(file) ?? '') ||
    importsIn(file, tests.get(file) ?? '').some(({ target }) => {
      const imported = posix.join(posix.dirname(file), target);
      return target.startsWith('.') && imported !== file && tests.has(imported) && isGuarded(imported);
    });
  const notExamples = listed.filter(({ id }) => !EXAMPLES.includes(id));
  const naming = [...tests].filter(
    ([file, text]) =>
      !file.startsWith(`${CATALOGUE}/`) &&
      namesIn(file, text, notExamples).some(({ name }) => !name.startsWith('letter ')),
  );

  test('in every file that names a game', () => {
    const open = naming.map(([file]) => file).filter((file) => !isGuarded(file));
    expect(open.filter((file) => !ONLY_WORDS.includes(file))).toEqual([]);
  });

  test('and not by loadVariant', () => {
    const loading = naming.filter(([, text]) => /\bloadVariant\((['"`])(?!\$)|'\]\.map\(loadVariant\)/.test(text));
    expect(loading.map(([file]) => file)).toEqual([]);
  });
});

test('the games are found', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThanOrEqual(games.length);
});

describe('the command that checks everything without a game', () => {
  const [id] = games;
  test('takes the game, and passes the rest on', () => {
    expect(readRemoval(['--variant', id!, '--filter=uci'])).toEqual({ id, rest: ['--filter=uci'] });
    expect(readRemoval([`--variant=${id}`])).toEqual({ id, rest: [] });
  });

  test.each<[string[], string]>([
    [[], '--variant is missing: the game to remove, as in --variant'],
    [['--variant'], '--variant is missing'],
    [
      ['--variant', 'no-such-game'],
      `--variant must be one of ${ids.filter((one) => games.includes(one)).join(', ')}, not 'no-such-game'`,
    ],
  ])('refuses %j', (args, message) => expect(() => readRemoval(args)).toThrow(message));
});

describe.each(games)('without %s', (id) => {
  const name = new RegExp(`@kickmate/${id}(?![\\w-])`);
  const isProved = IS_FULL || id === games[0];

  test('no other package imports it or depends on it', () => {
    const outside = texts.filter(
      ([file]) =>
        ![`${VARIANTS}${id}/`, `${CATALOGUE}/`].some((own) => file.startsWith(own)) &&
        !(EXAMPLES.includes(id) && isTest(file)),
    );
    expect(outside.filter(([, text]) => name.test(text)).map(([file]) => file)).toEqual([]);
  });

  test(`the catalogue lists all other games${isProved ? ', and its tests pass' : ''}`, () => {
    const index = () => readFileSync(join(top, CATALOGUE, 'src/index.ts'), 'utf8');
    const before = gamesIn(index());
    removeVariant(id, top);
    const left = gamesIn(index()).map((game) => game.id);
    expect(left).toEqual(before.map((game) => game.id).filter((one) => left.includes(one)));
    expect(left.length).toBeLessThan(before.length);
    for (const file of ownFiles(CATALOGUE, top)) expect(readFileSync(join(top, file), 'utf8'), file).not.toMatch(name);
    if (!isProved) return;
    const vitest = join(root, CATALOGUE, 'node_modules/.bin/vitest');
    const args = ['run', '--root', '.', '--testTimeout=600000', 'test/catalogue.test.ts'];
    execFileSync(vitest, args, { cwd: join(top, CATALOGUE), stdio: 'pipe' });
  });
});
