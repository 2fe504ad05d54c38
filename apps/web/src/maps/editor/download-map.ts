import type { MapFile, Maps } from '@kickmate/game';
import { downloadText } from '../../shared/files.ts';

/** Downloads a map as a file with the map's name. */
export function downloadMap(maps: Maps, map: MapFile): void {
  const name = map.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  downloadText(`${name.replace(/^-+|-+$/g, '') || 'map'}.json`, `${maps.format(map)}\n`, 'application/json');
}
