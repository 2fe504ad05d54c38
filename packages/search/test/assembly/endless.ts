// A game in which every action is a good capture, so that a quiescence search without a bound would not end. Only action 1
// of the start wins, and the search tries it last.
import { nodes } from "../../assembly/counter";
import { NOT_ENDED, WHITE_WON } from "../../assembly/limits";
import { after, SearchPosition } from "../../assembly/position";
import { reportAt, searchRoot } from "../../assembly/root";
import { initSearch } from "../../assembly/search";
import { ALL_TECHNIQUES } from "../../assembly/switches";
import { initTable } from "../../assembly/table";

const WINNING: u32 = 1;

// The actions listed in all searches.
let listed: f64 = 0;
// Set by `begin`.
let count: u32 = 0;
let hasChance: bool = false;
let isChecked: bool = false;
let interval: i32 = 1024;

// The key of a position stands for the actions that led to it (0: the start).
const POSITIONS: usize = memory.data(16 * 124, 16);

@unmanaged
class Position extends SearchPosition {
  init(): void {}
  unpack(packed: usize): void {}
  pack(packed: usize): void {}
  weightsAt(): usize { return 0; }
  weightCount(): i32 { return 0; }
  applyWeights(): void {}
  techniques(): i32 { return ALL_TECHNIQUES; }
  nodesPerPoll(): i32 { return interval; }

  freshKey(): u64 { return this.key; }
  isDrawnByCount(): bool { return false; }
  mayBeDrawnByCountSoon(): bool { return false; }

  generate(list: usize): i32 {
    listed += <f64>count;
    for (let action: u32 = 1; action <= count; action++) store<u32>(list + ((action - 1) << 2), action);
    return count;
  }
  generateNoisy(list: usize): i32 { return this.generate(list); }
  countSuccessors(): i32 { return count; }
  listOutcomes(action: u32, list: usize): i32 {
    if (!hasChance) return 0;
    for (let outcome = 0; outcome < 3; outcome++) {
      store<i32>(list + (<usize>outcome << 3), outcome);
      store<i32>(list + (<usize>outcome << 3), 1, 4);
    }
    return 3;
  }
  play(action: u32, outcome: i32): void {
    const next = after<Position>(this);
    next.key = (this.key + <u64>action * 8 + <u64>(outcome + 2)) * 0x9e3779b97f4a7c15 ^ (this.key >> 29);
    next.side = this.side ^ 1;
    next.end = <u8>(this.key == 0 && action == WINNING ? WHITE_WON : NOT_ENDED);
  }

  opponentThreatens(): bool { return false; }
  inCheck(): bool { return isChecked; }
  canNullMove(): bool { return false; }
  playNullMove(): void {}

  evaluate(): i32 { return <i32>(this.key >> 54); }
  captureValue(action: u32): i32 { return 5000 + <i32>action; }
  pieceToIndex(action: u32): i32 { return 0; }
}

/** Prepares searches of the game with this number of actions in each position. Call it once. */
export function begin(actions: i32, chance: bool, check: bool): void {
  initSearch();
  initTable(1);
  count = actions;
  hasChance = chance;
  isChecked = check;
}

/** Sets the largest number of nodes between two polls, 1024 at first. */
export function limitPolls(nodes: i32): void {
  interval = nodes;
}

/** Searches with all techniques and a limit of nodes (0: none) to a depth. Returns the number of lines. */
export function search(depth: i32, limit: f64, lines: i32): i32 {
  return searchRoot<Position>(changetype<Position>(POSITIONS), depth, limit, lines, ALL_TECHNIQUES);
}

/** The depth of the last report. */
export function depth(): i32 { return load<i32>(reportAt()); }

/** The best action of the last report. */
export function best(): i32 { return load<i32>(reportAt() + 24, 8); }

/** The actions listed in all searches. */
export function listedActions(): f64 { return listed; }

/** The nodes of the last search. */
export function visited(): f64 { return nodes(); }
