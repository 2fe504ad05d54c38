import { squareCount, squareName } from '@kickmate/board';
import { pieceLabel } from '@kickmate/board-ui';
import type { MapFault, MapFile, Maps, PieceDesign } from '@kickmate/game';
import { boardOf, piecesOf, tilesOf } from './map-edit.ts';
import { texts } from './texts.ts';

/** The label of each square of a map in the editor, for screen readers: "e4, wall, white knight, wrong: ...". */
export function mapLabels(
  maps: Maps,
  map: MapFile,
  kinds: Readonly<Record<string, PieceDesign>>,
  faults: readonly MapFault[] = [],
): readonly string[] {
  const board = boardOf(map);
  const [pieces, tiles] = [piecesOf(map), tilesOf(map)];
  const names = Object.fromEntries(Object.entries(kinds).map(([letter, { name }]) => [letter, name]));
  const [floor] = maps.tiles;
  return Array.from({ length: squareCount(board) }, (_, square) => {
    const tile = maps.tiles.find(({ sign }) => sign === tiles[square]) ?? floor;
    const piece = pieces[square];
    const content = [tile !== floor && tile?.name, piece && pieceLabel(piece, names)].filter(Boolean);
    return [
      squareName(board, square),
      ...(content.length > 0 ? content : [floor?.name]),
      ...faults.flatMap((fault) => (fault.square === square ? [texts.wrong(fault.message)] : [])),
    ].join(', ');
  });
}
