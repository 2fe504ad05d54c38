import type { Backend } from '@kickmate/engine';
import type { AnyVariant, Workload, WorkloadDepths } from '@kickmate/game';

/** Loads what the bench measures of a variant. Throws if the game has no workload. */
export async function workloadOf({ id, workload }: AnyVariant): Promise<Workload> {
  if (!workload)
    throw new Error(
      `${id} has no workload, so there is nothing to measure; the facet is described in docs/variants.md`,
    );
  return workload();
}

/** Returns the depths for a backend. Throws if the workload has none for kernels. */
export function depthsFor({ rules, kernel }: Workload, backend: Backend): WorkloadDepths {
  if (backend === 'rules') return rules;
  if (!kernel) throw new Error(`the workload has no depths for the backend ${backend}; add 'kernel' to it`);
  return kernel;
}
