import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gamesIn } from '../game-names.mjs';
import { newVariant, readRequest } from '../new-variant.mjs';
import { readManifest } from '../packages.mjs';
import { root } from '../place.mjs';
import { CATALOGUE, copyForNewGames, runIn } from './made-game.ts';

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

describe(`the walk-through of ${PAGE}`, () => {
  const blocks = blocksOf(readFileSync(join(root, PAGE), 'utf8'));
  const commands = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ lines }) => lines);
  const top = copyForNewGames();
  afterAll(() => rmSync(top, { recursive: true }));

  test('is told by these commands', () => {
    expect(commands).toEqual([
      'npm run new-variant -- touchdown --kernel',
      'cd packages/variants/touchdown',
      'npm run build',
      'npm run typecheck',
      'npm test',
      expect.stringMatching(/^printf .*UCI_Variant value touchdown.* \| npm run --silent uci$/),
    ]);
  });

  // One test, because each step needs the one before.
  test('makes a game whose tests and proofs pass, and which level 10 plays on WebAssembly', () => {
    const { folder, enter } = newVariant(readRequest((commands[0] ?? '').split(' -- ')[1]?.split(' ') ?? []), top);
    enter();
    const game = join(top, folder);
    for (const block of blocks.filter(({ kind }) => kind === 'diff')) {
      const path = join(game, block.file);
      writeFileSync(path, changed(readFileSync(path, 'utf8'), block));
    }
    expect(gamesIn(readFileSync(join(top, CATALOGUE), 'utf8')).map(({ id }) => id)).toContain('touchdown');
    const { scripts = {} } = readManifest(folder, top);
    const run = (script: string, ...further: readonly string[]) =>
      (scripts[script] ?? '')
        .split(' && ')
        .map((command) => command.split(' '))
        .map(([name = '', ...args]) => runIn(game, name, ...args, ...further))
        .join('');
    run('build');
    run('typecheck');
    const proved = run('test', '--root', '.', '--reporter=verbose');
    expect(proved).toContain('plays at level 10 (wasm)');
    expect(proved).toContain('no build of the kernel differs from the rules');
    // The catalogue of the checkout does not have the game, so the tool gets its folder.
    const [, input = ''] = /^printf '([^']+)'/.exec(commands.at(-1) ?? '') ?? [];
    if (gamesIn(readFileSync(join(root, CATALOGUE), 'utf8')).some(({ id }) => id === 'touchdown')) return;
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli.ts', '--variant', game], {
      ...{ cwd: join(root, 'tools/uci'), encoding: 'utf8', input: input.replaceAll('\\n', '\n') },
    });
    expect(said).toMatch(/^info .*\bdepth \d.*\bpv [a-e][1-6]/m);
    expect(said).toMatch(/^bestmove [a-e][1-6][a-e][1-6]\b/m);
  });
});
