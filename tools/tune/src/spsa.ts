import { existsSync, readFileSync } from 'node:fs';
import { parseNamedFile, replaceFile, seedOf, UsageError, useNamedFile, type Weights } from '@kickmate/command';
import { gameOf, seededRandom } from '@kickmate/game';
import type { TuningPool } from './pool.ts';
import type { WeightsMatchTask } from './tasks.ts';
import type { WeightsMatchSettings } from './weights-match.ts';

/**
 * Simultaneous perturbation stochastic approximation (J. C. Spall, 1992), with the gains that chess engines use: all
 * weights are shaken at once, each up or down by lot, the two sets so made play each other, and every weight goes a
 * little the way of the better one. Shakes and steps shrink as pairs are played.
 */
export interface SpsaSettings {
  readonly seed: number;
  /** How many pairs of rounds will be played in all. */
  readonly pairs: number;
  /** The share of itself by which a weight is shaken at the end; a shake has a least size, to survive rounding. */
  readonly spread: number;
  /** The step at the end: the share of a shake by which one goal moves a weight. */
  readonly rate: number;
  /** Which weights are tuned; the others stay. */
  readonly active: readonly number[];
}

/** How far a tuning has come. */
export interface SpsaState {
  /** Not rounded. */
  readonly weights: Weights;
  /** Pairs played so far. */
  readonly played: number;
}

/** A shake must survive rounding. */
const LEAST_SHAKE = 2;

const ALPHA = 0.602;
const GAMMA = 0.101;
/** Keeps the first steps from being wild: a share of all pairs. */
const STABILITY = 0.1;

/** One shake of the weights: what is to play, and how to learn from the result. */
export interface Perturbation {
  readonly plus: Weights;
  readonly minus: Weights;
  /** The state after `pairs` pairs that `plus` won by `goals`. */
  learn(goals: number, pairs: number): SpsaState;
}

/** Shakes the weights. `start` are those from which the tuning began: they set the size of the shakes. */
export function perturb(state: SpsaState, start: Weights, settings: SpsaSettings): Perturbation {
  const { seed, pairs, spread, rate, active } = settings;
  const random = seededRandom(seed, state.played);
  const step = state.played + 1;
  const offset = STABILITY * pairs;
  const shakeFactor = (pairs / step) ** GAMMA;
  const rateFactor = ((offset + pairs) / (offset + step)) ** ALPHA;
  const shakes = start.map(() => 0);
  for (const index of active) {
    const end = Math.max(LEAST_SHAKE, Math.abs(start[index]!) * spread);
    shakes[index] = end * shakeFactor * (random() < 0.5 ? -1 : 1);
  }
  // Rounded by lot, so that on average a fraction counts.
  const rounded = (weight: number) => Math.floor(weight + random());
  const shaken = (sign: 1 | -1) =>
    state.weights.map((weight, index) =>
      shakes[index] === 0 ? Math.round(weight) : rounded(weight + sign * shakes[index]!),
    );
  return {
    plus: shaken(1),
    minus: shaken(-1),
    learn(goals, played) {
      const gain = (rate * rateFactor * goals) / shakeFactor ** 2;
      return {
        weights: state.weights.map((weight, index) => weight + gain * shakes[index]!),
        played: state.played + played,
      };
    },
  };
}

/** Everything about a tuning that its result depends on. */
export interface TuningPlan {
  readonly match: WeightsMatchSettings;
  readonly spsa: SpsaSettings;
  /** Pairs of rounds to each shake of the weights. */
  readonly batch: number;
  /** The weights from which it began. */
  readonly start: Weights;
}

/** A tuning as it is kept in its file; `variant` and `weights` make it a file of weights too. */
export interface TuningFile {
  readonly variant: string;
  /** Rounded, for use. */
  readonly weights: Weights;
  /** Not rounded, to go on from. */
  readonly exact: Weights;
  readonly played: number;
  readonly plan: TuningPlan;
}

/** How a tuning came on with one batch. */
export interface TuningStep {
  readonly state: SpsaState;
  /** The goals by which the one shaken set beat the other in this batch: about 0 on average, wide means wild. */
  readonly goals: number;
}

/** Tunes weights to the plan's end, batch by batch. Where it starts may be in the middle: {@link readTuning}. */
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

/** Where a file's tuning stands; `undefined` if there is no file yet. Throws a {@link UsageError} if it cannot be read or follows another plan. */
export function readTuning(path: string, plan: TuningPlan): SpsaState | undefined {
  if (!existsSync(path)) return undefined;
  const text = useNamedFile('--file', () => readFileSync(path, 'utf8'));
  const file = parseNamedFile<TuningFile>(path, text);
  if (!file.exact || file.played === undefined || JSON.stringify(file.plan) !== JSON.stringify(plan))
    throw new UsageError(`${path} follows another plan: give the same options, or another file`);
  return { weights: file.exact, played: file.played };
}

/** Writes where a tuning stands; a file that is read meanwhile, or after a crash, is always whole. */
export function writeTuning(path: string, plan: TuningPlan, { weights, played }: SpsaState): void {
  const file: TuningFile = {
    variant: gameOf(plan.match.variant),
    weights: weights.map(Math.round),
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

/** The weights that have changed, for people: `17: 20 -> 24`. */
export function describeChanges(start: Weights, now: Weights): string {
  const changes = now.flatMap((weight, index) => {
    const before = start[index]!;
    return Math.round(weight) === before ? [] : [`${index}: ${before} -> ${Math.round(weight)}`];
  });
  return changes.length === 0 ? 'no weight has changed' : changes.join(', ');
}
