import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { useMatch } from '../match.ts';
import {
  firstPlace,
  hasGrown,
  isSamePlace,
  lastPlace,
  type Place,
  placeAfter,
  placeBefore,
  plyBefore,
  positionAt,
} from '../place.ts';

/** Looking back: which moment of the match is shown. The match itself is never changed from here. */
export const useReview = defineStore('review', () => {
  const game = useMatch();
  /** The moment that the player went back to; the present if there is none. */
  const chosen = shallowRef<Place>();

  const place = computed<Place | undefined>(() => {
    const { match } = game;
    return match && (chosen.value ?? lastPlace(match));
  });
  const isPresent = computed(() => !game.match || !place.value || isSamePlace(place.value, lastPlace(game.match)));
  const isStart = computed(() => !place.value || isSamePlace(place.value, firstPlace));
  const position = computed(() => game.match && place.value && positionAt(game.match, place.value));
  /** What led to the position shown, within its round. */
  const ply = computed(() => game.match && place.value && plyBefore(game.match, place.value));

  // Somebody who looks back goes on doing so while the computer plays; whatever else changes the match ends it.
  game.follow((match, before) => {
    if (!before || !hasGrown(before, match)) chosen.value = undefined;
  });

  /** Shows a moment. The present is followed from then on, as play goes on. */
  function show(wanted: Place): void {
    chosen.value = game.match && isSamePlace(wanted, lastPlace(game.match)) ? undefined : wanted;
  }

  function toStart(): void {
    show(firstPlace);
  }

  function toPresent(): void {
    chosen.value = undefined;
  }

  function back(): void {
    if (game.match && place.value) show(placeBefore(game.match, place.value));
  }

  function forth(): void {
    if (game.match && place.value) show(placeAfter(game.match, place.value));
  }

  return { place, isPresent, isStart, position, ply, show, toStart, toPresent, back, forth };
});
