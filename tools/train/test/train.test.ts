import { execFile, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hasGame } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { runTool } from '@kickmate/command';
import { KernelView, loadKernel, SILENT_HOST, useNetwork } from '@kickmate/engine';
import { type AnyVariant, seededRandom } from '@kickmate/game';
import { weightBytes, writeNetwork } from '@kickmate/net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { collect } from '../src/collect.ts';
import { dataCommand } from '../src/data-command.ts';
import { type FitOptions, fitNetwork, loadSamples } from '../src/fit.ts';
import { fitCommand } from '../src/fit-command.ts';
import { networkOf, openKernel } from '../src/kernel.ts';
import { reportText } from '../src/report.ts';
import { readPlan } from '../src/samples.ts';
import { filesToLearn, install, leftToDo, partOfGames, placeOf, trainCommand } from '../src/train-command.ts';
import { Trainer } from '../src/trainer.ts';

/** Whether `npm run verify` runs. */
const IS_FULL = process.env.VERIFY === 'full';

let folder: string;
const at = (name: string) => join(folder, name);
needsGames('chess');
const chess = await exampleGame('chess');
const settings = { variant: 'chess', nodes: 300, leaves: 20, leafNodes: 0 };
const searched = { ...settings, leaves: 2, leafNodes: 100 };
const silent = () => {};
const options = (changes: Partial<FitOptions> = {}): FitOptions => {
  const usual = { epochs: 3, rate: 0.002, results: 0, batch: 256, seed: 5 };
  return { data: [at('a.bin')], out: at('a.net'), ...usual, ...changes };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kickmate-train-'));
  if (!hasGame('chess')) return;
  await collect(settings, { file: at('a.bin'), seed: 7, workers: 1, games: 12 });
  await collect(searched, { file: at('c.bin'), seed: 7, workers: 1, games: 4 });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('collecting samples', () => {
  test('the same seed makes the same games, also after a break', async () => {
    const isEnough = ({ games }: { games: number }) => games >= 4;
    const part = await collect(settings, { file: at('b.bin'), seed: 7, workers: 1, games: 12, isEnough });
    expect(part.games).toBe(4);
    const whole = await collect(settings, { file: at('b.bin'), seed: 7, workers: 1, games: 12 });
    expect(whole.games).toBe(12);
    expect(whole.samples).toBeGreaterThan(5000);
    expect(readFileSync(at('b.bin')).equals(readFileSync(at('a.bin')))).toBe(true);
  });

  test('searched samples have the results of their games', async () => {
    const lossWith = async (results: number) => {
      const fit = options({ data: [at('c.bin')], out: at('c.net'), batch: 32, results });
      return (await fitNetwork(chess, fit, silent)).classicalLoss;
    };
    // The classical evaluation knows something of the scores, and nothing of the results.
    expect(await lossWith(0.5)).toBeGreaterThan(1.3 * (await lossWith(0)));
  });
});

describe('fitting a network', () => {
  test('it learns, and a kernel can use it', async () => {
    const report = await fitNetwork(chess, options({ epochs: 10, batch: 64 }), silent);
    expect(report.classicalLoss).toBe(0);
    expect(report.losses.at(-1)!).toBeLessThan(report.losses[0]! * 0.9);
    const network = await networkOf(at('a.net'));
    expect(network).toMatchObject({ variant: 'chess', width: 128 });
    expect(useNetwork((await openKernel(chess)).kernel, network)).toBeUndefined();
  });

  test('an interrupted fit goes on, and ends with the same network', async () => {
    await fitNetwork(chess, options({ out: at('whole.net') }), silent);
    const stop = (part: number) => {
      if (part > 0.5) throw new Error('stop');
    };
    const broken = options({ out: at('broken.net') });
    await expect(fitNetwork(chess, broken, stop)).rejects.toThrow('stop');
    const report = await fitNetwork(chess, broken, silent);
    expect(report.losses).toHaveLength(3);
    const [whole, mended] = [await networkOf(at('whole.net')), await networkOf(at('broken.net'))];
    expect(mended.hash).toBe(whole.hash);
  });

  test.each(['whole.net.state', 'whole.net'])('another fit begins with the weights of %s', async (from) => {
    const report = await fitNetwork(
      chess,
      options({ out: at('same.net'), from: at(from), epochs: 1, rate: 0 }),
      silent,
    );
    const [whole, same] = [await networkOf(at('whole.net')), await networkOf(at('same.net'))];
    expect(same.hash).toBe(whole.hash);
    const fresh = await fitNetwork(chess, options({ out: at('fresh.net'), epochs: 1, rate: 0 }), silent);
    expect(report.losses[0]!).not.toBeCloseTo(fresh.losses[0]!, 6);
  });

  test('a fit cannot begin with what is not there, or no network of this game', async () => {
    writeFileSync(at('odd.net'), 'odd');
    const begin = (from: string) => fitNetwork(chess, options({ out: at('none.net'), from: at(from) }), silent);
    await expect(begin('missing.net')).rejects.toThrow('missing.net holds no weights to begin with');
    await expect(begin('odd.net')).rejects.toThrow('odd.net: the network cannot be used');
  });

  test.each([
    [['1'], ['1']],
    [
      ['1', '2'],
      ['1', '2'],
    ],
    [
      ['1', '2', '3'],
      ['2', '3'],
    ],
  ])('of the generations %j it learns from %j, and always from the games of other machines', (own, learnt) => {
    expect(filesToLearn(own, { from: undefined, more: [] })).toEqual(learnt);
    expect(filesToLearn(own, { from: undefined, more: ['elsewhere'] })).toEqual(['elsewhere', ...learnt]);
    expect(filesToLearn(own, { from: 'a.net', more: ['elsewhere'] })).toEqual(['elsewhere', ...own]);
  });

  test.each([[1], [2], [3], [7]])(
    '%i generations share the time of the games, each longer than the one before',
    (all) => {
      const parts = Array.from({ length: all }, (_, before) => partOfGames(before + 1, all));
      expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(1);
      expect(parts).toEqual(parts.toSorted((one, other) => one - other));
      expect(new Set(parts).size).toBe(all);
    },
  );

  test('of files that are too large together each gives the same share of its games', async () => {
    await collect(settings, { file: at('other.bin'), seed: 8, workers: 1, games: 12 });
    const paths = [at('a.bin'), at('other.bin')];
    const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
    const count = async (room?: number) => {
      const { learnt, held } = await loadSamples(
        new Trainer((await openKernel(chess)).kernel, 256),
        chess,
        paths,
        room,
      );
      return learnt.length + held.length;
    };
    const all = await count();
    const half = await count(bytes / 2);
    expect(half / all).toBeGreaterThan(0.3);
    // A table of all inputs counts, too.
    expect(half / all).toBeLessThan(0.55);
  });

  test('beyond 2 GiB of samples it learns as before them: addresses have 32 bits', async () => {
    // The list of a batch comes before the samples. Its memory is not written to, so there need not be so much.
    const learnBehind = async (bytes: number) => {
      const trainer = new Trainer((await openKernel(chess)).kernel, bytes / 4);
      const { learnt } = await loadSamples(trainer, chess, [at('a.bin')]);
      trainer.reset(seededRandom(1));
      return { first: learnt[0]!, loss: trainer.pass(learnt, { scale: 200, results: 0 }) };
    };
    const [low, high] = [await learnBehind(1e6), await learnBehind(2.2e9)];
    expect(high.first).toBeGreaterThan(2 ** 31);
    expect(high.loss).toBe(low.loss);
  });

  test('samples of another game, and the same games twice, are refused', async () => {
    const other = JSON.stringify({ settings: { ...settings, variant: 'chess-league' }, seed: 7 });
    writeFileSync(at('league.bin'), `${other}\n`);
    copyFileSync(at('a.bin'), at('copy.bin'));
    const learn = (...data: string[]) =>
      fitNetwork(chess, options({ data: data.map(at), out: at('none.net') }), silent);
    await expect(learn('league.bin')).rejects.toThrow('league.bin holds samples of chess-league, not of chess');
    await expect(learn('a.bin', 'copy.bin')).rejects.toThrow('hold the same games');
    writeFileSync(at('earlier.bin'), `${JSON.stringify({ settings, seed: 7 })}\n`);
    await expect(learn('earlier.bin')).rejects.toThrow(
      'earlier.bin holds samples for a kernel with the inputs unknown',
    );
  });

  test('samples of chess960 teach the network of chess: both have one kernel', async () => {
    await collect({ ...settings, variant: 'chess960' }, { file: at('960.bin'), seed: 9, workers: 1, games: 4 });
    const fit = fitNetwork(chess, options({ data: [at('960.bin')], out: at('960.net'), batch: 32 }), silent);
    expect((await fit).samples).toBeGreaterThan(1000);
  });

  test('too few samples are refused', async () => {
    await collect(settings, { file: at('few.bin'), seed: 7, workers: 1, games: 1 });
    await expect(fitNetwork(chess, options({ data: [at('few.bin')] }), silent)).rejects.toThrow('too few');
  });
});

test('on maps, a network learns what pieces have in common, and values those of maps that it has not seen', async () => {
  const chesslike = await exampleGame('chesslike');
  await collect({ ...settings, variant: 'chesslike' }, { file: at('maps.bin'), seed: 3, workers: 1, games: 24 });
  const fit = options({ data: [at('maps.bin')], out: at('maps.net'), epochs: 8, batch: 128 });
  const report = await fitNetwork(chesslike, fit, silent);
  expect(report.losses.at(-1)!).toBeLessThan(report.losses[0]!);
  const make = await loadKernel(chesslike.kernel!, 'wasm');
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  kernel.init(1);
  expect(useNetwork(kernel, await networkOf(at('maps.net')))).toBeUndefined();
  const errors = { network: 0, nothing: 0 };
  // Other seeds than those of the games.
  for (let seed = 1_000_000; seed < 1_000_040; seed++) {
    const random = seededRandom(seed);
    const variant = chesslike.maps!.forTraining(random);
    const view = new KernelView(kernel, variant.kernel!);
    view.load(variant.starts('w')[0]!.position);
    for (let ply = 0; ply < 24 && kernel.end() === 0; ply++) {
      const actions = view.actions();
      view.play(actions[Math.floor(random() * actions.length)]!);
      const classical = kernel.evaluateClassically();
      if (kernel.end() !== 0 || Math.abs(classical) > 1500) continue;
      errors.network += Math.abs(kernel.networkValue() - classical);
      errors.nothing += Math.abs(classical);
    }
  }
  expect(errors.network).toBeLessThan(0.8 * errors.nothing);
});

const cwd = join(import.meta.dirname, '..');
/** The arguments with which Node runs `train` on these words. */
const command = (words: readonly string[]) => ['--import', 'tsx', 'src/cli.ts', ...words];

/** Runs `train` and returns what it prints. Rejects with its error. */
const run = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, command(words), { cwd })).stdout;

/** Trains for a few seconds and returns what is printed. */
const train = (...words: string[]): Promise<string> =>
  run('--variant', 'chess', '--hours', '0.002', '--workers', '1', ...words);

/** Runs `train`, and kills it without a warning as soon as something is so. False if it ended before. */
async function killWhen(isSo: () => boolean, words: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, command(words), { cwd, stdio: 'ignore' });
  const watch = setInterval(() => isSo() && child.kill('SIGKILL'), 1);
  const signal = await new Promise((resolve) => child.once('exit', (_, by) => resolve(by)));
  clearInterval(watch);
  return signal === 'SIGKILL';
}

/** Waits until something is so, at most until the test's own limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

test('Control-C ends it with a sentence that says how it goes on', async () => {
  const words = ['data', '--variant', 'chess', '--games', '1000', '--file', at('interrupted.bin')];
  const child = spawn(process.execPath, command(words), { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const watch = setInterval(() => sizeOf(at('interrupted.bin')) > 0 && child.kill('SIGINT'), 10);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  expect(code).toBe(130);
  expect(said).toMatch(/Interrupted\. The same command goes on from here\.\n$/);
});

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0);

test('killed while it plays and while it learns, the same commands make the same samples and the same network', async () => {
  const play = ['data', '--variant', 'chess', '--nodes', '300', '--leaves', '20', '--leaf-nodes', '0', '--seed', '7'];
  const data = [...play, '--games', '12', '--file', at('killed.bin')];
  expect(await killWhen(() => sizeOf(at('killed.bin')) > 60_000, data)).toBe(true);
  expect(await run(...data)).toMatch(/killed\.bin: 12 games, [\d,]+ samples\n$/);
  expect(readFileSync(at('killed.bin')).equals(readFileSync(at('a.bin')))).toBe(true);

  await fitNetwork(chess, options({ out: at('lasting.net'), epochs: 12, rate: 0.001, batch: 64, seed: 1 }), silent);
  const settings = ['--epochs', '12', '--batch', '64', '--results', '0'];
  const fit = ['fit', '--variant', 'chess', '--data', at('a.bin'), '--out', at('killed.net'), ...settings];
  expect(await killWhen(() => existsSync(at('killed.net.state')), fit)).toBe(true);
  expect(await run(...fit)).toMatch(
    / samples, .* held out, .* a second\nLoss on the held-out games: 0\.\d+(, 0\.\d+){11} /,
  );
  expect((await networkOf(at('killed.net'))).hash).toBe((await networkOf(at('lasting.net'))).hash);
});

describe('a folder', () => {
  test('in which a process trains is refused to a second one, until the first is killed', async () => {
    mkdirSync(at('busy'));
    const words = ['--variant', 'chess', '--workers', '1', '--folder', at('busy')];
    const played = () => sizeOf(at('busy/distilled.bin'));
    const first = spawn(process.execPath, command(words), { cwd, stdio: 'ignore' });
    const ended = new Promise((resolve) => first.once('exit', resolve));
    try {
      await until(() => played() > 0);
      const second = run(...words, '--hours', '0.002');
      await expect(second).rejects.toThrow(`--folder: process ${first.pid} trains in ${at('busy')}: wait until`);
    } finally {
      first.kill('SIGKILL');
      await ended;
    }
    expect(existsSync(at('busy/lock'))).toBe(true);
    const before = played();
    expect(await killWhen(() => played() > before, words)).toBe(true);
  });
});

describe('the network of a game whose kernel names none', () => {
  /** The example as such a game, and the network that it has in truth, whose place is the usual one. */
  function example(): { game: AnyVariant; usual: string } {
    const { network, ...kernel } = chess.kernel!;
    return { game: { ...chess, kernel }, usual: fileURLToPath(network!) };
  }

  test('gets its place in the package of the game', () => {
    const { game, usual } = example();
    expect(placeOf(game)).toBe(usual);
    expect(placeOf(chess)).toBe(usual);
    expect(placeOf(game, 'networks')).toBe(join('networks', 'chess.net'));
  });

  test('is not used before the kernel names it, which the command says', () => {
    const { game, usual } = example();
    const source = resolve(usual, '../../src/kernel.ts');
    expect(leftToDo(game, usual)).toContain(`${source} names it:\n\n    network: new URL('../network/chess.net',`);
    expect(leftToDo(game, resolve(usual, '../../x/chess.net'))).toContain("new URL('../x/chess.net',");
    expect(leftToDo(chess, usual)).toBe('');
  });

  // The template of new games has no rows. Its kernel is there where all packages are built.
  const wasm = new URL('../../../packages/variants/template/build/release.wasm', import.meta.url);
  test.runIf(existsSync(wasm))('is refused if the kernel has no rows for one', async () => {
    const { game } = example();
    const rowless: AnyVariant = { ...game, kernel: { ...game.kernel!, wasm } };
    await expect(openKernel(rowless)).rejects.toThrow('the kernel of chess has no place for a network');
  });
});

test('a network that is better is put into its place, with its report', () => {
  mkdirSync(at('kept'));
  for (const name of ['report.md', 'loss.svg']) writeFileSync(at(`kept/${name}`), name);
  install(at('a.net'), at('kept'), at('new/folder/chess.net'));
  const read = (name: string) => readFileSync(at(name), 'utf8');
  expect(read('new/folder/chess.net')).toBe(read('a.net'));
  expect([read('new/folder/report.md'), read('new/folder/loss.svg')]).toEqual(['report.md', 'loss.svg']);
});

test("a report has the game's name, numbers that agree, and no loss of the classical evaluation where that is the target", () => {
  const fit = { samples: 1000, heldOut: 50, losses: [0.2, 0.1], samplesPerSecond: 1 };
  const fits = [
    { name: 'distilling', seeds: '1', fit: { ...fit, classicalLoss: 0 } },
    { name: 'generation 1', seeds: '2', fit: { ...fit, classicalLoss: 0.3 } },
  ];
  const facts = { hash: 'h', date: 'd', command: 'c', processor: 'p', match: 'm', opponent: 'the network before' };
  const report = { ...facts, variant: 'My Game', workers: 1, seconds: 1, fits, isBetter: true };
  const text = reportText(report);
  expect(text).toContain('# The network of My Game\n\nNetwork h, d, made in 1 second on 1 thread (p) by');
  expect(text).toContain('| distilling | 1 | 1,000 | 50 | 0.100000 |  |\n');
  expect(text).toContain('| generation 1 | 2 | 1,000 | 50 | 0.100000 | 0.300000 |\n');
  expect(text).toContain('no loss where it is itself the target');
  const further = reportText({ ...report, workers: 2, seconds: 130, fits: fits.slice(1) });
  expect(further).toContain('made in 2 minutes on 2 threads');
  expect(further).not.toContain('itself the target');
});

test('the manual says when files of samples have to be named', async () => {
  expect(await run('--help')).toMatch(
    /\n\n--data names files .*\n.*first call of a training, because none can be added later\.\n\n/,
  );
});

test('the command trains, plays the match and writes a report; the same command only tells it again', async () => {
  const again = () => train('--folder', at('work'), '--into', at('into'));
  const report = await again();
  expect(report).toContain(`# The network of ${chess.name}\n`);
  expect(report).toContain('| distilling | 1000 |');
  expect(report).toMatch(/are in .*into\.\n|stay in .*work\. \d+ games are too few to be sure/);
  expect(report).toContain('| generation 1 | 1001 |');
  expect(report).toMatch(/Elo {6}/);
  expect(readFileSync(at('work/loss.svg'), 'utf8')).toContain('<polyline');
  expect(existsSync(at('into/chess.net'))).toBe(report.includes('It is stronger'));
  // As if it had been kept: then it must not play against itself.
  mkdirSync(at('into'), { recursive: true });
  copyFileSync(at('work/network-1.net'), at('into/chess.net'));
  // The same network, losses and matches; only the time differs.
  const told = (text: string) =>
    text.replace(/made in \d+ (second|minute)s?/, '').replace(/^The network and its report.*\n/m, '');
  expect(told(await again())).toBe(told(report));
});

test.runIf(IS_FULL)('the command goes on from a network: that plays the games, and nothing is distilled', async () => {
  const report = await train(
    '--folder',
    at('further'),
    '--into',
    at('into'),
    '--from',
    at('work/network-1.net'),
    '--data',
    at('c.bin'),
  );
  expect(report).not.toContain('distilling');
  // The seeds of the data from elsewhere and of the own games.
  expect(report).toContain('| generation 1 | 7, 1001 |');
  expect(report).toContain('## Against the network before');
  expect(readPlan(at('further/games-1.bin')).text).toContain((await networkOf(at('work/network-1.net'))).hash);
  writeFileSync(at('odd.net'), 'odd');
  await expect(train('--folder', at('none'), '--from', at('odd.net'))).rejects.toThrow('odd.net: ');
  await expect(train('--folder', at('none'), '--from', at('missing.net'))).rejects.toThrow(/--from: .*missing\.net/);
});

test.each([
  [['--hours', '0'], "--hours must be a number above 0, not '0'"],
  [['--hours', 'long'], "--hours must be a number above 0, not 'long'"],
  [['--variant', 'minimal'], 'minimal has no kernel'],
  [['--generations', '0'], '--generations must be a whole number from 1'],
  [['--folder', 'FOLDER/plan', '--seed', '2'], 'progress.json belongs to other work ({"variant":"chess"'],
  [['--folder', 'FOLDER/plan', '--data', 'FOLDER/a.bin'], 'progress.json belongs to other work'],
  [['--folder', 'FOLDER/damaged'], 'progress.json is damaged: delete it'],
  [['--folder', 'FOLDER/a.bin'], '--folder: EEXIST'],
  [
    ['fit', '--data', 'FOLDER/a.bin', '--out', 'FOLDER/x.net', '--rate', '2'],
    "--rate must be a number from 0 to 1, not '2'",
  ],
  [['fit', '--data', 'FOLDER/missing.bin', '--out', 'FOLDER/x.net'], '--data: ENOENT'],
  [['fit', '--data', 'FOLDER/odd.net', '--out', 'FOLDER/x.net'], 'odd.net holds no samples'],
  [['fit', '--data', 'FOLDER/a.bin', '--out', 'FOLDER/nowhere/x.net'], '--out: ENOENT'],
  [
    ['fit', '--data', 'FOLDER/a.bin', '--out', 'FOLDER/x.net', '--from', 'FOLDER/odd.state'],
    'holds no weights to begin with',
  ],
  [
    ['fit', '--data', 'FOLDER/a.bin', '--out', 'FOLDER/x.net', '--from', 'FOLDER/short.state'],
    'the weights of another network',
  ],
  [
    ['data', '--file', 'FOLDER/a.bin', '--games', '20'],
    'a.bin follows another plan: give the same options, or another file',
  ],
  [['data', '--file', 'FOLDER/nowhere/a.bin'], '--file: ENOENT'],
  [['data', '--file', 'FOLDER/x.bin', '--network', 'FOLDER/odd.net'], 'odd.net: '],
  [['data', '--file', 'FOLDER/x.bin', '--workers', '2', '--network', 'FOLDER/odd.net'], 'odd.net: '],
  [['data', '--file', 'FOLDER/notes.txt'], 'notes.txt follows another plan: give the same options, or another file'],
  // The command checks files before it plays hours of games.
  [['--folder', 'FOLDER/early', '--data', 'FOLDER/missing.bin'], '--data: ENOENT'],
  [['--folder', 'FOLDER/early', '--data', 'FOLDER/league.bin'], 'league.bin holds samples of chess-league'],
  [
    ['--folder', 'FOLDER/early', '--data', 'FOLDER/c.bin,FOLDER/a.bin'],
    '--data: FOLDER/a.bin holds distilled samples (--leaf-nodes 0)',
  ],
  [
    ['--folder', 'FOLDER/early', '--from', 'FOLDER/small.net'],
    'small.net: the network cannot be used: its width is 64',
  ],
  [['--folder', 'FOLDER/early', '--into', 'FOLDER/notes.txt'], '--into: ENOTDIR'],
  [['--folder', 'FOLDER/early', '--into', 'FOLDER/notes.txt/a/b'], '--into: ENOTDIR'],
  [['--folder', 'FOLDER/early', '--into', 'FOLDER/taken'], '--into: FOLDER/taken/chess.net is a folder'],
  // On Linux nobody can write there. Elsewhere there is no such folder, and only the administrator can make one.
  [['--folder', 'FOLDER/early', '--into', '/proc/networks'], '--into: E'],
  [['data', '--file', 'FOLDER/x.bin', '--network', 'FOLDER/small.net'], 'small.net: the network cannot be used'],
])('%j is refused with one sentence', async (words, message) => {
  for (const name of ['plan', 'damaged', 'taken/chess.net']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('plan/progress.json'), JSON.stringify({ plan: { variant: 'chess', generations: 1, seed: 1 } }));
  writeFileSync(at('damaged/progress.json'), '{"plan":');
  writeFileSync(at('odd.net'), 'odd\n');
  writeFileSync(at('notes.txt'), 'my notes\n');
  const small = { variant: 'chess', inputs: '', width: 64, rows: 1, buckets: 1 };
  writeFileSync(at('small.net'), await writeNetwork({ ...small, weights: new Uint8Array(weightBytes(small)) }));
  writeFileSync(at('odd.state'), 'odd');
  writeFileSync(at('short.state'), '{"plan":"","losses":[]}\n1234');
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [first = '', ...rest] = words.map((word) => word.replaceAll('FOLDER', folder));
  const game = words.includes('--variant') ? [] : ['--variant', 'chess'];
  if (first === 'fit') await runTool(fitCommand, [...rest, ...game]);
  else if (first === 'data') await runTool(dataCommand, [...rest, ...game]);
  // If it is not refused, the test ends soon.
  else
    await runTool(trainCommand, [...(words.includes('--hours') ? [] : ['--hours', '0.002']), first, ...rest, ...game]);
  // Progress may come before it.
  expect(errors.mock.lastCall).toEqual([expect.stringContaining(message.replaceAll('FOLDER', folder))]);
  expect(errors.mock.lastCall![0]).toMatch(/^.*\nTry --help\.\n$/);
  expect(process.exitCode).toBe(2);
  expect(readFileSync(at('notes.txt'), 'utf8')).toBe('my notes\n');
  expect(existsSync(at('early/distilled.bin'))).toBe(false);
});

test.runIf(IS_FULL)(
  'a network in the place of the new one that does not fit any more counts as none, and it is said',
  async () => {
    mkdirSync(at('old'));
    copyFileSync(at('small.net'), at('old/chess.net'));
    const report = await train('--folder', at('anew'), '--into', at('old'));
    expect(report).toContain('old/chess.net: the network cannot be used: its width is 64');
    expect(report).toContain('## Against the classical evaluation');
  },
);
