import { UsageError } from '@kickmate/command';
import { switchBits } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { DirectKernel } from './direct-kernel.ts';
import type { Player } from './player.ts';
import type { EngineSpec } from './player-spec.ts';
import { loadWeights } from './weights.ts';

/**
 * A kernel with weights of its own as a player; it takes limits of nodes and depth only. Throws a {@link UsageError} if
 * it cannot be had.
 */
export async function weightedPlayer(variant: AnyVariant, spec: EngineSpec, file: string): Promise<Player> {
  const isPlain = spec.level === undefined && spec.limits.ms === undefined && spec.backend === 'wasm';
  if (!isPlain) throw new UsageError('a player with weights runs on wasm and is limited by nodes or depth only');
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so no weights`);
  const kernel = await DirectKernel.open(variant, spec.hashMiB);
  const weights = loadWeights(file, variant.id);
  const { length } = kernel.weights;
  if (weights.length !== length)
    throw new UsageError(`${file}: ${weights.length} weights for a kernel that has ${length}`);
  kernel.weights = weights;
  const switches = switchBits(spec.switches);
  return {
    begin: async () => kernel.clear(),
    choose: async ({ round }) => {
      kernel.load(round.start);
      for (const { action, outcome } of round.plies) kernel.play(action, outcome);
      return variant.writeSuccessor({ action: kernel.search(spec.limits, switches).action });
    },
    close: () => {},
  };
}
