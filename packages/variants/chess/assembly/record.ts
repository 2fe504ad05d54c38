// A position as the kernel keeps it: 176 bytes.
//   0 white pieces u64    8 black pieces u64    16 + 8 * (type - 1) pieces of a type u64
//  64 piece on each square u8 (type | side << 3; 0 none)
// 128 key u64           136 key of pawns and kings u64
// 144 score of the pieces for White, a pair i32 (see weights.ts)
// 148 phase u8: 24 with all pieces, 0 without any   149 side u8
// 150 en passant square u8 (255 none)               151 castling rights u8: bits of RIGHT_*
// 152 checkers u64      160 quiet i32     164 number i32     168 moves that can be undone by others i32
import { bit, lowest } from "@kickmate/search/assembly/bits";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { endOf, middleOf, phaseWeight, pieceScore } from "./weights";

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
/** By rights, for the game that is loaded: {@link forgetRooks}, {@link distinguishRook}. */
const ZOBRIST_CASTLING: usize = memory.data(16 * 8, 8);
/** By rights, with the rooks in the corners. */
const ZOBRIST_CORNERS: usize = memory.data(16 * 8, 8);
/** By right and the file of its rook, when that is not in the corner. */
const ZOBRIST_ROOK_FILE: usize = memory.data(4 * 8 * 8, 8);
let zobristSide: u64 = 0;

/** Draws the hash keys: always the same ones. */
export function initKeys(): void {
  seedRandom(1575);
  for (let i: usize = 0; i < 16 * 64; i++) store<u64>(ZOBRIST + (i << 3), random64());
  for (let i: usize = 0; i < 8; i++) store<u64>(ZOBRIST_PASSANT + (i << 3), random64());
  for (let i: usize = 1; i < 16; i++) store<u64>(ZOBRIST_CORNERS + (i << 3), random64());
  zobristSide = random64();
  for (let i: usize = 0; i < 4 * 8; i++) store<u64>(ZOBRIST_ROOK_FILE + (i << 3), random64());
}

/** Takes it that rooks castle from the corners, before {@link distinguishRook}. */
export function forgetRooks(): void {
  for (let i: usize = 0; i < 16; i++) store<u64>(ZOBRIST_CASTLING + (i << 3), load<u64>(ZOBRIST_CORNERS + (i << 3)));
}

/**
 * Gives positions that differ only in which of two rooks may castle different keys: what is found in the one must not be
 * played in the other. Keys of positions in which castling rooks stand in the corners stay as they are.
 */
export function distinguishRook(right: i32, file: i32): void {
  if (file == ((right & 1) == 0 ? 7 : 0)) return;
  const key = load<u64>(ZOBRIST_ROOK_FILE + (<usize>((right << 3) | file) << 3));
  for (let rights: usize = 0; rights < 16; rights++) {
    if ((rights >> <usize>right) & 1) {
      const at = ZOBRIST_CASTLING + (rights << 3);
      store<u64>(at, load<u64>(at) ^ key);
    }
  }
}

/** All pieces of a side. */
// @ts-ignore: decorator
@inline
export function pieces(at: usize, side: i32): u64 {
  return load<u64>(at + (<usize>side << 3));
}

/** All pieces. */
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

/** The key of the position: {@link freshKey}, kept up by every change. */
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

/** The score of the pieces on their squares for White, a pair. */
// @ts-ignore: decorator
@inline
export function scoreOf(at: usize): i32 {
  return load<i32>(at, 144);
}

/** The same for the middle game. */
// @ts-ignore: decorator
@inline
export function middleScoreOf(at: usize): i32 {
  return middleOf(scoreOf(at));
}

/** The same for the end game. */
// @ts-ignore: decorator
@inline
export function endScoreOf(at: usize): i32 {
  return endOf(scoreOf(at));
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

/** The square behind a pawn that can be taken en passant, or {@link NOWHERE}. */
// @ts-ignore: decorator
@inline
export function passantOf(at: usize): i32 {
  return <i32>load<u8>(at, 150);
}

/** The castling rights that are left: bits of {@link WHITE_KING_SIDE} and the others. */
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

/** The number of the move, as a record counts them: one more after each of Black. */
// @ts-ignore: decorator
@inline
export function numberOf(at: usize): i32 {
  return load<i32>(at, 164);
}

/** How many moves lie behind that the opponent could undo: so far back the same position may have been. */
// @ts-ignore: decorator
@inline
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, 168);
}

/** Sets the pieces that give check to the side to move. */
// @ts-ignore: decorator
@inline
export function setCheckers(at: usize, checkers: u64): void {
  store<u64>(at, checkers, 152);
}

/** Sets half-move clock, move number and how many moves can be undone by others. */
// @ts-ignore: decorator
@inline
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, 160);
  store<i32>(at, number, 164);
  store<i32>(at, reversible, 168);
}

// @ts-ignore: decorator
@inline
function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (<usize>((piece << 6) | square) << 3));
}

// A key, if it is one of a pawn or king, else 0. Which it is, no processor can guess.
// @ts-ignore: decorator
@inline
function ifPawnOrKing(piece: i32, key: u64): u64 {
  return select<u64>(key, 0, (((1 << PAWN) | (1 << KING)) >> (piece & 7)) & 1);
}

// Puts a piece on a square or takes it off: sets and keys are the same either way.
// @ts-ignore: decorator
@inline
function flip(at: usize, piece: i32, square: i32): void {
  const set = bit(square);
  const side = at + (<usize>(piece >> 3) << 3);
  const type = at + 8 + (<usize>(piece & 7) << 3);
  const key = pieceKey(piece, square);
  store<u64>(side, load<u64>(side) ^ set);
  store<u64>(type, load<u64>(type) ^ set);
  store<u64>(at, load<u64>(at, 128) ^ key, 128);
  store<u64>(at, load<u64>(at, 136) ^ ifPawnOrKing(piece, key), 136);
}

/** Puts a piece on an empty square. */
// @ts-ignore: decorator
@inline
export function put(at: usize, piece: i32, square: i32): void {
  assert(square >= 0 && square < 64 && pieceOn(at, square) == 0);
  flip(at, piece, square);
  store<u8>(at + <usize>square, <u8>piece, 64);
  store<i32>(at, scoreOf(at) + pieceScore(piece, square), 144);
  store<u8>(at, <u8>(phaseOf(at) + phaseWeight(piece & 7)), 148);
}

/** Takes the piece off a square. */
// @ts-ignore: decorator
@inline
export function take(at: usize, piece: i32, square: i32): void {
  assert(piece != 0 && pieceOn(at, square) == piece);
  flip(at, piece, square);
  store<u8>(at + <usize>square, 0, 64);
  store<i32>(at, scoreOf(at) - pieceScore(piece, square), 144);
  store<u8>(at, <u8>(phaseOf(at) - phaseWeight(piece & 7)), 148);
}

/** Moves a piece to an empty square. */
// @ts-ignore: decorator
@inline
export function shift(at: usize, piece: i32, from: i32, to: i32): void {
  assert(piece != 0 && pieceOn(at, from) == piece && pieceOn(at, to) == 0);
  const set = bit(from) | bit(to);
  const side = at + (<usize>(piece >> 3) << 3);
  const type = at + 8 + (<usize>(piece & 7) << 3);
  const key = pieceKey(piece, from) ^ pieceKey(piece, to);
  store<u64>(side, load<u64>(side) ^ set);
  store<u64>(type, load<u64>(type) ^ set);
  store<u64>(at, load<u64>(at, 128) ^ key, 128);
  store<u64>(at, load<u64>(at, 136) ^ ifPawnOrKing(piece, key), 136);
  store<u8>(at + <usize>from, 0, 64);
  store<u8>(at + <usize>to, <u8>piece, 64);
  store<i32>(at, scoreOf(at) + pieceScore(piece, to) - pieceScore(piece, from), 144);
}

/** Sets the en passant square, or {@link NOWHERE}. */
// @ts-ignore: decorator
@inline
export function setPassant(at: usize, square: i32): void {
  const old = passantOf(at);
  if (old == square) return;
  let key = keyOf(at);
  if (old != NOWHERE) key ^= load<u64>(ZOBRIST_PASSANT + (<usize>(old & 7) << 3));
  if (square != NOWHERE) key ^= load<u64>(ZOBRIST_PASSANT + (<usize>(square & 7) << 3));
  store<u64>(at, key, 128);
  store<u8>(at, <u8>square, 150);
}

/** Sets the castling rights. */
// @ts-ignore: decorator
@inline
export function setCastling(at: usize, rights: i32): void {
  const old = castlingOf(at);
  if (old == rights) return;
  const keys = load<u64>(ZOBRIST_CASTLING + (<usize>old << 3)) ^ load<u64>(ZOBRIST_CASTLING + (<usize>rights << 3));
  store<u64>(at, keyOf(at) ^ keys, 128);
  store<u8>(at, <u8>rights, 151);
}

/** Gives the turn to the other side. */
// @ts-ignore: decorator
@inline
export function turn(at: usize): void {
  store<u64>(at, keyOf(at) ^ zobristSide, 128);
  store<u8>(at, load<u8>(at, 149) ^ 1, 149);
}

/** Copies a record. Written out, as a loop takes longer; the build that becomes JavaScript has words of 64 bits only. */
// @ts-ignore: decorator
@inline
export function copy(from: usize, to: usize): void {
  if (SIZE != 176) ERROR("copy is written for 176 bytes");
  if (ASC_FEATURE_SIMD) {
    v128.store(to, v128.load(from));
    v128.store(to, v128.load(from, 16), 16);
    v128.store(to, v128.load(from, 32), 32);
    v128.store(to, v128.load(from, 48), 48);
    v128.store(to, v128.load(from, 64), 64);
    v128.store(to, v128.load(from, 80), 80);
    v128.store(to, v128.load(from, 96), 96);
    v128.store(to, v128.load(from, 112), 112);
    v128.store(to, v128.load(from, 128), 128);
    v128.store(to, v128.load(from, 144), 144);
    v128.store(to, v128.load(from, 160), 160);
    return;
  }
  for (let n: usize = 0; n < 160; n += 32) {
    store<u64>(to + n, load<u64>(from + n));
    store<u64>(to + n, load<u64>(from + n, 8), 8);
    store<u64>(to + n, load<u64>(from + n, 16), 16);
    store<u64>(to + n, load<u64>(from + n, 24), 24);
  }
  store<u64>(to, load<u64>(from, 160), 160);
  store<u64>(to, load<u64>(from, 168), 168);
}

/** An empty board with White to move. */
export function empty(at: usize): void {
  for (let n: usize = 0; n < <usize>SIZE; n += 8) store<u64>(at + n, 0);
  store<u8>(at, <u8>NOWHERE, 150);
}

/** The key from scratch. */
export function freshKey(at: usize): u64 {
  let key = load<u64>(ZOBRIST_CASTLING + (<usize>castlingOf(at) << 3)) ^ (sideOf(at) ? zobristSide : 0);
  if (passantOf(at) != NOWHERE) key ^= load<u64>(ZOBRIST_PASSANT + (<usize>(passantOf(at) & 7) << 3));
  for (let square = 0; square < 64; square++) {
    const piece = pieceOn(at, square);
    if (piece) key ^= pieceKey(piece, square);
  }
  return key;
}

/** The pieces' scores and the phase from scratch: what {@link put}, {@link take} and {@link shift} keep up. */
export function rescore(at: usize): void {
  let score = 0;
  let phase = 0;
  for (let set = occupied(at); set; set &= set - 1) {
    const square = lowest(set);
    const piece = pieceOn(at, square);
    score += pieceScore(piece, square);
    phase += phaseWeight(piece & 7);
  }
  store<i32>(at, score, 144);
  store<u8>(at, <u8>phase, 148);
}
