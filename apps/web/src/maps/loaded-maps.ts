import type { Maps } from '@kickmate/game';
import { type ShallowRef, shallowRef } from 'vue';
import { failureWords } from '../shared/failure-words.ts';
import { loadMaps } from '../shared/maps/maps-game.ts';

/**
 * Fetches what there is to know about maps for a page.
 * @returns the maps, `undefined` until they are there; the reason for which they could not be fetched; and another attempt
 */
export function useMaps(): {
  maps: ShallowRef<Maps | undefined>;
  failure: ShallowRef<string | undefined>;
  fetchMaps(): Promise<void>;
} {
  const maps = shallowRef<Maps>();
  const failure = shallowRef<string>();
  async function fetchMaps(): Promise<void> {
    failure.value = undefined;
    try {
      maps.value = await loadMaps();
    } catch (error) {
      failure.value = failureWords(error);
    }
  }
  void fetchMaps();
  return { maps, failure, fetchMaps };
}
