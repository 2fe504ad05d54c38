import { inRandomRounds } from '@kickmate/conformance';
import { actionFrom, actionKind, actionTo } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';

// conformance.test.ts asserts what holds in every variant.
describe('in every random round', () => {
  it('kinds and counters are those of the rules', () =>
    inRandomRounds(chessLeague, ({ before, successor: { action }, after }) => {
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
