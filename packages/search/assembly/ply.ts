// What the search keeps for each ply of the line that it follows.
import { INFINITE, MAX_OUTCOMES, MAX_PLY } from "./limits";

/** The value of {@link Ply.evaluation} if nothing is known. */
export const NO_EVALUATION: i32 = -INFINITE;

// The actions of a line, u32 each; the outcomes of an action, pairs of i32 (outcome, weight).
const LINE: usize = 4 * (MAX_PLY + 2);
const OUTCOMES: usize = 8 * MAX_OUTCOMES;

/** A ply. After its fields stand the actions of its best line, then the outcomes of the action that is searched. */
@unmanaged
export class Ply {
  /** Two killer moves, the newer one first: quiet actions that caused a beta cutoff in a sibling position. */
  killer: u32 = 0;
  olderKiller: u32 = 0;
  /** The action that is searched. */
  action: u32 = 0;
  /** Its continuation index (`continuationIndex` of the game). */
  continuation: i32 = 0;
  /** The action that a singular search leaves out, to test whether the others are as good; 0: none. */
  excluded: u32 = 0;
  /** The static evaluation; under a threat, that of two plies before. */
  evaluation: i32 = 0;
  /** The number of actions of the best line that is known from here on. */
  length: i32 = 0;

  /** Address of the memory for an action's outcomes. */
  get outcomes(): usize {
    return changetype<usize>(this) + offsetof<Ply>() + LINE;
  }

  /** The n-th action of the best line. */
  lineAction(n: i32): u32 {
    return load<u32>(changetype<usize>(this) + (<usize>n << 2), offsetof<Ply>());
  }

  /** Sets the best line: this action and, unless chance comes in between, the best line of the next ply. */
  setLine(action: u32, goesOn: bool): void {
    const after = changetype<Ply>(changetype<usize>(this) + BYTES);
    const length = goesOn ? after.length : 0;
    assert(length <= MAX_PLY);
    const line = changetype<usize>(this) + offsetof<Ply>();
    store<u32>(line, action);
    for (let n = 0; n < length; n++) store<u32>(line + (<usize>n << 2), after.lineAction(n), 4);
    this.length = length + 1;
  }
}

// Two plies before the root, of actions that are not known, and two after the last one.
const BEFORE: i32 = 2;
const BYTES: usize = (offsetof<Ply>() + LINE + OUTCOMES + 7) & ~7;
const PLIES: usize = memory.data(<i32>BYTES * (MAX_PLY + 4), 8);

/** A ply by its number: the root's is 0. The two before it have no actions. */
export function plyAt(ply: i32): Ply {
  return changetype<Ply>(PLIES + <usize>(ply + BEFORE) * BYTES);
}
