import type { MapFile, Maps, PieceDesign, PieceLook, Tile } from '@kickmate/game';
import { tilesOf } from './map-edit.ts';

/** The tiles of a map as boards draw them: a tile has the name of its sign. */
export function drawnTiles({ tiles }: Maps, map: MapFile): readonly Tile[] {
  const bySign = new Map(tiles.map(({ sign, tile }) => [sign, tile]));
  return tilesOf(map).map((sign) => bySign.get(sign) ?? 'floor');
}

/** The looks of the kinds that have their own, by letter. */
export const looksOf = (kinds: Readonly<Record<string, PieceDesign>>): Readonly<Record<string, PieceLook>> =>
  Object.fromEntries(Object.entries(kinds).flatMap(([letter, { look }]) => (look ? [[letter, look]] : [])));
