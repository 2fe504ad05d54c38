import type { Weights } from '@kickmate/command';
import type { Slopes } from './slopes.ts';

/** Positions with the results of their games, and the effect of the weights on their evaluations. */
export interface FitData {
  /** White's evaluation of each position at {@link start}, in hundredths of a pawn. */
  readonly base: Int32Array;
  /** White's points in each position's game: 0, 0.5 or 1. */
  readonly results: Float32Array;
  /** 1 for positions that are kept back: they show whether the weights are better for other games, too. */
  readonly isCheck: Uint8Array;
  /** The number of games. */
  readonly games: number;
  readonly start: Weights;
  readonly slopes: readonly Slopes[];
}

/** The options of a fit. */
export interface FitSettings {
  /** The most steps. */
  readonly epochs: number;
  /** The expected size of a weight's change, in hundredths of a pawn: with a smaller one, a change needs more evidence. */
  readonly reach: number;
  /** The first step of a weight, in hundredths of a pawn. */
  readonly rate: number;
}

/** The mean logistic loss (natural logarithm) of predictions, over the training positions and over those kept back. */
export interface Losses {
  readonly training: number;
  readonly check: number;
}

/** The state of a fit after a step. */
export interface FitStep {
  readonly epoch: number;
  /** Computed from the slopes; the kernel's own evaluations may differ a little. */
  readonly losses: Losses;
}

/** The step size is halved after this many epochs without progress. */
const PATIENCE = 12;
/** The fit ends when the step size is smaller than this. */
const LEAST_RATE = 0.1;
/** The decay rates of Adam (D. P. Kingma, J. Ba, 2015). */
const FIRST_MEMORY = 0.9;
const SECOND_MEMORY = 0.999;

/**
 * Fits weights to results: finds those that make the results likeliest, where the logistic function turns points times
 * `scale` ({@link scaleOf}) into chances (P. Österlund's "Texel" method, with the gradient of all positions and Adam). A
 * penalty holds each weight near its start, as strong as the evidence of one game. Returns the weights, not rounded, that do
 * best in the positions kept back.
 */
export function fitWeights(
  data: FitData,
  scale: number,
  { epochs, reach, rate: firstRate }: FitSettings,
  onStep: (step: FitStep) => void = () => {},
): Weights {
  const { base, results, isCheck, start, slopes } = data;
  const moves = new Float64Array(slopes.length);
  const [first, second] = [new Float64Array(slopes.length), new Float64Array(slopes.length)];
  const learnt = isCheck.reduce((count, one) => count - one, isCheck.length);
  const points = new Float64Array(base.length);
  const errors = new Float64Array(base.length);
  let best = { losses: lossesOf(base, data, scale), moves: moves.slice(), epoch: 0 };
  let rate = firstRate;
  let sinceRestart = 0;
  predict();
  for (let epoch = 1; epoch <= epochs && rate >= LEAST_RATE; epoch++) {
    // 1. The error of each position.
    for (let row = 0; row < errors.length; row++)
      errors[row] = isCheck[row] ? 0 : (scale * (expected(scale * points[row]!) - results[row]!)) / learnt;
    // 2. A step of each weight against its gradient.
    sinceRestart++;
    for (const [index, { rows, values }] of slopes.entries()) {
      let gradient = moves[index]! / (reach * reach * Math.max(1, data.games));
      for (let n = 0; n < rows.length; n++) gradient += errors[rows[n]!]! * values[n]!;
      first[index] = FIRST_MEMORY * first[index]! + (1 - FIRST_MEMORY) * gradient;
      second[index] = SECOND_MEMORY * second[index]! + (1 - SECOND_MEMORY) * gradient * gradient;
      const mean = first[index]! / (1 - FIRST_MEMORY ** sinceRestart);
      const size = Math.sqrt(second[index]! / (1 - SECOND_MEMORY ** sinceRestart));
      if (size > 0) moves[index]! -= (rate * mean) / (size + 1e-12);
    }
    // 3. Keep the step if it was an improvement; otherwise, after some steps, go back and halve the step size.
    predict();
    const losses = lossesOf(points, data, scale);
    onStep({ epoch, losses });
    if (losses.check < best.losses.check) best = { losses, moves: moves.slice(), epoch };
    else if (epoch - best.epoch >= PATIENCE) {
      rate /= 2;
      moves.set(best.moves);
      predict();
      first.fill(0);
      second.fill(0);
      sinceRestart = 0;
      best = { ...best, epoch };
    }
  }
  const weights = [...start];
  for (const [index, { weight }] of slopes.entries()) weights[weight]! += best.moves[index]!;
  return weights;

  function predict(): void {
    points.set(base);
    for (const [index, { rows, values }] of slopes.entries()) {
      const move = moves[index]!;
      if (move !== 0) for (let n = 0; n < rows.length; n++) points[rows[n]!]! += move * values[n]!;
    }
  }
}

/** The results of positions, without their evaluations. */
export type Known = Pick<FitData, 'results' | 'isCheck'>;

/** The losses when results are predicted by points times `scale`. */
export function lossesOf(points: ArrayLike<number>, { results, isCheck }: Known, scale: number): Losses {
  const sums = [0, 0];
  const counts = [0, 0];
  for (let row = 0; row < points.length; row++) {
    const logit = scale * points[row]!;
    const part = isCheck[row]!;
    sums[part]! += Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit))) - results[row]! * logit;
    counts[part]!++;
  }
  return { training: sums[0]! / Math.max(1, counts[0]!), check: sums[1]! / Math.max(1, counts[1]!) };
}

/** The golden section. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The scale with which points predict results best: a lead of 1 / scale hundredths of a pawn makes a win e times likelier than a loss. */
export function scaleOf(points: ArrayLike<number>, known: Known): number {
  const loss = (exponent: number) => lossesOf(points, known, Math.exp(exponent)).training;
  // From 1 in 10 hundredths of a pawn to 1 in 100 pawns.
  let [low, high] = [Math.log(1e-4), Math.log(0.1)];
  while (high - low > 1e-3) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (loss(left) < loss(right)) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

const expected = (logit: number): number => 1 / (1 + Math.exp(-logit));
