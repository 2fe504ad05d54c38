import { UsageError } from '@kickmate/command';
import { switchBits, weightGroupsOf, wrongGroup, zeroWeights } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { DirectKernel } from './direct-kernel.ts';
import type { Weights } from './duel.ts';
import type { Player } from './player.ts';
import type { EngineSpec } from './player-spec.ts';
import { loadWeights } from './weights.ts';

/** Whether a player's evaluation is not the kernel's own. */
export const hasOwnWeights = ({ weights, without }: EngineSpec): boolean => (weights ?? without) !== undefined;

/**
 * A kernel with weights of its own as a player; it takes limits of nodes and depth only. Throws a {@link UsageError} if
 * it cannot be had.
 */
export async function weightedPlayer(variant: AnyVariant, spec: EngineSpec): Promise<Player> {
  const { level, backend, switches, limits } = spec;
  const { ms, clock, ...plainLimits } = limits;
  const isPlain = level === undefined && (ms ?? clock) === undefined && backend === 'wasm';
  if (!isPlain) throw new UsageError('a player with weights runs on wasm and is limited by nodes or depth only');
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so no weights`);
  const kernel = await DirectKernel.open(variant, spec.hashMiB);
  kernel.weights = weightsOf(variant, kernel.weights, spec);
  const bits = switchBits(switches);
  return {
    begin: async () => kernel.clear(),
    choose: async ({ round }) => {
      kernel.load(round.start);
      for (const { action, outcome } of round.plies) kernel.play(action, outcome);
      const { action, score } = kernel.search(plainLimits, bits);
      return { action: variant.writeSuccessor({ action }), score };
    },
    close: () => {},
  };
}

function weightsOf(variant: AnyVariant, own: Weights, { kernel, weights: file, without = [] }: EngineSpec): Weights {
  const weights = [...(file === undefined ? own : loadWeights(file, variant.id))];
  if (weights.length !== own.length)
    throw new UsageError(`${file}: ${weights.length} weights for a kernel that has ${own.length}`);
  if (kernel !== undefined && without.length > 0)
    throw new UsageError(
      'kernel= and -GROUP do not go together: where the weights of a group are, is known of the present kernel',
    );
  const wrong = wrongGroup(variant, without);
  if (wrong !== undefined) throw new UsageError(`a player without ${wrong}`);
  zeroWeights(weights, weightGroupsOf(variant), without);
  return weights;
}
