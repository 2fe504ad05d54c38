// The search stack: an entry for each ply of the line that is searched.
import { MAX_OUTCOMES, MAX_PLY } from "./limits";
import { Line } from "./line";

/** An entry of the stack. After its fields stand its best line, then the outcomes of the action that is searched. */
@unmanaged
export class StackEntry {
  /** The newer one of two killer moves: quiet actions that caused a beta cutoff in a sibling position. */
  killer: u32 = 0;
  /** The older killer move. */
  olderKiller: u32 = 0;
  /** The action that is searched. */
  action: u32 = 0;
  /** The game's `pieceToIndex` of {@link action}. */
  pieceToIndex: i32 = 0;
  /** The action that a singular search leaves out, to test whether the others are as good; 0: none. */
  excluded: u32 = 0;
  /**
   * The evaluation with which the ply two later compares its own (`isImproving`): with the technique `correction` the
   * corrected static evaluation; without it the static evaluation or, if that is the better estimate, the hash table's
   * score. In a threatened node it is that of two plies earlier, if the same side acted there. NO_EVALUATION if there
   * is none. No match has shown yet whether one kind would be better in both cases.
   */
  evaluation: i32 = 0;

  /** The best line from this ply on. */
  get line(): Line {
    return changetype<Line>(changetype<usize>(this) + offsetof<StackEntry>());
  }

  /** Address of the memory for an action's outcomes, pairs of i32 (outcome, weight). */
  get outcomes(): usize {
    return changetype<usize>(this) + offsetof<StackEntry>() + LINE_BYTES;
  }

  /** Sets the best line: this action and, unless chance comes in between, the best line of the next ply. */
  setLine(action: u32, hasChance: bool): void {
    const following = changetype<StackEntry>(changetype<usize>(this) + ENTRY_BYTES).line;
    assert(following.length <= MAX_PLY);
    this.line.set(action, following, hasChance ? 0 : following.length);
  }
}

const LINE_BYTES: usize = offsetof<Line>() + 4 * (MAX_PLY + 2);
const ENTRY_BYTES: usize = (offsetof<StackEntry>() + LINE_BYTES + 8 * MAX_OUTCOMES + 7) & ~7;
// Entries before the root with no action and piece-to index 0, since a node looks two plies back.
const PLIES_BEFORE_ROOT: i32 = 2;
// The entries end one ply after MAX_PLY.
const ENTRIES: usize = memory.data(<i32>ENTRY_BYTES * (PLIES_BEFORE_ROOT + MAX_PLY + 2), 8);

/** The entry of a ply, -PLIES_BEFORE_ROOT to MAX_PLY + 1. The root is ply 0. */
export function stackEntryAt(ply: i32): StackEntry {
  return changetype<StackEntry>(ENTRIES + <usize>(ply + PLIES_BEFORE_ROOT) * ENTRY_BYTES);
}
