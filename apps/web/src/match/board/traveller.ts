import { watch } from 'vue';
import { useMatch } from '../match.ts';
import { useJourney } from './journey.ts';

/**
 * Plays on where nobody is to be asked: a piece goes on its way, a side without pieces passes.
 * @param settled resolves when the player has seen the action before
 */
export function useTraveller(settled: () => Promise<void>): void {
  const game = useMatch();
  const journey = useJourney();
  watch(
    () => game.match,
    async (match) => {
      if (!match || match.end || !journey.isDue(match)) return;
      await settled();
      if (game.match === match) journey.goOn();
    },
    { immediate: true, flush: 'post' },
  );
}
