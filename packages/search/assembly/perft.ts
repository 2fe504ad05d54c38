import { MAX_ACTIONS, MAX_OUTCOMES, MAX_PERFT } from "./limits";
import { after, SearchPosition } from "./position";

// For each depth: the actions of a position u32, and the outcomes of an action, pairs of i32.
const LISTS: usize = memory.data(MAX_ACTIONS * 4 * (MAX_PERFT + 1), 8);
const OUTCOMES: usize = memory.data(MAX_OUTCOMES * 8 * (MAX_PERFT + 1), 8);

/** The number of sequences of `depth` successors from a position. Writes the positions on the way after this one in memory. */
export function perft<Position extends SearchPosition>(position: Position, depth: i32): f64 {
  if (depth == 0) return 1;
  if (depth == 1) return position.countSuccessors();
  const list = LISTS + <usize>(depth * MAX_ACTIONS * 4);
  const outcomes = OUTCOMES + <usize>(depth * MAX_OUTCOMES * 8);
  const next = after<Position>(position);
  const actionCount = position.generate(list);
  assert(actionCount <= MAX_ACTIONS);
  let leaves: f64 = 0;
  for (let i = 0; i < actionCount; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    const outcomeCount = position.listOutcomes(action, outcomes);
    assert(outcomeCount <= MAX_OUTCOMES);
    for (let k = 0; k < max(1, outcomeCount); k++) {
      position.play(action, outcomeCount == 0 ? -1 : load<i32>(outcomes + (<usize>k << 3)));
      leaves += perft<Position>(next, depth - 1);
    }
  }
  return leaves;
}
