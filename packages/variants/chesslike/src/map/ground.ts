import { allSquares, type Board, type Placement, type Side, type Square, squareName } from '@kickmate/board';
import type { MapFile, Tile } from '@kickmate/game';
import { boardOf, placementOf } from './map-check.ts';
import { isObjective, type Objective, tilesOf } from './map-words.ts';
import { type PatternRay, raysFrom } from './pattern.ts';
import { type Kind, kindsOf } from './pieces.ts';

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
  readonly kinds: readonly Kind[];
  readonly objective: Objective;
  readonly turns: number | undefined;
  /** Whether a piece with this letter is royal. */
  isRoyal(letter: string): boolean;
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
  const kinds = kindsOf(map);
  const royal = new Set(kinds.flatMap((kind) => (kind.royal ? [kind.letter] : [])));
  /** The rays of a kind are computed when they are first needed: most kinds never stand on a map. */
  const rays = new Map<string, readonly (readonly PatternRay[])[]>();
  const raysOf = (side: Side, letter: string): readonly (readonly PatternRay[])[] => {
    const known = rays.get(side + letter);
    if (known) return known;
    const { pattern } = kinds.find((kind) => kind.letter === letter)!;
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
    isRoyal: (letter) => royal.has(letter),
    hadPieces: (side) => placement.some((piece) => piece?.side === side),
    hasWhiteRoyal: placement.some((piece) => piece?.side === 'w' && royal.has(piece.letter)),
    raysOf: (side, letter, from) => raysOf(side, letter)[from]!,
    nameOf: (square) => squareName(board, square),
  };
}
