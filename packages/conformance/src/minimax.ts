import { draw, seededRandom, successors, type Variant } from '@kickmate/game';
import { WIN, WIN_BOUND } from '@kickmate/search';
import type { KernelReferee } from './kernel-referee.ts';

/**
 * The score of a position for the side to act, by plain minimax over the rules: every action, the mean
 * of its outcomes, and the kernel's evaluation at the last depth.
 * @param prize the most that a won round counts in a mean, in games with such a limit
 */
export function minimax<P>(
  variant: Variant<P>,
  kernel: KernelReferee<P>,
  position: P,
  depth: number,
  prize = WIN,
  ply = 0,
): number {
  const side = variant.side(position);
  const end = variant.end(position);
  if (end) return end.winner === undefined ? 0 : end.winner === side ? WIN - ply : ply - WIN;
  if (depth === 0) {
    kernel.set(position);
    return kernel.evaluate();
  }
  const value = (after: P): number => {
    const score = minimax(variant, kernel, after, depth - 1, prize, ply + 1);
    // Not `-score`, which is -0 for 0.
    return variant.side(after) === side ? score : 0 - score;
  };
  let best = Number.NEGATIVE_INFINITY;
  for (const action of variant.actions(position)) {
    const chances = variant.chance(position, action);
    if (chances.length === 0) {
      best = Math.max(best, value(variant.play(position, action)));
      continue;
    }
    const outcomes = chances.map(({ outcome, weight }) => ({
      weight,
      score: value(variant.play(position, action, outcome)),
    }));
    best = Math.max(best, mean(outcomes, prize));
  }
  return best;
}

/** The mean, rounded towards zero. It is a certain win (loss) only if all outcomes are; otherwise each of them counts as the prize. */
function mean(outcomes: readonly { readonly weight: number; readonly score: number }[], prize: number): number {
  const isCertain =
    outcomes.every(({ score }) => score > WIN_BOUND) || outcomes.every(({ score }) => score < -WIN_BOUND);
  const clamped = (score: number, most: number) => Math.min(Math.max(score, -most), most);
  const sum = outcomes.reduce(
    (total, { weight, score }) => total + weight * (isCertain ? score : clamped(score, prize)),
    0,
  );
  const average = Math.trunc(sum / outcomes.reduce((total, { weight }) => total + weight, 0));
  return isCertain ? average : clamped(average, WIN_BOUND);
}

/** Positions in which the round goes on, from random games: always the same ones for a seed. */
export function randomPositions<P>(variant: Variant<P>, seed: number, count: number, plies: number): readonly P[] {
  const positions: P[] = [];
  for (let game = 0; positions.length < count; game++) {
    const random = seededRandom(seed, game);
    let position = draw(random, variant.starts('w')).position;
    const length = Math.floor(random() * plies);
    for (let ply = 0; ply < length && !variant.end(position); ply++) {
      const all = successors(variant, position);
      const { action, outcome } = all[Math.floor(random() * all.length)]!;
      position = variant.play(position, action, outcome);
    }
    if (!variant.end(position)) positions.push(position);
  }
  return positions;
}
