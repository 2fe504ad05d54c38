// Reads and writes packed positions: src/packed.ts has the layout.
import { unpackPieces } from "@kickmate/bitboards/assembly/pieces";
import { EN_PASSANT, NOWHERE, MOVE_NUMBER, HALF_MOVE_CLOCK, ROOKS, SIDE } from "../src/packed";
import { checkersBy } from "./attackers";
import { castlingRook } from "./castling";
import { ChessPosition } from "./position";

/** Reads a packed position. */
export function unpack(position: ChessPosition, packed: usize): void {
  unpackPieces<ChessPosition>(position, packed);
  position.passantSquare = <u8>NOWHERE;
  if (load<u8>(packed, SIDE)) position.changeSide();
  position.setPassantSquare(<i32>load<u8>(packed, EN_PASSANT));
  let rights = 0;
  for (let right = 0; right < 4; right++) {
    const rook = <i32>load<u8>(packed + <usize>right, ROOKS);
    if (rook == NOWHERE) continue;
    position.setCastlingFiles(right, position.kingOf(right >> 1), rook);
    rights |= 1 << right;
  }
  position.setCastlingRights(rights);
  position.setCounters(load<i32>(packed, HALF_MOVE_CLOCK), load<i32>(packed, MOVE_NUMBER), 0);
  position.checkers = checkersBy(position, position.side ^ 1);
  assert(position.freshKey() == position.key);
}

/** Writes a packed position. */
export function pack(position: ChessPosition, packed: usize): void {
  position.packPieces(packed);
  store<u8>(packed, position.side, SIDE);
  store<u8>(packed, position.passantSquare, EN_PASSANT);
  for (let right = 0; right < 4; right++) {
    const rook = <i32>position.castlingRights & (1 << right) ? castlingRook(position, right) : NOWHERE;
    store<u8>(packed + <usize>right, <u8>rook, ROOKS);
  }
  store<u16>(packed, 0, ROOKS + 4);
  store<i32>(packed, position.halfMoveClock, HALF_MOVE_CLOCK);
  store<i32>(packed, position.moveNumber, MOVE_NUMBER);
}
