// Finds a goal by one kick.
import { KICK, makeAction } from "./actions";
import { kicksAlong, rangeOf } from "./generate";
import { wayToGoal, BY_LEAP, goalEntryOf, goalOf, lineOfBall, neighboursOf, NONE, directionTo } from "./geometry";
import { FootballPosition, isPieceOf, KNIGHT } from "./position";

/**
 * A kick by which a side would score if it were to act, or 0. The set of pieces that have kicked already is left out.
 */
export function scoringKick(position: FootballPosition, side: i32, kicked: u32): u32 {
  const ball: i32 = position.ball;
  const way = wayToGoal(side ^ 1, ball);
  const ableKickers = position.piecesNextTo(side, ball) & ~kicked;
  if (way == NONE || ableKickers == 0) return 0;
  const from = way == BY_LEAP ? kickerByLeap(position, side, ableKickers) : kickerAlongLine(position, side, ableKickers, way);
  return from == NONE ? 0 : makeAction(from, goalOf(side ^ 1), KICK);
}

// The square of a knight that can kick the ball into the other side's goal, or NONE.
function kickerByLeap(position: FootballPosition, side: i32, ableKickers: u32): i32 {
  const goal = goalOf(side ^ 1);
  let neighbours = neighboursOf(position.ball);
  for (let end = neighbours + <usize>load<u8>(neighbours); neighbours < end; neighbours++) {
    const from = <i32>load<u8>(neighbours, 1);
    if (
      mayKick(position, from, side, ableKickers)
      && position.typeOf(position.pieceOn(from)) == KNIGHT && directionTo(from, goal) == NONE
    ) return from;
  }
  return NONE;
}

// The square of a piece that can kick the ball along a line into the other side's goal, or NONE: forward from behind the ball, or
// backward from before it.
function kickerAlongLine(position: FootballPosition, side: i32, ableKickers: u32, direction: i32): i32 {
  const entry = goalEntryOf(side ^ 1);
  const line = lineOfBall(position.ball, direction);
  const behind = <i32>load<u8>(lineOfBall(position.ball, direction ^ 4));
  if (mayKick(position, behind, side, ableKickers) && kicksTo(position, behind, direction, line, entry)) return behind;
  const before = <i32>load<u8>(line);
  return mayKick(position, before, side, ableKickers) && kicksTo(position, before, direction, line + 1, entry) ? before : NONE;
}

// Returns whether one of the able kickers stands on a square.
function mayKick(position: FootballPosition, square: i32, side: i32, ableKickers: u32): bool {
  if (position.isEmpty(square)) return false;
  const piece = position.pieceOn(square);
  return isPieceOf(side, piece) && ((ableKickers >> (piece & 15)) & 1) != 0;
}

// Returns whether the piece on a square can kick the ball in a direction along an empty line to its end.
function kicksTo(position: FootballPosition, square: i32, direction: i32, line: usize, end: i32): bool {
  const type = position.typeOf(position.pieceOn(square));
  if (type == KNIGHT || !kicksAlong(type, direction)) return false;
  const last = line + rangeOf(type) - 1;
  while (line < last && position.isEmpty(<i32>load<u8>(line))) line++;
  return <i32>load<u8>(line) == end;
}
