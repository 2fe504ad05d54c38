// A position in the kernel.
import { positionBytes, SearchPosition } from "@kickmate/search/assembly/position";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { bytes, canBeDrawn, CODES, holds, isVital, mapKey, squares, SQUARES_MAX, toggle, turnLimit } from "./map";
import { pieceScore } from "./values";

// The offset of the six sets: squares of White, of Black; White's vital pieces, Black's; closed doors; keys and items that lie
// about. After them comes the code (map.ts) of the piece on each square.
const SETS: usize = (offsetof<ChesslikePosition>() + 7) & ~7;

const ZOBRIST: usize = memory.data(54 * 256 * 8, 8);
const ZOBRIST_TILE: usize = memory.data(256 * 8, 8);
let zobristSide: u64 = 0;
// Odd numbers that are multiplied by the keys that each side holds, and by the action's number.
const ZOBRIST_HELD: usize = memory.data(2 * 8, 8);
let zobristNumber: u64 = 0;

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  seedRandom(5);
  for (let i = 0; i < CODES * SQUARES_MAX; i++) store<u64>(ZOBRIST + (<usize>i << 3), random64());
  for (let i = 0; i < SQUARES_MAX; i++) store<u64>(ZOBRIST_TILE + (<usize>i << 3), random64());
  zobristSide = random64();
  store<u64>(ZOBRIST_HELD, random64() | 1);
  store<u64>(ZOBRIST_HELD, random64() | 1, 8);
  zobristNumber = random64() | 1;
}

function pieceKey(code: i32, square: i32): u64 {
  return load<u64>(ZOBRIST + (<usize>(code * SQUARES_MAX + square) << 3));
}

function tileKey(square: i32): u64 {
  return load<u64>(ZOBRIST_TILE + (<usize>square << 3));
}

function heldKey(side: i32, keys: i32): u64 {
  return load<u64>(ZOBRIST_HELD + (<usize>side << 3)) * <u64>keys;
}

// The action's number is part of the key on maps with a limit, since it decides how many actions are left.
function numberKey(number: i32): u64 {
  return turnLimit ? zobristNumber * <u64>number : 0;
}

/** A position of Chesslike. After its fields stand its sets, and the pieces on the squares, filled up to whole words. */
@unmanaged
export abstract class ChesslikePosition extends SearchPosition {
  /** The sum of the pieces' scores, for White. */
  score: i32 = 0;
  /** Actions since the last capture, key, door or item. */
  quiet: i32 = 0;
  /** The number of the action. */
  number: i32 = 0;
  // The keys that each side holds.
  private heldByWhite: u16 = 0;
  private heldByBlack: u16 = 0;
  /** Passes in a row. */
  passes: u8 = 0;
  /** True if the opponent is known to threaten a win (threats.ts). */
  threat: u8 = 0;

  bytesAfterFields(): i32 {
    return <i32>(SETS - offsetof<ChesslikePosition>() + 6 * bytes) + ((squares + 7) & ~7);
  }

  /** Address of the set of a side's squares. */
  piecesAt(side: i32): usize {
    return changetype<usize>(this) + SETS + <usize>side * bytes;
  }

  /** Address of the set of a side's vital pieces: it has lost without them. */
  vitalsAt(side: i32): usize {
    return changetype<usize>(this) + SETS + <usize>(2 + side) * bytes;
  }

  /** Address of the set of closed doors. */
  doorsAt(): usize {
    return changetype<usize>(this) + SETS + 4 * bytes;
  }

  /** Address of the set of keys and items that lie about. */
  lyingAt(): usize {
    return changetype<usize>(this) + SETS + 5 * bytes;
  }

  /** The code of the piece on a square; 0 for none. */
  pieceOn(square: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + SETS + 6 * bytes + <usize>square);
  }

  /** Writes the codes of the pieces on all squares, filled up to whole words. */
  writeCodes(to: usize): void {
    const codes = changetype<usize>(this) + SETS + 6 * bytes;
    for (let n: usize = 0; n < <usize>squares; n += 8) store<u64>(to + n, load<u64>(codes + n));
  }

  /** The number of keys that a side holds. */
  heldBy(side: i32): i32 {
    return <i32>load<u16>(changetype<usize>(this) + (<usize>side << 1), offsetof<ChesslikePosition>("heldByWhite"));
  }

  /** Sets the quiet count and {@link reversiblePlies}. */
  setCounters(quiet: i32, reversible: i32): void {
    this.quiet = quiet;
    this.reversiblePlies = canBeDrawn() ? <u16>reversible : 0;
  }

  setHeld(side: i32, keys: i32): void {
    store<u16>(changetype<usize>(this) + (<usize>side << 1), <u16>keys, offsetof<ChesslikePosition>("heldByWhite"));
  }

  private changeKey(change: u64): void {
    this.key ^= change;
  }

  /** Puts a piece on an empty square. */
  put(code: i32, square: i32): void {
    assert(square < squares && this.pieceOn(square) == 0);
    this.toggleAll(code, square);
    store<u8>(changetype<usize>(this) + SETS + 6 * bytes + <usize>square, <u8>code);
    this.score += pieceScore(code, square);
  }

  /** Takes a piece from its square. */
  take(code: i32, square: i32): void {
    assert(square < squares && this.pieceOn(square) == code && code > 1);
    this.toggleAll(code, square);
    store<u8>(changetype<usize>(this) + SETS + 6 * bytes + <usize>square, 0);
    this.score -= pieceScore(code, square);
  }

  private toggleAll(code: i32, square: i32): void {
    const side = code & 1;
    toggle(this.piecesAt(side), square);
    if (isVital(code)) toggle(this.vitalsAt(side), square);
    this.changeKey(pieceKey(code, square));
  }

  /** Opens a door with one of a side's keys. The door becomes floor. */
  openDoor(side: i32, square: i32): void {
    const keys = this.heldBy(side);
    assert(keys > 0);
    toggle(this.doorsAt(), square);
    this.setHeld(side, keys - 1);
    this.changeKey(tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys - 1));
  }

  /** Gives a side the key on a square. The square becomes floor. */
  pickUp(side: i32, square: i32): void {
    const keys = this.heldBy(side);
    toggle(this.lyingAt(), square);
    this.setHeld(side, keys + 1);
    this.changeKey(tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys + 1));
  }

  /** Gives the item on a square to the piece there, which is then another one. The square becomes floor. */
  equip(code: i32, carrier: i32, square: i32): void {
    toggle(this.lyingAt(), square);
    this.changeKey(tileKey(square));
    this.take(code, square);
    this.put(carrier, square);
  }

  /** Gives the turn to the other side and counts the action. */
  turn(): void {
    const number = this.number;
    this.changeKey(zobristSide ^ numberKey(number) ^ numberKey(number + 1));
    this.side = <u8>(this.side ^ 1);
    this.number = number + 1;
  }

  /** Copies the position. */
  copyTo(next: ChesslikePosition): void {
    const from = changetype<usize>(this);
    const to = changetype<usize>(next);
    for (let n: usize = 0, size = positionBytes<ChesslikePosition>(); n < size; n += 8) store<u64>(to + n, load<u64>(from + n));
  }

  /** The key, computed from scratch. */
  freshKey(): u64 {
    let key = mapKey ^ heldKey(0, this.heldBy(0)) ^ heldKey(1, this.heldBy(1)) ^ numberKey(this.number);
    if (this.side) key ^= zobristSide;
    for (let square = 0; square < squares; square++) {
      const code = this.pieceOn(square);
      if (code) key ^= pieceKey(code, square);
      if (this.isTurnedTile(square)) key ^= tileKey(square);
    }
    return key;
  }

  private isTurnedTile(square: i32): bool {
    return holds(this.doorsAt(), square) || holds(this.lyingAt(), square);
  }

  /** Computes the key and the score from scratch. */
  refresh(): void {
    this.key = this.freshKey();
    this.recomputeScore();
  }

  /** Computes the score from scratch. */
  recomputeScore(): void {
    let score = 0;
    for (let square = 0; square < squares; square++) {
      const code = this.pieceOn(square);
      if (code) score += pieceScore(code, square);
    }
    this.score = score;
  }
}
