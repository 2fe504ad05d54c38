import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { DirectKernel, loadWeights, packPositions, runTool } from '@kickmate/command';
import { seededRandom } from '@kickmate/game';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openSampler } from '../src/sample-game.ts';
import { openSampleFile, readSamples } from '../src/samples.ts';
import { type Slopes, slopesOf } from '../src/slopes.ts';
import { type FitData, fitWeights, lossesOf, scaleOf } from '../src/texel.ts';
import { tuneCommand } from '../src/tune-command.ts';

needsGames('chess-league');

const folder = mkdtempSync(join(tmpdir(), 'texel-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const league = await exampleGame('chess-league');
const kernel = await DirectKernel.open(league, 1);
const own = kernel.weights;

/** Positions of Chess League in which material, and hardly anything else, differs. */
const UNEVEN = packPositions(
  league,
  ['4k3/8/8/8/8/8/PP6/4K3 w h5 0 1', '4k3/8/8/8/8/8/PP6/4K3 b h5 0 1', '3qk3/8/8/8/8/8/P7/4K3 w h5 0 1'].map((text) =>
    must(league.text.parse(text)),
  ),
);

test('the effect of a weight is measured by moving it', () => {
  const base = kernel.evaluations(UNEVEN);
  // Pawn, knight and queen are the first, second and fifth weight.
  const slopes = slopesOf(kernel, UNEVEN, own, base, [0, 1, 4]);
  expect(slopes.map(({ weight, rows, values }) => [weight, [...rows], [...values]])).toEqual([
    [0, [0, 1, 2], [2, 2, 1]],
    [1, [], []],
    [4, [2], [-1]],
  ]);
  expect(kernel.weights).toEqual(own);
  expect([...kernel.evaluations(UNEVEN, Uint32Array.of(2))]).toEqual([base[2]]);
});

/** Random games whose results depend on two weights, 100 and -40. */
function data(start: readonly number[]): FitData {
  const random = seededRandom(5);
  const count = 8000;
  const features = [0, 1].map(() => Float32Array.from({ length: count }, () => Math.floor(random() * 7) - 3));
  const slopes = features.map((values, weight): Slopes => {
    return { weight, rows: Uint32Array.from(values.keys()), values, isInProportion: true };
  });
  const points = (weights: readonly number[]) =>
    Int32Array.from({ length: count }, (_, row) => weights[0]! * features[0]![row]! + weights[1]! * features[1]![row]!);
  const truth = points([100, -40]);
  return {
    base: points(start),
    results: Float32Array.from(truth, (value) => (random() < 1 / (1 + Math.exp(-value / 200)) ? 1 : 0)),
    isCheck: Uint8Array.from({ length: count }, (_, row) => (row % 10 === 9 ? 1 : 0)),
    games: count,
    start,
    slopes,
  };
}

test('weights are fitted to the results of games', () => {
  const one = data([60, 0]);
  const [a, b] = fitWeights(one, 1 / 200, { epochs: 400, reach: 1000, rate: 2 });
  expect(Math.abs(a! - 100)).toBeLessThan(8);
  expect(Math.abs(b! + 40)).toBeLessThan(8);
  const [held] = fitWeights(one, 1 / 200, { epochs: 400, reach: 1, rate: 2 });
  expect(held).toBeGreaterThan(60);
  expect(held).toBeLessThan(a! - 5);
});

test('the scale is the one by which the results were drawn', () => {
  const one = data([100, -40]);
  const scale = scaleOf(one.base, one);
  expect(1 / scale).toBeGreaterThan(185);
  expect(1 / scale).toBeLessThan(215);
  expect(lossesOf(one.base, one, 0).training).toBeCloseTo(Math.LN2);
});

const settings = { variant: 'chess-league', nodes: 100, opening: [4, 6], keep: 1 } as const;

test('games of the engine against itself give quiet positions, by their seed', async () => {
  const table = await openSampler(settings);
  const game = table.play(3);
  expect(game.positions.length).toBeGreaterThan(0);
  expect(game.actions).toBeGreaterThanOrEqual(game.positions.length);
  expect([0, 0.5, 1]).toContain(game.result);
  expect((await openSampler(settings)).play(3)).toEqual(game);
  for (const { text } of game.positions) must(league.text.parse(text));
});

const START = '4k3/8/8/8/8/8/PP6/4K3 w h5 0 1';
const position = { text: START, score: -120 };
const game = (result: number) => ({ positions: [position, position], result, end: 'goal', actions: 9 });

test('games are added to a file of positions, and one that was cut off is dropped', () => {
  const path = join(folder, 'samples');
  const first = openSampleFile(path, { settings, seed: 1 });
  first.append(game(1));
  first.append(game(0.5));
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, `${whole}${START} 1 30\n${START.slice(0, 9)}`);
  expect(openSampleFile(path, { settings, seed: 1 }).games).toBe(2);
  expect(readFileSync(path, 'utf8')).toBe(whole);
  expect(() => openSampleFile(path, { settings, seed: 2 })).toThrow('another plan');
  const { results, scores, games } = readSamples(league, [path]);
  expect(scores).toEqual([-120, -120, -120, -120]);
  expect([results, games]).toEqual([
    [1, 1, 0.5, 0.5],
    [0, 0, 1, 1],
  ]);
});

test('a line that is no position with result is refused with its number', () => {
  const path = join(folder, 'damaged');
  writeFileSync(path, `${START} 1 30\n${START} 2 30\n`);
  expect(() => readSamples(league, [path])).toThrow(`${path}: line 2 must be a position`);
  writeFileSync(path, 'nothing 1 30\n');
  expect(() => readSamples(league, [path])).toThrow(`${path}: line 1: `);
});

test.each([1, 2])('data and texel from end to end, with %d threads', async (workers) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [data, weights] = [join(folder, 'data.txt'), join(folder, `weights-${workers}.json`)];
  const threads = ['--workers', String(workers)];
  await runTool(tuneCommand, ['data', '--games', String(10 * workers), '--nodes', '100', '--file', data, ...threads]);
  await runTool(tuneCommand, ['texel', '--data', data, '--weights', weights, '--only', '0-5', ...threads]);
  expect(output.mock.calls.join('\n')).toContain('before  loss 0.');
  expect(process.exitCode ?? 0).toBe(0);
  expect(loadWeights(weights, 'chess-league').slice(6)).toEqual(own.slice(6));
});
