// Iterative deepening at the root: finds the best lines, one after the other, and writes the report.
import { LINE_ACTIONS, LINE_WORDS } from "../src/limits";
import * as tuned from "./constants";
import { constant } from "./constants";
import { countActions, freeTrees, nodes, shareTrees, stopped } from "./counter";
import { report } from "./imports/host";
import { INFINITE, MAX_ACTIONS, MAX_OUTCOMES, WIN, WIN_BOUND } from "./limits";
import { ageHistory, clearKillers } from "./history";
import { listAt, pick, pickByExchange, scoreCaptures, scoreQuiets } from "./picker";
import { plyAt } from "./ply";
import { after, SearchPosition } from "./position";
import {
  begin, beginIteration, beginLine, deepest, noteAction, scoreAfter, scoreOfChance,
} from "./search";
import * as on from "./switches";
import { AllTechniques, has, SomeTechniques, switches, usesAllTechniques } from "./switches";
import { ageTable, bucketOf, hashFull, probe } from "./table";

/** An action at the root. After its fields stand the actions of its line, u32 each. */
@unmanaged
class RootAction {
  action: u32 = 0;
  score: i32 = 0;
  /** The number of actions of its line. */
  length: i32 = 0;

  /** Address of its line. */
  get line(): usize {
    return changetype<usize>(this) + offsetof<RootAction>();
  }

  /** Sets the line: this action and, unless chance comes in between, the best line of the ply after the root. */
  keepLine(goesOn: bool): void {
    const after = plyAt(1);
    const length = goesOn ? min(after.length, LINE_ACTIONS - 1) : 0;
    store<u32>(this.line, this.action);
    for (let n = 0; n < length; n++) store<u32>(this.line + (<usize>n << 2), after.lineAction(n), 4);
    this.length = length + 1;
  }
}

const ROOT_BYTES: usize = offsetof<RootAction>() + 4 * LINE_ACTIONS;
const ROOTS: usize = memory.data(<i32>ROOT_BYTES * MAX_ACTIONS, 8);
// Addresses of the root actions, best first.
const ORDER: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);
const ALLOWED: usize = memory.data(4 * MAX_ACTIONS, 8);
let allowed: i32 = 0;
let rootCount: i32 = 0;
// Whether a root action has a score yet.
let hasBest: bool = false;

// i32 words: depth, selective depth, hash full, lines; nodes f64; then each line: score, length, actions.
const REPORT_LINES: i32 = 64;
const REPORT: usize = memory.data(24 + 4 * LINE_WORDS * REPORT_LINES, 8);

/** Address of the report. */
export function reportAt(): usize {
  return REPORT;
}

/** Address at which the host writes the only actions that are allowed at the root. */
export function rootActionsAt(): usize {
  return ALLOWED;
}

/** Sets the number of allowed actions at {@link rootActionsAt}; 0 allows all actions. */
export function confineRoot(count: i32): void {
  allowed = min(max(count, 0), MAX_ACTIONS);
}

function rootAt(index: i32): RootAction {
  return changetype<RootAction>(<usize>load<u32>(ORDER + (<usize>index << 2)));
}

function isAllowed<P extends SearchPosition>(position: P, action: u32): bool {
  if (allowed == 0) return true;
  const known = position.completeAction(action);
  for (let i = 0; i < allowed; i++) if (load<u32>(ALLOWED + (<usize>i << 2)) == known) return true;
  return false;
}

/** Searches a position and returns the number of lines in the report. */
export function searchRoot<P extends SearchPosition>(position: P, depth: i32, limit: f64, lines: i32, bits: i32): i32 {
  begin<P>(bits, limit);
  return usesAllTechniques<P>()
    ? deepen<P, AllTechniques>(position, depth, lines)
    : deepen<P, SomeTechniques>(position, depth, lines);
}

function deepen<P extends SearchPosition, Techniques>(position: P, depth: i32, lines: i32): i32 {
  ageTable();
  clearKillers();
  ageHistory();
  listRoots<P, Techniques>(position);
  const wanted = min(max(lines, 1), min(rootCount, REPORT_LINES));
  store<i32>(REPORT, 0);
  store<i32>(REPORT, 0, 12);
  beginLine<P, Techniques>(position);
  hasBest = false;
  let isFirst = true;
  for (let d = 1; d <= depth && wanted > 0; d++) {
    beginIteration(d);
    let line = 0;
    for (; line < wanted && !stopped; line++) searchLine<P, Techniques>(position, d, line);
    if (stopped) {
      // A single line may already be better than that of the last iteration. Several lines can be compared only after a
      // whole iteration.
      if (isFirst) writeFirstLines<P>(position, d, line - 1);
      else if (wanted == 1) writeLines<P>(position, d - 1, 1);
      break;
    }
    isFirst = false;
    sortLines(wanted);
    writeLines<P>(position, d, wanted);
    writeFigures();
    report();
    // A proven win or loss does not change. The plain search still goes to the full depth.
    const best = abs(rootAt(0).score);
    if (wanted == 1 && switches != 0 && best > WIN_BOUND && d >= WIN - best) break;
  }
  writeFigures();
  return load<i32>(REPORT, 12);
}

// Writes the lines of a first iteration that was stopped after `finished` of them. If there is none, it writes the best
// action that was searched.
function writeFirstLines<P extends SearchPosition>(position: P, depth: i32, finished: i32): void {
  writeLines<P>(position, hasBest ? max(1, depth - 1) : 0, hasBest ? max(1, finished) : 0);
}

// Lists the legal actions that are allowed, first a win in one or else the hash table's action. The line of each is at
// first the action alone.
function listRoots<P extends SearchPosition, Techniques>(position: P): void {
  const actions = listAt(0);
  const count = position.generate(actions);
  countActions(count);
  rootCount = 0;
  if (has<P, Techniques>(on.rootOrder)) {
    const ranked = scoreCaptures<P, Techniques>(position, 0, 0, count, 0);
    scoreQuiets<P>(position, 0, ranked, count - ranked, 0, 0, has<P, Techniques>(on.continuation));
    for (let i = 0; i < count; i++) {
      const action = has<P, Techniques>(on.exchange) ? pickByExchange<P>(position, 0, i, count) : pick(0, i, count);
      store<u32>(actions + (<usize>i << 2), action);
    }
  }
  let first: u32 = has<P, Techniques>(on.winInOne) ? position.winInOne() : 0;
  if (!first && has<P, Techniques>(on.hash)) first = probe(bucketOf(position.key), position.key, 0).action;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(actions + (<usize>i << 2));
    if (!isAllowed<P>(position, action)) continue;
    const root = changetype<RootAction>(ROOTS + <usize>rootCount * ROOT_BYTES);
    root.action = action;
    root.score = 0;
    root.keepLine(false);
    rootCount++;
  }
  for (let i = 0; i < rootCount; i++) {
    store<u32>(ORDER + (<usize>i << 2), <u32>(ROOTS + <usize>i * ROOT_BYTES));
    if (rootAt(i).action == first) moveUp(i, 0);
  }
}

// Moves a root action up from one index of the order to another.
function moveUp(from: i32, to: i32): void {
  const root = load<u32>(ORDER + (<usize>from << 2));
  for (let i = from; i > to; i--) store<u32>(ORDER + (<usize>i << 2), load<u32>(ORDER + (<usize>(i - 1) << 2)));
  store<u32>(ORDER + (<usize>to << 2), root);
}

// Finds the best action among those from index `line` on and puts it there. Begins with a window around the last score.
function searchLine<P extends SearchPosition, Techniques>(position: P, depth: i32, line: i32): void {
  const guess = rootAt(line).score;
  let delta = constant<P>(tuned.window);
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (has<P, Techniques>(on.aspiration) && depth >= 4 && abs(guess) < WIN_BOUND) {
    alpha = guess - delta;
    beta = guess + delta;
  }
  while (true) {
    const value = searchActions<P, Techniques>(position, depth, line, alpha, beta);
    if (stopped) return;
    delta += max(1, delta * constant<P>(tuned.windowGrowth) / 100);
    if (value <= alpha && alpha > -INFINITE) alpha = delta > 1000 ? -INFINITE : max(value - delta, -INFINITE);
    else if (value >= beta && beta < INFINITE) beta = delta > 1000 ? INFINITE : min(value + delta, INFINITE);
    else return;
  }
}

function searchActions<P extends SearchPosition, Techniques>(position: P, depth: i32, line: i32, floor: i32, beta: i32): i32 {
  const next = after<P>(position);
  let alpha = floor;
  let best = -INFINITE;
  for (let i = line; i < rootCount; i++) {
    const root = rootAt(i);
    const action = root.action;
    const chances = position.chance(action, OUTCOMES);
    if (depth == 1) shareTrees(rootCount - i, chances);
    else freeTrees();
    noteAction<P, Techniques>(position, 0, action);
    let value: i32;
    if (chances > 0) {
      value = scoreOfChance<P, Techniques>(position, action, OUTCOMES, chances, 0, depth - 1, alpha, beta);
    } else {
      position.play(action, -1);
      if (i > line && has<P, Techniques>(on.pvs)) {
        // Late move reductions, as in search.ts.
        const isLate = has<P, Techniques>(on.rootOrder) && depth >= 4 && i >= line + 4 && position.captureValue(action) <= 0 && !position.opponentThreatens();
        const reduction = isLate ? (i >= line + 12 ? 2 : 1) : 0;
        value = scoreAfter<P, Techniques>(position, next, 0, depth - 1 - reduction, alpha, alpha + 1, true, true);
        if (reduction > 0 && value > alpha && !stopped) value = scoreAfter<P, Techniques>(position, next, 0, depth - 1, alpha, alpha + 1, true, false);
        if (value > alpha && value < beta && !stopped) value = scoreAfter<P, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      } else {
        value = scoreAfter<P, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      }
    }
    if (stopped) return 0;
    if (value > best) best = value;
    // An action that failed low has no exact score.
    if (value <= alpha) continue;
    hasBest = true;
    root.score = value;
    root.keepLine(chances == 0);
    moveUp(i, line);
    alpha = value;
    if (value >= beta) return value;
  }
  return best;
}

// Sorts the best lines: one that was found later may be better than one that was found before.
function sortLines(lines: i32): void {
  for (let i = 1; i < lines; i++) {
    let to = i;
    while (to > 0 && rootAt(to - 1).score < rootAt(i).score) to--;
    moveUp(i, to);
  }
}

function writeFigures(): void {
  store<i32>(REPORT, deepest, 4);
  store<i32>(REPORT, hashFull(), 8);
  store<f64>(REPORT, nodes(), 16);
}

function writeLines<P extends SearchPosition>(position: P, depth: i32, lines: i32): void {
  store<i32>(REPORT, depth);
  store<i32>(REPORT, lines, 12);
  for (let i = 0; i < lines; i++) {
    const root = rootAt(i);
    const to = REPORT + 24 + <usize>(i * 4 * LINE_WORDS);
    store<i32>(to, root.score);
    store<i32>(to, root.length, 4);
    writeLine<P>(position, root.line, root.length, to + 8);
  }
}

// Writes the actions of a line to `to`, as the host knows them. Writes the records on the way after the position's.
function writeLine<P extends SearchPosition>(position: P, actions: usize, length: i32, to: usize): void {
  let here = position;
  for (let n = 0; n < length; n++) {
    const action = load<u32>(actions + (<usize>n << 2));
    store<u32>(to + (<usize>n << 2), here.completeAction(action));
    if (position.completesActions() && n < length - 1) here.play(action, -1);
    here = after<P>(here);
  }
}
