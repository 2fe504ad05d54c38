"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.perft = perft;
const limits_1 = require("./limits");
const LISTS = memory.data(limits_1.MAX_ACTIONS * 4 * 16, 8);
const OUTCOMES = memory.data(limits_1.MAX_OUTCOMES * 8 * 16, 8);
/** Counts the sequences of `depth` successors from the position at `at`. Writes records after that position. */
function perft(at, depth) {
    const p = changetype(0);
    if (depth == 0)
        return 1;
    if (depth == 1)
        return p.countSuccessors(at);
    const list = LISTS + (depth * limits_1.MAX_ACTIONS * 4);
    const outcomes = OUTCOMES + (depth * limits_1.MAX_OUTCOMES * 8);
    const next = at + p.size();
    const actions = p.generate(at, list);
    let leaves = 0;
    for (let i = 0; i < actions; i++) {
        const action = load(list + (i << 2));
        const chances = p.chance(at, action, outcomes);
        for (let k = 0; k < max(1, chances); k++) {
            p.play(at, next, action, chances == 0 ? -1 : load(outcomes + (k << 3)));
            leaves += perft(next, depth - 1);
        }
    }
    return leaves;
}
