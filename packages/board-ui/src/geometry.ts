import { type Board, fileOf, rankOf, type Square, squareAt } from '@kickmate/board';

/** Drawing units per square. Artwork, strokes and letters are measured in drawing units. */
export const UNIT = 100;

/**
 * Thickness of the wall around a pitch of usual size, in drawing units. The coordinates stand on it, so it is thicker
 * around larger boards: they have to be readable on a phone.
 */
export const WALL = 34;

/** The largest number of files for which the wall is {@link WALL} thick. */
const USUAL_SIZE = 9;

/** Depth of a goal beyond the first or the last rank, in drawing units. */
export const GOAL_DEPTH = 62;

/** The ball's radius, in squares. */
export const BALL_RADIUS = 0.25;

/**
 * A place on the board, in squares: `x` to the right of the a-file's outer edge, `y` up from rank 1's outer edge, seen
 * from White. The centre of a1 is (0.5, 0.5). Places beyond the edges are allowed.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The place of the ball: a square, or a loose ball's spot between squares. */
export type BallPlace = Square | Spot;

/**
 * A goal at an end of the board: the files from `first` to `last`, beyond rank 1 (`bottom`) or the last rank (`top`); or
 * within the board, on that rank itself.
 */
export interface GoalMouth {
  readonly end: 'top' | 'bottom';
  readonly first: number;
  readonly last: number;
  readonly isWithin: boolean;
  readonly side?: 'w' | 'b' | undefined;
}

/** A board and its orientation: everything that is needed to turn squares into drawing units and back. */
export interface BoardView {
  readonly board: Board;
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
  /** Whether only squares are drawn, without the lines and goals of a pitch. */
  readonly isPlain: boolean;
  /** Thickness of the wall, in drawing units. */
  readonly wall: number;
  /** Depth of the goals beyond the ends, in drawing units; 0 on boards without such goals. */
  readonly goalDepth: number;
  /** Size of the whole drawing with walls and goals, in drawing units. */
  readonly width: number;
  readonly height: number;
}

/** The goals at the ends of a board, from its marks: one for each unbroken run of files. */
export function goalMouths(board: Board): readonly GoalMouth[] {
  return board.marks
    .filter(({ kind }) => kind === 'goal')
    .flatMap(({ side, squares, isWithin = false }) => [
      ...runs(filesOnRank(board, squares, 0)).map((run) => ({ end: 'bottom' as const, side, isWithin, ...run })),
      ...runs(filesOnRank(board, squares, board.ranks - 1)).map((run) => ({
        end: 'top' as const,
        side,
        isWithin,
        ...run,
      })),
    ]);
}

const filesOnRank = (board: Board, squares: readonly Square[], rank: number): readonly number[] =>
  squares
    .filter((square) => rankOf(board, square) === rank)
    .map((square) => fileOf(board, square))
    .sort((a, b) => a - b);

function runs(files: readonly number[]): readonly { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const file of files) {
    const run = found.at(-1);
    if (run && file === run.last + 1) run.last = file;
    else found.push({ first: file, last: file });
  }
  return found;
}

/** Makes the {@link BoardView} of a board. */
export function viewOf(board: Board, flipped = false, isPlain = false): BoardView {
  const goalDepth = !isPlain && goalMouths(board).some(({ isWithin }) => !isWithin) ? GOAL_DEPTH : 0;
  const wall = WALL * Math.max(1, board.files / USUAL_SIZE);
  return {
    board,
    flipped,
    isPlain,
    wall,
    goalDepth,
    width: board.files * UNIT + 2 * wall,
    height: board.ranks * UNIT + 2 * (wall + goalDepth),
  };
}

/** The centre of a square. */
export const spotOf = (board: Board, square: Square): Spot => ({
  x: fileOf(board, square) + 0.5,
  y: rankOf(board, square) + 0.5,
});

/** The centre of a ball. */
export const ballSpot = (board: Board, ball: BallPlace): Spot =>
  typeof ball === 'number' ? spotOf(board, ball) : ball;

/** Whether a loose ball lies at a corner of a square. */
export function touches(board: Board, square: Square, { x, y }: Spot): boolean {
  const centre = spotOf(board, square);
  return Math.abs(centre.x - x) <= 0.5 && Math.abs(centre.y - y) <= 0.5;
}

/** A spot in drawing units from the top left corner of the whole drawing. */
export function toUnits({ board, flipped, wall, goalDepth }: BoardView, { x, y }: Spot): Spot {
  return {
    x: wall + UNIT * (flipped ? board.files - x : x),
    y: wall + goalDepth + UNIT * (flipped ? y : board.ranks - y),
  };
}

/** The top left corner of a square, in drawing units. */
export function cornerOf(view: BoardView, square: Square): Spot {
  const centre = toUnits(view, spotOf(view.board, square));
  return { x: centre.x - UNIT / 2, y: centre.y - UNIT / 2 };
}

/** An SVG `transform` that moves a box at (0, 0) to a square. */
export function squareTransform(view: BoardView, square: Square): string {
  const { x, y } = cornerOf(view, square);
  return `translate(${x} ${y})`;
}

/** The square in a column from the left and a row from the top, as seen; `undefined` beyond the edge. */
export function squareSeenAt({ board, flipped }: BoardView, column: number, row: number): Square | undefined {
  return flipped ? squareAt(board, board.files - 1 - column, row) : squareAt(board, column, board.ranks - 1 - row);
}

/** A square's column from the left and row from the top, as seen. */
export function seenAt({ board, flipped }: BoardView, square: Square): { column: number; row: number } {
  const file = fileOf(board, square);
  const rank = rankOf(board, square);
  return flipped ? { column: board.files - 1 - file, row: rank } : { column: file, row: board.ranks - 1 - rank };
}

/** All squares as seen: rows from the top, each from the left. */
export function rowsOf(view: BoardView): readonly (readonly Square[])[] {
  const { files, ranks } = view.board;
  return Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) => squareSeenAt(view, column, row)!),
  );
}

/** The spot at a point of the grid of squares, given as shares (0 to 1) of its width and height from the top left. */
export function spotAt({ board, flipped }: BoardView, across: number, down: number): Spot {
  return {
    x: board.files * (flipped ? 1 - across : across),
    y: board.ranks * (flipped ? down : 1 - down),
  };
}

/** The square that contains a spot, or `undefined` beyond the edge. */
export const squareUnder = (board: Board, { x, y }: Spot): Square | undefined =>
  squareAt(board, Math.floor(x), Math.floor(y));

/** Whether a square is light; a1 is dark. */
export const isLight = (board: Board, square: Square): boolean =>
  (fileOf(board, square) + rankOf(board, square)) % 2 === 1;
