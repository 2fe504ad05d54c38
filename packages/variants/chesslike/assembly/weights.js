"use strict";
// The weights of the evaluation, in hundredths of a pawn unless another unit is given. src/weight-groups.ts names
// groups of them.
Object.defineProperty(exports, "__esModule", { value: true });
exports.ROOM = exports.TEMPO = exports.KEY = exports.NO_WAY = exports.WAY = exports.THREATENED = exports.HANGING = exports.SIEGE = exports.NEARNESS = exports.MOBILITY = exports.ROYAL_PLACE = exports.PLACE = exports.ROYAL = exports.SIGHT = exports.POINT = exports.COUNT = exports.WEIGHTS = void 0;
exports.weight = weight;
/** Address of the weights. */
exports.WEIGHTS = memory.data([
    // 0 a piece, in tenths: per point of its pattern, per square that it sees on average on the empty map
    42, 150,
    // 2 a royal piece, in addition
    100,
    // 3 per square that a piece sees here more than on average on the empty map, in tenths: a piece, a royal one
    30, -20,
    // 5 per square that a piece sees in the position more than on average on the empty map, in tenths
    35,
    // 6 nearness to the other side's royal piece, per square, in tenths of a percent of the piece's value
    6,
    // 7 squares next to a royal piece that enemies see, times the number of those enemies, in tenths
    20,
    // 8 a piece that is attacked and not covered, in percent of its value: of the side to act, of the other side
    8, 30,
    // 10 the way to the exit, per action; the number of actions that count if there is no way
    25, 40,
    // 12 a key in hand while doors are closed
    15,
    // 13 the side to act
    15,
    // 14 each square to which the last vital piece can go in safety, up to six
    12,
], 8);
/** The number of weights. */
exports.COUNT = 15;
// The index of each weight above.
exports.POINT = 0;
exports.SIGHT = 1;
exports.ROYAL = 2;
exports.PLACE = 3;
exports.ROYAL_PLACE = 4;
exports.MOBILITY = 5;
exports.NEARNESS = 6;
exports.SIEGE = 7;
exports.HANGING = 8;
exports.THREATENED = 9;
exports.WAY = 10;
exports.NO_WAY = 11;
exports.KEY = 12;
exports.TEMPO = 13;
exports.ROOM = 14;
function weight(index) {
    return load(exports.WEIGHTS + (index << 2));
}
