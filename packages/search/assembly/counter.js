"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stopped = void 0;
exports.beginCounting = beginCounting;
exports.nodes = nodes;
exports.countNode = countNode;
exports.countActions = countActions;
exports.freeTrees = freeTrees;
exports.shareTrees = shareTrees;
exports.beginTree = beginTree;
exports.isTreeFull = isTreeFull;
exports.wasTreeFull = wasTreeFull;
// Counts the work of a search: nodes, and the actions that they list. It says when the search must end, and when a
// quiescence search has become too large.
const host_1 = require("./host");
/** Whether the search must end. Scores are invalid from then on. */
exports.stopped = false;
// Nodes are counted down to the next check of the limits. Long lists of actions shorten the way to it (countActions).
let counted = 0;
let nodeLimit = 0;
let longest = 0;
let interval = 0;
let countdown = 0;
// The work of long lists, in nodes.
let listWork = 0;
/** Begins counting. `nodes` is the limit (0: none), and `nodesPerPoll` the largest number of nodes between two polls. */
function beginCounting(nodes, nodesPerPoll) {
    nodeLimit = nodes;
    longest = nodesPerPoll;
    counted = 0;
    listWork = 0;
    exports.stopped = false;
    treeSize = TREE;
    nextInterval();
}
/** Positions visited since {@link beginCounting}. */
function nodes() {
    return counted + (interval - countdown);
}
/** Counts a node. Now and then it checks the limits, and may set {@link stopped}. */
// @ts-ignore: decorator
function countNode() {
    if (--countdown <= 0)
        checkLimits();
}
function nextInterval() {
    interval = nodeLimit > 0 ? Math.max(1, Math.min(longest, nodeLimit - counted)) : longest;
    countdown = interval;
}
function checkLimits() {
    counted = nodes();
    if ((nodeLimit > 0 && counted >= nodeLimit) || (0, host_1.poll)(counted) != 0)
        exports.stopped = true;
    nextInterval();
}
// A list of up to USUAL_ACTIONS is part of a node's usual work. In longer lists, ACTIONS_PER_NODE actions count as a node.
const USUAL_ACTIONS = 128;
const ACTIONS_PER_NODE = 64;
/** Counts the actions that a node has listed. A long list brings the next check of the limits nearer. */
// @ts-ignore: decorator
function countActions(count) {
    if (count > USUAL_ACTIONS)
        countLongList(count);
}
function countLongList(count) {
    const work = count / ACTIONS_PER_NODE;
    // The number of nodes, the difference of the two, stays the same.
    interval -= work;
    countdown -= work;
    listWork += work;
    treeLeft -= work;
}
// The largest size of a quiescence search, in nodes; long lists count as nodes, too. Without a limit some would hardly end
// on maps full of pieces that attack each other.
const TREE = 32768;
let treeSize = TREE;
let treeLeft = 0;
/** Gives each quiescence search from now on its full size. */
function freeTrees() {
    treeSize = TREE;
}
// The largest work of the first iteration, in nodes, even if the limits allow more.
const FIRST_ITERATION = 65536;
// An action may take this many times an equal share of the work that is left: most need less.
const GENEROUS = 16;
/**
 * Sets the size of each quiescence search below a root action of the first iteration, so that those of the other `left` - 1
 * actions have room, too: otherwise the iteration would have no end on some maps. What one action does not use is
 * left for the others. `outcomes` is the action's number of outcomes (0: no chance).
 */
function shareTrees(left, outcomes) {
    const searches = max(1, outcomes);
    const most = nodeLimit > 0 ? Math.min(nodeLimit, FIRST_ITERATION) : FIRST_ITERATION;
    // Each action takes two nodes, or more: it may be searched again with another window.
    const rest = most - nodes() - listWork - (2 * left) * searches;
    const share = Math.min(rest * GENEROUS / left, rest / 2) / searches;
    treeSize = Math.max(0, Math.min(TREE, share));
}
/** Begins a quiescence search. */
// @ts-ignore: decorator
function beginTree() {
    treeLeft = treeSize;
}
/** Counts a node of the quiescence search. Returns whether there is no room for it: it must stand pat. */
// @ts-ignore: decorator
function isTreeFull() {
    return --treeLeft < 0;
}
/** Whether the quiescence search has no room for another node. */
// @ts-ignore: decorator
function wasTreeFull() {
    return treeLeft < 0;
}
