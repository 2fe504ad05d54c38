// Iterative deepening at the root: finds the best lines, one after the other, and writes the report.
import * as constants from "./constants";
import { countActions, allowFullQuiescence, nodes, limitQuiescence, stopped } from "./counter";
import { report } from "./imports/host";
import * as layout from "../src/report";
import { INFINITE, MAX_ACTIONS, MAX_OUTCOMES, WIN, WIN_BOUND } from "./limits";
import { Line } from "./line";
import { ageQuietHistory, clearKillers } from "./history";
import { listAt, pick, pickByExchange, pickerAt } from "./picker";
import { stackEntryAt } from "./stack";
import { after, constant, SearchPosition } from "./position";
import {
  beginIteration, beginSearch, deepestPly, setSearchedAction, setRootEntry, scoreAfter, scoreOfChance,
} from "./search";
import * as technique from "./switches";
import { GameTechniques, isOn, SwitchedTechniques, techniquesInUse, usesAllTechniques } from "./switches";
import { ageTable, bucketOf, hashFull, probe } from "./table";

/** An action at the root. After its fields stands its line, of which it is the first action. */
@unmanaged
class RootAction {
  action: u32 = 0;
  /** The score with which it last raised alpha in this search; -INFINITE if it never did. */
  score: i32 = 0;

  get line(): Line {
    return changetype<Line>(changetype<usize>(this) + offsetof<RootAction>());
  }

  /** Sets the line: this action and, unless chance comes in between, the best line of the ply after the root. */
  setLine(hasChance: bool): void {
    const following = stackEntryAt(1).line;
    this.line.set(this.action, following, hasChance ? 0 : min(following.length, layout.LINE_ACTIONS - 1));
  }
}

const ROOT_ACTION_BYTES: usize = offsetof<RootAction>() + offsetof<Line>() + 4 * layout.LINE_ACTIONS;
const ROOT_ACTIONS: usize = memory.data(<i32>ROOT_ACTION_BYTES * MAX_ACTIONS, 8);
// Addresses u32 of the root actions, best first.
const ORDER: usize = memory.data(4 * MAX_ACTIONS, 8);
const OUTCOMES: usize = memory.data(8 * MAX_OUTCOMES, 8);
// The only actions that are allowed, u32 each, and their number; 0: all are.
const ALLOWED: usize = memory.data(4 * MAX_ACTIONS, 8);
let allowedCount: i32 = 0;
let rootActionCount: i32 = 0;

// The most lines of a report, whose layout is that of src/report.ts.
const LINES_MAX: i32 = 64;
const SEARCH_REPORT: usize = memory.data(4 * (layout.FIRST_LINE + layout.LINE_WORDS * LINES_MAX), 8);

/** Address of the report. */
export function reportAt(): usize {
  return SEARCH_REPORT;
}

/** Address for the only actions that the host allows at the root. */
export function allowedActionsAt(): usize {
  return ALLOWED;
}

/** Sets the number of the actions at {@link allowedActionsAt}; 0 allows all. */
export function setAllowedCount(count: i32): void {
  allowedCount = min(max(count, 0), MAX_ACTIONS);
}

// The root action at an index of the order.
function rootActionAt(index: i32): RootAction {
  return changetype<RootAction>(<usize>load<u32>(ORDER + (<usize>index << 2)));
}

function isAllowed<Position extends SearchPosition>(position: Position, action: u32): bool {
  if (allowedCount == 0) return true;
  const completed = position.completeAction(action);
  for (let i = 0; i < allowedCount; i++) if (load<u32>(ALLOWED + (<usize>i << 2)) == completed) return true;
  return false;
}

/** Searches a position for the best `wantedLines` actions, with the given techniques, and returns the number of lines in the report. */
export function searchRoot<Position extends SearchPosition>(
  position: Position, depth: i32, nodeLimit: f64, wantedLines: i32, techniques: i32,
): i32 {
  beginSearch<Position>(nodeLimit, techniques);
  return usesAllTechniques<Position>()
    ? deepen<Position, GameTechniques>(position, depth, wantedLines)
    : deepen<Position, SwitchedTechniques>(position, depth, wantedLines);
}

// Iterative deepening: finds the best lines at depth 1, 2 and so on, and reports after each iteration.
function deepen<Position extends SearchPosition, Techniques>(position: Position, depth: i32, wantedLines: i32): i32 {
  ageTable();
  clearKillers();
  ageQuietHistory();
  listRootActions<Position, Techniques>(position);
  const lineCount = min(max(wantedLines, 1), min(rootActionCount, LINES_MAX));
  setReportWord(layout.DEPTH, 0);
  setReportWord(layout.LINES, 0);
  setRootEntry<Position, Techniques>(position);
  for (let iterationDepth = 1; iterationDepth <= depth && lineCount > 0; iterationDepth++) {
    beginIteration(iterationDepth);
    let finishedLines = 0;
    while (finishedLines < lineCount) {
      searchLine<Position, Techniques>(position, iterationDepth, finishedLines);
      if (stopped) break;
      finishedLines++;
    }
    if (stopped) {
      // The first iteration reports the lines that it has finished, or else its best action so far. A later one reports a single line,
      // which may already be better than that of the iteration before; several lines can be compared only after a whole iteration.
      if (iterationDepth == 1) {
        if (rootActionAt(0).score > -INFINITE) writeLines<Position>(position, 1, max(1, finishedLines));
      } else if (lineCount == 1) writeLines<Position>(position, iterationDepth - 1, 1);
      break;
    }
    sortLines(lineCount);
    writeLines<Position>(position, iterationDepth, lineCount);
    writeStatistics();
    report();
    // A forced win or loss within the searched depth is final. Without any technique the search goes to the full depth all the same.
    const bestScore = abs(rootActionAt(0).score);
    if (lineCount == 1 && techniquesInUse != 0 && bestScore > WIN_BOUND && iterationDepth >= WIN - bestScore) break;
  }
  writeStatistics();
  return load<i32>(SEARCH_REPORT + 4 * layout.LINES);
}

// Lists the legal actions that are allowed: first a win in one, or else the hash action. The line of each is the action alone at first.
function listRootActions<Position extends SearchPosition, Techniques>(position: Position): void {
  const actions = listAt(0);
  const count = position.generate(actions);
  countActions(count);
  rootActionCount = 0;
  if (isOn<Position, Techniques>(technique.rootOrder)) {
    const picker = pickerAt(0);
    picker.scoreNoisy<Position, Techniques>(position, 0, 0, count, 0);
    picker.scoreQuiets<Position>(position, 0, 0, 0, isOn<Position, Techniques>(technique.continuation));
    for (let i = 0; i < count; i++) {
      const action = isOn<Position, Techniques>(technique.exchange) ? pickByExchange<Position>(position, 0, i, count) : pick(0, i, count);
      store<u32>(actions + (<usize>i << 2), action);
    }
  }
  let firstAction: u32 = isOn<Position, Techniques>(technique.winInOne) ? position.winInOne() : 0;
  if (!firstAction && isOn<Position, Techniques>(technique.hash)) firstAction = probe(bucketOf(position.key), position.key, 0).action;
  for (let i = 0; i < count; i++) {
    const action = load<u32>(actions + (<usize>i << 2));
    if (!isAllowed<Position>(position, action)) continue;
    const rootAction = changetype<RootAction>(ROOT_ACTIONS + <usize>rootActionCount * ROOT_ACTION_BYTES);
    rootAction.action = action;
    rootAction.score = -INFINITE;
    rootAction.line.setAction(action);
    rootActionCount++;
  }
  for (let i = 0; i < rootActionCount; i++) {
    store<u32>(ORDER + (<usize>i << 2), <u32>(ROOT_ACTIONS + <usize>i * ROOT_ACTION_BYTES));
    if (rootActionAt(i).action == firstAction) moveUp(i, 0);
  }
}

// Moves a root action up from one index of the order to another.
function moveUp(from: i32, to: i32): void {
  const rootAction = load<u32>(ORDER + (<usize>from << 2));
  for (let i = from; i > to; i--) store<u32>(ORDER + (<usize>i << 2), load<u32>(ORDER + (<usize>(i - 1) << 2)));
  store<u32>(ORDER + (<usize>to << 2), rootAction);
}

// A side of an aspiration window is opened when it would have to move by more than this.
const WIDEST_DELTA: i32 = 1000;

// Finds the best action from index `first` of the order on, and moves it to `first`. Begins with a window around the last score there.
function searchLine<Position extends SearchPosition, Techniques>(position: Position, depth: i32, first: i32): void {
  const lastScore = rootActionAt(first).score;
  let delta = constant<Position>(constants.aspirationWindow);
  let alpha = -INFINITE;
  let beta = INFINITE;
  if (isOn<Position, Techniques>(technique.aspiration) && depth >= 4 && abs(lastScore) < WIN_BOUND) {
    alpha = lastScore - delta;
    beta = lastScore + delta;
  }
  while (true) {
    const score = searchActions<Position, Techniques>(position, depth, first, alpha, beta);
    if (stopped) return;
    delta += max(1, delta * constant<Position>(constants.aspirationGrowth) / 100);
    if (score <= alpha && alpha > -INFINITE) alpha = delta > WIDEST_DELTA ? -INFINITE : max(score - delta, -INFINITE);
    else if (score >= beta && beta < INFINITE) beta = delta > WIDEST_DELTA ? INFINITE : min(score + delta, INFINITE);
    else return;
  }
}

// Searches the actions from index `first` of the order on, and moves the best one there if its score is above alpha. Returns the best
// score, which is a bound if it is at most alpha or at least beta. Means nothing once `stopped`.
function searchActions<Position extends SearchPosition, Techniques>(position: Position, depth: i32, first: i32, alpha: i32, beta: i32): i32 {
  const next = after<Position>(position);
  let bestScore = -INFINITE;
  for (let i = first; i < rootActionCount; i++) {
    const rootAction = rootActionAt(i);
    const action = rootAction.action;
    const outcomeCount = position.listOutcomes(action, OUTCOMES);
    if (depth == 1) limitQuiescence(rootActionCount - i, outcomeCount);
    else allowFullQuiescence();
    setSearchedAction<Position, Techniques>(position, 0, action);
    let score: i32;
    if (outcomeCount > 0) {
      score = scoreOfChance<Position, Techniques>(position, action, OUTCOMES, outcomeCount, 0, depth - 1, alpha, beta);
    } else {
      position.play(action, -1);
      if (i > first && isOn<Position, Techniques>(technique.pvs)) {
        // Late move reductions, smaller than below the root, since a wrong one costs most here.
        const mayReduce = isOn<Position, Techniques>(technique.rootOrder) && depth >= 4
          && position.captureValue(action) <= 0 && !position.opponentThreatens();
        const reduction = !mayReduce || i < first + 4 ? 0 : i < first + 12 ? 1 : 2;
        score = scoreAfter<Position, Techniques>(position, next, 0, depth - 1 - reduction, alpha, alpha + 1, true, true);
        if (reduction > 0 && score > alpha && !stopped)
          score = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, alpha + 1, true, false);
        if (score > alpha && score < beta && !stopped)
          score = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      } else {
        score = scoreAfter<Position, Techniques>(position, next, 0, depth - 1, alpha, beta, true, false);
      }
    }
    if (stopped) return 0;
    if (score > bestScore) bestScore = score;
    // An action that failed low has no exact score.
    if (score <= alpha) continue;
    rootAction.score = score;
    rootAction.setLine(outcomeCount > 0);
    moveUp(i, first);
    alpha = score;
    if (score >= beta) return score;
  }
  return bestScore;
}

// Sorts the best lines, since a later one may be better than an earlier one.
function sortLines(lineCount: i32): void {
  for (let i = 1; i < lineCount; i++) {
    let to = i;
    while (to > 0 && rootActionAt(to - 1).score < rootActionAt(i).score) to--;
    moveUp(i, to);
  }
}

function writeStatistics(): void {
  setReportWord(layout.SELECTIVE_DEPTH, deepestPly);
  setReportWord(layout.HASH_FULL, hashFull());
  store<f64>(SEARCH_REPORT + 4 * layout.NODES, nodes());
}

function setReportWord(word: i32, value: i32): void {
  store<i32>(SEARCH_REPORT + <usize>(4 * word), value);
}

function writeLines<Position extends SearchPosition>(position: Position, depth: i32, lineCount: i32): void {
  setReportWord(layout.DEPTH, depth);
  setReportWord(layout.LINES, lineCount);
  for (let i = 0; i < lineCount; i++) {
    const rootAction = rootActionAt(i);
    const lineWord = layout.FIRST_LINE + i * layout.LINE_WORDS;
    setReportWord(lineWord + layout.SCORE, rootAction.score);
    setReportWord(lineWord + layout.LENGTH, rootAction.line.length);
    writeActions<Position>(position, rootAction.line, lineWord + layout.ACTIONS);
  }
}

// Writes the actions of a line to the report, from a word on, in the form that the host knows (`completeAction`). That
// form depends on the position, so games that complete actions play the line on the way.
function writeActions<Position extends SearchPosition>(position: Position, line: Line, firstWord: i32): void {
  let current = position;
  const length = line.length;
  for (let n = 0; n < length; n++) {
    setReportWord(firstWord + n, current.completeAction(line.action(n)));
    if (position.completesActions() && n < length - 1) current.play(line.action(n), -1);
    current = after<Position>(current);
  }
}
