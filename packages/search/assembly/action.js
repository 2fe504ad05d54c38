"use strict";
// The parts of an action: `packages/game` describes them.
Object.defineProperty(exports, "__esModule", { value: true });
exports.toOf = toOf;
exports.fromOf = fromOf;
exports.kindOf = kindOf;
exports.optionOf = optionOf;
exports.makeAction = makeAction;
/** The square to which an action leads. What it means depends on the kind of the action. */
function toOf(action) {
    return (action & 255);
}
/** The square on which an action begins. */
function fromOf(action) {
    return ((action >> 8) & 255);
}
/** The kind of an action: each game numbers its own. */
function kindOf(action) {
    return (action >> 16) & 255;
}
/** The option of an action, for example the piece that a pawn becomes; 0 for none. */
function optionOf(action) {
    return (action >> 24);
}
/** Packs an action without an option. */
function makeAction(from, to, kind = 0) {
    return (kind << 16) | (from << 8) | to;
}
