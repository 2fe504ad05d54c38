// Finds the pieces that can kick the ball forwards, and wins in one, for search and evaluation.
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, ray, rookAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest, rest } from "@kickmate/bitboards/assembly/bits";
import { CAPTURE, KICK, makeAction, MOVE } from "./actions";
import { fly, isGoal, pathOf, FLIGHT_LENGTH } from "./flight";
import { LeaguePosition } from "./position";

const RANK_2: u64 = 0x000000000000ff00;
const RANK_7: u64 = 0x00ff000000000000;

/** The straight forward direction of a side: N or S. Its diagonal ones are one less and one more, modulo 8. */
export function forwardDirection(side: i32): i32 {
  return side << 2;
}

/** The queens, rooks and bishops of both sides that attack the ball's square. */
export function slidersTo(position: LeaguePosition, ball: i32, occupied: u64): u64 {
  const queens = position.queens;
  return (rookAttacks(ball, occupied) & (position.rooks | queens)) | (bishopAttacks(ball, occupied) & (position.bishops | queens));
}

/**
 * The pieces of a side that reach the ball so that their kick goes in the given forward direction, even if the ball cannot fly there.
 * `sliders`: those of {@link slidersTo}.
 */
export function kickers(position: LeaguePosition, side: i32, direction: i32, ball: i32, occupied: u64, sliders: u64): u64 {
  const own = position.pieces(side);
  const backDirection = direction ^ 4;
  const behind = ray(ball, backDirection);
  const found = own & behind & (sliders | (kingAttacks(ball) & position.kings));
  const oneBehind = behind & kingAttacks(ball);
  const pawns = own & position.pawns;
  if (direction == forwardDirection(side)) {
    const startRank = side == 0 ? RANK_2 : RANK_7;
    const twoBehind = behind & ~oneBehind & startRank & (side == 0 ? bit(ball) >> 16 : bit(ball) << 16);
    return found | (pawns & oneBehind) | (occupied & oneBehind ? 0 : pawns & twoBehind);
  }
  // A knight's kick flies diagonally, towards the side and the end of the board to which it leaps.
  const leaps = knightAttacks(ball) & quadrant(ball, backDirection);
  return found | (pawns & oneBehind) | (own & position.knights & leaps);
}

// By square and diagonal direction: the quarter of the board between the two straight rays next to the direction.
const QUADRANTS: usize = memory.data(64 * 8 * 8, 8);

function quadrant(square: i32, diagonal: i32): u64 {
  return load<u64>(QUADRANTS + (<usize>((square << 3) + diagonal) << 3));
}

/** Fills the table of quadrants. */
export function initQuadrants(): void {
  for (let square = 0; square < 64; square++) {
    for (let diagonal = 1; diagonal < 8; diagonal += 2) {
      let squares: u64 = 0;
      for (let line = ray(square, diagonal - 1); line; line = rest(line)) squares |= ray(lowest(line), (diagonal + 1) & 7);
      store<u64>(QUADRANTS + (<usize>((square << 3) + diagonal) << 3), squares);
    }
  }
}

/** An action by which a side would score at once if it were to act, or 0. */
export function winInOneOf(position: LeaguePosition, side: i32): u32 {
  const own = position.pieces(side);
  const enemies = position.pieces(side ^ 1);
  const occupied = own | enemies;

  // 1. A pawn that reaches the back rank.
  for (let set = own & position.pawns & (side == 0 ? RANK_7 : RANK_2); set; set = rest(set)) {
    const from = lowest(set);
    const ahead = side == 0 ? from + 8 : from - 8;
    if ((occupied & bit(ahead)) == 0) return makeAction(from, ahead, MOVE);
    const victims = pawnAttacks(side, from) & enemies;
    if (victims) return makeAction(from, lowest(victims), CAPTURE);
  }

  // 2. A kick, if the ball is near enough to the goal.
  const ball: i32 = position.ball;
  if (side == 0 ? ball < 32 : ball >= 32) return 0;
  const stoppers = position.stoppers();
  let sliders: u64 = 0;
  for (let rotation = -1; rotation <= 1; rotation++) {
    const direction = (forwardDirection(side) + rotation) & 7;
    if (!isGoal(side, fly(pathOf(ball, direction), FLIGHT_LENGTH, stoppers, 0).place)) continue;
    if (!sliders) sliders = slidersTo(position, ball, occupied);
    const set = kickers(position, side, direction, ball, occupied, sliders);
    if (set) return makeAction(lowest(set), ball, KICK);
  }
  return 0;
}
