// What the evaluation thinks of things, in hundredths of a pawn: each term has a weight for the middle game and one for
// the end game. src/weight-groups.ts names parts of the table.

const WEIGHTS: usize = memory.data<i32>([
  // 0 material: pawn, knight, bishop, rook, queen
  80, 100,  345, 295,  360, 310,  475, 525,  1020, 945,
  // 5 a pawn on each square, a1 to h8
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  -14, 10,  0, 8,  -6, 8,  -16, 6,  -16, 6,  -6, 8,  0, 8,  -14, 10,
  -12, 4,  -3, 6,  -2, 0,  -2, 0,  -2, 0,  -2, 0,  -3, 6,  -12, 4,
  -14, 10,  -2, 8,  6, 0,  16, -4,  16, -4,  6, 0,  -2, 8,  -14, 10,
  -6, 18,  8, 14,  10, 8,  22, 4,  22, 4,  10, 8,  8, 14,  -6, 18,
  6, 30,  16, 28,  28, 20,  32, 18,  32, 18,  28, 20,  16, 28,  6, 30,
  50, 50,  60, 48,  60, 40,  65, 38,  65, 38,  60, 40,  60, 48,  50, 50,
  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,  0, 0,
  // 69 a knight on each square, a1 to h8
  -80, -40,  -24, -40,  -32, -22,  -20, -16,  -20, -16,  -32, -22,  -24, -40,  -80, -40,
  -28, -38,  -30, -20,  -8, -12,  0, -4,  0, -4,  -8, -12,  -30, -20,  -28, -38,
  -20, -24,  -4, -6,  10, 0,  14, 12,  14, 12,  10, 0,  -4, -6,  -20, -24,
  -10, -16,  6, 0,  16, 14,  18, 22,  18, 22,  16, 14,  6, 0,  -10, -16,
  -4, -16,  14, 4,  24, 18,  38, 22,  38, 22,  24, 18,  14, 4,  -4, -16,
  -20, -24,  30, -12,  40, 8,  55, 8,  55, 8,  40, 8,  30, -12,  -20, -24,
  -50, -30,  -20, -14,  40, -16,  20, -2,  20, -2,  40, -16,  -20, -14,  -50, -30,
  -140, -70,  -70, -45,  -30, -24,  -30, -28,  -30, -28,  -30, -24,  -70, -45,  -140, -70,
  // 133 a bishop on each square, a1 to h8
  -20, -18,  -4, -8,  -12, -12,  -16, -4,  -16, -4,  -12, -12,  -4, -8,  -20, -18,
  6, -14,  16, -14,  14, -6,  2, 2,  2, 2,  14, -6,  16, -14,  6, -14,
  2, -8,  14, -2,  14, 8,  12, 10,  12, 10,  14, 8,  14, -2,  2, -8,
  -4, -4,  8, 2,  10, 10,  20, 14,  20, 14,  10, 10,  8, 2,  -4, -4,
  -4, -2,  4, 6,  14, 10,  30, 12,  30, 12,  14, 10,  4, 6,  -4, -2,
  -10, 2,  24, -2,  32, 2,  30, 2,  30, 2,  32, 2,  24, -2,  -10, 2,
  -22, -8,  4, -4,  -6, 2,  -4, -8,  -4, -8,  -6, 2,  4, -4,  -22, -8,
  -24, -14,  -10, -16,  -50, -10,  -32, -8,  -32, -8,  -50, -10,  -10, -16,  -24, -14,
  // 197 a rook on each square, a1 to h8
  -16, -6,  -10, -2,  2, 0,  14, -2,  14, -2,  2, 0,  -10, -2,  -16, -6,
  -34, -6,  -12, -6,  -14, -2,  -6, 0,  -6, 0,  -14, -2,  -12, -6,  -34, -6,
  -30, -6,  -16, -2,  -12, -4,  -10, -4,  -10, -4,  -12, -4,  -16, -2,  -30, -6,
  -24, 2,  -14, 2,  -8, 4,  -2, 2,  -2, 2,  -8, 4,  -14, 2,  -24, 2,
  -14, 6,  -6, 4,  10, 6,  18, 2,  18, 2,  10, 6,  -6, 4,  -14, 6,
  0, 6,  16, 6,  20, 4,  28, 4,  28, 4,  20, 4,  16, 6,  0, 6,
  16, 8,  20, 8,  36, 6,  42, 4,  42, 4,  36, 6,  20, 8,  16, 8,
  24, 12,  30, 10,  24, 14,  40, 12,  40, 12,  24, 14,  30, 10,  24, 12,
  // 261 a queen on each square, a1 to h8
  -14, -34,  -14, -30,  -6, -26,  8, -24,  8, -24,  -6, -26,  -14, -30,  -14, -34,
  -20, -28,  -6, -24,  8, -22,  6, -12,  6, -12,  8, -22,  -6, -24,  -20, -28,
  -8, -14,  2, -10,  -4, 8,  -4, 6,  -4, 6,  -4, 8,  2, -10,  -8, -14,
  -8, 0,  -14, 20,  -8, 18,  -8, 36,  -8, 36,  -8, 18,  -14, 20,  -8, 0,
  -18, 10,  -16, 32,  -12, 32,  -12, 46,  -12, 46,  -12, 32,  -16, 32,  -18, 10,
  -4, -4,  -8, 10,  6, 22,  8, 40,  8, 40,  6, 22,  -8, 10,  -4, -4,
  -16, -4,  -34, 20,  -2, 28,  -6, 40,  -6, 40,  -2, 28,  -34, 20,  -16, -4,
  10, 2,  14, 16,  26, 20,  30, 24,  30, 24,  26, 20,  14, 16,  10, 2,
  // 325 a king on each square, a1 to h8
  0, -50,  26, -34,  6, -22,  -40, -16,  -4, -24,  -24, -16,  28, -26,  16, -44,
  4, -26,  6, -10,  -8, 4,  -50, 12,  -40, 12,  -16, 4,  8, -6,  10, -18,
  -16, -18,  -14, -2,  -24, 10,  -44, 20,  -44, 22,  -30, 14,  -14, 6,  -24, -8,
  -44, -16,  -10, -2,  -30, 20,  -40, 26,  -44, 26,  -42, 22,  -30, 8,  -48, -10,
  -24, -6,  -20, 20,  -16, 24,  -28, 28,  -30, 26,  -24, 32,  -16, 24,  -34, 4,
  -10, 8,  14, 18,  2, 24,  -14, 16,  -16, 20,  4, 42,  16, 42,  -20, 14,
  16, -10,  0, 16,  -16, 14,  -8, 16,  -8, 16,  -4, 36,  -30, 22,  -26, 10,
  -50, -70,  16, -34,  10, -18,  -14, -18,  -44, -10,  -28, 14,  4, 4,  10, -16,
  // 389 both bishops
  26, 48,
  // 390 a pawn before another one of its side
  -10, -22,
  // 391 an isolated pawn: behind an enemy pawn on its file; on a half-open file
  -3, -9,  -16, -18,
  // 393 a backward pawn: behind an enemy pawn on its file; on a half-open file
  -6, -4,  -15, -10,
  // 395 a pawn beside or defended by another, by rank, 2 to 7
  3, 0,  8, 4,  10, 6,  16, 14,  34, 28,  60, 50,
  // 401 a pawn that could become passed, by rank, 2 to 7
  0, 4,  2, 6,  6, 12,  12, 24,  24, 40,  0, 0,
  // 407 a passed pawn, by rank, 2 to 7
  -8, 12,  -8, 17,  0, 30,  18, 60,  58, 98,  100, 142,
  // 413 a passed pawn defended by a pawn
  8, 10,
  // 414 a passed pawn that a piece stands before, by rank, 2 to 7
  0, -2,  0, -4,  -2, -10,  -8, -20,  -16, -40,  -20, -70,
  // 420 a passed pawn whose next square is not attacked, by rank, 2 to 7
  0, 2,  0, 3,  2, 8,  6, 14,  12, 26,  20, 40,
  // 426 a passed pawn with nothing on its way and no attack on it, by rank, 2 to 7
  0, 2,  0, 4,  2, 8,  8, 20,  20, 36,  30, 50,
  // 432 a rook behind a passed pawn: its own; an enemy one
  4, 14,  -4, -14,
  // 434 steps from a king to the square before a passed pawn, by rank, 4 to 7: its own king; the enemy king
  0, -8,  -1, -10,  -2, -14,  -2, -14,  -1, 7,  -1, 10,  1, 21,  2, 25,
  // 442 a passed pawn that no enemy can catch, while the enemy has no pieces
  0, 300,
  // 443 a rook on a half-open file; on an open file
  14, 10,  31, 4,
  // 445 a rook on the 7th rank, with the enemy king on the 8th or enemy pawns on the 7th
  6, 22,
  // 446 a rook shut in a corner by its king
  -35, -12,
  // 447 a pawn on the colour of its own bishop; one blocked in the middle
  -1, -3,  -5, -2,
  // 449 on ranks 4 to 6, where no enemy pawn can come, defended by a pawn: a knight; a bishop
  24, 19,  22, 12,
  // 451 a knight or bishop behind a pawn
  7, 6,
  // 452 each knight and bishop at home while the queen is out
  -5, 0,
  // 453 the right to castle: on the king side; on the queen side
  28, 0,  15, 0,
  // 455 the nearest own pawn before the king, none, then on rank 2 to 7: on the king's file
  -26, 0,  14, 0,  8, 0,  -6, 0,  -10, 0,  -14, 0,  -18, 0,
  // 462 the same on the files beside it
  -22, 0,  18, 0,  12, 0,  -2, 0,  -6, 0,  -10, 0,  -14, 0,
  // 469 no pawns: on the king's file; on a file beside it
  -20, 4,  -12, 2,
  // 471 the nearest enemy pawn before the king, on its rank 2 to 6: with its way open
  -2, 0,  -36, 0,  -24, 0,  -10, 0,  -2, 0,
  // 476 the same with an own pawn before it
  0, 0,  -22, -6,  -4, -4,  0, 0,  0, 0,
  // 481 a piece that attacks squares beside the enemy king: knight, bishop, rook, queen
  6, 0,  5, 0,  8, 0,  6, 2,
  // 485 danger for the enemy king, in units: see evaluate.ts
  0, 0,  1, 1,  2, 2,  6, 4,  10, 5,  16, 6,  22, 7,  30, 8,
  40, 10,  50, 11,  62, 12,  75, 13,  89, 14,  105, 16,  122, 17,  140, 18,
  159, 19,  179, 20,  201, 22,  224, 23,  248, 24,  273, 25,  300, 26,  328, 28,
  357, 29,  388, 30,  419, 31,  452, 32,  480, 34,  480, 35,  480, 36,  480, 37,
  // 517 a square beside the enemy king that is attacked and defended by the king alone
  9, 0,
  // 518 a check that costs nothing: by a knight, bishop, rook, queen
  20, 4,  14, 4,  24, 4,  18, 8,
  // 522 squares that a knight reaches, 0 to 8
  -40, -50,  -23, -31,  -15, -21,  -8, -13,  -2, -6,  4, 0,  9, 6,  14, 11,  18, 16,
  // 531 squares that a bishop reaches, 0 to 13
  -36, -50,  -21, -31,  -13, -21,  -6, -13,  -1, -7,  5, 0,  9, 5,
  14, 11,  18, 16,  22, 21,  26, 25,  29, 30,  33, 34,  36, 38,
  // 545 squares that a rook reaches, 0 to 14
  -36, -56,  -23, -32,  -17, -20,  -11, -10,  -7, -1,  -3, 7,  1, 14,  5, 21,
  8, 27,  12, 33,  15, 39,  18, 44,  21, 50,  23, 55,  26, 60,
  // 560 squares that a queen reaches, 0 to 27
  -24, -50,  -17, -35,  -13, -27,  -10, -21,  -7, -15,  -5, -10,  -3, -5,
  -1, -1,  1, 3,  3, 7,  5, 11,  6, 14,  8, 18,  10, 21,
  11, 24,  13, 27,  14, 30,  15, 33,  17, 36,  18, 39,  19, 42,
  21, 45,  22, 47,  23, 50,  24, 52,  26, 55,  27, 58,  28, 60,
  // 588 an enemy piece attacked by a safe pawn: knight, bishop, rook, queen
  48, 30,  48, 36,  60, 24,  56, 20,
  // 592 attacked by a knight or bishop: an undefended pawn, knight, bishop, rook, queen
  2, 12,  20, 20,  24, 20,  44, 24,  40, 28,
  // 597 attacked by a rook: an undefended pawn, undefended knight, undefended bishop, rook, queen
  0, 14,  20, 24,  22, 24,  4, 10,  44, 24,
  // 602 an enemy piece attacked by the king and not defended
  10, 36,
  // 603 an enemy piece attacked and not defended
  26, 18,
  // 604 an enemy piece that a pawn attacks after a safe step
  16, 12,
  // 605 a safe square behind or among the pawns, on the files c to f and ranks 2 to 4
  1, 0,
  // 606 to be to move
  21, 14,
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

/** What a piece on a square is worth for White in the middle game. */
// @ts-ignore: decorator
@inline
export function middleScore(piece: i32, square: i32): i32 {
  return middleOf(pieceScore(piece, square));
}

/** What a piece on a square is worth for White in the end game. */
// @ts-ignore: decorator
@inline
export function endScore(piece: i32, square: i32): i32 {
  return endOf(pieceScore(piece, square));
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
