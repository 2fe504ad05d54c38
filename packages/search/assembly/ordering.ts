// The order in which actions are tried: what refuted similar positions comes first.
import { MAX_ACTIONS, MAX_PLY } from "./limits";
import { SearchGame } from "./game";

// Per ply: the actions as generated (u32); behind them those that are scored already (u32), and their scores (i32). The odd
// lengths keep what is used together apart in the processor's caches, where addresses 4096 bytes apart get in each other's way.
const LIST_BYTES: usize = MAX_ACTIONS * 12 + 1088;
const SCORED: usize = MAX_ACTIONS * 4 + 512;
const SCORES: usize = MAX_ACTIONS * 8 + 832;
const LISTS: usize = memory.data((MAX_ACTIONS * 12 + 1088) * (MAX_PLY + 1), 64);
const KILLERS: usize = memory.data(8 * (MAX_PLY + 2), 8);
// By side, then from and to (the lower half of an action): how often such an action refuted, i16.
const HISTORY: usize = memory.data(2 * 65536 * 2, 8);
// By the opponent's last action, likewise: what refuted it, u32.
const COUNTERS: usize = memory.data(2 * 65536 * 4, 8);

// What followed on what: by the slot of an action and that of the one before it (1024 each), i16.
const FOLLOWED: usize = memory.data(1024 * 1024 * 2, 8);
// The slot of the action at each ply, u16; two in front of the root.
const SLOTS: usize = memory.data(2 * (MAX_PLY + 4), 8);

const HISTORY_MAX: i32 = 16384;
const FIRST: i32 = 1 << 30;
/** The scores of actions that gain something at a stroke begin here. */
export const GAINS: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const LOSING: i32 = -(1 << 24);

/** Forgets all refutations; `continues` if what follows on what is learnt, too. */
export function clearOrdering(continues: bool): void {
  for (let at: usize = 0; at < 2 * 65536 * 2; at += 8) store<u64>(HISTORY + at, 0);
  for (let at: usize = 0; at < 2 * 65536 * 4; at += 8) store<u64>(COUNTERS + at, 0);
  if (continues) for (let at: usize = 0; at < 1024 * 1024 * 2; at += 8) store<u64>(FOLLOWED + at, 0);
  clearKillers();
}

/** Forgets the killers: they belong to one search. */
export function clearKillers(): void {
  for (let at: usize = 0; at < 8 * (MAX_PLY + 2); at += 8) store<u64>(KILLERS + at, 0);
}

/** Makes history count half: what was learnt for an earlier position is only a hint. */
export function ageHistory(): void {
  if (ASC_FEATURE_SIMD) {
    for (let at = HISTORY; at < HISTORY + 2 * 65536 * 2; at += 16) v128.store(at, i16x8.shr_s(v128.load(at), 1));
  } else {
    for (let at = HISTORY; at < HISTORY + 2 * 65536 * 2; at += 2) store<i16>(at, load<i16>(at) >> 1);
  }
}

/** The list of a ply. */
// @ts-ignore: decorator
@inline
export function listAt(ply: i32): usize {
  return LISTS + <usize>ply * LIST_BYTES;
}

// @ts-ignore: decorator
@inline
function historyAt(side: i32, action: u32): usize {
  return HISTORY + (<usize>((side << 16) | (action & 0xffff)) << 1);
}

// @ts-ignore: decorator
@inline
function counterAt(side: i32, previous: u32): usize {
  return COUNTERS + (<usize>((side << 16) | (previous & 0xffff)) << 2);
}

/** How often such an action refuted, -16384 to 16384. */
// @ts-ignore: decorator
@inline
function historyOf(side: i32, action: u32): i32 {
  return <i32>load<i16>(historyAt(side, action));
}

/** Notes who went where at a ply. */
// @ts-ignore: decorator
@inline
export function noteSlot(ply: i32, slot: i32): void {
  store<u16>(SLOTS + (<usize>ply << 1), <u16>slot, 4);
}

// Where it stands how an action did after the one `back` plies before it.
// @ts-ignore: decorator
@inline
function followedAt(ply: i32, back: i32, slot: i32): usize {
  const before = <i32>load<u16>(SLOTS + (<usize>(ply - back) << 1), 4);
  return FOLLOWED + (<usize>((before << 10) | slot) << 1);
}

/** How often such an action refuted, of late and after the two actions before it. */
// @ts-ignore: decorator
@inline
export function rateOf<P extends SearchGame>(at: usize, ply: i32, action: u32, continues: bool): i32 {
  const p = changetype<P>(0);
  const history = historyOf(p.side(at), action);
  if (!continues) return history;
  const slot = p.continuationIndex(at, action);
  return (history + <i32>load<i16>(followedAt(ply, 1, slot)) + <i32>load<i16>(followedAt(ply, 2, slot))) / 2;
}

/** The score of the last action that {@link pick} gave: at least {@link GAINS} if it gains something (or came first). */
export let pickedScore: i32 = 0;

/** How many actions {@link rankGains} left in the list. */
export let leftOver: i32 = 0;

/**
 * Scores of the `count` actions in a ply's list what gains something at a stroke, behind the `ranked` that are scored already,
 * and gives how many are scored then. The others are moved together at the beginning of the list, for {@link rankQuiets}: often
 * they are not needed. `first` comes before all others; where it was made to {@link lead}, it is left out.
 */
export function rankGains<P extends SearchGame>(at: usize, ply: i32, ranked: i32, count: i32, first: u32): i32 {
  const p = changetype<P>(0);
  const list = listAt(ply);
  const isLed = ranked > 0;
  let left = 0;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    const gain = p.captureValue(at, action);
    if (action == first) {
      if (!isLed) rank(list, ranked++, FIRST, action);
    } else if (gain > 0) rank(list, ranked++, GAINS + (gain << 8) - p.moverValue(at, action), action);
    else {
      store<u32>(list + (<usize>left << 2), action);
      left++;
    }
  }
  leftOver = left;
  closeScores(list, ranked);
  return ranked;
}

/**
 * Scores the `left` actions that {@link rankGains} left in the list, but for `led`, and gives how many are scored then;
 * `continues`: see {@link rateOf}.
 */
export function rankQuiets<P extends SearchGame>(
  at: usize, ply: i32, ranked: i32, left: i32, led: u32, previous: u32, continues: bool,
): i32 {
  const p = changetype<P>(0);
  const list = listAt(ply);
  const killer0 = load<u32>(KILLERS + (<usize>ply << 3));
  const killer1 = load<u32>(KILLERS + (<usize>ply << 3), 4);
  const counter = load<u32>(counterAt(p.side(at), previous));
  for (let i = 0; i < left; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    if (action == led) continue;
    const score =
      action == killer0 ? KILLER + 2
      : action == killer1 ? KILLER + 1
      : action == counter ? KILLER
      : rateOf<P>(at, ply, action, continues) + (p.hasNegativeCaptureValues() ? p.captureValue(at, action) * 64 : 0);
    rank(list, ranked++, score, action);
  }
  closeScores(list, ranked);
  return ranked;
}

// @ts-ignore: decorator
@inline
function rank(list: usize, index: i32, score: i32, action: u32): void {
  const slot = list + (<usize>index << 2);
  store<u32>(slot, action, SCORED);
  store<i32>(slot, score, SCORES);
}

// Lets nothing behind the scores look like one: they are read four at a time.
// @ts-ignore: decorator
@inline
function closeScores(list: usize, count: i32): void {
  if (ASC_FEATURE_SIMD) v128.store(list + SCORES + (<usize>count << 2), i32x4.splat(i32.MIN_VALUE));
}

/** Makes an action the first of a ply's list before the others are there. */
export function lead(ply: i32, action: u32): void {
  rank(listAt(ply), 0, FIRST, action);
}

/** Brings the best of the first `count` scored actions from `index` on to `index`, of equals the last, and gives it. */
export function pick(ply: i32, index: i32, count: i32): u32 {
  assert(index < count);
  const list = listAt(ply);
  const slot = list + (<usize>index << 2);
  const best = mostOf(slot + SCORES, list + SCORES + (<usize>count << 2)) - SCORES;
  const action = load<u32>(best, SCORED);
  const score = load<i32>(best, SCORES);
  store<u32>(best, load<u32>(slot, SCORED), SCORED);
  store<i32>(best, load<i32>(slot, SCORES), SCORES);
  store<u32>(slot, action, SCORED);
  store<i32>(slot, score, SCORES);
  pickedScore = score;
  return action;
}

// Where the last of the highest scores stands, of those from `at` to `end`: of two it is sooner seen one by one.
// @ts-ignore: decorator
@inline
function mostOf(at: usize, end: usize): usize {
  return ASC_FEATURE_SIMD && end - at > 8 ? mostOfFours(at, end) : mostOfOnes(at, end);
}

// @ts-ignore: decorator
@inline
function mostOfOnes(at: usize, end: usize): usize {
  let best = at;
  let most = load<i32>(at);
  for (let other = at + 4; other < end; other += 4) {
    const score = load<i32>(other);
    if (score < most) continue;
    most = score;
    best = other;
  }
  return best;
}

// @ts-ignore: decorator
@inline
function mostOfFours(at: usize, end: usize): usize {
  let most = v128.load(at);
  for (let four = at + 16; four < end; four += 16) most = i32x4.max_s(most, v128.load(four));
  most = i32x4.max_s(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
  most = i32x4.max_s(most, i32x4.shuffle(most, most, 1, 0, 3, 2));
  let four = end;
  let found = 0;
  while (!found) {
    four -= 16;
    found = i32x4.bitmask(i32x4.eq(v128.load(four), most));
  }
  return four + (<usize>(31 - clz(found)) << 2);
}

/** Like {@link pick}, but what loses by exchange goes to the end. */
export function pickSound<P extends SearchGame>(at: usize, ply: i32, index: i32, count: i32): u32 {
  while (true) {
    const action = pick(ply, index, count);
    if (pickedScore < GAINS || pickedScore == FIRST || changetype<P>(0).winsExchange(at, action, 0)) return action;
    rank(listAt(ply), index, pickedScore - GAINS + LOSING, action);
  }
}

// Moves a value towards an end by a bonus, the less the nearer it is already ("gravity").
// @ts-ignore: decorator
@inline
function nudge(slot: usize, bonus: i32): void {
  const value = <i32>load<i16>(slot);
  store<i16>(slot, <i16>(value + bonus - value * abs(bonus) / HISTORY_MAX));
}

function nudgeAll<P extends SearchGame>(at: usize, ply: i32, action: u32, bonus: i32, continues: bool): void {
  const p = changetype<P>(0);
  nudge(historyAt(p.side(at), action), bonus);
  if (!continues) return;
  const slot = p.continuationIndex(at, action);
  nudge(followedAt(ply, 1, slot), bonus);
  nudge(followedAt(ply, 2, slot), bonus);
}

/** Learns that the quiet action at `index` of the list refuted, and that the quiet ones before it did not. */
export function learn<P extends SearchGame>(
  at: usize, ply: i32, index: i32, depth: i32, previous: u32, continues: bool,
): void {
  const p = changetype<P>(0);
  const side = p.side(at);
  const list = listAt(ply) + SCORED;
  const action = load<u32>(list + (<usize>index << 2));
  const bonus = min(depth * depth * 16 + 32 * depth, 1600);
  nudgeAll<P>(at, ply, action, bonus, continues);
  for (let i = 0; i < index; i++) {
    const earlier = load<u32>(list + (<usize>i << 2));
    if (p.captureValue(at, earlier) <= 0) nudgeAll<P>(at, ply, earlier, -bonus, continues);
  }
  const killers = KILLERS + (<usize>ply << 3);
  const killer = load<u32>(killers);
  if (killer != action) {
    store<u32>(killers, killer, 4);
    store<u32>(killers, action);
  }
  store<u32>(counterAt(side, previous), action);
}
