// Chess League as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, rest } from "@kickmate/bitboards/assembly/bits";
import { typeOf } from "@kickmate/bitboards/assembly/pieces";
import { wonBy } from "@kickmate/search/assembly/limits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after, before } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { CAPTURE, fromOf, kindOf, MOVE, PASS, toOf } from "./actions";
import { destroyedValue, evaluate } from "./evaluate";
import { initPaths } from "./flight";
import { countSuccessors, generate } from "./generate";
import * as network from "./network";
import { flightOf, isPawnGoal, listOutcomes, play, playNullMove, roundEndByKick } from "./play";
import { initKeys, LeaguePosition } from "./position";
import { initQuadrants, winInOneOf } from "./shots";
import { WEIGHT_COUNT, material, applyWeights, WEIGHTS } from "./weights";

/** A round is void after this number of actions without a kick, a capture or a pawn move. */
const QUIET_LIMIT: i32 = 100;
/**
 * With this number of such actions or more, a search may come to the limit, so it does without the hash table
 * (mayBeDrawnByCountSoon).
 */
const NEAR_QUIET_LIMIT: i32 = 80;
/** The capture value of an action that wins the round; negative for one that loses it. */
const GOAL_VALUE: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  technique.hash | technique.quiescence | technique.ordering | technique.pvs | technique.aspiration | technique.nullMove
  | technique.lateMoveReductions | technique.futility | technique.reverseFutility | technique.extensions | technique.repetition
  | technique.iir | technique.latePruning | technique.star | technique.winInOne | technique.razoring | technique.singular
  | technique.continuation | technique.quiescenceHash | technique.improving | technique.rootOrder;

/** A position of Chess League as the search sees it. */
@unmanaged
export class Position extends LeaguePosition {
  init(): void {
    initAttacks();
    initPaths();
    initQuadrants();
    initKeys();
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

  isDrawnByCount(): bool {
    // The search calls this only below the root, so there is a position before.
    return this.quietCount >= QUIET_LIMIT || (this.isAfterPass && before<Position>(this).isAfterPass);
  }

  mayBeDrawnByCountSoon(): bool {
    // Only the quiet count matters here. The key may leave `isAfterPass` out, since the board alone decides whether two
    // passes follow: a side passes only if it has no other action, and a pass leaves the board as it is.
    return this.quietCount >= NEAR_QUIET_LIMIT;
  }

  generate(list: usize): i32 {
    return generate(this, list, false);
  }
  generateNoisy(list: usize): i32 {
    return generate(this, list, true);
  }
  countSuccessors(): i32 {
    return countSuccessors(this);
  }
  listOutcomes(action: u32, list: usize): i32 {
    return listOutcomes(this, action, list);
  }
  play(action: u32, outcome: i32): void {
    play(this, after<Position>(this), action, outcome);
  }

  winInOne(): u32 {
    return winInOneOf(this, this.side);
  }
  opponentThreatens(): bool {
    return winInOneOf(this, this.side ^ 1) != 0;
  }
  canNullMove(): bool {
    // With one or two pieces left, having to act may be a disadvantage (zugzwang), which a null move would hide.
    const own = this.pieces(this.side);
    return rest(rest(own)) != 0;
  }
  playNullMove(): void {
    playNullMove(this, after<Position>(this));
  }

  evaluate(): i32 {
    if (isNetworkOn && network.isFitFor(this)) return evaluateByNetwork<Position>(this);
    return evaluate(this);
  }
  captureValue(action: u32): i32 {
    const kind = kindOf(action);
    if (kind == PASS) return 0;
    const side: i32 = this.side;
    if (kind == MOVE || kind == CAPTURE) {
      if (isPawnGoal(this, action)) return GOAL_VALUE;
      return kind == MOVE ? 0 : material(typeOf(this.pieceOn(toOf(action))));
    }
    const flight = flightOf(this, action);
    const end = roundEndByKick(side, flight.place);
    if (end) return end == wonBy(side) ? GOAL_VALUE : -GOAL_VALUE;
    // The kicker, now where the ball was, may be hit by its own kick.
    const kicker = bit(toOf(action));
    const value = destroyedValue(this, side, flight.destroyed & ~kicker);
    return flight.destroyed & kicker ? value - material(typeOf(this.pieceOn(fromOf(action)))) : value;
  }
  hasNegativeCaptureValues(): bool {
    return true;
  }
  moverValue(action: u32): i32 {
    return material(typeOf(this.pieceOn(fromOf(action))));
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
    return network.CELL_COUNT;
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
    network.writeCells(this, to);
  }
  networkBucket(): i32 {
    return network.bucket(this);
  }
}
