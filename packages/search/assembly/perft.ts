import { MAX_ACTIONS, MAX_OUTCOMES } from "./limits";
import { SearchGame } from "./game";

const LISTS: usize = memory.data(MAX_ACTIONS * 4 * 16, 8);
const OUTCOMES: usize = memory.data(MAX_OUTCOMES * 8 * 16, 8);

/** Counts the sequences of `depth` successors from the position at `at`. Writes records after that position. */
export function perft<P extends SearchGame>(at: usize, depth: i32): f64 {
  const p = changetype<P>(0);
  if (depth == 0) return 1;
  if (depth == 1) return p.countSuccessors(at);
  const list = LISTS + <usize>(depth * MAX_ACTIONS * 4);
  const outcomes = OUTCOMES + <usize>(depth * MAX_OUTCOMES * 8);
  const next = at + p.size();
  const actions = p.generate(at, list);
  assert(actions <= MAX_ACTIONS);
  let leaves: f64 = 0;
  for (let i = 0; i < actions; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    const chances = p.chance(at, action, outcomes);
    assert(chances <= MAX_OUTCOMES);
    for (let k = 0; k < max(1, chances); k++) {
      p.play(at, next, action, chances == 0 ? -1 : load<i32>(outcomes + (<usize>k << 3)));
      leaves += perft<P>(next, depth - 1);
    }
  }
  return leaves;
}
