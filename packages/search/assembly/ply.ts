// What the search keeps for each ply of the line that it follows.
import { MAX_OUTCOMES, MAX_PLY } from "./limits";
import { Line } from "./line";

/** A ply. After its fields stand its best line, then the outcomes of the action that is searched. */
@unmanaged
export class Ply {
  /** The newer one of two killer moves: quiet actions that caused a beta cutoff in a sibling position. */
  killer: u32 = 0;
  /** The older one. */
  olderKiller: u32 = 0;
  /** The action that is searched. */
  action: u32 = 0;
  /** Its `continuationIndex` in the game. */
  continuationIndex: i32 = 0;
  /** The action that a singular search leaves out, to test whether the others are as good; 0: none. */
  excluded: u32 = 0;
  /**
   * The static evaluation, corrected by earlier errors; without the technique `correction` improved by the hash table's score. Under a
   * threat it is that of two plies before. NO_EVALUATION of evaluations.ts, if there is none.
   */
  evaluation: i32 = 0;

  /** The best line that is known from here on. */
  get line(): Line {
    return changetype<Line>(changetype<usize>(this) + offsetof<Ply>());
  }

  /** Address of the memory for an action's outcomes, pairs of i32 (outcome, weight). */
  get outcomes(): usize {
    return changetype<usize>(this) + offsetof<Ply>() + LINE_BYTES;
  }

  /** Sets the best line: this action and, unless chance comes in between, the best line of the next ply. */
  setLine(action: u32, hasChance: bool): void {
    const following = changetype<Ply>(changetype<usize>(this) + PLY_BYTES).line;
    assert(following.length <= MAX_PLY);
    this.line.set(action, following, hasChance ? 0 : following.length);
  }
}

const LINE_BYTES: usize = offsetof<Line>() + 4 * (MAX_PLY + 2);
const PLY_BYTES: usize = (offsetof<Ply>() + LINE_BYTES + 8 * MAX_OUTCOMES + 7) & ~7;
// The number of plies before the root, whose actions are not known. The memory ends one ply after MAX_PLY.
const BEFORE: i32 = 2;
const PLIES: usize = memory.data(<i32>PLY_BYTES * (MAX_PLY + 2 * BEFORE), 8);

/** A ply by its number: the root's is 0. The two before it have no actions. */
export function plyAt(ply: i32): Ply {
  return changetype<Ply>(PLIES + <usize>(ply + BEFORE) * PLY_BYTES);
}
