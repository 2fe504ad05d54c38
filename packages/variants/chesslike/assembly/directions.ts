// The sixteen directions of patterns: eight straight and diagonal ones, eight of a knight. 0-7 lead to higher squares
// and 8-15 are their opposites; of each eight, the first four are straight and diagonal.
import { fileOf, files, holds, rankOf, ranks, WALLS } from "./map";

export const DIRECTIONS: i32 = 16;
/** No direction. */
export const NONE: i32 = 255;

const ACROSS: usize = memory.data<i8>([1, -1, 0, 1, -2, -1, 1, 2], 8);
const UP: usize = memory.data<i8>([0, 1, 1, 1, 1, 2, 2, 1], 8);

// By ranks up and files across (each 15 more): the direction in which one square is seen from another.
const SEEN: usize = memory.data(31 * 31, 8);

/** The number of files, and in {@link up} of ranks, that a step in a direction goes: negative to the left and down. */
export function across(direction: i32): i32 {
  const step = <i32>load<i8>(ACROSS + <usize>(direction & 7));
  return direction & 8 ? -step : step;
}

export function up(direction: i32): i32 {
  const step = <i32>load<i8>(UP + <usize>(direction & 7));
  return direction & 8 ? -step : step;
}

/** The difference between the numbers of a square and the next one in a direction. */
export function delta(direction: i32): i32 {
  return across(direction) + up(direction) * files;
}

export function isLine(direction: i32): bool {
  return (direction & 4) == 0;
}

/** Fills the table of directions. Call once. */
export function initDirections(): void {
  memory.fill(SEEN, <u8>NONE, 31 * 31);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    let files = across(direction);
    let ranks = up(direction);
    while (abs(files) <= 15 && abs(ranks) <= 15) {
      store<u8>(SEEN + <usize>((ranks + 15) * 31 + files + 15), <u8>direction);
      files += across(direction);
      ranks += up(direction);
    }
  }
}

/** The direction in which a square is seen from another one, by one or more steps; {@link NONE} if in none. */
export function directionTo(from: i32, to: i32): i32 {
  return <i32>load<u8>(SEEN + <usize>((rankOf(to) - rankOf(from) + 15) * 31 + fileOf(to) - fileOf(from) + 15));
}

/** The square a number of steps away in a direction; -1 beyond the map's edge, and where no piece can ever stand. */
export function squareTo(from: i32, direction: i32, steps: i32): i32 {
  const file = fileOf(from) + across(direction) * steps;
  const rank = rankOf(from) + up(direction) * steps;
  if (file < 0 || file >= files || rank < 0 || rank >= ranks) return -1;
  const to = rank * files + file;
  return holds(WALLS, to) ? -1 : to;
}
