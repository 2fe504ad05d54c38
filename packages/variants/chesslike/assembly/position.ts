// The fields of a position, its sets, and its hash keys.
import { positionBytes, SearchPosition } from "@kickmate/search/assembly/position";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { setBytes, canBeDrawn, CODES, holds, isVital, mapKey, squareCount, SQUARES_MAX, toggle, turnLimit } from "./map";
import { pieceScore } from "./values";

// The offset of the six sets: pieces of White, of Black; vital pieces of White, of Black; closed doors; lying tiles. After them comes the
// code (map.ts) of the piece on each square.
const SETS: usize = (offsetof<ChesslikePosition>() + 7) & ~7;

const PIECE_KEYS: usize = memory.data(54 * 256 * 8, 8);
const TILE_KEYS: usize = memory.data(256 * 8, 8);
let blackToActKey: u64 = 0;
// Odd numbers that are multiplied by the number of keys that each side holds, and by the action's number.
const HELD_KEY_FACTORS: usize = memory.data(2 * 8, 8);
let actionNumberFactor: u64 = 0;

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  seedRandom(5);
  for (let i = 0; i < CODES * SQUARES_MAX; i++) store<u64>(PIECE_KEYS + (<usize>i << 3), random64());
  for (let i = 0; i < SQUARES_MAX; i++) store<u64>(TILE_KEYS + (<usize>i << 3), random64());
  blackToActKey = random64();
  store<u64>(HELD_KEY_FACTORS, random64() | 1);
  store<u64>(HELD_KEY_FACTORS, random64() | 1, 8);
  actionNumberFactor = random64() | 1;
}

function pieceKey(code: i32, square: i32): u64 {
  return load<u64>(PIECE_KEYS + (<usize>(code * SQUARES_MAX + square) << 3));
}

function tileKey(square: i32): u64 {
  return load<u64>(TILE_KEYS + (<usize>square << 3));
}

function heldKey(side: i32, keys: i32): u64 {
  return load<u64>(HELD_KEY_FACTORS + (<usize>side << 3)) * <u64>keys;
}

// The action's number is part of the key on maps with a limit, since it decides how many actions are left.
function actionNumberKey(actionNumber: i32): u64 {
  return turnLimit ? actionNumberFactor * <u64>actionNumber : 0;
}

/** A position of Chesslike. After its fields stand its sets, and the pieces on the squares, filled up to whole words. */
@unmanaged
export abstract class ChesslikePosition extends SearchPosition {
  /** The sum of the pieces' scores, for White. */
  score: i32 = 0;
  /** The number of actions since the last capture, key, door or item. */
  quietActions: i32 = 0;
  /** The number of the next action of the round. */
  actionNumber: i32 = 0;
  // The number of keys that each side holds.
  private heldByWhite: u16 = 0;
  private heldByBlack: u16 = 0;
  /** The number of passes in a row. */
  passes: u8 = 0;
  /** The threat of the side that is not to act, as far as it is known (threats.ts). */
  threatState: u8 = 0;

  bytesAfterFields(): i32 {
    return <i32>(SETS - offsetof<ChesslikePosition>() + 6 * setBytes) + ((squareCount + 7) & ~7);
  }

  /** Address of the set of a side's squares. */
  piecesAt(side: i32): usize {
    return changetype<usize>(this) + SETS + <usize>side * setBytes;
  }

  /** Address of the set of a side's vital pieces: it has lost without them. */
  vitalsAt(side: i32): usize {
    return changetype<usize>(this) + SETS + <usize>(2 + side) * setBytes;
  }

  /** Address of the set of closed doors. */
  doorsAt(): usize {
    return changetype<usize>(this) + SETS + 4 * setBytes;
  }

  /** Address of the set of lying tiles: keys and items that no piece has picked up. */
  lyingTilesAt(): usize {
    return changetype<usize>(this) + SETS + 5 * setBytes;
  }

  /** The code of the piece on a square; 0 for none. */
  pieceOn(square: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + SETS + 6 * setBytes + <usize>square);
  }

  /** Writes the codes of the pieces on all squares, filled up to whole words. */
  writeCodes(to: usize): void {
    const codes = changetype<usize>(this) + SETS + 6 * setBytes;
    for (let n: usize = 0; n < <usize>squareCount; n += 8) store<u64>(to + n, load<u64>(codes + n));
  }

  /** The number of keys that a side holds. */
  heldBy(side: i32): i32 {
    return <i32>load<u16>(changetype<usize>(this) + (<usize>side << 1), offsetof<ChesslikePosition>("heldByWhite"));
  }

  /** Sets {@link quietActions} and {@link reversiblePlies}. */
  setCounters(quietActions: i32, reversiblePlies: i32): void {
    this.quietActions = quietActions;
    this.reversiblePlies = canBeDrawn() ? <u16>reversiblePlies : 0;
  }

  /** Sets the number of keys that a side holds. */
  setHeld(side: i32, keys: i32): void {
    store<u16>(changetype<usize>(this) + (<usize>side << 1), <u16>keys, offsetof<ChesslikePosition>("heldByWhite"));
  }

  private changeKey(change: u64): void {
    this.key ^= change;
  }

  /** Puts a piece on an empty square. */
  put(code: i32, square: i32): void {
    assert(square < squareCount && this.pieceOn(square) == 0);
    this.togglePiece(code, square);
    store<u8>(changetype<usize>(this) + SETS + 6 * setBytes + <usize>square, <u8>code);
    this.score += pieceScore(code, square);
  }

  /** Takes a piece from its square. */
  take(code: i32, square: i32): void {
    assert(square < squareCount && this.pieceOn(square) == code && code > 1);
    this.togglePiece(code, square);
    store<u8>(changetype<usize>(this) + SETS + 6 * setBytes + <usize>square, 0);
    this.score -= pieceScore(code, square);
  }

  // Toggles a piece in the sets to which it belongs, and in the key.
  private togglePiece(code: i32, square: i32): void {
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
    toggle(this.lyingTilesAt(), square);
    this.setHeld(side, keys + 1);
    this.changeKey(tileKey(square) ^ heldKey(side, keys) ^ heldKey(side, keys + 1));
  }

  /** Gives the item on a square to the piece there, whose code changes. The square becomes floor. */
  equip(code: i32, codeWithItem: i32, square: i32): void {
    toggle(this.lyingTilesAt(), square);
    this.changeKey(tileKey(square));
    this.take(code, square);
    this.put(codeWithItem, square);
  }

  /** Gives the turn to the other side and counts the action. */
  changeSide(): void {
    const actionNumber = this.actionNumber;
    this.changeKey(blackToActKey ^ actionNumberKey(actionNumber) ^ actionNumberKey(actionNumber + 1));
    this.side = <u8>(this.side ^ 1);
    this.actionNumber = actionNumber + 1;
  }

  /** Copies the position. */
  copyTo(next: ChesslikePosition): void {
    const from = changetype<usize>(this);
    const to = changetype<usize>(next);
    for (let n: usize = 0, size = positionBytes<ChesslikePosition>(); n < size; n += 8) store<u64>(to + n, load<u64>(from + n));
  }

  /** The key, computed from scratch. */
  freshKey(): u64 {
    let key = mapKey ^ heldKey(0, this.heldBy(0)) ^ heldKey(1, this.heldBy(1)) ^ actionNumberKey(this.actionNumber);
    if (this.side) key ^= blackToActKey;
    for (let square = 0; square < squareCount; square++) {
      const code = this.pieceOn(square);
      if (code) key ^= pieceKey(code, square);
      if (this.isDoorOrLying(square)) key ^= tileKey(square);
    }
    return key;
  }

  private isDoorOrLying(square: i32): bool {
    return holds(this.doorsAt(), square) || holds(this.lyingTilesAt(), square);
  }

  /** Computes the key and the score from scratch. */
  refresh(): void {
    this.key = this.freshKey();
    this.recomputeScore();
  }

  /** Computes the score from scratch. */
  recomputeScore(): void {
    let score = 0;
    for (let square = 0; square < squareCount; square++) {
      const code = this.pieceOn(square);
      if (code) score += pieceScore(code, square);
    }
    this.score = score;
  }
}
