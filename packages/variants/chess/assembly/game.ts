// Chess as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { initSliders } from "@kickmate/bitboards/assembly/sliders";
import { SearchGame } from "@kickmate/search/assembly/game";
import { evaluateByNetwork, isOn } from "@kickmate/search/assembly/network";
import * as on from "@kickmate/search/assembly/switches";
import { CAPTURE, CASTLE, fromOf, kindOf, MOVE, promotionOf, toOf } from "./actions";
import { initCastling } from "./castling";
import { CONSTANTS } from "./constants";
import { evaluate, fade } from "./evaluate";
import { winsExchange } from "./exchange";
import { countSuccessors, generate, generateNoisy, generateQuiet, hasNoMove } from "./generate";
import { initLines } from "@kickmate/bitboards/assembly/lines";
import {
  BISHOP, keyOf, KING, KNIGHT, ofType, packPieces, PAWN, pieceOn, pieces, QUEEN, ROOK, sideOf,
} from "@kickmate/bitboards/assembly/pieces";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { play, playNullMove, victimSquare } from "./play";
import { checkersOf, freshKey, initKeys, pawnKeyOf, quietOf, recomputeScore, reversibleOf, SIZE } from "./record";
import { COUNT, material, applyWeights, WEIGHTS } from "./weights";

/** The half-move clock at which a player may claim a draw. */
const QUIET_LIMIT: i32 = 100;
/** From this half-move clock on, a search may reach that draw. */
const QUIET_LATE: i32 = 88;
/** The end of the round by stalemate: a draw. */
const DRAWN: i32 = 3;

/**
 * The techniques that make play stronger in this game: docs/search.md, "At depth". Chess has no chance, and razoring won no
 * Elo.
 */
const TECHNIQUES: i32 = on.ALL & ~(on.STAR | on.RAZORING);

/** Chess and Chess960 for the search. */
export class Game extends SearchGame {
  size(): i32 {
    return SIZE;
  }
  init(): void {
    initAttacks();
    initSliders();
    initLines();
    initCastling();
    initKeys();
  }
  unpack(at: usize, packed: usize): void {
    unpack(at, packed);
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
    applyWeights();
  }
  techniques(): i32 {
    return TECHNIQUES;
  }
  constants(): usize {
    return CONSTANTS;
  }

  side(at: usize): i32 {
    return sideOf(at);
  }
  ended(at: usize): i32 {
    return 0;
  }
  endWithoutActions(at: usize): i32 {
    if (!hasNoMove(at)) return 0;
    return checkersOf(at) ? 2 - sideOf(at) : DRAWN;
  }
  key(at: usize): u64 {
    return keyOf(at);
  }
  freshKey(at: usize): u64 {
    return freshKey(at);
  }
  structureKey(at: usize): u64 {
    return pawnKeyOf(at);
  }
  piecesKey(at: usize, side: i32): u64 {
    const own = pieces(at, side);
    // The sets of three bits that number the five types.
    const rooks = ofType(at, ROOK);
    const kings = ofType(at, KING);
    const key = (own & (ofType(at, KNIGHT) | rooks | kings)) * 0x9e3779b97f4a7c15
      ^ (own & (ofType(at, BISHOP) | rooks)) * 0xc2b2ae3d27d4eb4f ^ (own & (ofType(at, QUEEN) | kings)) * 0x165667b19e3779f9;
    return key >> 52;
  }
  reversiblePlies(at: usize): i32 {
    return reversibleOf(at);
  }
  isDrawnByRule(at: usize): bool {
    // Mate comes before the clock.
    return quietOf(at) >= QUIET_LIMIT && !(checkersOf(at) && hasNoMove(at));
  }
  isDrawByRuleNear(at: usize): bool {
    return quietOf(at) >= QUIET_LATE;
  }

  generate(at: usize, list: usize): i32 {
    return generate(at, list);
  }
  generateNoisy(at: usize, list: usize): i32 {
    return generateNoisy(at, list);
  }
  listsQuietApart(): bool {
    return true;
  }
  generateQuiet(at: usize, list: usize): i32 {
    return generateQuiet(at, list);
  }
  countSuccessors(at: usize): i32 {
    return countSuccessors(at);
  }
  completesActions(): bool {
    return true;
  }
  /** Adds CAPTURE, which the actions of the search leave out (see generate.ts). */
  completeAction(at: usize, action: u32): u32 {
    return kindOf(action) == MOVE && pieceOn(at, toOf(action)) ? action | (CAPTURE << 16) : action;
  }
  play(at: usize, next: usize, action: u32, outcome: i32): void {
    play(at, next, action);
  }

  probesNearTable(): bool {
    return true;
  }

  opponentThreatens(at: usize): bool {
    return checkersOf(at) != 0;
  }
  inCheck(at: usize): bool {
    return checkersOf(at) != 0;
  }
  prunesThreats(): bool {
    // Too many late moves give check.
    return true;
  }
  canNullMove(at: usize): bool {
    // With king and pawns alone, having to move may be a disadvantage (zugzwang), which a null move would hide.
    const side = sideOf(at);
    return checkersOf(at) == 0 && (pieces(at, side) & ~(ofType(at, PAWN) | ofType(at, KING))) != 0;
  }
  playNullMove(at: usize, next: usize): void {
    playNullMove(at, next);
  }

  evaluate(at: usize): i32 {
    if (isOn && network.isFit(at)) return fade(at, evaluateByNetwork<Game>(at));
    return evaluate(at);
  }
  recomputeScore(at: usize): void {
    recomputeScore(at);
  }
  captureValue(at: usize, action: u32): i32 {
    const victim = material(pieceOn(at, victimSquare(action)) & 7);
    const promotion = promotionOf(action);
    // Promotions to other pieces than a queen are worth nothing at once: only the search can see their reason.
    if (promotion) return promotion == 4 ? victim + material(5) - material(1) : 0;
    return kindOf(action) >= CASTLE ? 0 : victim;
  }
  moverValue(at: usize, action: u32): i32 {
    return material(pieceOn(at, fromOf(action)) & 7);
  }
  winsExchange(at: usize, action: u32, least: i32): bool {
    return winsExchange(at, action, least);
  }
  continuationIndex(at: usize, action: u32): i32 {
    return (pieceOn(at, fromOf(action)) << 6) | toOf(action);
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
  networkCells(): i32 {
    return 64;
  }
  networkAt(): usize {
    return network.WEIGHTS;
  }
  networkRow(view: i32, cell: i32, value: i32): i32 {
    return network.row(view, cell, value);
  }
  networkView(at: usize, side: i32): i32 {
    return network.view(at, side);
  }
  writeCells(at: usize, to: usize): void {
    packPieces(at, to);
  }
  networkBucket(at: usize): i32 {
    return network.bucket(at);
  }
}
