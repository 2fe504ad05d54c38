import type { Side } from '@kickmate/board';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useMatch } from '../match.ts';

/** The orientation of the match's board: as in the settings, unless the player has turned it for this match. */
export const useFlip = defineStore('flip', () => {
  const game = useMatch();
  const settings = useSettings();
  const isTurned = ref(false);
  watch(
    () => [game.seats, game.own],
    () => {
      isTurned.value = false;
    },
    { flush: 'sync' },
  );
  /** The side at the bottom. */
  const below = computed<Side>(() => {
    const isOwnAbove = settings.flipped !== isTurned.value;
    return (game.own === 'b') !== isOwnAbove ? 'b' : 'w';
  });

  /** Turns the board for this match. */
  function turn(): void {
    isTurned.value = !isTurned.value;
  }

  return { below, turn };
});
