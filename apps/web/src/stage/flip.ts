import type { Side } from '@kickmate/board';
import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { useSettings } from '../settings/settings.ts';
import { KEYS, load, store } from '../shared/storage.ts';
import { useStage } from './stage.ts';

/** The side at the bottom of the board: as in the settings, unless the person has flipped the board for this match. */
export const useFlip = defineStore('flip', () => {
  const stage = useStage();
  const settings = useSettings();
  /** The id of the shown match, by which the browser remembers that its board is flipped. */
  const matchId = computed(() => stage.match && stage.id);
  /** Returns whether the browser remembers this match as the one whose board is flipped. */
  const isRememberedAsFlipped = () => matchId.value !== undefined && load(KEYS.flippedMatch) === matchId.value;
  const isFlipped = ref(isRememberedAsFlipped());
  const keep = () => store(KEYS.flippedMatch, isFlipped.value ? matchId.value : undefined);
  watch([() => stage.seats, () => stage.ownSide, matchId], ([seats, ownSide], [seatsBefore, ownSideBefore]) => {
    const isSamePeople = seats === seatsBefore && ownSide === ownSideBefore;
    // The same people play again: the board stays as it is.
    if (isSamePeople && isFlipped.value) keep();
    else isFlipped.value = isRememberedAsFlipped();
  });
  /** The side at the bottom. */
  const bottomSide = computed<Side>(() => {
    const isTurnedRound = settings.flipped !== isFlipped.value;
    return (stage.unflippedBottom === 'b') !== isTurnedRound ? 'b' : 'w';
  });

  /** Flips the board for this match. */
  function flip(): void {
    isFlipped.value = !isFlipped.value;
    keep();
  }

  return { bottomSide, flip };
});
