import { parsePlacement } from '@kickmate/board';
import type { MapFile, Maps, PieceDesign, PieceLook, Tile } from '@kickmate/game';
import { boardOf, LETTERS, tilesOf } from './map-edit.ts';

/** The tiles of a map as boards draw them: a tile has the name of its sign. */
export function drawnTiles({ tiles }: Maps, map: MapFile): readonly Tile[] {
  const bySign = new Map(tiles.map(({ sign, tile }) => [sign, tile]));
  return tilesOf(map).map((sign) => bySign.get(sign) ?? 'floor');
}

/** The looks of the kinds that have their own, by letter. */
export const looksOf = (kinds: Readonly<Record<string, PieceDesign>>): Readonly<Record<string, PieceLook>> =>
  Object.fromEntries(Object.entries(kinds).flatMap(([letter, { look }]) => (look ? [[letter, look]] : [])));

/** What a board shows of a map, which may be unfinished. */
export function mapPicture(maps: Maps, file: MapFile) {
  const board = boardOf(file);
  const placement = parsePlacement(board, LETTERS, { text: file.placement, at: 0 });
  return {
    board,
    pieces: placement.ok ? placement.value : [],
    tiles: drawnTiles(maps, file),
    looks: looksOf({ ...maps.standard, ...file.pieces }),
    plain: true,
  };
}
