import { ok, type Piece, type Result, type Square, squareAt, squareCount, type TextError } from '@kickmate/board';
import type { MapFile, Maps, PieceDesign, Reach } from '@kickmate/game';
import { boardOf, emptyMap, withKind, withPiece, withTile } from '../map-edit.ts';

/** Width and height of the board on which a piece is tried: four squares in each direction. */
export const TRIAL_SIZE = 9;

/** Something on the trial board: a tile by its sign, or another piece. */
export type Obstacle = { readonly tile: string } | { readonly piece: Piece };

/** A trial board with the piece and other things. */
export interface Trial {
  /** The piece's square. */
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

/** The trial with something on a square, or with nothing. Placing the same thing again removes it. */
export function toggled(trial: Trial, square: Square, obstacle: Obstacle): Trial {
  if (square === trial.square) return trial;
  const obstacles = new Map(trial.obstacles);
  if (JSON.stringify(obstacles.get(square)) === JSON.stringify(obstacle)) obstacles.delete(square);
  else obstacles.set(square, obstacle);
  return { ...trial, obstacles };
}

/** The trial with the piece on another square; anything there is removed. */
export function moved(trial: Trial, square: Square): Trial {
  const obstacles = new Map(trial.obstacles);
  obstacles.delete(square);
  return { square, obstacles };
}

/** The map of a trial: White's piece on its square, and the other things. */
export function trialMap(maps: Maps, letter: string, design: PieceDesign, { square, obstacles }: Trial): MapFile {
  let map = withKind(emptyMap(maps, TRIAL_SIZE), letter, design);
  map = withPiece(map, square, { side: 'w', letter });
  for (const [at, obstacle] of obstacles)
    map = 'tile' in obstacle ? withTile(map, at, obstacle.tile) : withPiece(map, at, obstacle.piece);
  return map;
}

/** The reach of the piece on the trial's board; an error if its pattern is invalid. */
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

/** The map with an objective that can be reached and is not reached yet: an exit, which does not affect moves. */
function playable(maps: Maps, map: MapFile, { square, obstacles }: Trial): MapFile {
  const last = squareCount(TRIAL_BOARD) - 1;
  const squares = Array.from({ length: last + 1 }, (_, at) => at);
  // If every square is an obstacle, the exit is in the far corner, which cannot be reached.
  const free = squares.find((at) => at !== square && !obstacles.has(at)) ?? (square > last / 2 ? 0 : last);
  const exit = maps.tiles.find(({ tile }) => tile === 'exit');
  const aimed = withPiece({ ...map, objective: 'reach' }, free, undefined);
  return exit ? withTile(aimed, free, exit.sign) : aimed;
}
