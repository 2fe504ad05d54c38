import { isItem, type MapObjective, type Tile, type TileSign } from '@kickmate/game';
import { texts } from './texts.ts';

// The words of map files: tiles, objectives, and how pieces are drawn.

const named = (sign: string, tile: Tile): TileSign => ({
  sign,
  tile,
  get name() {
    return texts.tiles[tile];
  },
});

/** The signs of tiles; a kernel's number for one is its index. */
export const TILES: readonly TileSign[] = [
  named('.', 'floor'),
  named('#', 'wall'),
  named('o', 'hole'),
  named('t', 'tree'),
  named('D', 'door'),
  named('k', 'key'),
  named('x', 'exit'),
  named('b', 'boots'),
  named('w', 'wings'),
  named('s', 'spurs'),
  named('h', 'horns'),
];

const BY_SIGN = new Map(TILES.map(({ sign, tile }) => [sign, tile]));
const BY_TILE = new Map(TILES.map(({ sign, tile }) => [tile, sign]));

/** The tile that a sign stands for, if it stands for one. */
export const tileOf = (sign: string): Tile | undefined => BY_SIGN.get(sign);

/** The sign of a tile. */
export const signOf = (tile: Tile): string => BY_TILE.get(tile)!;

const UNWALKABLE: readonly Tile[] = ['wall', 'hole', 'tree'];

/** Whether no piece ever enters or crosses a tile. */
export const isUnwalkable = (tile: Tile): boolean => UNWALKABLE.includes(tile);

/** Whether a piece may cross a tile or stand on it: not on a closed door, nor on anything unwalkable. */
export const isOpen = (tile: Tile): boolean => tile !== 'door' && !isUnwalkable(tile);

/** The tile that an unlocked door becomes, and a tile whose key or item was picked up. */
export const CLEARED: Tile = 'floor';

/** Whether a tile of a map may have become another in play. */
export const isClearable = (tile: Tile): boolean => tile === 'door' || tile === 'key' || isItem(tile);

/** The tiles by square of rows of signs, of which the first is the top one. */
export const tilesOf = (rows: readonly string[]): readonly (Tile | undefined)[] =>
  rows.toReversed().flatMap((row) => [...row].map(tileOf));

/** The kinds of objectives. */
export type Objective = 'royal' | 'eliminate' | 'reach';

interface KnownObjective extends MapObjective {
  readonly id: Objective;
}

const objective = (id: Objective): KnownObjective => ({
  id,
  get name() {
    return texts.objectives[id].name;
  },
  get summary() {
    return texts.objectives[id].summary;
  },
});

/** All objectives; a kernel's number for one is its index. */
export const OBJECTIVES: readonly KnownObjective[] = [objective('royal'), objective('eliminate'), objective('reach')];

/** Whether a text is an objective's id. */
export const isObjective = (text: string): text is Objective => OBJECTIVES.some(({ id }) => id === text);

/** The pictures of pieces: first those of the standard pieces, then others. */
export const GLYPHS = [
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
  'beast',
  'crown',
  'star',
  'shield',
  'sword',
  'tower',
  'horse',
  'dragon',
  'ghost',
  'gem',
  'bow',
] as const;

/** The colours that tell kinds of pieces apart, in addition to the colour of their side. */
export const COLOURS = ['amber', 'teal', 'violet', 'rose', 'lime', 'slate'] as const;

// Without the bow, which came later: a map looks as it did before.
const SPARE = GLYPHS.slice(GLYPHS.indexOf('crown'), GLYPHS.indexOf('bow'));

/** The default picture of a piece: neighbouring letters get different ones. */
export const glyphFor = (letter: string): string => SPARE[letter.charCodeAt(0) % SPARE.length]!;
