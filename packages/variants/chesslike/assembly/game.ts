// Chesslike as a game for the search.
import { count } from "@kickmate/bitboards/assembly/bits";
import { SearchGame } from "@kickmate/search/assembly/game";
import { evaluateByNetwork, isOn } from "@kickmate/search/assembly/network";
import * as on from "@kickmate/search/assembly/switches";
import { fromOf, PASS, toOf } from "./actions";
import { initDirections } from "./directions";
import { evaluate } from "./evaluate";
import { DECISIVE, winsExchange, lossOf } from "./exchange";
import { forgetWays } from "./exits";
import { countActions, generate, generateNoisy } from "./generate";
import {
  bytes, EXITS, forgetMap, hasBlack, hasExits, holds, isVital, kinds, mapsRead, quietLimit, squares, takeMap, turnLimit,
} from "./map";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { play, playNullMove } from "./play";
import {
  endedOf, freshKey, initKeys, keyOf, passesOf, piecesAt, pieceOn, quietOf, recomputeScore, reversibleOf, sideOf, sizeOf,
} from "./record";
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
const TECHNIQUES: i32 = on.ALL & ~(
  on.CORRECTION | on.STAR | on.CUT_NODES | on.PROB_CUT | on.CAPTURE_HISTORY | on.HISTORY_PRUNING | on.DOUBLE_EXTENSION
  | on.PIECE_CORRECTION
);

// Whether the map of the position that was read last is crowded.
let isCrowded: bool = false;

export class Game extends SearchGame {
  size(): i32 {
    return sizeOf();
  }
  init(): void {
    initDirections();
    initKeys();
  }
  unpack(at: usize, packed: usize): void {
    if (takeMap(packed)) {
      makeTables();
      makeViews();
      makeValues();
      forgetWays();
    }
    unpack(at, packed);
    isCrowded = sightOf(at) > CROWD * squares;
  }
  pack(at: usize, packed: usize): void {
    pack(at, packed);
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
    return isCrowded ? TECHNIQUES & ~on.EXCHANGE : TECHNIQUES;
  }

  nodesPerPoll(): i32 {
    // A node's work grows with the pieces, the squares that each of them sees, and the bytes of a set of squares.
    return min(256, (1024 * 64 * 64 * 64) / (squares * squares * squares));
  }

  side(at: usize): i32 {
    return sideOf(at);
  }
  ended(at: usize): i32 {
    return endedOf(at);
  }
  key(at: usize): u64 {
    return keyOf(at);
  }
  freshKey(at: usize): u64 {
    return freshKey(at);
  }
  reversiblePlies(at: usize): i32 {
    return canBeDrawn() ? reversibleOf(at) : 0;
  }
  isDrawnByRule(at: usize): bool {
    return canBeDrawn() && (quietOf(at) >= QUIET_LIMIT || passesOf(at) >= 2);
  }
  isDrawByRuleNear(at: usize): bool {
    return canBeDrawn() && quietOf(at) >= (quietLimit ? quietLimit - QUIET_LIMIT + QUIET_LATE : QUIET_LATE);
  }

  generate(at: usize, list: usize): i32 {
    return generate(at, list);
  }
  generateNoisy(at: usize, list: usize): i32 {
    return generateNoisy(at, list);
  }
  countSuccessors(at: usize): i32 {
    return countActions(at);
  }
  play(at: usize, next: usize, action: u32, outcome: i32): void {
    play(at, next, action);
  }

  winInOne(at: usize): u32 {
    return winInOne(at, sideOf(at));
  }
  opponentThreatens(at: usize): bool {
    return isThreatened(at);
  }
  // inCheck stays false: there are too many threats to royal pieces to extend the search for each.
  prunesThreats(): bool {
    return true;
  }
  canNullMove(at: usize): bool {
    const own = piecesAt(at, sideOf(at));
    let pieces = 0;
    for (let n: usize = 0; n < bytes; n += 8) pieces += count(load<u64>(own + n));
    return pieces > FEW;
  }
  playNullMove(at: usize, next: usize): void {
    playNullMove(at, next);
  }

  evaluate(at: usize): i32 {
    return isOn && network.isFit(at) ? evaluateByNetwork<Game>(at) : evaluate(at);
  }
  recomputeScore(at: usize): void {
    recomputeScore(at);
  }
  captureValue(at: usize, action: u32): i32 {
    const to = toOf(action);
    const victim = pieceOn(at, to);
    if (hasExits && leaves(at, action)) return DECISIVE;
    return victim && action != PASS ? lossOf(at, victim) : 0;
  }
  moverValue(at: usize, action: u32): i32 {
    return valueOf(pieceOn(at, fromOf(action)));
  }
  winsExchange(at: usize, action: u32, least: i32): bool {
    return (hasExits && leaves(at, action)) || winsExchange(at, action, least);
  }
  continuationIndex(at: usize, action: u32): i32 {
    if (action == PASS) return 1023;
    const code = pieceOn(at, fromOf(action)) - 2;
    return (((code >> 1) + (code & 1) * kinds) * squares + toOf(action)) & 1023;
  }

  networkWidth(): i32 {
    return network.WIDTH;
  }
  networkRows(): i32 {
    return network.ROWS;
  }
  networkBuckets(): i32 {
    return network.BUCKETS;
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
  networkCells(): i32 {
    return network.cells();
  }
  networkParts(view: i32, cell: i32, value: i32, to: usize): i32 {
    return network.parts(view, cell, value, to);
  }
  writeCells(at: usize, to: usize): void {
    network.writeCells(at, to);
  }
  networkBucket(at: usize): i32 {
    return network.bucket(at);
  }
}

// The number of squares that all pieces together see on an empty map, each piece counted with its mean over all
// squares.
function sightOf(at: usize): i32 {
  let sight = 0;
  for (let square = 0; square < squares; square++) {
    const code = pieceOn(at, square);
    if (code) sight += meanView(code);
  }
  return sight >> 4;
}

// Whether rounds on this map can be drawn. None is if Black does not play, nor on a map with a limit: Black wins there
// what would be a draw. Mostly the search sees Black win at the limit, since repetitions and passes do not help White.
// It does not see Black win earlier: by a position that occurred twice before the search began, or by a hundred quiet
// actions.
function canBeDrawn(): bool {
  return hasBlack && turnLimit == 0;
}

// Whether White wins on an exit with this action.
function leaves(at: usize, action: u32): bool {
  return sideOf(at) == 0 && action != PASS && holds(EXITS, toOf(action)) && isVital(pieceOn(at, fromOf(action)));
}
