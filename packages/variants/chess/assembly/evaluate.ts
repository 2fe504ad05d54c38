// What a position is worth.
import { endScoreOf, middleScoreOf, phaseOf, sideOf } from "./record";

/** Hundredths of a pawn for the side to move. */
export function evaluate(at: usize): i32 {
  const phase = min(phaseOf(at), 24);
  const score = (middleScoreOf(at) * phase + endScoreOf(at) * (24 - phase)) / 24;
  return sideOf(at) == 0 ? score : -score;
}
