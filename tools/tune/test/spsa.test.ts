import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { DirectKernel, loadWeights } from '@kickmate/command';
import { SEARCH_CONSTANTS } from '@kickmate/engine';
import { afterAll, expect, test } from 'vitest';
import { openTuningPool } from '../src/pool.ts';
import {
  describeChanges,
  perturb,
  readTuning,
  type SpsaState,
  type TuningPlan,
  tune,
  writeTuning,
} from '../src/spsa.ts';
import { openWeightsMatch } from '../src/weights-match.ts';

needsGames('chess-league');

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kernel = await DirectKernel.open(await exampleGame('chess-league'), 1);
const start = kernel.weights;

const plan: TuningPlan = {
  match: { variant: 'chess-league', tunes: 'weights', limits: { nodes: 60 }, opening: 4 },
  spsa: { seed: 1, pairs: 6, spread: 0.2, rate: 0.01, least: 2, active: [0, 1, 2] },
  batch: 2,
  start,
};

async function tuned(from: SpsaState, batches = Number.POSITIVE_INFINITY, workers = 1): Promise<SpsaState> {
  const pool = openTuningPool(workers);
  let state = from;
  let done = 0;
  for await (const step of tune(plan, from, pool)) {
    state = step.state;
    if (++done === batches) break;
  }
  await pool.close();
  return state;
}

test('weights find a maximum when only the better of two points is known', () => {
  const settings = { seed: 3, pairs: 2000, spread: 0.1, rate: 0.05, least: 2, active: [0, 1, 2] };
  const begin = [100, 100, 100, 100];
  const height = ([a = 0, b = 0, c = 0]: readonly number[]) => -((a - 130) ** 2) - (b - 80) ** 2 - (c - 100) ** 2;
  let state: SpsaState = { weights: begin, played: 0 };
  while (state.played < settings.pairs) {
    const { plus, minus, learn } = perturb(state, begin, settings);
    state = learn(Math.sign(height(plus) - height(minus)), 1);
  }
  const [a, b, c, d] = state.weights;
  expect(Math.abs(a! - 130)).toBeLessThan(6);
  expect(Math.abs(b! - 80)).toBeLessThan(6);
  expect(Math.abs(c! - 100)).toBeLessThan(6);
  expect(d).toBe(100);
});

test('no constant of the search falls below 1', () => {
  const settings = { seed: 3, pairs: 100, spread: 0.5, rate: 1, least: 1, lowest: 1, active: [0] };
  let state: SpsaState = { weights: [2, 0.5], played: 0 };
  while (state.played < settings.pairs) {
    const { plus, minus, learn } = perturb(state, [2, 0.5], settings);
    state = learn(Math.sign(minus[0]! - plus[0]!), 1);
  }
  expect(state.weights).toEqual([1, 0.5]);
});

test('a tuning that is interrupted continues with the same result, with any number of threads', async () => {
  const file = join(folder, 'weights.json');
  const begin = { weights: start, played: 0 };
  const whole = await tuned(begin);
  expect(whole.played).toBe(6);
  writeTuning(file, plan, await tuned(begin, 1));
  const halfway = readTuning(file, plan);
  expect(halfway?.played).toBe(2);
  expect(await tuned(halfway!, Number.POSITIVE_INFINITY, 2)).toEqual(whole);
});

test('the file is also a file of weights, and belongs to its plan', () => {
  const file = join(folder, 'own.json');
  expect(readTuning(file, plan)).toBeUndefined();
  writeTuning(file, plan, { weights: start.map((weight) => weight + 0.4), played: 2 });
  expect(loadWeights(file, 'chess-league')).toEqual(start);
  writeTuning(
    `${file}.keep`,
    { ...plan, match: { ...plan.match, variant: 'chesslike:keep' } },
    { weights: start, played: 2 },
  );
  expect(loadWeights(`${file}.keep`, 'chesslike:arena')).toEqual(start);
  expect(() => loadWeights(file, 'football')).toThrow('holds no weights for football');
  expect(() => readTuning(file, { ...plan, batch: 3 })).toThrow('another plan');
  expect(existsSync(`${file}.new`)).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8')).played).toBe(2);
  writeFileSync(file, '{"variant":"chess-league","weights":["a"]}');
  expect(() => loadWeights(file, 'chess-league')).toThrow('holds no weights');
});

test('a kernel takes other weights, of the right number', () => {
  const other = start.map((weight, index) => (index === 0 ? weight + 50 : weight));
  kernel.weights = other;
  expect(kernel.weights).toEqual(other);
  expect(() => {
    kernel.weights = [1, 2, 3];
  }).toThrow(`3 weights for a kernel that has ${start.length}`);
  kernel.weights = start;
});

test('a set of weights is as good as itself, and much better than zeros', async () => {
  const table = await openWeightsMatch({ ...plan.match, limits: { nodes: 200 } });
  for (const seed of [1, 2, 3]) expect(table.play(start, start, seed)).toBe(0);
  const none = start.map(() => 0);
  const goals = [1, 2, 3, 4, 5].map((seed) => table.play(start, none, seed)).reduce((sum, one) => sum + one);
  expect(goals).toBeGreaterThan(3);
});

test('constants of the search are tuned as weights are, with the network', async () => {
  const file = join(folder, 'constants.json');
  const begin = { weights: kernel.constants, played: 0 };
  const constantsPlan: TuningPlan = {
    ...plan,
    match: { ...plan.match, tunes: 'constants' },
    spsa: { ...plan.spsa, least: 1 },
    start: kernel.constants,
  };
  writeTuning(file, constantsPlan, begin);
  expect(loadWeights(file, 'chess-league', 'constants')).toEqual(kernel.constants);
  expect(() => loadWeights(file, 'chess-league')).toThrow('holds no weights');
  const table = await openWeightsMatch({ ...constantsPlan.match, limits: { nodes: 1000 } });
  for (const seed of [1, 2]) expect(table.play(kernel.constants, kernel.constants, seed)).toBe(0);
  // Prunes and reduces at every depth as much as these constants allow, so that most lines are hardly searched.
  const most = {
    reverseFutilityMargin: 1,
    reverseFutilityDepth: 60,
    razoringMargin: 1,
    nullMoveBase: 6000,
    reductionBase: 60_000,
  };
  const quiets = { quietPruningDepth: 60, futilityBase: 1, futilitySlope: 1, latePruningBase: 1, latePruningSlope: 1 };
  const blind: Readonly<Record<string, number>> = { ...most, ...quiets };
  const careless = kernel.constants.map((constant, index) => blind[SEARCH_CONSTANTS[index]!] ?? constant);
  const goals = Array.from({ length: 12 }, (_, seed) => table.play(kernel.constants, careless, seed + 1));
  expect(goals.reduce((sum, one) => sum + one)).toBeGreaterThan(2);
});

test('changes are listed by the number of the weight, or its name', () => {
  expect(describeChanges([30], [24], ['aspirationWindow'])).toBe('aspirationWindow: 30 -> 24');
  expect(describeChanges([10, 20, 30], [10.4, 20.6, 29])).toBe('1: 20 -> 21, 2: 30 -> 29');
  expect(describeChanges([10], [10.2])).toBe('nothing has changed');
});
