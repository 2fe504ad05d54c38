// The weights of the evaluation, in hundredths of a pawn. They were found by playing: see docs/tuning.md.
import { BISHOP, KING, KNIGHT, PAWN, setPieceScore } from "@kickmate/bitboards/assembly/pieces";

/** Address of the weights. In the list, the number at the beginning of a comment is the index of the next weight. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 material: pawn, knight, bishop, rook, queen, king
  68, 245, 365, 520, 784, 407,
  // 6 centrality, per step away from the nearest edge: pawn, knight, bishop, rook, queen, king
  5, 10, 4, 4, 1, 6,
  // 12 advance, per rank: knight, bishop, rook, queen, king
  5, -5, -4, -4, 4,
  // 17 pawn by rank, 2 to 7
  4, 2, 8, 23, 55, 126,
  // 23 a knight or bishop on its own back rank
  -16,
  // 24 the ball on the 5th, 6th, 7th rank from the own end
  16, 22, 49,
  // 27 the ball can be kicked forwards; each further kicker; per rank that the best kick gains; value of what a kick destroys, in
  // 1/16
  21, 6, 11, 7,
  // 31 threats to score by a kick. Of the side not to act: for the first direction; for each further direction. Of the
  // side to act, which can carry one out: for all directions together
  175, 95, 1200,
  // 34 for each of the ball's three forward directions (lanes), even if no piece can kick there: added if the ball would fly into the goal;
  // else subtracted if a king or rook of the side that defends stands on the path
  17, 11,
  // 36 mobility: knight, bishop, rook, queen, king
  2, 3, 1, 1, 4,
  // 41 a free pawn, with no piece ahead on its file, per rank; more per rank if no enemy attacks a square ahead
  5, 12,
  // 43 for each enemy piece other than a pawn that a pawn attacks; for each attacked enemy piece that no enemy defends
  35, 24,
  // 45 the side to act
  21,
], 8);

// The indices above: of a weight, or of the first in a group.
const CENTRALITY: i32 = 6;
const ADVANCE: i32 = 12;
const PAWN_RANK: i32 = 17;
const MINOR_ON_BACK_RANK: i32 = 23;
export const BALL_RANK: i32 = 24;
export const CAN_KICK: i32 = 27;
export const MORE_KICKERS: i32 = 28;
export const RANKS_GAINED: i32 = 29;
export const DESTROYED_VALUE: i32 = 30;
export const THREAT: i32 = 31;
export const MORE_THREATS: i32 = 32;
export const THREAT_BY_SIDE_TO_ACT: i32 = 33;
export const OPEN_LANE: i32 = 34;
export const GUARDED_LANE: i32 = 35;
export const MOBILITY: i32 = 36;
export const FREE_PAWN: i32 = 41;
export const UNSTOPPABLE_PAWN: i32 = 42;
export const ATTACKED_BY_PAWN: i32 = 43;
export const HANGING: i32 = 44;
export const TEMPO: i32 = 45;

/** The number of weights. */
export const WEIGHT_COUNT: i32 = TEMPO + 1;

/** A weight by its index. */
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}

/** The material value of a type of piece. */
export function material(type: i32): i32 {
  return weight(type - PAWN);
}

/** Computes the score of each piece on each square from the weights. */
export function applyWeights(): void {
  for (let type = PAWN; type <= KING; type++) {
    for (let square = 0; square < 64; square++) {
      const file = square & 7;
      const rank = square >> 3;
      const centrality = min(min(file, 7 - file), min(rank, 7 - rank));
      let score = material(type) + weight(CENTRALITY + type - PAWN) * centrality;
      if (type == PAWN) score += rank >= 1 && rank <= 6 ? weight(PAWN_RANK + rank - 1) : 0;
      else score += weight(ADVANCE + type - KNIGHT) * rank;
      if ((type == KNIGHT || type == BISHOP) && rank == 0) score += weight(MINOR_ON_BACK_RANK);
      setPieceScore(type, square, score);
    }
  }
}
