// Move ordering. MovePicker returns a node's actions one by one, and lists and scores them only when needed.
import * as constants from "./constants";
import { countActions } from "./counter";
import {
  captureHistoryScore, changeCaptureHistory, changeHistory, countermoveOf, historyScore, storeRefutation,
} from "./history";
import { MAX_ACTIONS, MAX_PLY } from "./limits";
import { stackEntryAt } from "./stack";
import { constant, SearchPosition } from "./position";
import * as technique from "./switches";
import { isOn } from "./switches";

// The list of a ply has three parts: the actions as generated (u32), the scored actions (u32), and their scores (i32). Addresses
// 4096 bytes apart compete for the same place in the processor's caches: the gaps after the parts avoid such distances.
const SCORED_OFFSET: usize = MAX_ACTIONS * 4 + 512;
const SCORES_OFFSET: usize = SCORED_OFFSET + MAX_ACTIONS * 4 + 320;
const LIST_BYTES: usize = SCORES_OFFSET + MAX_ACTIONS * 4 + 256;
const LISTS: usize = memory.data(<i32>LIST_BYTES * (MAX_PLY + 1), 64);

// Scores. The hash action comes first, then noisy actions, killer moves, the countermove, other quiet actions by their history, and
// noisy actions that lose the exchange.
const HASH_ACTION_SCORE: i32 = 1 << 30;
/** The lowest score of a noisy action that is not known to lose the exchange. */
export const NOISY_SCORE: i32 = 1 << 24;
// Added to the score of a noisy action: more than history and moving piece can take away, so that the score is not below NOISY_SCORE.
const HISTORY_ROOM: i32 = 1 << 16;
const KILLER_SCORE: i32 = 1 << 20;
const LOSING_SCORE: i32 = -(1 << 24);

/** Address of a ply's list, which begins with the actions as generated. */
export function listAt(ply: i32): usize {
  return LISTS + <usize>ply * LIST_BYTES;
}

// Stores a scored action at an index.
function storeScored(list: usize, index: i32, score: i32, action: u32): void {
  const slot = list + (<usize>index << 2);
  store<u32>(slot, action, SCORED_OFFSET);
  store<i32>(slot, score, SCORES_OFFSET);
}

// Writes the lowest numbers after the last score, since the scores are read four at a time.
function padScores(list: usize, count: i32): void {
  if (ASC_FEATURE_SIMD) v128.store(list + SCORES_OFFSET + (<usize>count << 2), i32x4.splat(i32.MIN_VALUE));
}

function scoreOf(list: usize, index: i32): i32 {
  return load<i32>(list + (<usize>index << 2), SCORES_OFFSET);
}

/**
 * Returns the action with the highest score among the scored ones with the indices `index` to `count` - 1, and swaps it
 * with the one at `index`. Of equal scores it takes the last.
 */
export function pick(ply: i32, index: i32, count: i32): u32 {
  assert(index < count);
  const list = listAt(ply);
  const slot = list + (<usize>index << 2);
  const best = addressOfHighest(slot + SCORES_OFFSET, list + SCORES_OFFSET + (<usize>count << 2)) - SCORES_OFFSET;
  const action = load<u32>(best, SCORED_OFFSET);
  const score = load<i32>(best, SCORES_OFFSET);
  store<u32>(best, load<u32>(slot, SCORED_OFFSET), SCORED_OFFSET);
  store<i32>(best, load<i32>(slot, SCORES_OFFSET), SCORES_OFFSET);
  store<u32>(slot, action, SCORED_OFFSET);
  store<i32>(slot, score, SCORES_OFFSET);
  return action;
}

// Address of the highest score from `first` up to, but not including, `end`; of equal ones the last. For two scores the
// plain loop is faster.
function addressOfHighest(first: usize, end: usize): usize {
  return ASC_FEATURE_SIMD && end - first > 8 ? highestByFours(first, end) : highestByOnes(first, end);
}

function highestByOnes(first: usize, end: usize): usize {
  let highestAt = first;
  let highestScore = load<i32>(first);
  for (let other = first + 4; other < end; other += 4) {
    const score = load<i32>(other);
    if (score < highestScore) continue;
    highestScore = score;
    highestAt = other;
  }
  return highestAt;
}

function highestByFours(first: usize, end: usize): usize {
  // Each lane keeps the highest of every fourth score, and its address. The addresses save a second loop that would look for the
  // highest score: processors cannot predict where it would end.
  let highestScores = v128.load(first);
  let addresses = i32x4.add(i32x4.splat(<i32>first), i32x4(0, 4, 8, 12));
  let highestAddresses = addresses;
  for (let four = first + 16; four < end; four += 16) {
    const scores = v128.load(four);
    addresses = i32x4.add(addresses, i32x4.splat(16));
    highestScores = i32x4.max_s(highestScores, scores);
    highestAddresses = v128.bitselect(addresses, highestAddresses, i32x4.eq(highestScores, scores));
  }
  let highestOfAll = i32x4.max_s(highestScores, i32x4.shuffle(highestScores, highestScores, 2, 3, 0, 1));
  highestOfAll = i32x4.max_s(highestOfAll, i32x4.shuffle(highestOfAll, highestOfAll, 1, 0, 3, 2));
  highestAddresses = v128.and(highestAddresses, i32x4.eq(highestScores, highestOfAll));
  highestAddresses = i32x4.max_u(highestAddresses, i32x4.shuffle(highestAddresses, highestAddresses, 2, 3, 0, 1));
  highestAddresses = i32x4.max_u(highestAddresses, i32x4.shuffle(highestAddresses, highestAddresses, 1, 0, 3, 2));
  return <usize>i32x4.extract_lane(highestAddresses, 0);
}

/** Like {@link pick}, but lowers the scores of noisy actions that lose the exchange, so that they come last. */
export function pickByExchange<Position extends SearchPosition>(position: Position, ply: i32, index: i32, count: i32): u32 {
  const list = listAt(ply);
  while (true) {
    const action = pick(ply, index, count);
    const score = scoreOf(list, index);
    if (score < NOISY_SCORE || score == HASH_ACTION_SCORE || position.gainsByExchange(action, 0)) return action;
    storeScored(list, index, score - NOISY_SCORE + LOSING_SCORE, action);
  }
}

// The stages of a MovePicker. At first at most the hash action is scored.
const BEGUN: i32 = 0;
const NOISY_SCORED: i32 = 1;
const ALL_SCORED: i32 = 2;

/**
 * Returns the actions of a node, the most promising first: the hash action (before it lists others), noisy actions, then
 * quiet ones. Without the technique `ordering` it returns them as they are generated. There is one picker for each ply:
 * {@link pickerAt}.
 */
@unmanaged
export class MovePicker {
  private hashAction: u32 = 0;
  private previousAction: u32 = 0;
  private stage: i32 = 0;
  // True if the hash action is scored before any other is listed.
  private isHashActionFirst: bool = false;
  /** The number of scored actions; without `ordering` that of all actions. */
  scoredCount: i32 = 0;
  /** The number of unscored actions at the beginning of the ply's list: {@link scoreNoisy} leaves them for {@link scoreQuiets}. */
  unscoredCount: i32 = 0;
  /** The index in the order, from 0, of the last action of {@link next}. */
  orderIndex: i32 = 0;

  /**
   * Begins with a node. The hash action (0: none) is returned first, unless a singular search excludes it. `previousAction` is the action
   * that led to the node.
   */
  begin<Position extends SearchPosition, Techniques>(
    position: Position, ply: i32, hashAction: u32, isHashActionExcluded: bool, previousAction: u32,
  ): void {
    this.orderIndex = -1;
    if (!isOn<Position, Techniques>(technique.ordering)) {
      this.scoredCount = position.generate(listAt(ply));
      return;
    }
    this.hashAction = hashAction;
    this.previousAction = previousAction;
    this.stage = BEGUN;
    const isFirst = hashAction != 0 && !isHashActionExcluded;
    this.isHashActionFirst = isFirst;
    this.scoredCount = isFirst ? 1 : 0;
    if (isFirst) storeScored(listAt(ply), 0, HASH_ACTION_SCORE, hashAction);
  }

  /** Returns whether the node has no action; valid once {@link next} has returned 0. */
  get isEmpty(): bool {
    return this.scoredCount == 0;
  }

  /**
   * The score of the last action of {@link next}, only with `ordering`. It is at least {@link NOISY_SCORE} for the hash action and for
   * noisy actions that lose no exchange.
   */
  score(ply: i32): i32 {
    return scoreOf(listAt(ply), this.orderIndex);
  }

  /**
   * Returns the next action; 0 if there is none. `skipsQuiets`: leaves out the quiet actions, and the losing noisy ones after them,
   * unless the quiet ones are listed already.
   */
  next<Position extends SearchPosition, Techniques>(position: Position, ply: i32, skipsQuiets: bool): u32 {
    const list = listAt(ply);
    // Copies of fields: the compiler would load them again after each store.
    const orderIndex = this.orderIndex + 1;
    this.orderIndex = orderIndex;
    let scoredCount = this.scoredCount;
    if (!isOn<Position, Techniques>(technique.ordering)) return orderIndex < scoredCount ? load<u32>(list + (<usize>orderIndex << 2)) : 0;
    const stage = this.stage;
    if (stage == BEGUN) {
      if (orderIndex < scoredCount) return this.hashAction;
      const count = position.listsQuietApart() ? position.generateNoisy(list) : position.generate(list);
      countActions(count);
      this.scoreNoisy<Position, Techniques>(position, ply, orderIndex, count, this.hashAction);
      this.stage = NOISY_SCORED;
      scoredCount = this.scoredCount;
    }
    if (orderIndex < scoredCount) {
      const action = isOn<Position, Techniques>(technique.exchange)
        ? pickByExchange<Position>(position, ply, orderIndex, scoredCount)
        : pick(ply, orderIndex, scoredCount);
      // A noisy action that loses the exchange is picked again after the quiet actions.
      if (stage == ALL_SCORED || scoreOf(list, orderIndex) >= NOISY_SCORE) return action;
    } else if (stage == ALL_SCORED) return 0;
    if (skipsQuiets) return 0;
    if (position.listsQuietApart()) this.unscoredCount += position.generateQuiet(list + (<usize>this.unscoredCount << 2));
    const exceptAction = this.isHashActionFirst ? this.hashAction : 0;
    this.scoreQuiets<Position>(position, ply, exceptAction, this.previousAction, isOn<Position, Techniques>(technique.continuation));
    this.stage = ALL_SCORED;
    scoredCount = this.scoredCount;
    return orderIndex < scoredCount ? pick(ply, orderIndex, scoredCount) : 0;
  }

  /**
   * Scores the noisy ones of the `count` actions in the ply's list, and appends them to the scored actions
   * (`scoredCount`: 1 if the hash action is scored already, else 0). Scores the hash action, too, even a quiet one.
   * Moves the others to the beginning of the list, where {@link scoreQuiets} finds them if it is called: often a cutoff
   * comes first.
   */
  scoreNoisy<Position extends SearchPosition, Techniques>(position: Position, ply: i32, scoredCount: i32, count: i32, hashAction: u32): void {
    const list = listAt(ply);
    const hasHashAction = scoredCount > 0;
    let unscoredCount = 0;
    for (let i = 0; i < count; i++) {
      const action = load<u32>(list + (<usize>i << 2));
      const value = position.captureValue(action);
      if (action == hashAction) {
        if (!hasHashAction) storeScored(list, scoredCount++, HASH_ACTION_SCORE, action);
      } else if (value > 0) {
        const history = isOn<Position, Techniques>(technique.captureHistory) ? 2 * captureHistoryScore<Position>(position, action, value) : 0;
        storeScored(list, scoredCount++, NOISY_SCORE + HISTORY_ROOM + (value << 8) - position.moverValue(action) + history, action);
      } else {
        store<u32>(list + (<usize>unscoredCount << 2), action);
        unscoredCount++;
      }
    }
    padScores(list, scoredCount);
    this.unscoredCount = unscoredCount;
    this.scoredCount = scoredCount;
  }

  /** Scores the unscored actions, except one (0: all). `hasContinuations`: with the continuation history. */
  scoreQuiets<Position extends SearchPosition>(position: Position, ply: i32, exceptAction: u32, previousAction: u32, hasContinuations: bool): void {
    const list = listAt(ply);
    const stackEntry = stackEntryAt(ply);
    const killer = stackEntry.killer;
    const olderKiller = stackEntry.olderKiller;
    const countermove = countermoveOf(position.side, previousAction);
    const unscoredCount = this.unscoredCount;
    let scoredCount = this.scoredCount;
    for (let i = 0; i < unscoredCount; i++) {
      const action = load<u32>(list + (<usize>i << 2));
      if (action == exceptAction) continue;
      // An action with a negative capture value comes after most quiet ones: each hundredth of a pawn takes 64 off its score.
      const score =
        action == killer ? KILLER_SCORE + 2
        : action == olderKiller ? KILLER_SCORE + 1
        : action == countermove ? KILLER_SCORE
        : historyScore<Position>(position, ply, action, hasContinuations)
          + (position.hasNegativeCaptureValues() ? position.captureValue(action) * 64 : 0);
      storeScored(list, scoredCount++, score, action);
    }
    padScores(list, scoredCount);
    this.scoredCount = scoredCount;
  }

  /** Marks the last action of {@link next} as not searched, so that {@link learn} does not lower its history. */
  markUnsearched(ply: i32): void {
    store<u32>(listAt(ply) + SCORED_OFFSET + (<usize>this.orderIndex << 2), 0);
  }

  /**
   * Raises the history of the last action of {@link next}, which caused a cutoff, and lowers that of the actions before it: of noisy ones
   * with the technique `captureHistory`, of quiet ones only if the last one is quiet. Actions that were pruned because they lose the
   * exchange are lowered, too: without that, chess loses 44 Elo (+-38, 200 matches of 2,000 nodes an action).
   */
  learn<Position extends SearchPosition, Techniques>(position: Position, ply: i32, depth: i32, isQuiet: bool): void {
    const hasContinuations = isOn<Position, Techniques>(technique.continuation);
    const orderIndex = this.orderIndex;
    const scoredActions = listAt(ply) + SCORED_OFFSET;
    const action = load<u32>(scoredActions + (<usize>orderIndex << 2));
    const bonus = min(
      constant<Position>(constants.bonusSquare) * depth * depth + constant<Position>(constants.bonusSlope) * depth,
      constant<Position>(constants.bonusMax),
    );
    if (isQuiet) changeHistory<Position>(position, ply, action, bonus, hasContinuations);
    else changeCaptureHistory<Position>(position, action, position.captureValue(action), bonus);
    const malus = -(bonus * constant<Position>(constants.malusFactor) / 64);
    for (let i = 0; i < orderIndex; i++) {
      const earlier = load<u32>(scoredActions + (<usize>i << 2));
      if (!earlier) continue;
      const value = position.captureValue(earlier);
      if (value > 0) {
        if (isOn<Position, Techniques>(technique.captureHistory)) changeCaptureHistory<Position>(position, earlier, value, malus);
      } else if (isQuiet) changeHistory<Position>(position, ply, earlier, malus, hasContinuations);
    }
    if (isQuiet) storeRefutation(position.side, ply, action, this.previousAction);
  }
}

const PICKERS: usize = memory.data(<i32>offsetof<MovePicker>() * (MAX_PLY + 2), 8);

/** The picker of a ply. */
export function pickerAt(ply: i32): MovePicker {
  return changetype<MovePicker>(PICKERS + <usize>ply * offsetof<MovePicker>());
}
