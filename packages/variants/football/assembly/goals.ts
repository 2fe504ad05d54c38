// Finds a goal by one kick.
import { KICK, makeAction } from "./actions";
import { kicksAlong } from "./generate";
import { aimAt, BY_LEAP, delta, goalOf, neighboursOf, NONE, room, stepTo } from "./geometry";
import { ballOf, KING, KNIGHT, onSquare, typeOf } from "./record";

/**
 * A kick with which a side would score if it were to act, or 0. The pieces that have kicked already (bits) are left
 * out.
 */
export function scoringKick(at: usize, side: i32, kicked: u32): u32 {
  const ball = ballOf(at);
  const aim = aimAt(side ^ 1, ball);
  if (aim == NONE) return 0;
  const goal = goalOf(side ^ 1);
  if (aim == BY_LEAP) {
    let near = neighboursOf(ball);
    for (let end = near + <usize>load<u8>(near); near < end; near++) {
      const from = <i32>load<u8>(near, 1);
      const piece = onSquare(at, from) - 1;
      if (!mayKick(piece, side, kicked) || typeOf(at, piece) != KNIGHT) continue;
      if (stepTo(from, goal) == NONE) return makeAction(from, goal, KICK);
    }
    return 0;
  }
  // Along a line: forward by a piece behind the ball, or backward over one before it.
  const step = delta(aim);
  const first = ball + step;
  const isPossible = isWayFree(at, first, goal, step);
  if (isPossible && room(ball, aim ^ 4) > 0) {
    const behind = ball - step;
    const piece = onSquare(at, behind) - 1;
    if (mayKick(piece, side, kicked) && kicksTo(typeOf(at, piece), aim, first == goal)) return makeAction(behind, goal, KICK);
  }
  if (first == goal) return 0;
  const piece = onSquare(at, first) - 1;
  if (!mayKick(piece, side, kicked) || !kicksTo(typeOf(at, piece), aim, first + step == goal)) return 0;
  return isWayFree(at, first + step, goal, step) ? makeAction(first, goal, KICK) : 0;
}

// @ts-ignore: decorator
@inline
function mayKick(piece: i32, side: i32, kicked: u32): bool {
  return piece >= 0 && piece >> 4 == side && ((kicked >> (piece & 15)) & 1) == 0;
}

// Whether a piece of a type can kick the ball in a direction to the goal; `isNext` if that is the next square.
// @ts-ignore: decorator
@inline
function kicksTo(type: i32, direction: i32, isNext: bool): bool {
  return type != KNIGHT && kicksAlong(type, direction) && (type != KING || isNext);
}

// Whether the squares from one up to the goal (not included) are empty.
function isWayFree(at: usize, square: i32, goal: i32, step: i32): bool {
  for (; square != goal; square += step) if (onSquare(at, square) != 0) return false;
  return true;
}
