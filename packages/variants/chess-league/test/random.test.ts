import type { RandomPly } from '@kickmate/conformance';
import { actionFrom, actionKind, actionTo, seededRandom } from '@kickmate/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND } from '../src/actions.ts';
import type { LeaguePosition } from '../src/index.ts';
import { randomRound } from './referee.ts';

const PLIES = 150;

/** Asserts something of every ply of some random rounds; a failure names the seed. */
const always = (holds: (ply: RandomPly<LeaguePosition>) => void): void =>
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const ply of randomRound(seededRandom(seed), PLIES)) holds(ply);
    }),
    { numRuns: 40 },
  );

// The catalogue's tests assert what holds in every variant, also for Chess League.
describe('in every random round', () => {
  it('kinds and counters are those of the rules', () =>
    always(({ before, successor: { action }, after }) => {
      const [kind, to] = [actionKind(action), actionTo(action)];
      expect(kind === KIND.capture).toBe(kind !== KIND.pass && before.pieces[to] !== undefined);
      expect(kind === KIND.kick).toBe(kind !== KIND.pass && to === before.ball);
      const isPawn = kind !== KIND.pass && before.pieces[actionFrom(action)]!.letter === 'P';
      const isQuiet = kind === KIND.pass || (kind === KIND.move && !isPawn);
      expect(after.quiet).toBe(isQuiet ? before.quiet + 1 : 0);
      expect(after.number).toBe(before.number + 1);
      expect(after.side).not.toBe(before.side);
    }));
});
