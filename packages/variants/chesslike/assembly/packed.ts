// The packed position, as src/kernel.ts writes it; map.ts reads what it says of the map.
import { codeOf, DOOR, holds, include, KEY, letterOf, packedTile, squares } from "./map";
import {
  doorsAt, heldBy, keysAt, numberOf, pieceOn, put, quietOf, refresh, setCounters, setHeld, setNumber, setSide, sideOf, sizeOf,
} from "./record";

const SIDE: usize = 2;
const QUIET: usize = 6;
const HELD: usize = 8;
const NUMBER: usize = 12;
const TILES: usize = 32;
const PIECES: usize = 160;

const QUIET_MAX: i32 = 65535;
/** Is added to a Black piece's number. */
const BLACK: i32 = 128;

/** Reads a packed position of the map into a record. */
export function unpack(at: usize, packed: usize): void {
  memory.fill(at, 0, sizeOf());
  const quiet = <i32>load<u16>(packed + QUIET);
  setSide(at, <i32>load<u8>(packed + SIDE));
  setCounters(at, quiet, quiet);
  setNumber(at, load<i32>(packed + NUMBER));
  setHeld(at, 0, <i32>load<u16>(packed + HELD));
  setHeld(at, 1, <i32>load<u16>(packed + HELD, 2));
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    if (tile == DOOR) include(doorsAt(at), square);
    if (tile == KEY) include(keysAt(at), square);
    const piece = <i32>load<u8>(packed + PIECES + <usize>square);
    if (piece) put(at, codeOf((piece & 127) - 1, piece >> 7), square);
  }
  refresh(at);
}

/** Writes what actions change of the position that was read into the same place. */
export function pack(at: usize, packed: usize): void {
  store<u8>(packed + SIDE, <u8>sideOf(at));
  store<u16>(packed + QUIET, <u16>min(quietOf(at), QUIET_MAX));
  store<u16>(packed + HELD, <u16>heldBy(at, 0));
  store<u16>(packed + HELD, <u16>heldBy(at, 1), 2);
  store<i32>(packed + NUMBER, numberOf(at));
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    const isTurned = tile == DOOR ? !holds(doorsAt(at), square) : tile == KEY && !holds(keysAt(at), square);
    if (isTurned) layFloor(packed + TILES, square);
    const code = pieceOn(at, square);
    store<u8>(packed + PIECES + <usize>square, <u8>(code ? letterOf(code) + 1 + BLACK * (code & 1) : 0));
  }
}

function layFloor(tiles: usize, square: i32): void {
  const slot = tiles + (<usize>square >> 1);
  store<u8>(slot, load<u8>(slot) & (square & 1 ? 0x0f : 0xf0));
}
