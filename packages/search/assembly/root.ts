// Iterative deepening at the root: the best lines, one after the other, and the report on them.
import { report } from "./host";
import { INFINITE, MAX_ACTIONS, MAX_OUTCOMES, WIN_BOUND } from "./limits";
import { ageHistory, clearKillers } from "./ordering";
import { SearchPosition } from "./position";
import { after, begin, beginIteration, chanceValue, deepest, has, lineAction, lineLength, nodes, noteKey, stopped } from "./search";
import * as on from "./switches";
import { ageTable, foundAction, hashFull, probe } from "./table";

// Root actions: action u32, score i32, length of its line i32, the line's actions.
const LINE_ACTIONS: i32 = 64;
const ROOT_BYTES: usize = 4 * (3 + LINE_ACTIONS);
const ROOTS: usize = memory.data(4 * (3 + 64) * MAX_ACTIONS, 8);
// Their order: addresses, best first.
const ORDER: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);
const ALLOWED: usize = memory.data(4 * MAX_ACTIONS, 8);
let allowed: i32 = 0;
let rootCount: i32 = 0;

// i32 words: depth, selective depth, hash full, lines; nodes f64; then each line: score, length, actions.
const REPORT_LINES: i32 = 64;
const REPORT: usize = memory.data(24 + 4 * (2 + 64) * 64, 8);

/** Where the report stands. */
export function reportPlace(): usize {
  return REPORT;
}

/** Where the host writes the actions to which the root is to be confined. */
export function allowedPlace(): usize {
  return ALLOWED;
}

/** How many of them count; 0 for all actions. */
export function confineRoot(count: i32): void {
  allowed = min(max(count, 0), MAX_ACTIONS);
}

// @ts-ignore: decorator
@inline
function rootAt(index: i32): usize {
  return <usize>load<u32>(ORDER + (<usize>index << 2));
}

function isAllowed(action: u32): bool {
  if (allowed == 0) return true;
  for (let i = 0; i < allowed; i++) if (load<u32>(ALLOWED + (<usize>i << 2)) == action) return true;
  return false;
}

/** Searches the position at `at`; gives the number of lines in the report. */
export function searchRoot<P extends SearchPosition>(at: usize, depth: i32, limit: f64, lines: i32, bits: i32): i32 {
  const p = changetype<P>(0);
  begin(bits, limit);
  ageTable();
  clearKillers();
  ageHistory();
  listRoots<P>(at);
  const wanted = min(max(lines, 1), min(rootCount, REPORT_LINES));
  if (wanted == 0) return writeReport(0, 0);
  noteKey(0, p.key(at));
  for (let d = 1; d <= depth && !stopped; d++) {
    beginIteration(d);
    for (let line = 0; line < wanted && !stopped; line++) {
      searchLine<P>(at, d, line);
      if (stopped && d == 1 && line == 0) break;
      writeReport(d, wanted);
      report();
    }
    // A win or loss seen to its end gets no better by looking further.
    const best = abs(load<i32>(rootAt(0), 4));
    if (has(on.HASH) && wanted == 1 && best > WIN_BOUND && d > 2 * (30000 - best)) break;
  }
  return writeReport(load<i32>(REPORT) > 0 ? load<i32>(REPORT) : 1, wanted);
}

// The legal actions that are allowed, those with the table's action first; each is its own line for a start.
function listRoots<P extends SearchPosition>(at: usize): void {
  const p = changetype<P>(0);
  const actions = ORDER; // the order is written only after its place has been read
  const count = p.generate(at, actions);
  rootCount = 0;
  const first = has(on.HASH) && probe(p.key(at), 0) ? foundAction : 0;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(actions + (<usize>i << 2));
    if (!isAllowed(action)) continue;
    const root = ROOTS + <usize>rootCount * ROOT_BYTES;
    store<u32>(root, action);
    store<i32>(root, 0, 4);
    store<i32>(root, 1, 8);
    store<u32>(root, action, 12);
    rootCount++;
  }
  for (let i = 0; i < rootCount; i++) {
    store<u32>(ORDER + (<usize>i << 2), <u32>(ROOTS + <usize>i * ROOT_BYTES));
    if (load<u32>(rootAt(i)) == first) moveUp(i, 0);
  }
  store<i32>(REPORT, 0);
}

// Puts the root action at `from` before all from `to` on.
function moveUp(from: i32, to: i32): void {
  const root = load<u32>(ORDER + (<usize>from << 2));
  for (let i = from; i > to; i--) store<u32>(ORDER + (<usize>i << 2), load<u32>(ORDER + (<usize>(i - 1) << 2)));
  store<u32>(ORDER + (<usize>to << 2), root);
}

// Finds the best action among those from index `line` on and puts it there; a window around the last score first.
function searchLine<P extends SearchPosition>(at: usize, depth: i32, line: i32): void {
  const guess = load<i32>(rootAt(line), 4);
  let delta = 30;
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (has(on.ASPIRATION) && depth >= 4 && abs(guess) < WIN_BOUND) {
    alpha = guess - delta;
    beta = guess + delta;
  }
  while (true) {
    const value = searchActions<P>(at, depth, line, alpha, beta);
    if (stopped) return;
    delta *= 3;
    if (value <= alpha && alpha > -INFINITE) alpha = delta > 1000 ? -INFINITE : max(value - delta, -INFINITE);
    else if (value >= beta && beta < INFINITE) beta = delta > 1000 ? INFINITE : min(value + delta, INFINITE);
    else return;
  }
}

function searchActions<P extends SearchPosition>(at: usize, depth: i32, line: i32, floor: i32, beta: i32): i32 {
  const p = changetype<P>(0);
  const next = at + p.size();
  let alpha = floor;
  let best = -INFINITE;
  for (let i = line; i < rootCount; i++) {
    const root = rootAt(i);
    const action = load<u32>(root);
    const chances = p.chance(at, action, OUTCOMES);
    let value: i32;
    if (chances > 0) {
      value = chanceValue<P>(at, next, action, OUTCOMES, chances, 0, depth - 1, alpha, beta);
    } else {
      p.play(at, next, action, -1);
      if (i > line && has(on.PVS)) {
        // Late quiet actions are first searched less deep here too.
        const reduction = has(on.LATE_MOVE_REDUCTIONS) && depth >= 4 && i > line + 5 && p.gain(at, action) <= 0 && !p.isUrgent(next) ? 1 : 0;
        value = after<P>(at, next, 0, depth - 1 - reduction, alpha, alpha + 1, true);
        if (reduction > 0 && value > alpha && !stopped) value = after<P>(at, next, 0, depth - 1, alpha, alpha + 1, true);
        if (value > alpha && value < beta && !stopped) value = after<P>(at, next, 0, depth - 1, alpha, beta, true);
      } else {
        value = after<P>(at, next, 0, depth - 1, alpha, beta, true);
      }
    }
    if (stopped) return 0;
    if (value > best) best = value;
    // The first of a line always gets its score; the others only when they are better.
    if (i > line && value <= alpha) continue;
    store<i32>(root, value, 4);
    keepLine(root, action, chances == 0);
    moveUp(i, line);
    if (value > alpha) alpha = value;
    if (value >= beta) return value;
  }
  return best;
}

function keepLine(root: usize, action: u32, goesOn: bool): void {
  const length = goesOn ? min(lineLength(1), LINE_ACTIONS - 1) : 0;
  store<u32>(root, action, 12);
  for (let n = 0; n < length; n++) store<u32>(root + (<usize>n << 2), lineAction(1, n), 16);
  store<i32>(root, length + 1, 8);
}

function writeReport(depth: i32, lines: i32): i32 {
  store<i32>(REPORT, depth);
  store<i32>(REPORT, deepest, 4);
  store<i32>(REPORT, hashFull(), 8);
  store<i32>(REPORT, lines, 12);
  store<f64>(REPORT, nodes(), 16);
  for (let i = 0; i < lines; i++) {
    const root = rootAt(i);
    const to = REPORT + 24 + <usize>(i * 4 * (2 + LINE_ACTIONS));
    const length = load<i32>(root, 8);
    store<i32>(to, load<i32>(root, 4));
    store<i32>(to, length, 4);
    for (let n = 0; n < length; n++) store<u32>(to + (<usize>n << 2), load<u32>(root + (<usize>n << 2), 12), 8);
  }
  return lines;
}
