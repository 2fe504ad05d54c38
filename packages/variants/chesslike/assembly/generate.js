"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.generate = generate;
exports.generateNoisy = generateNoisy;
exports.countActions = countActions;
// Generates the legal actions.
const bits_1 = require("@kickmate/bitboards/assembly/bits");
const actions_1 = require("./actions");
const map_1 = require("./map");
const record_1 = require("./record");
const sight_1 = require("./sight");
/** Writes the legal actions to `list`; returns their number, 0 if the round is over. */
function generate(at, list) {
    if ((0, record_1.endedOf)(at))
        return 0;
    const side = (0, record_1.sideOf)(at);
    const own = (0, record_1.piecesAt)(at, side);
    (0, sight_1.look)(at);
    let to = list;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            (0, sight_1.see)((0, record_1.pieceOn)(at, from), from);
            for (let m = 0; m < map_1.bytes; m += 8)
                to = write(to, from, m, (0, sight_1.targets)(at, side, m));
        }
    }
    if (to == list) {
        store(list, actions_1.PASS);
        return 1;
    }
    return ((to - list) >> 2);
}
/** Writes the captures, and the moves by which White wins on an exit, to `list`; returns their number. */
function generateNoisy(at, list) {
    const side = (0, record_1.sideOf)(at);
    const own = (0, record_1.piecesAt)(at, side);
    (0, sight_1.look)(at);
    let to = list;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            const code = (0, record_1.pieceOn)(at, from);
            const leaves = map_1.hasExits && side == 0 && (0, map_1.isVital)(code);
            (0, sight_1.see)(code, from);
            for (let m = 0; m < map_1.bytes; m += 8) {
                let found = (0, sight_1.captures)(at, side, m);
                if (leaves)
                    found |= (0, sight_1.targets)(at, side, m) & load(map_1.EXITS + m);
                to = write(to, from, m, found);
            }
        }
    }
    return ((to - list) >> 2);
}
function write(list, from, n, found) {
    for (let set = found; set; set = (0, bits_1.rest)(set)) {
        store(list, (0, actions_1.makeAction)(from, (n << 3) + (0, bits_1.lowest)(set)));
        list += 4;
    }
    return list;
}
/** The number of legal actions. */
function countActions(at) {
    if ((0, record_1.endedOf)(at))
        return 0;
    const side = (0, record_1.sideOf)(at);
    const own = (0, record_1.piecesAt)(at, side);
    (0, sight_1.look)(at);
    let actions = 0;
    for (let n = 0; n < map_1.bytes; n += 8) {
        for (let set = load(own + n); set; set = (0, bits_1.rest)(set)) {
            const from = (n << 3) + (0, bits_1.lowest)(set);
            (0, sight_1.see)((0, record_1.pieceOn)(at, from), from);
            for (let m = 0; m < map_1.bytes; m += 8)
                actions += (0, bits_1.count)((0, sight_1.targets)(at, side, m));
        }
    }
    return max(actions, 1);
}
