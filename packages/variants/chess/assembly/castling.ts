// Castling. The position has the files on which king and rook begin; everything else follows from these.
import { bit } from "@kickmate/bitboards/assembly/bits";
import { between } from "@kickmate/bitboards/assembly/lines";
import { KING, ROOK, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, CASTLE_ONTO_ROOK, makeAction } from "./actions";
import { ChessPosition } from "./position";

const FILE_E: i32 = 4;

// The ways of castling, by right (0 White's king's side, 1 its queen's side, 2 and 3 Black's) and the files of king and rook.
const WAYS: usize = memory.data(4 * 64 * 40, 8);
const WAY_BYTES: usize = 40;
// Byte offsets of a way's fields.
const EMPTY_SQUARES: usize = 0; // u64
const KING_PATH: usize = 8; // u64
const SQUARES_BEFORE: usize = 16; // u64: of king and rook
const SQUARES_AFTER: usize = 24; // u64: of king and rook
const ACTION: usize = 32; // u32

function wayAt(right: i32, files: i32): usize {
  return WAYS + <usize>((right << 6) | files) * WAY_BYTES;
}

function backRank(right: i32): i32 {
  return right < 2 ? 0 : 56;
}

/** The square from which the rook of a right castles. */
export function castlingRook(position: ChessPosition, right: i32): i32 {
  return backRank(right) + (position.castlingFilesOf(right) & 7);
}

/** The square of the king after castling. */
export function castledKing(right: i32): i32 {
  return backRank(right) + (right & 1 ? 2 : 6);
}

/** The square of the rook after castling. */
export function castledRook(right: i32): i32 {
  return backRank(right) + (right & 1 ? 3 : 5);
}

/** The way of castling by a right (0 to 3): the argument of the functions below. */
export function castlingWay(position: ChessPosition, right: i32): usize {
  return wayAt(right, position.castlingFilesOf(right));
}

/** The squares that must be empty for castling, apart from king and rook. */
export function castlingEmptySquares(way: usize): u64 {
  return load<u64>(way, EMPTY_SQUARES);
}

/** The squares on which the king must not be attacked when it castles. */
export function castlingKingPath(way: usize): u64 {
  return load<u64>(way, KING_PATH);
}

/** The occupied squares after castling, given those before it. */
export function occupiedAfterCastling(way: usize, occupied: u64): u64 {
  return (occupied ^ load<u64>(way, SQUARES_BEFORE)) | load<u64>(way, SQUARES_AFTER);
}

/**
 * The castling action: to the king's new square, or to the rook's square if king or rook do not begin on their chess
 * squares.
 */
export function castlingAction(way: usize): u32 {
  return load<u32>(way, ACTION);
}

/** The castling rights after a move of a side's piece that captures `victim` (0: none). */
export function rightsAfter(position: ChessPosition, side: i32, piece: i32, victim: i32, from: i32, to: i32): i32 {
  let rights: i32 = position.castlingRights;
  if (!rights) return 0;
  const type = typeOf(piece);
  if (type == KING) rights &= ~(3 << (side << 1));
  else if (type == ROOK) rights &= ~rightsOfRook(position, side, from);
  if (typeOf(victim) == ROOK) rights &= ~rightsOfRook(position, side ^ 1, to);
  return rights;
}

// The rights of a side for which the rook on a square would castle, also if they are lost.
function rightsOfRook(position: ChessPosition, side: i32, square: i32): i32 {
  const kingSide = side << 1;
  const ofKingSide = castlingRook(position, kingSide) == square ? 1 : 0;
  return (ofKingSide | (castlingRook(position, kingSide + 1) == square ? 2 : 0)) << kingSide;
}

/** Fills the tables. Call once, after those of lines.ts. */
export function initCastling(): void {
  for (let right = 0; right < 4; right++) {
    for (let kingFile = 0; kingFile < 8; kingFile++) {
      for (let rookFile = 0; rookFile < 8; rookFile++) {
        const way = wayAt(right, (kingFile << 3) | rookFile);
        const king = backRank(right) + kingFile;
        const rook = backRank(right) + rookFile;
        const kingTo = castledKing(right);
        const rookTo = castledRook(right);
        const kingPath = between(king, kingTo) | bit(king) | bit(kingTo);
        const bothPaths = kingPath | between(rook, rookTo) | bit(rookTo);
        const isOrthodox = kingFile == FILE_E && rookFile == (right & 1 ? 0 : 7);
        store<u64>(way, bothPaths & ~bit(king) & ~bit(rook), EMPTY_SQUARES);
        store<u64>(way, kingPath, KING_PATH);
        store<u64>(way, bit(king) ^ bit(rook), SQUARES_BEFORE);
        store<u64>(way, bit(kingTo) | bit(rookTo), SQUARES_AFTER);
        store<u32>(way, isOrthodox ? makeAction(king, kingTo, CASTLE) : makeAction(king, rook, CASTLE_ONTO_ROOK), ACTION);
      }
    }
  }
}
