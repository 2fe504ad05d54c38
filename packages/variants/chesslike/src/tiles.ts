import type { MapSign, Tile } from '@kickmate/game';

interface TileSign extends MapSign {
  readonly tile: Tile;
}

const named = (sign: string, tile: Tile): TileSign => ({ sign, tile, name: tile });

/** The signs of tiles; their order is that of the numbers that kernels know them by. */
export const TILES: readonly TileSign[] = [
  named('.', 'floor'),
  named('#', 'wall'),
  named('o', 'hole'),
  named('t', 'tree'),
  named('D', 'door'),
  named('k', 'key'),
  named('x', 'exit'),
];

const BY_SIGN = new Map(TILES.map(({ sign, tile }) => [sign, tile]));
const BY_TILE = new Map(TILES.map(({ sign, tile }) => [tile, sign]));

/** The tile that a sign stands for, if it stands for one. */
export const tileOf = (sign: string): Tile | undefined => BY_SIGN.get(sign);

/** The sign of a tile. */
export const signOf = (tile: Tile): string => BY_TILE.get(tile)!;

const UNWALKABLE: readonly Tile[] = ['wall', 'hole', 'tree'];

/** Whether nobody ever comes onto a tile or past it. */
export const isUnwalkable = (tile: Tile): boolean => UNWALKABLE.includes(tile);

/** Whether a piece may be on its way over a tile, or stand on it: no door that is closed, and nothing unwalkable. */
export const isOpen = (tile: Tile): boolean => tile !== 'door' && !isUnwalkable(tile);

/** What a door becomes that was unlocked, and a tile whose key was picked up. */
export const CLEARED: Tile = 'floor';

/** Whether a tile of a map may have become another in play. */
export const isClearable = (tile: Tile): boolean => tile === 'door' || tile === 'key';

/** All rows' signs, the top one first, as tiles by square. */
export const tilesOf = (rows: readonly string[]): readonly (Tile | undefined)[] =>
  rows.toReversed().flatMap((row) => [...row].map(tileOf));
