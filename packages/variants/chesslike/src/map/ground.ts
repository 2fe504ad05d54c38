import {
  allSquares,
  type Board,
  type Piece,
  type Placement,
  type Side,
  type Square,
  squareName,
} from '@kickmate/board';
import { type Item, isItem, type MapFile, type Tile } from '@kickmate/game';
import { carriersOf } from './items.ts';
import { boardOf, placementOf } from './map-check.ts';
import { isObjective, type Objective, tilesOf } from './map-words.ts';
import { type PatternRay, raysFrom } from './pattern.ts';
import { type Kind, kindsOf, points } from './pieces.ts';

/** A map with everything that follows from its file, computed once. */
export interface Ground {
  readonly map: MapFile;
  readonly board: Board;
  /** All squares, in rising order. */
  readonly squares: readonly Square[];
  /** The tiles by square, as they are at the start. */
  readonly tiles: readonly Tile[];
  /** The pieces by square at the start. */
  readonly placement: Placement;
  /**
   * The kinds of pieces. On a map with items these are only the kinds that stand on it at the start, each without an item and with
   * each of them; on other maps also those that a position may have in addition.
   */
  readonly kinds: readonly Kind[];
  readonly objective: Objective;
  readonly turns: number | undefined;
  /** The number of quiet actions in a row after which material decides; `undefined` if it never does. */
  readonly quiet: number | undefined;
  /** The points that a piece with this letter is worth. */
  pointsOf(letter: string): number;
  /** Whether a piece with this letter is royal. */
  isRoyal(letter: string): boolean;
  /** The letter that a piece has without its item. */
  bareOf(letter: string): string;
  /** The piece with an item; `undefined` if it carries one already. */
  withItem(piece: Piece, item: Item): Piece | undefined;
  /** Whether a side had pieces at the start. */
  hadPieces(side: Side): boolean;
  /** Whether White had a royal piece at the start: on a `reach` map a royal piece must then reach the exit. */
  readonly hasWhiteRoyal: boolean;
  /** The rays of a piece from a square, as far as the map's walls let them go. Doors and pieces are not considered. */
  raysOf(side: Side, letter: string, from: Square): readonly PatternRay[];
  nameOf(square: Square): string;
}

/** Computes the ground of a sound map. */
export function groundOf(map: MapFile): Ground {
  if (!isObjective(map.objective)) throw new Error(`a map whose objective is ${map.objective}`);
  const board = boardOf(map);
  const squares = allSquares(board);
  const tiles = tilesOf(map.tiles) as readonly Tile[];
  const placement = placementOf(map);
  const kinds = tiles.some(isItem) ? carriersOf(map, placement) : kindsOf(map);
  const kindOf = new Map(kinds.map((kind) => [kind.letter, kind]));
  const carriers = new Map(
    kinds.map(({ letter, carried }) => [carried ? carried.bare + carried.item : letter, letter]),
  );
  const royal = new Set(kinds.flatMap((kind) => (kind.royal ? [kind.letter] : [])));
  /** The rays of a kind are computed when they are first needed: most kinds never stand on a map. */
  const rays = new Map<string, readonly (readonly PatternRay[])[]>();
  const raysOf = (side: Side, letter: string): readonly (readonly PatternRay[])[] => {
    const known = rays.get(side + letter);
    if (known) return known;
    const { pattern } = kindOf.get(letter)!;
    const found = squares.map((from) => raysFrom({ board, tiles }, pattern, side, from));
    rays.set(side + letter, found);
    return found;
  };
  return {
    map,
    board,
    squares,
    tiles,
    placement,
    kinds,
    objective: map.objective,
    turns: map.turns,
    quiet: map.quiet,
    pointsOf: (letter) => points(kindOf.get(letter)!),
    isRoyal: (letter) => royal.has(letter),
    bareOf: (letter) => kindOf.get(letter)?.carried?.bare ?? letter,
    withItem: ({ side, letter }, item) => {
      const carrier = carriers.get(letter + item);
      return carrier === undefined ? undefined : { side, letter: carrier };
    },
    hadPieces: (side) => placement.some((piece) => piece?.side === side),
    hasWhiteRoyal: placement.some((piece) => piece?.side === 'w' && royal.has(piece.letter)),
    raysOf: (side, letter, from) => raysOf(side, letter)[from]!,
    nameOf: (square) => squareName(board, square),
  };
}
