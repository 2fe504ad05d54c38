// The part of a position that games with the six types of chess pieces share: the pieces and their score.
import { positionBytes, SearchPosition } from "@kickmate/search/assembly/position";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { clearMemory } from "@kickmate/search/assembly/memory";
import { bit, lowest } from "./bits";

/** The types of pieces. */
export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

/** The number that is added to the type of Black's pieces. */
export const BLACK: i32 = 8;

/** The type of a piece; 0 for no piece. */
export function typeOf(piece: i32): i32 {
  return piece & 7;
}

/** The side of a piece. */
export function sideOf(piece: i32): i32 {
  return piece >> 3;
}

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

/** A position with chess pieces. The number of a piece is its type, plus BLACK for Black's pieces; 0 is no piece. */
@unmanaged
export abstract class PiecesPosition extends SearchPosition {
  /** The sum of the pieces' scores, for White. */
  score: i32 = 0;
  /** All pieces of White. */
  white: u64 = 0;
  /** All pieces of Black. */
  black: u64 = 0;
  // Both sides' pieces of each type.
  pawns: u64 = 0;
  knights: u64 = 0;
  bishops: u64 = 0;
  rooks: u64 = 0;
  queens: u64 = 0;
  kings: u64 = 0;
  // The piece on each square of a rank, a byte each.
  rank1: u64 = 0;
  rank2: u64 = 0;
  rank3: u64 = 0;
  rank4: u64 = 0;
  rank5: u64 = 0;
  rank6: u64 = 0;
  rank7: u64 = 0;
  rank8: u64 = 0;

  /** All pieces of a side. */
  pieces(side: i32): u64 {
    return load<u64>(changetype<usize>(this) + (<usize>side << 3), offsetof<PiecesPosition>("white"));
  }

  /** All pieces. */
  occupied(): u64 {
    return this.white | this.black;
  }

  /** The pieces of a type, both sides'. */
  ofType(type: i32): u64 {
    return load<u64>(changetype<usize>(this) + (<usize>type << 3), offsetof<PiecesPosition>("pawns") - 8);
  }

  /** The square of a side's king. */
  kingOf(side: i32): i32 {
    return lowest(this.kings & this.pieces(side));
  }

  /** The piece on a square, or 0. */
  pieceOn(square: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>square, offsetof<PiecesPosition>("rank1"));
  }

  private setPiece(square: i32, piece: i32): void {
    store<u8>(changetype<usize>(this) + <usize>square, <u8>piece, offsetof<PiecesPosition>("rank1"));
  }

  /** Changes the hash key by the key of something that is added or removed. */
  changeKey(change: u64): void {
    this.key ^= change;
  }

  /** Computes the sum of the pieces' scores from scratch. */
  sumScores(): void {
    let score = 0;
    for (let set = this.occupied(); set; set &= set - 1) score += pieceScore(this.pieceOn(lowest(set)), lowest(set));
    this.score = score;
  }

  /** Gives the turn to the other side. */
  changeSide(): void {
    this.key ^= blackToActKey;
    this.side ^= 1;
  }

  // Toggles squares in the sets of a piece's side and type.
  private toggle(piece: i32, squares: u64): void {
    const side = changetype<usize>(this) + (<usize>sideOf(piece) << 3);
    const type = changetype<usize>(this) + (<usize>typeOf(piece) << 3);
    store<u64>(side, load<u64>(side, offsetof<PiecesPosition>("white")) ^ squares, offsetof<PiecesPosition>("white"));
    store<u64>(type, load<u64>(type, offsetof<PiecesPosition>("pawns") - 8) ^ squares, offsetof<PiecesPosition>("pawns") - 8);
  }

  /** Puts a piece on an empty square. */
  put(piece: i32, square: i32): void {
    this.putWithKey(piece, square, pieceKey(piece, square));
  }

  /** Does what {@link put} does, given the change of the hash key. */
  putWithKey(piece: i32, square: i32, key: u64): void {
    assert(square >= 0 && square < 64 && this.pieceOn(square) == 0);
    this.toggle(piece, bit(square));
    this.key ^= key;
    this.setPiece(square, piece);
    this.score += pieceScore(piece, square);
  }

  /** Takes the piece off a square. */
  take(piece: i32, square: i32): void {
    this.takeWithKey(piece, square, pieceKey(piece, square));
  }

  /** Does what {@link take} does, given the change of the hash key. */
  takeWithKey(piece: i32, square: i32, key: u64): void {
    assert(piece != 0 && this.pieceOn(square) == piece);
    this.toggle(piece, bit(square));
    this.key ^= key;
    this.setPiece(square, 0);
    this.score -= pieceScore(piece, square);
  }

  /** Moves a piece to an empty square. */
  shift(piece: i32, from: i32, to: i32): void {
    this.shiftWithKey(piece, from, to, pieceKey(piece, from) ^ pieceKey(piece, to));
  }

  /** Does what {@link shift} does, given the change of the hash key. */
  shiftWithKey(piece: i32, from: i32, to: i32, key: u64): void {
    assert(piece != 0 && this.pieceOn(from) == piece && this.pieceOn(to) == 0);
    this.toggle(piece, bit(from) | bit(to));
    this.key ^= key;
    this.setPiece(from, 0);
    this.setPiece(to, piece);
    this.score += pieceScore(piece, to) - pieceScore(piece, from);
  }

  /** The part of the hash key for pieces and side to act, computed from scratch. */
  freshPiecesKey(): u64 {
    let key = this.side ? blackToActKey : 0;
    for (let set = this.occupied(); set; set &= set - 1) key ^= pieceKey(this.pieceOn(lowest(set)), lowest(set));
    return key;
  }

  /** Writes the pieces to a packed position, as {@link unpackPieces} reads them. */
  packPieces(packed: usize): void {
    const board = changetype<usize>(this) + offsetof<PiecesPosition>("rank1");
    if (ASC_FEATURE_SIMD) {
      for (let n: usize = 0; n < 64; n += 16) v128.store(packed + n, v128.load(board + n));
    } else {
      for (let n: usize = 0; n < 64; n += 8) store<u64>(packed + n, load<u64>(board + n));
    }
  }
}

/** Empties a position, and puts the pieces of a packed one on it (its first 64 bytes, one for each square). */
export function unpackPieces<P extends PiecesPosition>(position: P, packed: usize): void {
  clearMemory(changetype<usize>(position), positionBytes<P>());
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) position.put(piece, square);
  }
}

/**
 * Copies a position of 160 or 176 bytes. The copies are written out, since a loop takes longer. The build that becomes JavaScript
 * has words of at most 64 bits.
 */
export function copyPosition<P extends PiecesPosition>(position: P, next: P): void {
  const from = changetype<usize>(position);
  const to = changetype<usize>(next);
  const bytes = positionBytes<P>();
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
