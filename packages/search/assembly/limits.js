"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.MAX_OUTCOMES = exports.MAX_ACTIONS = exports.MAX_PLY = exports.INFINITE = exports.WIN_BOUND = exports.WIN = void 0;
var limits_1 = require("../src/limits");
Object.defineProperty(exports, "WIN", { enumerable: true, get: function () { return limits_1.WIN; } });
Object.defineProperty(exports, "WIN_BOUND", { enumerable: true, get: function () { return limits_1.WIN_BOUND; } });
/** A number above every score. */
exports.INFINITE = 32000;
/** The largest number of actions from the root to a node. */
exports.MAX_PLY = 120;
/**
 * The largest number of actions in a position of any game. Chesslike's largest maps may have the most: each of 256
 * squares can be reached from 24 others, one for each square of a pattern (of several riders in a direction, only the
 * nearest gets there). Only the used part of a list costs time, so the number may be large. A multiple of 1024 keeps
 * the lists apart in the processor's caches (picker.ts).
 */
exports.MAX_ACTIONS = 6144;
/** The largest number of outcomes of an action. */
exports.MAX_OUTCOMES = 64;
