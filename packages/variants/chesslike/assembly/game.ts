// Chesslike as a game for the search.
import { count } from "@kickmate/bitboards/assembly/bits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { fromOf, PASS, toOf } from "./actions";
import { initDirections } from "./directions";
import { evaluate } from "./evaluate";
import { DECISIVE, winsExchange, lossOf } from "./exchange";
import { forgetWays } from "./exits";
import { countActions, generate, generateNoisy } from "./generate";
import {
  bytes, EXITS, forgetMap, canBeDrawn, hasExits, holds, isVital, kinds, mapsRead, quietLimit, squares, takeMap, turnLimit,
} from "./map";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { play, playNullMove } from "./play";
import { ChesslikePosition, initKeys } from "./position";
import { makeTables } from "./tables";
import { isThreatened, winInOne } from "./threats";
import { makeValues, meanView, valueOf } from "./values";
import { makeViews } from "./views";
import { COUNT, WEIGHTS } from "./weights";

/** The number of actions in a row without a capture, a key, a door or an item that draws the game. */
const QUIET_LIMIT: i32 = 100;
/** From this number of such actions on, a search may reach that draw. */
const QUIET_LATE: i32 = 85;
/**
 * With this number of pieces or fewer, having to act may be a disadvantage (zugzwang), which a null move would hide.
 */
const FEW: i32 = 2;

/** A map is crowded if its pieces see more than this number of squares for each square of the map. */
const CROWD: i32 = 8;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 = technique.ALL_TECHNIQUES & ~(
  technique.correction | technique.star | technique.cutNodes | technique.probCut | technique.captureHistory | technique.historyPruning | technique.doubleExtension
  | technique.pieceCorrection
);

// True if the map of the position that was read last is crowded.
let isCrowded: bool = false;

@unmanaged
export class Position extends ChesslikePosition {
  init(): void {
    initDirections();
    initKeys();
  }
  unpack(packed: usize): void {
    if (takeMap(packed)) {
      makeTables();
      makeViews();
      makeValues();
      forgetWays();
    }
    unpack(this, packed);
    isCrowded = sightOf(this) > CROWD * squares;
  }
  pack(packed: usize): void {
    pack(this, packed);
  }
  weightsAt(): usize {
    return WEIGHTS;
  }
  weightCount(): i32 {
    return COUNT;
  }
  applyWeights(): void {
    // The next position that is read makes all tables again.
    forgetMap();
  }

  techniques(): i32 {
    // With this technique the quiescence search has no limit of depth. On a crowded map, where most pieces attack each
    // other, it would hardly end.
    return isCrowded ? TECHNIQUES & ~technique.exchange : TECHNIQUES;
  }

  nodesPerPoll(): i32 {
    // A node's work grows with the pieces, the squares that each of them sees, and the bytes of a set of squares.
    return min(256, (1024 * 64 * 64 * 64) / (squares * squares * squares));
  }

  isDrawnByRule(): bool {
    return canBeDrawn() && (this.quiet >= QUIET_LIMIT || this.passes >= 2);
  }
  isDrawByRuleNear(): bool {
    return canBeDrawn() && this.quiet >= (quietLimit ? quietLimit - QUIET_LIMIT + QUIET_LATE : QUIET_LATE);
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
    for (let n: usize = 0; n < bytes; n += 8) pieces += count(load<u64>(own + n));
    return pieces > FEW;
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
    if (hasExits && leaves(this, action)) return DECISIVE;
    return victim && action != PASS ? lossOf(this, victim) : 0;
  }
  moverValue(action: u32): i32 {
    return valueOf(this.pieceOn(fromOf(action)));
  }
  winsExchange(action: u32, least: i32): bool {
    return (hasExits && leaves(this, action)) || winsExchange(this, action, least);
  }
  continuationIndex(action: u32): i32 {
    if (action == PASS) return 1023;
    const code = this.pieceOn(fromOf(action)) - 2;
    return (((code >> 1) + (code & 1) * kinds) * squares + toOf(action)) & 1023;
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
    return mapsRead;
  }
  networkCellCount(): i32 {
    return network.cellCount();
  }
  listNetworkParts(view: i32, cell: i32, value: i32, to: usize): i32 {
    return network.parts(view, cell, value, to);
  }
  writeNetworkCells(to: usize): void {
    network.writeCells(this, to);
  }
  networkBucket(): i32 {
    return network.bucket(this);
  }
}

// The number of squares that all pieces together see on an empty map, each piece counted with its mean over all
// squares.
function sightOf(position: ChesslikePosition): i32 {
  let sight = 0;
  for (let square = 0; square < squares; square++) {
    const code = position.pieceOn(square);
    if (code) sight += meanView(code);
  }
  return sight >> 4;
}

// Returns whether White wins on an exit with this action.
function leaves(position: ChesslikePosition, action: u32): bool {
  return position.side == 0 && action != PASS && holds(EXITS, toOf(action)) && isVital(position.pieceOn(fromOf(action)));
}
