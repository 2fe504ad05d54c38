// What the evaluation thinks of things, in hundredths of a pawn: each term has a weight for the middle game and one for
// the end game. src/weight-groups.ts names parts of the table.

const WEIGHTS: usize = memory.data<i32>([
  // 0 material: pawn, knight, bishop, rook, queen
  79, 105,  352, 302,  364, 317,  471, 531,  1025, 947,
  // 5 a pawn on each square, a1 to h8
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  -20, 13,  3, 11,  -6, 13,  -13, 7,  -18, 2,  -4, 17,  3, 7,  -15, 7,
  -14, 5,  -5, 1,  -5, -1,  -1, -1,  -3, 1,  -2, 2,  -4, 4,  -9, -1,
  -16, 9,  -3, 5,  4, 0,  20, -8,  11, 0,  3, 4,  1, 10,  -18, 10,
  -5, 16,  5, 11,  15, 4,  23, 3,  21, 8,  9, 10,  8, 16,  -8, 19,
  3, 27,  17, 26,  26, 18,  35, 18,  28, 18,  26, 22,  20, 29,  10, 27,
  50, 48,  61, 49,  61, 40,  65, 38,  66, 39,  61, 41,  59, 48,  51, 48,
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  // 69 a knight on each square, a1 to h8
  -80, -40,  -19, -39,  -30, -19,  -20, -17,  -19, -15,  -33, -23,  -20, -39,  -80, -41,
  -29, -38,  -31, -21,  -10, -13,  -3, -3,  0, -1,  -18, -16,  -29, -19,  -26, -38,
  -19, -22,  -5, -6,  9, -2,  12, 12,  10, 12,  14, 2,  -5, -8,  -19, -23,
  -7, -14,  8, 1,  19, 14,  16, 23,  21, 21,  16, 11,  6, 0,  -10, -16,
  -3, -15,  12, 1,  25, 17,  38, 23,  34, 21,  23, 18,  18, 5,  -4, -16,
  -20, -24,  29, -11,  41, 9,  54, 7,  54, 8,  41, 9,  26, -12,  -19, -24,
  -49, -29,  -19, -12,  38, -16,  20, 0,  20, -1,  40, -15,  -19, -13,  -49, -29,
  -140, -70,  -69, -44,  -30, -23,  -30, -27,  -30, -28,  -30, -24,  -69, -45,  -139, -70,
  // 133 a bishop on each square, a1 to h8
  -19, -17,  -4, -8,  -9, -12,  -15, -2,  -17, -3,  -13, -12,  -3, -8,  -21, -19,
  7, -15,  17, -11,  15, -5,  -5, 0,  4, 0,  13, -6,  20, -14,  8, -13,
  10, -7,  16, 0,  11, 7,  12, 12,  15, 11,  16, 6,  15, 1,  -5, -9,
  -4, -4,  9, 3,  16, 17,  17, 12,  21, 12,  8, 10,  6, 1,  -2, -4,
  -3, -1,  1, 5,  12, 7,  31, 15,  28, 9,  13, 9,  6, 5,  -2, 0,
  -10, 2,  25, -1,  31, 0,  32, 5,  29, 1,  31, 2,  22, -3,  -11, 1,
  -21, -6,  4, -3,  -7, 1,  -4, -9,  -3, -6,  -5, 3,  4, -4,  -21, -7,
  -24, -13,  -10, -17,  -50, -9,  -31, -7,  -32, -8,  -50, -10,  -10, -16,  -23, -13,
  // 197 a rook on each square, a1 to h8
  -16, -5,  -10, -4,  -3, -1,  13, -5,  5, -7,  1, -2,  -8, -4,  -12, -7,
  -35, -5,  -10, -5,  -11, -1,  -6, -2,  -7, -2,  -16, -2,  -14, -7,  -36, -6,
  -28, -4,  -16, -1,  -10, -4,  -12, -5,  -10, -3,  -12, -1,  -18, -3,  -31, -3,
  -24, 3,  -14, 3,  -7, 6,  -3, 1,  -2, 2,  -7, 5,  -13, 3,  -23, 4,
  -13, 8,  -7, 6,  11, 6,  19, 4,  19, 2,  9, 7,  -6, 4,  -13, 6,
  1, 10,  16, 7,  20, 5,  28, 3,  27, 3,  19, 2,  17, 6,  0, 8,
  17, 8,  19, 7,  35, 5,  41, 3,  41, 1,  35, 5,  19, 7,  17, 10,
  25, 15,  29, 8,  23, 12,  39, 12,  39, 9,  24, 16,  29, 9,  25, 12,
  // 261 a queen on each square, a1 to h8
  -13, -34,  -12, -30,  -5, -27,  -5, -28,  8, -24,  -7, -27,  -14, -31,  -14, -34,
  -21, -28,  -5, -24,  7, -22,  2, -12,  1, -15,  6, -23,  -7, -24,  -20, -28,
  -9, -14,  2, -9,  -3, 9,  -5, 5,  -2, 6,  -5, 7,  4, -9,  -7, -13,
  -8, 2,  -13, 21,  -8, 18,  -10, 35,  -6, 37,  -11, 17,  -11, 21,  -8, 1,
  -16, 11,  -14, 33,  -10, 33,  -13, 46,  -11, 46,  -11, 32,  -16, 32,  -14, 11,
  -4, -3,  -7, 11,  5, 23,  7, 39,  7, 40,  5, 23,  -7, 11,  -4, -3,
  -14, -3,  -32, 21,  -1, 29,  -5, 40,  -7, 40,  -2, 28,  -33, 21,  -14, -3,
  11, 2,  14, 16,  26, 20,  29, 23,  30, 23,  25, 20,  14, 16,  11, 2,
  // 325 a king on each square, a1 to h8
  1, -48,  27, -31,  10, -21,  -39, -14,  -12, -23,  -20, -15,  32, -26,  18, -46,
  3, -27,  6, -11,  -11, 3,  -51, 11,  -44, 6,  -15, 3,  4, -7,  6, -23,
  -16, -17,  -13, 1,  -23, 11,  -44, 19,  -44, 19,  -28, 13,  -12, 7,  -23, -6,
  -44, -15,  -9, 0,  -31, 17,  -40, 25,  -44, 25,  -41, 22,  -29, 9,  -47, -7,
  -23, -4,  -19, 21,  -15, 24,  -29, 28,  -31, 25,  -25, 30,  -16, 24,  -34, 5,
  -9, 9,  13, 18,  3, 25,  -13, 17,  -16, 23,  3, 35,  15, 37,  -20, 15,
  16, -9,  0, 16,  -16, 15,  -8, 17,  -7, 17,  -5, 33,  -30, 22,  -26, 10,
  -51, -70,  16, -32,  10, -16,  -14, -16,  -44, -8,  -28, 14,  4, 4,  9, -17,
  // 389 both bishops
  27, 44,
  // 390 a pawn before another one of its side
  -8, -23,
  // 391 an isolated pawn: behind an enemy pawn on its file; on a half-open file
  -1, -11,  -17, -10,
  // 393 a backward pawn: behind an enemy pawn on its file; on a half-open file
  1, -5,  -15, -12,
  // 395 a pawn beside or defended by another, by rank, 2 to 7
  4, -3,  11, 4,  9, 5,  18, 13,  34, 30,  61, 52,
  // 401 a pawn that could become passed, by rank, 2 to 7
  -2, -3,  3, 8,  6, 14,  6, 27,  23, 40,  0, 0,
  // 407 a passed pawn, by rank, 2 to 7
  -10, 15,  -9, 16,  1, 35,  17, 63,  57, 102,  99, 144,
  // 413 a passed pawn defended by a pawn
  9, 7,
  // 414 a passed pawn that a piece stands before, by rank, 2 to 7
  -1, -2,  3, -2,  -2, -8,  -5, -18,  -14, -37,  -21, -70,
  // 420 a passed pawn whose next square is not attacked, by rank, 2 to 7
  0, 4,  2, 7,  1, 10,  3, 15,  9, 23,  21, 41,
  // 426 a passed pawn with nothing on its way and no attack on it, by rank, 2 to 7
  1, 4,  1, 5,  0, 7,  6, 20,  20, 34,  31, 51,
  // 432 a rook behind a passed pawn: its own; an enemy one
  6, 12,  -9, -23,
  // 434 steps from a king to the square before a passed pawn, by rank, 4 to 7: its own king; the enemy king
  -1, -8,  -2, -10,  -5, -13,  -7, -18,  -2, 11,  -2, 16,  -1, 28,  7, 36,
  // 442 a passed pawn that no enemy can catch, while the enemy has no pieces
  1, 303,
  // 443 a rook on a half-open file; on an open file
  16, 7,  35, 4,
  // 445 a rook on the 7th rank, with the enemy king on the 8th or enemy pawns on the 7th
  2, 18,
  // 446 a rook shut in a corner by its king
  -22, -11,
  // 447 a pawn on the colour of its own bishop; one blocked in the middle
  -3, -3,  -6, -3,
  // 449 on ranks 4 to 6, where no enemy pawn can come, defended by a pawn: a knight; a bishop
  29, 14,  20, 12,
  // 451 a knight or bishop behind a pawn
  4, 13,
  // 452 each knight and bishop at home while the queen is out
  -7, 0,
  // 453 the right to castle: on the king side; on the queen side
  38, 2,  12, 2,
  // 455 the nearest own pawn before the king, none, then on rank 2 to 7: on the king's file
  -25, 4,  16, 1,  6, -6,  -8, 2,  -11, -3,  -14, 1,  -17, 0,
  // 462 the same on the files beside it
  -18, 3,  19, 0,  7, -4,  -2, -4,  -5, -2,  -10, 1,  -14, 0,
  // 469 no pawns: on the king's file; on a file beside it
  -26, 1,  -8, -7,
  // 471 the nearest enemy pawn before the king, on its rank 2 to 6: with its way open
  -1, 3,  -33, -1,  -17, 5,  -12, -2,  -1, -7,
  // 476 the same with an own pawn before it
  0, 0,  -24, -7,  -4, -4,  2, -5,  -1, -2,
  // 481 a piece that attacks squares beside the enemy king: knight, bishop, rook, queen
  3, 0,  2, 3,  -2, 1,  2, 4,
  // 485 danger for the enemy king, in units: see evaluate.ts
  1, -5,  -4, 2,  1, 1,  8, 3,  9, 3,  15, 4,  21, 5,  28, 11,
  38, 10,  49, 13,  60, 11,  74, 12,  87, 13,  106, 16,  121, 16,  139, 17,
  158, 18,  178, 19,  202, 22,  223, 22,  247, 24,  273, 25,  300, 26,  327, 28,
  356, 28,  388, 31,  419, 31,  451, 31,  479, 33,  481, 36,  479, 35,  481, 38,
  // 517 a square beside the enemy king that is attacked and defended by the king alone
  6, -3,
  // 518 a check that costs nothing: by a knight, bishop, rook, queen
  24, 5,  12, 3,  29, 5,  22, 12,
  // 522 squares that a knight reaches, 0 to 8
  -39, -50,  -21, -30,  -10, -20,  -9, -13,  0, -3,  3, 9,  8, 7,  14, 10,  16, 9,
  // 531 squares that a bishop reaches, 0 to 13
  -29, -52,  -21, -33,  -8, -19,  -6, -10,  1, -1,  7, 2,  8, 7,
  14, 13,  16, 19,  18, 22,  27, 24,  29, 28,  32, 33,  35, 29,
  // 545 squares that a rook reaches, 0 to 14
  -34, -55,  -18, -32,  -11, -18,  -11, -9,  -6, 2,  -8, 16,  -2, 15,  4, 25,
  5, 31,  7, 34,  12, 38,  13, 44,  16, 49,  23, 55,  27, 50,
  // 560 squares that a queen reaches, 0 to 27
  -24, -50,  -13, -34,  -13, -27,  -10, -21,  -6, -15,  -5, -11,  -3, -5,
  0, -2,  -1, 2,  4, 8,  6, 13,  9, 17,  9, 19,  12, 23,
  12, 26,  11, 27,  11, 31,  14, 34,  15, 37,  18, 40,  19, 42,
  22, 44,  22, 46,  22, 48,  24, 49,  26, 53,  27, 58,  28, 59,
  // 588 an enemy piece attacked by a safe pawn: knight, bishop, rook, queen
  55, 31,  50, 37,  60, 24,  56, 20,
  // 592 attacked by a knight or bishop: an undefended pawn, knight, bishop, rook, queen
  1, 17,  19, 20,  26, 21,  45, 25,  41, 27,
  // 597 attacked by a rook: an undefended pawn, undefended knight, undefended bishop, rook, queen
  4, 21,  23, 28,  24, 26,  4, 10,  44, 23,
  // 602 an enemy piece attacked by the king and not defended
  10, 32,
  // 603 an enemy piece attacked and not defended
  20, 23,
  // 604 an enemy piece that a pawn attacks after a safe step
  18, 9,
  // 605 a safe square behind or among the pawns, on the files c to f and ranks 2 to 4
  1, -3,
  // 606 to be to move
  22, 14,
  // 607 against a king alone: per step from the middle; per step that the kings are near; with a knight, per step
  //     that it is nearer to a corner of the bishop
  0, 24,  0, 14,  0, 34,
], 8);

// So many terms stand above, each as two weights.
const TERMS: i32 = 610;

/** How many weights there are. */
export const COUNT: i32 = 2 * TERMS;

// Which term each is.
const MATERIAL: i32 = 0;
const PLACES: i32 = 5;
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
export const SPACE: i32 = 605;
export const TEMPO: i32 = 606;
export const LONE_KING: i32 = 607;

// The weights of each term in one number, as `term` gives them.
const PAIRS: usize = memory.data(TERMS * 4, 8);
// What each piece is worth on each square, for White, as pairs: 16 pieces (type, and 8 more for Black) by 64 squares.
const SCORES: usize = memory.data(16 * 64 * 4, 8);
// By type of piece: for the order of actions and exchanges, and how much each is of the middle game.
const MATERIAL_ROUGHLY: usize = memory.data<i32>([0, 100, 320, 330, 500, 950, 20000, 0], 8);
const PHASES: usize = memory.data<i32>([0, 0, 1, 1, 2, 4, 0, 0], 8);

/** Where the weights stand, for tuning: `weigh` puts changes into effect. */
export function weightsPlace(): usize {
  return WEIGHTS;
}

// @ts-ignore: decorator
@inline
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}

/** A score for the middle game and one for the end game, each of 16 bits, in one number: pairs add up as they are. */
// @ts-ignore: decorator
@inline
export function pair(middle: i32, end: i32): i32 {
  return (end << 16) + middle;
}

/** The score for the middle game of a pair. */
// @ts-ignore: decorator
@inline
export function middleOf(pair: i32): i32 {
  return (pair << 16) >> 16;
}

/** The score for the end game of a pair. */
// @ts-ignore: decorator
@inline
export function endOf(pair: i32): i32 {
  return (pair + 0x8000) >> 16;
}

/** The weights of a term as a pair. */
// @ts-ignore: decorator
@inline
export function term(index: i32): i32 {
  return load<i32>(PAIRS + (<usize>index << 2));
}

/** What a type of piece is worth, roughly and always the same. */
// @ts-ignore: decorator
@inline
export function material(type: i32): i32 {
  return load<i32>(MATERIAL_ROUGHLY + (<usize>type << 2));
}

/** How much of the middle game a piece of a type is: 24 with all pieces on the board. */
// @ts-ignore: decorator
@inline
export function phaseWeight(type: i32): i32 {
  return load<i32>(PHASES + (<usize>type << 2));
}

/** What a piece on a square is worth for White, as a pair. */
// @ts-ignore: decorator
@inline
export function pieceScore(piece: i32, square: i32): i32 {
  return load<i32>(SCORES + (<usize>((piece << 6) | square) << 2));
}

/** How often other weights have been put into effect: what was worked out before holds no longer. */
export let weighings: i32 = 0;

/** Puts the weights into effect. Call before anything is evaluated or set up, and after each change. */
export function weigh(): void {
  let isNew = false;
  for (let index = 0; index < TERMS; index++) {
    const weights = pair(weight(2 * index), weight(2 * index + 1));
    if (term(index) != weights) isNew = true;
    store<i32>(PAIRS + (<usize>index << 2), weights);
  }
  if (isNew) weighings++;
  for (let type = 1; type <= 6; type++) {
    const worth = type == 6 ? 0 : term(MATERIAL + type - 1);
    for (let square = 0; square < 64; square++) {
      const score = worth + term(PLACES + ((type - 1) << 6) + square);
      store<i32>(SCORES + (<usize>((type << 6) | square) << 2), score);
      store<i32>(SCORES + (<usize>(((type | 8) << 6) | (square ^ 56)) << 2), -score);
    }
  }
}
