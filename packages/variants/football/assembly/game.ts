// Football Chess as a game for the search.
import { DRAWN, NOT_ENDED } from "@kickmate/search/assembly/limits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { END_OF_TURN, fromOf, KICK, kindOf, SWAP, toOf } from "./actions";
import { evaluate, isGoalSure, SURE_GOAL_VALUE } from "./evaluate";
import { generate, countSuccessors, hasAction } from "./generate";
import { goalOf, initGeometry, SQUARES } from "./geometry";
import { scoringKick } from "./goals";
import * as network from "./network";
import { play, playNullMove } from "./play";
import { FootballPosition, initKeys, OPENING_TURN, TURN_START, TURNS_BEFORE_GOALS, WITHIN_TURN } from "./position";
import { forgetStandings } from "./standing";
import { WEIGHT_COUNT, applyWeights, WEIGHTS } from "./weights";

/** The number of completed turns without a goal after which a round is drawn. */
const TURN_LIMIT: i32 = 100;
/** From this number of them on, a search may reach that draw. */
const NEAR_TURN_LIMIT: i32 = 85;
/** The capture value of a goal; negative for an own goal. */
const GOAL_VALUE: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  technique.hash | technique.quiescence | technique.ordering | technique.pvs | technique.aspiration | technique.nullMove
  | technique.lateMoveReductions | technique.futility | technique.reverseFutility | technique.extensions | technique.repetition
  | technique.iir | technique.latePruning | technique.winInOne | technique.continuation;

/** A position of Football Chess as the search sees it. */
@unmanaged
export class Position extends FootballPosition {
  init(): void {
    initGeometry();
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
    forgetStandings();
  }

  techniques(): i32 {
    return TECHNIQUES;
  }
  nodesPerPoll(): i32 {
    // Evaluations follow chains of kicks: 256 nodes took a tenth of a second as JavaScript that was not compiled yet.
    return 64;
  }

  endWithoutActions(): i32 {
    return hasAction(this) ? NOT_ENDED : DRAWN;
  }
  isDrawnByCount(): bool {
    // The limit counts whole turns.
    return this.turns >= TURN_LIMIT && this.phase != WITHIN_TURN;
  }
  mayBeDrawnByCountSoon(): bool {
    return this.turns >= NEAR_TURN_LIMIT;
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
  play(action: u32, outcome: i32): void {
    play(this, after<FootballPosition>(this), action);
  }

  winInOne(): u32 {
    if (this.phase == OPENING_TURN || this.turns < TURNS_BEFORE_GOALS) return 0;
    return scoringKick(this, this.side, this.kicked);
  }
  opponentThreatens(): bool {
    // The other side's turn begins when this one is completed.
    return this.turns + 1 >= TURNS_BEFORE_GOALS && scoringKick(this, this.side ^ 1, 0) != 0;
  }
  canNullMove(): bool {
    return this.phase == TURN_START && this.isChoiceOpen == 0;
  }
  playNullMove(): void {
    playNullMove(this, after<FootballPosition>(this));
  }

  evaluate(): i32 {
    // The network has not learnt from positions in which a goal within the turn is certain.
    const score = !isNetworkOn ? evaluate(this) : isGoalSure(this) ? SURE_GOAL_VALUE : evaluateByNetwork<Position>(this);
    // A side that may swap sides takes the better one.
    return this.maySwap() ? abs(score) : score;
  }
  captureValue(action: u32): i32 {
    if (kindOf(action) != KICK) return action == SWAP ? 1 : 0;
    const to = toOf(action);
    const side: i32 = this.side;
    return to == goalOf(side ^ 1) ? GOAL_VALUE : to == goalOf(side) ? -GOAL_VALUE : 0;
  }
  hasNegativeCaptureValues(): bool {
    return true;
  }
  pieceToIndex(action: u32): i32 {
    // The actions without squares have indices that no piece has.
    if (action == END_OF_TURN) return 1023;
    if (action == SWAP) return 1022;
    const piece = this.pieceOn(fromOf(action));
    return (this.typeOf(piece) - 1 + 5 * (piece >> 4)) * SQUARES + toOf(action);
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
