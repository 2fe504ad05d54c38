import {
  type Board,
  opponent,
  type Placement,
  parsePlacement,
  quoted,
  SIDES,
  type Side,
  type Square,
  sideName,
  squareAt,
  squareName,
  squaresWith,
} from '@kickmate/board';
import { ITEMS, isItem, lettersOf, type MapFault, type MapFile, type PieceDesign, type Tile } from '@kickmate/game';
import { itemLetterFault } from './items.ts';
import { COLOURS, GLYPHS, isObjective, isOpen, OBJECTIVES, TILES, tileOf, tilesOf } from './map-words.ts';
import { ABILITIES, abilityOf, FAR, GRID, SELF } from './pattern.ts';
import { kindsOf, WORTHS } from './pieces.ts';
import { texts } from './texts.ts';

/** The fewest and the most files, and ranks. */
export const SIZES = [3, 16] as const;
/** The most characters of a map's or a piece's name. */
export const MOST_NAME = 60;
/** The most actions within which White may have to win. */
export const MOST_TURNS = 999;

/** The least and the most quiet actions after which material may decide. */
const QUIET_LIMITS = [10, 100] as const;

/** A fault of a map; `offset` is the place in the text at its path, where it has one. */
export interface Fault extends MapFault {
  readonly offset?: number;
}

/** All faults of a map: first those of its fields, then, if there are none, those of the pieces on it. */
export function faultsOf(map: MapFile): readonly Fault[] {
  const written = [
    ...nameFaults('name', map.name),
    ...sizeFaults(map),
    ...tileFaults(map),
    ...Object.entries(map.pieces).flatMap(([letter, design]) => designFaults(letter, design)),
    ...itemFaults(map),
    ...objectiveFaults(map),
    ...turnFaults(map),
    ...quietFaults(map),
  ];
  const placed = placementFaults(map);
  const isSound = written.length === 0 && placed.length === 0;
  return [...written, ...placed, ...(isSound ? standingFaults(map) : [])];
}

/** The board of a map whose size is sound. */
export const boardOf = ({ size: [files, ranks] }: Pick<MapFile, 'size'>): Board => ({ files, ranks, marks: [] });

/** The pieces by square of a map whose placement is sound. */
export function placementOf(map: MapFile): Placement {
  const placement = readPlacement(map);
  if (!placement.ok) throw new Error(placement.error.message);
  return placement.value;
}

const readPlacement = (map: MapFile) =>
  parsePlacement(boardOf(map), lettersOf(kindsOf(map)), { text: map.placement, at: 0 });

const isIn = (size: number, [min, max]: readonly [number, number]): boolean =>
  Number.isInteger(size) && size >= min && size <= max;

/** Printable text: letters with their marks, digits, punctuation, symbols, plain spaces. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

function nameFaults(path: string, name: string): readonly Fault[] {
  if (name.trim() === '') return [{ path, message: texts.faults.noName }];
  if (name.length > MOST_NAME) return [{ path, message: texts.faults.longName(MOST_NAME) }];
  if (!PRINTABLE.test(name)) return [{ path, message: texts.faults.printable(quoted(name)) }];
  return [];
}

function sizeFaults({ size }: MapFile): readonly Fault[] {
  const [min, max] = SIZES;
  return (['files', 'ranks'] as const).flatMap((what, index) =>
    isIn(size[index]!, SIZES)
      ? []
      : [{ path: `size[${index}]`, message: texts.faults.size[what](min, max, size[index]!) }],
  );
}

const listed = (signs: readonly { readonly sign: string; readonly name: string }[]): string =>
  signs.map(({ sign, name }) => `${sign} ${name}`).join(', ');

function tileFaults(map: MapFile): readonly Fault[] {
  const { tiles } = map;
  const [files, ranks] = map.size;
  const board = boardOf(map);
  const rows = tiles.flatMap((row, index): readonly Fault[] => {
    const path = `tiles[${index}]`;
    const signs = [...row];
    const length = signs.length === files ? [] : [{ path, message: texts.faults.tilesInRow(signs.length, files) }];
    const wrong = signs.flatMap((sign, file) => {
      const tile = tileOf(sign);
      if (tile && !(isItem(tile) && !Object.hasOwn(map.items ?? {}, tile))) return [];
      const square = squareAt(board, file, ranks - 1 - index);
      const message = tile
        ? texts.faults.noItemPattern(sign, texts.tiles[tile])
        : texts.faults.noTile(quoted(sign), listed(TILES));
      return [{ path, square, offset: file, message }];
    });
    return [...length, ...wrong];
  });
  const count = tiles.length === ranks ? [] : [{ path: 'tiles', message: texts.faults.rows(tiles.length, ranks) }];
  return [...count, ...rows];
}

function designFaults(letter: string, { name, pattern, worth, look }: PieceDesign): readonly Fault[] {
  const path = `pieces.${letter}`;
  const known = /^[A-Z]$/.test(letter) ? [] : [{ path, message: texts.faults.noLetter(quoted(letter)) }];
  return [
    ...known,
    ...nameFaults(`${path}.name`, name),
    ...patternFaults(`${path}.pattern`, pattern),
    ...(worth === undefined || isIn(worth, WORTHS)
      ? []
      : [{ path: `${path}.worth`, message: texts.faults.whole(...WORTHS, worth) }]),
    ...(look && !isOneOf(GLYPHS, look.glyph)
      ? [{ path: `${path}.look.glyph`, message: texts.faults.oneOf(quoted(look.glyph), GLYPHS.join(', ')) }]
      : []),
    ...(look?.colour !== undefined && !isOneOf(COLOURS, look.colour)
      ? [{ path: `${path}.look.colour`, message: texts.faults.oneOf(quoted(look.colour), COLOURS.join(', ')) }]
      : []),
  ];
}

function itemFaults({ items = {} }: MapFile): readonly Fault[] {
  return Object.entries(items).flatMap(([name, { pattern }]) => [
    ...(isItem(name) ? [] : [{ path: `items.${name}`, message: texts.faults.noItem(quoted(name), ITEMS.join(', ')) }]),
    ...patternFaults(`items.${name}.pattern`, pattern),
  ]);
}

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);

function patternFaults(path: string, pattern: readonly string[]): readonly Fault[] {
  const count = pattern.length === GRID ? [] : [{ path, message: texts.faults.patternRows(GRID, pattern.length) }];
  const rows = pattern.flatMap((row, index): readonly Fault[] => {
    const at = `${path}[${index}]`;
    const signs = [...row];
    const length = signs.length === GRID ? [] : [{ path: at, message: texts.faults.patternSigns(GRID, signs.length) }];
    return [
      ...length,
      ...signs.flatMap((sign, column) =>
        signFaults(sign, index, column).map((message) => ({ path: at, offset: column, message })),
      ),
    ];
  });
  return [...count, ...rows];
}

/** The faults of a sign in a row and column of a pattern. */
function signFaults(sign: string, row: number, column: number): readonly string[] {
  if (row === FAR && column === FAR) return sign === SELF ? [] : [texts.faults.middle(SELF, quoted(sign))];
  if (sign === SELF) return [texts.faults.onlyMiddle(SELF)];
  const ability = abilityOf(sign);
  if (!ability) return [texts.faults.noSign(quoted(sign), listed(ABILITIES))];
  const isOuter = Math.max(Math.abs(row - FAR), Math.abs(column - FAR)) === FAR;
  return ability === 'ride' && !isOuter ? [texts.faults.innerRide] : [];
}

function objectiveFaults({ objective }: MapFile): readonly Fault[] {
  if (isObjective(objective)) return [];
  const all = OBJECTIVES.map(({ id }) => id).join(', ');
  return [{ path: 'objective', message: texts.faults.oneOf(quoted(objective), all) }];
}

function turnFaults({ turns }: MapFile): readonly Fault[] {
  if (turns === undefined || isIn(turns, [1, MOST_TURNS])) return [];
  return [{ path: 'turns', message: texts.faults.whole(1, MOST_TURNS, turns) }];
}

function quietFaults({ quiet, turns }: MapFile): readonly Fault[] {
  const fault = (message: string): readonly Fault[] => [{ path: 'quiet', message }];
  if (quiet === undefined) return [];
  if (!isIn(quiet, QUIET_LIMITS)) return fault(texts.faults.whole(...QUIET_LIMITS, quiet));
  return turns === undefined ? [] : fault(texts.faults.quietWithTurns);
}

function placementFaults(map: MapFile): readonly Fault[] {
  if (!map.size.every((size) => isIn(size, SIZES))) return [];
  const placement = readPlacement(map);
  if (placement.ok) return [];
  // Only the sentence, without the place in the placement: an error about a map's text names the place in that text.
  const { at, message } = placement.error;
  return [{ path: 'placement', offset: at, message: message.replace(/^.*?\): /, '') }];
}

/** The faults of a map whose fields are sound. */
function standingFaults(map: MapFile): readonly Fault[] {
  const pieces = placementOf(map);
  const tiles = tilesOf(map.tiles) as readonly Tile[];
  const board = boardOf(map);
  const nameOf = (square: Square): string => squareName(board, square);
  const blocked = squaresWith(pieces, (_, square) => !isOpen(tiles[square]!)).map((square) => ({
    path: 'placement',
    square,
    message: texts.standsOn(texts.tiles[tiles[square]!], nameOf(square)),
  }));
  const letters = itemLetterFault(map, pieces);
  return [
    ...blocked,
    ...(letters === undefined ? [] : [{ path: 'items', message: letters }]),
    ...decidedFaults(map, pieces, tiles),
  ];
}

/** The faults by which a map's objective is reached before the first action, or can never be reached. */
function decidedFaults(map: MapFile, pieces: Placement, tiles: readonly Tile[]): readonly Fault[] {
  const royals = kindsOf(map).filter((kind) => kind.royal);
  const royal = new Set(royals.map(({ letter }) => letter));
  const has = (side: Side, isWanted = (_letter: string): boolean => true): boolean =>
    pieces.some((piece) => piece?.side === side && isWanted(piece.letter));
  const isRoyal = (letter: string): boolean => royal.has(letter);
  const fault = (message: string, path = 'placement', square?: Square): Fault => ({
    path,
    message,
    ...(square !== undefined && { square }),
  });
  const { without } = texts.faults;
  const pieceless = (side: Side): Fault => fault(without.any(sideName(side), sideName(opponent(side))));
  const royalless = (side: Side): Fault => {
    const [own, other] = [sideName(side), sideName(opponent(side))];
    const [first, ...others] = royals;
    if (!first) return fault(without.royal.any(own, other));
    const names = royals.map(({ name }) => texts.pieceName(name));
    return fault(
      others.length > 0
        ? without.royal.oneOf(own, other, names)
        : without.royal.one(own, other, names[0]!, first.gender),
    );
  };

  if (map.objective === 'royal') return SIDES.filter((side) => !has(side, isRoyal)).map(royalless);
  if (map.objective === 'eliminate') return SIDES.filter((side) => !has(side)).map(pieceless);
  const arrived = squaresWith(
    pieces,
    ({ side, letter }, square) => side === 'w' && tiles[square] === 'exit' && (isRoyal(letter) || !has('w', isRoyal)),
  );
  return [
    ...(tiles.includes('exit') ? [] : [fault(texts.faults.noExit, 'tiles')]),
    ...(has('w') ? [] : [pieceless('w')]),
    ...arrived.map((square) => fault(texts.faults.onExit(squareName(boardOf(map), square)), 'placement', square)),
  ];
}

/** Sentences about a map that can be played on, but perhaps not as its author means it. */
export function remarksOn({ tiles }: Pick<MapFile, 'tiles'>): readonly string[] {
  const all = tilesOf(tiles);
  const [hasDoor, hasKey] = [all.includes('door'), all.includes('key')];
  if (hasDoor === hasKey) return [];
  return [hasDoor ? texts.remarks.noKey : texts.remarks.noDoor];
}
