// The flight of a kicked ball. The path depends only on the ball's square and the direction, so paths are in a table; the pieces on the
// path decide where the flight ends.
import { bit } from "@kickmate/bitboards/assembly/bits";
import { E, fileStep, N, NE, NW, rankStep, S, SE, SW, W } from "@kickmate/bitboards/assembly/attacks";

/** The place of a ball that has left the board beyond rank 8. */
export const OUT_TOP: i32 = 64;
/** The place of a ball that has left the board beyond rank 1. */
export const OUT_BOTTOM: i32 = 65;
/** The place of a ball whose flight is blocked at its first square. */
export const BLOCKED: i32 = -1;
/** The number of squares of a flight that nothing stops. */
export const FLIGHT_LENGTH: i32 = 3;

/** Returns whether a place is in the goal that a side attacks: on the last rank or beyond. */
export function isGoal(side: i32, place: i32): bool {
  return side == 0 ? place >= 56 && place <= OUT_TOP : place == OUT_BOTTOM || (place >= 0 && place < 8);
}

// By square and direction: the path u32 of {@link pathOf}.
const PATHS: usize = memory.data(64 * 8 * 4, 8);

/** Fills the table of paths. */
export function initPaths(): void {
  for (let square = 0; square < 64; square++) {
    for (let direction = 0; direction < 8; direction++) {
      let fileChange = fileStep(direction);
      const rankChange = rankStep(direction);
      let file = square & 7;
      let rank = square >> 3;
      let path: u32 = 0;
      for (let step = 0; step < FLIGHT_LENGTH; step++) {
        // The ball bounces off the sides of the board.
        if (file + fileChange < 0 || file + fileChange > 7) fileChange = -fileChange;
        file += fileChange;
        rank += rankChange;
        const place = rank > 7 ? OUT_TOP : rank < 0 ? OUT_BOTTOM : rank * 8 + file;
        path |= (<u32>place) << (8 * step);
        if (place >= OUT_TOP) break;
      }
      store<u32>(PATHS + (<usize>((square << 3) + direction) << 2), path);
    }
  }
}

/**
 * The path from a square in a direction: up to {@link FLIGHT_LENGTH} squares, a byte each, the first in the lowest byte; OUT_TOP or
 * OUT_BOTTOM as the last where the path leaves the board.
 */
export function pathOf(square: i32, direction: i32): u32 {
  return load<u32>(PATHS + (<usize>((square << 3) + direction) << 2));
}

/** The result of a flight. */
@unmanaged
export class Flight {
  /** The pieces that the ball destroys. */
  destroyed: u64 = 0;
  /** The place where the ball comes to rest: a square, {@link OUT_TOP}, {@link OUT_BOTTOM} or {@link BLOCKED}. */
  place: i32 = 0;
}

const FLIGHT: usize = memory.data(<i32>offsetof<Flight>(), 8);

/**
 * Lets the ball fly along the first `steps` squares of a path. It stops before a piece of `stoppers`, and destroys those of
 * `destroyable`. The result is valid until the next call.
 */
export function fly(path: u32, steps: i32, stoppers: u64, destroyable: u64): Flight {
  let place = BLOCKED;
  let destroyed: u64 = 0;
  for (let step = 0; step < steps; step++) {
    const square = <i32>(path & 255);
    path >>= 8;
    if (square >= OUT_TOP) {
      place = square;
      break;
    }
    const squareBit = bit(square);
    if (stoppers & squareBit) break;
    destroyed |= destroyable & squareBit;
    place = square;
  }
  const flight = changetype<Flight>(FLIGHT);
  flight.place = place;
  flight.destroyed = destroyed;
  return flight;
}

/** The direction of a kick by a piece that goes from one square to another. A knight's kick is diagonal. */
export function kickDirection(from: i32, to: i32): i32 {
  const fileChange = (to & 7) - (from & 7);
  const rankChange = (to >> 3) - (from >> 3);
  if (fileChange == 0) return rankChange > 0 ? N : S;
  if (fileChange > 0) return rankChange > 0 ? NE : rankChange == 0 ? E : SE;
  return rankChange > 0 ? NW : rankChange == 0 ? W : SW;
}
