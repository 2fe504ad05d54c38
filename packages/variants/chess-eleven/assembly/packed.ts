// The packed position, as src/kernel.ts writes it: piece on each square (as in record.ts), side u8, ball u8 (64 loose), phase
// u8, spare byte, quiet i32, number i32, then the unmoved pawns u64.
import { checkersOn } from "./attackers";
import {
  AFTER_PASS, ballOf, CORNER, freshKey, hasBall, isTurnStart, numberOf, phaseOf, put, quietOf, setCheckers, setCounters,
  sideOf, SIZE, unmovedOf, WITHOUT_BALL,
} from "./record";

const SIDE: usize = 64;
const BALL: usize = 65;
const PHASE: usize = 66;
const QUIET: usize = 68;
const NUMBER: usize = 72;
const UNMOVED: usize = 76;

/** Reads a packed position into a record. */
export function unpack(at: usize, packed: usize): void {
  for (let n: usize = 0; n < <usize>SIZE; n += 8) store<u64>(at + n, 0);
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) put(at, piece, square);
  }
  const side = <i32>load<u8>(packed, SIDE);
  const ball = <i32>load<u8>(packed, BALL);
  const phase = <i32>load<u8>(packed, PHASE);
  store<u64>(at, load<u64>(packed, UNMOVED), 136);
  store<u8>(at, <u8>side, 156);
  store<u8>(at, <u8>ball, 157);
  store<u8>(at, <u8>(phase == WITHOUT_BALL && hasBall(at, side, ball) ? AFTER_PASS : phase), 158);
  setCounters(at, load<i32>(packed, QUIET), load<i32>(packed, NUMBER), 0);
  if (isTurnStart(phaseOf(at)) && phase != CORNER) setCheckers(at, checkersOn(at, side));
  store<u64>(at, freshKey(at), 128);
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  for (let n: usize = 0; n < 64; n += 8) store<u64>(packed + n, load<u64>(at + n, 64));
  const phase = phaseOf(at);
  store<u8>(packed, <u8>sideOf(at), SIDE);
  store<u8>(packed, <u8>ballOf(at), BALL);
  store<u8>(packed, <u8>(phase == AFTER_PASS ? WITHOUT_BALL : phase), PHASE);
  store<u8>(packed, 0, PHASE + 1);
  store<i32>(packed, quietOf(at), QUIET);
  store<i32>(packed, numberOf(at), NUMBER);
  store<u64>(packed, unmovedOf(at), UNMOVED);
}
