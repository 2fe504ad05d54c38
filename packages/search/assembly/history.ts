// Statistics of the actions that caused cutoffs: killer moves, history, countermoves and continuation history of quiet actions, and the
// capture history of noisy ones.
import { MAX_PLY } from "./limits";
import { stackEntryAt } from "./stack";
import { SearchPosition } from "./position";
import { clearMemory } from "./memory";

// By side, then from and to (the lower half of an action): a score for how often such an action caused a cutoff, i16.
const HISTORY_BYTES: i32 = 2 * 65536 * 2;
const HISTORY: usize = memory.data(HISTORY_BYTES, 8);
// By side, then from and to of the action before: the action that caused a cutoff after it, u32.
const COUNTERMOVES_BYTES: i32 = 2 * 65536 * 4;
const COUNTERMOVES: usize = memory.data(COUNTERMOVES_BYTES, 8);
// By the piece-to indices (pieceToIndex) of two actions, 1024 each, an earlier one and a later one: a score for how often the later
// one caused a cutoff after the earlier one, i16.
const CONTINUATIONS_BYTES: i32 = 1024 * 1024 * 2;
const CONTINUATIONS: usize = memory.data(CONTINUATIONS_BYTES, 8);
// By a noisy action's piece-to index and the class of its capture value: a score for how often such an action caused a cutoff, i16.
const CAPTURE_HISTORY_BYTES: i32 = 1024 * 8 * 2;
const CAPTURE_HISTORY: usize = memory.data(CAPTURE_HISTORY_BYTES, 8);

// The largest absolute value of an entry of the three tables of scores.
const SCORE_MAX: i32 = 16384;

/** Forgets everything; the continuation history only if the game uses it. */
export function clearHistory(hasContinuations: bool): void {
  clearMemory(HISTORY, HISTORY_BYTES);
  clearMemory(COUNTERMOVES, COUNTERMOVES_BYTES);
  clearMemory(CAPTURE_HISTORY, CAPTURE_HISTORY_BYTES);
  if (hasContinuations) clearMemory(CONTINUATIONS, CONTINUATIONS_BYTES);
  clearKillers();
}

/** Forgets the killer moves: they belong to one search. */
export function clearKillers(): void {
  for (let ply = 0; ply <= MAX_PLY; ply++) {
    const stackEntry = stackEntryAt(ply);
    stackEntry.killer = 0;
    stackEntry.olderKiller = 0;
  }
}

/**
 * Halves the history of quiet actions, since scores from the search of an earlier position are only hints. The other tables stay as they
 * are.
 */
export function ageQuietHistory(): void {
  if (ASC_FEATURE_SIMD) {
    for (let at = HISTORY; at < HISTORY + HISTORY_BYTES; at += 16) v128.store(at, i16x8.shr_s(v128.load(at), 1));
  } else {
    for (let at = HISTORY; at < HISTORY + HISTORY_BYTES; at += 2) store<i16>(at, load<i16>(at) >> 1);
  }
}

function historySlot(side: i32, action: u32): usize {
  return HISTORY + (<usize>((side << 16) | (action & 0xffff)) << 1);
}

function countermoveSlot(side: i32, previous: u32): usize {
  return COUNTERMOVES + (<usize>((side << 16) | (previous & 0xffff)) << 2);
}

/** The action of a side that last caused a cutoff after an action with the same from and to as `previous`; 0 if there is none. */
export function countermoveOf(side: i32, previous: u32): u32 {
  return load<u32>(countermoveSlot(side, previous));
}

// Address of the score of an action (by its piece-to index) after the one that was played `back` plies earlier.
function continuationSlot(ply: i32, back: i32, index: i32): usize {
  assert(index >= 0 && index < 1024);
  return CONTINUATIONS + (<usize>((stackEntryAt(ply - back).pieceToIndex << 10) | index) << 1);
}

/** A score for how often an action caused a cutoff, in general and after each of the two actions before it: -24576 to 24576. */
export function historyScore<Position extends SearchPosition>(position: Position, ply: i32, action: u32, hasContinuations: bool): i32 {
  const history = <i32>load<i16>(historySlot(position.side, action));
  if (!hasContinuations) return history;
  const index = position.pieceToIndex(action);
  const last = <i32>load<i16>(continuationSlot(ply, 1, index));
  const beforeLast = <i32>load<i16>(continuationSlot(ply, 2, index));
  return (history + last + beforeLast) / 2;
}

// Adds a bonus to a score ("history gravity": the nearer the score is to the limit towards which it moves, the less is added).
function addBonus(slot: usize, bonus: i32): void {
  const score = <i32>load<i16>(slot);
  store<i16>(slot, <i16>(score + bonus - score * abs(bonus) / SCORE_MAX));
}

/** Raises (or, with a bonus below 0, lowers) an action's history. */
export function changeHistory<Position extends SearchPosition>(
  position: Position, ply: i32, action: u32, bonus: i32, hasContinuations: bool,
): void {
  addBonus(historySlot(position.side, action), bonus);
  if (!hasContinuations) return;
  const index = position.pieceToIndex(action);
  addBonus(continuationSlot(ply, 1, index), bonus);
  addBonus(continuationSlot(ply, 2, index), bonus);
}

function captureHistorySlot<Position extends SearchPosition>(position: Position, action: u32, value: i32): usize {
  const index = position.pieceToIndex(action);
  // Eight classes of 128 hundredths of a pawn; the last one has no end.
  return CAPTURE_HISTORY + (<usize>((index << 3) | min(value >> 7, 7)) << 1);
}

/** A score for how often noisy actions of this piece-to index and this class of capture value caused a cutoff: -16384 to 16384. */
export function captureHistoryScore<Position extends SearchPosition>(position: Position, action: u32, value: i32): i32 {
  return <i32>load<i16>(captureHistorySlot<Position>(position, action, value));
}

/** Raises (or, with a bonus below 0, lowers) the score of {@link captureHistoryScore}. */
export function changeCaptureHistory<Position extends SearchPosition>(position: Position, action: u32, value: i32, bonus: i32): void {
  addBonus(captureHistorySlot<Position>(position, action, value), bonus);
}

/** Stores a quiet action that caused a cutoff, as killer move of its ply and as countermove. */
export function storeRefutation(side: i32, ply: i32, action: u32, previous: u32): void {
  const stackEntry = stackEntryAt(ply);
  if (stackEntry.killer != action) {
    stackEntry.olderKiller = stackEntry.killer;
    stackEntry.killer = action;
  }
  store<u32>(countermoveSlot(side, previous), action);
}
