// Counts the work of a search (nodes, and the actions that they list), and ends searches at their limits, quiescence searches also when they
// become too large.
import { poll } from "./imports/host";

/** True if the search must end. Scores are invalid from then on. */
export let stopped: bool = false;

// The number of nodes at the last check of the limits. Nodes are counted down to the next one, which long lists of actions bring nearer.
let nodesAtLastCheck: f64 = 0;
// The search ends at this number of nodes; 0: no limit.
let nodeLimit: f64 = 0;
// The largest number of nodes between two checks.
let longestInterval: i32 = 0;
// The number of nodes from the last check to the next, and the number that is left.
let interval: i32 = 0;
let countdown: i32 = 0;
// The work of long lists, in nodes.
let listWork: f64 = 0;

/** Begins counting. `limit`: the most nodes (0: no limit); `nodesPerPoll`: the most nodes between two polls. */
export function beginCounting(limit: f64, nodesPerPoll: i32): void {
  nodeLimit = limit;
  longestInterval = nodesPerPoll;
  nodesAtLastCheck = 0;
  listWork = 0;
  stopped = false;
  quiescenceLimit = QUIESCENCE_MAX;
  beginInterval();
}

/** The number of nodes since {@link beginCounting}. */
export function nodes(): f64 {
  return nodesAtLastCheck + <f64>(interval - countdown);
}

/** Counts a node, checks the limits if that is due, and returns whether the search may go on. */
// Inlined, since it is called for each node.
// @ts-ignore: decorator
@inline
export function countNode(): bool {
  if (--countdown <= 0) checkLimits();
  return !stopped;
}

function beginInterval(): void {
  interval = nodeLimit > 0 ? <i32>Math.max(1, Math.min(<f64>longestInterval, nodeLimit - nodesAtLastCheck)) : longestInterval;
  countdown = interval;
}

function checkLimits(): void {
  nodesAtLastCheck = nodes();
  if ((nodeLimit > 0 && nodesAtLastCheck >= nodeLimit) || poll(nodesAtLastCheck) != 0) stopped = true;
  beginInterval();
}

// A list of up to USUAL_ACTIONS is part of a node's usual work. In longer lists, ACTIONS_PER_NODE actions count as a node.
const USUAL_ACTIONS: i32 = 128;
const ACTIONS_PER_NODE: i32 = 64;

/** Counts the actions that a node has listed. A long list brings the next check of the limits nearer. */
export function countActions(count: i32): void {
  if (count > USUAL_ACTIONS) countLongList(count);
}

function countLongList(count: i32): void {
  const work = count / ACTIONS_PER_NODE;
  // Both fall by the same number, so nodes() stays the same.
  interval -= work;
  countdown -= work;
  listWork += <f64>work;
  quiescenceLeft -= work;
}

// The largest size of a quiescence search, in nodes; long lists count as nodes, too. Without a limit some searches would hardly
// end on maps full of pieces that attack each other.
const QUIESCENCE_MAX: i32 = 32768;
// The largest size of the next quiescence searches; the nodes that the running one has left.
let quiescenceLimit: i32 = QUIESCENCE_MAX;
let quiescenceLeft: i32 = 0;

/** Gives each quiescence search from now on its full size. */
export function allowFullQuiescence(): void {
  quiescenceLimit = QUIESCENCE_MAX;
}

// The most work of the first iteration, in nodes, even if the limits allow more.
const FIRST_ITERATION_MAX: f64 = 65536;
// The work that is left is shared among the root actions that are left. As most need less, one may take this many shares, up to half of
// the work.
const SHARES_PER_ACTION: f64 = 16;

/**
 * Limits each quiescence search below a root action of the first iteration, so that work is left for the other `actionsLeft` - 1
 * actions: otherwise the iteration would hardly end on some maps. The others can use what one action leaves.
 * `outcomeCount`: the number of the action's outcomes; 0 without chance.
 */
export function limitQuiescence(actionsLeft: i32, outcomeCount: i32): void {
  const searches = <f64>max(1, outcomeCount);
  const workLimit = nodeLimit > 0 ? Math.min(nodeLimit, FIRST_ITERATION_MAX) : FIRST_ITERATION_MAX;
  // Each action takes two nodes, or more: it may be searched again with another window.
  const nodesLeft = workLimit - nodes() - listWork - <f64>(2 * actionsLeft) * searches;
  const share = Math.min(nodesLeft * SHARES_PER_ACTION / <f64>actionsLeft, nodesLeft / 2) / searches;
  quiescenceLimit = <i32>Math.max(0, Math.min(<f64>QUIESCENCE_MAX, share));
}

/** Begins a quiescence search. */
export function beginQuiescence(): void {
  quiescenceLeft = quiescenceLimit;
}

/** Counts a node of the quiescence search. */
export function countQuiescenceNode(): void {
  quiescenceLeft--;
}

/** Returns whether the quiescence search has no room for the node that was counted last: it must stand pat. */
export function isQuiescenceFull(): bool {
  return quiescenceLeft < 0;
}
