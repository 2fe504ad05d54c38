// The order in which actions are tried. MovePicker returns a node's actions one by one, and lists them only when
// needed.
import * as tuned from "./constants";
import { constant } from "./constants";
import { countActions } from "./counter";
import {
  captureHistory, changeCaptureHistory, changeHistory, countermoveOf, historyScore, noteRefutation,
} from "./history";
import { MAX_ACTIONS, MAX_PLY } from "./limits";
import { plyAt } from "./ply";
import { SearchPosition } from "./position";
import * as on from "./switches";
import { has } from "./switches";

// Per ply: the actions as generated (u32), then those that are scored already (u32), and their scores (i32). Addresses
// 4096 bytes apart compete for the same place in the processor's caches: the odd lengths avoid such distances.
const LIST_BYTES: usize = MAX_ACTIONS * 12 + 1088;
const SCORED: usize = MAX_ACTIONS * 4 + 512;
const SCORES: usize = MAX_ACTIONS * 8 + 832;
const LISTS: usize = memory.data((MAX_ACTIONS * 12 + 1088) * (MAX_PLY + 1), 64);

// Scores. The hash action comes first, then captures (from CAPTURES on), killer moves, other quiet actions by their
// history, and captures that lose the exchange.
const FIRST: i32 = 1 << 30;
/** The lowest score of a capture. */
export const CAPTURES: i32 = 1 << 24;
// Keeps the scores of captures above CAPTURES: it is more than a capture's history can take away.
const SPAN: i32 = 1 << 16;
const KILLER: i32 = 1 << 20;
const LOSING: i32 = -(1 << 24);

/** Address of a ply's list. */
export function listAt(ply: i32): usize {
  return LISTS + <usize>ply * LIST_BYTES;
}

/**
 * The score of the last action that {@link pick} returned: at least {@link CAPTURES} if it captures (or came first).
 */
export let pickedScore: i32 = 0;

/** The number of actions that {@link scoreCaptures} left in the list. */
export let leftOver: i32 = 0;

/**
 * Scores the captures among the `count` actions in a ply's list, and appends them to the `scored` actions that the ply has
 * already. Returns the new number of scored actions. The other actions are moved to the beginning of the list, for
 * {@link scoreQuiets}: often they are not needed. `hashAction` comes before all others; if it is scored already, it is
 * left out.
 */
export function scoreCaptures<P extends SearchPosition, Techniques>(position: P, ply: i32, scored: i32, count: i32, hashAction: u32): i32 {
  const list = listAt(ply);
  const isFirstScored = scored > 0;
  let left = 0;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    const value = position.captureValue(action);
    if (action == hashAction) {
      if (!isFirstScored) setScore(list, scored++, FIRST, action);
    } else if (value > 0) {
      const history = has<P, Techniques>(on.captureHistory) ? 2 * captureHistory<P>(position, action, value) : 0;
      setScore(list, scored++, CAPTURES + SPAN + (value << 8) - position.moverValue(action) + history, action);
    }
    else {
      store<u32>(list + (<usize>left << 2), action);
      left++;
    }
  }
  leftOver = left;
  closeScores(list, scored);
  return scored;
}

/**
 * Scores the `left` actions that {@link scoreCaptures} left in the list, except `firstAction`. Returns the number of
 * scored actions. `hasContinuations`: see {@link historyScore}.
 */
export function scoreQuiets<P extends SearchPosition>(
  position: P, ply: i32, scored: i32, left: i32, firstAction: u32, previous: u32, hasContinuations: bool,
): i32 {
  const list = listAt(ply);
  const here = plyAt(ply);
  const killer = here.killer;
  const olderKiller = here.olderKiller;
  const countermove = countermoveOf(position.side, previous);
  for (let i = 0; i < left; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    if (action == firstAction) continue;
    const score =
      action == killer ? KILLER + 2
      : action == olderKiller ? KILLER + 1
      : action == countermove ? KILLER
      : historyScore<P>(position, ply, action, hasContinuations)
        + (position.hasNegativeCaptureValues() ? position.captureValue(action) * 64 : 0);
    setScore(list, scored++, score, action);
  }
  closeScores(list, scored);
  return scored;
}

function setScore(list: usize, index: i32, score: i32, action: u32): void {
  const slot = list + (<usize>index << 2);
  store<u32>(slot, action, SCORED);
  store<i32>(slot, score, SCORES);
}

// Writes the lowest numbers after the scores, since the scores are read four at a time.
function closeScores(list: usize, count: i32): void {
  if (ASC_FEATURE_SIMD) v128.store(list + SCORES + (<usize>count << 2), i32x4.splat(i32.MIN_VALUE));
}

/**
 * Returns the action with the highest score of the scored ones from `index` to `count`, and exchanges it with the one at
 * `index`. Of equal scores it takes the last.
 */
export function pick(ply: i32, index: i32, count: i32): u32 {
  assert(index < count);
  const list = listAt(ply);
  const slot = list + (<usize>index << 2);
  const best = highest(slot + SCORES, list + SCORES + (<usize>count << 2)) - SCORES;
  const action = load<u32>(best, SCORED);
  const score = load<i32>(best, SCORES);
  store<u32>(best, load<u32>(slot, SCORED), SCORED);
  store<i32>(best, load<i32>(slot, SCORES), SCORES);
  store<u32>(slot, action, SCORED);
  store<i32>(slot, score, SCORES);
  pickedScore = score;
  return action;
}

// Address of the highest score from `first` to `end`; of equal ones the last. For two scores the plain loop is faster.
function highest(first: usize, end: usize): usize {
  return ASC_FEATURE_SIMD && end - first > 8 ? highestByFours(first, end) : highestByOnes(first, end);
}

function highestByOnes(first: usize, end: usize): usize {
  let best = first;
  let most = load<i32>(first);
  for (let other = first + 4; other < end; other += 4) {
    const score = load<i32>(other);
    if (score < most) continue;
    most = score;
    best = other;
  }
  return best;
}

function highestByFours(first: usize, end: usize): usize {
  // Each lane keeps the highest of every fourth score, and its address. A second loop that looks for the highest score would end
  // where processors cannot predict it.
  let most = v128.load(first);
  let places = i32x4.add(i32x4.splat(<i32>first), i32x4(0, 4, 8, 12));
  let found = places;
  for (let four = first + 16; four < end; four += 16) {
    const scores = v128.load(four);
    places = i32x4.add(places, i32x4.splat(16));
    most = i32x4.max_s(most, scores);
    found = v128.bitselect(places, found, i32x4.eq(most, scores));
  }
  let top = i32x4.max_s(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
  top = i32x4.max_s(top, i32x4.shuffle(top, top, 1, 0, 3, 2));
  found = v128.and(found, i32x4.eq(most, top));
  found = i32x4.max_u(found, i32x4.shuffle(found, found, 2, 3, 0, 1));
  found = i32x4.max_u(found, i32x4.shuffle(found, found, 1, 0, 3, 2));
  return <usize>i32x4.extract_lane(found, 0);
}

/** Like {@link pick}, but moves captures that lose the exchange to the end. */
export function pickByExchange<P extends SearchPosition>(position: P, ply: i32, index: i32, count: i32): u32 {
  while (true) {
    const action = pick(ply, index, count);
    if (pickedScore < CAPTURES || pickedScore == FIRST || position.winsExchange(action, 0)) return action;
    setScore(listAt(ply), index, pickedScore - CAPTURES + LOSING, action);
  }
}

// The stages of a MovePicker: only the hash action is listed; captures are listed, too; all actions are listed.
const HASH_ACTION: i32 = 0;
const WITH_CAPTURES: i32 = 1;
const COMPLETE: i32 = 2;

/**
 * Returns the actions of a node, the most promising first: the hash action (before it lists others), captures, then
 * quiet actions. Without ordering it returns them as they are generated. There is one picker for each ply:
 * {@link pickerAt}.
 */
@unmanaged
export class MovePicker {
  // The action that is returned first; 0: none.
  private firstAction: u32 = 0;
  private previous: u32 = 0;
  private stage: i32 = 0;
  // The number of scored actions, and the number of those in the list that wait to be scored.
  private scored: i32 = 0;
  private left: i32 = 0;
  /** The index in the order, from 0, of the last action of {@link next}. */
  index: i32 = 0;

  /**
   * Begins with a node. `firstAction` is returned first: the hash action, or 0 if there is none or a singular search
   * excludes it. `previous` is the action that led to the node.
   */
  begin<P extends SearchPosition, Techniques>(position: P, ply: i32, firstAction: u32, previous: u32): void {
    this.firstAction = firstAction;
    this.previous = previous;
    this.index = -1;
    if (!has<P, Techniques>(on.ordering)) {
      this.scored = position.generate(listAt(ply));
    } else {
      this.stage = HASH_ACTION;
      this.scored = firstAction ? 1 : 0;
      if (firstAction) setScore(listAt(ply), 0, FIRST, firstAction);
    }
  }

  /** Whether the node has no action. Valid after {@link next} has returned 0. */
  get isEmpty(): bool {
    return this.scored == 0;
  }

  /**
   * Returns the next action; 0 if there is none. Its score is then {@link pickedScore}. `hashAction` is the
   * hash table's action, also where a singular search excludes it. The fields are read once, since the compiler would read
   * them again after each list that is written. `skipsQuiets`: the quiet actions, and the losing captures after them, are left out
   * if they have not been listed yet.
   */
  next<P extends SearchPosition, Techniques>(position: P, ply: i32, hashAction: u32, skipsQuiets: bool): u32 {
    const list = listAt(ply);
    const index = this.index + 1;
    this.index = index;
    let scored = this.scored;
    if (!has<P, Techniques>(on.ordering)) return index < scored ? load<u32>(list + (<usize>index << 2)) : 0;
    let stage = this.stage;
    if (stage == HASH_ACTION) {
      if (index < scored) {
        pickedScore = FIRST;
        return this.firstAction;
      }
      const count = position.listsQuietApart() ? position.generateNoisy(list) : position.generate(list);
      countActions(count);
      scored = scoreCaptures<P, Techniques>(position, ply, index, count, hashAction);
      stage = WITH_CAPTURES;
      this.stage = stage;
      this.scored = scored;
      this.left = leftOver;
    }
    if (index < scored) {
      const action = has<P, Techniques>(on.exchange) ? pickByExchange<P>(position, ply, index, scored) : pick(ply, index, scored);
      if (stage == COMPLETE || pickedScore >= CAPTURES) return action;
    } else if (stage == COMPLETE) return 0;
    if (skipsQuiets) return 0;
    let left = this.left;
    if (position.listsQuietApart()) left += position.generateQuiet(list + (<usize>left << 2));
    scored = scoreQuiets<P>(position, ply, scored, left, this.firstAction, this.previous, has<P, Techniques>(on.continuation));
    this.stage = COMPLETE;
    this.scored = scored;
    return index < scored ? pick(ply, index, scored) : 0;
  }

  /** Marks the last action of {@link next} as not searched, so that {@link learn} leaves its history alone. */
  skip(ply: i32): void {
    store<u32>(listAt(ply) + SCORED + (<usize>this.index << 2), 0);
  }

  /**
   * Raises the history of the last action of {@link next}, which caused a cutoff, and lowers that of the actions before it:
   * of the captures (technique `captureHistory`), and of the quiet ones if it is quiet. Those that were pruned because they
   * lose the exchange are lowered, too: without that, chess loses 44 Elo (+-38, 200 matches of 2,000 nodes an action).
   */
  learn<P extends SearchPosition, Techniques>(position: P, ply: i32, depth: i32, quiet: bool): void {
    const hasContinuations = has<P, Techniques>(on.continuation);
    const index = this.index;
    const actions = listAt(ply) + SCORED;
    const action = load<u32>(actions + (<usize>index << 2));
    const bonus = min(
      constant<P>(tuned.bonusSquare) * depth * depth + constant<P>(tuned.bonusSlope) * depth, constant<P>(tuned.bonusMost),
    );
    if (quiet) changeHistory<P>(position, ply, action, bonus, hasContinuations);
    else changeCaptureHistory<P>(position, action, position.captureValue(action), bonus);
    const malus = -(bonus * constant<P>(tuned.malus) / 64);
    for (let i = 0; i < index; i++) {
      const earlier = load<u32>(actions + (<usize>i << 2));
      if (!earlier) continue;
      const value = position.captureValue(earlier);
      if (value > 0) {
        if (has<P, Techniques>(on.captureHistory)) changeCaptureHistory<P>(position, earlier, value, malus);
      } else if (quiet) changeHistory<P>(position, ply, earlier, malus, hasContinuations);
    }
    if (quiet) noteRefutation(position.side, ply, action, this.previous);
  }
}

const PICKERS: usize = memory.data(<i32>offsetof<MovePicker>() * (MAX_PLY + 2), 8);

/** The picker of a ply. */
export function pickerAt(ply: i32): MovePicker {
  return changetype<MovePicker>(PICKERS + <usize>ply * offsetof<MovePicker>());
}
