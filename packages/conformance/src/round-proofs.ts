import { type Ply, seededRandom, type Variant } from '@kickmate/game';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RandomPly, refereeOf } from './referee.ts';

/** The longest random round, in actions. */
const PLIES = 150;

/** Asserts something of every ply of 40 random rounds. A failure names the seed. */
export function inRandomRounds<P>(variant: Variant<P>, holds: (ply: RandomPly<P>) => void): void {
  const { randomRound } = refereeOf(variant);
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const ply of randomRound(seededRandom(seed), PLIES)) holds(ply);
    }),
    { numRuns: 40 },
  );
}

/** A ply that nothing may read. */
const HIDDEN = new Proxy({} as Ply<never>, {
  get: () => {
    throw new Error('looked too far back');
  },
});

/**
 * Proves that a third repetition is sought back to the last action that cannot be undone, and no further.
 * @param shuttle actions that lead back to the position in which they begin
 */
export function provesRepetition<P>(
  variant: Variant<P>,
  shuttle: string,
  rows: readonly (readonly [name: string, position: string, action: string])[],
): void {
  it.each(rows)('a repetition is sought back to the last %s', (_name, start, action) => {
    const { position, played } = refereeOf(variant);
    const plies = [HIDDEN, ...played(position(start), `${action} ${shuttle} ${shuttle}`)];
    expect(variant.endByHistory(plies.slice(0, -1))).toBeUndefined();
    expect(variant.endByHistory(plies)?.kind).toBe('repetition');
  });
}
