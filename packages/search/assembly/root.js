"use strict";
var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", { value: true });
exports.reportAt = reportAt;
exports.rootActionsAt = rootActionsAt;
exports.confineRoot = confineRoot;
exports.searchRoot = searchRoot;
// Iterative deepening at the root: finds the best lines, one after the other, and writes the report.
const limits_1 = require("../src/limits");
const counter_1 = require("./counter");
const host_1 = require("./host");
const limits_2 = require("./limits");
const history_1 = require("./history");
const picker_1 = require("./picker");
const search_1 = require("./search");
const on = __importStar(require("./switches"));
const switches_1 = require("./switches");
const table_1 = require("./table");
// Root actions: action u32, score i32, length of its line i32, the line's actions.
const ROOT_BYTES = 4 * (3 + limits_1.LINE_ACTIONS);
const ROOTS = memory.data(4 * (3 + limits_1.LINE_ACTIONS) * limits_2.MAX_ACTIONS, 8);
// Their order: addresses, best first.
const ORDER = memory.data(4 * limits_2.MAX_ACTIONS, 8);
const OUTCOMES = memory.data(8 * limits_2.MAX_OUTCOMES, 8);
const ALLOWED = memory.data(4 * limits_2.MAX_ACTIONS, 8);
let allowed = 0;
let rootCount = 0;
// Whether a root action has a score yet.
let hasBest = false;
// i32 words: depth, selective depth, hash full, lines; nodes f64; then each line: score, length, actions.
const REPORT_LINES = 64;
const REPORT = memory.data(24 + 4 * limits_1.LINE_WORDS * REPORT_LINES, 8);
/** Address of the report. */
function reportAt() {
    return REPORT;
}
/** Address at which the host writes the only actions that are allowed at the root. */
function rootActionsAt() {
    return ALLOWED;
}
/** Sets the number of allowed actions at {@link rootActionsAt}; 0 allows all actions. */
function confineRoot(count) {
    allowed = min(max(count, 0), limits_2.MAX_ACTIONS);
}
// @ts-ignore: decorator
function rootAt(index) {
    return load(ORDER + (index << 2));
}
function isAllowed(at, action) {
    if (allowed == 0)
        return true;
    const known = changetype(0).completeAction(at, action);
    for (let i = 0; i < allowed; i++)
        if (load(ALLOWED + (i << 2)) == known)
            return true;
    return false;
}
/** Searches the position at `at` and returns the number of lines in the report. */
function searchRoot(at, depth, limit, lines, bits) {
    (0, search_1.begin)(bits, limit);
    return (0, switches_1.usesAllTechniques)()
        ? deepen(at, depth, lines)
        : deepen(at, depth, lines);
}
function deepen(at, depth, lines) {
    (0, table_1.ageTable)();
    (0, history_1.clearKillers)();
    (0, history_1.ageHistory)();
    listRoots(at);
    const wanted = min(max(lines, 1), min(rootCount, REPORT_LINES));
    store(REPORT, 0);
    store(REPORT, 0, 12);
    (0, search_1.beginLine)(at);
    hasBest = false;
    let isFirst = true;
    for (let d = 1; d <= depth && wanted > 0; d++) {
        (0, search_1.beginIteration)(d);
        let line = 0;
        for (; line < wanted && !counter_1.stopped; line++)
            searchLine(at, d, line);
        if (counter_1.stopped) {
            // A single line may already be better than that of the last iteration. Several lines can be compared only after a
            // whole iteration.
            if (isFirst)
                writeFirstLines(at, d, line - 1);
            else if (wanted == 1)
                writeLines(at, d - 1, 1);
            break;
        }
        isFirst = false;
        sortLines(wanted);
        writeLines(at, d, wanted);
        writeFigures();
        (0, host_1.report)();
        // A proven win or loss does not change. The plain search still goes to the full depth.
        const best = abs(load(rootAt(0), 4));
        if (wanted == 1 && switches_1.switches != 0 && best > limits_2.WIN_BOUND && d >= limits_2.WIN - best)
            break;
    }
    writeFigures();
    return load(REPORT, 12);
}
// Writes the lines of a first iteration that was stopped after `finished` of them. If there is none, it writes the best
// action that was searched.
function writeFirstLines(at, depth, finished) {
    writeLines(at, hasBest ? max(1, depth - 1) : 0, hasBest ? max(1, finished) : 0);
}
// Lists the legal actions that are allowed, first a win in one or else the hash table's action. The line of each is at
// first the action alone.
function listRoots(at) {
    const p = changetype(0);
    const actions = (0, picker_1.listAt)(0);
    const count = p.generate(at, actions);
    (0, counter_1.countActions)(count);
    rootCount = 0;
    if ((0, switches_1.has)(on.ROOT_ORDER)) {
        const ranked = (0, picker_1.scoreCaptures)(at, 0, 0, count, 0);
        (0, picker_1.scoreQuiets)(at, 0, ranked, count - ranked, 0, 0, (0, switches_1.has)(on.CONTINUATION));
        for (let i = 0; i < count; i++) {
            const action = (0, switches_1.has)(on.EXCHANGE) ? (0, picker_1.pickByExchange)(at, 0, i, count) : (0, picker_1.pick)(0, i, count);
            store(actions + (i << 2), action);
        }
    }
    let first = (0, switches_1.has)(on.WIN_IN_ONE) ? p.winInOne(at) : 0;
    if (!first && (0, switches_1.has)(on.HASH) && (0, table_1.probe)((0, table_1.bucketOf)(p.key(at)), p.key(at), 0))
        first = table_1.foundAction;
    for (let i = 0; i < count; i++) {
        const action = load(actions + (i << 2));
        if (!isAllowed(at, action))
            continue;
        const root = ROOTS + rootCount * ROOT_BYTES;
        store(root, action);
        store(root, 0, 4);
        store(root, 1, 8);
        store(root, action, 12);
        rootCount++;
    }
    for (let i = 0; i < rootCount; i++) {
        store(ORDER + (i << 2), (ROOTS + i * ROOT_BYTES));
        if (load(rootAt(i)) == first)
            moveUp(i, 0);
    }
}
// Moves the root action at index `from` up to index `to`.
function moveUp(from, to) {
    const root = load(ORDER + (from << 2));
    for (let i = from; i > to; i--)
        store(ORDER + (i << 2), load(ORDER + ((i - 1) << 2)));
    store(ORDER + (to << 2), root);
}
// Finds the best action among those from index `line` on and puts it there. Begins with a window around the last score.
function searchLine(at, depth, line) {
    const guess = load(rootAt(line), 4);
    let delta = 30;
    let alpha = -limits_2.INFINITE;
    let beta = limits_2.INFINITE;
    if ((0, switches_1.has)(on.ASPIRATION) && depth >= 4 && abs(guess) < limits_2.WIN_BOUND) {
        alpha = guess - delta;
        beta = guess + delta;
    }
    while (true) {
        const value = searchActions(at, depth, line, alpha, beta);
        if (counter_1.stopped)
            return;
        delta *= 3;
        if (value <= alpha && alpha > -limits_2.INFINITE)
            alpha = delta > 1000 ? -limits_2.INFINITE : max(value - delta, -limits_2.INFINITE);
        else if (value >= beta && beta < limits_2.INFINITE)
            beta = delta > 1000 ? limits_2.INFINITE : min(value + delta, limits_2.INFINITE);
        else
            return;
    }
}
function searchActions(at, depth, line, floor, beta) {
    const p = changetype(0);
    const next = at + p.size();
    let alpha = floor;
    let best = -limits_2.INFINITE;
    for (let i = line; i < rootCount; i++) {
        const root = rootAt(i);
        const action = load(root);
        const chances = p.chance(at, action, OUTCOMES);
        if (depth == 1)
            (0, counter_1.shareTrees)(rootCount - i, chances);
        else
            (0, counter_1.freeTrees)();
        (0, search_1.noteAction)(at, 0, action);
        let value;
        if (chances > 0) {
            value = (0, search_1.scoreOfChance)(at, next, action, OUTCOMES, chances, 0, depth - 1, alpha, beta);
        }
        else {
            p.play(at, next, action, -1);
            if (i > line && (0, switches_1.has)(on.PVS)) {
                // Late move reductions, as in search.ts.
                const isLate = (0, switches_1.has)(on.ROOT_ORDER) && depth >= 4 && i >= line + 4 && p.captureValue(at, action) <= 0 && !p.opponentThreatens(at);
                const reduction = isLate ? (i >= line + 12 ? 2 : 1) : 0;
                value = (0, search_1.scoreAfter)(at, next, 0, depth - 1 - reduction, alpha, alpha + 1, true);
                if (reduction > 0 && value > alpha && !counter_1.stopped)
                    value = (0, search_1.scoreAfter)(at, next, 0, depth - 1, alpha, alpha + 1, true);
                if (value > alpha && value < beta && !counter_1.stopped)
                    value = (0, search_1.scoreAfter)(at, next, 0, depth - 1, alpha, beta, true);
            }
            else {
                value = (0, search_1.scoreAfter)(at, next, 0, depth - 1, alpha, beta, true);
            }
        }
        if (counter_1.stopped)
            return 0;
        if (value > best)
            best = value;
        // An action that failed low has no exact score.
        if (value <= alpha)
            continue;
        hasBest = true;
        store(root, value, 4);
        keepLine(root, action, chances == 0);
        moveUp(i, line);
        alpha = value;
        if (value >= beta)
            return value;
    }
    return best;
}
function keepLine(root, action, goesOn) {
    const length = goesOn ? min((0, search_1.lineLength)(1), limits_1.LINE_ACTIONS - 1) : 0;
    store(root, action, 12);
    for (let n = 0; n < length; n++)
        store(root + (n << 2), (0, search_1.lineAction)(1, n), 16);
    store(root, length + 1, 8);
}
// Sorts the best lines: one that was found later may be better than one that was found before.
function sortLines(lines) {
    for (let i = 1; i < lines; i++) {
        let to = i;
        while (to > 0 && load(rootAt(to - 1), 4) < load(rootAt(i), 4))
            to--;
        moveUp(i, to);
    }
}
function writeFigures() {
    store(REPORT, search_1.deepest, 4);
    store(REPORT, (0, table_1.hashFull)(), 8);
    store(REPORT, (0, counter_1.nodes)(), 16);
}
function writeLines(at, depth, lines) {
    store(REPORT, depth);
    store(REPORT, lines, 12);
    for (let i = 0; i < lines; i++) {
        const root = rootAt(i);
        const to = REPORT + 24 + (i * 4 * limits_1.LINE_WORDS);
        const length = load(root, 8);
        store(to, load(root, 4));
        store(to, length, 4);
        writeLine(at, root + 12, length, to + 8);
    }
}
// Writes the actions of a line to `to`, as the host knows them. Writes the positions on the way after the one at `at`.
function writeLine(at, actions, length, to) {
    const p = changetype(0);
    const size = p.size();
    let here = at;
    for (let n = 0; n < length; n++) {
        const action = load(actions + (n << 2));
        store(to + (n << 2), p.completeAction(here, action));
        if (p.completesActions() && n < length - 1)
            p.play(here, here + size, action, -1);
        here += size;
    }
}
