// Chess League as a game for the search.
import { initAttacks } from "@kickmate/bitboards/assembly/attacks";
import { bit, rest } from "@kickmate/bitboards/assembly/bits";
import { keyOf, pieceOn, pieces, sideOf } from "@kickmate/bitboards/assembly/pieces";
import { SearchGame } from "@kickmate/search/assembly/game";
import { evaluateByNetwork, isOn } from "@kickmate/search/assembly/network";
import * as on from "@kickmate/search/assembly/switches";
import { CAPTURE, fromOf, kindOf, MOVE, PASS, toOf } from "./actions";
import { evaluate, netHits } from "./evaluate";
import { destroyed, initFlights } from "./flight";
import { countSuccessors, generate } from "./generate";
import * as network from "./network";
import { chance, flightOf, isPawnGoal, play, playNullMove, winnerOf } from "./play";
import { endedOf, freshKey, initKeys, pack, passedAt, quietOf, reversibleOf, SIZE, unpack } from "./record";
import { initShots, winInOneOf } from "./shots";
import { COUNT, material, applyWeights, WEIGHTS } from "./weights";

/** The number of actions in a row without a kick, a capture or a pawn move that makes a round void. */
const QUIET_LIMIT: i32 = 100;
/** From this number of such actions on, a search may reach that end. */
const QUIET_LATE: i32 = 80;
/** The capture value of an action that wins the round; negative for one that loses it. */
const GOAL: i32 = 8000;

/** The techniques that make play stronger in this game. */
const TECHNIQUES: i32 =
  on.HASH | on.QUIESCENCE | on.ORDERING | on.PVS | on.ASPIRATION | on.NULL_MOVE | on.LATE_MOVE_REDUCTIONS | on.FUTILITY
  | on.REVERSE_FUTILITY | on.EXTENSIONS | on.REPETITION | on.IIR | on.LATE_PRUNING | on.STAR | on.WIN_IN_ONE | on.RAZORING
  | on.SINGULAR | on.CONTINUATION | on.QUIESCENCE_HASH | on.IMPROVING | on.ROOT_ORDER;

export class Game extends SearchGame {
  size(): i32 {
    return SIZE;
  }
  init(): void {
    initAttacks();
    initFlights();
    initShots();
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
    return quietOf(at) >= QUIET_LIMIT || (passedAt(at) && passedAt(at - <usize>SIZE));
  }

  isDrawByRuleNear(at: usize): bool {
    return quietOf(at) >= QUIET_LATE;
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
    return winInOneOf(at, sideOf(at));
  }
  opponentThreatens(at: usize): bool {
    return winInOneOf(at, sideOf(at) ^ 1) != 0;
  }
  canNullMove(at: usize): bool {
    // With one or two pieces left, having to act may be a disadvantage (zugzwang), which a null move would hide.
    const own = pieces(at, sideOf(at));
    return rest(rest(own)) != 0;
  }
  playNullMove(at: usize, next: usize): void {
    playNullMove(at, next);
  }

  evaluate(at: usize): i32 {
    if (isOn && network.isFit(at)) return evaluateByNetwork<Game>(at);
    return evaluate(at);
  }
  captureValue(at: usize, action: u32): i32 {
    const kind = kindOf(action);
    if (kind == PASS) return 0;
    const side = sideOf(at);
    if (kind == MOVE || kind == CAPTURE) {
      if (isPawnGoal(at, action)) return GOAL;
      return kind == MOVE ? 0 : material(pieceOn(at, toOf(action)) & 7);
    }
    const winner = winnerOf(side, flightOf(at, action));
    if (winner) return winner - 1 == side ? GOAL : -GOAL;
    // After the kick the kicker stands where the ball was. A ball that bounces off the board's side may hit it there.
    const kicker = bit(toOf(action));
    const hits = netHits(at, side, destroyed & ~kicker);
    return destroyed & kicker ? hits - material(pieceOn(at, fromOf(action)) & 7) : hits;
  }
  hasNegativeCaptureValues(): bool {
    return true;
  }
  moverValue(at: usize, action: u32): i32 {
    return material(pieceOn(at, fromOf(action)) & 7);
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
