// The record of a position in the kernel: the pieces' part of packages/bitboards, then these fields.
import {
  changeKey, clearRecord, copyRecord, drawPieceKeys, drawSideKey, freshPiecesKey, KING, occupied, OWN_FIELDS, PAWN, pieceKey,
  pieceOn, putWithKey, recomputeScore as recomputePieceScore, scoreOf, shiftWithKey, takeWithKey,
} from "@kickmate/bitboards/assembly/pieces";
import { lowest } from "@kickmate/bitboards/assembly/bits";
import { random64 } from "@kickmate/search/assembly/random";
import { NOWHERE } from "../src/packed";
import { endOf, middleOf, phaseWeight } from "./weights";

// Byte offsets of the fields.
const PHASE: usize = OWN_FIELDS; // u8
const PASSANT: usize = 142; // u8
const CASTLING: usize = 143; // u8
const PAWN_KEY: usize = 144; // u64
const CHECKERS: usize = 152; // u64
const QUIET: usize = 160; // i32
const NUMBER: usize = 164; // i32
const REVERSIBLE: usize = 168; // i32
const CASTLING_FILES: usize = 172; // u8 each, by right: the king's file << 3 | the rook's file

/** Bytes of a record. */
export const SIZE: i32 = 176;

/** The bits of the castling rights. */
export const WHITE_KING_SIDE: i32 = 1;
export const WHITE_QUEEN_SIDE: i32 = 2;
export const BLACK_KING_SIDE: i32 = 4;
export const BLACK_QUEEN_SIDE: i32 = 8;

const PASSANT_KEYS: usize = memory.data(8 * 8, 8);
/** Hash keys by castling rights, for rooks in the corners. */
const CASTLING_KEYS: usize = memory.data(16 * 8, 8);
/** Hash keys by right and the file of its rook, added for rooks that are not in the corner. */
const ROOK_FILE_KEYS: usize = memory.data(4 * 8 * 8, 8);

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  drawPieceKeys(1575);
  for (let n: usize = 0; n < 8; n++) store<u64>(PASSANT_KEYS + (n << 3), random64());
  for (let n: usize = 1; n < 16; n++) store<u64>(CASTLING_KEYS + (n << 3), random64());
  drawSideKey();
  for (let right: usize = 0; right < 4; right++) {
    const corner: usize = (right & 1) == 0 ? 7 : 0;
    for (let file: usize = 0; file < 8; file++) {
      const key = random64();
      store<u64>(ROOK_FILE_KEYS + (((right << 3) | file) << 3), file == corner ? 0 : key);
    }
  }
}

/** The pawn key: the hash key of pawns and kings alone. */
export function pawnKeyOf(at: usize): u64 {
  return load<u64>(at, PAWN_KEY);
}

/** The middle game's score of the pieces on their squares, for White. */
export function middleScoreOf(at: usize): i32 {
  return middleOf(scoreOf(at));
}

/** The end game's score of the pieces on their squares, for White. */
export function endScoreOf(at: usize): i32 {
  return endOf(scoreOf(at));
}

/** The phase: 24 with all pieces on the board, 0 with kings and pawns only; promotions can raise it beyond 24. */
export function phaseOf(at: usize): i32 {
  return <i32>load<u8>(at, PHASE);
}

/** The square behind a pawn that can be captured en passant, or {@link NOWHERE}. */
export function passantOf(at: usize): i32 {
  return <i32>load<u8>(at, PASSANT);
}

/** The castling rights that are left: {@link WHITE_KING_SIDE} and the other bits. */
export function castlingOf(at: usize): i32 {
  return <i32>load<u8>(at, CASTLING);
}

/** The files from which king and rook of a right (0 to 3) castle: the king's file << 3 | the rook's file. */
export function castlingFilesOf(at: usize, right: i32): i32 {
  return <i32>load<u8>(at + <usize>right, CASTLING_FILES);
}

/** The pieces that give check to the side to move. */
export function checkersOf(at: usize): u64 {
  return load<u64>(at, CHECKERS);
}

/** The half-move clock. */
export function quietOf(at: usize): i32 {
  return load<i32>(at, QUIET);
}

/** The move number: one more after each move of Black. */
export function numberOf(at: usize): i32 {
  return load<i32>(at, NUMBER);
}

/** The number of latest moves that can have led back to an earlier position. */
export function reversibleOf(at: usize): i32 {
  return load<i32>(at, REVERSIBLE);
}

/** Sets the pieces that give check to the side to move. */
export function setCheckers(at: usize, checkers: u64): void {
  store<u64>(at, checkers, CHECKERS);
}

/** Sets half-move clock, move number and {@link reversibleOf}. */
export function setCounters(at: usize, quiet: i32, number: i32, reversible: i32): void {
  store<i32>(at, quiet, QUIET);
  store<i32>(at, number, NUMBER);
  store<i32>(at, reversible, REVERSIBLE);
}

// Changes the pawn key if the piece is a pawn or king. It does so without a branch, which processors could not predict.
function changePawnKey(at: usize, piece: i32, key: u64): void {
  const change = select<u64>(key, 0, (((1 << PAWN) | (1 << KING)) >> (piece & 7)) & 1);
  store<u64>(at, pawnKeyOf(at) ^ change, PAWN_KEY);
}

/** Puts a piece on an empty square. */
export function put(at: usize, piece: i32, square: i32): void {
  const key = pieceKey(piece, square);
  putWithKey(at, piece, square, key);
  changePawnKey(at, piece, key);
  store<u8>(at, <u8>(phaseOf(at) + phaseWeight(piece & 7)), PHASE);
}

/** Takes the piece off a square. */
export function take(at: usize, piece: i32, square: i32): void {
  const key = pieceKey(piece, square);
  takeWithKey(at, piece, square, key);
  changePawnKey(at, piece, key);
  store<u8>(at, <u8>(phaseOf(at) - phaseWeight(piece & 7)), PHASE);
}

/** Moves a piece to an empty square. */
export function shift(at: usize, piece: i32, from: i32, to: i32): void {
  const key = pieceKey(piece, from) ^ pieceKey(piece, to);
  shiftWithKey(at, piece, from, to, key);
  changePawnKey(at, piece, key);
}

function passantKey(square: i32): u64 {
  return load<u64>(PASSANT_KEYS + (<usize>(square & 7) << 3));
}

/** Sets the en passant square, or {@link NOWHERE}. */
export function setPassant(at: usize, square: i32): void {
  const old = passantOf(at);
  if (old == square) return;
  if (old != NOWHERE) changeKey(at, passantKey(old));
  if (square != NOWHERE) changeKey(at, passantKey(square));
  store<u8>(at, <u8>square, PASSANT);
}

// The change of the hash key when the castling rights change. Positions that differ only in which of two rooks may
// castle have different keys, so that an action that was found in one is not played in the other.
function castlingKey(at: usize, old: i32, rights: i32): u64 {
  const change = old ^ rights;
  return load<u64>(CASTLING_KEYS + (<usize>old << 3)) ^ load<u64>(CASTLING_KEYS + (<usize>rights << 3))
    ^ rookKey(at, 0, change) ^ rookKey(at, 1, change) ^ rookKey(at, 2, change) ^ rookKey(at, 3, change);
}

// The key of the rook of a castling right, or 0 if the right is not among `rights`: without a branch, which processors
// could not predict.
function rookKey(at: usize, right: i32, rights: i32): u64 {
  const key = load<u64>(ROOK_FILE_KEYS + (<usize>((right << 3) | (castlingFilesOf(at, right) & 7)) << 3));
  return select<u64>(key, 0, (rights >> right) & 1);
}

/** Sets the castling rights. Call {@link setCastlingFiles} first. */
export function setCastling(at: usize, rights: i32): void {
  const old = castlingOf(at);
  if (old == rights) return;
  changeKey(at, castlingKey(at, old, rights));
  store<u8>(at, <u8>rights, CASTLING);
}

/** Sets the squares of king and rook of a castling right (0 to 3). Call before the right is set. */
export function setCastlingFiles(at: usize, right: i32, king: i32, rook: i32): void {
  assert(!((castlingOf(at) >> right) & 1));
  store<u8>(at + <usize>right, <u8>(((king & 7) << 3) | (rook & 7)), CASTLING_FILES);
}

/** Copies a record. */
export function copy(from: usize, to: usize): void {
  copyRecord(from, to, SIZE);
}

/** Makes an empty board with White to move. */
export function empty(at: usize): void {
  clearRecord(at, SIZE);
  store<u8>(at, <u8>NOWHERE, PASSANT);
}

/** Computes the key from scratch. */
export function freshKey(at: usize): u64 {
  const key = freshPiecesKey(at) ^ castlingKey(at, 0, castlingOf(at));
  return passantOf(at) == NOWHERE ? key : key ^ passantKey(passantOf(at));
}

/** Computes the pieces' scores and the phase from scratch. */
export function recomputeScore(at: usize): void {
  recomputePieceScore(at);
  let phase = 0;
  for (let set = occupied(at); set; set &= set - 1) phase += phaseWeight(pieceOn(at, lowest(set)) & 7);
  store<u8>(at, <u8>phase, PHASE);
}
