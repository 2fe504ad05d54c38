import { type Board, fileOf, rankOf, type Square, squareAt } from '@kickmate/board';

/** Drawing units per square. All artwork, strokes and letters are measured in them. */
export const UNIT = 100;

/**
 * How thick the wall around a pitch of usual size is, in drawing units; the coordinates stand on it. Around larger boards
 * it is thicker, or nobody could read them on a phone.
 */
export const WALL = 34;

/** The most squares in a row around which the wall is {@link WALL} thick. */
const USUAL_SIZE = 9;

/** How deep a goal is, in drawing units: the room beyond the first and the last rank. */
export const GOAL_DEPTH = 62;

/** The ball's radius, in squares. */
export const BALL_RADIUS = 0.25;

/**
 * A place on the board, in squares: `x` to the right of the a-file's outer edge, `y` up from rank 1's outer edge, seen
 * from White. The centre of a1 is (0.5, 0.5); places beyond the edges are fine.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a ball lies: on a square, or loose between some. */
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

/** How a board is looked at: what is needed to turn squares into drawing units and back. */
export interface BoardView {
  readonly board: Board;
  /** Black at the bottom. */
  readonly flipped: boolean;
  /** Only squares: no lines and goals of a pitch. */
  readonly isPlain: boolean;
  /** How thick the wall around it is, in drawing units. */
  readonly wall: number;
  /** Room for a goal beyond each end, in drawing units; 0 on boards without goals at their ends. */
  readonly goalDepth: number;
  /** The whole drawing, walls and goals included, in drawing units. */
  readonly width: number;
  readonly height: number;
}

/** The goals that open at the ends of a board, as its marks tell: one for each unbroken run of files. */
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

/** How a board is looked at from White's side, or from Black's; `isPlain` for games without a ball. */
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

/** Whether a square has a corner at a loose ball. */
export function touches(board: Board, square: Square, { x, y }: Spot): boolean {
  const centre = spotOf(board, square);
  return Math.abs(centre.x - x) <= 0.5 && Math.abs(centre.y - y) <= 0.5;
}

/** Where a spot is drawn, in drawing units from the top left corner of the whole drawing. */
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

/** A `transform` that puts a square's box, with its top left corner at (0, 0), where the square is. */
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

/** The spot under a point, given as parts (0 to 1) of the squares' common width and height from their top left. */
export function spotAt({ board, flipped }: BoardView, across: number, down: number): Spot {
  return {
    x: board.files * (flipped ? 1 - across : across),
    y: board.ranks * (flipped ? down : 1 - down),
  };
}

/** The square in which a spot lies, or `undefined` beyond the edge. */
export const squareUnder = (board: Board, { x, y }: Spot): Square | undefined =>
  squareAt(board, Math.floor(x), Math.floor(y));

/** Whether a square is one of the light ones; a1 is dark. */
export const isLight = (board: Board, square: Square): boolean =>
  (fileOf(board, square) + rankOf(board, square)) % 2 === 1;
