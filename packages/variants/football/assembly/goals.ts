// Finds a goal by one kick.
import { KICK, makeAction } from "./actions";
import { kicksAlong, rangeOf } from "./generate";
import { aimAt, BY_LEAP, entryOf, goalOf, lineOfBall, neighboursOf, NONE, stepTo } from "./geometry";
import { FootballPosition, isOf, KNIGHT } from "./position";

/**
 * A kick with which a side would score if it were to act, or 0. The pieces that have kicked already (bits) are left
 * out.
 */
export function scoringKick(position: FootballPosition, side: i32, kicked: u32): u32 {
  const ball: i32 = position.ball;
  const aim = aimAt(side ^ 1, ball);
  const able = position.piecesNear(side, ball) & ~kicked;
  if (aim == NONE || able == 0) return 0;
  const from = aim == BY_LEAP ? byLeap(position, side, able) : alongLine(position, side, able, aim);
  return from == NONE ? 0 : makeAction(from, goalOf(side ^ 1), KICK);
}

// The square of a knight that can kick the ball into the other side's goal, or NONE.
function byLeap(position: FootballPosition, side: i32, able: u32): i32 {
  const goal = goalOf(side ^ 1);
  let near = neighboursOf(position.ball);
  for (let end = near + <usize>load<u8>(near); near < end; near++) {
    const from = <i32>load<u8>(near, 1);
    if (mayKick(position, from, side, able) && position.typeOf(position.pieceOn(from)) == KNIGHT && stepTo(from, goal) == NONE) return from;
  }
  return NONE;
}

// The square of a piece that can kick the ball along a line into the other side's goal, or NONE: forward from behind the ball, or
// backward from before it.
function alongLine(position: FootballPosition, side: i32, able: u32, aim: i32): i32 {
  const entry = entryOf(side ^ 1);
  const line = lineOfBall(position.ball, aim);
  const behind = <i32>load<u8>(lineOfBall(position.ball, aim ^ 4));
  if (mayKick(position, behind, side, able) && kicksTo(position, behind, aim, line, entry)) return behind;
  const before = <i32>load<u8>(line);
  return mayKick(position, before, side, able) && kicksTo(position, before, aim, line + 1, entry) ? before : NONE;
}

// Returns whether one of a side's pieces that are able to kick stands on a square next to the ball.
function mayKick(position: FootballPosition, square: i32, side: i32, able: u32): bool {
  if (position.isEmpty(square)) return false;
  const piece = position.pieceOn(square);
  return isOf(side, piece) && ((able >> (piece & 15)) & 1) != 0;
}

// Returns whether the piece on a square can kick the ball in a direction along an empty line to its end.
function kicksTo(position: FootballPosition, square: i32, direction: i32, line: usize, end: i32): bool {
  const type = position.typeOf(position.pieceOn(square));
  if (type == KNIGHT || !kicksAlong(type, direction)) return false;
  const last = line + rangeOf(type) - 1;
  while (line < last && position.isEmpty(<i32>load<u8>(line))) line++;
  return <i32>load<u8>(line) == end;
}
