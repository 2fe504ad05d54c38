// Chess Eleven as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { typeOf } from "@kickmate/bitboards/assembly/pieces";
import { initLines } from "@kickmate/bitboards/assembly/lines";
import { initSliders } from "@kickmate/bitboards/assembly/sliders";
import { NOT_ENDED, wonBy } from "@kickmate/search/assembly/limits";
import { evaluateByNetwork, isNetworkOn } from "@kickmate/search/assembly/network";
import { after } from "@kickmate/search/assembly/position";
import * as technique from "@kickmate/search/assembly/switches";
import { CAPTURE, fromOf, kindOf, makeAction, SHOT, toOf } from "./actions";
import { evaluate } from "./evaluate";
import { countSuccessors, generate, isMated } from "./generate";
import * as network from "./network";
import { pack, unpack } from "./packed";
import { defenderOf, listOutcomes, play, playNullMove } from "./play";
import { goalOf, shotTargets } from "./reach";
import { LOOSE } from "../src/packed";
import { CORNER, CORNER_SHOT, ElevenPosition, initKeys, isTurnStart, WITH_BALL, WITHOUT_BALL } from "./position";
import { BALL_WON, WEIGHT_COUNT, material, CHANCE_GOAL, applyWeights, weight, WEIGHTS } from "./weights";

/** The number of turns in a row without a capture, a pawn move or a shot that makes a round void. */
const QUIET_TURN_LIMIT: i32 = 100;
/** From this number of them on, a search may reach that end. */
const NEAR_QUIET_TURN_LIMIT: i32 = 88;
/** The capture value of a certain goal. */
const GOAL_VALUE: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  technique.hash | technique.quiescence | technique.ordering | technique.pvs | technique.aspiration | technique.nullMove
  | technique.lateMoveReductions | technique.futility | technique.reverseFutility | technique.extensions | technique.repetition
  | technique.iir | technique.latePruning | technique.star | technique.winInOne | technique.improving | technique.razoring
  | technique.singular | technique.quiescenceHash;

/** A position of Chess Eleven as the search sees it. */
@unmanaged
export class Position extends ElevenPosition {
  init(): void {
    initAttacks();
    initSliders();
    initLines();
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

  endWithoutActions(): i32 {
    // A side without a move that is not in check skips its turn, so only mate ends the round here. Mate counts two
    // goals, which makes no difference to the search: it wins the round like a goal.
    return isMated(this) ? wonBy(this.side ^ 1) : NOT_ENDED;
  }
  isDrawnByCount(): bool {
    // Only whole turns count, and mate comes first.
    if (this.quietTurns < QUIET_TURN_LIMIT && this.skippedTurns < 2) return false;
    return isTurnStart(this.phase) && !isMated(this);
  }
  mayBeDrawnByCountSoon(): bool {
    // After a skipped turn, another one ends the round. The hash key does not contain the skipped turns.
    return this.quietTurns >= NEAR_QUIET_TURN_LIMIT || this.skippedTurns > 0;
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
    play(this, after<ElevenPosition>(this), action, outcome);
  }

  winInOne(): u32 {
    // A shot at an open goal. Mates in one are left to the search, since this test would be too slow with them.
    return mayShootNow(this) ? scoringShot(this, this.side) : 0;
  }
  opponentThreatens(): bool {
    return this.ball != LOOSE && scoringShot(this, this.side ^ 1) != 0;
  }
  inCheck(): bool {
    return this.checkers != 0;
  }
  canNullMove(): bool {
    // Only whole turns can be skipped. For a king alone, having to move may be a disadvantage (zugzwang).
    const phase: i32 = this.phase;
    if ((phase != WITH_BALL && phase != WITHOUT_BALL) || this.checkers) return false;
    return (this.pieces(this.side) & ~this.kings) != 0;
  }
  playNullMove(): void {
    playNullMove(this, after<ElevenPosition>(this));
  }

  /**
   * Value of a goal that is one of several outcomes of a shot, on the scale of the evaluation. A certain goal is a win.
   */
  chanceWinValue(): i32 {
    return weight(CHANCE_GOAL);
  }
  evaluate(): i32 {
    if (isNetworkOn && network.isFitFor(this)) {
      // A goal by chance is worth more than any evaluation.
      const most = weight(CHANCE_GOAL) - 1;
      return min(max(evaluateByNetwork<Position>(this), -most), most);
    }
    return evaluate(this);
  }
  captureValue(action: u32): i32 {
    const kind = kindOf(action);
    if (kind == CAPTURE) {
      const victim = material(typeOf(this.pieceOn(toOf(action))));
      return this.phase == WITHOUT_BALL ? victim + weight(BALL_WON) : victim;
    }
    if (kind != SHOT) return 0;
    const defender = defenderOf(this, action);
    return !defender ? GOAL_VALUE : weight(CHANCE_GOAL) >> (defender & bit(toOf(action)) ? 2 : 1);
  }
  moverValue(action: u32): i32 {
    return kindOf(action) == CAPTURE ? material(typeOf(this.pieceOn(fromOf(action)))) : 0;
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

// Returns whether the turn of the side to act allows a shot now.
function mayShootNow(position: ElevenPosition): bool {
  const phase: i32 = position.phase;
  return phase == WITH_BALL ? position.checkers == 0 : phase > CORNER && phase <= CORNER_SHOT;
}

// A shot by which a side would certainly score if it were to act, or 0.
function scoringShot(position: ElevenPosition, side: i32): u32 {
  if (goalOf(side ^ 1) & position.pieces(side ^ 1)) return 0;
  const targets = shotTargets(position, side);
  return targets ? makeAction(position.ball, lowest(targets), SHOT) : 0;
}
