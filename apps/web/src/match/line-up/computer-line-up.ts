import { opponent } from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { watch } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { useMatch } from '../match.ts';
import { computerLevel } from '../opponent.ts';
import { useLineUp } from './line-up.ts';

/** How long the computer looks on in a live match before it is ready, in milliseconds. */
const LOOK_MS = 3000;

/**
 * Lets the computer line up against a person, whose formation it sees as it is at the beginning; in a live match it looks
 * once more before it is ready. If it cannot, it stands as usual.
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
      const first = lineUp.draft;
      if (start === undefined || !match || !side || !first || lineUp.side !== opponent(side)) return;
      const { variant, round, seed, rounds } = match;
      const level = computerLevel(setup, side);
      const isWaitedFor = (): boolean => lineUp.isOpen && game.match?.round.start === start;

      async function answer(other: Formation): Promise<void> {
        const formation = await engine.lineUp(variant, {
          side: side!,
          kickOff: round.kickOff,
          other,
          maySubstitute: match!.maySubstitute(side!),
          seed: seed + rounds.length,
          ...(level && { level }),
        });
        if (isWaitedFor()) lineUp.answer = formation;
      }

      await answer(first);
      if (match.live) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (!isWaitedFor()) return;
      if (match.live && lineUp.draft && lineUp.draft !== first && lineUp.isComplete) await answer(lineUp.draft);
      if (isWaitedFor()) lineUp.isAnswered = true;
    },
    { immediate: true },
  );
}
