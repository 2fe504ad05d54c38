// Chess Eleven as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, lowest } from "@kickmate/bitboards/assembly/bits";
import { initLines } from "@kickmate/bitboards/assembly/lines";
import { SearchGame } from "@kickmate/search/assembly/game";
import { initSliders } from "@kickmate/bitboards/assembly/sliders";
import { keyOf, KING, ofType, pieceOn, pieces, sideOf } from "@kickmate/bitboards/assembly/pieces";
import { evaluateByNetwork, isOn } from "@kickmate/search/assembly/network";
import * as on from "@kickmate/search/assembly/switches";
import { CAPTURE, fromOf, kindOf, makeAction, SHOT, toOf } from "./actions";
import { evaluate } from "./evaluate";
import { countSuccessors, generate, isMated } from "./generate";
import * as network from "./network";
import { chance, defenderOf, play, playNullMove } from "./play";
import { goalOf, targetsOf } from "./reach";
import { LOOSE } from "../src/packed";
import {
  ballOf, checkersOf, CORNER, CORNER_SHOT, endedOf, freshKey, initKeys, isTurnStart, phaseOf, quietOf, reversibleOf,
  SIZE, skipsOf, WITH_BALL, WITHOUT_BALL, pack, unpack,
} from "./record";
import { BALL_WON, COUNT, material, PRIZE, applyWeights, weight, WEIGHTS } from "./weights";

/** The number of turns in a row without a capture, a pawn move or a shot that makes a round void. */
const QUIET_LIMIT: i32 = 100;
/** From this number of such turns on, a search may reach that end. */
const QUIET_LATE: i32 = 88;
/** The capture value of a certain goal. */
const GOAL_GAIN: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  on.HASH | on.QUIESCENCE | on.ORDERING | on.PVS | on.ASPIRATION | on.NULL_MOVE | on.LATE_MOVE_REDUCTIONS | on.FUTILITY
  | on.REVERSE_FUTILITY | on.EXTENSIONS | on.REPETITION | on.IIR | on.LATE_PRUNING | on.STAR | on.WIN_IN_ONE | on.IMPROVING
  | on.RAZORING | on.SINGULAR | on.QUIESCENCE_HASH;

export class Game extends SearchGame {
  size(): i32 {
    return SIZE;
  }
  init(): void {
    initAttacks();
    initSliders();
    initLines();
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

  side(at: usize): i32 {
    return sideOf(at);
  }
  ended(at: usize): i32 {
    return endedOf(at);
  }
  endWithoutActions(at: usize): i32 {
    // A side without a move that is not in check skips its turn, so only mate ends the round here. Mate counts two
    // goals, which makes no difference to the search: it wins the round like a goal.
    return isMated(at) ? 2 - sideOf(at) : 0;
  }
  key(at: usize): u64 {
    return keyOf(at);
  }
  freshKey(at: usize): u64 {
    return freshKey(at);
  }
  reversiblePlies(at: usize): i32 {
    return reversibleOf(at);
  }
  isDrawnByRule(at: usize): bool {
    // Only whole turns count, and mate comes first.
    if (quietOf(at) < QUIET_LIMIT && skipsOf(at) < 2) return false;
    return isTurnStart(phaseOf(at)) && !isMated(at);
  }
  isDrawByRuleNear(at: usize): bool {
    // After a skipped turn, another one ends the round. The hash key does not contain the skipped turns.
    return quietOf(at) >= QUIET_LATE || skipsOf(at) > 0;
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
  chance(at: usize, action: u32, list: usize): i32 {
    return chance(at, action, list);
  }
  play(at: usize, next: usize, action: u32, outcome: i32): void {
    play(at, next, action, outcome);
  }

  winInOne(at: usize): u32 {
    // A shot at an open goal. Mates in one are left to the search, since this test would be too slow with them.
    return mayShoot(at) ? scoringShot(at, sideOf(at)) : 0;
  }
  opponentThreatens(at: usize): bool {
    return ballOf(at) != LOOSE && scoringShot(at, sideOf(at) ^ 1) != 0;
  }
  inCheck(at: usize): bool {
    return checkersOf(at) != 0;
  }
  canNullMove(at: usize): bool {
    // Only whole turns can be skipped. For a king alone, having to move may be a disadvantage (zugzwang).
    const phase = phaseOf(at);
    if ((phase != WITH_BALL && phase != WITHOUT_BALL) || checkersOf(at)) return false;
    return (pieces(at, sideOf(at)) & ~ofType(at, KING)) != 0;
  }
  playNullMove(at: usize, next: usize): void {
    playNullMove(at, next);
  }

  /**
   * Value of a goal that is one of several outcomes of a shot, in the scale of the evaluation. A certain goal is a win.
   */
  chanceWinValue(): i32 {
    return weight(PRIZE);
  }
  evaluate(at: usize): i32 {
    if (isOn && network.isFit(at)) {
      // A goal by luck is worth more than any evaluation.
      const most = weight(PRIZE) - 1;
      return min(max(evaluateByNetwork<Game>(at), -most), most);
    }
    return evaluate(at);
  }
  captureValue(at: usize, action: u32): i32 {
    const kind = kindOf(action);
    if (kind == CAPTURE) {
      const victim = material(pieceOn(at, toOf(action)) & 7);
      return phaseOf(at) == WITHOUT_BALL ? victim + weight(BALL_WON) : victim;
    }
    if (kind != SHOT) return 0;
    const defender = defenderOf(at, action);
    return !defender ? GOAL_GAIN : weight(PRIZE) >> (defender & bit(toOf(action)) ? 2 : 1);
  }
  moverValue(at: usize, action: u32): i32 {
    return kindOf(action) == CAPTURE ? material(pieceOn(at, fromOf(action)) & 7) : 0;
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

// Whether the side to act may shoot now in its turn.
function mayShoot(at: usize): bool {
  const phase = phaseOf(at);
  return phase == WITH_BALL ? checkersOf(at) == 0 : phase > CORNER && phase <= CORNER_SHOT;
}

// A shot with which a side would certainly score if it were to act, or 0.
function scoringShot(at: usize, side: i32): u32 {
  if (goalOf(side ^ 1) & pieces(at, side ^ 1)) return 0;
  const targets = targetsOf(at, side);
  return targets ? makeAction(ballOf(at), lowest(targets), SHOT) : 0;
}
