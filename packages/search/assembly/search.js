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
exports.deepest = void 0;
exports.initSearch = initSearch;
exports.begin = begin;
exports.beginIteration = beginIteration;
exports.forgetKeys = forgetKeys;
exports.keepKey = keepKey;
exports.noteAction = noteAction;
exports.beginLine = beginLine;
exports.lineLength = lineLength;
exports.lineAction = lineAction;
exports.scoreAfter = scoreAfter;
exports.scoreOfChance = scoreOfChance;
exports.search = search;
// Negamax with alpha-beta for any game: turns may have several actions, and actions may have outcomes of chance.
const limits_1 = require("./limits");
const counter_1 = require("./counter");
const correction_1 = require("./correction");
const evaluations_1 = require("./evaluations");
const history_1 = require("./history");
const picker_1 = require("./picker");
const sampling_1 = require("./sampling");
const on = __importStar(require("./switches"));
const switches_1 = require("./switches");
const table_1 = require("./table");
/** The largest ply visited. */
exports.deepest = 0;
let rootDepth = 0;
// The principal variation from each ply: length, then the actions.
const LINE = 4 * (limits_1.MAX_PLY + 2);
const LINES = memory.data(4 * (limits_1.MAX_PLY + 2) * (limits_1.MAX_PLY + 2), 8);
const OUTCOMES = memory.data(8 * limits_1.MAX_OUTCOMES * (limits_1.MAX_PLY + 1), 8);
const PLAYED = memory.data(4 * (limits_1.MAX_PLY + 2), 8);
// Per ply: the evaluation, or that of two actions before if there is a threat.
const EVALS = memory.data(4 * (limits_1.MAX_PLY + 2), 8);
const NO_EVALUATION = -limits_1.INFINITE;
// Per ply: the action that a singular search leaves out, to test whether the others are as good (0: none).
const EXCLUDED = memory.data(4 * (limits_1.MAX_PLY + 2), 8);
// Keys of the round's positions that may occur again, then those of the line that is being searched.
const KEYS_MAX = 4000;
const KEYS = memory.data(8 * (KEYS_MAX + limits_1.MAX_PLY + 2), 8);
let keysBefore = 0;
// Results up to this depth go into the small hash table for nodes near the horizon. Deeper nodes at most probe it.
const NEAR_DEPTH = 3;
// Late move reductions, in plies: a table by depth and by an action's rank in the order.
const REDUCTIONS = memory.data(64 * 64, 8);
/** Fills tables. Call once. */
function initSearch() {
    for (let depth = 1; depth < 64; depth++) {
        for (let rank = 1; rank < 64; rank++) {
            const reduction = 0.4 + Math.log(depth) * Math.log(rank) / 1.9;
            store(REDUCTIONS + (depth * 64 + rank), reduction);
        }
    }
}
/** Begins counting and sets the limits of a search. */
function begin(bits, nodes) {
    (0, switches_1.setSwitches)(bits);
    (0, counter_1.beginCounting)(nodes, changetype(0).nodesPerPoll());
    exports.deepest = 0;
}
/** Sets the depth of the running iteration, which bounds the extensions. */
function beginIteration(depth) {
    rootDepth = depth;
}
/** Forgets the positions before the current one. */
function forgetKeys() {
    keysBefore = 0;
}
/** Stores the key of the position before an action of the match. Drops all keys if no earlier position can recur. */
function keepKey(key, cannotRecur) {
    if (keysBefore == KEYS_MAX)
        keysBefore = 0;
    store(KEYS + (keysBefore << 3), key);
    keysBefore = cannotRecur ? 0 : keysBefore + 1;
}
// Stores the key of the position at a ply of the line that is being searched.
// @ts-ignore: decorator
function noteKey(ply, key) {
    store(KEYS + ((keysBefore + ply) << 3), key);
}
// Whether the position at a ply has occurred before: once since the root, or twice in the round.
function isRepeated(ply, key, reversible) {
    const now = keysBefore + ply;
    const first = max(0, now - reversible);
    let before = 0;
    for (let i = now - 2; i >= first; i--) {
        if (load(KEYS + (i << 3)) != key)
            continue;
        if (i > keysBefore || ++before == 2)
            return true;
    }
    return false;
}
/** Stores the action that is searched at a ply. */
// @ts-ignore: decorator
function noteAction(at, ply, action) {
    store(PLAYED + (ply << 2), action);
    if ((0, switches_1.has)(on.CONTINUATION))
        (0, history_1.noteContinuation)(ply, action ? changetype(0).continuationIndex(at, action) : 0);
}
/** The static evaluation, taken from the table of recent ones if it is there. */
function staticEvaluation(at) {
    const p = changetype(0);
    const isKept = (0, switches_1.has)(on.HASH) && !p.isDrawByRuleNear(at);
    if (isKept) {
        const known = (0, evaluations_1.knownEvaluation)(p.key(at));
        if (known != evaluations_1.UNKNOWN)
            return known;
    }
    if (!(0, switches_1.has)(on.INCREMENTAL))
        p.recomputeScore(at);
    const evaluation = p.evaluate(at);
    (0, sampling_1.samplePosition)(at);
    if (isKept)
        (0, evaluations_1.storeEvaluation)(p.key(at), evaluation);
    return evaluation;
}
/** A static evaluation, corrected by the errors of earlier ones with the same structure key. */
// @ts-ignore: decorator
function corrected(at, evaluation) {
    const p = changetype(0);
    return (0, switches_1.has)(on.CORRECTION) ? (0, correction_1.correct)(p.side(at), p.structureKey(at), evaluation) : evaluation;
}
/** Stores the root's key and evaluation for later plies. */
function beginLine(at) {
    const p = changetype(0);
    noteKey(0, p.key(at));
    store(EVALS, p.opponentThreatens(at) ? NO_EVALUATION : corrected(at, staticEvaluation(at)));
}
/** Length of the best line known from a ply on. */
function lineLength(ply) {
    return load(LINES + ply * LINE);
}
/** The n-th action of the best line known from a ply on. */
function lineAction(ply, n) {
    return load(LINES + ply * LINE + 4 + (n << 2));
}
// @ts-ignore: decorator
function endLine(ply) {
    store(LINES + ply * LINE, 0);
}
// Sets the best line from a ply: this action and, unless chance comes in between, the best line after it.
function setLine(ply, action, goesOn) {
    const line = LINES + ply * LINE;
    const after = line + LINE;
    const length = goesOn ? min(load(after), limits_1.MAX_PLY - ply) : 0;
    store(line, action, 4);
    for (let i = 0; i < length; i++)
        store(line + (i << 2), load(after + (i << 2), 4), 8);
    store(line, length + 1);
}
// The depth of nodes that belong to a quiescence search that has begun.
const IN_TREE = -1000;
/**
 * The score after an action that leads to `next`, for the side that acted: the other side's negated, if it is to act.
 */
function scoreAfter(at, next, ply, depth, alpha, beta, mayNullMove) {
    const p = changetype(0);
    const goesOn = p.side(next) == p.side(at);
    if (depth <= 0 && (0, switches_1.has)(on.QUIESCENCE)) {
        if (depth != IN_TREE)
            (0, counter_1.beginTree)();
        return goesOn ? quiesce(next, ply + 1, 0, alpha, beta) : -quiesce(next, ply + 1, 0, -beta, -alpha);
    }
    return goesOn
        ? search(next, ply + 1, depth, alpha, beta, mayNullMove)
        : -search(next, ply + 1, depth, -beta, -alpha, mayNullMove);
}
/**
 * The score of an action with chance: the mean over its outcomes, rounded towards zero. It is a certain win or loss
 * only if every outcome is one; otherwise a won outcome counts as the game's prize (`chanceWinValue`). Star1 pruning
 * (Bruce Ballard, 1983): returns as soon as the remaining outcomes cannot bring the mean back into the window.
 */
function scoreOfChance(at, next, action, outcomes, count, ply, depth, alpha, beta) {
    const p = changetype(0);
    const prize = p.chanceWinValue();
    let left = 0;
    for (let i = 0; i < count; i++)
        left += load(outcomes + (i << 3), 4);
    const total = left;
    let sum = 0;
    let certain = 0;
    let allWon = true;
    let allLost = true;
    for (let i = 0; i < count; i++) {
        const weight = load(outcomes + (i << 3), 4);
        left -= weight;
        let low = -limits_1.INFINITE;
        let high = limits_1.INFINITE;
        if ((0, switches_1.has)(on.STAR)) {
            const most = allWon ? limits_1.WIN : prize;
            const least = allLost ? -limits_1.WIN : -prize;
            low = floorDivide(alpha * total - (allWon ? certain : sum) - left * most, weight);
            high = -floorDivide(-(beta * total - (allLost ? certain : sum) - left * least), weight);
            if (low >= most)
                return alpha;
            if (high <= least)
                return beta;
            // Scores beyond the prize count as the prize, so the window needs no bound there.
            if (low < -prize)
                low = -limits_1.INFINITE;
            if (high > prize)
                high = limits_1.INFINITE;
        }
        p.play(at, next, action, load(outcomes + (i << 3)));
        const value = scoreAfter(at, next, ply, depth, low, high, true);
        if (counter_1.stopped)
            return 0;
        if ((0, switches_1.has)(on.STAR)) {
            if (value <= low)
                return alpha;
            if (value >= high)
                return beta;
        }
        sum += weight * min(max(value, -prize), prize);
        certain += weight * value;
        allWon = allWon && value > limits_1.WIN_BOUND;
        allLost = allLost && value < -limits_1.WIN_BOUND;
    }
    return allWon || allLost ? certain / total : min(max(sum / total, -limits_1.WIN_BOUND), limits_1.WIN_BOUND);
}
function floorDivide(a, b) {
    const quotient = a / b;
    return a % b != 0 && a < 0 ? quotient - 1 : quotient;
}
/**
 * The score of a position for the side to act, within the window: at most alpha means "no better than", at least beta
 * "no worse than".
 */
function search(at, ply, depth, alpha, beta, mayNullMove) {
    const p = changetype(0);
    const size = p.size();
    const next = at + size;
    // 1. Limits, and positions that need no search.
    (0, counter_1.countNode)();
    if (counter_1.stopped)
        return 0;
    endLine(ply);
    if (ply > exports.deepest)
        exports.deepest = ply;
    const side = p.side(at);
    const ended = p.ended(at);
    if (ended)
        return endScore(ended, side, ply);
    const key = p.key(at);
    if ((0, switches_1.has)(on.REPETITION)) {
        noteKey(ply, key);
        if (p.isDrawnByRule(at) || isRepeated(ply, key, p.reversiblePlies(at)))
            return 0;
    }
    if (depth <= 0 || ply >= limits_1.MAX_PLY) {
        const stuck = p.endWithoutActions(at);
        return stuck ? endScore(stuck, side, ply) : corrected(at, staticEvaluation(at));
    }
    // 2. A win in one, and mate distance: windows that no win can reach.
    if ((0, switches_1.has)(on.WIN_IN_ONE)) {
        if (hasWinInOne(at, ply))
            return limits_1.WIN - ply - 1;
        alpha = max(alpha, ply - limits_1.WIN);
        beta = min(beta, limits_1.WIN - ply - 1);
        if (alpha >= beta)
            return alpha;
    }
    const isPv = beta - alpha > 1;
    const excluded = (0, switches_1.has)(on.SINGULAR) ? load(EXCLUDED + (ply << 2)) : 0;
    // 3. The hash table.
    let hashAction = 0;
    let hashBound = table_1.NONE;
    let hashScore = 0;
    let hashDepth = 0;
    let raw = evaluations_1.UNKNOWN;
    // Near a draw by a rule the table is not used: the keys do not tell such positions apart.
    const usesHash = (0, switches_1.has)(on.HASH) && !p.isDrawByRuleNear(at);
    const isNear = depth <= NEAR_DEPTH;
    const bucket = isNear ? (0, table_1.nearBucketOf)(key) : (0, table_1.bucketOf)(key);
    if (usesHash && ((0, table_1.probe)(bucket, key, ply) || (!isNear && p.probesNearTable() && (0, table_1.probe)((0, table_1.nearBucketOf)(key), key, ply)))) {
        hashAction = table_1.foundAction;
        hashBound = table_1.foundBound;
        hashScore = table_1.foundScore;
        hashDepth = table_1.foundDepth;
        raw = table_1.foundEvaluation;
        if (!isPv && !excluded && hashDepth >= depth) {
            if (hashBound == table_1.EXACT || (hashBound == table_1.LOWER ? hashScore >= beta : hashScore <= alpha))
                return hashScore;
        }
    }
    // 4. The opponent threatens to win, or the side to act is in check: prune nothing, and search the line deeper.
    const threatened = p.inCheck(at) || ((0, switches_1.has)(on.WIN_IN_ONE | on.EXTENSIONS) && p.opponentThreatens(at));
    if ((0, switches_1.has)(on.EXTENSIONS) && threatened && ply < 2 * rootDepth)
        depth++;
    // 5. The static evaluation, or the table's score if it is exact or a better bound. Is it better than two actions ago?
    let standing = 0;
    let evaluation = 0;
    if (!threatened) {
        if (raw == evaluations_1.UNKNOWN)
            raw = staticEvaluation(at);
        standing = corrected(at, raw);
        evaluation = standing;
        if (hashBound == table_1.EXACT || (hashBound == table_1.LOWER && hashScore > evaluation) || (hashBound == table_1.UPPER && hashScore < evaluation)) {
            evaluation = hashScore;
        }
    }
    // Under a threat the evaluation of two actions ago stands for it, or NO_EVALUATION: then nothing is known to improve.
    const before = ply >= 2 && p.side(at - 2 * size) == side ? load(EVALS + ((ply - 2) << 2)) : NO_EVALUATION;
    store(EVALS + (ply << 2), threatened ? before : (0, switches_1.has)(on.CORRECTION) ? standing : evaluation);
    const improving = (0, switches_1.has)(on.IMPROVING) && !threatened && before != NO_EVALUATION && evaluation > before;
    if (!isPv && !threatened && !excluded && abs(beta) < limits_1.WIN_BOUND) {
        // 6. Reverse futility: the evaluation is so far above beta that the score will hardly fall below it.
        if ((0, switches_1.has)(on.REVERSE_FUTILITY) && depth <= 6 && evaluation - 100 * (depth - (improving ? 1 : 0)) >= beta) {
            return evaluation;
        }
        // 7. Razoring: the evaluation is so far below alpha that only captures could help, and they do not.
        if ((0, switches_1.has)(on.RAZORING) && depth <= 3 && evaluation + 250 * depth <= alpha) {
            (0, counter_1.beginTree)();
            const value = quiesce(at, ply, 0, alpha, alpha + 1);
            if (counter_1.stopped)
                return 0;
            if (value <= alpha)
                return value;
        }
        // 8. Null move: even if the other side acts twice in a row, it cannot bring the score below beta.
        if ((0, switches_1.has)(on.NULL_MOVE) && mayNullMove && depth >= 3 && evaluation >= beta && p.canNullMove(at)) {
            p.playNullMove(at, next);
            noteAction(at, ply, 0);
            const reduced = depth - 3 - depth / 4 - min((evaluation - beta) / 200, 2);
            const value = scoreAfter(at, next, ply, reduced, beta - 1, beta, false);
            if (counter_1.stopped)
                return 0;
            if (value >= beta)
                return value > limits_1.WIN_BOUND ? beta : value;
        }
    }
    // 9. Internal iterative reduction: without an action from the table, search less deep. The next iteration finds one there.
    if ((0, switches_1.has)(on.IIR) && hashAction == 0 && depth >= 4)
        depth--;
    // 10. Singular extension: if the table's action is the only good one, its line is searched deeper.
    let extension = 0;
    if ((0, switches_1.has)(on.SINGULAR) && hashAction && !excluded && ply > 0 && depth >= 7 && ply < 2 * rootDepth
        && (hashBound & table_1.LOWER) && hashDepth >= depth - 3 && abs(hashScore) < limits_1.WIN_BOUND) {
        const singularBeta = hashScore - 2 * depth;
        store(EXCLUDED + (ply << 2), hashAction);
        const value = search(at, ply, (depth - 1) / 2, singularBeta - 1, singularBeta, false);
        store(EXCLUDED + (ply << 2), 0);
        if (counter_1.stopped)
            return 0;
        if (value < singularBeta)
            extension = 1;
        // Multi-cut: several actions reach beta.
        else if (singularBeta >= beta)
            return singularBeta;
        else if (hashScore >= beta)
            extension = -1;
    }
    // 11. The actions, best first.
    const previous = ply > 0 ? load(PLAYED + ((ply - 1) << 2)) : 0;
    const picker = (0, picker_1.pickerAt)(ply);
    picker.begin(at, ply, hashAction != excluded ? hashAction : 0, previous);
    const outcomes = OUTCOMES + (ply * 8 * limits_1.MAX_OUTCOMES);
    const originalAlpha = alpha;
    let best = -limits_1.INFINITE;
    let bestAction = 0;
    let quiets = 0;
    while (true) {
        const action = picker.next(at, ply, hashAction);
        if (!action)
            break;
        const i = picker.index;
        if (action == excluded) {
            picker.skip(ply);
            continue;
        }
        const orderScore = picker_1.pickedScore;
        const quiet = p.captureValue(at, action) <= 0;
        noteAction(at, ply, action);
        const outcomeCount = p.chance(at, action, outcomes);
        let value;
        if (outcomeCount > 0) {
            value = scoreOfChance(at, next, action, outcomes, outcomeCount, ply, depth - 1, alpha, beta);
        }
        else {
            // 12. At low depth, actions that lose the exchange are pruned.
            if ((0, switches_1.has)(on.EXCHANGE) && i > 0 && best > -limits_1.WIN_BOUND && depth <= 7 && !threatened && orderScore < picker_1.CAPTURES) {
                if (!p.winsExchange(at, action, quiet ? -60 * depth : -25 * depth * depth))
                    continue;
            }
            // 13. Futility and late move pruning: late quiet actions are pruned (in some games unless they threaten to win).
            const mayReduce = quiet && best > -limits_1.WIN_BOUND && !threatened && (0, switches_1.has)(on.TECHNIQUES_ON_QUIETS);
            let pruned = false;
            if (mayReduce && !isPv && depth <= 5) {
                const late = (0, switches_1.has)(on.LATE_PRUNING) && quiets >= (3 + depth * depth) * (improving ? 2 : 1);
                pruned = late || ((0, switches_1.has)(on.FUTILITY) && evaluation + 110 + 90 * depth <= alpha);
                // All actions after it are quiet or losing captures.
                if (pruned && p.prunesThreats() && (0, switches_1.has)(on.ORDERING))
                    break;
            }
            p.play(at, next, action, -1);
            if (pruned && !p.opponentThreatens(next)) {
                picker.skip(ply);
                continue;
            }
            let reduction = 0;
            if (mayReduce) {
                quiets++;
                // 14. Late move reductions: late quiet actions are searched less deep first.
                if ((0, switches_1.has)(on.LATE_MOVE_REDUCTIONS) && depth >= 3 && i >= (isPv ? 4 : 2)) {
                    reduction = load(REDUCTIONS + (min(depth, 63) * 64 + min(i, 63)));
                    if (!improving)
                        reduction++;
                    if (isPv)
                        reduction--;
                    reduction -= (0, history_1.historyScore)(at, ply, action, (0, switches_1.has)(on.CONTINUATION)) / 6000;
                    reduction = max(0, min(reduction, depth - 2));
                }
            }
            // 15. All but the first are expected to fail low: a null window proves it, or they are searched again.
            const deeper = depth - 1 + (action == hashAction ? extension : 0);
            if (i > 0 && (0, switches_1.has)(on.PVS)) {
                value = scoreAfter(at, next, ply, deeper - reduction, alpha, alpha + 1, true);
                if (reduction > 0 && value > alpha && !counter_1.stopped) {
                    value = scoreAfter(at, next, ply, deeper, alpha, alpha + 1, true);
                }
                if (value > alpha && value < beta && !counter_1.stopped)
                    value = scoreAfter(at, next, ply, deeper, alpha, beta, true);
            }
            else {
                value = scoreAfter(at, next, ply, deeper - reduction, alpha, beta, true);
                if (reduction > 0 && value > alpha && !counter_1.stopped)
                    value = scoreAfter(at, next, ply, deeper, alpha, beta, true);
            }
        }
        if (counter_1.stopped)
            return 0;
        if (value <= best)
            continue;
        best = value;
        if (value <= alpha)
            continue;
        bestAction = action;
        setLine(ply, action, outcomeCount == 0);
        alpha = value;
        if (value < beta)
            continue;
        if ((0, switches_1.has)(on.ORDERING) && quiet)
            picker.learn(at, ply, depth);
        break;
    }
    if (picker.isEmpty)
        return endScore(p.endWithoutActions(at), side, ply);
    if (excluded)
        return best > -limits_1.INFINITE ? best : alpha;
    // 16. Store the result, and the evaluation's error.
    const bound = best >= beta ? table_1.LOWER : best > originalAlpha ? table_1.EXACT : table_1.UPPER;
    if (usesHash)
        (0, table_1.remember)(bucket, key, ply, depth, best, bound, bestAction, threatened ? evaluations_1.UNKNOWN : raw);
    if ((0, switches_1.has)(on.CORRECTION) && !threatened && abs(best) < limits_1.WIN_BOUND && (bestAction == 0 || p.captureValue(at, bestAction) <= 0)) {
        const agrees = (bound == table_1.LOWER && best <= standing) || (bound == table_1.UPPER && best >= standing);
        if (!agrees)
            (0, correction_1.learnCorrection)(side, p.structureKey(at), depth, best - standing);
    }
    return best;
}
// Whether the side to act has a win in one. If so, sets the line from here to that action.
// @ts-ignore: decorator
function hasWinInOne(at, ply) {
    const win = changetype(0).winInOne(at);
    if (!win)
        return false;
    endLine(ply + 1);
    setLine(ply, win, true);
    return true;
}
// The score for a side of a round that has ended; `ended` is as in `SearchGame.ended`.
function endScore(ended, side, ply) {
    return ended == 3 ? 0 : ended - 1 == side ? limits_1.WIN - ply : ply - limits_1.WIN;
}
// Bounds of the quiescence search, in actions below the horizon. Before the first it follows all captures, before the
// second those that win more than the moving piece's value. The number of its nodes has a bound, too (counter.ts).
const ALL_CAPTURES = 2;
const CLEAR_CAPTURES = 8;
// The quiescence search: the score of a position if only actions with a capture value are followed, so that the static
// evaluation is used only where no capture is left.
function quiesce(at, ply, below, alpha, beta) {
    const p = changetype(0);
    const next = at + p.size();
    (0, counter_1.countNode)();
    if (counter_1.stopped)
        return 0;
    const isFull = (0, counter_1.isTreeFull)();
    endLine(ply);
    if (ply > exports.deepest)
        exports.deepest = ply;
    const ended = p.ended(at);
    if (ended)
        return endScore(ended, p.side(at), ply);
    if ((0, switches_1.has)(on.REPETITION) && p.isDrawnByRule(at))
        return 0;
    if (ply >= limits_1.MAX_PLY || isFull)
        return corrected(at, staticEvaluation(at));
    if ((0, switches_1.has)(on.WIN_IN_ONE) && hasWinInOne(at, ply))
        return limits_1.WIN - ply - 1;
    // 1. The hash table.
    const usesHash = (0, switches_1.has)(on.QUIESCENCE_HASH) && !p.isDrawByRuleNear(at);
    const key = p.key(at);
    let hashAction = 0;
    let hashBound = table_1.NONE;
    if (usesHash && (0, table_1.probe)((0, table_1.nearBucketOf)(key), key, ply)) {
        hashAction = table_1.foundAction;
        hashBound = table_1.foundBound;
        if (beta - alpha == 1 && (hashBound == table_1.EXACT || (hashBound == table_1.LOWER ? table_1.foundScore >= beta : table_1.foundScore <= alpha))) {
            return table_1.foundScore;
        }
    }
    const hashScore = table_1.foundScore;
    let raw = usesHash ? table_1.foundEvaluation : evaluations_1.UNKNOWN;
    // 2. The side to act may stand pat, unless it is in check: then it tries all actions.
    const threatened = p.inCheck(at);
    const originalAlpha = alpha;
    let standing = -limits_1.INFINITE;
    if (!threatened) {
        if (raw == evaluations_1.UNKNOWN)
            raw = staticEvaluation(at);
        standing = corrected(at, raw);
        if (hashBound == table_1.EXACT || (hashBound == table_1.LOWER && hashScore > standing) || (hashBound == table_1.UPPER && hashScore < standing)) {
            standing = hashScore;
        }
        if (standing >= beta)
            return standing;
        if (below >= CLEAR_CAPTURES && !(0, switches_1.has)(on.EXCHANGE))
            return standing;
        alpha = max(alpha, standing);
    }
    let best = standing;
    let bestAction = 0;
    const list = (0, picker_1.listAt)(ply);
    const count = threatened ? p.generate(at, list) : p.generateNoisy(at, list);
    (0, counter_1.countActions)(count);
    if (threatened && count == 0)
        return endScore(p.endWithoutActions(at), p.side(at), ply);
    const ranked = (0, picker_1.scoreCaptures)(at, ply, 0, count, hashAction);
    const tried = threatened ? count : ranked;
    if (tried > ranked)
        (0, picker_1.scoreQuiets)(at, ply, ranked, count - ranked, 0, 0, false);
    const outcomes = OUTCOMES + (ply * 8 * limits_1.MAX_OUTCOMES);
    for (let i = 0; i < tried; i++) {
        // 3. A search that has become too large ends here, with the best so far.
        if ((0, counter_1.wasTreeFull)() && best > -limits_1.INFINITE)
            break;
        const action = (0, picker_1.pick)(ply, i, tried);
        if (!threatened) {
            // 4. Captures that cannot raise alpha, or lose the exchange, are pruned.
            const gain = p.captureValue(at, action);
            if (standing + gain + 150 <= alpha)
                continue;
            if ((0, switches_1.has)(on.EXCHANGE) ? !p.winsExchange(at, action, 0) : below >= ALL_CAPTURES && gain <= p.moverValue(at, action))
                continue;
        }
        else if ((0, switches_1.has)(on.EXCHANGE) && best > -limits_1.WIN_BOUND && !p.winsExchange(at, action, 0))
            continue;
        const outcomeCount = p.chance(at, action, outcomes);
        let value;
        if (outcomeCount > 0) {
            value = scoreOfChance(at, next, action, outcomes, outcomeCount, ply, IN_TREE, alpha, beta);
        }
        else {
            if ((0, switches_1.has)(on.CONTINUATION))
                noteAction(at, ply, action);
            p.play(at, next, action, -1);
            value = p.side(next) == p.side(at)
                ? quiesce(next, ply + 1, below + 1, alpha, beta)
                : -quiesce(next, ply + 1, below + 1, -beta, -alpha);
        }
        if (counter_1.stopped)
            return 0;
        if (value <= best)
            continue;
        best = value;
        if (value <= alpha)
            continue;
        bestAction = action;
        setLine(ply, action, outcomeCount == 0);
        alpha = value;
        if (value >= beta)
            break;
    }
    if (usesHash && !(0, counter_1.wasTreeFull)()) {
        const bound = best >= beta ? table_1.LOWER : best > originalAlpha && beta - originalAlpha > 1 ? table_1.EXACT : table_1.UPPER;
        (0, table_1.remember)((0, table_1.nearBucketOf)(key), key, ply, 0, best, bound, bestAction, threatened ? evaluations_1.UNKNOWN : raw);
    }
    return best;
}
