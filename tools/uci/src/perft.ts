import type { Engine } from '@kickmate/engine';
import { successors } from '@kickmate/game';
import type { Errand } from './errand.ts';
import type { Setup } from './setup.ts';

/** Counts the leaves under each first successor, one line for each, then their sum. Throws when it is stopped. */
export async function* perftLines(engine: Engine, setup: Setup, depth: number, errand: Errand): AsyncGenerator<string> {
  const { variant, position, end } = setup;
  let total = 0;
  for (const successor of end ? [] : successors(variant, position)) {
    const after = variant.play(position, successor.action, successor.outcome);
    if (errand.isStopped) throw new Error('the count was stopped');
    const count = variant.end(after)
      ? leavesOfEnded(depth - 1)
      : await countLeaves(engine, variant.text.format(after), depth - 1);
    yield `${variant.text.formatAction(successor)}: ${count}`;
    total += count;
  }
  yield '';
  yield `Nodes searched: ${total}`;
}

/** A position in which the round is over has no successors, and is one leaf itself. */
const leavesOfEnded = (depth: number): number => (depth === 0 ? 1 : 0);

async function countLeaves(engine: Engine, position: string, depth: number): Promise<number> {
  if (depth === 0) return 1;
  const result = await engine.perft(position, depth);
  if (result.ok) return result.value.nodes;
  throw new Error(result.error.cause === 'stopped' ? 'the count was stopped' : result.error.message);
}
