import type { Successor } from './ply.ts';
import type { Variant } from './variant.ts';

/**
 * All successors of a position in the rules' order: an action once for each of its outcomes. None when the round is
 * over.
 */
export function successors<P>(variant: Variant<P>, position: P): readonly Successor[] {
  return variant.actions(position).flatMap((action): readonly Successor[] => {
    const chance = variant.chance(position, action);
    return chance.length > 0 ? chance.map(({ outcome }) => ({ action, outcome })) : [{ action }];
  });
}

/**
 * Counts the sequences of exactly `depth` successors from a position. Ends by the round's history (repetition, too long
 * without progress, passes) do not count.
 * @throws RangeError for a depth that is not a whole number from 0
 */
export function perft<P>(variant: Variant<P>, position: P, depth: number): number {
  if (!Number.isSafeInteger(depth) || depth < 0) throw new RangeError(`depth ${depth}: a whole number is needed`);
  if (depth === 0) return 1;
  const next = successors(variant, position);
  if (depth === 1) return next.length;
  return next.reduce((sum, successor) => sum + perft(variant, play(variant, position, successor), depth - 1), 0);
}

/**
 * Counts as {@link perft} does, separately for each first successor, by its text.
 * @throws RangeError for a depth that is not a whole number from 1
 */
export function divide<P>(variant: Variant<P>, position: P, depth: number): Map<string, number> {
  if (depth === 0) throw new RangeError('depth 0: there is no first successor to tell counts apart');
  return new Map(
    successors(variant, position).map((successor) => [
      variant.text.formatAction(successor),
      perft(variant, play(variant, position, successor), depth - 1),
    ]),
  );
}

const play = <P>(variant: Variant<P>, position: P, { action, outcome }: Successor): P =>
  variant.play(position, action, outcome);
