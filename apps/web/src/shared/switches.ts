import { BACKENDS, type Backend } from '@kickmate/engine/client';
import type { LocationQuery } from 'vue-router';

/** `?backend=wasm|js|rules`: the engine's backend; `wasm` if it is absent or unknown. */
export const backendSwitch = ({ backend }: LocationQuery): Backend => BACKENDS.find((one) => one === backend) ?? 'wasm';

/** `?seed=7`: the seed of a new match; a random one if it is absent or invalid. */
export function seedSwitch({ seed }: LocationQuery): number {
  const given = typeof seed === 'string' && /^\d{1,9}$/.test(seed) ? Number(seed) : undefined;
  return given ?? crypto.getRandomValues(new Uint32Array(1))[0]!;
}
