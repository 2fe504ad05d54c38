import { readFileSync } from 'node:fs';
import { UsageError } from '@kickmate/command';
import type { KernelExports } from '@kickmate/engine';
import { gameOf } from '@kickmate/game';
import { parseNamedFile, useNamedFile } from './named-file.ts';

/** Evaluation weights as they are kept in a file: the kernel's, in its order. */
export interface WeightsFile {
  /** The game's id: the weights are the same on all its maps. */
  readonly variant: string;
  readonly weights: readonly number[];
}

/** The weights of a kernel that has been set up. */
export function readWeights(kernel: KernelExports): readonly number[] {
  return [...new Int32Array(kernel.memory.buffer, kernel.weightsAt(), kernel.weightCount())];
}

/** Gives a kernel other weights (rounded); they count from the next `load`. Throws if their number is wrong. */
export function writeWeights(kernel: KernelExports, weights: readonly number[]): void {
  const count = kernel.weightCount();
  if (weights.length !== count) throw new Error(`${weights.length} weights for a kernel that has ${count}`);
  new Int32Array(kernel.memory.buffer, kernel.weightsAt(), count).set(weights.map(Math.round));
}

/** Reads a file of weights for a variant, on whatever map. Throws a {@link UsageError} that names the file if it holds something else. */
export function loadWeights(path: string, variant: string): readonly number[] {
  const text = useNamedFile('weights', () => readFileSync(path, 'utf8'));
  const content = parseNamedFile<WeightsFile>(path, text);
  const isList = Array.isArray(content.weights) && content.weights.every((weight) => Number.isFinite(weight));
  if (content.variant !== gameOf(variant) || !isList) throw new UsageError(`${path} holds no weights for ${variant}`);
  return content.weights!;
}
