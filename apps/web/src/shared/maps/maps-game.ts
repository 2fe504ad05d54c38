import { entries, loadVariant } from '@kickmate/catalogue';
import type { Maps } from '@kickmate/game';

/** The id and the name of the game whose maps are made here. */
export const { id: MAPS_GAME, name: MAPS_GAME_NAME } = entries.find(({ hasMaps }) => hasMaps)!;

/** Fetches what there is to know about its maps. Rejects if the rules cannot be fetched. */
export async function loadMaps(): Promise<Maps> {
  const { name, maps } = await loadVariant(MAPS_GAME);
  if (!maps) throw new Error(`${name} has no maps`);
  return maps;
}
