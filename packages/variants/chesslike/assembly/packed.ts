// Reads and writes the packed positions of the host (src/packed.ts). Their maps are read in map.ts.
import { positionBytes } from "@kickmate/search/assembly/position";
import { BLACK, KEYS, NUMBER, PIECES, QUIET, SIDE, TILES } from "../src/packed";
import { codeOf, DOOR, holds, include, isLying, letterOf, packedTile, squares } from "./map";
import { ChesslikePosition } from "./position";

/** The largest quiet count that a packed position holds. */
const QUIET_MAX: i32 = 65535;

/** Reads a packed position of the map. */
export function unpack(position: ChesslikePosition, packed: usize): void {
  memory.fill(changetype<usize>(position), 0, positionBytes<ChesslikePosition>());
  const quiet = <i32>load<u16>(packed, QUIET);
  position.side = load<u8>(packed, SIDE);
  position.setCounters(quiet, quiet);
  position.number = load<i32>(packed, NUMBER);
  position.setHeld(0, <i32>load<u16>(packed, KEYS));
  position.setHeld(1, <i32>load<u16>(packed, KEYS + 2));
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    if (tile == DOOR) include(position.doorsAt(), square);
    if (isLying(tile)) include(position.lyingAt(), square);
    const piece = <i32>load<u8>(packed + <usize>square, PIECES);
    if (piece) position.put(codeOf((piece & 127) - 1, piece >> 7), square);
  }
  position.refresh();
}

/** Writes what actions change into the packed position from which the position was read. */
export function pack(position: ChesslikePosition, packed: usize): void {
  store<u8>(packed, position.side, SIDE);
  store<u16>(packed, <u16>min(position.quiet, QUIET_MAX), QUIET);
  store<u16>(packed, <u16>position.heldBy(0), KEYS);
  store<u16>(packed, <u16>position.heldBy(1), KEYS + 2);
  store<i32>(packed, position.number, NUMBER);
  for (let square = 0; square < squares; square++) {
    const tile = packedTile(packed + TILES, square);
    const isTurned = tile == DOOR ? !holds(position.doorsAt(), square) : isLying(tile) && !holds(position.lyingAt(), square);
    if (isTurned) layFloor(packed + TILES, square);
    const code = position.pieceOn(square);
    store<u8>(packed + <usize>square, <u8>(code ? letterOf(code) + 1 + BLACK * (code & 1) : 0), PIECES);
  }
}

function layFloor(tiles: usize, square: i32): void {
  const slot = tiles + (<usize>square >> 1);
  store<u8>(slot, load<u8>(slot) & (square & 1 ? 0x0f : 0xf0));
}
