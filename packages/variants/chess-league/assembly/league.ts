// Chess League as the search sees it.
import { initAttacks } from "@kickmate/search/assembly/attacks64";
import { rest } from "@kickmate/search/assembly/bits";
import { SearchPosition } from "@kickmate/search/assembly/position";
import { CAPTURE, fromOf, kindOf, MOVE, PASS, toOf } from "./actions";
import { evaluate, netHits } from "./evaluate";
import { initFlights } from "./flight";
import { countSuccessors, generate } from "./generate";
import { chance, hitsOf, play, skip } from "./play";
import {
  endedOf, freshKey, initKeys, keyOf, pack, passedAt, pieceOn, pieces, quietOf, reversibleOf, sideOf, SIZE, unpack,
} from "./record";
import { initShots, scoringAction } from "./shots";
import { COUNT, material, weighPieces, weightsPlace } from "./weights";

/** So many actions in a row without a kick, a capture or a pawn move void a round. */
const QUIET_LIMIT: i32 = 100;

export class League implements SearchPosition {
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
    return weightsPlace();
  }
  weightCount(): i32 {
    return COUNT;
  }
  weigh(): void {
    weighPieces();
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
  reversible(at: usize): i32 {
    return reversibleOf(at);
  }
  isVoid(at: usize): bool {
    return quietOf(at) >= QUIET_LIMIT || (passedAt(at) && passedAt(at - <usize>SIZE));
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

  winningAction(at: usize): u32 {
    return scoringAction(at, sideOf(at));
  }
  isUrgent(at: usize): bool {
    return scoringAction(at, sideOf(at) ^ 1) != 0;
  }
  canSkip(at: usize): bool {
    const own = pieces(at, sideOf(at));
    return rest(rest(own)) != 0;
  }
  skip(at: usize, next: usize): void {
    skip(at, next);
  }

  evaluate(at: usize): i32 {
    return evaluate(at);
  }
  gain(at: usize, action: u32): i32 {
    const kind = kindOf(action);
    if (kind == MOVE || kind == PASS) return 0;
    if (kind == CAPTURE) return material(pieceOn(at, toOf(action)) & 7);
    return netHits(at, sideOf(at), hitsOf(at, action));
  }
  risk(at: usize, action: u32): i32 {
    return material(pieceOn(at, fromOf(action)) & 7);
  }
}
