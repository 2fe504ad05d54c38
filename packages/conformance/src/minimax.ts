import { draw, seededRandom, successors, type Variant } from '@kickmate/game';
import { WIN } from '@kickmate/search';
import type { KernelReferee } from './kernel-referee.ts';

/**
 * The score of a position for the side to act, by plain minimax over the rules: every action, every outcome (their mean,
 * rounded towards zero, as the kernel has it), the kernel's evaluation where the depth is used up.
 */
export function minimax<P>(variant: Variant<P>, kernel: KernelReferee<P>, position: P, depth: number, ply = 0): number {
  const side = variant.side(position);
  const end = variant.end(position);
  if (end) return end.winner === undefined ? 0 : end.winner === side ? WIN - ply : ply - WIN;
  if (depth === 0) {
    kernel.set(position);
    return kernel.evaluate();
  }
  const value = (after: P): number => {
    const score = minimax(variant, kernel, after, depth - 1, ply + 1);
    return variant.side(after) === side ? score : -score;
  };
  let best = Number.NEGATIVE_INFINITY;
  for (const action of variant.actions(position)) {
    const chances = variant.chance(position, action);
    if (chances.length === 0) {
      best = Math.max(best, value(variant.play(position, action)));
      continue;
    }
    let sum = 0;
    let weights = 0;
    for (const { outcome, weight } of chances) {
      sum += weight * value(variant.play(position, action, outcome));
      weights += weight;
    }
    best = Math.max(best, Math.trunc(sum / weights));
  }
  return best;
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
