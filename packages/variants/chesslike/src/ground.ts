import { type Board, type Placement, type Side, type Square, squareName } from '@kickmate/board';
import type { MapFile, Tile } from '@kickmate/game';
import { boardOf, placementOf } from './map-check.ts';
import { isObjective, type Objective } from './objectives.ts';
import { type Kind, kindsOf } from './pieces.ts';
import { tilesOf } from './tiles.ts';
import { type Way, waysFrom } from './ways.ts';

/** A map made ready to be played on: whatever its file only implies, worked out once. */
export interface Ground {
  readonly map: MapFile;
  readonly board: Board;
  /** All squares, in rising order. */
  readonly squares: readonly Square[];
  /** The tiles by square, as they are at the start. */
  readonly tiles: readonly Tile[];
  /** Who stands where at the start. */
  readonly placement: Placement;
  readonly kinds: readonly Kind[];
  readonly objective: Objective;
  readonly turns: number | undefined;
  /** Whether a piece with this letter is royal. */
  isRoyal(letter: string): boolean;
  /** Whether a side had pieces at the start. */
  hadPieces(side: Side): boolean;
  /** Whether White's royal pieces are what matters on a `reach` map: there was one at the start. */
  readonly hasWhiteRoyal: boolean;
  /** The ways that a piece may take from a square, doors and pieces aside. */
  waysOf(side: Side, letter: string, from: Square): readonly Way[];
  nameOf(square: Square): string;
}

/** Makes a sound map ready. */
export function groundOf(map: MapFile): Ground {
  if (!isObjective(map.objective)) throw new Error(`a map whose objective is ${map.objective}`);
  const board = boardOf(map);
  const squares = Array.from({ length: board.files * board.ranks }, (_, square) => square);
  const tiles = tilesOf(map.tiles) as readonly Tile[];
  const placement = placementOf(map);
  const kinds = kindsOf(map);
  const royal = new Set(kinds.flatMap((kind) => (kind.royal ? [kind.letter] : [])));
  /** Most kinds never stand on a map: the ways of each are worked out when they are first asked for. */
  const ways = new Map<string, readonly (readonly Way[])[]>();
  const waysOf = (side: Side, letter: string): readonly (readonly Way[])[] => {
    const known = ways.get(side + letter);
    if (known) return known;
    const { pattern } = kinds.find((kind) => kind.letter === letter)!;
    const found = squares.map((from) => waysFrom({ board, tiles }, pattern, side, from));
    ways.set(side + letter, found);
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
    waysOf: (side, letter, from) => waysOf(side, letter)[from]!,
    nameOf: (square) => squareName(board, square),
  };
}
