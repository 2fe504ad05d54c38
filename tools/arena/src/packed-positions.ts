import type { AnyVariant } from '@kickmate/game';

/** Positions as a kernel reads them, one after the other, in memory that all threads share. */
export interface PackedPositions {
  readonly count: number;
  /** 32-bit words to each. */
  readonly stride: number;
  readonly words: Uint32Array;
}

/** Packs positions. Throws if the variant has no kernel. */
export function packPositions(variant: AnyVariant, positions: readonly unknown[]): PackedPositions {
  const { kernel } = variant;
  if (!kernel) throw new Error(`${variant.id} has no kernel`);
  const stride = Math.ceil(kernel.size / 4);
  const memory = new SharedArrayBuffer(positions.length * stride * 4);
  for (const [index, position] of positions.entries())
    kernel.pack(position, new DataView(memory, index * stride * 4, kernel.size));
  return { count: positions.length, stride, words: new Uint32Array(memory) };
}
