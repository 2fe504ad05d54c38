"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.MovePicker = exports.leftOver = exports.pickedScore = exports.CAPTURES = void 0;
exports.listAt = listAt;
exports.scoreCaptures = scoreCaptures;
exports.scoreQuiets = scoreQuiets;
exports.pick = pick;
exports.pickByExchange = pickByExchange;
exports.pickerAt = pickerAt;
// The order in which actions are tried. MovePicker returns a node's actions one by one, and lists them only when
// needed.
const counter_1 = require("./counter");
const history_1 = require("./history");
const limits_1 = require("./limits");
const switches_1 = require("./switches");
// Per ply: the actions as generated (u32), then those that are scored already (u32), and their scores (i32). Addresses
// 4096 bytes apart compete for the same place in the processor's caches: the odd lengths avoid such distances.
const LIST_BYTES = limits_1.MAX_ACTIONS * 12 + 1088;
const SCORED = limits_1.MAX_ACTIONS * 4 + 512;
const SCORES = limits_1.MAX_ACTIONS * 8 + 832;
const LISTS = memory.data((limits_1.MAX_ACTIONS * 12 + 1088) * (limits_1.MAX_PLY + 1), 64);
// Scores. The hash action comes first, then captures (from CAPTURES on), killer moves, other quiet actions by their
// history, and captures that lose the exchange.
const FIRST = 1 << 30;
/** The lowest score of a capture. */
exports.CAPTURES = 1 << 24;
const KILLER = 1 << 20;
const LOSING = -(1 << 24);
/** Address of a ply's list. */
// @ts-ignore: decorator
function listAt(ply) {
    return LISTS + ply * LIST_BYTES;
}
/**
 * The score of the last action that {@link pick} returned: at least {@link CAPTURES} if it captures (or came first).
 */
exports.pickedScore = 0;
/** The number of actions that {@link scoreCaptures} left in the list. */
exports.leftOver = 0;
/**
 * Scores the captures among the `count` actions in a ply's list, and appends them to the `scored` actions that the ply has
 * already. Returns the new number of scored actions. The other actions are moved to the beginning of the list, for
 * {@link scoreQuiets}: often they are not needed. `hashAction` comes before all others; if it is scored already, it is
 * left out.
 */
function scoreCaptures(at, ply, scored, count, hashAction) {
    const p = changetype(0);
    const list = listAt(ply);
    const isFirstScored = scored > 0;
    let left = 0;
    for (let i = 0; i < count; i++) {
        const action = load(list + (i << 2));
        const value = p.captureValue(at, action);
        if (action == hashAction) {
            if (!isFirstScored)
                setScore(list, scored++, FIRST, action);
        }
        else if (value > 0)
            setScore(list, scored++, exports.CAPTURES + (value << 8) - p.moverValue(at, action), action);
        else {
            store(list + (left << 2), action);
            left++;
        }
    }
    exports.leftOver = left;
    closeScores(list, scored);
    return scored;
}
/**
 * Scores the `left` actions that {@link scoreCaptures} left in the list, except `firstAction`. Returns the number of
 * scored actions. `hasContinuations`: see {@link historyScore}.
 */
function scoreQuiets(at, ply, scored, left, firstAction, previous, hasContinuations) {
    const p = changetype(0);
    const list = listAt(ply);
    const killer0 = (0, history_1.killerOf)(ply, 0);
    const killer1 = (0, history_1.killerOf)(ply, 1);
    const countermove = (0, history_1.countermoveOf)(p.side(at), previous);
    for (let i = 0; i < left; i++) {
        const action = load(list + (i << 2));
        if (action == firstAction)
            continue;
        const score = action == killer0 ? KILLER + 2
            : action == killer1 ? KILLER + 1
                : action == countermove ? KILLER
                    : (0, history_1.historyScore)(at, ply, action, hasContinuations)
                        + (p.hasNegativeCaptureValues() ? p.captureValue(at, action) * 64 : 0);
        setScore(list, scored++, score, action);
    }
    closeScores(list, scored);
    return scored;
}
// @ts-ignore: decorator
function setScore(list, index, score, action) {
    const slot = list + (index << 2);
    store(slot, action, SCORED);
    store(slot, score, SCORES);
}
// Writes the lowest numbers after the scores: they are read four at a time.
// @ts-ignore: decorator
function closeScores(list, count) {
    if (ASC_FEATURE_SIMD)
        v128.store(list + SCORES + (count << 2), i32x4.splat(i32.MIN_VALUE));
}
/**
 * Returns the scored action with the highest score from `index` on, of the first `count`, and exchanges it with the one at
 * `index`. Of equal ones it takes the last.
 */
function pick(ply, index, count) {
    assert(index < count);
    const list = listAt(ply);
    const slot = list + (index << 2);
    const best = mostOf(slot + SCORES, list + SCORES + (count << 2)) - SCORES;
    const action = load(best, SCORED);
    const score = load(best, SCORES);
    store(best, load(slot, SCORED), SCORED);
    store(best, load(slot, SCORES), SCORES);
    store(slot, action, SCORED);
    store(slot, score, SCORES);
    exports.pickedScore = score;
    return action;
}
// Address of the highest score from `at` to `end`, of equal ones the last. For two scores the plain loop is faster.
// @ts-ignore: decorator
function mostOf(at, end) {
    return ASC_FEATURE_SIMD && end - at > 8 ? mostOfFours(at, end) : mostOfOnes(at, end);
}
// @ts-ignore: decorator
function mostOfOnes(at, end) {
    let best = at;
    let most = load(at);
    for (let other = at + 4; other < end; other += 4) {
        const score = load(other);
        if (score < most)
            continue;
        most = score;
        best = other;
    }
    return best;
}
// @ts-ignore: decorator
function mostOfFours(at, end) {
    let most = v128.load(at);
    for (let four = at + 16; four < end; four += 16)
        most = i32x4.max_s(most, v128.load(four));
    most = i32x4.max_s(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
    most = i32x4.max_s(most, i32x4.shuffle(most, most, 1, 0, 3, 2));
    let four = end;
    let found = 0;
    while (!found) {
        four -= 16;
        found = i32x4.bitmask(i32x4.eq(v128.load(four), most));
    }
    return four + ((31 - clz(found)) << 2);
}
/** Like {@link pick}, but moves captures that lose the exchange to the end. */
function pickByExchange(at, ply, index, count) {
    while (true) {
        const action = pick(ply, index, count);
        if (exports.pickedScore < exports.CAPTURES || exports.pickedScore == FIRST || changetype(0).winsExchange(at, action, 0))
            return action;
        setScore(listAt(ply), index, exports.pickedScore - exports.CAPTURES + LOSING, action);
    }
}
// The stages of a MovePicker: only the hash action is listed; captures are listed, too; all actions are listed.
const HASH_ACTION = 0;
const WITH_CAPTURES = 1;
const COMPLETE = 2;
const PICKER_BYTES = 32;
const PICKERS = memory.data(32 * (limits_1.MAX_PLY + 2), 8);
/**
 * Returns the actions of a node, the most promising first: the hash action (before it lists others), captures, then
 * quiet actions. Without ordering it returns them as they are generated. There is one picker for each ply:
 * {@link pickerAt}.
 */
let MovePicker = class MovePicker {
    // The action that is returned first; 0: none.
    firstAction = 0;
    previous = 0;
    stage = 0;
    // The number of scored actions, and the number of those in the list that wait to be scored.
    scored = 0;
    left = 0;
    /** The index in the order, from 0, of the last action of {@link next}. */
    index = 0;
    /**
     * Begins with a node. `firstAction` is returned first: the hash action, or 0 if there is none or a singular search
     * excludes it. `previous` is the action that led to the node.
     */
    begin(at, ply, firstAction, previous) {
        this.firstAction = firstAction;
        this.previous = previous;
        this.index = -1;
        if (!(0, switches_1.has)(switches_1.ORDERING)) {
            this.scored = changetype(0).generate(at, listAt(ply));
        }
        else {
            this.stage = HASH_ACTION;
            this.scored = firstAction ? 1 : 0;
            if (firstAction)
                setScore(listAt(ply), 0, FIRST, firstAction);
        }
    }
    /** Whether the node has no action. Valid after {@link next} has returned 0. */
    get isEmpty() {
        return this.scored == 0;
    }
    /**
     * Returns the next action; 0 if there is none. Its score is then {@link pickedScore}. `hashAction` is the
     * hash table's action, also where a singular search excludes it. The fields are read once, since the compiler would read
     * them again after each list that is written.
     */
    next(at, ply, hashAction) {
        const p = changetype(0);
        const list = listAt(ply);
        const index = this.index + 1;
        this.index = index;
        let scored = this.scored;
        if (!(0, switches_1.has)(switches_1.ORDERING))
            return index < scored ? load(list + (index << 2)) : 0;
        let stage = this.stage;
        if (stage == HASH_ACTION) {
            if (index < scored) {
                exports.pickedScore = FIRST;
                return this.firstAction;
            }
            const count = p.listsQuietApart() ? p.generateNoisy(at, list) : p.generate(at, list);
            (0, counter_1.countActions)(count);
            scored = scoreCaptures(at, ply, index, count, hashAction);
            stage = WITH_CAPTURES;
            this.stage = stage;
            this.scored = scored;
            this.left = exports.leftOver;
        }
        if (index < scored) {
            const action = (0, switches_1.has)(switches_1.EXCHANGE) ? pickByExchange(at, ply, index, scored) : pick(ply, index, scored);
            if (stage == COMPLETE || exports.pickedScore >= exports.CAPTURES)
                return action;
        }
        else if (stage == COMPLETE)
            return 0;
        let left = this.left;
        if (p.listsQuietApart())
            left += p.generateQuiet(at, list + (left << 2));
        scored = scoreQuiets(at, ply, scored, left, this.firstAction, this.previous, (0, switches_1.has)(switches_1.CONTINUATION));
        this.stage = COMPLETE;
        this.scored = scored;
        return index < scored ? pick(ply, index, scored) : 0;
    }
    /** Marks the last action of {@link next} as not searched, so that {@link learn} leaves its history alone. */
    // @ts-ignore: decorator
    skip(ply) {
        store(listAt(ply) + SCORED + (this.index << 2), 0);
    }
    /**
     * Raises the history of the last action of {@link next}, a quiet one that caused a cutoff, and lowers that of the quiet
     * ones before it. Those that were pruned because they lose the exchange are lowered, too: without that, chess loses 44 Elo
     * (+-38, 200 matches of 2,000 nodes an action).
     */
    learn(at, ply, depth) {
        const p = changetype(0);
        const hasContinuations = (0, switches_1.has)(switches_1.CONTINUATION);
        const index = this.index;
        const actions = listAt(ply) + SCORED;
        const action = load(actions + (index << 2));
        const bonus = min(depth * depth * 16 + 32 * depth, 1600);
        (0, history_1.changeHistory)(at, ply, action, bonus, hasContinuations);
        for (let i = 0; i < index; i++) {
            const earlier = load(actions + (i << 2));
            if (earlier && p.captureValue(at, earlier) <= 0)
                (0, history_1.changeHistory)(at, ply, earlier, -bonus, hasContinuations);
        }
        (0, history_1.noteRefutation)(p.side(at), ply, action, this.previous);
    }
};
exports.MovePicker = MovePicker;
__decorate([
    inline
], MovePicker.prototype, "skip", null);
exports.MovePicker = MovePicker = __decorate([
    unmanaged
], MovePicker);
/** The picker of a ply. */
// @ts-ignore: decorator
function pickerAt(ply) {
    return changetype(PICKERS + ply * PICKER_BYTES);
}
