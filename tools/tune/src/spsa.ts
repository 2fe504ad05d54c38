import { existsSync, readFileSync } from 'node:fs';
import {
  parseNamedFile,
  replaceFile,
  seedOf,
  UsageError,
  useNamedFile,
  type Weights,
  type WeightsFile,
} from '@kickmate/command';
import { gameOf, seededRandom } from '@kickmate/game';
import type { TuningPool } from './pool.ts';
import type { WeightsMatchTask } from './tasks.ts';
import type { WeightsMatchSettings } from './weights-match.ts';

/**
 * Settings of simultaneous perturbation stochastic approximation (J. C. Spall, 1992), with the gains that chess engines use:
 * all weights are perturbed at once, each up or down at random, the two sets play each other, and every weight is moved a
 * little towards the better set. Perturbations and steps shrink as pairs are played.
 */
export interface SpsaSettings {
  readonly seed: number;
  /** The number of pairs of rounds in all. */
  readonly pairs: number;
  /** The share of itself by which a weight is perturbed at the end. */
  readonly spread: number;
  /** The step at the end: the share of a perturbation by which one goal moves a weight. */
  readonly rate: number;
  /** The least perturbation of a weight: one below 1 would be lost by rounding, and one below 2 nearly so. */
  readonly least: number;
  /** No weight falls below this; absent: any number is allowed. */
  readonly lowest?: number | undefined;
  /** The numbers of the weights that are tuned; the others stay. */
  readonly active: readonly number[];
}

/** The state of a tuning. */
export interface SpsaState {
  /** Not rounded. */
  readonly weights: Weights;
  /** Pairs played so far. */
  readonly played: number;
}

const ALPHA = 0.602;
const GAMMA = 0.101;
/** Damps the first steps: a share of all pairs. */
const STABILITY = 0.1;

/** Two perturbed sets of weights, and how to learn from their result. */
export interface Perturbation {
  readonly plus: Weights;
  readonly minus: Weights;
  /** The state after `pairs` pairs that `plus` won by `goals`. */
  learn(goals: number, pairs: number): SpsaState;
}

/** Perturbs the weights. `start` are the weights with which the tuning began; the size of a perturbation depends on them. */
export function perturb(state: SpsaState, start: Weights, settings: SpsaSettings): Perturbation {
  const { seed, pairs, spread, rate, least, lowest = Number.NEGATIVE_INFINITY, active } = settings;
  const random = seededRandom(seed, state.played);
  const step = state.played + 1;
  const offset = STABILITY * pairs;
  const perturbationFactor = (pairs / step) ** GAMMA;
  const rateFactor = ((offset + pairs) / (offset + step)) ** ALPHA;
  const perturbations = start.map(() => 0);
  for (const index of active) {
    const end = Math.max(least, Math.abs(start[index]!) * spread);
    perturbations[index] = end * perturbationFactor * (random() < 0.5 ? -1 : 1);
  }
  // Rounded at random, so that fractions count on average.
  const rounded = (weight: number) => Math.floor(weight + random());
  const perturbed = (sign: 1 | -1) =>
    state.weights.map((weight, index) =>
      perturbations[index] === 0 ? Math.round(weight) : rounded(weight + sign * perturbations[index]!),
    );
  return {
    plus: perturbed(1),
    minus: perturbed(-1),
    learn(goals, played) {
      const gain = (rate * rateFactor * goals) / perturbationFactor ** 2;
      return {
        weights: state.weights.map((weight, index) =>
          perturbations[index] === 0 ? weight : Math.max(lowest, weight + gain * perturbations[index]!),
        ),
        played: state.played + played,
      };
    },
  };
}

/** Everything that the result of a tuning depends on. */
export interface TuningPlan {
  readonly match: WeightsMatchSettings;
  readonly spsa: SpsaSettings;
  /** The number of pairs of rounds for each perturbation. */
  readonly batch: number;
  /** The weights at the beginning. */
  readonly start: Weights;
}

/** The file of a tuning. By `variant` and the rounded numbers it is also a file of weights, or of constants, for players. */
export interface TuningFile extends WeightsFile {
  /** Not rounded, for continuing the tuning. */
  readonly exact: Weights;
  readonly played: number;
  readonly plan: TuningPlan;
}

/** The result of one batch of a tuning. */
export interface TuningStep {
  readonly state: SpsaState;
  /** The goals by which one perturbed set beat the other in this batch: about 0 on average. */
  readonly goals: number;
}

/** Tunes weights to the end of the plan, batch by batch, from a state that may be that of a file: {@link readTuning}. */
export async function* tune(plan: TuningPlan, from: SpsaState, pool: TuningPool): AsyncGenerator<TuningStep> {
  let state = from;
  while (state.played < plan.spsa.pairs) {
    const { plus, minus, learn } = perturb(state, plan.start, plan.spsa);
    const size = Math.min(plan.batch, plan.spsa.pairs - state.played);
    const jobs = Array.from({ length: size }, (_, index): WeightsMatchTask => {
      return {
        kind: 'weights-match',
        settings: plan.match,
        plus,
        minus,
        seed: seedOf(plan.spsa.seed, state.played + index),
      };
    });
    let goals = 0;
    for await (const result of pool.results(jobs)) goals += result;
    state = learn(goals, size);
    yield { state, goals };
  }
}

/** Reads the state of a tuning from its file; `undefined` if there is no file. Throws a {@link UsageError} if it cannot be read or follows another plan. */
export function readTuning(path: string, plan: TuningPlan): SpsaState | undefined {
  if (!existsSync(path)) return undefined;
  const text = useNamedFile('--file', () => readFileSync(path, 'utf8'));
  const file = parseNamedFile<TuningFile>(path, text);
  if (!file.exact || file.played === undefined || JSON.stringify(file.plan) !== JSON.stringify(plan))
    throw new UsageError(`${path} follows another plan: give the same options, or another file`);
  return { weights: file.exact, played: file.played };
}

/** Writes the state of a tuning to its file, which is complete at any time. */
export function writeTuning(path: string, plan: TuningPlan, { weights, played }: SpsaState): void {
  const file: TuningFile = {
    variant: gameOf(plan.match.variant),
    [plan.match.tunes]: weights.map(Math.round),
    exact: weights,
    played,
    plan,
  };
  replaceFile(
    '--file',
    path,
    `${JSON.stringify(file)}
`,
  );
}

/** The weights that have changed, as text: `17: 20 -> 24`, or with names `aspirationWindow: 30 -> 24`. */
export function describeChanges(start: Weights, now: Weights, names?: readonly string[]): string {
  const changes = now.flatMap((weight, index) => {
    const before = start[index]!;
    return Math.round(weight) === before ? [] : [`${names?.[index] ?? index}: ${before} -> ${Math.round(weight)}`];
  });
  return changes.length === 0 ? 'nothing has changed' : changes.join(', ');
}
