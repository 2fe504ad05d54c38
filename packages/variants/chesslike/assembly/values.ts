// Values of the map's pieces, in general and by square: by the points of their patterns and their mobility on the empty map, which is the
// number of a piece's moves plus the number of its attacks.
import { cellOf, CODES, holds, isRoyal, kindCount, SQUARES_MAX, squareCount, WALLS, pointsByHand } from "./map";
import { PLACE_MOBILITY, PATTERN_POINT, ROYAL_PIECE, ROYAL_PLACE_MOBILITY, MEAN_MOBILITY, weight } from "./weights";

/** The points of the standard pawn, whose value is 100. */
const PAWN_POINTS: i32 = 12;

// By code: the value of the piece. By code and square: its score there, for White.
const PIECE_VALUES: usize = memory.data(54 * 4, 8);
const PIECE_SCORES: usize = memory.data(54 * 256 * 4, 8);
/** By code and square: the mobility on the empty map, u8. */
const MOBILITIES: usize = memory.data(54 * 256, 8);
/** By code: the mean mobility over all squares, in sixteenths. */
const MEAN_MOBILITIES: usize = memory.data(54 * 4, 8);

/** Value of a piece in hundredths of a pawn, wherever it stands. */
export function valueOf(code: i32): i32 {
  return load<i32>(PIECE_VALUES + (<usize>code << 2));
}

/** Value of a piece on a square, for White: negative for Black's pieces. */
export function pieceScore(code: i32, square: i32): i32 {
  return load<i32>(PIECE_SCORES + (<usize>(code * SQUARES_MAX + square) << 2));
}

/** The mean mobility of a piece over all squares of the empty map, in sixteenths. */
export function meanMobility(code: i32): i32 {
  return load<i32>(MEAN_MOBILITIES + (<usize>code << 2));
}

/** Stores the mobility of a piece on a square of the empty map. */
export function setMobility(code: i32, square: i32, mobility: i32): void {
  store<u8>(MOBILITIES + <usize>(code * SQUARES_MAX + square), <u8>min(mobility, 255));
}

/** Computes all values from the stored mobilities and the weights. */
export function makeValues(): void {
  for (let code = 2; code < 2 * kindCount + 2; code++) makeValue(code);
}

function makeValue(code: i32): void {
  let mobilitySum = 0;
  let standableSquares = 0;
  for (let square = 0; square < squareCount; square++) {
    if (holds(WALLS, square)) continue;
    mobilitySum += mobilityOf(code, square);
    standableSquares++;
  }
  const meanMobility16ths = 16 * mobilitySum / max(standableSquares, 1);
  store<i32>(MEAN_MOBILITIES + (<usize>code << 2), meanMobility16ths);
  const points = pointsByHand(code);
  // Points by hand are rounded to hundredths of a pawn as in the rules.
  let value = points
    ? (100 * points + PAWN_POINTS / 2) / PAWN_POINTS
    : (weight(PATTERN_POINT) * pointsOf(code) + weight(MEAN_MOBILITY) * meanMobility16ths / 32) / 10;
  if (isRoyal(code)) value += weight(ROYAL_PIECE);
  store<i32>(PIECE_VALUES + (<usize>code << 2), value);
  const placeWeight = weight(isRoyal(code) ? ROYAL_PLACE_MOBILITY : PLACE_MOBILITY);
  for (let square = 0; square < squareCount; square++) {
    const score = value + placeWeight * (16 * mobilityOf(code, square) - meanMobility16ths) / 320;
    store<i32>(PIECE_SCORES + (<usize>(code * SQUARES_MAX + square) << 2), code & 1 ? -score : score);
  }
}

/** The mobility of a piece on a square of the empty map. */
export function mobilityOf(code: i32, square: i32): i32 {
  return <i32>load<u8>(MOBILITIES + <usize>(code * SQUARES_MAX + square));
}

// The points of a piece's pattern in the rules: 1 for a move, 2 for an attack, 3 for both, 5 for a ride.
function pointsOf(code: i32): i32 {
  let points = 0;
  for (let cell = 0; cell < 24; cell++) {
    const ability = cellOf(code, cell);
    points += ability == 4 ? 5 : ability;
  }
  return points;
}
