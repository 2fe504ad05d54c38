// The flight of a kicked ball. Its three squares depend only on the square where it begins and on its direction, so
// they are in a table; the pieces on them decide where it ends.
import { bit } from "@kickmate/bitboards/assembly/bits";
import { E, fileStep, N, NE, NW, rankStep, S, SE, SW, W } from "@kickmate/bitboards/assembly/attacks";

/** In place of a square: the ball left the board beyond rank 8. */
export const OUT_TOP: i32 = 64;
/** In place of a square: the ball left the board beyond rank 1. */
export const OUT_BOTTOM: i32 = 65;
/** In place of a square: the first step of the flight is blocked. */
export const BLOCKED: i32 = -1;
/** The number of squares that a kicked ball flies. */
export const STEPS: i32 = 3;

/** Whether the ball is in the goal that a side attacks: on the last rank or beyond it. */
export function isGoal(side: i32, place: i32): bool {
  return side == 0 ? place >= 56 && place <= OUT_TOP : place == OUT_BOTTOM || (place >= 0 && place < 8);
}

const PATHS: usize = memory.data(64 * 8 * 4, 8);

/** Fills the table of paths. */
export function initFlights(): void {
  for (let square = 0; square < 64; square++) {
    for (let direction = 0; direction < 8; direction++) {
      let df = fileStep(direction);
      const dr = rankStep(direction);
      let file = square & 7;
      let rank = square >> 3;
      let path: u32 = 0;
      for (let n = 0; n < STEPS; n++) {
        // The ball bounces off the sides of the board.
        if (file + df < 0 || file + df > 7) df = -df;
        file += df;
        rank += dr;
        const place = rank > 7 ? OUT_TOP : rank < 0 ? OUT_BOTTOM : rank * 8 + file;
        path |= (<u32>place) << (8 * n);
        if (place >= OUT_TOP) break;
      }
      store<u32>(PATHS + (<usize>((square << 3) + direction) << 2), path);
    }
  }
}

/** The squares of a flight, a byte each, the first square in the lowest byte. */
export function pathOf(square: i32, direction: i32): u32 {
  return load<u32>(PATHS + (<usize>((square << 3) + direction) << 2));
}

/** Where a flight ends, and what it destroys. */
@unmanaged
export class Flight {
  /** The pieces that the ball destroys. */
  destroyed: u64 = 0;
  /** The square where it comes to rest, {@link OUT_TOP}, {@link OUT_BOTTOM} or {@link BLOCKED}. */
  place: i32 = 0;
}

const FLIGHT: usize = memory.data(<i32>offsetof<Flight>(), 8);

/**
 * Lets the ball fly along a path of up to `steps` squares. The pieces in `stop` stop it, those in `destroyable` it destroys.
 * The flight is valid until the next one.
 */
export function fly(path: u32, steps: i32, stop: u64, destroyable: u64): Flight {
  let place = BLOCKED;
  let destroyed: u64 = 0;
  for (let n = 0; n < steps; n++) {
    const square = <i32>(path & 255);
    path >>= 8;
    if (square >= OUT_TOP) {
      place = square;
      break;
    }
    const squareSet = bit(square);
    if (stop & squareSet) break;
    destroyed |= destroyable & squareSet;
    place = square;
  }
  const flight = changetype<Flight>(FLIGHT);
  flight.place = place;
  flight.destroyed = destroyed;
  return flight;
}

/** The direction of a kick: the signs of the move's components. */
export function kickDirection(from: i32, to: i32): i32 {
  const df = (to & 7) - (from & 7);
  const dr = (to >> 3) - (from >> 3);
  if (df == 0) return dr > 0 ? N : S;
  if (df > 0) return dr > 0 ? NE : dr == 0 ? E : SE;
  return dr > 0 ? NW : dr == 0 ? W : SW;
}
