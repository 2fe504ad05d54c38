"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.PASS = exports.toOf = exports.makeAction = exports.fromOf = void 0;
// The numbers of src/actions.ts.
var action_1 = require("@kickmate/search/assembly/action");
Object.defineProperty(exports, "fromOf", { enumerable: true, get: function () { return action_1.fromOf; } });
Object.defineProperty(exports, "makeAction", { enumerable: true, get: function () { return action_1.makeAction; } });
Object.defineProperty(exports, "toOf", { enumerable: true, get: function () { return action_1.toOf; } });
/** The pass of a side that has no other action. */
exports.PASS = 1 << 16;
