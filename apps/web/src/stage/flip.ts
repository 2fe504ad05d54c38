import type { Side } from '@kickmate/board';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSettings } from '../settings/settings.ts';
import { KEYS, load, store } from '../shared/storage.ts';
import { useStage } from './stage.ts';

/** The orientation of the match's board: as in the settings, unless the player has turned it for this match. */
export const useFlip = defineStore('flip', () => {
  const stage = useStage();
  const settings = useSettings();
  /** Identifies the match, also after a reload. The seed would not do: records of games without chance leave it out. */
  const identity = computed(() => stage.match && stage.id);
  /** Whether the player turned the board for this match before, as the browser keeps it. */
  const wasTurned = () => identity.value !== undefined && load(KEYS.turnedMatch) === identity.value;
  const isTurned = ref(wasTurned());
  const keep = () => store(KEYS.turnedMatch, isTurned.value ? identity.value : undefined);
  watch([() => stage.seats, () => stage.own, identity], ([seats, own], [seatsBefore, ownBefore]) => {
    const isSamePeople = seats === seatsBefore && own === ownBefore;
    // The same people play again: the board stays as it is.
    if (isSamePeople && isTurned.value) keep();
    else isTurned.value = wasTurned();
  });
  /** The side at the bottom. */
  const below = computed<Side>(() => {
    const isOwnAbove = settings.flipped !== isTurned.value;
    return (stage.own === 'b') !== isOwnAbove ? 'b' : 'w';
  });

  /** Turns the board for this match. */
  function turn(): void {
    isTurned.value = !isTurned.value;
    keep();
  }

  return { below, turn };
});
