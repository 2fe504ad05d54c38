import type { Side } from '@kickmate/board';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useMatch } from '../match.ts';
import { ownSide } from '../players.ts';

/** How the board of the match stands: as the settings say, unless it was turned round for this match. */
export const useFlip = defineStore('flip', () => {
  const game = useMatch();
  const settings = useSettings();
  const isTurned = ref(false);
  watch(
    () => game.seats,
    () => {
      isTurned.value = false;
    },
    { flush: 'sync' },
  );
  /** The side that stands below. */
  const below = computed<Side>(() => {
    const isOwnAbove = settings.flipped !== isTurned.value;
    return (ownSide(game.seats) === 'b') !== isOwnAbove ? 'b' : 'w';
  });

  /** Turns the board round, until the next match. */
  function turn(): void {
    isTurned.value = !isTurned.value;
  }

  return { below, turn };
});
