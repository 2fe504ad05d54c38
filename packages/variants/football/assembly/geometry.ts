// The board of 9 x 9 squares: steps, lines, leaps and neighbours, in tables.

export const FILES: i32 = 9;
export const SQUARES: i32 = 81;
/** The goal squares: e1, White's, and e9, Black's. */
export const GOAL_OF_WHITE: i32 = 4;
export const GOAL_OF_BLACK: i32 = 76;

// Directions clockwise from up the ranks, 0 to 7; straight ones are even, the opposite of d is d ^ 4.
const DELTAS: usize = memory.data<i32>([9, 10, 1, -8, -9, -10, -1, 8], 8);
const FILE_STEPS: usize = memory.data<i32>([0, 1, 1, 1, 0, -1, -1, -1], 8);
const RANK_STEPS: usize = memory.data<i32>([1, 1, 0, -1, -1, -1, 0, 1], 8);

// The number of squares from a square to the edge, by direction: u8.
const ROOM: usize = memory.data(81 * 8, 8);
// The direction from a square to each of its neighbours, 255 for other squares: u8.
const STEPS: usize = memory.data(81 * 81, 8);
// For each square a list, 16 bytes long: the number of squares in it, then the squares, u8.
const LEAPS: usize = memory.data(81 * 16, 8);
const NEIGHBOURS: usize = memory.data(81 * 16, 8);
// For each side's goal, the way to it from each square: a direction if the ball may take that line, 16 if the goal is a
// knight's leap away, else 255: u8.
const AIMS: usize = memory.data(2 * 81, 8);

/** Not a neighbour, or no way to the goal. */
export const NONE: i32 = 255;
/** The goal is a knight's leap away. */
export const BY_LEAP: i32 = 16;

/** The difference between the numbers of a square and the next one in a direction. */
export function delta(direction: i32): i32 {
  return load<i32>(DELTAS + (<usize>direction << 2));
}

/** The number of squares from a square to the edge in a direction. */
export function room(square: i32, direction: i32): i32 {
  return <i32>load<u8>(ROOM + <usize>((square << 3) + direction));
}

/** The direction from a square to its neighbour, or {@link NONE}. */
export function stepTo(from: i32, to: i32): i32 {
  return <i32>load<u8>(STEPS + <usize>(from * SQUARES + to));
}

/** Address of the list of a knight's leaps from a square: number, then squares, a byte each. */
export function leapsFrom(square: i32): usize {
  return LEAPS + (<usize>square << 4);
}

/** Address of the list of a square's neighbours: number, then squares, a byte each. */
export function neighboursOf(square: i32): usize {
  return NEIGHBOURS + (<usize>square << 4);
}

/** The ball's way from a square to the goal that a side defends: a direction, {@link BY_LEAP} or {@link NONE}. */
export function aimAt(side: i32, square: i32): i32 {
  return <i32>load<u8>(AIMS + <usize>(side * SQUARES + square));
}

/** The goal that a side defends. */
export function goalOf(side: i32): i32 {
  return side == 0 ? GOAL_OF_WHITE : GOAL_OF_BLACK;
}

/** Whether a square is a goal. */
export function isGoal(square: i32): bool {
  return square == GOAL_OF_WHITE || square == GOAL_OF_BLACK;
}

/** Whether a square is in a corner of the board. */
export function isCorner(square: i32): bool {
  return square == 0 || square == 8 || square == 72 || square == 80;
}

/** The number of king's steps between two squares. */
export function distance(a: i32, b: i32): i32 {
  return max(abs(a % FILES - b % FILES), abs(a / FILES - b / FILES));
}

/** Whether a direction is along a rank. */
export function isAlongRank(direction: i32): bool {
  return (direction & 3) == 2;
}

function append(list: usize, file: i32, rank: i32): void {
  if (file < 0 || file >= FILES || rank < 0 || rank >= FILES) return;
  const count = load<u8>(list) + 1;
  store<u8>(list, count);
  store<u8>(list + <usize>count, <u8>(rank * FILES + file));
}

/** Fills the tables. Call once, before anything else here. */
export function initGeometry(): void {
  memory.fill(STEPS, <u8>NONE, 81 * 81);
  memory.fill(AIMS, <u8>NONE, 2 * 81);
  for (let square = 0; square < SQUARES; square++) {
    const file = square % FILES;
    const rank = square / FILES;
    for (let direction = 0; direction < 8; direction++) {
      const df = load<i32>(FILE_STEPS + (<usize>direction << 2));
      const dr = load<i32>(RANK_STEPS + (<usize>direction << 2));
      let n = 0;
      let f = file + df;
      let r = rank + dr;
      for (; f >= 0 && f < FILES && r >= 0 && r < FILES; f += df, r += dr) {
        const place = r * FILES + f;
        if (n == 0) store<u8>(STEPS + <usize>(square * SQUARES + place), <u8>direction);
        if (isGoal(place) && !isAlongRank(direction)) store<u8>(aims(place) + <usize>square, <u8>direction);
        n++;
      }
      store<u8>(ROOM + <usize>((square << 3) + direction), <u8>n);
      append(neighboursOf(square), file + df, rank + dr);
    }
    for (let sf = -1; sf <= 1; sf += 2) {
      for (let sr = -1; sr <= 1; sr += 2) {
        append(leapsFrom(square), file + sf, rank + 2 * sr);
        append(leapsFrom(square), file + 2 * sf, rank + sr);
      }
    }
    const leaps = leapsFrom(square);
    for (let n: usize = 1; n <= <usize>load<u8>(leaps); n++) {
      const place = <i32>load<u8>(leaps + n);
      if (isGoal(place)) store<u8>(aims(place) + <usize>square, <u8>BY_LEAP);
    }
  }
}

function aims(goal: i32): usize {
  return AIMS + (goal == GOAL_OF_WHITE ? 0 : SQUARES);
}
