// Counts the work of a search: nodes, and the actions that they list. It says when the search must end, and when a
// quiescence search has become too large.
import { poll } from "./imports/host";

/** Whether the search must end. Scores are invalid from then on. */
export let stopped: bool = false;

// Nodes are counted down to the next check of the limits. Long lists of actions shorten the way to it (countActions).

// The number of nodes before the present countdown.
let counted: f64 = 0;
// The search ends at this number of nodes; 0: no limit.
let nodeLimit: f64 = 0;
// The largest number of nodes between two checks.
let longestInterval: i32 = 0;
// The number of nodes between the last check and the next, and how many of them are left.
let interval: i32 = 0;
let countdown: i32 = 0;
// The work of long lists, in nodes.
let listWork: f64 = 0;

/** Begins counting. `limit` is that of nodes (0: none), and `nodesPerPoll` the largest number of nodes between two polls. */
export function beginCounting(limit: f64, nodesPerPoll: i32): void {
  nodeLimit = limit;
  longestInterval = nodesPerPoll;
  counted = 0;
  listWork = 0;
  stopped = false;
  quiescenceSize = QUIESCENCE_NODES;
  beginInterval();
}

/** Positions visited since {@link beginCounting}. */
export function nodes(): f64 {
  return counted + <f64>(interval - countdown);
}

/** Counts a node, and returns whether the search may go on. Now and then it checks the limits for this. */
// Inlined, since it is called for each node.
// @ts-ignore: decorator
@inline
export function countNode(): bool {
  if (--countdown <= 0) checkLimits();
  return !stopped;
}

function beginInterval(): void {
  interval = nodeLimit > 0 ? <i32>Math.max(1, Math.min(<f64>longestInterval, nodeLimit - counted)) : longestInterval;
  countdown = interval;
}

function checkLimits(): void {
  counted = nodes();
  if ((nodeLimit > 0 && counted >= nodeLimit) || poll(counted) != 0) stopped = true;
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
  // Both fall, so that nodes() stays the same.
  interval -= work;
  countdown -= work;
  listWork += <f64>work;
  quiescenceLeft -= work;
}

// The largest size of a quiescence search, in nodes; long lists count as nodes, too. Without a limit some would hardly end
// on maps full of pieces that attack each other.
const QUIESCENCE_NODES: i32 = 32768;
// The size that a quiescence search may have now, and what is left of it for the running one.
let quiescenceSize: i32 = QUIESCENCE_NODES;
let quiescenceLeft: i32 = 0;

/** Gives each quiescence search from now on its full size. */
export function allowFullQuiescence(): void {
  quiescenceSize = QUIESCENCE_NODES;
}

// The largest work of the first iteration, in nodes, even if the limits allow more.
const FIRST_ITERATION_NODES: f64 = 65536;
// An action may take this many equal shares of the work that is left, but at most half of it, since most need less.
const SHARES: f64 = 16;

/**
 * Sets the size of each quiescence search below a root action of the first iteration, so that those of the other
 * `actionsLeft` - 1 actions have room, too: otherwise the iteration would have no end on some maps. What one action does not use
 * is there for the others. `outcomeCount`: the number of the action's outcomes; 0 without chance.
 */
export function shareQuiescence(actionsLeft: i32, outcomeCount: i32): void {
  const searches = <f64>max(1, outcomeCount);
  const most = nodeLimit > 0 ? Math.min(nodeLimit, FIRST_ITERATION_NODES) : FIRST_ITERATION_NODES;
  // Each action takes two nodes, or more: it may be searched again with another window.
  const nodesLeft = most - nodes() - listWork - <f64>(2 * actionsLeft) * searches;
  const share = Math.min(nodesLeft * SHARES / <f64>actionsLeft, nodesLeft / 2) / searches;
  quiescenceSize = <i32>Math.max(0, Math.min(<f64>QUIESCENCE_NODES, share));
}

/** Begins a quiescence search. */
export function beginQuiescence(): void {
  quiescenceLeft = quiescenceSize;
}

/** Counts a node of the quiescence search. */
export function countQuiescenceNode(): void {
  quiescenceLeft--;
}

/** Whether the quiescence search has no room for the node that was counted last: it must stand pat. */
export function isQuiescenceFull(): bool {
  return quiescenceLeft < 0;
}
