// Castling in this game: where kings and rooks go. It is the same in all positions of a game, so it is told once, with
// the position that is loaded.
import { bit } from "@kickmate/search/assembly/bits";
import { CASTLE, CASTLE_ONTO_ROOK, makeAction } from "./actions";
import { between } from "@kickmate/search/assembly/lines64";
import { distinguishRook, forgetRooks, NOWHERE } from "./record";

// By right (0 White's king's side, 1 its queen's side, 2 and 3 Black's): king from, rook from, king to, rook to (u8),
// action u32, squares that must be empty u64, squares that the king goes over (its own and the last included) u64.
const RIGHTS: usize = memory.data(4 * 24, 8);
// The rights that are left when something leaves a square, or arrives there.
const KEPT: usize = memory.data(64, 8);

// @ts-ignore: decorator
@inline
function rightAt(right: i32): usize {
  return RIGHTS + <usize>right * 24;
}

/** Where the king of a right begins. */
// @ts-ignore: decorator
@inline
export function castlingKing(right: i32): i32 {
  return <i32>load<u8>(rightAt(right));
}

/** Where its rook begins. */
// @ts-ignore: decorator
@inline
export function castlingRook(right: i32): i32 {
  return <i32>load<u8>(rightAt(right), 1);
}

/** Where the king is when it has castled. */
// @ts-ignore: decorator
@inline
export function castledKing(right: i32): i32 {
  return <i32>load<u8>(rightAt(right), 2);
}

/** Where the rook is then. */
// @ts-ignore: decorator
@inline
export function castledRook(right: i32): i32 {
  return <i32>load<u8>(rightAt(right), 3);
}

/** The action by which this is done: by the king's new square, or by the rook's square where the game is not as usual. */
// @ts-ignore: decorator
@inline
export function castlingAction(right: i32): u32 {
  return load<u32>(rightAt(right), 4);
}

/** What must be empty, king and rook left out. */
// @ts-ignore: decorator
@inline
export function castlingPath(right: i32): u64 {
  return load<u64>(rightAt(right), 8);
}

/** Where the king must not be attacked. */
// @ts-ignore: decorator
@inline
export function castlingWalk(right: i32): u64 {
  return load<u64>(rightAt(right), 16);
}

/** The rights that stay when a move goes from or to a square. */
// @ts-ignore: decorator
@inline
export function rightsKept(square: i32): i32 {
  return <i32>load<u8>(KEPT + <usize>square);
}

/** Forgets all rights, before {@link allowCastling}. */
export function forgetCastling(): void {
  for (let square: usize = 0; square < 64; square++) store<u8>(KEPT + square, 15);
  forgetRooks();
}

/** Learns where king and rook of a right stand. */
export function allowCastling(right: i32, king: i32, rook: i32): void {
  assert(king != NOWHERE && rook != NOWHERE);
  const rank = right < 2 ? 0 : 56;
  const isKingSide = (right & 1) == 0;
  const kingTo = rank + (isKingSide ? 6 : 2);
  const rookTo = rank + (isKingSide ? 5 : 3);
  const at = rightAt(right);
  store<u8>(at, <u8>king);
  store<u8>(at, <u8>rook, 1);
  store<u8>(at, <u8>kingTo, 2);
  store<u8>(at, <u8>rookTo, 3);
  const isOrthodox = (king & 7) == 4 && (rook & 7) == (isKingSide ? 7 : 0);
  const action = isOrthodox ? makeAction(king, kingTo, CASTLE) : makeAction(king, rook, CASTLE_ONTO_ROOK);
  store<u32>(at, action, 4);
  const walk = between(king, kingTo) | bit(king) | bit(kingTo);
  const path = walk | between(rook, rookTo) | bit(rookTo);
  store<u64>(at, path & ~bit(king) & ~bit(rook), 8);
  store<u64>(at, walk, 16);
  distinguishRook(right, rook & 7);
  store<u8>(KEPT + <usize>king, load<u8>(KEPT + <usize>king) & ~(1 << <u8>right));
  store<u8>(KEPT + <usize>rook, load<u8>(KEPT + <usize>rook) & ~(1 << <u8>right));
}
