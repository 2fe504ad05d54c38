// The fields of a position, its board, and its hash keys. Each piece has a number, White's 0 to 15, Black's 16 to 31, which it keeps for
// the whole round, since pieces are never captured. A set of a side's pieces has bit n for its n-th piece.
import { SearchPosition } from "@kickmate/search/assembly/position";
import { random64, seedRandom } from "@kickmate/search/assembly/random";
import { FILES, neighboursOf, PLACE_COUNT, SQUARES } from "./geometry";
import * as packedAt from "../src/packed";
import { pieceScore } from "./weights";

// The codes of the board for the ball and for what follows lines, so that one comparison tells whether a square is empty.
const BALL_CODE: u8 = 64;
const BORDER_CODE: u8 = 255;

/** The types of pieces. */
export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;

/** The phases of a turn: the opening turn, the start of any other turn, within a turn. */
export const OPENING_TURN: i32 = 0;
export const TURN_START: i32 = 1;
export const WITHIN_TURN: i32 = 2;

/** The number of turns that must be completed before the ball may enter a goal. */
export const TURNS_BEFORE_GOALS: i32 = 2;

// The parts of a position after its fields, by their offsets.
// By square, u8 each: a piece's number + 1, BALL_CODE, or 0 for an empty square; then BORDER_CODE for what follows lines.
const BOARD: usize = (offsetof<FootballPosition>() + 7) & ~7;
// By piece, u8 each: its square.
const SQUARES_OF_PIECES: usize = (BOARD + PLACE_COUNT + 7) & ~7;
// By piece, u8 each: its type; 0 for no such piece.
const TYPES_OF_PIECES: usize = SQUARES_OF_PIECES + 32;
// By square, u32 each: a bit for each piece next to it.
const PIECES_NEXT_TO: usize = TYPES_OF_PIECES + 32;
// By side and type (8 types), u16 each: the set of these pieces.
const PIECES_OF_TYPES: usize = PIECES_NEXT_TO + 4 * SQUARES;
// A position is copied in steps of 32 bytes.
const POSITION_END: usize = (PIECES_OF_TYPES + 32 + 31) & ~31;

// Hash keys: of pieces, by type (8 more for Black) and square; of the ball, and of pieces that have kicked, by square; of the phases; of the
// numbers of completed turns.
const PIECE_KEYS: usize = memory.data(16 * 81 * 8, 8);
const BALL_KEYS: usize = memory.data(81 * 8, 8);
const KICKED_KEYS: usize = memory.data(81 * 8, 8);
const PHASE_KEYS: usize = memory.data(3 * 8, 8);
const TURN_KEYS: usize = memory.data(2 * 8, 8);
let blackToActKey: u64 = 0;
let choiceKey: u64 = 0;

function drawKeys(table: usize, count: usize): void {
  for (let i: usize = 0; i < count; i++) store<u64>(table + (i << 3), random64());
}

/** Draws the hash keys, the same ones each time. */
export function initKeys(): void {
  seedRandom(1951);
  drawKeys(PIECE_KEYS, 16 * 81);
  drawKeys(BALL_KEYS, 81);
  drawKeys(KICKED_KEYS, 81);
  drawKeys(PHASE_KEYS, 3);
  drawKeys(TURN_KEYS, 2);
  blackToActKey = random64();
  choiceKey = random64();
}

/** Returns whether a piece, as {@link pieceOn} returns it, is one of a side's. */
export function isPieceOf(side: i32, piece: i32): bool {
  return piece >> 4 == side;
}

/** The number of a side's first piece. */
export function firstPieceOf(side: i32): i32 {
  return side << 4;
}

function ballKey(square: i32): u64 {
  return load<u64>(BALL_KEYS + (<usize>square << 3));
}

function kickedKey(square: i32): u64 {
  return load<u64>(KICKED_KEYS + (<usize>square << 3));
}

function phaseKey(phase: i32): u64 {
  return load<u64>(PHASE_KEYS + (<usize>phase << 3));
}

// The number of completed turns is part of the key only while goals are not allowed yet. The draw by number of turns does not need it
// (mayBeDrawnByCountSoon).
function turnsKey(turns: i32): u64 {
  return turns < TURNS_BEFORE_GOALS ? load<u64>(TURN_KEYS + (<usize>turns << 3)) : 0;
}

// The square at the same place of the board mirrored top to bottom.
function mirrored(square: i32): i32 {
  return square % FILES + FILES * (FILES - 1 - square / FILES);
}

/** A position of Football. After its fields stand the parts below. */
@unmanaged
export abstract class FootballPosition extends SearchPosition {
  /** The sum of the pieces' scores, for White. */
  score: i32 = 0;
  /** The number of completed turns. */
  turns: i32 = 0;
  /** The set of the pieces of the side to act that have kicked in this turn. */
  kicked: u16 = 0;
  /** The ball's square. */
  ball: u8 = 0;
  /** The phase of the turn. */
  phase: u8 = 0;
  /** 1 if a choice of sides is still to come, else 0. */
  isChoiceOpen: u8 = 0;
  // The number of each side's pieces.
  private countOfWhite: u8 = 0;
  private countOfBlack: u8 = 0;

  bytesAfterFields(): i32 {
    return <i32>(POSITION_END - offsetof<FootballPosition>());
  }

  /** Returns whether a square is empty. What follows a line (geometry.ts) is not. */
  isEmpty(square: i32): bool {
    return load<u8>(changetype<usize>(this) + <usize>square, BOARD) == 0;
  }

  /** The piece on a square that is not empty. For the ball, and for what follows a line, a number above 31, which is no side's piece. */
  pieceOn(square: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>square, BOARD) - 1;
  }

  /** The set of a side's pieces of a type. */
  piecesOf(side: i32, type: i32): u32 {
    return <u32>load<u16>(changetype<usize>(this) + (<usize>((side << 3) + type) << 1), PIECES_OF_TYPES);
  }

  /** The set of a side's pieces next to a square. */
  piecesNextTo(side: i32, square: i32): u32 {
    return (load<u32>(changetype<usize>(this) + (<usize>square << 2), PIECES_NEXT_TO) >> (side << 4)) & 0xffff;
  }

  /** The square of a piece. */
  squareOf(piece: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>piece, SQUARES_OF_PIECES);
  }

  /** The type of a piece. */
  typeOf(piece: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>piece, TYPES_OF_PIECES);
  }

  /** The number after that of a side's last piece. */
  pieceEndOf(side: i32): i32 {
    return firstPieceOf(side) + this.countOf(side);
  }

  /** Returns whether the side to act may swap sides. */
  maySwap(): bool {
    return this.isChoiceOpen != 0 && this.phase == TURN_START;
  }

  private pieceKey(piece: i32, square: i32): u64 {
    const typeAndSide = this.typeOf(piece) | ((piece >> 4) << 3);
    return load<u64>(PIECE_KEYS + (<usize>(typeAndSide * SQUARES + square) << 3));
  }

  private changeKey(change: u64): void {
    this.key ^= change;
  }

  /** Moves a piece to an empty square. */
  movePiece(piece: i32, to: i32): void {
    assert(to >= 0 && to < SQUARES && this.isEmpty(to));
    const from = this.squareOf(piece);
    this.liftPiece(piece);
    store<u8>(changetype<usize>(this) + <usize>piece, <u8>to, SQUARES_OF_PIECES);
    this.putPiece(piece);
    this.changeKey(this.pieceKey(piece, from) ^ this.pieceKey(piece, to));
    const type = this.typeOf(piece);
    const side = piece >> 4;
    this.score = this.score + pieceScore(side, type, to) - pieceScore(side, type, from);
  }

  /** Takes a piece off the board for a while; it keeps its square. */
  liftPiece(piece: i32): void {
    const square = this.squareOf(piece);
    store<u8>(changetype<usize>(this) + <usize>square, 0, BOARD);
    this.toggleNextTo(piece, square);
  }

  /** Puts a piece on its square. */
  putPiece(piece: i32): void {
    const square = this.squareOf(piece);
    store<u8>(changetype<usize>(this) + <usize>square, <u8>(piece + 1), BOARD);
    this.toggleNextTo(piece, square);
  }

  // Toggles a piece in the sets of the pieces next to its neighbouring squares.
  private toggleNextTo(piece: i32, square: i32): void {
    const bit: u32 = 1 << piece;
    let list = neighboursOf(square);
    for (let end = list + <usize>load<u8>(list); list < end; list++) {
      const slot = changetype<usize>(this) + (<usize>load<u8>(list, 1) << 2);
      store<u32>(slot, load<u32>(slot, PIECES_NEXT_TO) ^ bit, PIECES_NEXT_TO);
    }
  }

  /** Takes the ball off the board for a while; it keeps its square. */
  liftBall(): void {
    store<u8>(changetype<usize>(this) + <usize>this.ball, 0, BOARD);
  }

  /** Puts the ball on its square. */
  putBall(): void {
    store<u8>(changetype<usize>(this) + <usize>this.ball, BALL_CODE, BOARD);
  }

  /** Moves the ball. */
  moveBall(to: i32): void {
    assert(to >= 0 && to < SQUARES && this.isEmpty(to));
    this.changeKey(ballKey(this.ball) ^ ballKey(to));
    this.liftBall();
    this.ball = <u8>to;
    this.putBall();
  }

  /** Notes that a piece has kicked. */
  noteKick(piece: i32): void {
    this.changeKey(kickedKey(this.squareOf(piece)));
    this.kicked |= <u16>(<i32>1 << (piece & 15));
  }

  /** Notes that the choice of sides is over. */
  clearChoice(): void {
    this.changeKey(choiceKey);
    this.isChoiceOpen = 0;
  }

  /** Swaps the sides: mirrors the board top to bottom, with the colours exchanged. The other side is to act. */
  swapSides(): void {
    this.clearBoard();
    const countOfWhite = this.countOf(0);
    this.setCount(0, this.countOf(1));
    this.setCount(1, countOfWhite);
    for (let n = 0; n < 16; n++) {
      const squareOfWhite = this.squareOf(n);
      const typeOfWhite = this.typeOf(n);
      this.setPiece(n, this.typeOf(n + 16), mirrored(this.squareOf(n + 16)));
      this.setPiece(n + 16, typeOfWhite, mirrored(squareOfWhite));
    }
    this.ball = <u8>mirrored(this.ball);
    this.side ^= 1;
    this.isChoiceOpen = 0;
    this.putAll();
  }

  /** The number of a side's pieces. */
  countOf(side: i32): i32 {
    return <i32>load<u8>(changetype<usize>(this) + <usize>side, offsetof<FootballPosition>("countOfWhite"));
  }

  private setCount(side: i32, count: i32): void {
    store<u8>(changetype<usize>(this) + <usize>side, <u8>count, offsetof<FootballPosition>("countOfWhite"));
  }

  private setPiece(piece: i32, type: i32, square: i32): void {
    store<u8>(changetype<usize>(this) + <usize>piece, <u8>type, TYPES_OF_PIECES);
    store<u8>(changetype<usize>(this) + <usize>piece, <u8>square, SQUARES_OF_PIECES);
  }

  // Removes everything from the board.
  private clearBoard(): void {
    memory.fill(changetype<usize>(this) + BOARD, 0, SQUARES);
    memory.fill(changetype<usize>(this) + BOARD + SQUARES, BORDER_CODE, PLACE_COUNT - SQUARES);
    memory.fill(changetype<usize>(this) + PIECES_NEXT_TO, 0, 4 * SQUARES);
  }

  // Puts ball and pieces on the empty board, and computes score and key.
  private putAll(): void {
    this.putBall();
    memory.fill(changetype<usize>(this) + PIECES_OF_TYPES, 0, 32);
    let score = 0;
    for (let side = 0; side < 2; side++) {
      for (let piece = firstPieceOf(side); piece < this.pieceEndOf(side); piece++) {
        this.putPiece(piece);
        const ofType = changetype<usize>(this) + PIECES_OF_TYPES + (<usize>((side << 3) + this.typeOf(piece)) << 1);
        store<u16>(ofType, load<u16>(ofType) | <u16>(<i32>1 << (piece & 15)));
        score += pieceScore(side, this.typeOf(piece), this.squareOf(piece));
      }
    }
    this.score = score;
    this.key = this.freshKey();
  }

  /** Goes on with the turn: the same side is to act. */
  continueTurn(): void {
    this.changeKey(phaseKey(this.phase) ^ phaseKey(WITHIN_TURN));
    this.phase = <u8>WITHIN_TURN;
  }

  /** Ends the turn: the other side is to act. */
  endTurn(): void {
    const turns = this.turns;
    this.changeKey(this.kickedKeys() ^ phaseKey(this.phase) ^ phaseKey(TURN_START) ^ blackToActKey ^ turnsKey(turns) ^ turnsKey(turns + 1));
    this.side ^= 1;
    this.phase = <u8>TURN_START;
    this.kicked = 0;
    this.turns = turns + 1;
  }

  private kickedKeys(): u64 {
    let key: u64 = 0;
    for (let set: i32 = this.kicked; set; set &= set - 1) key ^= kickedKey(this.squareOf(firstPieceOf(this.side) + ctz(set)));
    return key;
  }

  /** Copies the position. In steps of 32 bytes the search is a twentieth faster than in steps of 8. */
  copyTo(next: FootballPosition): void {
    let from = changetype<usize>(this);
    let to = changetype<usize>(next);
    for (const end = from + POSITION_END; from < end; from += 32, to += 32) {
      store<u64>(to, load<u64>(from));
      store<u64>(to, load<u64>(from, 8), 8);
      store<u64>(to, load<u64>(from, 16), 16);
      store<u64>(to, load<u64>(from, 24), 24);
    }
  }

  /** The key, computed from scratch. */
  freshKey(): u64 {
    let key = ballKey(this.ball) ^ this.turnKey();
    for (let side = 0; side < 2; side++) {
      for (let piece = firstPieceOf(side); piece < this.pieceEndOf(side); piece++) key ^= this.pieceKey(piece, this.squareOf(piece));
    }
    return key;
  }

  /** The key of the board alone: pieces and ball. */
  boardKey(): u64 {
    return this.key ^ this.turnKey();
  }

  // The part of the key for the side to act, and for what has happened in its turn.
  private turnKey(): u64 {
    let key = this.kickedKeys() ^ phaseKey(this.phase) ^ turnsKey(this.turns);
    if (this.side) key ^= blackToActKey;
    return this.isChoiceOpen ? key ^ choiceKey : key;
  }

  /** The key for the rule for repetition: without the number of turns and the choice of sides, and with an opening turn like any other. */
  repetitionKey(): u64 {
    let key = this.key ^ turnsKey(this.turns);
    if (this.phase == OPENING_TURN) key ^= phaseKey(OPENING_TURN) ^ phaseKey(TURN_START);
    return this.isChoiceOpen ? key ^ choiceKey : key;
  }

  /** Reads a packed position (src/packed.ts). */
  unpack(packed: usize): void {
    memory.fill(changetype<usize>(this), 0, POSITION_END);
    this.side = load<u8>(packed, packedAt.SIDE);
    this.ball = load<u8>(packed, packedAt.BALL);
    const phase = <i32>load<u8>(packed, packedAt.PHASE);
    this.isChoiceOpen = phase < packedAt.FIRST_CHOICE ? 0 : 1;
    this.phase = <u8>(phase < packedAt.FIRST_CHOICE ? phase : phase - packedAt.FIRST_CHOICE);
    this.turns = load<i32>(packed, packedAt.TURNS);
    for (let square = 0; square < SQUARES; square++) {
      const code = <i32>load<u8>(packed + <usize>square);
      if (!code) continue;
      const side = (code >> 3) & 1;
      const count = this.countOf(side);
      this.setPiece(firstPieceOf(side) + count, code & 7, square);
      this.setCount(side, count + 1);
      if (code & packedAt.KICKED) this.kicked |= <u16>(<i32>1 << count);
    }
    this.clearBoard();
    this.putAll();
  }

  /** Writes a packed position. */
  pack(packed: usize): void {
    memory.fill(packed, 0, SQUARES);
    for (let side = 0; side < 2; side++) {
      const kicked: i32 = side == this.side ? this.kicked : 0;
      for (let piece = firstPieceOf(side); piece < this.pieceEndOf(side); piece++) {
        const hasKicked = ((kicked >> (piece & 15)) & 1) != 0;
        const code = this.typeOf(piece) | (side << 3) | (hasKicked ? packedAt.KICKED : 0);
        store<u8>(packed + <usize>this.squareOf(piece), <u8>code);
      }
    }
    store<u8>(packed, this.side, packedAt.SIDE);
    store<u8>(packed, this.ball, packedAt.BALL);
    store<u8>(packed, <u8>(this.isChoiceOpen ? this.phase + packedAt.FIRST_CHOICE : this.phase), packedAt.PHASE);
    store<i32>(packed, this.turns, packedAt.TURNS);
  }
}
