// Chesslike as a game for the search.
import { count } from "@kickmate/bitboards/assembly/bits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { fromOf, PASS, toOf } from "./actions";
import { initDirections } from "./directions";
import { evaluate } from "./evaluate";
import { DECISIVE_LOSS, gainsByExchange, lossOf } from "./exchange";
import { forgetExitDistances } from "./exits";
import { countActions, generate, generateNoisy } from "./generate";
import {
  setBytes, EXITS, forgetMap, canBeDrawn, hasExits, holds, isVital, kindCount, mapVersion, quietLimit, squareCount, readMap, turnLimit,
} from "./map";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { play, playNullMove } from "./play";
import { ChesslikePosition, initKeys } from "./position";
import { makeTables } from "./tables";
import { isThreatened, winInOne } from "./threats";
import { makeValues, meanMobility, valueOf } from "./values";
import { makeMobilities } from "./mobility";
import { WEIGHT_COUNT, WEIGHTS } from "./weights";

/** The number of quiet actions in a row (no capture, key, door or item) that draws the round. */
const QUIET_LIMIT: i32 = 100;
/** From this number of them on, a search may reach that draw. */
const NEAR_QUIET_LIMIT: i32 = 85;
/**
 * With this number of pieces or fewer, having to act may be a disadvantage (zugzwang), which a null move would hide.
 */
const ZUGZWANG_PIECES: i32 = 2;

/** A position is crowded if its pieces' mobility is more than this number for each square of the map. */
const CROWDED_MOBILITY: i32 = 8;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 = technique.ALL_TECHNIQUES & ~(
  technique.correction | technique.star | technique.cutNodes | technique.probCut | technique.captureHistory | technique.historyPruning
  | technique.doubleExtension | technique.pieceCorrection
);

// True if the position that was read last is crowded.
let isCrowded: bool = false;

/** A position of Chesslike as the search sees it. */
@unmanaged
export class Position extends ChesslikePosition {
  init(): void {
    initDirections();
    initKeys();
  }
  unpack(packed: usize): void {
    if (readMap(packed)) {
      makeTables();
      makeMobilities();
      makeValues();
      forgetExitDistances();
    }
    unpack(this, packed);
    isCrowded = totalMobility(this) > CROWDED_MOBILITY * squareCount;
  }
  pack(packed: usize): void {
    pack(this, packed);
  }
  weightsAt(): usize {
    return WEIGHTS;
  }
  weightCount(): i32 {
    return WEIGHT_COUNT;
  }
  applyWeights(): void {
    // The next position that is read makes all tables again.
    forgetMap();
  }

  techniques(): i32 {
    // With this technique the quiescence search has no limit of depth. In a crowded position, where most pieces attack each other, it
    // would hardly end.
    return isCrowded ? TECHNIQUES & ~technique.exchange : TECHNIQUES;
  }

  nodesPerPoll(): i32 {
    // A node's work grows with the number of pieces, with their mobility, and with the bytes of a set of squares.
    return min(256, (1024 * 64 * 64 * 64) / (squareCount * squareCount * squareCount));
  }

  isDrawnByCount(): bool {
    return canBeDrawn() && (this.quietActions >= QUIET_LIMIT || this.passes >= 2);
  }
  mayBeDrawnByCountSoon(): bool {
    return canBeDrawn() && this.quietActions >= (quietLimit ? quietLimit - QUIET_LIMIT + NEAR_QUIET_LIMIT : NEAR_QUIET_LIMIT);
  }

  generate(list: usize): i32 {
    return generate(this, list);
  }
  generateNoisy(list: usize): i32 {
    return generateNoisy(this, list);
  }
  countSuccessors(): i32 {
    return countActions(this);
  }
  play(action: u32, outcome: i32): void {
    play(this, after<ChesslikePosition>(this), action);
  }

  winInOne(): u32 {
    return winInOne(this, this.side);
  }
  opponentThreatens(): bool {
    return isThreatened(this);
  }
  // inCheck stays false: there are too many threats to royal pieces to extend the search for each.
  prunesThreats(): bool {
    return true;
  }
  canNullMove(): bool {
    const own = this.piecesAt(this.side);
    let pieces = 0;
    for (let n: usize = 0; n < setBytes; n += 8) pieces += count(load<u64>(own + n));
    return pieces > ZUGZWANG_PIECES;
  }
  playNullMove(): void {
    playNullMove(this, after<ChesslikePosition>(this));
  }

  evaluate(): i32 {
    return isNetworkOn && network.isFitFor(this) ? evaluateByNetwork<Position>(this) : evaluate(this);
  }
  captureValue(action: u32): i32 {
    const to = toOf(action);
    const victim = this.pieceOn(to);
    if (hasExits && winsOnExit(this, action)) return DECISIVE_LOSS;
    return victim && action != PASS ? lossOf(this, victim) : 0;
  }
  moverValue(action: u32): i32 {
    return valueOf(this.pieceOn(fromOf(action)));
  }
  gainsByExchange(action: u32, minimum: i32): bool {
    return (hasExits && winsOnExit(this, action)) || gainsByExchange(this, action, minimum);
  }
  pieceToIndex(action: u32): i32 {
    if (action == PASS) return 1023;
    const code = this.pieceOn(fromOf(action)) - 2;
    return (((code >> 1) + (code & 1) * kindCount) * squareCount + toOf(action)) & 1023;
  }

  networkWidth(): i32 {
    return network.WIDTH;
  }
  networkRowCount(): i32 {
    return network.ROW_COUNT;
  }
  networkBucketCount(): i32 {
    return network.BUCKET_COUNT;
  }
  networkAt(): usize {
    return network.WEIGHTS;
  }
  sumsParts(): bool {
    return true;
  }
  sumsAt(): usize {
    return network.SUMS;
  }
  inputsKey(): u64 {
    return mapVersion;
  }
  networkCellCount(): i32 {
    return network.cellCount();
  }
  listNetworkParts(view: i32, cell: i32, value: i32, to: usize): i32 {
    return network.listParts(view, cell, value, to);
  }
  writeNetworkCells(to: usize): void {
    network.writeCells(this, to);
  }
  networkBucket(): i32 {
    return network.bucket(this);
  }
}

// The sum of the pieces' mean mobilities on the empty map.
function totalMobility(position: ChesslikePosition): i32 {
  let mobility = 0;
  for (let square = 0; square < squareCount; square++) {
    const code = position.pieceOn(square);
    if (code) mobility += meanMobility(code);
  }
  return mobility >> 4;
}

// Returns whether White wins on an exit with this action.
function winsOnExit(position: ChesslikePosition, action: u32): bool {
  return position.side == 0 && action != PASS && holds(EXITS, toOf(action)) && isVital(position.pieceOn(fromOf(action)));
}
