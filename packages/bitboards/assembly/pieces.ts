// The part of a position record that games with the six types of chess pieces share: the pieces, hash key, score and
// side to act. A game's own fields begin at OWN_FIELDS.
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { bit, lowest } from "./bits";

// Byte offsets of the fields. The number of a piece is its type, plus BLACK for Black's pieces; 0 is no piece.
const SIDE_SETS: usize = 0; // u64 each: White's pieces, Black's
const TYPE_SETS: usize = 8; // u64 each, at 8 * type: both sides' pawns, knights, bishops, rooks, queens, kings
const BOARD: usize = 64; // u8 each: the piece on each square
const KEY: usize = 128; // u64
const SCORE: usize = 136; // i32
const SIDE: usize = 140; // u8

/** The byte offset at which a game's own fields begin. */
export const OWN_FIELDS: usize = 141;

export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

/** The number that is added to the type of Black's pieces. */
export const BLACK: i32 = 8;

// By piece and square: hash keys u64, and the piece's score for White i32.
const PIECE_KEYS: usize = memory.data(16 * 64 * 8, 8);
const PIECE_SCORES: usize = memory.data(16 * 64 * 4, 8);
let blackToActKey: u64 = 0;

/** Seeds the random numbers of a game's hash keys, and draws the keys of the pieces. */
export function drawPieceKeys(seed: u64): void {
  seedRandom(seed);
  for (let n: usize = 0; n < 16 * 64; n++) store<u64>(PIECE_KEYS + (n << 3), random64());
}

/** Draws the hash key of the side to act. */
export function drawSideKey(): void {
  blackToActKey = random64();
}

/** The hash key of a piece on a square. */
export function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(PIECE_KEYS + (<usize>((piece << 6) | square) << 3));
}

/** Value of a piece on a square, for White: negative for Black's pieces. */
export function pieceScore(piece: i32, square: i32): i32 {
  return load<i32>(PIECE_SCORES + (<usize>((piece << 6) | square) << 2));
}

/** Sets the value of a type of piece on a square, from its own side's point of view (for Black, ranks are mirrored). */
export function setPieceScore(type: i32, square: i32, score: i32): void {
  store<i32>(PIECE_SCORES + (<usize>((type << 6) | square) << 2), score);
  store<i32>(PIECE_SCORES + (<usize>(((type | BLACK) << 6) | (square ^ 56)) << 2), -score);
}

/** All pieces of a side. */
export function pieces(at: usize, side: i32): u64 {
  return load<u64>(at + (<usize>side << 3), SIDE_SETS);
}

/** All pieces. */
export function occupied(at: usize): u64 {
  return load<u64>(at, SIDE_SETS) | load<u64>(at, SIDE_SETS + 8);
}

/** The pieces of a type, both sides'. */
export function ofType(at: usize, type: i32): u64 {
  return load<u64>(at + (<usize>type << 3), TYPE_SETS);
}

/** The square of a side's king. */
export function kingOf(at: usize, side: i32): i32 {
  return lowest(ofType(at, KING) & pieces(at, side));
}

/** The piece on a square, or 0. */
export function pieceOn(at: usize, square: i32): i32 {
  return <i32>load<u8>(at + <usize>square, BOARD);
}

/** The hash key, updated by every change. */
export function keyOf(at: usize): u64 {
  return load<u64>(at, KEY);
}

/** Changes the hash key by the key of something that is added or removed. */
export function changeKey(at: usize, change: u64): void {
  store<u64>(at, keyOf(at) ^ change, KEY);
}

/** Sets the hash key. */
export function setKey(at: usize, key: u64): void {
  store<u64>(at, key, KEY);
}

/** The sum of the pieces' scores, for White. */
export function scoreOf(at: usize): i32 {
  return load<i32>(at, SCORE);
}

/** Computes the sum of the pieces' scores from scratch. */
export function recomputeScore(at: usize): void {
  let score = 0;
  for (let set = occupied(at); set; set &= set - 1) score += pieceScore(pieceOn(at, lowest(set)), lowest(set));
  store<i32>(at, score, SCORE);
}

/** The side to act: 0 White, 1 Black. */
export function sideOf(at: usize): i32 {
  return <i32>load<u8>(at, SIDE);
}

/** Gives the turn to the other side. */
export function changeSide(at: usize): void {
  changeKey(at, blackToActKey);
  store<u8>(at, load<u8>(at, SIDE) ^ 1, SIDE);
}

// Toggles squares in the sets of a piece's side and type.
function flip(at: usize, piece: i32, squares: u64): void {
  const side = at + (<usize>(piece >> 3) << 3);
  const type = at + (<usize>(piece & 7) << 3);
  store<u64>(side, load<u64>(side, SIDE_SETS) ^ squares, SIDE_SETS);
  store<u64>(type, load<u64>(type, TYPE_SETS) ^ squares, TYPE_SETS);
}

/** Puts a piece on an empty square. */
export function put(at: usize, piece: i32, square: i32): void {
  putWithKey(at, piece, square, pieceKey(piece, square));
}

/** Does what {@link put} does, given the change of the hash key. */
export function putWithKey(at: usize, piece: i32, square: i32, key: u64): void {
  assert(square >= 0 && square < 64 && pieceOn(at, square) == 0);
  flip(at, piece, bit(square));
  changeKey(at, key);
  store<u8>(at + <usize>square, <u8>piece, BOARD);
  store<i32>(at, scoreOf(at) + pieceScore(piece, square), SCORE);
}

/** Takes the piece off a square. */
export function take(at: usize, piece: i32, square: i32): void {
  takeWithKey(at, piece, square, pieceKey(piece, square));
}

/** Does what {@link take} does, given the change of the hash key. */
export function takeWithKey(at: usize, piece: i32, square: i32, key: u64): void {
  assert(piece != 0 && pieceOn(at, square) == piece);
  flip(at, piece, bit(square));
  changeKey(at, key);
  store<u8>(at + <usize>square, 0, BOARD);
  store<i32>(at, scoreOf(at) - pieceScore(piece, square), SCORE);
}

/** Moves a piece to an empty square. */
export function shift(at: usize, piece: i32, from: i32, to: i32): void {
  shiftWithKey(at, piece, from, to, pieceKey(piece, from) ^ pieceKey(piece, to));
}

/** Does what {@link shift} does, given the change of the hash key. */
export function shiftWithKey(at: usize, piece: i32, from: i32, to: i32, key: u64): void {
  assert(piece != 0 && pieceOn(at, from) == piece && pieceOn(at, to) == 0);
  flip(at, piece, bit(from) | bit(to));
  changeKey(at, key);
  store<u8>(at + <usize>from, 0, BOARD);
  store<u8>(at + <usize>to, <u8>piece, BOARD);
  store<i32>(at, scoreOf(at) + pieceScore(piece, to) - pieceScore(piece, from), SCORE);
}

/** The part of the hash key for pieces and side to act, computed from scratch. */
export function freshPiecesKey(at: usize): u64 {
  let key = sideOf(at) ? blackToActKey : 0;
  for (let set = occupied(at); set; set &= set - 1) key ^= pieceKey(pieceOn(at, lowest(set)), lowest(set));
  return key;
}

/** Fills a record of `bytes` (160 or 176) with zeros: no pieces, White to act. */
export function clearRecord(at: usize, bytes: usize): void {
  for (let n: usize = 0; n < bytes; n += 8) store<u64>(at + n, 0);
}

/**
 * Copies a record of `bytes` (a constant: 160 or 176). The copies are written out, since a loop takes longer. The build
 * that becomes JavaScript has words of at most 64 bits.
 */
export function copyRecord(from: usize, to: usize, bytes: usize): void {
  assert(bytes == 160 || bytes == 176);
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
    if (bytes == 176) v128.store(to, v128.load(from, 160), 160);
    return;
  }
  for (let n: usize = 0; n < 160; n += 32) {
    store<u64>(to + n, load<u64>(from + n));
    store<u64>(to + n, load<u64>(from + n, 8), 8);
    store<u64>(to + n, load<u64>(from + n, 16), 16);
    store<u64>(to + n, load<u64>(from + n, 24), 24);
  }
  if (bytes == 176) {
    store<u64>(to, load<u64>(from, 160), 160);
    store<u64>(to, load<u64>(from, 168), 168);
  }
}

/** Puts the pieces of a packed position (its first 64 bytes, one for each square) on an empty record. */
export function unpackPieces(at: usize, packed: usize): void {
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) put(at, piece, square);
  }
}

/** Writes the pieces to a packed position, as {@link unpackPieces} reads them. */
export function packPieces(at: usize, packed: usize): void {
  if (ASC_FEATURE_SIMD) {
    for (let n: usize = 0; n < 64; n += 16) v128.store(packed + n, v128.load(at + n, BOARD));
  } else {
    for (let n: usize = 0; n < 64; n += 8) store<u64>(packed + n, load<u64>(at + n, BOARD));
  }
}
