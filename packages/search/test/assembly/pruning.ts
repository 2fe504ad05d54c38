// A game of one decision: the side to act has eight quiet actions, 1 to 8. The search tries them in this order. Only the
// last one is good, and it threatens to win, so that no technique prunes it.
import { clearHistory, historyScore } from "../../assembly/history";
import { SearchGame } from "../../assembly/game";
import { begin, search } from "../../assembly/search";
import { ALL, SomeTechniques } from "../../assembly/switches";

const LAST: u32 = 8;
/** The action that loses the exchange. */
const LOSES_EXCHANGE: u32 = 2;

// A record is the action that was played, u32 (0: none), and four bytes to spare.
const RECORDS: usize = memory.data(8 * 4, 8);

class Game extends SearchGame {
  size(): i32 { return 8; }
  init(): void {}
  unpack(at: usize, packed: usize): void {}
  pack(at: usize, packed: usize): void {}
  weightsAt(): usize { return 0; }
  weightCount(): i32 { return 0; }
  applyWeights(): void {}
  techniques(): i32 { return ALL; }

  side(at: usize): i32 { return load<u32>(at) ? 1 : 0; }
  ended(at: usize): i32 { return 0; }
  key(at: usize): u64 { return load<u64>(at); }
  freshKey(at: usize): u64 { return load<u64>(at); }
  reversiblePlies(at: usize): i32 { return 0; }
  isDrawnByRule(at: usize): bool { return false; }
  isDrawByRuleNear(at: usize): bool { return false; }

  generate(at: usize, list: usize): i32 {
    for (let action: u32 = 1; action <= LAST; action++) store<u32>(list + ((action - 1) << 2), action);
    return LAST;
  }
  generateNoisy(at: usize, list: usize): i32 { return this.generate(at, list); }
  countSuccessors(at: usize): i32 { return LAST; }
  play(at: usize, next: usize, action: u32, outcome: i32): void { store<u64>(next, action); }

  opponentThreatens(at: usize): bool { return load<u32>(at) == LAST; }
  canNullMove(at: usize): bool { return false; }
  playNullMove(at: usize, next: usize): void {}

  evaluate(at: usize): i32 {
    const played = load<u32>(at);
    return played == 0 ? 0 : played == LAST ? -1000 : 1000;
  }
  // All are quiet. The lower the number, the earlier it is tried.
  captureValue(at: usize, action: u32): i32 { return -<i32>action; }
  hasNegativeCaptureValues(): bool { return true; }
  winsExchange(at: usize, action: u32, least: i32): bool { return action != LOSES_EXCHANGE; }
  continuationIndex(at: usize, action: u32): i32 { return 0; }
}

/** Forgets what was learnt, then searches one action deep with some techniques, to find whether the score is above `alpha`. */
export function run(techniques: i32, alpha: i32): i32 {
  clearHistory(false);
  begin<Game>(techniques, 0);
  return search<Game, SomeTechniques>(RECORDS, 0, 1, alpha, alpha + 1, false);
}

/** The history of an action. */
export function history(action: u32): i32 {
  return historyScore<Game>(RECORDS, 0, action, false);
}
