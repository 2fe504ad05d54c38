"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SearchGame = void 0;
const limits_1 = require("./limits");
/**
 * The interface between a game and the search. A game's kernel is compiled from its class `Game` in `assembly/game.ts`,
 * which extends this one: it implements the abstract methods and may override the others.
 *
 * A position is a record of {@link size} bytes, given by its address (`at`). The class has no state, so that
 * `changetype<P>(0).method(at)` is a direct call. A default must not call another method of the class: such a call would be
 * virtual. Playing an action writes the new record after the old one (copy-make), so that nothing is ever undone.
 *
 * An action is the number that `packages/game` describes; 0 is never an action. Values and evaluations are in hundredths of
 * a pawn. Sides are 0 for White and 1 for Black.
 */
class SearchGame {
    /**
     * The largest number of nodes between two checks of the search's limits, at least 1: a search can be stopped only at such
     * a check. `npm run bench -- --polls` shows the time between two checks. The search itself checks earlier after long lists
     * of actions.
     */
    nodesPerPoll() {
        return 256;
    }
    /**
     * The end of the round, as in {@link ended}, if the side to act has no action (mate, stalemate); else 0. May be slow.
     */
    endWithoutActions(at) {
        return 0;
    }
    /**
     * Key of the parts of a position that change slowly (a pawn key). The evaluation's errors are learnt for each such
     * key.
     */
    structureKey(at) {
        return 0;
    }
    /**
     * Whether the game has {@link generateQuiet}: a constant. If so, the search lists quiet actions only if the noisy ones
     * did not suffice.
     */
    listsQuietApart() {
        return false;
    }
    /** Like {@link generate}, but only the actions that {@link generateNoisy} leaves out. */
    generateQuiet(at, list) {
        return 0;
    }
    /**
     * The action as the host knows it, given the position in which it is legal. The actions that a game lists may lack
     * details that the position shows; its methods then accept both forms.
     */
    completeAction(at, action) {
        return action;
    }
    /** Whether {@link completeAction} changes anything: a constant. */
    completesActions() {
        return false;
    }
    /**
     * Writes the outcomes of an action as pairs of i32 (outcome, weight) and returns their number; 0 if there is no
     * chance.
     */
    chance(at, action, list) {
        return 0;
    }
    // 4. Threats and passing.
    /**
     * An action that wins the round at once, or 0. Either finds every such win, or always returns 0 (games in which the
     * test is too slow).
     */
    winInOne(at) {
        return 0;
    }
    /** Whether the side to act is in check: it has to answer a threat, so a static evaluation is useless. */
    inCheck(at) {
        return false;
    }
    /** Whether late quiet actions are pruned although they threaten to win: a constant. */
    prunesThreats() {
        return false;
    }
    /** Computes from scratch the score that {@link play} keeps up to date. */
    recomputeScore(at) { }
    /** Whether {@link captureValue} can be below 0: a constant. */
    hasNegativeCaptureValues() {
        return false;
    }
    /** Value of the moving piece. Breaks ties between equal captures: the least valuable attacker comes first. */
    moverValue(at, action) {
        return 0;
    }
    /** Static exchange evaluation: whether an action and the exchange that follows win at least `least`. */
    winsExchange(at, action, least) {
        return true;
    }
    /**
     * Value of a won round in the mean over an action's outcomes, if not all of them win. WIN outweighs every evaluation;
     * a game in which chance often decides returns less.
     */
    chanceWinValue() {
        return limits_1.WIN;
    }
    /** Whether nodes far from the horizon also probe the small hash table of the nodes near it. */
    probesNearTable() {
        return false;
    }
    // 6. A trained network for the evaluation (network.ts). The first five are constants.
    /** Units of the hidden layer for each side: a multiple of 64 up to 256, or 0 if the game has no network. */
    networkWidth() {
        return 0;
    }
    /** Number of the network's inputs: rows of weights. */
    networkRows() {
        return 0;
    }
    /** The output has other weights for each bucket: their number. */
    networkBuckets() {
        return 1;
    }
    /** Address of the memory for the network's weights. */
    networkAt() {
        return 0;
    }
    /** Whether the row for a cell's value is a sum of several rows of weights, {@link networkParts}. */
    sumsParts() {
        return false;
    }
    /** With {@link sumsParts}: address of the memory for the sums, one for each view, cell and value that has parts. */
    sumsAt() {
        return 0;
    }
    /** The sums are computed again when this number changes: it stands for everything that {@link networkParts} depends on. */
    inputsKey() {
        return 0;
    }
    /** Cells that describe a position for the network: a multiple of 8 up to 272. */
    networkCells() {
        return 0;
    }
    /**
     * The row for a cell's value (0 to 63) in a view, or -1, as for all cells of 0. A view is the side that looks (0 or 1),
     * doubled, plus 1 if it sees the board mirrored. Whether there is a row must not depend on the side.
     */
    networkRow(view, cell, value) {
        return -1;
    }
    /** With {@link sumsParts}: writes the rows (u16) whose sum stands for a cell's value. Returns their number, 64 at most. */
    networkParts(view, cell, value, to) {
        return 0;
    }
    /** The view in which a side sees a position. */
    networkView(at, side) {
        return side << 1;
    }
    /** Writes the cells of a position, a byte each. */
    writeCells(at, to) { }
    /** The bucket of a position. */
    networkBucket(at) {
        return 0;
    }
}
exports.SearchGame = SearchGame;
