import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownFiles } from '../files.mjs';
import { gamesIn } from '../game-names.mjs';
import { newVariant, readRequest, removeVariant } from '../new-variant.mjs';
import { readManifest } from '../packages.mjs';
import { root } from '../place.mjs';
import { run } from '../programs.mjs';
import { CATALOGUE, copyForNewGames, linkModules, runIn, TEMPLATE } from './made-game.ts';

const IS_FULL = process.env.VERIFY === 'full';

/** The games of the catalogue: those that have a package of their own, and those that share one. */
const [own, sharing] = (() => {
  const games = gamesIn(readFileSync(join(root, CATALOGUE), 'utf8'));
  const hasPackage = ({ id }: (typeof games)[number]) => existsSync(join(root, 'packages/variants', id));
  return [games.filter(hasPackage), games.filter((game) => !hasPackage(game))];
})();
const [game] = own;

/** A copy of the parts of the tree that the command reads. */
let top = '';
beforeEach(() => {
  top = copyForNewGames();
});
afterEach(() => rmSync(top, { recursive: true }));

const KERNEL_LINE = '- `src/kernel.ts` and `assembly/game.ts` are the kernel: the same rules in AssemblyScript.';

const read = (file: string) => readFileSync(join(top, file), 'utf8');
/** All files of the copy with their texts. */
const state = () => ownFiles('', top).map((file) => [file, read(file)]);
function make(...args: string[]) {
  const made = newVariant(readRequest(args), top);
  made.enter();
  return made;
}

describe('the arguments', () => {
  test.each<[string, string[], object]>([
    ['an id', ['my-game'], { id: 'my-game', title: 'My Game', hasKernel: false }],
    ['a kernel', ['--kernel', 'relay'], { id: 'relay', title: 'Relay', hasKernel: true }],
    [
      'a name',
      ['relay', '--title', "The Keeper's Relay"],
      { id: 'relay', title: "The Keeper's Relay", hasKernel: false },
    ],
  ])('%s', (_, args, request) => expect(readRequest(args)).toEqual(request));

  test.each<[string, string[], string]>([
    ['nothing', [], 'the name of the game is missing, as in'],
    ['two names', ['my', 'game'], "'game' was not expected; a name of several words has hyphens: my-game"],
    ['an unknown option', ['my-game', '--kernels'], 'there is no option --kernels'],
    ['a missing title', ['my-game', '--title'], '--title needs a name'],
  ])('%s is refused', (_, args, message) => expect(() => readRequest(args)).toThrow(message));
});

describe('a name that cannot be is refused, and nothing is changed', () => {
  test.each<[string, string[], string]>([
    ['capitals', ['MyGame'], "'MyGame' cannot be a game's id: it must be 1 to 30 small letters"],
    ['a path', ['../game'], 'cannot be'],
    ['a digit in front', ['2-goals'], 'cannot be'],
    [
      'a name of the rules',
      ['look'],
      "'look' is the name of something else in src/game.ts of a game; choose another id, as in look-game",
    ],
    ['a name of the tests', ['proves-game'], "'proves-game' is the name of something else in test/conformance.test.ts"],
    ['a word of JavaScript', ['switch'], "'switch' is a word of JavaScript"],
    ['a game', [game!.id], `packages/variants/${game!.id} exists already`],
    ...sharing.map(({ id }): [string, string[], string] => [
      'a game of another package',
      [id],
      `'${id}' is taken by a game`,
    ]),
    ['a package', ['engine'], "'engine' is taken by packages/engine"],
    [
      'the name of a game',
      ['my-game', '--title', game!.name.toLowerCase()],
      `'${game!.name.toLowerCase()}' is the name of the game ${game!.id}`,
    ],
    ['a title of signs', ['my-game', '--title', '<b>'], "cannot be a game's name"],
    ['a kernel for a game of another kind', [game!.id, '--kernel'], 'has no src/game.ts'],
  ])('%s', (_, args, message) => {
    const before = state();
    expect(() => make(...args)).toThrow(message);
    expect(state()).toEqual(before);
  });

  test('a folder that exists', () => {
    mkdirSync(join(top, 'packages/variants/my-game'));
    expect(() => make('my-game')).toThrow('packages/variants/my-game exists already; choose another id, or delete it');
  });
});

test('an id that another source has as a word is refused', () => {
  mkdirSync(join(top, 'packages/play/src'), { recursive: true });
  writeFileSync(
    join(top, 'packages/play/src/a.ts'),
    "// 'relay'\nif (event.kind === 'goal') cheer('a relay of goals');\n",
  );
  expect(() => make('goal')).toThrow("'goal' has another meaning in the sources already (packages/play/src/a.ts)");
  mkdirSync(join(top, 'packages/play/test'), { recursive: true });
  writeFileSync(join(top, 'packages/play/test/a.test.ts'), "load('my-game', 'sprint');\n");
  expect(() => make('sprint')).toThrow(
    "'sprint' has another meaning in the sources already (packages/play/test/a.test.ts)",
  );
  mkdirSync(join(top, 'packages/search/assembly'), { recursive: true });
  cpSync(join(root, 'packages/search/assembly/table.ts'), join(top, 'packages/search/assembly/table.ts'));
  expect(make('probe').folder).toBe('packages/variants/probe');
  expect(make('my-game').folder).toBe('packages/variants/my-game');
  expect(make('relay').folder).toBe('packages/variants/relay');
});

test('a game whose name has the word kernel has the files of any other', () => {
  make('my-game');
  make('kernel-panic');
  const named = (text: string) =>
    text.replaceAll('my-game', 'kernel-panic').replaceAll('myGame', 'kernelPanic').replaceAll('MyGame', 'KernelPanic');
  for (const file of ownFiles('packages/variants/my-game', top))
    expect(read(file.replace('my-game', 'kernel-panic')), file).toBe(
      named(read(file)).replaceAll('My Game', 'Kernel Panic'),
    );
});

// A running `npm run dev` would load a package that is not installed yet.
test('a game is entered in the catalogue last', () => {
  const before = read(CATALOGUE);
  const { enter } = newVariant(readRequest(['my-game']), top);
  expect(read(CATALOGUE)).toBe(before);
  enter();
  expect(read(CATALOGUE)).toContain('@kickmate/my-game');
});

test('a failure on the way takes everything back', () => {
  writeFileSync(join(top, CATALOGUE), read(CATALOGUE).replace('const GAMES', 'const LIST'));
  const before = state();
  expect(() => make('my-game')).toThrow('has no list "const GAMES"');
  expect(state()).toEqual(before);
});

test.each([[[]], [['--kernel']]])(
  'a game made with %j is in the catalogue under its names, and can be removed',
  (options) => {
    const before = state();
    const { folder, undo } = make('my-game', ...options);
    expect(gamesIn(read(CATALOGUE))).toContainEqual({ id: 'my-game', name: 'My Game', object: 'myGame' });
    expect(readManifest('packages/catalogue', top).dependencies).toHaveProperty('@kickmate/my-game', 'workspace:*');
    const files = ownFiles(folder, top);
    for (const file of files) expect(read(file), file).not.toMatch(/template/i);
    expect(files.some((file) => file.includes('/assembly/'))).toBe(options.length > 0);
    if (options.length === 0)
      for (const file of files.filter((one) => !one.endsWith('size.ts')))
        expect(read(file), file).not.toMatch(/kernel/i);
    const made = state();
    undo();
    expect(state()).toEqual(before);
    make('my-game', ...options);
    expect(state()).toEqual(made);
    removeVariant('my-game', top);
    // The order of imports and keys is the formatter's.
    expect(state()).toEqual(before);
  },
);

test('a kernel can be added later', () => {
  const { folder } = make('my-game');
  writeFileSync(join(top, folder, 'src/rules.ts'), `${read(`${folder}/src/rules.ts`)}// changed\n`);
  make('my-game', '--kernel');
  expect(read(`${folder}/src/rules.ts`)).toContain('// changed');
  expect(read(`${folder}/src/game.ts`)).toContain('kernel: myGameKernel,');
  expect(existsSync(join(top, folder, 'assembly/game.ts'))).toBe(true);
  expect(read(`${folder}/README.md`)).toBe(read(`${TEMPLATE}/README.md`).replace('# Template', '# My Game'));
  const manifest = readManifest(folder, top);
  const model = readManifest(TEMPLATE, top);
  expect({ ...manifest, name: model.name }).toEqual(model);
  expect(() => make('my-game', '--kernel')).toThrow('has a kernel already');
});

test.each([
  ['a part for developers without the list', '# My Game\n\n## For developers\n\nSee below.\n\n## Notes\n\nNone.\n'],
  ['no part for developers', '# My Game\n\nSee below.\n'],
])('the README of a game with a kernel that is added names it: %s', (_, page) => {
  const { folder } = make('my-game');
  writeFileSync(join(top, folder, 'README.md'), page);
  make('my-game', '--kernel');
  expect(read(`${folder}/README.md`)).toBe(page.replace('See below.\n', (text) => `${text}\n${KERNEL_LINE}\n`));
});

const program = (folder: string, name: string, ...args: string[]) => runIn(join(top, folder), name, ...args);

test('a game without a kernel has right types, and its tests pass', () => {
  const { folder } = make('my-game');
  program(folder, 'tsc', '-p', 'tsconfig.json');
  program(folder, 'vitest', 'run', '--root', '.', '--testTimeout=600000');
});

test.runIf(IS_FULL)(
  'a kernel whose positions are too large is refused when it is built, and leaves nothing behind',
  () => {
    const { folder } = make('my-game', '--kernel');
    const game = join(top, folder, 'assembly/game.ts');
    writeFileSync(game, readFileSync(game, 'utf8').replace('{ return SQUARES; }', '{ return 1020; }'));
    expect(() => program(folder, 'kernel-build')).toThrow(
      'my-game: a position of assembly/game.ts has 1032 bytes, its fields and bytesAfterFields(); at most 1024 are allowed',
    );
    expect(ownFiles(`${folder}/build`, top)).toEqual([]);
  },
);

/** Node has it, its types do not. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { validate(bytes: Uint8Array): boolean } };

test('a kernel of which nothing has changed is not built again', () => {
  expect(runIn(join(root, TEMPLATE), 'kernel-build')).toContain('template: the kernel is up to date');
});

// `npm run dev` builds a kernel while a tool or its author does.
test.runIf(IS_FULL)(
  'two builds of a kernel at once do not destroy each other, and what is there is always whole',
  async () => {
    const { folder } = make('my-game', '--kernel');
    const game = join(top, folder);
    const built = (file: string) => join(game, 'build', file);
    const builder = realpathSync(join(root, TEMPLATE, 'node_modules/@kickmate/search/kernel-build.mjs'));
    linkModules(game);
    let running = 2;
    const builds = [1, 2].map(() =>
      run(process.execPath, [builder], { cwd: game, stdio: 'ignore' }).finally(() => running--),
    );
    let most = 0;
    while (running > 0) {
      const files = existsSync(join(game, 'build')) ? readdirSync(join(game, 'build')) : [];
      most = Math.max(most, files.filter((file) => file.startsWith('.work-')).length);
      for (const file of files.filter((one) => one.endsWith('.wasm')))
        expect(WebAssembly.validate(readFileSync(built(file))), file).toBe(true);
      await pause(20);
    }
    expect(await Promise.all(builds)).toEqual([0, 0]);
    expect(most).toBe(2);
    expect(readdirSync(join(game, 'build')).filter((file) => file.startsWith('.'))).toEqual([]);
    expect(program(folder, 'kernel-build')).toContain('my-game: the kernel is up to date');
  },
);

// The same kernel, under its own name, is built and proved by the template's own tests.
test.runIf(IS_FULL)('a game with a kernel is built, has right types, and its tests and proofs pass', () => {
  const { folder } = make('my-game', '--kernel');
  program(folder, 'kernel-build');
  program(folder, 'tsc', '-p', 'tsconfig.json');
  program(folder, 'tsc', '-p', 'assembly', '--noEmit');
  program(folder, 'vitest', 'run', '--root', '.', '--testTimeout=600000');
});
