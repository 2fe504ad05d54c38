"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PACKED = exports.RECORDS = exports.RECORD_MAX = void 0;
// The records of the line that is being searched, one after another: the first is the current position of the round.
const limits_1 = require("./limits");
/** The largest record or packed position of any game, in bytes. */
exports.RECORD_MAX = 1024;
/** Address of the first record. */
exports.RECORDS = memory.data(1024 * (limits_1.MAX_PLY + 4), 16);
/** Address of the packed position that the host reads and writes. */
exports.PACKED = memory.data(1024, 8);
