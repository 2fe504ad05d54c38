import { BACKENDS, type Backend } from '@kickmate/engine/client';
import type { LocationQuery } from 'vue-router';

/** `?backend=wasm|js|rules`: what the engine shall run on; `wasm` if nothing (known) is said. */
export const backendSwitch = ({ backend }: LocationQuery): Backend => BACKENDS.find((one) => one === backend) ?? 'wasm';

/** `?seed=7`: where a new match's luck comes from; drawn anew for each match if nothing (usable) is said. */
export function seedSwitch({ seed }: LocationQuery): number {
  const given = typeof seed === 'string' && /^\d{1,9}$/.test(seed) ? Number(seed) : undefined;
  return given ?? crypto.getRandomValues(new Uint32Array(1))[0]!;
}
