// The board of 9 x 9 squares in tables: neighbours, lines, leaps, distances.

/** The number of files, and of ranks. */
export const FILES: i32 = 9;
/** The number of squares. */
export const SQUARES: i32 = 81;
/** The goal squares: e1, White's, and e9, Black's. */
export const GOAL_OF_WHITE: i32 = 4;
export const GOAL_OF_BLACK: i32 = 76;

/** The number that follows the last square of a line: for the edge; 1 or 2 more for White's or Black's goal, if the ball may enter it there. */
export const EDGE: i32 = SQUARES;
/** The number of squares, edge and entries into goals. */
export const PLACE_COUNT: i32 = SQUARES + 3;

// Directions clockwise from up the ranks, 0 to 7; straight ones are even, the opposite of d is d ^ 4.
const FILE_STEPS: usize = memory.data<i32>([0, 1, 1, 1, 0, -1, -1, -1], 8);
const RANK_STEPS: usize = memory.data<i32>([1, 1, 0, -1, -1, -1, 0, 1], 8);

// By square and direction: the squares of the line from there, then the number that follows, u8; 9 bytes for each line. Pieces pass over
// a goal and never stop there; the ball never passes.
const LINES_OF_PIECES: usize = memory.data(81 * 8 * 9, 8);
const LINES_OF_BALL: usize = memory.data(81 * 8 * 9, 8);
// By two squares: the number of king's steps between them, u8.
const DISTANCES: usize = memory.data(81 * 81, 8);
// By two squares: the direction from the first to the second if they are neighbours, else NONE, u8.
const DIRECTIONS: usize = memory.data(81 * 81, 8);
// By square: a list of 16 bytes, the number of its squares, then the squares, u8. Pieces do not move to goals, but the ball is kicked there.
const LEAPS: usize = memory.data(81 * 16, 8);
const NEIGHBOURS: usize = memory.data(81 * 16, 8);
const MOVES_OF_KNIGHT: usize = memory.data(81 * 16, 8);
const MOVES_OF_KING: usize = memory.data(81 * 16, 8);
// By side and square: the ball's way to the side's goal ({@link wayToGoal}), u8.
const WAYS_TO_GOALS: usize = memory.data(2 * 81, 8);

/** Stands for no square, no direction or no way. */
export const NONE: i32 = 255;
/** The way to a goal that is a knight's leap away. */
export const BY_LEAP: i32 = 16;

/** Address of the squares on which a piece can stop along a line, a byte each; {@link EDGE} follows. */
export function lineOfPiece(square: i32, direction: i32): usize {
  return LINES_OF_PIECES + <usize>(((square << 3) + direction) * 9);
}

/** Address of the squares on which the ball can stop along a line, a byte each; {@link EDGE} or {@link goalEntryOf} a goal follows. */
export function lineOfBall(square: i32, direction: i32): usize {
  return LINES_OF_BALL + <usize>(((square << 3) + direction) * 9);
}

/** The number that follows a line of the ball that ends in a side's goal. */
export function goalEntryOf(side: i32): i32 {
  return EDGE + 1 + side;
}

/** The number of king's steps between two squares. */
export function distance(a: i32, b: i32): i32 {
  return <i32>load<u8>(DISTANCES + <usize>(a * SQUARES + b));
}

/** The direction from a square to its neighbour, or {@link NONE}. */
export function directionTo(from: i32, to: i32): i32 {
  return <i32>load<u8>(DIRECTIONS + <usize>(from * SQUARES + to));
}

/** Address of the list of a knight's leaps from a square: number, then squares, a byte each. */
export function leapsFrom(square: i32): usize {
  return LEAPS + (<usize>square << 4);
}

/** Address of the list of a square's neighbours: number, then squares, a byte each. */
export function neighboursOf(square: i32): usize {
  return NEIGHBOURS + (<usize>square << 4);
}

/** Address of the list of the squares to which a knight can move: number, then squares, a byte each. */
export function movesOfKnight(square: i32): usize {
  return MOVES_OF_KNIGHT + (<usize>square << 4);
}

/** Address of the list of the squares to which a king can move: number, then squares, a byte each. */
export function movesOfKing(square: i32): usize {
  return MOVES_OF_KING + (<usize>square << 4);
}

/** The ball's way from a square to the goal that a side defends: the direction of a line, {@link BY_LEAP} or {@link NONE}. */
export function wayToGoal(side: i32, square: i32): i32 {
  return <i32>load<u8>(WAYS_TO_GOALS + <usize>(side * SQUARES + square));
}

/** The goal that a side defends. */
export function goalOf(side: i32): i32 {
  return side == 0 ? GOAL_OF_WHITE : GOAL_OF_BLACK;
}

/** Returns whether a square is a goal. */
export function isGoal(square: i32): bool {
  return square == GOAL_OF_WHITE || square == GOAL_OF_BLACK;
}

/** Returns whether a square is in a corner of the board. */
export function isCorner(square: i32): bool {
  return square == 0 || square == 8 || square == 72 || square == 80;
}

// Returns whether a direction is along a rank.
function isAlongRank(direction: i32): bool {
  return (direction & 3) == 2;
}

// The square some files and ranks away, or NONE.
function squareAt(square: i32, files: i32, ranks: i32): i32 {
  const file = square % FILES + files;
  const rank = square / FILES + ranks;
  return file < 0 || file >= FILES || rank < 0 || rank >= FILES ? NONE : rank * FILES + file;
}

// Appends a square to a list that begins with its length.
function appendSquare(list: usize, square: i32): void {
  const count = load<u8>(list) + 1;
  store<u8>(list, count);
  store<u8>(list + <usize>count, <u8>square);
}

/** Fills the tables. Call once, before anything else here. */
export function initGeometry(): void {
  memory.fill(DIRECTIONS, <u8>NONE, 81 * 81);
  memory.fill(WAYS_TO_GOALS, <u8>NONE, 2 * 81);
  for (let square = 0; square < SQUARES; square++) {
    for (let direction = 0; direction < 8; direction++) fillLine(square, direction);
    for (let other = 0; other < SQUARES; other++) {
      const files = abs(square % FILES - other % FILES);
      const ranks = abs(square / FILES - other / FILES);
      store<u8>(DISTANCES + <usize>(square * SQUARES + other), <u8>max(files, ranks));
    }
    for (let fileSign = -1; fileSign <= 1; fileSign += 2) {
      for (let rankSign = -1; rankSign <= 1; rankSign += 2) {
        fillLeap(square, squareAt(square, fileSign, 2 * rankSign));
        fillLeap(square, squareAt(square, 2 * fileSign, rankSign));
      }
    }
  }
}

function fillLine(square: i32, direction: i32): void {
  const files = load<i32>(FILE_STEPS + (<usize>direction << 2));
  const ranks = load<i32>(RANK_STEPS + (<usize>direction << 2));
  const next = squareAt(square, files, ranks);
  if (next != NONE) {
    store<u8>(DIRECTIONS + <usize>(square * SQUARES + next), <u8>direction);
    appendSquare(neighboursOf(square), next);
    if (!isGoal(next)) appendSquare(movesOfKing(square), next);
  }
  let ofPiece = lineOfPiece(square, direction);
  let ofBall = lineOfBall(square, direction);
  let end = 0;
  for (let to = next; to != NONE; to = squareAt(to, files, ranks)) {
    if (!isGoal(to)) {
      store<u8>(ofPiece++, <u8>to);
      if (!end) store<u8>(ofBall++, <u8>to);
    } else {
      const side = to == GOAL_OF_WHITE ? 0 : 1;
      if (!isAlongRank(direction)) store<u8>(WAYS_TO_GOALS + <usize>(side * SQUARES + square), <u8>direction);
      if (!end) end = isAlongRank(direction) ? EDGE : goalEntryOf(side);
    }
  }
  store<u8>(ofPiece, <u8>EDGE);
  store<u8>(ofBall, <u8>(end ? end : EDGE));
}

function fillLeap(square: i32, to: i32): void {
  if (to == NONE) return;
  appendSquare(leapsFrom(square), to);
  if (isGoal(to)) store<u8>(WAYS_TO_GOALS + <usize>((to == GOAL_OF_WHITE ? 0 : 1) * SQUARES + square), <u8>BY_LEAP);
  else appendSquare(movesOfKnight(square), to);
}
