// A game of one decision: the side to act has eight quiet actions, 1 to 8. The search tries them in this order. Only the
// last one is good, and it threatens to win, so that no technique prunes it.
import { changeHistory, clearHistory, historyScore } from "../../assembly/history";
import { nodes } from "../../assembly/counter";
import { SearchGame } from "../../assembly/game";
import { begin, beginLine, search } from "../../assembly/search";
import { ALL, SomeTechniques } from "../../assembly/switches";

const LAST: u32 = 8;
/** The action that loses the exchange. */
const LOSES_EXCHANGE: u32 = 2;

// A record is the action that was played, u32 (0: none), then a byte that says whether the opponent threatens to win, and one
// with the evaluation in pawns, i8.
const SIZE: usize = 8;
const RECORDS: usize = memory.data(8 * 8, 8);

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

  opponentThreatens(at: usize): bool { return load<u32>(at) == LAST || load<u8>(at, 4) != 0; }
  canNullMove(at: usize): bool { return false; }
  playNullMove(at: usize, next: usize): void {}

  evaluate(at: usize): i32 {
    const played = load<u32>(at);
    return played == 0 ? 100 * <i32>load<i8>(at, 5) : played == LAST ? -1000 : 1000;
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
  return search<Game, SomeTechniques>(RECORDS, 0, 1, alpha, alpha + 1, false, false);
}

/** Stores what is known of the position at a ply without an action: a threat, or else an evaluation in pawns. */
export function setPly(ply: i32, threatens: bool, pawns: i32): void {
  const at = RECORDS + <usize>ply * SIZE;
  store<u64>(at, 0);
  store<u8>(at, threatens ? 1 : 0, 4);
  store<i8>(at, <i8>pawns, 5);
  if (ply == 0) beginLine<Game, SomeTechniques>(at);
  else search<Game, SomeTechniques>(at, ply, 1, -1, 0, false, false);
}

/** Begins with the line before {@link runAt}. */
export function beginRun(techniques: i32): void {
  begin<Game>(techniques, 0);
}

/** Like {@link run}, but at a ply of a line. The evaluation is 0. */
export function runAt(ply: i32, alpha: i32): i32 {
  clearHistory(false);
  const at = RECORDS + <usize>ply * SIZE;
  store<u64>(at, 0);
  return search<Game, SomeTechniques>(at, ply, 1, alpha, alpha + 1, false, false);
}

/** The history of an action. */
export function history(action: u32): i32 {
  return historyScore<Game>(RECORDS, 0, action, false);
}

/** The number of actions that a search one action deep tries, if the first ones up to `bad` never did well and none cuts. */
export function tried(techniques: i32, bad: u32): f64 {
  clearHistory(false);
  for (let action: u32 = 1; action <= bad; action++) changeHistory<Game>(RECORDS, 0, action, -1600, false);
  begin<Game>(techniques, 0);
  search<Game, SomeTechniques>(RECORDS, 0, 1, 2000, 2001, false, false);
  return nodes() - 1;
}
