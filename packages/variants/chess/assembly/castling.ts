// Castling. The record has the files on which king and rook begin; everything else follows from these.
import { bit } from "@kickmate/bitboards/assembly/bits";
import { between } from "@kickmate/bitboards/assembly/lines";
import { KING, ROOK } from "@kickmate/bitboards/assembly/pieces";
import { CASTLE, CASTLE_ONTO_ROOK, makeAction } from "./actions";
import { castlingFilesOf, castlingOf } from "./record";

const FILE_E: i32 = 4;

// By right (0 White's king's side, 1 its queen's side, 2 and 3 Black's) and the files of king and rook: the squares
// that must be empty, and the squares over which the king goes, first and last included.
const PATHS: usize = memory.data(4 * 64 * 8, 8);
const WALKS: usize = memory.data(4 * 64 * 8, 8);

// @ts-ignore: decorator
@inline
function offsetOf(at: usize, right: i32): usize {
  return <usize>((right << 6) | castlingFilesOf(at, right)) << 3;
}

// @ts-ignore: decorator
@inline
function backRank(right: i32): i32 {
  return right < 2 ? 0 : 56;
}

/** The square from which the king of a right castles. */
// @ts-ignore: decorator
@inline
export function castlingKing(at: usize, right: i32): i32 {
  return backRank(right) + (castlingFilesOf(at, right) >> 3);
}

/** The square from which the rook of a right castles. */
// @ts-ignore: decorator
@inline
export function castlingRook(at: usize, right: i32): i32 {
  return backRank(right) + (castlingFilesOf(at, right) & 7);
}

/** The square of the king after castling. */
// @ts-ignore: decorator
@inline
export function castledKing(right: i32): i32 {
  return backRank(right) + (right & 1 ? 2 : 6);
}

/** The square of the rook after castling. */
// @ts-ignore: decorator
@inline
export function castledRook(right: i32): i32 {
  return backRank(right) + (right & 1 ? 3 : 5);
}

/**
 * The castling action: to the king's new square, or to the rook's square if king or rook do not begin on their chess
 * squares.
 */
export function castlingAction(at: usize, right: i32): u32 {
  const king = castlingKing(at, right);
  const rook = castlingRook(at, right);
  const isOrthodox = (king & 7) == FILE_E && (rook & 7) == (right & 1 ? 0 : 7);
  return isOrthodox ? makeAction(king, castledKing(right), CASTLE) : makeAction(king, rook, CASTLE_ONTO_ROOK);
}

/** The squares that must be empty for castling, apart from king and rook. */
// @ts-ignore: decorator
@inline
export function castlingPath(at: usize, right: i32): u64 {
  return load<u64>(offsetOf(at, right), PATHS);
}

/** The squares on which the king must not be attacked when it castles. */
// @ts-ignore: decorator
@inline
export function castlingWalk(at: usize, right: i32): u64 {
  return load<u64>(offsetOf(at, right), WALKS);
}

/** The castling rights that are left after a move of a side's piece that captures `victim` (0: none). */
// @ts-ignore: decorator
@inline
export function rightsAfter(at: usize, side: i32, piece: i32, victim: i32, from: i32, to: i32): i32 {
  let rights = castlingOf(at);
  if (!rights) return 0;
  const type = piece & 7;
  if (type == KING) rights &= ~(3 << (side << 1));
  else if (type == ROOK) rights &= ~rightsOfRook(at, side, from);
  if ((victim & 7) == ROOK) rights &= ~rightsOfRook(at, side ^ 1, to);
  return rights;
}

// The rights of a side that belong to a rook on a square, whether or not they are left.
function rightsOfRook(at: usize, side: i32, square: i32): i32 {
  const kingSide = side << 1;
  const ofKingSide = castlingRook(at, kingSide) == square ? 1 : 0;
  return (ofKingSide | (castlingRook(at, kingSide + 1) == square ? 2 : 0)) << kingSide;
}

/** Fills the tables. Call once, after those of lines.ts. */
export function initCastling(): void {
  for (let right = 0; right < 4; right++) {
    for (let kingFile = 0; kingFile < 8; kingFile++) {
      for (let rookFile = 0; rookFile < 8; rookFile++) {
        const king = backRank(right) + kingFile;
        const rook = backRank(right) + rookFile;
        const walk = between(king, castledKing(right)) | bit(king) | bit(castledKing(right));
        const path = walk | between(rook, castledRook(right)) | bit(castledRook(right));
        const offset = <usize>((right << 6) | (kingFile << 3) | rookFile) << 3;
        store<u64>(offset, walk, WALKS);
        store<u64>(offset, path & ~bit(king) & ~bit(rook), PATHS);
      }
    }
  }
}
