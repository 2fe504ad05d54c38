// A position as the kernel keeps it: 176 bytes.
//   0 white pieces u64    8 black pieces u64    16 + 8 * (type - 1) pieces of a type u64
//  64 piece on each square u8 (type | side << 3; 0 none)
// 128 key u64           136 key of the pawns u64
// 144 score of the pieces for White in the middle game i16, in the end game i16 (see weights.ts)
// 148 phase u8: 24 with all pieces, 0 without any   149 side u8
// 150 en passant square u8 (255 none)               151 castling rights u8: bits of RIGHT_*
// 152 checkers u64      160 quiet i32     164 number i32     168 moves that can be undone by others i32
import { bit, lowest, rest } from "@kickmate/search/assembly/bits";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { pieceScore } from "./weights";

export const SIZE: i32 = 176;

export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

/** No square. */
export const NOWHERE: i32 = 255;

/** Castling rights: White's and Black's king's side and queen's side. */
export const WHITE_KING_SIDE: i32 = 1;
export const WHITE_QUEEN_SIDE: i32 = 2;
export const BLACK_KING_SIDE: i32 = 4;
export const BLACK_QUEEN_SIDE: i32 = 8;

const ZOBRIST: usize = memory.data(16 * 64 * 8, 8);
const ZOBRIST_PASSANT: usize = memory.data(8 * 8, 8);
const ZOBRIST_CASTLING: usize = memory.data(16 * 8, 8);
let zobristSide: u64 = 0;

/** Draws the hash keys: always the same ones. */
export function initKeys(): void {
  seedRandom(1575);
  for (let i: usize = 0; i < 16 * 64; i++) store<u64>(ZOBRIST + (i << 3), random64());
  for (let i: usize = 0; i < 8; i++) store<u64>(ZOBRIST_PASSANT + (i << 3), random64());
  for (let i: usize = 1; i < 16; i++) store<u64>(ZOBRIST_CASTLING + (i << 3), random64());
  zobristSide = random64();
}

/** All pieces of a side. */
// @ts-ignore: decorator
@inline
export function pieces(at: usize, side: i32): u64 {
  return load<u64>(at + (<usize>side << 3));
}

// @ts-ignore: decorator
@inline
export function occupied(at: usize): u64 {
  return load<u64>(at) | load<u64>(at, 8);
}

/** The pieces of a type, both sides'. */
// @ts-ignore: decorator
@inline
export function ofType(at: usize, type: i32): u64 {
  return load<u64>(at + (<usize>type << 3), 8);
}

/** Where a side's king stands. */
// @ts-ignore: decorator
@inline
export function kingOf(at: usize, side: i32): i32 {
  return lowest(ofType(at, KING) & pieces(at, side));
}

/** The piece on a square: its type, and 8 more for Black; 0 for none. */
// @ts-ignore: decorator
@inline
export function pieceOn(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + <usize>square, 64);
}

// @ts-ignore: decorator
@inline
export function keyOf(at: usize): u64 {
  return load<u64>(at, 128);
}

/** The key of pawns and kings alone. */
// @ts-ignore: decorator
@inline
export function pawnKeyOf(at: usize): u64 {
  return load<u64>(at, 136);
}

/** The score of the pieces on their squares for White, in the middle game. */
// @ts-ignore: decorator
@inline
export function middleScoreOf(at: usize): i32 {
  return <i32>load<i16>(at, 144);
}

/** The score of the pieces on their squares for White, in the end game. */
// @ts-ignore: decorator
@inline
export function endScoreOf(at: usize): i32 {
  return <i32>load<i16>(at, 146);
}

/** How much of the middle game is left: 24 with all pieces on the board, 0 with kings and pawns only; more after promotions. */
// @ts-ignore: decorator
@inline
export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, 148);
}

/** Who is to move: 0 White, 1 Black. */
// @ts-ignore: decorator
@inline
export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, 149);
}

// @ts-ignore: decorator
@inline
export function passantOf(at: usize): i32 {
  return <i32>load<u8>(at, 150);
}

// @ts-ignore: decorator
@inline
export function castlingOf(at: usize): i32 {
  return <i32>load<u8>(at, 151);
}

/** The pieces that give check to the side to move. */
// @ts-ignore: decorator
@inline
export function checkersOf(at: usize): u64 {
  return load<u64>(at, 152);
}

/** The half-move clock. */
// @ts-ignore: decorator
@inline
export function quietOf(at: usize): i32 {
  return load<i32>(at, 160);
}

// @ts-ignore: decorator
@inline
export function numberOf(at: usize): i32 {
  return load<i32>(at, 164);
}

// @ts-ignore: decorator
@inline
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, 168);
}
