import type { Side } from '@kickmate/board';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSettings } from '../settings/settings.ts';
import { KEYS, load, store } from '../shared/storage.ts';
import { useStage } from './stage.ts';

/** The orientation of the match's board: as in the settings, unless the player has rotated it for this match. */
export const useFlip = defineStore('flip', () => {
  const stage = useStage();
  const settings = useSettings();
  /** Identifies the match, also after a reload. The seed would not do: records of games without chance leave it out. */
  const identity = computed(() => stage.match && stage.id);
  /** Returns whether the player rotated the board for this match before, as the browser keeps it. */
  const wasRotated = () => identity.value !== undefined && load(KEYS.turnedMatch) === identity.value;
  const isRotated = ref(wasRotated());
  const keep = () => store(KEYS.turnedMatch, isRotated.value ? identity.value : undefined);
  watch([() => stage.seats, () => stage.own, identity], ([seats, own], [seatsBefore, ownBefore]) => {
    const isSamePeople = seats === seatsBefore && own === ownBefore;
    // The same people play again: the board stays as it is.
    if (isSamePeople && isRotated.value) keep();
    else isRotated.value = wasRotated();
  });
  /** The side at the bottom. */
  const below = computed<Side>(() => {
    const isOwnAbove = settings.flipped !== isRotated.value;
    return (stage.own === 'b') !== isOwnAbove ? 'b' : 'w';
  });

  /** Rotates the board for this match. */
  function rotate(): void {
    isRotated.value = !isRotated.value;
    keep();
  }

  return { below, rotate };
});
