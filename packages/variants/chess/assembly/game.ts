// Chess as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { typeOf } from "@kickmate/bitboards/assembly/pieces";
import { initSliders } from "@kickmate/bitboards/assembly/sliders";
import { DRAWN, wonBy } from "@kickmate/search/assembly/limits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { CAPTURE, CASTLE, fromOf, kindOf, MOVE, promotionOf, toOf } from "./actions";
import { initCastling } from "./castling";
import { CONSTANTS } from "./constants";
import { evaluate, fade } from "./evaluate";
import { gainsByExchange } from "./exchange";
import { countSuccessors, generate, generateNoisy, generateQuiet, hasNoMove } from "./generate";
import { initLines } from "@kickmate/bitboards/assembly/lines";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { play, playNullMove, victimSquare } from "./play";
import { ChessPosition, initKeys } from "./position";
import { WEIGHT_COUNT, material, applyWeights, WEIGHTS } from "./weights";

/** The half-move clock at which a player may claim a draw. */
const CLOCK_LIMIT: i32 = 100;
/** From this half-move clock on, a search may reach that claim. */
const NEAR_CLOCK_LIMIT: i32 = 88;

/**
 * The techniques that make play stronger in this game: docs/search.md, "At depth". Chess has no chance, and razoring won no
 * Elo.
 */
const TECHNIQUES: i32 = technique.ALL_TECHNIQUES & ~(technique.star | technique.razoring);

/** Chess and Chess960 for the search. */
@unmanaged
export class Position extends ChessPosition {
  init(): void {
    initAttacks();
    initSliders();
    initLines();
    initCastling();
    initKeys();
  }
  unpack(packed: usize): void {
    unpack(this, packed);
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
    applyWeights();
  }
  techniques(): i32 {
    return TECHNIQUES;
  }
  constantsAt(): usize {
    return CONSTANTS;
  }

  endWithoutActions(): i32 {
    if (!hasNoMove(this)) return 0;
    return this.checkers ? wonBy(this.side ^ 1) : DRAWN;
  }
  structureKey(): u64 {
    return this.pawnKey;
  }
  piecesKey(side: i32): u64 {
    const own = this.pieces(side);
    // A hash of three sets: each piece is in those that stand for the bits of a number of its type.
    const rooks = this.rooks;
    const kings = this.kings;
    const key = (own & (this.knights | rooks | kings)) * 0x9e3779b97f4a7c15
      ^ (own & (this.bishops | rooks)) * 0xc2b2ae3d27d4eb4f ^ (own & (this.queens | kings)) * 0x165667b19e3779f9;
    return key >> 52;
  }
  isDrawnByCount(): bool {
    // Mate comes before the clock.
    return this.halfMoveClock >= CLOCK_LIMIT && !(this.checkers && hasNoMove(this));
  }
  mayBeDrawnByCountSoon(): bool {
    return this.halfMoveClock >= NEAR_CLOCK_LIMIT;
  }

  generate(list: usize): i32 {
    return generate(this, list);
  }
  generateNoisy(list: usize): i32 {
    return generateNoisy(this, list);
  }
  listsQuietApart(): bool {
    return true;
  }
  generateQuiet(list: usize): i32 {
    return generateQuiet(this, list);
  }
  countSuccessors(): i32 {
    return countSuccessors(this);
  }
  completesActions(): bool {
    return true;
  }
  /** Adds CAPTURE, which the actions of the search leave out (see generate.ts). */
  completeAction(action: u32): u32 {
    return kindOf(action) == MOVE && this.pieceOn(toOf(action)) ? action | (CAPTURE << 16) : action;
  }
  play(action: u32, outcome: i32): void {
    play(this, after<ChessPosition>(this), action);
  }

  probesHorizonTable(): bool {
    return true;
  }

  opponentThreatens(): bool {
    return this.checkers != 0;
  }
  inCheck(): bool {
    return this.checkers != 0;
  }
  prunesThreats(): bool {
    // Too many late moves give check.
    return true;
  }
  canNullMove(): bool {
    // With king and pawns alone, having to move may be a disadvantage (zugzwang), which a null move would hide.
    const side: i32 = this.side;
    return this.checkers == 0 && (this.pieces(side) & ~(this.pawns | this.kings)) != 0;
  }
  playNullMove(): void {
    playNullMove(this, after<ChessPosition>(this));
  }

  evaluate(): i32 {
    if (isNetworkOn && network.isFitFor(this)) return fade(this, evaluateByNetwork<Position>(this));
    return evaluate(this);
  }
  captureValue(action: u32): i32 {
    const victim = material(typeOf(this.pieceOn(victimSquare(action))));
    const promotion = promotionOf(action);
    // Promotions to other pieces than a queen count as quiet: only the search can see their reason.
    if (promotion) return promotion == 4 ? victim + material(5) - material(1) : 0;
    return kindOf(action) >= CASTLE ? 0 : victim;
  }
  moverValue(action: u32): i32 {
    return material(typeOf(this.pieceOn(fromOf(action))));
  }
  gainsByExchange(action: u32, minimum: i32): bool {
    return gainsByExchange(this, action, minimum);
  }
  pieceToIndex(action: u32): i32 {
    return (this.pieceOn(fromOf(action)) << 6) | toOf(action);
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
  networkCellCount(): i32 {
    return 64;
  }
  networkAt(): usize {
    return network.WEIGHTS;
  }
  networkRow(view: i32, cell: i32, value: i32): i32 {
    return network.row(view, cell, value);
  }
  networkView(side: i32): i32 {
    return network.view(this, side);
  }
  writeNetworkCells(to: usize): void {
    this.packPieces(to);
  }
  networkBucket(): i32 {
    return network.bucket(this);
  }
}
