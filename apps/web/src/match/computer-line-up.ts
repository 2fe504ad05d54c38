import { opponent } from '@kickmate/board';
import { watch } from 'vue';
import { useEngine } from '../stores/engine.ts';
import { useLineUp } from '../stores/line-up.ts';
import { useMatch } from '../stores/match.ts';
import { computerLevel } from './opponent.ts';

/**
 * Lets the computer line up against a person, whose formation it sees as it is at the beginning. If it cannot, it stands
 * as usual.
 */
export function useComputerLineUp() {
  const game = useMatch();
  const lineUp = useLineUp();
  const engine = useEngine();

  watch(
    () => (lineUp.isOpen ? game.match?.round.start : undefined),
    async (start) => {
      const { match, setup } = game;
      const [side] = game.computers;
      const other = lineUp.draft;
      if (start === undefined || !match || !side || !other || lineUp.side !== opponent(side)) return;
      const { variant, round, seed, rounds } = match;
      const level = computerLevel(setup, side);
      const request = {
        side,
        kickOff: round.kickOff,
        other,
        maySubstitute: match.maySubstitute(side),
        seed: seed + rounds.length,
        ...(level && { level }),
      };
      const formation = await engine.lineUp(variant, request);
      if (lineUp.isOpen && game.match?.round.start === start) lineUp.answer = formation;
    },
    { immediate: true },
  );
}
