import type { Engine, SearchRequest } from '@kickmate/engine';
import { type AnyVariant, seededRandom } from '@kickmate/game';
import type { Errand } from './errand.ts';
import { perSecond } from './info.ts';

/** How many actions a random game lasts before each of the positions. */
const LENGTHS = [0, 3, 6, 10, 15, 20, 26, 32, 40, 50, 65, 80];

/** The depth, in actions, if none is asked for. */
const DEPTH_OF_KERNEL = 12;
const DEPTH_OF_RULES = 2;

/** The fixed positions of a variant: its first start, and what random games came to, always the same ones. */
export function benchPositions(variant: AnyVariant): readonly string[] {
  const texts = LENGTHS.map((length) => variant.format(positionAfter(variant, length)));
  return [...new Set(texts)];
}

/** Where a random game is after so many actions, or before the one that ends it. */
function positionAfter(variant: AnyVariant, length: number): unknown {
  const random = seededRandom(length);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  let position: unknown = variant.starts('w')[0]?.position;
  for (let played = 0; played < length; played++) {
    const action = pick(variant.actions(position));
    const chances = variant.chance(position, action);
    const after = variant.play(position, action, chances.length > 0 ? pick(chances).outcome : undefined);
    if (variant.end(after)) break;
    position = after;
  }
  return position;
}

/**
 * Searches the fixed positions, each from a clean slate: the nodes are the signature of this engine's play, the same on
 * every machine. Throws when it is stopped.
 */
export async function* benchLines(
  engine: Engine,
  variant: AnyVariant,
  switches: NonNullable<SearchRequest['switches']>,
  asked: number | undefined,
  errand: Errand,
): AsyncGenerator<string> {
  const depth = asked ?? (engine.backend === 'rules' ? DEPTH_OF_RULES : DEPTH_OF_KERNEL);
  const positions = benchPositions(variant);
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
