// Which actions there are.
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from "@kickmate/search/assembly/attacks64";
import { bit, lowest, rest } from "@kickmate/search/assembly/bits";
import { CAPTURE, JUMP_KICK, KICK, makeAction, MOVE, PASS } from "./actions";
import { kickDirection, pathOf } from "./flight";
import { ballOf, BISHOP, endedOf, KING, KNIGHT, ofType, PAWN, pieces, QUEEN, ROOK, sideOf, stoppers } from "./record";

const RANK_3: u64 = 0x0000000000ff0000;
const RANK_6: u64 = 0x0000ff0000000000;
const BACK_RANKS: u64 = 0xff000000000000ff;

let end: usize = 0;

// @ts-ignore: decorator
@inline
function push(action: u32): void {
  store<u32>(end, action);
  end += 4;
}

// @ts-ignore: decorator
@inline
function pushAll(from: i32, targets: u64, kind: u32): void {
  for (; targets; targets = rest(targets)) push(makeAction(from, lowest(targets), kind));
}

/** Whether the ball could leave its square: no king or rook stands where its flight begins, once the kicker has moved. */
export function canKick(at: usize, from: i32, ball: i32): bool {
  const first = <i32>(pathOf(ball, kickDirection(from, ball)) & 255);
  return first >= 64 || (stoppers(at) & ~bit(from) & bit(first)) == 0;
}

// @ts-ignore: decorator
@inline
function pushPiece(at: usize, from: i32, reach: u64, enemies: u64, empty: u64, ball: i32, noisy: bool): void {
  pushAll(from, reach & enemies, CAPTURE);
  if (reach & bit(ball) && canKick(at, from, ball)) push(makeAction(from, ball, KICK));
  if (!noisy) pushAll(from, reach & empty, MOVE);
}

/** Writes the legal actions (or only captures, kicks and pawn goals) to `list`; gives their number. */
// @ts-ignore: decorator
@inline
export function generate(at: usize, list: usize, noisy: bool): i32 {
  if (endedOf(at)) return 0;
  end = list;
  const side = sideOf(at);
  const own = pieces(at, side);
  const enemies = pieces(at, side ^ 1);
  const all = own | enemies;
  const ball = ballOf(at);
  const ballSet = bit(ball);
  const blockers = all | ballSet;
  const empty = ~blockers;

  pawns(at, side, own & ofType(at, PAWN), enemies, all, ball, noisy);
  for (let set = own & ofType(at, KNIGHT); set; set = rest(set)) {
    const from = lowest(set);
    pushPiece(at, from, knightAttacks(from), enemies, empty, ball, noisy);
  }
  for (let set = own & (ofType(at, BISHOP) | ofType(at, QUEEN)); set; set = rest(set)) {
    const from = lowest(set);
    pushPiece(at, from, bishopAttacks(from, blockers), enemies, empty, ball, noisy);
  }
  for (let set = own & (ofType(at, ROOK) | ofType(at, QUEEN)); set; set = rest(set)) {
    const from = lowest(set);
    pushPiece(at, from, rookAttacks(from, blockers), enemies, empty, ball, noisy);
  }
  for (let set = own & ofType(at, KING); set; set = rest(set)) {
    const from = lowest(set);
    pushPiece(at, from, kingAttacks(from), enemies, empty, ball, noisy);
  }
  if (end == list && !noisy) push(makeAction(0, 0, PASS));
  return <i32>((end - list) >> 2);
}

function pawns(at: usize, side: i32, set: u64, enemies: u64, all: u64, ball: i32, noisy: bool): void {
  const up = side == 0 ? 8 : -8;
  const afterFirstStep = side == 0 ? RANK_3 : RANK_6;
  const ballSet = bit(ball);
  for (; set; set = rest(set)) {
    const from = lowest(set);
    const diagonals = pawnAttacks(side, from);
    pushAll(from, diagonals & enemies, CAPTURE);
    if (diagonals & ballSet && canKick(at, from, ball)) push(makeAction(from, ball, KICK));
    const one = from + up;
    const oneSet = bit(one);
    if (all & oneSet) continue;
    if (one == ball) {
      if (canKick(at, from, ball)) push(makeAction(from, ball, KICK));
    } else if (!noisy || oneSet & BACK_RANKS) {
      push(makeAction(from, one, MOVE));
    }
    if ((oneSet & afterFirstStep) == 0) continue;
    const two = one + up;
    if (all & bit(two)) continue;
    if (one == ball) {
      if ((stoppers(at) & bit(two + up)) == 0) push(makeAction(from, two, JUMP_KICK));
    } else if (two == ball) {
      if (canKick(at, from, ball)) push(makeAction(from, ball, KICK));
    } else if (!noisy) {
      push(makeAction(from, two, MOVE));
    }
  }
}
