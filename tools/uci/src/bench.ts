import { depthsFor, WORKLOADS } from '@kickmate/command';
import type { Engine, SearchRequest } from '@kickmate/engine';
import { gameOf } from '@kickmate/game';
import type { Errand } from './errand.ts';
import { perSecond } from './info.ts';
import type { Setup } from './setup.ts';

/**
 * Searches the fixed positions of a variant (on a map: where it begins), each from a clean slate. Without a depth, and
 * with everything on, the nodes are the variant's signature: the same on every machine, and those of
 * `npm run bench -- --signature`. Throws when it is stopped.
 */
export async function* benchLines(
  engine: Engine,
  { variant, start: first }: Setup,
  switches: NonNullable<SearchRequest['switches']>,
  asked: number | undefined,
  errand: Errand,
): AsyncGenerator<string> {
  const workload = WORKLOADS.find((one) => one.variant === gameOf(variant.id));
  if (!workload) throw new Error(`there is no bench for ${variant.id}`);
  const depth = asked ?? depthsFor(workload, engine.backend).signature;
  const positions = workload.variant === variant.id ? workload.positions : [first];
  let nodes = 0;
  let ms = 0;
  for (const [index, start] of positions.entries()) {
    await engine.clear();
    // Now, as a stop that comes before the search finds none to end.
    if (errand.isStopped) throw new Error(STOPPED);
    const result = await engine.search({ start, actions: [], limits: { depth }, switches });
    if (errand.isStopped) throw new Error(STOPPED);
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

const STOPPED = 'the bench was stopped';
