// Reads and writes packed positions: src/packed.ts has the layout.
import { changeSide, keyOf, kingOf, packPieces, sideOf } from "@kickmate/bitboards/assembly/pieces";
import { EN_PASSANT, NOWHERE, NUMBER, QUIET, ROOKS, SIDE } from "../src/packed";
import { checkersBy } from "./attackers";
import { castlingRook } from "./castling";
import {
  castlingOf, empty, freshKey, numberOf, passantOf, put, quietOf, setCastling, setCastlingFiles, setCheckers,
  setCounters, setPassant,
} from "./record";

/** Reads a packed position into a record. */
export function unpack(at: usize, packed: usize): void {
  empty(at);
  for (let square = 0; square < 64; square++) {
    const piece = <i32>load<u8>(packed + <usize>square);
    if (piece) put(at, piece, square);
  }
  if (load<u8>(packed, SIDE)) changeSide(at);
  setPassant(at, <i32>load<u8>(packed, EN_PASSANT));
  let rights = 0;
  for (let right = 0; right < 4; right++) {
    const rook = <i32>load<u8>(packed + <usize>right, ROOKS);
    if (rook == NOWHERE) continue;
    setCastlingFiles(at, right, kingOf(at, right >> 1), rook);
    rights |= 1 << right;
  }
  setCastling(at, rights);
  setCounters(at, load<i32>(packed, QUIET), load<i32>(packed, NUMBER), 0);
  setCheckers(at, checkersBy(at, sideOf(at) ^ 1));
  assert(freshKey(at) == keyOf(at));
}

/** Writes a record as a packed position. */
export function pack(at: usize, packed: usize): void {
  packPieces(at, packed);
  store<u8>(packed, <u8>sideOf(at), SIDE);
  store<u8>(packed, <u8>passantOf(at), EN_PASSANT);
  for (let right = 0; right < 4; right++) {
    const rook = castlingOf(at) & (1 << right) ? castlingRook(at, right) : NOWHERE;
    store<u8>(packed + <usize>right, <u8>rook, ROOKS);
  }
  store<u16>(packed, 0, ROOKS + 4);
  store<i32>(packed, quietOf(at), QUIET);
  store<i32>(packed, numberOf(at), NUMBER);
}
