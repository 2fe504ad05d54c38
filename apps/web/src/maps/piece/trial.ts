import { ok, type Piece, type Result, type Square, squareAt, squareCount, type TextError } from '@kickmate/board';
import type { MapFile, Maps, PieceDesign, Reach } from '@kickmate/game';
import { boardOf, emptyMap, withKind, withPiece, withTile } from '../map-edit.ts';

/** How wide and high the board is on which a piece is tried: it sees four squares in all directions. */
export const TRIAL_SIZE = 9;

/** What may stand on the board on which a piece is tried: a tile by its sign, or another piece. */
export type Obstacle = { readonly tile: string } | { readonly piece: Piece };

/** A board on which a piece is tried. */
export interface Trial {
  /** Where the piece stands. */
  readonly square: Square;
  readonly obstacles: ReadonlyMap<Square, Obstacle>;
}

/** The board on which pieces are tried. */
export const TRIAL_BOARD = boardOf({ size: [TRIAL_SIZE, TRIAL_SIZE] });

/** A piece alone in the middle. */
export const FRESH_TRIAL: Trial = {
  square: squareAt(TRIAL_BOARD, (TRIAL_SIZE - 1) / 2, (TRIAL_SIZE - 1) / 2)!,
  obstacles: new Map(),
};

/** The trial with something on a square, or with nothing; what is there already, placed again, goes. */
export function toggled(trial: Trial, square: Square, obstacle: Obstacle): Trial {
  if (square === trial.square) return trial;
  const obstacles = new Map(trial.obstacles);
  if (JSON.stringify(obstacles.get(square)) === JSON.stringify(obstacle)) obstacles.delete(square);
  else obstacles.set(square, obstacle);
  return { ...trial, obstacles };
}

/** The trial with the piece on another square, which it has for itself. */
export function moved(trial: Trial, square: Square): Trial {
  const obstacles = new Map(trial.obstacles);
  obstacles.delete(square);
  return { square, obstacles };
}

/** The map of a trial: White's piece on its square, and what is about. */
export function trialMap(maps: Maps, letter: string, design: PieceDesign, { square, obstacles }: Trial): MapFile {
  let map = withKind(emptyMap(maps, TRIAL_SIZE), letter, design);
  map = withPiece(map, square, { side: 'w', letter });
  for (const [at, obstacle] of obstacles)
    map = 'tile' in obstacle ? withTile(map, at, obstacle.tile) : withPiece(map, at, obstacle.piece);
  return map;
}

/** What the piece could do there; an error if its pattern is none. */
export function reachOf(
  maps: Maps,
  letter: string,
  design: PieceDesign,
  trial: Trial,
): Result<Reach, TextError | { readonly message: string }> {
  const variant = maps.on(maps.format(playable(maps, trialMap(maps, letter, design, trial), trial)));
  if (!variant.ok) return variant;
  const [start] = variant.value.starts('w');
  return ok(variant.value.routes?.reach(start!.position, trial.square) ?? { moves: [], attacks: [] });
}

/** The map with an aim that can be reached and is not yet: an exit, which changes nothing for who goes about. */
function playable(maps: Maps, map: MapFile, { square, obstacles }: Trial): MapFile {
  const last = squareCount(TRIAL_BOARD) - 1;
  const squares = Array.from({ length: last + 1 }, (_, at) => at);
  // Among nothing but obstacles it is the far corner, to which no way leads.
  const free = squares.find((at) => at !== square && !obstacles.has(at)) ?? (square > last / 2 ? 0 : last);
  const exit = maps.tiles.find(({ name }) => name === 'exit');
  const aimed = withPiece({ ...map, objective: 'reach' }, free, undefined);
  return exit ? withTile(aimed, free, exit.sign) : aimed;
}
