import { switchBits } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { DirectKernel } from './direct-kernel.ts';
import type { Player } from './player.ts';
import type { EngineSpec } from './player-spec.ts';
import { loadWeights } from './weights.ts';

/** A kernel with weights of its own as a player; it takes limits of nodes and depth only. */
export async function weightedPlayer(variant: AnyVariant, spec: EngineSpec, file: string): Promise<Player> {
  const isPlain = spec.level === undefined && spec.limits.ms === undefined && spec.backend === 'wasm';
  if (!isPlain) throw new Error('a player with weights runs on wasm and is limited by nodes or depth only');
  const kernel = await DirectKernel.open(variant, spec.hashMiB);
  kernel.weights = loadWeights(file, variant.id);
  const switches = switchBits(spec.switches);
  return {
    begin: async () => kernel.clear(),
    choose: async ({ round }) => {
      kernel.load(round.start);
      for (const { action, outcome } of round.plies) kernel.play(action, outcome);
      return variant.writeSuccessor({ action: kernel.search(spec.limits, switches) });
    },
    close: () => {},
  };
}
