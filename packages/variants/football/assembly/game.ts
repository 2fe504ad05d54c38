// Football Chess as a game for the search.
import { SearchGame } from "@kickmate/search/assembly/game";
import { evaluateByNetwork, isOn } from "@kickmate/search/assembly/network";
import * as on from "@kickmate/search/assembly/switches";
import { END_OF_TURN, fromOf, KICK, kindOf, SWAP, toOf } from "./actions";
import { evaluate, isGoalSure, SURE_GOAL } from "./evaluate";
import { generate, countSuccessors, hasAction } from "./generate";
import { goalOf, initGeometry, SQUARES } from "./geometry";
import { scoringKick } from "./goals";
import * as network from "./network";
import { play, playNullMove } from "./play";
import {
  actionsOf, choiceOf, endedOf, freshKey, initKeys, kickedOf, keyOf, maySwap, OPENING, pack, phaseOf, pieceOn, repetitionKeyOf, sideOf, SIZE,
  START, TURNS_BEFORE_GOALS, turnsOf, typeOf, unpack, WITHIN,
} from "./record";
import { forgetStandings } from "./standing";
import { COUNT, applyWeights, WEIGHTS } from "./weights";

/** The number of completed turns without a goal after which a round is drawn. */
const TURN_LIMIT: i32 = 100;
/** From this number of completed turns on, a search may reach that draw. */
const TURNS_LATE: i32 = 85;
/** The capture value of a goal; negative for an own goal. */
const GOAL: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  on.HASH | on.QUIESCENCE | on.ORDERING | on.PVS | on.ASPIRATION | on.NULL_MOVE | on.LATE_MOVE_REDUCTIONS | on.FUTILITY
  | on.REVERSE_FUTILITY | on.EXTENSIONS | on.REPETITION | on.IIR | on.LATE_PRUNING | on.WIN_IN_ONE | on.CONTINUATION;

export class Game extends SearchGame {
  size(): i32 {
    return SIZE;
  }
  init(): void {
    initGeometry();
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
    forgetStandings();
  }

  techniques(): i32 {
    return TECHNIQUES;
  }
  nodesPerPoll(): i32 {
    // Nodes follow chains of kicks: 256 of them took a tenth of a second as JavaScript that was not compiled yet.
    return 64;
  }

  side(at: usize): i32 {
    return sideOf(at);
  }
  ended(at: usize): i32 {
    return endedOf(at);
  }
  endWithoutActions(at: usize): i32 {
    return hasAction(at) ? 0 : 3;
  }
  key(at: usize): u64 {
    return keyOf(at);
  }
  repetitionKey(at: usize, key: u64): u64 {
    return repetitionKeyOf(at, key);
  }
  freshKey(at: usize): u64 {
    return freshKey(at);
  }
  reversiblePlies(at: usize): i32 {
    return actionsOf(at);
  }
  isDrawnByRule(at: usize): bool {
    // The limit counts whole turns.
    return turnsOf(at) >= TURN_LIMIT && phaseOf(at) != WITHIN;
  }
  isDrawByRuleNear(at: usize): bool {
    return turnsOf(at) >= TURNS_LATE;
  }

  generate(at: usize, list: usize): i32 {
    return generate(at, list, false);
  }
  generateNoisy(at: usize, list: usize): i32 {
    return generate(at, list, true);
  }
  countSuccessors(at: usize): i32 {
    return countSuccessors(at);
  }
  play(at: usize, next: usize, action: u32, outcome: i32): void {
    play(at, next, action);
  }

  winInOne(at: usize): u32 {
    if (phaseOf(at) == OPENING || turnsOf(at) < TURNS_BEFORE_GOALS) return 0;
    return scoringKick(at, sideOf(at), kickedOf(at));
  }
  opponentThreatens(at: usize): bool {
    // The other side's turn begins when this one is completed.
    return turnsOf(at) + 1 >= TURNS_BEFORE_GOALS && scoringKick(at, sideOf(at) ^ 1, 0) != 0;
  }
  canNullMove(at: usize): bool {
    return phaseOf(at) == START && choiceOf(at) == 0;
  }
  playNullMove(at: usize, next: usize): void {
    playNullMove(at, next);
  }

  evaluate(at: usize): i32 {
    // The network knows no positions in which a goal within the turn is certain: they were not learnt.
    const score = !isOn ? evaluate(at) : isGoalSure(at) ? SURE_GOAL : evaluateByNetwork<Game>(at);
    // A side that may swap sides takes the better one.
    return maySwap(at) ? abs(score) : score;
  }
  captureValue(at: usize, action: u32): i32 {
    if (kindOf(action) != KICK) return action == SWAP ? 1 : 0;
    const to = toOf(action);
    const side = sideOf(at);
    return to == goalOf(side ^ 1) ? GOAL : to == goalOf(side) ? -GOAL : 0;
  }
  hasNegativeCaptureValues(): bool {
    return true;
  }
  continuationIndex(at: usize, action: u32): i32 {
    // The actions without squares have indices that no piece has.
    if (action == END_OF_TURN) return 1023;
    if (action == SWAP) return 1022;
    const piece = pieceOn(at, fromOf(action));
    return (typeOf(at, piece) - 1 + 5 * (piece >> 4)) * SQUARES + toOf(action);
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
    return network.CELLS;
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
    network.writeCells(at, to);
  }
  networkBucket(at: usize): i32 {
    return network.bucket(at);
  }
}
