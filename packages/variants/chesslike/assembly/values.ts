// Values of the map's pieces, in general and by square: the points of their patterns, corrected by what they see.
import { cellOf, CODES, holds, isRoyal, kinds, SQUARES_MAX, squares, WALLS, worthByHand } from "./map";
import { PLACE, POINT, ROYAL, ROYAL_PLACE, SIGHT, weight } from "./weights";

/** The points of the standard pawn, whose value is 100. */
const PAWN_POINTS: i32 = 12;

// By code: the value of the piece. By code and square: its score there, for White.
const VALUES: usize = memory.data(54 * 4, 8);
const SCORES: usize = memory.data(54 * 256 * 4, 8);
/**
 * By code and square: the view, which is the number of its moves plus the number of its attacks on the empty map, u8.
 */
const VIEWS: usize = memory.data(54 * 256, 8);
/** By code: the mean of its views over all squares, in sixteenths. */
const MEANS: usize = memory.data(54 * 4, 8);

/** Value of a piece in hundredths of a pawn, wherever it stands. */
export function valueOf(code: i32): i32 {
  return load<i32>(VALUES + (<usize>code << 2));
}

/** Value of a piece on a square, for White: negative for Black's pieces. */
export function pieceScore(code: i32, square: i32): i32 {
  return load<i32>(SCORES + (<usize>(code * SQUARES_MAX + square) << 2));
}

/** The mean of a piece's views over all squares of the empty map (moves plus attacks), in sixteenths. */
export function meanView(code: i32): i32 {
  return load<i32>(MEANS + (<usize>code << 2));
}

/** Stores the view of a piece from a square: the number of its moves plus that of its attacks on the empty map. */
export function noteView(code: i32, square: i32, view: i32): void {
  store<u8>(VIEWS + <usize>(code * SQUARES_MAX + square), <u8>min(view, 255));
}

/** Computes all values from the stored views and the weights. */
export function makeValues(): void {
  for (let code = 2; code < 2 * kinds + 2; code++) makeValue(code);
}

function makeValue(code: i32): void {
  let views = 0;
  let places = 0;
  for (let square = 0; square < squares; square++) {
    if (holds(WALLS, square)) continue;
    views += viewOf(code, square);
    places++;
  }
  const mean = 16 * views / max(places, 1);
  store<i32>(MEANS + (<usize>code << 2), mean);
  const points = worthByHand(code);
  // By hand: hundredths of a pawn, rounded as in the rules.
  let value = points ? (100 * points + PAWN_POINTS / 2) / PAWN_POINTS : (weight(POINT) * pointsOf(code) + weight(SIGHT) * mean / 32) / 10;
  if (isRoyal(code)) value += weight(ROYAL);
  store<i32>(VALUES + (<usize>code << 2), value);
  const place = weight(isRoyal(code) ? ROYAL_PLACE : PLACE);
  for (let square = 0; square < squares; square++) {
    const score = value + place * (16 * viewOf(code, square) - mean) / 320;
    store<i32>(SCORES + (<usize>(code * SQUARES_MAX + square) << 2), code & 1 ? -score : score);
  }
}

/** The view of a piece from a square: the number of its moves plus that of its attacks on the empty map. */
export function viewOf(code: i32, square: i32): i32 {
  return <i32>load<u8>(VIEWS + <usize>(code * SQUARES_MAX + square));
}

// The points of a piece's pattern in the rules: 1 for a move, 2 for an attack, 3 for both, 5 for a ride.
function pointsOf(code: i32): i32 {
  let points = 0;
  for (let cell = 0; cell < 24; cell++) {
    const sign = cellOf(code, cell);
    points += sign == 4 ? 5 : sign;
  }
  return points;
}
