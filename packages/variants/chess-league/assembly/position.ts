// The fields of a position, its hash key, and its packed form.
import { drawPieceKeys, drawSideKey, PiecesPosition, unpackPieces } from "@kickmate/bitboards/assembly/pieces";
import { random64 } from "@kickmate/search/assembly/random";
import * as packedAt from "../src/packed";

const BALL_KEYS: usize = memory.data(64 * 8, 8);

/** Draws the hash keys, each time the same. */
export function initKeys(): void {
  drawPieceKeys(1951);
  for (let n: usize = 0; n < 64; n++) store<u64>(BALL_KEYS + (n << 3), random64());
  drawSideKey();
}

function ballKey(square: i32): u64 {
  return load<u64>(BALL_KEYS + (<usize>square << 3));
}

/** A position of Chess League: the pieces, then these fields. */
@unmanaged
export abstract class LeaguePosition extends PiecesPosition {
  /** The number of actions since the last kick, capture or pawn move. */
  quietCount: i32 = 0;
  /** The number of the next action of the round, from 1; null moves count, too. */
  actionNumber: i32 = 0;
  /** The square of the ball. */
  ball: u8 = 0;
  /** True if the last action was a pass. */
  isAfterPass: bool = false;

  /** The kings and rooks of both sides, which stop the ball. */
  stoppers(): u64 {
    return this.kings | this.rooks;
  }

  /** Sets the three counters. */
  setCounters(quietCount: i32, actionNumber: i32, reversiblePlies: i32): void {
    this.quietCount = quietCount;
    this.actionNumber = actionNumber;
    this.reversiblePlies = <u16>reversiblePlies;
  }

  /** Moves the ball. */
  moveBall(square: i32): void {
    assert(square >= 8 && square < 56 && this.pieceOn(square) == 0);
    this.changeKey(ballKey(this.ball) ^ ballKey(square));
    this.ball = <u8>square;
  }

  /** Computes the key from scratch. */
  freshKey(): u64 {
    return this.freshPiecesKey() ^ ballKey(this.ball);
  }

  /** Reads a packed position (src/packed.ts). */
  unpack(packed: usize): void {
    unpackPieces<LeaguePosition>(this, packed);
    if (load<u8>(packed, packedAt.SIDE)) this.changeSide();
    this.ball = load<u8>(packed, packedAt.BALL);
    this.setCounters(load<i32>(packed, packedAt.QUIET_COUNT), load<i32>(packed, packedAt.ACTION_NUMBER), 0);
    this.key = this.freshKey();
  }

  /** Writes a packed position. */
  pack(packed: usize): void {
    this.packPieces(packed);
    store<u8>(packed, this.side, packedAt.SIDE);
    store<u8>(packed, this.ball, packedAt.BALL);
    // Clears the bytes between, in which something may be left of another position.
    store<u16>(packed, 0, packedAt.BALL + 1);
    store<i32>(packed, this.quietCount, packedAt.QUIET_COUNT);
    store<i32>(packed, this.actionNumber, packedAt.ACTION_NUMBER);
  }
}
