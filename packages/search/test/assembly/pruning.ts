// A game of one decision: the side to act has eight quiet actions, 1 to 8. The search tries them in this order. Only the
// last one is good, and it threatens to win, so that no technique prunes it.
import { changeHistory, clearHistory, historyScore } from "../../assembly/history";
import { nodes } from "../../assembly/counter";
import { after, positionBytes, SearchPosition } from "../../assembly/position";
import { beginSearch, setRootEntry, search } from "../../assembly/search";
import { ALL_TECHNIQUES, SwitchedTechniques } from "../../assembly/switches";

const LAST: u32 = 8;
/** The action that loses the exchange. */
const LOSES_EXCHANGE: u32 = 2;

const POSITIONS: usize = memory.data(24 * 8, 8);

@unmanaged
class Position extends SearchPosition {
  /** The action that was played; 0: none. */
  played: u32 = 0;
  /** True if the opponent threatens to win. */
  threatens: bool = false;
  /** The evaluation in pawns. */
  pawns: i8 = 0;

  init(): void {}
  unpack(packed: usize): void {}
  pack(packed: usize): void {}
  weightsAt(): usize { return 0; }
  weightCount(): i32 { return 0; }
  applyWeights(): void {}
  techniques(): i32 { return ALL_TECHNIQUES; }

  freshKey(): u64 { return this.key; }
  isDrawnByCount(): bool { return false; }
  mayBeDrawnByCountSoon(): bool { return false; }

  generate(list: usize): i32 {
    for (let action: u32 = 1; action <= LAST; action++) store<u32>(list + ((action - 1) << 2), action);
    return LAST;
  }
  generateNoisy(list: usize): i32 { return this.generate(list); }
  countSuccessors(): i32 { return LAST; }
  play(action: u32, outcome: i32): void { after<Position>(this).set(action, false, 0); }

  opponentThreatens(): bool { return this.played == LAST || this.threatens; }
  canNullMove(): bool { return false; }
  playNullMove(): void {}

  evaluate(): i32 {
    return this.played == 0 ? 100 * <i32>this.pawns : this.played == LAST ? -1000 : 1000;
  }
  // All actions are quiet. The lower an action's number, the earlier it is tried.
  captureValue(action: u32): i32 { return -<i32>action; }
  hasNegativeCaptureValues(): bool { return true; }
  gainsByExchange(action: u32, minimum: i32): bool { return action != LOSES_EXCHANGE; }
  pieceToIndex(action: u32): i32 { return 0; }

  set(played: u32, threatens: bool, pawns: i32): void {
    this.key = played;
    this.side = played ? 1 : 0;
    this.played = played;
    this.threatens = threatens;
    this.pawns = <i8>pawns;
  }
}

// The position at a ply, without an action, a threat or an evaluation.
function positionAt(ply: i32): Position {
  assert(ply < 7);
  const position = changetype<Position>(POSITIONS + <usize>ply * positionBytes<Position>());
  position.set(0, false, 0);
  return position;
}

/** Forgets what was learnt, then searches one action deep with some techniques, to find whether the score is above `alpha`. */
export function run(techniques: i32, alpha: i32): i32 {
  clearHistory(false);
  beginSearch<Position>(0, techniques);
  return search<Position, SwitchedTechniques>(positionAt(0), 0, 1, alpha, alpha + 1, false, false);
}

/** Stores what is known of the position at a ply without an action: a threat, or else an evaluation in pawns. */
export function setPly(ply: i32, threatens: bool, pawns: i32): void {
  const position = positionAt(ply);
  position.set(0, threatens, pawns);
  if (ply == 0) setRootEntry<Position, SwitchedTechniques>(position);
  else search<Position, SwitchedTechniques>(position, ply, 1, -1, 0, false, false);
}

/** Begins a search, of which {@link setPly} gives the line, and {@link runAt} the last node. */
export function beginRun(techniques: i32): void {
  beginSearch<Position>(0, techniques);
}

/** Like {@link run}, but at a ply of a line. The evaluation is 0. */
export function runAt(ply: i32, alpha: i32): i32 {
  clearHistory(false);
  return search<Position, SwitchedTechniques>(positionAt(ply), ply, 1, alpha, alpha + 1, false, false);
}

/** The history of an action. */
export function history(action: u32): i32 {
  return historyScore<Position>(positionAt(0), 0, action, false);
}

/** The number of actions that a search one action deep tries, if the first ones up to `bad` never did well and none cuts. */
export function tried(techniques: i32, bad: u32): f64 {
  clearHistory(false);
  for (let action: u32 = 1; action <= bad; action++) changeHistory<Position>(positionAt(0), 0, action, -1600, false);
  beginSearch<Position>(0, techniques);
  search<Position, SwitchedTechniques>(positionAt(0), 0, 1, 2000, 2001, false, false);
  return nodes() - 1;
}
