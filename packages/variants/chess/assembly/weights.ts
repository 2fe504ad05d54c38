// The weights of the evaluation, in hundredths of a pawn. Each term has a weight for the middle game and one for the
// end game. src/weight-groups.ts names groups of them.
import { setPieceScore } from "@kickmate/bitboards/assembly/pieces";

/** Address of the weights. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 material: pawn, knight, bishop, rook, queen
  80, 115,  354, 320,  364, 332,  469, 573,  1043, 961,
  // 5 a pawn on each square, a1 to h8
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  -18, 15,  1, 12,  -9, 12,  -16, 13,  -16, 11,  0, 20,  15, 15,  -11, 7,
  -14, 3,  -11, 0,  -9, -1,  -5, -2,  -4, 2,  0, 8,  5, -3,  -4, -1,
  -15, 13,  -8, 6,  2, -2,  16, -12,  9, -4,  6, 6,  -3, 4,  -12, 9,
  -5, 20,  0, 10,  4, -4,  18, -1,  18, 3,  14, 11,  5, 15,  -6, 24,
  6, 23,  16, 26,  26, 26,  36, 13,  23, 19,  30, 23,  13, 27,  15, 32,
  49, 46,  61, 54,  60, 39,  66, 38,  68, 42,  62, 43,  59, 47,  50, 41,
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  // 69 a knight on each square, a1 to h8
  -79, -40,  -20, -42,  -29, -19,  -22, -17,  -16, -15,  -32, -23,  -20, -36,  -80, -40,
  -26, -37,  -32, -22,  -13, -17,  -4, -3,  -5, -5,  -18, -18,  -27, -18,  -24, -36,
  -25, -19,  -6, -3,  1, -9,  9, 9,  5, 16,  11, 2,  2, -2,  -18, -16,
  2, -12,  5, 1,  15, 17,  16, 25,  25, 15,  22, 10,  8, 0,  -3, -12,
  -3, -12,  9, 5,  24, 21,  34, 22,  32, 19,  24, 19,  20, 5,  -5, -17,
  -19, -19,  31, -7,  38, 8,  49, 7,  54, 8,  38, 2,  25, -14,  -17, -22,
  -46, -26,  -20, -11,  38, -14,  20, 1,  21, 0,  41, -12,  -20, -13,  -48, -26,
  -139, -68,  -68, -43,  -31, -22,  -30, -27,  -30, -28,  -31, -24,  -69, -44,  -138, -70,
  // 133 a bishop on each square, a1 to h8
  -18, -18,  -3, -5,  -5, -10,  -13, -3,  -16, -3,  -16, -5,  0, -5,  -19, -20,
  11, -14,  12, -11,  14, -4,  -3, -3,  -4, 0,  20, -10,  17, -14,  9, -14,
  1, -4,  11, 1,  8, 0,  5, 13,  10, 12,  14, 8,  15, -1,  0, -9,
  -1, -2,  4, 3,  14, 11,  16, 12,  22, 11,  9, 9,  6, 4,  -1, -5,
  -2, -1,  4, 10,  10, 2,  30, 9,  26, 5,  15, 4,  14, 11,  -6, -1,
  -6, 3,  22, -3,  31, 4,  27, 2,  30, 4,  34, 4,  21, -3,  -7, 2,
  -21, -6,  5, -3,  -7, -1,  -3, -6,  -2, -3,  -4, 7,  2, -4,  -22, -9,
  -22, -10,  -10, -16,  -50, -8,  -31, -4,  -32, -4,  -49, -7,  -9, -14,  -23, -11,
  // 197 a rook on each square, a1 to h8
  -20, -3,  -10, -13,  -4, -2,  3, -13,  -4, -11,  -3, -5,  -11, -5,  -18, -4,
  -30, -6,  -8, -4,  -11, -3,  -6, -5,  -5, -2,  -17, -5,  -12, -8,  -32, -6,
  -29, -1,  -17, 0,  -10, 0,  -10, -2,  -15, -7,  -14, -3,  -17, -4,  -33, -5,
  -24, 7,  -14, 6,  -8, 8,  -5, 4,  -1, 5,  -4, 8,  -10, 6,  -18, 6,
  -14, 13,  -6, 11,  10, 12,  19, 3,  21, 5,  6, 7,  1, 11,  -10, 9,
  4, 16,  18, 10,  20, 6,  30, 2,  34, 11,  19, 5,  20, 8,  3, 10,
  16, 9,  15, 8,  34, 5,  39, -1,  39, -3,  33, 1,  18, 6,  19, 7,
  24, 17,  27, 11,  23, 13,  39, 13,  39, 11,  24, 19,  29, 12,  27, 15,
  // 261 a queen on each square, a1 to h8
  -11, -33,  -15, -31,  -7, -29,  -13, -30,  0, -26,  -8, -30,  -14, -31,  -11, -33,
  -22, -27,  -8, -24,  4, -24,  0, -14,  -1, -16,  4, -27,  -6, -25,  -19, -27,
  -12, -13,  0, -8,  -6, 9,  -7, 7,  1, 8,  -8, 7,  7, -5,  -3, -13,
  -6, 4,  -15, 19,  -5, 19,  -10, 33,  -3, 35,  -8, 17,  -4, 22,  -8, 2,
  -15, 12,  -11, 36,  -12, 31,  -14, 45,  -11, 43,  -9, 33,  -13, 31,  -6, 13,
  -3, -1,  -5, 12,  6, 25,  6, 38,  5, 39,  6, 25,  -4, 12,  -3, -1,
  -12, -2,  -28, 25,  -4, 30,  -5, 40,  -6, 42,  -2, 30,  -30, 22,  -13, -2,
  13, 4,  15, 17,  24, 19,  28, 22,  30, 24,  26, 21,  15, 17,  13, 3,
  // 325 a king on each square, a1 to h8
  -1, -50,  34, -30,  17, -21,  -34, -16,  -19, -23,  -23, -19,  31, -32,  20, -47,
  5, -24,  3, -10,  -12, -3,  -43, 12,  -47, 3,  -18, -1,  2, -12,  5, -20,
  -14, -11,  -12, -3,  -24, 3,  -44, 18,  -42, 22,  -28, 13,  -12, 1,  -23, -8,
  -43, -12,  -8, 2,  -32, 16,  -40, 30,  -45, 29,  -41, 20,  -29, 7,  -48, -8,
  -23, -2,  -20, 22,  -15, 27,  -29, 33,  -31, 31,  -26, 27,  -17, 23,  -35, 3,
  -8, 11,  13, 17,  2, 22,  -13, 24,  -16, 25,  2, 28,  12, 27,  -20, 14,
  16, -7,  1, 20,  -15, 19,  -7, 22,  -6, 22,  -6, 28,  -29, 23,  -26, 11,
  -51, -68,  17, -28,  10, -14,  -14, -14,  -43, -5,  -28, 14,  5, 6,  8, -19,
  // 389 the pair of bishops
  22, 51,
  // 390 a pawn before another one of its side
  -6, -31,
  // 391 an isolated pawn: behind an enemy pawn on its file; on a half-open file
  -4, -4,  -18, -10,
  // 393 a backward pawn: behind an enemy pawn on its file; on a half-open file
  0, -11,  -21, -11,
  // 395 a pawn next to another one or defended by one, by rank, 2 to 7
  2, -4,  8, 7,  9, 10,  17, 15,  28, 33,  60, 52,
  // 401 a pawn that could become passed, by rank, 2 to 7
  1, -8,  4, 7,  3, 15,  8, 27,  24, 41,  0, 0,
  // 407 a passed pawn, by rank, 2 to 7
  -11, 19,  -11, 23,  2, 49,  19, 77,  55, 107,  99, 144,
  // 413 a passed pawn defended by a pawn
  10, -6,
  // 414 a passed pawn with a piece right before it, by rank, 2 to 7
  1, 2,  3, 2,  -5, -4,  -2, -13,  -12, -29,  -22, -68,
  // 420 a passed pawn whose next square is not attacked, by rank, 2 to 7
  0, 4,  -3, 12,  -1, 14,  1, 20,  10, 28,  20, 43,
  // 426 a passed pawn whose way is free of pieces and attacks, by rank, 2 to 7
  0, 10,  -2, 12,  -2, 15,  3, 26,  17, 34,  30, 53,
  // 432 a rook behind a passed pawn: its own; an enemy one
  10, 14,  -11, -32,
  // 434 steps from a king to the square before a passed pawn, by rank, 4 to 7: its own king; the enemy king
  2, -11,  0, -17,  -4, -19,  -7, -21,  -7, 13,  -4, 23,  -2, 36,  6, 44,
  // 442 a passed pawn that no enemy can catch, while the enemy has no pieces
  1, 310,
  // 443 a rook on a half-open file; on an open file
  14, 3,  32, 2,
  // 445 a rook on the 7th rank, with the enemy king on the 8th or enemy pawns on the 7th
  -3, 15,
  // 446 a rook shut in a corner by its king
  -7, -9,
  // 447 a pawn on the colour of its own bishop; in addition, one that is blocked in the middle
  -3, -4,  -5, -2,
  // 449 a piece on ranks 4 to 6, defended by a pawn, that no enemy pawn can attack: a knight; a bishop
  23, 9,  19, 10,
  // 451 a knight or bishop behind a pawn
  3, 16,
  // 452 each knight and bishop at home while the queen is out
  -8, -3,
  // 453 the right to castle: on the king's side; on the queen's side
  33, -1,  14, 5,
  // 455 the nearest own pawn before the king: none, then on rank 2 to 7; on the king's file
  -20, 8,  14, 1,  6, -12,  -5, -1,  -14, -5,  -20, 2,  -16, 3,
  // 462 the same on the files next to it
  -14, 5,  17, -2,  7, -8,  -4, -7,  -5, -7,  -10, 1,  -13, 6,
  // 469 no pawns: on the king's file; on a file next to it
  -32, -13,  0, -18,
  // 471 the nearest enemy pawn before the king, on its rank 2 to 6: with its way open
  1, 7,  -28, 4,  -9, -1,  -7, -3,  4, -6,
  // 476 the same with an own pawn before it
  0, 0,  -23, -10,  2, -6,  5, -10,  11, -8,
  // 481 a piece that attacks the enemy king's zone: knight, bishop, rook, queen
  0, 4,  -1, 5,  -2, -2,  -6, 6,
  // 485 danger for the enemy king, by half the number of danger units: see evaluate.ts
  2, -7,  -2, 0,  3, 4,  5, 2,  12, 1,  16, 2,  19, 7,  30, 8,
  39, 13,  50, 15,  56, 12,  75, 13,  87, 15,  106, 17,  117, 16,  137, 17,
  157, 19,  174, 18,  199, 21,  220, 20,  246, 24,  272, 24,  299, 25,  326, 27,
  356, 28,  387, 30,  419, 30,  450, 31,  479, 33,  481, 36,  479, 35,  481, 38,
  // 517 a square of the enemy king's zone that is attacked and that no piece, or only the king, defends
  2, -2,
  // 518 a safe check by a knight, bishop, rook, queen
  31, 5,  12, 11,  31, 6,  25, 19,
  // 522 squares that a knight reaches, 0 to 8
  -34, -50,  -22, -31,  -13, -14,  -9, -3,  0, 4,  2, 15,  6, 12,  12, 11,  16, 2,
  // 531 squares that a bishop reaches, 0 to 13
  -28, -56,  -18, -36,  -8, -21,  -4, -7,  1, 5,  8, 12,  10, 15,
  11, 25,  17, 24,  16, 26,  25, 24,  28, 24,  32, 33,  35, 24,
  // 545 squares that a rook reaches, 0 to 14
  -40, -56,  -16, -34,  -8, -14,  -6, -5,  -3, 6,  -4, 22,  1, 20,  3, 25,
  6, 33,  8, 41,  9, 44,  12, 47,  14, 48,  19, 55,  23, 52,
  // 560 squares that a queen reaches, 0 to 27
  -24, -50,  -16, -34,  -15, -27,  -9, -22,  -7, -17,  -4, -9,  0, -7,
  2, -2,  5, 3,  7, 8,  8, 15,  9, 18,  11, 24,  14, 29,
  14, 33,  12, 35,  12, 39,  14, 38,  18, 42,  19, 40,  20, 42,
  24, 42,  22, 44,  20, 40,  23, 44,  24, 45,  26, 57,  26, 55,
  // 588 an enemy piece attacked by a safe pawn: knight, bishop, rook, queen
  57, 33,  51, 38,  60, 26,  51, 19,
  // 592 attacked by a knight or bishop: an undefended pawn, knight, bishop, rook, queen
  2, 18,  20, 22,  24, 21,  46, 19,  37, 25,
  // 597 attacked by a rook: an undefended pawn, undefended knight, undefended bishop, rook, queen
  6, 21,  26, 29,  27, 25,  6, 11,  44, 23,
  // 602 an enemy piece attacked by the king and not defended
  12, 27,
  // 603 an enemy piece attacked and not defended
  14, 27,
  // 604 an enemy piece that a pawn attacks after a safe step
  17, 15,
  // 605 the side to move
  21, 13,
  // 606 against a king alone: per step from the middle; per step that the kings are nearer; with bishop and knight, per
  //     step that it is nearer to a corner of the bishop's colour
  0, 24,  0, 14,  0, 34,
], 8);

// The number of terms above, of two weights each.
const TERM_COUNT: i32 = 609;

/** The number of weights. */
export const WEIGHT_COUNT: i32 = 2 * TERM_COUNT;

// The index of each term above.
const MATERIAL: i32 = 0;
const SQUARE_VALUES: i32 = 5;
export const BISHOP_PAIR: i32 = 389;
export const DOUBLED: i32 = 390;
export const ISOLATED: i32 = 391;
export const BACKWARD: i32 = 393;
export const CONNECTED: i32 = 395;
export const CANDIDATE: i32 = 401;
export const PASSED: i32 = 407;
export const PASSED_PROTECTED: i32 = 413;
export const PASSED_BLOCKED: i32 = 414;
export const PASSED_SAFE: i32 = 420;
export const PASSED_FREE: i32 = 426;
export const PASSED_ROOK: i32 = 432;
export const PASSED_KINGS: i32 = 434;
export const PASSED_RUNNER: i32 = 442;
export const ROOK_OPEN: i32 = 443;
export const ROOK_SEVENTH: i32 = 445;
export const ROOK_TRAPPED: i32 = 446;
export const BAD_BISHOP: i32 = 447;
export const OUTPOST: i32 = 449;
export const SHIELDED: i32 = 451;
export const EARLY_QUEEN: i32 = 452;
export const CASTLING_RIGHT: i32 = 453;
export const SHELTER: i32 = 455;
export const SHELTER_SIDE: i32 = 462;
export const KING_OPEN: i32 = 469;
export const STORM: i32 = 471;
export const STORM_BLOCKED: i32 = 476;
export const ATTACKER: i32 = 481;
export const KING_DANGER: i32 = 485;
export const KING_WEAK: i32 = 517;
export const SAFE_CHECK: i32 = 518;
export const KNIGHT_MOBILITY: i32 = 522;
export const BISHOP_MOBILITY: i32 = 531;
export const ROOK_MOBILITY: i32 = 545;
export const QUEEN_MOBILITY: i32 = 560;
export const PAWN_THREAT: i32 = 588;
export const MINOR_THREAT: i32 = 592;
export const ROOK_THREAT: i32 = 597;
export const KING_THREAT: i32 = 602;
export const HANGING: i32 = 603;
export const PUSH_THREAT: i32 = 604;
export const TEMPO: i32 = 605;
export const LONE_KING: i32 = 606;

// The weights of each term as a pair in one number ({@link term}).
const PAIRS: usize = memory.data(TERM_COUNT * 4, 8);
// By type of piece: its value for move ordering and exchanges, and its part of the phase.
const EXCHANGE_VALUES: usize = memory.data<i32>([0, 100, 320, 330, 500, 950, 20000, 0], 8);
const PHASE_WEIGHTS: usize = memory.data<i32>([0, 0, 1, 1, 2, 4, 0, 0], 8);

/** A weight by its index: two for each term. */
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}

/** Packs a score for the middle game and one for the end game, of 16 bits each, into one number. Pairs can be added. */
export function pair(middle: i32, end: i32): i32 {
  return (end << 16) + middle;
}

/** The middle game score of a pair. */
export function middleOf(pair: i32): i32 {
  return (pair << 16) >> 16;
}

/** The end game score of a pair. */
export function endOf(pair: i32): i32 {
  return (pair + 0x8000) >> 16;
}

/** The weights of a term as a pair. */
export function term(index: i32): i32 {
  return load<i32>(PAIRS + (<usize>index << 2));
}

/** Value of a type of piece for move ordering and exchanges. It does not depend on the weights. */
export function material(type: i32): i32 {
  return load<i32>(EXCHANGE_VALUES + (<usize>type << 2));
}

/** The part of the phase that a piece of a type adds: 24 in all with all pieces on the board. */
export function phaseWeight(type: i32): i32 {
  return load<i32>(PHASE_WEIGHTS + (<usize>type << 2));
}

/** Grows with each change of the weights. Values that were computed for an earlier version are out of date. */
export let weightsVersion: i32 = 0;

/**
 * Computes pairs and piece scores from the weights. Call it before positions are read or evaluated, and after changes.
 */
export function applyWeights(): void {
  let isNew = false;
  for (let index = 0; index < TERM_COUNT; index++) {
    const weights = pair(weight(2 * index), weight(2 * index + 1));
    if (term(index) != weights) isNew = true;
    store<i32>(PAIRS + (<usize>index << 2), weights);
  }
  if (isNew) weightsVersion++;
  for (let type = 1; type <= 6; type++) {
    const pieceValue = type == 6 ? 0 : term(MATERIAL + type - 1);
    for (let square = 0; square < 64; square++) {
      const score = pieceValue + term(SQUARE_VALUES + ((type - 1) << 6) + square);
      setPieceScore(type, square, score);
    }
  }
}
