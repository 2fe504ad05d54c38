// The order in which actions are tried: what refuted similar positions comes first.
import { MAX_ACTIONS, MAX_PLY } from "./limits";
import { SearchPosition } from "./position";

// Per ply: the actions as generated (u32), and behind them, once scored, score and action in one i64, score above.
const LIST_BYTES: usize = MAX_ACTIONS * 12;
const SCORED: usize = MAX_ACTIONS * 4;
const LISTS: usize = memory.data(MAX_ACTIONS * 12 * (MAX_PLY + 1), 8);
const KILLERS: usize = memory.data(8 * (MAX_PLY + 2), 8);
// By side, then from and to (the lower half of an action): how often such an action refuted, i16.
const HISTORY: usize = memory.data(2 * 65536 * 2, 8);
// By the opponent's last action, likewise: what refuted it, u32.
const COUNTERS: usize = memory.data(2 * 65536 * 4, 8);

const HISTORY_MAX: i32 = 16384;
const FIRST: i32 = 1 << 30;
/** The scores of actions that gain something at a stroke begin here. */
export const GAINS: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;

/** Forgets all refutations. */
export function clearOrdering(): void {
  for (let at: usize = 0; at < 2 * 65536 * 2; at += 8) store<u64>(HISTORY + at, 0);
  for (let at: usize = 0; at < 2 * 65536 * 4; at += 8) store<u64>(COUNTERS + at, 0);
  clearKillers();
}

/** Forgets the killers: they belong to one search. */
export function clearKillers(): void {
  for (let at: usize = 0; at < 8 * (MAX_PLY + 2); at += 8) store<u64>(KILLERS + at, 0);
}

/** Makes history count half: what was learnt for an earlier position is only a hint. */
export function ageHistory(): void {
  for (let at: usize = 0; at < 2 * 65536 * 2; at += 2) store<i16>(HISTORY + at, load<i16>(HISTORY + at) >> 1);
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
export function historyOf(side: i32, action: u32): i32 {
  return <i32>load<i16>(historyAt(side, action));
}

/** The score of the last action that {@link pick} gave: at least {@link GAINS} if it gains something (or came first). */
export let pickedScore: i32 = 0;

/** Scores the actions of a ply's list. */
export function scoreActions<P extends SearchPosition>(at: usize, ply: i32, count: i32, first: u32, previous: u32): void {
  const p = changetype<P>(0);
  const list = listAt(ply);
  const side = p.side(at);
  const killer0 = load<u32>(KILLERS + (<usize>ply << 3));
  const killer1 = load<u32>(KILLERS + (<usize>ply << 3), 4);
  const counter = load<u32>(counterAt(side, previous));
  for (let i = 0; i < count; i++) {
    const action = load<u32>(list + (<usize>i << 2));
    const gain = p.gain(at, action);
    const score =
      action == first ? FIRST
      : gain > 0 ? GAINS + (gain << 8) - p.risk(at, action)
      : action == killer0 ? KILLER + 2
      : action == killer1 ? KILLER + 1
      : action == counter ? KILLER
      : historyOf(side, action) + gain * 64;
    store<i64>(list + (<usize>i << 3), (<i64>score << 32) | <i64>action, SCORED);
  }
}

/** Brings the best of the scored actions from `index` on to `index`, and gives it. */
export function pick(ply: i32, index: i32, count: i32): u32 {
  const list = listAt(ply) + SCORED;
  const slot = list + (<usize>index << 3);
  let best = slot;
  const here = load<i64>(slot);
  let most = here;
  for (let at = slot + 8, end = list + (<usize>count << 3); at < end; at += 8) {
    const one = load<i64>(at);
    if (one > most) {
      most = one;
      best = at;
    }
  }
  store<i64>(best, here);
  store<i64>(slot, most);
  pickedScore = <i32>(most >> 32);
  return <u32>most;
}

// Moves a history value towards an end by a bonus, the less the nearer it is already ("gravity").
function nudge(side: i32, action: u32, bonus: i32): void {
  const slot = historyAt(side, action);
  const value = <i32>load<i16>(slot);
  store<i16>(slot, <i16>(value + bonus - value * abs(bonus) / HISTORY_MAX));
}

/** Learns that the quiet action at `index` of the list refuted, and that the quiet ones before it did not. */
export function learn<P extends SearchPosition>(at: usize, ply: i32, index: i32, depth: i32, previous: u32): void {
  const p = changetype<P>(0);
  const side = p.side(at);
  const list = listAt(ply) + SCORED;
  const action = load<u32>(list + (<usize>index << 3));
  const bonus = min(depth * depth * 16 + 32 * depth, 1600);
  nudge(side, action, bonus);
  for (let i = 0; i < index; i++) {
    const earlier = load<u32>(list + (<usize>i << 3));
    if (p.gain(at, earlier) <= 0) nudge(side, earlier, -bonus);
  }
  const killers = KILLERS + (<usize>ply << 3);
  const killer = load<u32>(killers);
  if (killer != action) {
    store<u32>(killers, killer, 4);
    store<u32>(killers, action);
  }
  store<u32>(counterAt(side, previous), action);
}
