// Iterative deepening at the root: finds the best lines, one after the other, and writes the report.
import * as constants from "./constants";
import { countActions, allowFullQuiescence, nodes, shareQuiescence, stopped } from "./counter";
import { report } from "./imports/host";
import * as layout from "../src/report";
import { INFINITE, MAX_ACTIONS, MAX_OUTCOMES, WIN, WIN_BOUND } from "./limits";
import { Line } from "./line";
import { ageQuietHistory, clearKillers } from "./history";
import { listAt, pick, pickByExchange, pickerAt } from "./picker";
import { plyAt } from "./ply";
import { after, constant, SearchPosition } from "./position";
import {
  beginIteration, beginSearch, deepest, noteAction, noteRoot, scoreAfter, scoreOfChance,
} from "./search";
import * as on from "./switches";
import { AllTechniques, has, SomeTechniques, techniquesInUse, usesAllTechniques } from "./switches";
import { ageTable, bucketOf, hashFull, probe } from "./table";

/** An action at the root. After its fields stands its line, which begins with it. */
@unmanaged
class RootAction {
  action: u32 = 0;
  /** The score when it was the best last; -INFINITE before the first time. */
  score: i32 = 0;

  get line(): Line {
    return changetype<Line>(changetype<usize>(this) + offsetof<RootAction>());
  }

  /** Sets the line: this action and, unless chance comes in between, the best line of the ply after the root. */
  keepLine(hasChance: bool): void {
    const following = plyAt(1).line;
    this.line.set(this.action, following, hasChance ? 0 : min(following.length, layout.LINE_ACTIONS - 1));
  }
}

const ROOT_ACTION_BYTES: usize = offsetof<RootAction>() + offsetof<Line>() + 4 * layout.LINE_ACTIONS;
const ROOT_ACTIONS: usize = memory.data(<i32>ROOT_ACTION_BYTES * MAX_ACTIONS, 8);
// Addresses of the root actions, best first.
const ORDER: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);
// The only actions that are allowed, u32 each, and their number; 0: all are.
const ALLOWED: usize = memory.data(4 * MAX_ACTIONS, 8);
let allowedCount: i32 = 0;
let rootActionCount: i32 = 0;

// The most lines of a report, whose layout is that of src/report.ts.
const REPORT_LINES: i32 = 64;
const REPORT: usize = memory.data(4 * (layout.FIRST_LINE + layout.LINE_WORDS * REPORT_LINES), 8);

/** Address of the report. */
export function reportAt(): usize {
  return REPORT;
}

/** Address at which the host writes the only actions that are allowed at the root. */
export function allowedActionsAt(): usize {
  return ALLOWED;
}

/** Sets the number of allowed actions at {@link allowedActionsAt}; 0 allows all actions. */
export function setAllowedCount(count: i32): void {
  allowedCount = min(max(count, 0), MAX_ACTIONS);
}

function rootActionAt(index: i32): RootAction {
  return changetype<RootAction>(<usize>load<u32>(ORDER + (<usize>index << 2)));
}

function isAllowed<Position extends SearchPosition>(position: Position, action: u32): bool {
  if (allowedCount == 0) return true;
  const known = position.completeAction(action);
  for (let i = 0; i < allowedCount; i++) if (load<u32>(ALLOWED + (<usize>i << 2)) == known) return true;
  return false;
}

/** Searches a position, with the given techniques, and returns the number of lines in the report. */
export function searchRoot<Position extends SearchPosition>(position: Position, depth: i32, nodeLimit: f64, lines: i32, techniques: i32): i32 {
  beginSearch<Position>(nodeLimit, techniques);
  return usesAllTechniques<Position>()
    ? deepen<Position, AllTechniques>(position, depth, lines)
    : deepen<Position, SomeTechniques>(position, depth, lines);
}

function deepen<Position extends SearchPosition, Techniques>(position: Position, depth: i32, lines: i32): i32 {
  ageTable();
  clearKillers();
  ageQuietHistory();
  listRootActions<Position, Techniques>(position);
  const wanted = min(max(lines, 1), min(rootActionCount, REPORT_LINES));
  setFigure(layout.DEPTH, 0);
  setFigure(layout.LINES, 0);
  noteRoot<Position, Techniques>(position);
  for (let d = 1; d <= depth && wanted > 0; d++) {
    beginIteration(d);
    let finished = 0;
    while (finished < wanted) {
      searchLine<Position, Techniques>(position, d, finished);
      if (stopped) break;
      finished++;
    }
    if (stopped) {
      // A stopped first iteration has at least the best action that was searched. Later, a single line may already be better than
      // that of the last iteration. Several lines can be compared only after a whole iteration.
      if (d == 1) {
        if (rootActionAt(0).score > -INFINITE) writeLines<Position>(position, 1, max(1, finished));
      } else if (wanted == 1) writeLines<Position>(position, d - 1, 1);
      break;
    }
    sortLines(wanted);
    writeLines<Position>(position, d, wanted);
    writeFigures();
    report();
    // A proven win or loss does not change. Without any technique the search goes to the full depth.
    const best = abs(rootActionAt(0).score);
    if (wanted == 1 && techniquesInUse != 0 && best > WIN_BOUND && d >= WIN - best) break;
  }
  writeFigures();
  return load<i32>(REPORT + 4 * layout.LINES);
}

// Lists the legal actions that are allowed, first a win in one or else the hash table's action. The line of each is at
// first the action alone.
function listRootActions<Position extends SearchPosition, Techniques>(position: Position): void {
  const actions = listAt(0);
  const count = position.generate(actions);
  countActions(count);
  rootActionCount = 0;
  if (has<Position, Techniques>(on.rootOrder)) {
    const picker = pickerAt(0);
    picker.scoreCaptures<Position, Techniques>(position, 0, 0, count, 0);
    picker.scoreQuiets<Position>(position, 0, 0, 0, has<Position, Techniques>(on.continuation));
    for (let i = 0; i < count; i++) {
      const action = has<Position, Techniques>(on.exchange) ? pickByExchange<Position>(position, 0, i, count) : pick(0, i, count);
      store<u32>(actions + (<usize>i << 2), action);
    }
  }
  let first: u32 = has<Position, Techniques>(on.winInOne) ? position.winInOne() : 0;
  if (!first && has<Position, Techniques>(on.hash)) first = probe(bucketOf(position.key), position.key, 0).action;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(actions + (<usize>i << 2));
    if (!isAllowed<Position>(position, action)) continue;
    const root = changetype<RootAction>(ROOT_ACTIONS + <usize>rootActionCount * ROOT_ACTION_BYTES);
    root.action = action;
    root.score = -INFINITE;
    root.line.setAction(action);
    rootActionCount++;
  }
  for (let i = 0; i < rootActionCount; i++) {
    store<u32>(ORDER + (<usize>i << 2), <u32>(ROOT_ACTIONS + <usize>i * ROOT_ACTION_BYTES));
    if (rootActionAt(i).action == first) moveUp(i, 0);
  }
}

// Moves a root action up from one index of the order to another.
function moveUp(from: i32, to: i32): void {
  const root = load<u32>(ORDER + (<usize>from << 2));
  for (let i = from; i > to; i--) store<u32>(ORDER + (<usize>i << 2), load<u32>(ORDER + (<usize>(i - 1) << 2)));
  store<u32>(ORDER + (<usize>to << 2), root);
}

// A window that would have to grow by more than this on a side is opened there.
const WIDEST_DELTA: i32 = 1000;

// Finds the best action among those from index `line` on and puts it there. Begins with a window around the last score.
function searchLine<Position extends SearchPosition, Techniques>(position: Position, depth: i32, line: i32): void {
  const guess = rootActionAt(line).score;
  let delta = constant<Position>(constants.window);
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (has<Position, Techniques>(on.aspiration) && depth >= 4 && abs(guess) < WIN_BOUND) {
    alpha = guess - delta;
    beta = guess + delta;
  }
  while (true) {
    const value = searchActions<Position, Techniques>(position, depth, line, alpha, beta);
    if (stopped) return;
    delta += max(1, delta * constant<Position>(constants.windowGrowth) / 100);
    if (value <= alpha && alpha > -INFINITE) alpha = delta > WIDEST_DELTA ? -INFINITE : max(value - delta, -INFINITE);
    else if (value >= beta && beta < INFINITE) beta = delta > WIDEST_DELTA ? INFINITE : min(value + delta, INFINITE);
    else return;
  }
}

// Searches the actions from index `line` on, and puts the best one there if it is better than alpha. Returns the best score: if it is
// at most alpha or at least beta, it is a bound. Means nothing once `stopped`.
function searchActions<Position extends SearchPosition, Techniques>(position: Position, depth: i32, line: i32, alpha: i32, beta: i32): i32 {
  const next = after<Position>(position);
  let best = -INFINITE;
  for (let i = line; i < rootActionCount; i++) {
    const root = rootActionAt(i);
    const action = root.action;
    const outcomeCount = position.listOutcomes(action, OUTCOMES);
    if (depth == 1) shareQuiescence(rootActionCount - i, outcomeCount);
    else allowFullQuiescence();
    noteAction<Position, Techniques>(position, 0, action);
    let value: i32;
    if (outcomeCount > 0) {
      value = scoreOfChance<Position, Techniques>(position, action, OUTCOMES, outcomeCount, 0, depth - 1, alpha, beta);
    } else {
      position.play(action, -1);
      if (i > line && has<Position, Techniques>(on.pvs)) {
        // Late move reductions, more careful than below the root: a wrong one here costs most.
        const mayReduce = has<Position, Techniques>(on.rootOrder) && depth >= 4 && position.captureValue(action) <= 0 && !position.opponentThreatens();
        const reduction = !mayReduce || i < line + 4 ? 0 : i < line + 12 ? 1 : 2;
        value = scoreAfter<Position, Techniques>(position, next, 0, depth - 1 - reduction, alpha, alpha + 1, true, true);
        if (reduction > 0 && value > alpha && !stopped)
          value = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, alpha + 1, true, false);
        if (value > alpha && value < beta && !stopped) value = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      } else {
        value = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      }
    }
    if (stopped) return 0;
    if (value > best) best = value;
    // An action that failed low has no exact score.
    if (value <= alpha) continue;
    root.score = value;
    root.keepLine(outcomeCount > 0);
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
    while (to > 0 && rootActionAt(to - 1).score < rootActionAt(i).score) to--;
    moveUp(i, to);
  }
}

function writeFigures(): void {
  setFigure(layout.SELECTIVE_DEPTH, deepest);
  setFigure(layout.HASH_FULL, hashFull());
  store<f64>(REPORT + 4 * layout.NODES, nodes());
}

function setFigure(word: i32, value: i32): void {
  store<i32>(REPORT + <usize>(4 * word), value);
}

function writeLines<Position extends SearchPosition>(position: Position, depth: i32, lines: i32): void {
  setFigure(layout.DEPTH, depth);
  setFigure(layout.LINES, lines);
  for (let i = 0; i < lines; i++) {
    const root = rootActionAt(i);
    const first = layout.FIRST_LINE + i * layout.LINE_WORDS;
    setFigure(first + layout.SCORE, root.score);
    setFigure(first + layout.LENGTH, root.line.length);
    writeActions<Position>(position, root.line, first + layout.ACTIONS);
  }
}

// Writes the actions of a line from a word of the report on, as the host knows them. The positions on the way are written after
// the first one.
function writeActions<Position extends SearchPosition>(position: Position, line: Line, word: i32): void {
  let next = position;
  const length = line.length;
  for (let n = 0; n < length; n++) {
    setFigure(word + n, next.completeAction(line.action(n)));
    if (position.completesActions() && n < length - 1) next.play(line.action(n), -1);
    next = after<Position>(next);
  }
}
