import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesIn } from '../game-names.mjs';
import { newVariant, readRequest, removeVariant } from '../new-variant.mjs';
import { root } from '../place.mjs';
import { CATALOGUE, copyOfTree, runIn, TEMPLATE } from './made-game.ts';

const IS_FULL = process.env.VERIFY === 'full';

const PAGE = 'docs/variants.md';
const CHANGE = 'docs/touchdown.diff';

// Its commands are those of a Unix shell.
describe.runIf(process.platform !== 'win32')(`the walk-through of ${PAGE}`, () => {
  const page = readFileSync(join(root, PAGE), 'utf8');
  const commands = [...page.matchAll(/^```sh\n([\s\S]*?)\n```$/gm)].map(([, lines = '']) =>
    lines.replaceAll('\n', ' && '),
  );
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
      `cd packages/variants/touchdown && git apply ../../../${CHANGE}`,
      'npm run build && npm run typecheck && npm test',
      expect.stringMatching(/^printf .* \| npm run --silent uci -- --variant touchdown$/),
    ]);
  });

  // `npm run verify` carries out the commands, too.
  test('changes files of a new game as they are', () => {
    const { folder, enter } = newVariant(readRequest(['touchdown', '--kernel']), top);
    enter();
    execFileSync('git', ['apply', join(root, CHANGE)], { cwd: join(top, folder) });
    // The kernel's files have the same types in every game.
    symlinkSync(join(root, TEMPLATE, 'build'), join(top, folder, 'build'), 'junction');
    runIn(join(top, folder), 'tsc', '-p', 'tsconfig.json');
    runIn(join(top, folder), 'tsc', '-p', 'assembly', '--noEmit');
    removeVariant('touchdown', top);
  });

  // One test, because each step needs the one before.
  test.runIf(IS_FULL)('makes a game whose tests and proofs pass, and which level 10 plays on WebAssembly', () => {
    const [begin = '', change = '', prove = '', play = ''] = commands;
    expect(run(begin)).toContain('Touchdown is in packages/variants/touchdown, and in packages/catalogue.');
    expect(gamesIn(readFileSync(join(top, CATALOGUE), 'utf8')).map(({ id }) => id)).toContain('touchdown');
    const proved = run(`${change} && ${prove} -- --reporter=verbose`);
    expect(proved).toContain('plays at level 10 (wasm)');
    expect(proved).toContain('no build of the kernel differs from the rules');
    const said = run(play);
    expect(said).toMatch(/^info .*\bdepth \d.*\bpv [a-e][1-6]/m);
    expect(said).toMatch(/^bestmove [a-e][1-6][a-e][1-6]\b/m);
  });
});
