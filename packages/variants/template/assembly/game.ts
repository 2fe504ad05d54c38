// The position of the game as the search sees it: the rules of src/rules.ts on bytes in memory.
import { fromOf, makeAction, toOf } from "@kickmate/search/assembly/action";
import { MAX_ACTIONS, NOT_ENDED, wonBy } from "@kickmate/search/assembly/limits";
import { after, positionBytes, SearchPosition } from "@kickmate/search/assembly/position";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import * as technique from "@kickmate/search/assembly/switches";
import { FILES, RANKS } from "../src/size";

const SQUARES: i32 = FILES * RANKS;

// Numbers of pieces; those of Black are 8 more.
const PAWN: i32 = 1;
const BLACK: i32 = 8;

// Kinds of actions, as KIND of src/rules.ts.
const MOVE: u32 = 0;
const CAPTURE: u32 = 1;

/** The capture value of a win: more than all pieces. */
const WIN_VALUE: i32 = 8000;

/**
 * The techniques of the search that this game uses; src/kernel.ts names all others. More of them make it stronger: try them
 * one by one (docs/search.md says what each does and needs).
 */
const TECHNIQUES: i32 = technique.hash | technique.quiescence | technique.ordering | technique.pvs | technique.aspiration | technique.iir;

// Weights of the evaluation, in hundredths of a pawn: a pawn, and each rank that it has advanced.
const WEIGHT_COUNT: i32 = 2;
const WEIGHTS: usize = memory.data<i32>([100, 12], 8);

// The hash keys, by number of a piece (16 numbers) and square.
const PIECE_KEYS: usize = memory.data(16 * 256 * 8, 8);
let blackToActKey: u64 = 0;

// Memory for actions that are only counted.
const SCRATCH: usize = memory.data(4 * MAX_ACTIONS, 8);

function pieceKey(piece: i32, square: i32): u64 {
  return piece == 0 ? 0 : load<u64>(PIECE_KEYS + (<usize>(piece * 256 + square) << 3));
}

// The rank that a side's pawns want to reach.
function lastRank(side: i32): i32 {
  return side == 0 ? RANKS - 1 : 0;
}

// Appends an action to a list. Returns the new length.
function append(list: usize, count: i32, action: u32): i32 {
  store<u32>(list + (<usize>count << 2), action);
  return count + 1;
}

/** A position. After the fields that every position has stands the piece on each square, a byte each, as it is packed. */
@unmanaged
export class Position extends SearchPosition {
  bytesAfterFields(): i32 { return SQUARES; }

  private pieceOn(square: i32): i32 {
    return load<u8>(changetype<usize>(this) + <usize>square, offsetof<Position>());
  }

  private setPiece(square: i32, piece: i32): void {
    this.key ^= pieceKey(this.pieceOn(square), square) ^ pieceKey(piece, square);
    store<u8>(changetype<usize>(this) + <usize>square, <u8>piece, offsetof<Position>());
  }

  private changeSide(): void {
    this.side ^= 1;
    this.key ^= blackToActKey;
  }

  // Copies this position after itself, and returns the copy.
  private copy(): Position {
    const next = after<Position>(this);
    memory.copy(changetype<usize>(next), changetype<usize>(this), positionBytes<Position>());
    return next;
  }

  // Writes the legal actions (`isNoisyOnly`: only captures and wins) to a list. Returns their number.
  private listActions(list: usize, isNoisyOnly: bool): i32 {
    if (this.end != NOT_ENDED) return 0;
    const side: i32 = this.side;
    const own = side == 0 ? PAWN : PAWN + BLACK;
    const ahead = side == 0 ? 1 : -1;
    let count = 0;
    for (let from = 0; from < SQUARES; from++) {
      if (this.pieceOn(from) != own) continue;
      const rank = from / FILES + ahead;
      if (rank < 0 || rank >= RANKS) continue;
      for (let step = -1; step <= 1; step++) {
        const file = from % FILES + step;
        if (file < 0 || file >= FILES) continue;
        const to = rank * FILES + file;
        const target = this.pieceOn(to);
        if (target == 0) {
          if (isNoisyOnly && rank != lastRank(side)) continue;
          count = append(list, count, makeAction(from, to, MOVE));
        } else if (step != 0 && target != own) {
          count = append(list, count, makeAction(from, to, CAPTURE));
        }
      }
    }
    return count;
  }

  // The end of the round by the pawns alone. Only the side that has just acted can have won.
  private findEnd(): i32 {
    const side: i32 = this.side ^ 1;
    const own = side == 0 ? PAWN : PAWN + BLACK;
    let others = 0;
    for (let square = 0; square < SQUARES; square++) {
      const piece = this.pieceOn(square);
      if (piece == own && square / FILES == lastRank(side)) return wonBy(side);
      if (piece != 0 && piece != own) others++;
    }
    return others == 0 ? wonBy(side) : NOT_ENDED;
  }

  init(): void {
    seedRandom(1);
    for (let n: usize = 0; n < 16 * 256; n++) store<u64>(PIECE_KEYS + (n << 3), random64());
    blackToActKey = random64();
  }
  unpack(packed: usize): void {
    memory.copy(changetype<usize>(this) + offsetof<Position>(), packed, SQUARES);
    this.side = load<u8>(packed, SQUARES);
    this.end = <u8>this.findEnd();
    this.key = this.freshKey();
    // No piece goes back, so no position comes again. Where pieces can, `play` counts (docs/variants.md, "Repetition").
    this.reversiblePlies = 0;
  }
  pack(packed: usize): void {
    memory.copy(packed, changetype<usize>(this) + offsetof<Position>(), SQUARES);
    store<u8>(packed, this.side, SQUARES);
  }
  weightsAt(): usize { return WEIGHTS; }
  weightCount(): i32 { return WEIGHT_COUNT; }
  applyWeights(): void {}
  techniques(): i32 { return TECHNIQUES; }

  freshKey(): u64 {
    let key: u64 = this.side ? blackToActKey : 0;
    for (let square = 0; square < SQUARES; square++) key ^= pieceKey(this.pieceOn(square), square);
    return key;
  }
  isDrawnByCount(): bool { return false; }
  mayBeDrawnByCountSoon(): bool { return false; }

  generate(list: usize): i32 { return this.listActions(list, false); }
  generateNoisy(list: usize): i32 { return this.listActions(list, true); }
  countSuccessors(): i32 { return this.listActions(SCRATCH, false); }
  play(action: u32, outcome: i32): void {
    const next = this.copy();
    next.setPiece(fromOf(action), 0);
    next.setPiece(toOf(action), this.pieceOn(fromOf(action)));
    next.changeSide();
    next.end = <u8>next.findEnd();
  }

  opponentThreatens(): bool { return false; }
  canNullMove(): bool { return false; }
  playNullMove(): void { this.copy().changeSide(); }

  evaluate(): i32 {
    let score = 0;
    for (let square = 0; square < SQUARES; square++) {
      const piece = this.pieceOn(square);
      if (piece == 0) continue;
      const rank = square / FILES;
      const isWhite = piece < BLACK;
      const value = load<i32>(WEIGHTS) + load<i32>(WEIGHTS, 4) * (isWhite ? rank : RANKS - 1 - rank);
      score += isWhite ? value : -value;
    }
    return this.side == 0 ? score : -score;
  }
  captureValue(action: u32): i32 {
    if (toOf(action) / FILES == lastRank(this.side)) return WIN_VALUE;
    return this.pieceOn(toOf(action)) == 0 ? 0 : load<i32>(WEIGHTS);
  }
  pieceToIndex(action: u32): i32 {
    return (<i32>this.side * 256 + toOf(action)) & 1023;
  }
}
