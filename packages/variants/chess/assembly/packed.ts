// The packed position, as src/kernel.ts writes it: piece on each square (as in record.ts), side u8, en passant square u8,
// the rooks of the four castling rights u8, two spare bytes, quiet i32, number i32.
import { allowCastling, castlingRook, forgetCastling } from "./castling";
import { checkersBy } from "./attackers";
import {
  castlingOf, empty, freshKey, kingOf, NOWHERE, numberOf, passantOf, pieceOn, put, quietOf, setCastling, setCheckers, setCounters,
  setPassant, sideOf, turn,
} from "./record";

const SIDE: usize = 64;
const PASSANT: usize = 65;
const ROOKS: usize = 66;
const QUIET: usize = 72;
const NUMBER: usize = 76;

/** Reads a packed position into a record. */
export function unpack(at: usize, packed: usize): void {
  empty(at);
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) put(at, piece, square);
  }
  if (load<u8>(packed + SIDE)) turn(at);
  setPassant(at, <i32>load<u8>(packed + PASSANT));
  forgetCastling();
  let rights = 0;
  for (let right = 0; right < 4; right++) {
    const rook = <i32>load<u8>(packed + ROOKS + <usize>right);
    if (rook == NOWHERE) continue;
    allowCastling(right, kingOf(at, right >> 1), rook);
    rights |= 1 << right;
  }
  setCastling(at, rights);
  setCounters(at, load<i32>(packed + QUIET), load<i32>(packed + NUMBER), 0);
  setCheckers(at, checkersBy(at, sideOf(at) ^ 1));
  assert(freshKey(at) == load<u64>(at, 128));
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  for (let square = 0; square < 64; square++) store<u8>(packed + <usize>square, <u8>pieceOn(at, square));
  store<u8>(packed + SIDE, <u8>sideOf(at));
  store<u8>(packed + PASSANT, <u8>passantOf(at));
  for (let right = 0; right < 4; right++) {
    const rook = castlingOf(at) & (1 << right) ? castlingRook(right) : NOWHERE;
    store<u8>(packed + ROOKS + <usize>right, <u8>rook);
  }
  store<u16>(packed, 0, 70);
  store<i32>(packed + QUIET, quietOf(at));
  store<i32>(packed + NUMBER, numberOf(at));
}
