import { seededRandom } from '@kickmate/game';
import type { Weights } from './duel.ts';

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
export interface Shake {
  readonly plus: Weights;
  readonly minus: Weights;
  /** The state after `pairs` pairs that `plus` won by `goals`. */
  learn(goals: number, pairs: number): SpsaState;
}

/** Shakes the weights. `start` are those from which the tuning began: they set the size of the shakes. */
export function shake(state: SpsaState, start: Weights, settings: SpsaSettings): Shake {
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
