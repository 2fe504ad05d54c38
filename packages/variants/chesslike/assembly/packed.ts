// Reads and writes packed positions: src/packed.ts has the layout. Their maps are read in map.ts.
import { positionBytes } from "@kickmate/search/assembly/position";
import { BLACK, KEYS, ACTION_NUMBER, PIECES, QUIET_ACTIONS, SIDE, TILES } from "../src/packed";
import { codeOf, DOOR, holds, include, isLying, letterOf, packedTile, squareCount } from "./map";
import { ChesslikePosition } from "./position";

/** The largest number of quiet actions that a packed position can hold. */
const QUIET_ACTIONS_MAX: i32 = 65535;

/** Reads a packed position of the map. */
export function unpack(position: ChesslikePosition, packed: usize): void {
  memory.fill(changetype<usize>(position), 0, positionBytes<ChesslikePosition>());
  const quietActions = <i32>load<u16>(packed, QUIET_ACTIONS);
  position.side = load<u8>(packed, SIDE);
  position.setCounters(quietActions, quietActions);
  position.actionNumber = load<i32>(packed, ACTION_NUMBER);
  position.setHeld(0, <i32>load<u16>(packed, KEYS));
  position.setHeld(1, <i32>load<u16>(packed, KEYS + 2));
  for (let square = 0; square < squareCount; square++) {
    const tile = packedTile(packed + TILES, square);
    if (tile == DOOR) include(position.doorsAt(), square);
    if (isLying(tile)) include(position.lyingTilesAt(), square);
    const piece = <i32>load<u8>(packed + <usize>square, PIECES);
    if (piece) position.put(codeOf((piece & 127) - 1, piece >> 7), square);
  }
  position.refresh();
}

/** Writes what actions change into a packed position of the same map. */
export function pack(position: ChesslikePosition, packed: usize): void {
  store<u8>(packed, position.side, SIDE);
  store<u16>(packed, <u16>min(position.quietActions, QUIET_ACTIONS_MAX), QUIET_ACTIONS);
  store<u16>(packed, <u16>position.heldBy(0), KEYS);
  store<u16>(packed, <u16>position.heldBy(1), KEYS + 2);
  store<i32>(packed, position.actionNumber, ACTION_NUMBER);
  for (let square = 0; square < squareCount; square++) {
    const tile = packedTile(packed + TILES, square);
    const isGone = tile == DOOR ? !holds(position.doorsAt(), square) : isLying(tile) && !holds(position.lyingTilesAt(), square);
    if (isGone) layFloor(packed + TILES, square);
    const code = position.pieceOn(square);
    store<u8>(packed + <usize>square, <u8>(code ? letterOf(code) + 1 + BLACK * (code & 1) : 0), PIECES);
  }
}

// Makes a square floor in a list of tiles.
function layFloor(tiles: usize, square: i32): void {
  const slot = tiles + (<usize>square >> 1);
  store<u8>(slot, load<u8>(slot) & (square & 1 ? 0x0f : 0xf0));
}
