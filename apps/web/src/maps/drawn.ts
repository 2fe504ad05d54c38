import type { MapFile, Maps, PieceDesign, PieceLook, Tile } from '@kickmate/game';
import { tilesOf } from './map-edit.ts';

/** What lies on the squares of a map, as boards draw it: a tile goes by the name of its sign. */
export function drawnTiles({ tiles }: Maps, map: MapFile): readonly Tile[] {
  const names = new Map(tiles.map(({ sign, name }) => [sign, name as Tile]));
  return tilesOf(map).map((sign) => names.get(sign) ?? 'floor');
}

/** How the pieces of some kinds look, by letter, as far as they have a look of their own. */
export const looksOf = (kinds: Readonly<Record<string, PieceDesign>>): Readonly<Record<string, PieceLook>> =>
  Object.fromEntries(Object.entries(kinds).flatMap(([letter, { look }]) => (look ? [[letter, look]] : [])));
