// Reads and writes the packed positions of the host (src/packed.ts). Their maps are read in map.ts.
import { BLACK, KEYS, NUMBER, PIECES, QUIET, SIDE, TILES } from "../src/packed";
import { codeOf, DOOR, holds, include, isLying, letterOf, packedTile, squares } from "./map";
import {
  doorsAt, heldBy, lyingAt, numberOf, pieceOn, put, quietOf, refresh, setCounters, setHeld, setNumber, setSide, sideOf, sizeOf,
} from "./record";

/** The largest quiet count that a packed position holds. */
const QUIET_MAX: i32 = 65535;

/** Reads a packed position of the map into a record. */
export function unpack(at: usize, packed: usize): void {
  memory.fill(at, 0, sizeOf());
  const quiet = <i32>load<u16>(packed, QUIET);
  setSide(at, <i32>load<u8>(packed, SIDE));
  setCounters(at, quiet, quiet);
  setNumber(at, load<i32>(packed, NUMBER));
  setHeld(at, 0, <i32>load<u16>(packed, KEYS));
  setHeld(at, 1, <i32>load<u16>(packed, KEYS + 2));
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    if (tile == DOOR) include(doorsAt(at), square);
    if (isLying(tile)) include(lyingAt(at), square);
    const piece = <i32>load<u8>(packed + <usize>square, PIECES);
    if (piece) put(at, codeOf((piece & 127) - 1, piece >> 7), square);
  }
  refresh(at);
}

/** Writes what actions change into the packed position from which the record was read. */
export function pack(at: usize, packed: usize): void {
  store<u8>(packed, <u8>sideOf(at), SIDE);
  store<u16>(packed, <u16>min(quietOf(at), QUIET_MAX), QUIET);
  store<u16>(packed, <u16>heldBy(at, 0), KEYS);
  store<u16>(packed, <u16>heldBy(at, 1), KEYS + 2);
  store<i32>(packed, numberOf(at), NUMBER);
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    const isTurned = tile == DOOR ? !holds(doorsAt(at), square) : isLying(tile) && !holds(lyingAt(at), square);
    if (isTurned) layFloor(packed + TILES, square);
    const code = pieceOn(at, square);
    store<u8>(packed + <usize>square, <u8>(code ? letterOf(code) + 1 + BLACK * (code & 1) : 0), PIECES);
  }
}

function layFloor(tiles: usize, square: i32): void {
  const slot = tiles + (<usize>square >> 1);
  store<u8>(slot, load<u8>(slot) & (square & 1 ? 0x0f : 0xf0));
}
