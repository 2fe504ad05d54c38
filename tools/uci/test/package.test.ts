import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entries, hasGame } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kickmate-package-'));
/** The folder as somebody gets it: copied to another machine, here to a path with a space. */
const given = join(folder, 'my engines');

function makePackage(into: string) {
  const script = fileURLToPath(new URL('../src/package.ts', import.meta.url));
  return spawnSync(process.execPath, ['--import', 'tsx', script, '--into', into], { encoding: 'utf8' });
}

beforeAll(() => {
  const made = join(folder, 'made');
  const { status, stdout, stderr } = makePackage(made);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`${made}\n`);
  cpSync(made, given, { recursive: true });
  rmSync(made, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The engine of the folder, started by its script in an empty folder, with nothing but Node in PATH. */
class Program {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(more: NodeJS.ProcessEnv = {}) {
    const home = mkdtempSync(join(folder, 'empty-'));
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: home, ...more };
    this.#process = spawn(join(given, 'kickmate'), [], { cwd: home, env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) this.#process.stdin!.write(`${line}\n`);
  }

  /** The lines up to the one that begins so. */
  async until(beginning: string): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the engine ended before "${beginning}": ${lines.join(' / ')}`);
      lines.push(value);
      if (value.startsWith(beginning)) return lines;
    }
  }

  async quit(): Promise<number | null> {
    const ended = once(this.#process, 'exit');
    this.say('quit');
    return (await ended)[0];
  }
}

/** A line of a search: pairs of a word and a number, a score, and at last the moves. */
const INFO = /^info (\w+ -?\d+ )+score (cp|mate) -?\d+ (\w+ -?\d+ )+pv( \w+)+$/;

async function expectAnswer(program: Program, go: string): Promise<void> {
  program.say(go);
  const lines = await program.until('bestmove');
  expect(lines.at(-1), go).toMatch(/^bestmove [a-h][1-8][a-h][1-8][qrbn]?( ponder [a-h][1-8][a-h][1-8][qrbn]?)?$/);
  const infos = lines.filter((line) => line.startsWith('info ') && !line.startsWith('info string'));
  expect(infos.length, go).toBeGreaterThan(0);
  for (const info of infos) expect(info).toMatch(INFO);
}

/** A script that Node runs first in each thread: it notes the address of every module, and the path of every file that is read. */
const RECORDER = `
import fs from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
const note = (what) => fs.appendFileSync(process.env.RECORD, what + '\\n');
for (const owner of [fs, fs.promises])
  for (const name of ['readFile', 'readFileSync'].filter((one) => owner[one])) {
    const own = owner[name];
    owner[name] = (...args) => (note(args[0]), own.apply(owner, args));
  }
syncBuiltinESMExports();
const hooks = "import { appendFileSync } from 'node:fs';" +
  "export const load = (url, context, next) => (appendFileSync(process.env.RECORD, url + '\\\\n'), next(url, context));";
register('data:text/javascript,' + encodeURIComponent(hooks));
`;

describe.runIf(process.platform !== 'win32')('the folder for chess programs', () => {
  // Chess programs wait for `uciok`. Its time depends on the machine; what is loaded until then does not.
  test('loads no engine, kernel, network or book before uciok, and the rules of one game only', async () => {
    const [recorder, record] = [join(folder, 'recorder.mjs'), join(folder, 'record.txt')];
    writeFileSync(recorder, RECORDER);
    writeFileSync(record, '');
    /** The files of the folder that were loaded so far. */
    const loaded = () => {
      const names = [...readFileSync(record, 'utf8').matchAll(/\/lib\/([^/\n]+)$/gm)].map(([, name]) => name!);
      return [...new Set(names)].filter((name) => name !== 'start.cjs');
    };
    const program = new Program({ NODE_OPTIONS: `--import ${pathToFileURL(recorder).href}`, RECORD: record });
    program.say('uci');
    await program.until('uciok');
    const early = loaded();
    // Modules of games are named after the folder of their index.ts.
    const kinds = early.map((name) => name.replace(/-[A-Z0-9]{8}(?=\.mjs$)/, ''));
    expect(new Set(kinds)).toEqual(new Set(['cli.mjs', 'chunk.mjs', 'tools-uci-package.json', 'src.mjs']));
    expect(kinds.filter((kind) => kind === 'src.mjs')).toHaveLength(1);
    const bytes = early.reduce((sum, name) => sum + statSync(join(given, 'lib', name)).size, 0);
    expect(bytes).toBeLessThan(200_000);
    program.say('isready');
    await program.until('readyok');
    // The record would show an engine.
    const late = loaded().slice(early.length);
    expect(late).toContain('engine.worker.mjs');
    if (hasGame('chess')) expect(late).toContainEqual(expect.stringMatching(/release\.wasm$/));
    expect(await program.quit()).toBe(0);
  });

  // The steps are those by which fastchess checks engines (`fastchess --compliance`).
  test('does what a chess program asks', async () => {
    needsGames('chess');
    const program = new Program();
    program.say('uci');
    const hello = await program.until('uciok');
    expect(hello.find((line) => line.startsWith('id name'))).toMatch(/^id name Kickmate \d/);
    expect(hello.some((line) => line.startsWith('id author '))).toBe(true);
    const ready = async () => {
      program.say('isready');
      await program.until('readyok');
    };
    await ready();
    program.say('ucinewgame');
    await ready();
    program.say('position startpos');
    await ready();
    program.say('position fen 3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 w - - 0 27');
    await ready();
    await expectAnswer(program, 'go wtime 100');
    program.say('position fen 3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 b - - 0 27');
    await expectAnswer(program, 'go btime 100');
    for (let times = 0; times < 2; times++) await expectAnswer(program, 'go wtime 100 winc 100 btime 100 binc 100');
    expect(await program.quit()).toBe(0);
  });

  test('plays every game, in WebAssembly and in JavaScript, and with two threads', async () => {
    const program = new Program();
    program.say('uci');
    const hello = (await program.until('uciok')).join('\n');
    const variants = /^option name UCI_Variant type combo .*$/m.exec(hello)![0];
    for (const { id, load } of entries) {
      const hasKernel = (await load()).kernel !== undefined;
      expect(variants).toContain(` var ${id}`);
      for (const backend of ['wasm', 'js']) {
        program.say(
          `setoption name UCI_Variant value ${id}`,
          `setoption name Backend value ${backend}`,
          'position startpos',
        );
        program.say('go depth 2');
        const lines = await program.until('bestmove');
        expect(lines.at(-1), `${id} ${backend}`).not.toContain('(none)');
        // A game that has rules only says so.
        if (hasKernel) expect(lines.filter((line) => line.startsWith('info string'))).toEqual([]);
      }
    }
    if (hasGame('chess')) program.say('setoption name UCI_Variant value chess');
    program.say('setoption name Backend value wasm');
    program.say('setoption name Threads value 2', 'position startpos', 'go depth 6');
    await program.until('bestmove');
    program.say('setoption name OwnBook value true', 'go depth 6');
    expect(await program.until('bestmove')).toEqual([expect.stringMatching(/^bestmove /)]);
    expect(await program.quit()).toBe(0);
  });

  test('names no path of the machine that made it, and has licences and a manual that lists the games', () => {
    expect(readdirSync(given).sort()).toEqual(['LICENSE', 'MANUAL.md', 'kickmate', 'kickmate.cmd', 'lib']);
    expect(readFileSync(join(given, 'LICENSE'), 'utf8')).toMatch(/Kickmate[\s\S]*citty/);
    const [, games = ''] = /chooses the game: (.*)\.$/m.exec(readFileSync(join(given, 'MANUAL.md'), 'utf8')) ?? [];
    expect(games.split(', ')).toEqual(entries.map(({ id }) => `\`${id}\``));
    const root = join(import.meta.dirname, '../../..');
    for (const name of readdirSync(join(given, 'lib')))
      expect(readFileSync(join(given, 'lib', name)).includes(root), name).toBe(false);
  });

  test('replaces an older one, and nothing else', () => {
    expect(makePackage(given).status).toBe(0);
    expect(existsSync(join(given, 'kickmate'))).toBe(true);
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'letter.txt'), 'mine');
    const { status, stderr } = makePackage(other);
    expect(status).not.toBe(0);
    expect(stderr).toContain('there is something else in it');
    expect(readdirSync(other)).toEqual(['letter.txt']);
  });
});
