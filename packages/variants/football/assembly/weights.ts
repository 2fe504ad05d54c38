// The weights of the evaluation, in hundredths of a pawn. They were found by playing: see docs/tuning.md.
import { SQUARES } from "./geometry";

/** Address of the weights. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 centrality, per step away from the nearest edge: knight, bishop, rook, queen, king
  14, 10, -1, 8, 3,
  // 5 advance, per rank: knight, bishop, rook, queen, king
  9, 2, 2, 4, 0,
  // 10 the ball on the 6th, 7th, 8th, 9th rank
  11, 28, 30, 30,
  // 14 next to the ball: knight, bishop, rook, queen, king; then once if the other side has no piece there
  9, 13, 15, 27, 15, 20,
  // 20 next to the ball by one move: knight, bishop, rook, queen, king
  7, 12, 14, 13, 9,
  // 25 distance to the ball, per square: knight, bishop, rook, queen, king
  -12, -6, -8, -10, -8,
  // 30 the ball's way to the other side's goal: a free line, a line with one piece in the way, a knight's leap
  19, 6, 11,
  // 33 a piece next to its own goal
  4,
  // 34 mobility: knight, bishop, rook, queen, king
  5, 4, 4, 5, 6,
  // 39 the side that is not to act could score in its next turn
  96,
  // 40 pieces that could kick the ball in, if it came to them; ranks that kicks alone can bring the ball forward
  10, 10,
  // 42 the side to act
  26,
], 8);

/** The number of weights. */
export const WEIGHT_COUNT: i32 = 43;

// The index of each weight above.
const CENTRALITY: i32 = 0;
const ADVANCE: i32 = 5;
export const BALL_RANK: i32 = 10;
export const AT_BALL: i32 = 14;
export const ALONE_AT_BALL: i32 = 19;
export const REACHES_BALL: i32 = 20;
export const BALL_DISTANCE: i32 = 25;
export const LANE: i32 = 30;
export const GOAL_GUARD: i32 = 33;
export const MOBILITY: i32 = 34;
export const THREAT: i32 = 39;
export const FINISHERS: i32 = 40;
export const RANKS_GAINED: i32 = 41;
export const TEMPO: i32 = 42;

// By type (8 types) and square: the score of a White piece i32.
const PIECE_SCORES: usize = memory.data(8 * 81 * 4, 8);

/** A weight by its index. */
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}

/** Value of a piece on a square, for White: negative for Black's pieces. */
export function pieceScore(side: i32, type: i32, square: i32): i32 {
  // Black's board is White's, rotated by 180 degrees.
  const own = side == 0 ? square : SQUARES - 1 - square;
  const score = load<i32>(PIECE_SCORES + (<usize>(type * SQUARES + own) << 2));
  return side == 0 ? score : -score;
}

/** Computes the pieces' scores from the weights. */
export function applyWeights(): void {
  for (let type = 1; type <= 5; type++) {
    for (let square = 0; square < SQUARES; square++) {
      const file = square % 9;
      const rank = square / 9;
      const centrality = min(min(file, 8 - file), min(rank, 8 - rank));
      const score = weight(CENTRALITY + type - 1) * centrality + weight(ADVANCE + type - 1) * rank;
      store<i32>(PIECE_SCORES + (<usize>(type * SQUARES + square) << 2), score);
    }
  }
}
