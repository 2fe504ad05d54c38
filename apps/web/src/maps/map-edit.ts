import {
  type Board,
  formatPlacement,
  must,
  type Piece,
  type Placement,
  parsePlacement,
  type Square,
  squareAt,
  squareCount,
} from '@kickmate/board';
import { type ItemDesign, isItem, type MapFile, type Maps, type PieceDesign } from '@kickmate/game';
import { texts } from './texts.ts';

/** The letters that kinds of pieces may have. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The board of a map. */
export const boardOf = ({ size: [files, ranks] }: Pick<MapFile, 'size'>): Board => ({ files, ranks, marks: [] });

/** The pieces of a map, by square. */
export const piecesOf = (map: MapFile): Placement =>
  must(parsePlacement(boardOf(map), LETTERS, { text: map.placement, at: 0 }));

/** The signs of the tiles by square. */
export const tilesOf = ({ tiles }: MapFile): readonly string[] => [...tiles].reverse().flatMap((row) => [...row]);

const withTiles = (map: MapFile, signs: readonly string[]): MapFile => {
  const [files, ranks] = map.size;
  const row = (rank: number) => signs.slice(rank * files, (rank + 1) * files).join('');
  return { ...map, tiles: Array.from({ length: ranks }, (_, index) => row(ranks - 1 - index)) };
};

const withPieces = (map: MapFile, pieces: Placement): MapFile => ({
  ...map,
  placement: formatPlacement(boardOf(map), pieces),
});

/** The map with another tile on a square. */
export const withTile = (map: MapFile, square: Square, sign: string): MapFile =>
  withTiles(map, tilesOf(map).with(square, sign));

/** The map with another tile on a square, as {@link withTile}. An item that is new on the map gets its usual effect. */
export function withGround(maps: Maps, map: MapFile, square: Square, sign: string): MapFile {
  const changed = withTile(map, square, sign);
  const name = maps.tiles.find((one) => one.sign === sign)?.tile;
  return isItem(name) && !map.items?.[name] ? withItem(changed, name, maps.items[name]) : changed;
}

/** The map with another effect of an item. */
export const withItem = (map: MapFile, name: string, design: ItemDesign): MapFile => ({
  ...map,
  items: { ...map.items, [name]: design },
});

/** The map without an item: where it lies there is floor. */
export function withoutItem(maps: Maps, map: MapFile, name: string): MapFile {
  const sign = maps.tiles.find(({ tile }) => tile === name)?.sign;
  const { [name]: _, ...items } = map.items ?? {};
  const { items: __, ...rest } = map;
  const bare = Object.keys(items).length > 0 ? { ...rest, items } : rest;
  return withTiles(
    bare,
    tilesOf(map).map((one) => (one === sign ? maps.tiles[0]!.sign : one)),
  );
}

/** The map with another piece on a square, or with none. */
export const withPiece = (map: MapFile, square: Square, piece: Piece | undefined): MapFile =>
  withPieces(map, piecesOf(map).with(square, piece));

/** The map with the piece of one square moved to another. */
export function withMoved(map: MapFile, from: Square, to: Square): MapFile {
  const pieces = piecesOf(map);
  return from === to || !pieces[from] ? map : withPieces(map, pieces.with(to, pieces[from]).with(from, undefined));
}

/** The map in another size. Squares keep their names, new ones are of `floor`, squares beyond the edges are lost. */
export function resized(map: MapFile, files: number, ranks: number, floor: string): MapFile {
  const before = boardOf(map);
  const after: Board = { files, ranks, marks: [] };
  const [tiles, pieces] = [tilesOf(map), piecesOf(map)];
  const sources = Array.from({ length: squareCount(after) }, (_, square) =>
    squareAt(before, square % files, Math.floor(square / files)),
  );
  const grown = { ...map, size: [files, ranks] as const };
  const tiled = withTiles(
    grown,
    sources.map((source) => (source === undefined ? floor : tiles[source]!)),
  );
  return withPieces(
    tiled,
    sources.map((source) => (source === undefined ? undefined : pieces[source])),
  );
}

/** An empty map. */
export function emptyMap({ tiles: [floor], objectives: [objective] }: Maps, files = 8, ranks = files): MapFile {
  const tiles = new Array(ranks).fill(floor!.sign.repeat(files));
  const placement = new Array(ranks).fill(String(files)).join('/');
  return { name: texts.newName, size: [files, ranks], tiles, pieces: {}, placement, objective: objective!.id };
}

/** The kinds of pieces of a map, by letter: the standard kinds that it does not redefine, then its own. */
export const kindsOf = ({ standard }: Maps, { pieces }: MapFile): Readonly<Record<string, PieceDesign>> => ({
  ...standard,
  ...pieces,
});

/** The map with a kind of piece added or replaced. */
export const withKind = (map: MapFile, letter: string, design: PieceDesign): MapFile => ({
  ...map,
  pieces: { ...map.pieces, [letter]: design },
});

/**
 * The map without its own kind of a letter. A standard kind gets the game's design back; pieces of any other kind are
 * removed from the board.
 */
export function withoutKind({ standard }: Maps, map: MapFile, letter: string): MapFile {
  const { [letter]: _, ...pieces } = map.pieces;
  const rest = { ...map, pieces };
  if (letter in standard) return rest;
  return withPieces(
    rest,
    piecesOf(map).map((piece) => (piece?.letter === letter ? undefined : piece)),
  );
}

/** The map with another letter for one of its own kinds and for its pieces. */
export function relettered(map: MapFile, from: string, to: string): MapFile {
  const pieces = Object.fromEntries(
    Object.entries(map.pieces).map(([letter, design]) => [letter === from ? to : letter, design]),
  );
  return withPieces(
    { ...map, pieces },
    piecesOf(map).map((piece) => (piece?.letter === from ? { ...piece, letter: to } : piece)),
  );
}

/** The letters that no kind of a map uses. */
export function freeLetters(maps: Maps, map: MapFile): readonly string[] {
  const taken = kindsOf(maps, map);
  return [...LETTERS].filter((letter) => !(letter in taken));
}
