// Reads and writes packed positions: src/packed.ts has the layout.
import { unpackPieces } from "@kickmate/bitboards/assembly/pieces";
import * as packedAt from "../src/packed";
import { checkersOn } from "./attackers";
import { AFTER_PASS, CORNER, ElevenPosition, isTurnStart, WITHOUT_BALL } from "./position";

/** Reads a packed position. */
export function unpack(position: ElevenPosition, packed: usize): void {
  unpackPieces<ElevenPosition>(position, packed);
  if (load<u8>(packed, packedAt.SIDE)) position.changeSide();
  const ball = <i32>load<u8>(packed, packedAt.BALL);
  const packedPhase = <i32>load<u8>(packed, packedAt.PHASE);
  const mustStayInHalf = packedPhase >= packedAt.FIRST_OWN_HALF;
  const phase = mustStayInHalf ? packedPhase - packedAt.FIRST_OWN_HALF : packedPhase;
  position.mustStayInHalf = mustStayInHalf ? 1 : 0;
  position.unmovedPawns = load<u64>(packed, packedAt.UNMOVED);
  position.ball = <u8>ball;
  position.phase = <u8>(phase == WITHOUT_BALL && position.hasBall(position.side, ball) ? AFTER_PASS : phase);
  position.setCounters(load<i32>(packed, packedAt.QUIET_TURNS), load<i32>(packed, packedAt.TURN_NUMBER), 0);
  if (isTurnStart(position.phase) && phase != CORNER) position.checkers = checkersOn(position, position.side);
  position.key = position.freshKey();
}

/** Writes a packed position. */
export function pack(position: ElevenPosition, packed: usize): void {
  position.packPieces(packed);
  const phase = position.phase == AFTER_PASS ? WITHOUT_BALL : position.phase;
  store<u8>(packed, position.side, packedAt.SIDE);
  store<u8>(packed, position.ball, packedAt.BALL);
  store<u8>(packed, <u8>(position.mustStayInHalf ? phase + packedAt.FIRST_OWN_HALF : phase), packedAt.PHASE);
  store<u8>(packed, 0, packedAt.PHASE + 1);
  store<i32>(packed, position.quietTurns, packedAt.QUIET_TURNS);
  store<i32>(packed, position.turnNumber, packedAt.TURN_NUMBER);
  store<u64>(packed, position.unmovedPawns, packedAt.UNMOVED);
}
