// The order in which actions are tried. MovePicker returns a node's actions one by one, and lists them only when
// needed.
import * as constants from "./constants";
import { countActions } from "./counter";
import {
  captureHistory, changeCaptureHistory, changeHistory, countermoveOf, historyScore, noteRefutation,
} from "./history";
import { MAX_ACTIONS, MAX_PLY } from "./limits";
import { plyAt } from "./ply";
import { constant, SearchPosition } from "./position";
import * as on from "./switches";
import { has } from "./switches";

// Per ply: the actions as generated (u32), then those that are scored already (u32), and their scores (i32). Addresses
// 4096 bytes apart compete for the same place in the processor's caches: the gaps after the parts avoid such distances.
const SCORED: usize = MAX_ACTIONS * 4 + 512;
const SCORES: usize = SCORED + MAX_ACTIONS * 4 + 320;
const LIST_BYTES: usize = SCORES + MAX_ACTIONS * 4 + 256;
const LISTS: usize = memory.data(<i32>LIST_BYTES * (MAX_PLY + 1), 64);

// Scores. The hash action comes first, then captures (from CAPTURES on), killer moves, the countermove, other quiet actions
// by their history, and captures that lose the exchange.
const FIRST_SCORE: i32 = 1 << 30;
/** The lowest score of a capture. */
export const CAPTURES: i32 = 1 << 24;
// More than the history of a capture can take away, so that its score does not fall below CAPTURES.
const HISTORY_ROOM: i32 = 1 << 16;
const KILLER: i32 = 1 << 20;
const LOSING: i32 = -(1 << 24);

/** Address of a ply's list. */
export function listAt(ply: i32): usize {
  return LISTS + <usize>ply * LIST_BYTES;
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

function scoreOf(list: usize, index: i32): i32 {
  return load<i32>(list + (<usize>index << 2), SCORES);
}

/**
 * Returns the action with the highest score of the scored ones from `index` to `count`, and swaps it with the one at
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
export function pickByExchange<Position extends SearchPosition>(position: Position, ply: i32, index: i32, count: i32): u32 {
  const list = listAt(ply);
  while (true) {
    const action = pick(ply, index, count);
    const score = scoreOf(list, index);
    if (score < CAPTURES || score == FIRST_SCORE || position.winsExchange(action, 0)) return action;
    setScore(list, index, score - CAPTURES + LOSING, action);
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
  private hashAction: u32 = 0;
  private previous: u32 = 0;
  private stage: i32 = 0;
  // Whether the hash action is scored before any action is listed.
  private isHashActionFirst: bool = false;
  /** The number of scored actions; without ordering that of all actions. */
  scored: i32 = 0;
  /** The number of actions at the beginning of the ply's list that {@link scoreCaptures} left for {@link scoreQuiets}. */
  left: i32 = 0;
  /** The rank in the order, from 0, of the last action of {@link next}. */
  rank: i32 = 0;

  /**
   * Begins with a node, for a search that uses the techniques of `Techniques` (switches.ts). The hash action (0: none) is returned
   * first, unless a singular search excludes it. `previous` is the action that led to the node.
   */
  begin<Position extends SearchPosition, Techniques>(position: Position, ply: i32, hashAction: u32, isExcluded: bool, previous: u32): void {
    this.rank = -1;
    if (!has<Position, Techniques>(on.ordering)) {
      this.scored = position.generate(listAt(ply));
      return;
    }
    this.hashAction = hashAction;
    this.previous = previous;
    this.stage = HASH_ACTION;
    const isFirst = hashAction != 0 && !isExcluded;
    this.isHashActionFirst = isFirst;
    this.scored = isFirst ? 1 : 0;
    if (isFirst) setScore(listAt(ply), 0, FIRST_SCORE, hashAction);
  }

  /** Whether the node has no action. It is not known before {@link next} has returned 0. */
  get isEmpty(): bool {
    return this.scored == 0;
  }

  /** The score of the last action of {@link next}, with ordering: at least {@link CAPTURES} for the first action and for a capture that loses no exchange. */
  score(ply: i32): i32 {
    return scoreOf(listAt(ply), this.rank);
  }

  /**
   * Returns the next action; 0 if there is none. `skipsQuiets`: the quiet actions, and the losing captures after them, are left out
   * if they have not been listed yet.
   */
  next<Position extends SearchPosition, Techniques>(position: Position, ply: i32, skipsQuiets: bool): u32 {
    const list = listAt(ply);
    // Copies of fields: the compiler would load them again after each store.
    const rank = this.rank + 1;
    this.rank = rank;
    let scored = this.scored;
    if (!has<Position, Techniques>(on.ordering)) return rank < scored ? load<u32>(list + (<usize>rank << 2)) : 0;
    const stage = this.stage;
    if (stage == HASH_ACTION) {
      if (rank < scored) return this.hashAction;
      const count = position.listsQuietApart() ? position.generateNoisy(list) : position.generate(list);
      countActions(count);
      this.scoreCaptures<Position, Techniques>(position, ply, rank, count, this.hashAction);
      this.stage = WITH_CAPTURES;
      scored = this.scored;
    }
    if (rank < scored) {
      const action = has<Position, Techniques>(on.exchange) ? pickByExchange<Position>(position, ply, rank, scored) : pick(ply, rank, scored);
      // A capture that loses the exchange comes after the quiet actions: it is picked again.
      if (stage == COMPLETE || scoreOf(list, rank) >= CAPTURES) return action;
    } else if (stage == COMPLETE) return 0;
    if (skipsQuiets) return 0;
    if (position.listsQuietApart()) this.left += position.generateQuiet(list + (<usize>this.left << 2));
    const except = this.isHashActionFirst ? this.hashAction : 0;
    this.scoreQuiets<Position>(position, ply, except, this.previous, has<Position, Techniques>(on.continuation));
    this.stage = COMPLETE;
    scored = this.scored;
    return rank < scored ? pick(ply, rank, scored) : 0;
  }

  /**
   * Scores the captures among the `count` actions in the ply's list, and appends them to the `scored` ones. Moves the others to the
   * beginning of the list, for {@link scoreQuiets}: often they are not needed. The hash action comes before all others, captures or
   * not; if an action is scored already, it is the hash action, which is left out.
   */
  scoreCaptures<Position extends SearchPosition, Techniques>(position: Position, ply: i32, scored: i32, count: i32, hashAction: u32): void {
    const list = listAt(ply);
    const isHashActionScored = scored > 0;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const action = load<u32>(list + (<usize>i << 2));
      const value = position.captureValue(action);
      if (action == hashAction) {
        if (!isHashActionScored) setScore(list, scored++, FIRST_SCORE, action);
      } else if (value > 0) {
        const history = has<Position, Techniques>(on.captureHistory) ? 2 * captureHistory<Position>(position, action, value) : 0;
        setScore(list, scored++, CAPTURES + HISTORY_ROOM + (value << 8) - position.moverValue(action) + history, action);
      } else {
        store<u32>(list + (<usize>left << 2), action);
        left++;
      }
    }
    closeScores(list, scored);
    this.left = left;
    this.scored = scored;
  }

  /** Scores the actions that are left in the ply's list, except one. `hasContinuations`: see {@link historyScore}. */
  scoreQuiets<Position extends SearchPosition>(position: Position, ply: i32, except: u32, previous: u32, hasContinuations: bool): void {
    const list = listAt(ply);
    const here = plyAt(ply);
    const killer = here.killer;
    const olderKiller = here.olderKiller;
    const countermove = countermoveOf(position.side, previous);
    const left = this.left;
    let scored = this.scored;
    for (let i = 0; i < left; i++) {
      const action = load<u32>(list + (<usize>i << 2));
      if (action == except) continue;
      // An action that loses something by itself comes after most quiet ones: each hundredth of a pawn takes 64 off its score.
      const score =
        action == killer ? KILLER + 2
        : action == olderKiller ? KILLER + 1
        : action == countermove ? KILLER
        : historyScore<Position>(position, ply, action, hasContinuations)
          + (position.hasNegativeCaptureValues() ? position.captureValue(action) * 64 : 0);
      setScore(list, scored++, score, action);
    }
    closeScores(list, scored);
    this.scored = scored;
  }

  /** Marks the last action of {@link next} as not searched, so that {@link learn} leaves its history alone. */
  skip(ply: i32): void {
    store<u32>(listAt(ply) + SCORED + (<usize>this.rank << 2), 0);
  }

  /**
   * Raises the last action of {@link next}, which caused a cutoff, in its history, and lowers the actions before it: captures always
   * (technique `captureHistory`), quiet actions only if the last one is quiet. Actions that were pruned because they lose the
   * exchange are lowered, too: without that, chess loses 44 Elo (+-38, 200 matches of 2,000 nodes an action).
   */
  learn<Position extends SearchPosition, Techniques>(position: Position, ply: i32, depth: i32, quiet: bool): void {
    const hasContinuations = has<Position, Techniques>(on.continuation);
    const rank = this.rank;
    const actions = listAt(ply) + SCORED;
    const action = load<u32>(actions + (<usize>rank << 2));
    const bonus = min(
      constant<Position>(constants.bonusSquare) * depth * depth + constant<Position>(constants.bonusSlope) * depth, constant<Position>(constants.bonusMost),
    );
    if (quiet) changeHistory<Position>(position, ply, action, bonus, hasContinuations);
    else changeCaptureHistory<Position>(position, action, position.captureValue(action), bonus);
    const malus = -(bonus * constant<Position>(constants.malus) / 64);
    for (let i = 0; i < rank; i++) {
      const earlier = load<u32>(actions + (<usize>i << 2));
      if (!earlier) continue;
      const value = position.captureValue(earlier);
      if (value > 0) {
        if (has<Position, Techniques>(on.captureHistory)) changeCaptureHistory<Position>(position, earlier, value, malus);
      } else if (quiet) changeHistory<Position>(position, ply, earlier, malus, hasContinuations);
    }
    if (quiet) noteRefutation(position.side, ply, action, this.previous);
  }
}

const PICKERS: usize = memory.data(<i32>offsetof<MovePicker>() * (MAX_PLY + 2), 8);

/** The picker of a ply. */
export function pickerAt(ply: i32): MovePicker {
  return changetype<MovePicker>(PICKERS + <usize>ply * offsetof<MovePicker>());
}
