import { eloToShare, Z } from './statistics.ts';

/** The result of a pair of matches between players that differ in several things. */
export interface MixedPair {
  /** One number for each thing: 1 if only the first player has it, -1 if only the second one has it, otherwise 0. */
  readonly difference: readonly number[];
  /** The first player's share of the pair's points, 0-1. */
  readonly share: number;
}

/**
 * Draws which player has a thing that the other one lacks: 1 the first, -1 the second, 0 none of them. The players differ in
 * one thing at least.
 * @param count the number of things, at least 1
 * @param share the probability that one player lacks a thing, above 0 and at most 1
 */
export function drawDifference(count: number, share: number, random: () => number): readonly number[] {
  for (;;) {
    const drawn = Array.from({ length: count }, () => {
      const one = random();
      return one < share / 2 ? -1 : one < share ? 1 : 0;
    });
    if (drawn.some((one) => one !== 0)) return drawn;
  }
}

/** The worth of a thing in Elo, with half of its 95% interval. */
export interface Worth {
  readonly elo: number;
  readonly error: number;
}

/** Steps of the fit; it stands still after five or six. */
const STEPS = 30;
/** The standard deviation of a worth before any match, in Elo, around 0. It keeps the fit solvable when a thing was never tested. */
const PRIOR_ELO = 400;
/** The standard deviation of a pair's share: that of two matches, half of which are drawn. */
const PAIR_DEVIATION = 0.25;

/**
 * Finds what each of several things is worth from pairs in which many of them differed at once: the sum of their worths is the
 * difference of the players' ratings. A fit by least squares (Gauss and Newton); pairs count, not matches, because the two
 * matches of a pair depend on each other.
 * @param things the number of things, and of entries in each difference
 */
export function fitWorths(pairs: readonly MixedPair[], things: number): readonly Worth[] {
  const worths = new Array<number>(things).fill(0);
  const prior = (PAIR_DEVIATION / PRIOR_ELO) ** 2;
  let inverse: readonly (readonly number[])[] = [];
  for (let step = 0; step < STEPS; step++) {
    const normal = worths.map((_, row) => worths.map((_, column) => (row === column ? prior : 0)));
    const pull = worths.map((worth) => -prior * worth);
    for (const { difference, share } of pairs) {
      const expected = expectedShare(worths, difference);
      // The derivative of the expected share by Elo.
      const slope = (expected * (1 - expected) * Math.LN10) / 400;
      for (const [row, one] of difference.entries()) {
        pull[row]! += slope * one * (share - expected);
        for (const [column, other] of difference.entries()) normal[row]![column]! += slope * slope * one * other;
      }
    }
    inverse = inverseOf(normal);
    for (const [row, line] of inverse.entries())
      worths[row]! += line.reduce((sum, one, column) => sum + one * pull[column]!, 0);
  }
  const errors = pairs.map(({ difference, share }) => (share - expectedShare(worths, difference)) ** 2);
  const variance = errors.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length - things);
  return worths.map((elo, row) => ({ elo, error: Z * Math.sqrt(variance * inverse[row]![row]!) }));
}

const expectedShare = (worths: readonly number[], difference: readonly number[]): number =>
  eloToShare(difference.reduce((sum, one, index) => sum + one * worths[index]!, 0));

/** The inverse of a symmetric, positive definite matrix (Gauss and Jordan; such a matrix needs no pivoting). */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const lines = matrix.map((line, row) => [...line, ...line.map((_, column) => (row === column ? 1 : 0))]);
  for (const [row, line] of lines.entries()) {
    const pivot = line[row]!;
    for (const column of line.keys()) line[column]! /= pivot;
    for (const other of lines) {
      const factor = other[row]!;
      if (other !== line) for (const [column, one] of line.entries()) other[column]! -= factor * one;
    }
  }
  return lines.map((line) => line.slice(matrix.length));
}
