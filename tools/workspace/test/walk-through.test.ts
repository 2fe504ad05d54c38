import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesIn } from '../game-names.mjs';
import { newVariant, readRequest, removeVariant } from '../new-variant.mjs';
import { root } from '../place.mjs';
import { CATALOGUE, copyOfTree, runIn, TEMPLATE } from './made-game.ts';

const IS_FULL = process.env.VERIFY === 'full';

const PAGE = 'docs/variants.md';
const TITLE = '## From nothing to level 10: ';

/** A block of the walk-through: commands, or changes of a file. */
interface Block {
  readonly kind: 'sh' | 'diff';
  /** The file, relative to the game's folder; empty for commands. */
  readonly file: string;
  readonly lines: readonly string[];
}

/** The blocks of a page's walk-through, in order. */
function blocksOf(page: string): readonly Block[] {
  const part = page.slice(page.indexOf(`\n${TITLE}`)).split(/\n(?=## )/)[1] ?? '';
  return [...part.matchAll(/^(`{3,})(sh|diff) ?(\S*)\n([\s\S]*?)\n\1$/gm)].map(([, , kind, file = '', text = '']) => ({
    kind: kind as Block['kind'],
    file,
    lines: text.split('\n'),
  }));
}

/**
 * Changes a text as a block says: lines with `-` go, lines with `+` come, the others must be there. A line `@@` stands for
 * whatever is between two places.
 * @throws Error for lines that are not in the text, or more than once
 */
function changed(text: string, { file, lines }: Block): string {
  const hunks = lines.join('\n').split('\n@@\n');
  return hunks.reduce((before, hunk) => {
    const of = (sign: '-' | '+') =>
      hunk
        .split('\n')
        .filter((line) => !line.startsWith(sign === '-' ? '+' : '-'))
        .map((line) => line.slice(1));
    const [old, fresh] = [of('-'), of('+')].map((all) => `\n${all.join('\n')}\n`) as [string, string];
    const places = `\n${before}`.split(old).length - 1;
    if (places !== 1) throw new Error(`${file} has these lines ${places} times:${old}`);
    return `\n${before}`.replace(old, () => fresh).slice(1);
  }, text);
}

test('a block changes the lines that it shows, and no others', () => {
  const block = (...lines: readonly string[]): Block => ({ kind: 'diff', file: 'a.ts', lines });
  expect(changed('a\nb\nc\nd\ne\n', block(' a', '-b', '+B', '@@', ' d', '+D', ' e'))).toBe('a\nB\nc\nd\nD\ne\n');
  expect(() => changed('a\nb\n', block('-c'))).toThrow('a.ts has these lines 0 times:\nc\n');
  expect(() => changed('a\nb\na\n', block('-a'))).toThrow('a.ts has these lines 2 times');
});

// Its commands are those of a Unix shell.
describe.runIf(process.platform !== 'win32')(`the walk-through of ${PAGE}`, () => {
  const blocks = blocksOf(readFileSync(join(root, PAGE), 'utf8'));
  const changes = blocks.filter(({ kind }) => kind === 'diff');
  const commands = blocks.filter(({ kind }) => kind === 'sh').map(({ lines }) => lines.join(' && '));
  let top = '';
  beforeAll(() => {
    top = copyOfTree();
  });
  afterAll(() => rmSync(top, { recursive: true }));

  /** Carries out commands in the root of the copy, and returns what they print. */
  function run(command: string): string {
    // In CI a package that is not in the lockfile is an error; a reader is at home.
    const env = { ...process.env, CI: '' };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: top, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}:\n${stdout}${stderr}`);
    return stdout;
  }

  test('is told by these commands', () => {
    expect(commands).toEqual([
      'npm run new-variant -- touchdown --kernel',
      'cd packages/variants/touchdown && npm run build && npm run typecheck && npm test',
      expect.stringMatching(/^printf .* \| npm run --silent uci -- --variant touchdown$/),
    ]);
  });

  // `npm run verify` carries out the commands, too.
  test('changes files of a new game as they are', () => {
    const { folder, enter } = newVariant(readRequest(['touchdown', '--kernel']), top);
    enter();
    for (const block of changes) {
      const path = join(top, folder, block.file);
      writeFileSync(path, changed(readFileSync(path, 'utf8'), block));
    }
    // The kernel's files have the same types in every game.
    symlinkSync(join(root, TEMPLATE, 'build'), join(top, folder, 'build'), 'junction');
    runIn(join(top, folder), 'tsc', '-p', 'tsconfig.json');
    runIn(join(top, folder), 'tsc', '-p', 'assembly', '--noEmit');
    removeVariant('touchdown', top);
  });

  // One test, because each step needs the one before.
  test.runIf(IS_FULL)('makes a game whose tests and proofs pass, and which level 10 plays on WebAssembly', () => {
    const [begin = '', prove = '', play = ''] = commands;
    expect(run(begin)).toContain('Touchdown is in packages/variants/touchdown, and in packages/catalogue.');
    for (const block of changes) {
      const path = join(top, 'packages/variants/touchdown', block.file);
      writeFileSync(path, changed(readFileSync(path, 'utf8'), block));
    }
    expect(gamesIn(readFileSync(join(top, CATALOGUE), 'utf8')).map(({ id }) => id)).toContain('touchdown');
    const proved = run(`${prove} -- --reporter=verbose`);
    expect(proved).toContain('plays at level 10 (wasm)');
    expect(proved).toContain('no build of the kernel differs from the rules');
    const said = run(play);
    expect(said).toMatch(/^info .*\bdepth \d.*\bpv [a-e][1-6]/m);
    expect(said).toMatch(/^bestmove [a-e][1-6][a-e][1-6]\b/m);
  });
});
