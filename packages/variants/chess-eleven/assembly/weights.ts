// The weights of the evaluation, in hundredths of a pawn. They were found by playing: see docs/tuning.md.
import { setPieceScore } from "@kickmate/bitboards/assembly/pieces";

/** Address of the weights. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 material: pawn, knight, bishop, rook, queen
  52, 246, 301, 440, 1135,
  // 5 centrality, per step away from the nearest edge: pawn, knight, bishop, rook, queen, king
  3, 11, 10, 2, 3, -3,
  // 11 advance, per rank: pawn, knight, bishop, rook, queen, king
  3, 3, 5, 6, 5, -12,
  // 17 the ball, by the rank of its carrier from the own end, 1 to 8
  62, 72, 94, 94, 88, 91, 103, 126,
  // 25 a corner turn of the side to act
  145,
  // 26 own goal squares with a defender: none, one, both; the king on one of them
  -108, 1, 40, 10,
  // 30 the carrier could shoot: at an open goal, past a defender on the other square, past one on the target
  543, 244, 170,
  // 33 the same if the carrier's side is to act and may shoot
  808, 546, 301,
  // 36 a piece that reaches the other goal; if it could also receive the ball
  12, 34,
  // 38 each piece to which the carrier could pass
  11,
  // 39 attacked pieces of the side with the ball: each; in addition, each that is not defended; the same of the other
  // side
  -30, -103, -9, -35,
  // 43 mobility: knight, bishop, rook, queen
  3, 4, 12, 10,
  // 47 squares next to the king that the other side attacks, each
  -11,
  // 48 the side to act: at a turn's start, within a turn
  22, -8,
  // 50 winning the ball by a capture (for move ordering)
  153,
  // 51 a goal that is one of several outcomes of a shot
  1758,
], 8);

/** The number of weights. */
export const WEIGHT_COUNT: i32 = 52;

// The index of each weight above.
const CENTRALITY: i32 = 5;
const ADVANCE: i32 = 11;
export const BALL_RANK: i32 = 17;
export const CORNER_TURN: i32 = 25;
export const DEFENDED_GOAL: i32 = 26;
export const KING_IN_GOAL: i32 = 29;
export const SHOT_THREAT: i32 = 30;
export const SHOT_NOW: i32 = 33;
export const SHOOTER: i32 = 36;
export const RECEIVING_SHOOTER: i32 = 37;
export const RECEIVER: i32 = 38;
export const ATTACKED: i32 = 39;
export const MOBILITY: i32 = 43;
export const KING_RING_ATTACK: i32 = 47;
export const TEMPO: i32 = 48;
export const MID_TURN: i32 = 49;
export const BALL_WON: i32 = 50;
export const CHANCE_GOAL: i32 = 51;

/** A weight by its index. */
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}

/** Value of a type of piece. A king, which is never captured, has 1000. */
export function material(type: i32): i32 {
  return type == 6 ? 1000 : weight(type - 1);
}

/** Computes the pieces' scores from the weights. */
export function applyWeights(): void {
  for (let type = 1; type <= 6; type++) {
    for (let square = 0; square < 64; square++) {
      const file = square & 7;
      const rank = square >> 3;
      const centrality = min(min(file, 7 - file), min(rank, 7 - rank));
      const pieceValue = type == 6 ? 0 : material(type);
      const score = pieceValue + weight(CENTRALITY + type - 1) * centrality + weight(ADVANCE + type - 1) * rank;
      setPieceScore(type, square, score);
    }
  }
}
