// The fields of a position, and its hash keys.
import { drawPieceKeys, drawSideKey, KING, PAWN, pieceKey, PiecesPosition, typeOf } from "@kickmate/bitboards/assembly/pieces";
import { lowest } from "@kickmate/bitboards/assembly/bits";
import { random64 } from "@kickmate/search/assembly/random";
import { NOWHERE } from "../src/packed";
import { endOf, middleOf, phaseWeight } from "./weights";

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

function passantKey(square: i32): u64 {
  return load<u64>(PASSANT_KEYS + (<usize>(square & 7) << 3));
}

/** A position of chess: the pieces, then these fields. */
@unmanaged
export abstract class ChessPosition extends PiecesPosition {
  /** The pawn key: the hash key of pawns and kings alone. */
  pawnKey: u64 = 0;
  /** The pieces that give check to the side to move. */
  checkers: u64 = 0;
  /** The number of moves in a row without a capture or a pawn move. */
  halfMoveClock: i32 = 0;
  /** The move number: one more after each move of Black. */
  moveNumber: i32 = 0;
  // The files from which king and rook of each right castle, a byte each: the king's file << 3 | the rook's file.
  private castlingFiles: u32 = 0;
  /** The phase: 24 with all pieces on the board, 0 with kings and pawns only; promotions can raise it beyond 24. */
  phase: u8 = 0;
  /** The square behind a pawn that can be captured en passant, or {@link NOWHERE}. */
  passantSquare: u8 = 0;
  /** The castling rights that are left: {@link WHITE_KING_SIDE} and the other bits. */
  castlingRights: u8 = 0;

  /** The middle game's score of the pieces on their squares, for White. */
  middleGameScore(): i32 {
    return middleOf(this.score);
  }

  /** The end game's score of the pieces on their squares, for White. */
  endGameScore(): i32 {
    return endOf(this.score);
  }

  /** The files from which king and rook of a right (0 to 3) castle: the king's file << 3 | the rook's file. */
  castlingFilesOf(right: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>right, offsetof<ChessPosition>("castlingFiles"));
  }

  /** Sets half-move clock, move number and {@link reversiblePlies}. */
  setCounters(halfMoveClock: i32, moveNumber: i32, reversiblePlies: i32): void {
    this.halfMoveClock = halfMoveClock;
    this.moveNumber = moveNumber;
    this.reversiblePlies = <u16>reversiblePlies;
  }

  // Changes the pawn key if the piece is a pawn or king. It does so without a branch, which processors could not predict.
  private changePawnKey(piece: i32, key: u64): void {
    const change = select<u64>(key, 0, (((1 << PAWN) | (1 << KING)) >> typeOf(piece)) & 1);
    this.pawnKey ^= change;
  }

  /** Puts a piece on an empty square. */
  put(piece: i32, square: i32): void {
    const key = pieceKey(piece, square);
    this.putWithKey(piece, square, key);
    this.changePawnKey(piece, key);
    this.phase = <u8>(this.phase + phaseWeight(typeOf(piece)));
  }

  /** Takes the piece off a square. */
  take(piece: i32, square: i32): void {
    const key = pieceKey(piece, square);
    this.takeWithKey(piece, square, key);
    this.changePawnKey(piece, key);
    this.phase = <u8>(this.phase - phaseWeight(typeOf(piece)));
  }

  /** Moves a piece to an empty square. */
  shift(piece: i32, from: i32, to: i32): void {
    const key = pieceKey(piece, from) ^ pieceKey(piece, to);
    this.shiftWithKey(piece, from, to, key);
    this.changePawnKey(piece, key);
  }

  /** Sets the en passant square, or {@link NOWHERE}. */
  setPassantSquare(square: i32): void {
    const old: i32 = this.passantSquare;
    if (old == square) return;
    if (old != NOWHERE) this.changeKey(passantKey(old));
    if (square != NOWHERE) this.changeKey(passantKey(square));
    this.passantSquare = <u8>square;
  }

  // The change of the hash key when the castling rights change. Positions that differ only in which of two rooks may
  // castle have different keys, so that an action of one is never played in the other.
  private castlingKeyChange(oldRights: i32, rights: i32): u64 {
    const change = oldRights ^ rights;
    return load<u64>(CASTLING_KEYS + (<usize>oldRights << 3)) ^ load<u64>(CASTLING_KEYS + (<usize>rights << 3))
      ^ this.rookFileKey(0, change) ^ this.rookFileKey(1, change) ^ this.rookFileKey(2, change) ^ this.rookFileKey(3, change);
  }

  // The key of the file of a right's rook, or 0 if the right is not among `rights`: without a branch, which processors could not predict.
  private rookFileKey(right: i32, rights: i32): u64 {
    const key = load<u64>(ROOK_FILE_KEYS + (<usize>((right << 3) | (this.castlingFilesOf(right) & 7)) << 3));
    return select<u64>(key, 0, (rights >> right) & 1);
  }

  /** Sets the castling rights. Call {@link setCastlingFiles} first. */
  setCastlingRights(rights: i32): void {
    const old: i32 = this.castlingRights;
    if (old == rights) return;
    this.changeKey(this.castlingKeyChange(old, rights));
    this.castlingRights = <u8>rights;
  }

  /** Sets the squares of king and rook of a castling right (0 to 3). Call before the right is set. */
  setCastlingFiles(right: i32, king: i32, rook: i32): void {
    assert(!((<i32>this.castlingRights >> right) & 1));
    store<u8>(changetype<usize>(this) + <usize>right, <u8>(((king & 7) << 3) | (rook & 7)), offsetof<ChessPosition>("castlingFiles"));
  }

  /** Computes the key from scratch. */
  freshKey(): u64 {
    const key = this.freshPiecesKey() ^ this.castlingKeyChange(0, this.castlingRights);
    return this.passantSquare == NOWHERE ? key : key ^ passantKey(this.passantSquare);
  }

  /** Computes the pieces' scores and the phase from scratch. */
  recomputeScore(): void {
    this.sumScores();
    let phase = 0;
    for (let set = this.occupied(); set; set &= set - 1) phase += phaseWeight(typeOf(this.pieceOn(lowest(set))));
    this.phase = <u8>phase;
  }
}
