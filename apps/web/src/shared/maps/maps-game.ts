import { entries, loadVariant } from '@kickmate/catalogue';
import type { Maps } from '@kickmate/game';
import { type ShallowRef, shallowRef } from 'vue';
import { failureWords } from '../failure-words.ts';

/** The id and the name of the game whose maps are made here; empty if no game has maps. */
export const { id: MAPS_GAME, name: MAPS_GAME_NAME } = entries.find(({ hasMaps }) => hasMaps) ?? { id: '', name: '' };

/** Fetches what there is to know about its maps. Rejects if there is no such game, or if its rules cannot be fetched. */
export async function loadMaps(): Promise<Maps> {
  if (!MAPS_GAME) throw new Error('no game here is played on maps');
  const { name, maps } = await loadVariant(MAPS_GAME);
  if (!maps) throw new Error(`${name} has no maps`);
  return maps;
}

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
