// The sixteen directions of patterns: eight straight and diagonal ones, eight of a knight. 0-7 lead to higher squares
// and 8-15 are their opposites; of each eight, the first four are straight and diagonal.
import { fileOf, fileCount, holds, rankOf, rankCount, WALLS } from "./map";

/** The number of directions. */
export const DIRECTION_COUNT: i32 = 16;
/** Stands for no direction. */
export const NO_DIRECTION: i32 = 255;

const FILE_STEPS: usize = memory.data<i8>([1, -1, 0, 1, -2, -1, 1, 2], 8);
const RANK_STEPS: usize = memory.data<i8>([0, 1, 1, 1, 1, 2, 2, 1], 8);

// By ranks and files from one square to another (each 15 more): the direction from the one to the other.
const DIRECTIONS_BETWEEN: usize = memory.data(31 * 31, 8);

/** The number of files to the right that a step in a direction goes. */
export function fileStep(direction: i32): i32 {
  const step = <i32>load<i8>(FILE_STEPS + <usize>(direction & 7));
  return direction & 8 ? -step : step;
}

/** The number of ranks up that a step in a direction goes. */
export function rankStep(direction: i32): i32 {
  const step = <i32>load<i8>(RANK_STEPS + <usize>(direction & 7));
  return direction & 8 ? -step : step;
}

/** The difference between the numbers of a square and the next one in a direction. */
export function squareStep(direction: i32): i32 {
  return fileStep(direction) + rankStep(direction) * fileCount;
}

/** Returns whether a direction is straight or diagonal. */
export function isLineDirection(direction: i32): bool {
  return (direction & 4) == 0;
}

/** Fills the table of directions. Call once. */
export function initDirections(): void {
  memory.fill(DIRECTIONS_BETWEEN, <u8>NO_DIRECTION, 31 * 31);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    let files = fileStep(direction);
    let ranks = rankStep(direction);
    while (abs(files) <= 15 && abs(ranks) <= 15) {
      store<u8>(DIRECTIONS_BETWEEN + <usize>((ranks + 15) * 31 + files + 15), <u8>direction);
      files += fileStep(direction);
      ranks += rankStep(direction);
    }
  }
}

/** The direction in which one or more steps lead from a square to another one, or {@link NO_DIRECTION}. */
export function directionTo(from: i32, to: i32): i32 {
  return <i32>load<u8>(DIRECTIONS_BETWEEN + <usize>((rankOf(to) - rankOf(from) + 15) * 31 + fileOf(to) - fileOf(from) + 15));
}

/** The square a number of steps away in a direction; -1 beyond the map's edge, and where no piece can ever stand. */
export function squareTo(from: i32, direction: i32, steps: i32): i32 {
  const file = fileOf(from) + fileStep(direction) * steps;
  const rank = rankOf(from) + rankStep(direction) * steps;
  if (file < 0 || file >= fileCount || rank < 0 || rank >= rankCount) return -1;
  const to = rank * fileCount + file;
  return holds(WALLS, to) ? -1 : to;
}
