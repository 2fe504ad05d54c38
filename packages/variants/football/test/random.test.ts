import { inRandomRounds } from '@kickmate/conformance';
import { actionFrom, actionKind, actionTo } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';

// conformance.test.ts asserts what holds in every variant.
describe('in every random round', () => {
  it('turns, phases and kickers are those of the rules', () =>
    inRandomRounds(football, ({ before, successor: { action }, after }) => {
      const kind = actionKind(action);
      const isOver = football.end(after)?.kind === 'goal';
      const goesOn = after.side === before.side;
      expect(after.turns).toBe(goesOn ? before.turns : before.turns + 1);
      if (!isOver) expect(after.phase).toBe(goesOn ? 'k' : 'm');
      if (kind === KIND.move) expect(before.phase).not.toBe('k');
      else expect(before.phase).not.toBe('o');
      if (kind === KIND.kick) {
        expect(before.kicked).not.toContain(actionFrom(action));
        expect(after.ball).toBe(actionTo(action));
      } else expect(after.ball).toBe(before.ball);
      if (goesOn && kind === KIND.kick) expect(after.kicked).toContain(actionFrom(action));
      if (!goesOn) expect(after.kicked).toEqual([]);
      expect(after.pieces.filter((piece) => piece).length).toBe(16);
    }));
});
