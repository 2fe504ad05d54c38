import { depthsFor, workloadFor } from '@kickmate/bench';
import { type Engine, openEngine, type SearchRequest } from '@kickmate/engine';
import { successors } from '@kickmate/game';
import type { SetPosition } from './position.ts';
import { type PendingCommand, perSecond } from './search.ts';

/** Counts the leaves below each first successor: one line for each, then their sum. Throws when it is stopped. */
export async function* perftLines(
  engine: Engine,
  { variant, position, end }: SetPosition,
  depth: number,
  command: PendingCommand,
): AsyncGenerator<string> {
  let total = 0;
  for (const successor of end ? [] : successors(variant, position)) {
    const after = variant.play(position, successor.action, successor.outcome);
    if (command.isStopped) throw new Error('the count was stopped');
    const count = variant.end(after)
      ? leavesOfEnded(depth - 1)
      : await countLeaves(engine, variant.text.format(after), depth - 1);
    yield `${variant.text.formatAction(successor)}: ${count}`;
    total += count;
  }
  yield '';
  yield describeCount(total);
}

/** The last line of a count. */
export const describeCount = (total: number): string => `Nodes searched: ${total}`;

/** The leaves below a position in which the round is over: it has no successors, and is one leaf itself. */
const leavesOfEnded = (depth: number): number => (depth === 0 ? 1 : 0);

async function countLeaves(engine: Engine, position: string, depth: number): Promise<number> {
  if (depth === 0) return 1;
  const result = await engine.perft(position, depth);
  if (result.ok) return result.value.nodes;
  throw new Error(result.error.cause === 'stopped' ? 'the count was stopped' : result.error.message);
}

/**
 * Searches the fixed positions of a variant, each with an empty hash table; on a map, the map's start. Without a depth and
 * with all techniques on, the nodes are the variant's signature: they are the same on every machine, and the same as those
 * of `npm run bench -- --signature`. Throws when it is stopped.
 */
export async function* benchLines(
  engine: Engine,
  { variant }: SetPosition,
  switches: NonNullable<SearchRequest['switches']>,
  wantedDepth: number | undefined,
  command: PendingCommand,
): AsyncGenerator<string> {
  const workload = await workloadFor(variant, (one, backend) => openEngine(one, { backend }));
  const depth = wantedDepth ?? depthsFor(workload, engine.backend).signature;
  const { positions } = workload;
  let nodes = 0;
  let ms = 0;
  for (const [index, start] of positions.entries()) {
    await engine.clear();
    // Checked here too, because a stop before the search has begun does not end it.
    if (command.isStopped) throw new Error(BENCH_STOPPED);
    const result = await engine.search({ start, actions: [], limits: { depth }, switches });
    if (command.isStopped) throw new Error(BENCH_STOPPED);
    if (!result.ok) throw new Error(result.error.message);
    nodes += result.value.nodes;
    ms += result.value.ms;
    yield `Position ${index + 1}/${positions.length}: ${result.value.nodes} nodes, ${start}`;
  }
  yield '';
  yield `Bench of ${variant.id} on ${engine.backend}, depth ${depth}`;
  yield `Total time (ms) : ${Math.round(ms)}`;
  yield `Nodes searched  : ${nodes}`;
  yield `Nodes/second    : ${perSecond(nodes, ms)}`;
}

const BENCH_STOPPED = 'the bench was stopped';
