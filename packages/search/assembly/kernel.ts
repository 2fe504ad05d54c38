// What every kernel exports, for a game's position class: a variant's assembly/index.ts names its class here once and
// passes the calls on. The TypeScript view of the same list is src/abi.ts.
import { MAX_ACTIONS, MAX_OUTCOMES, MAX_PLY } from "./limits";
import { clearErrors } from "./correction";
import { clearEvaluations } from "./evaluations";
import { clearOrdering } from "./ordering";
import { MAX_PERFT, perft } from "./perft";
import { SearchPosition } from "./position";
import { allowedPlace, confineRoot, reportPlace, searchRoot } from "./root";
import { forgetKeys, initSearch, keepKey } from "./search";
import { CONTINUATION } from "./switches";
import { told } from "./told";
import { clearTable, initTable } from "./table";

/** No game's record or packed position is larger. */
const RECORD_MAX: usize = 1024;
const RECORDS: usize = memory.data(1024 * (MAX_PLY + 4), 16);
const PACKED: usize = memory.data(1024, 8);
const ACTIONS: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);

// What the weights added up to when they were put into effect.
let weighed: u32 = 0;

// Puts the weights into effect if the host has changed them.
function weighIfChanged<P extends SearchPosition>(): void {
  const p = changetype<P>(0);
  const at = p.weightsAt();
  let sum: u32 = 1;
  for (let n = 0, count = p.weightCount(); n < count; n++) sum = sum * 31 + load<u32>(at + (<usize>n << 2));
  if (sum == weighed) return;
  weighed = sum;
  p.weigh();
  clearEvaluations();
}

/** The operations, for one game; the current position is the first record. */
export class Kernel<P extends SearchPosition> {
  init(hashMiB: i32): void {
    const p = changetype<P>(0);
    if (<usize>p.size() > RECORD_MAX) unreachable();
    p.init();
    weighIfChanged<P>();
    initSearch();
    initTable(hashMiB);
  }

  clear(): void {
    clearTable();
    clearOrdering((changetype<P>(0).techniques() & CONTINUATION) != 0);
    clearErrors();
    clearEvaluations();
  }

  positionAt(): usize {
    return PACKED;
  }

  load(): void {
    const p = changetype<P>(0);
    weighIfChanged<P>();
    p.unpack(RECORDS, PACKED);
    forgetKeys();
  }

  save(): void {
    changetype<P>(0).pack(RECORDS, PACKED);
  }

  play(action: u32, outcome: i32): void {
    const p = changetype<P>(0);
    const size = p.size();
    const key = p.key(RECORDS);
    p.play(RECORDS, RECORDS + size, action, outcome);
    for (let at = RECORDS, end = RECORDS + size; at < end; at += 8) store<u64>(at, load<u64>(at + size));
    keepKey(key, p.reversible(RECORDS) == 0);
  }

  generate(): i32 {
    const count = changetype<P>(0).generate(RECORDS, ACTIONS);
    assert(count <= MAX_ACTIONS);
    for (let at = ACTIONS, end = ACTIONS + (<usize>count << 2); at < end; at += 4) {
      store<u32>(at, told<P>(RECORDS, load<u32>(at)));
    }
    return count;
  }

  actionsAt(): usize {
    return ACTIONS;
  }

  chance(action: u32): i32 {
    return changetype<P>(0).chance(RECORDS, action, OUTCOMES);
  }

  outcomesAt(): usize {
    return OUTCOMES;
  }

  side(): i32 {
    return changetype<P>(0).side(RECORDS);
  }

  ended(): i32 {
    const p = changetype<P>(0);
    return p.ended(RECORDS) || p.stuck(RECORDS);
  }

  key(): u64 {
    return changetype<P>(0).key(RECORDS);
  }

  freshKey(): u64 {
    return changetype<P>(0).freshKey(RECORDS);
  }

  perft(depth: i32): f64 {
    return perft<P>(RECORDS, min(max(depth, 0), MAX_PERFT));
  }

  evaluate(): i32 {
    return changetype<P>(0).evaluate(RECORDS);
  }

  search(depth: i32, nodes: f64, lines: i32, switches: i32): i32 {
    return searchRoot<P>(RECORDS, depth, nodes, lines, switches);
  }

  rootActionsAt(): usize {
    return allowedPlace();
  }

  confine(count: i32): void {
    confineRoot(count);
  }

  reportAt(): usize {
    return reportPlace();
  }

  techniques(): i32 {
    return changetype<P>(0).techniques();
  }

  weightsAt(): usize {
    return changetype<P>(0).weightsAt();
  }

  weightCount(): i32 {
    return changetype<P>(0).weightCount();
  }
}
