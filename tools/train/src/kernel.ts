import { readFileSync } from 'node:fs';
import { UsageError, useNamedFile } from '@kickmate/command';
import { type KernelExports, loadKernel, SILENT_HOST } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { misfit, type Network, type NetworkPlace, readNetwork } from '@kickmate/net';

/**
 * Opens the kernel of a game, with a small hash table.
 * @throws UsageError if the game has none, or one without a place for a network
 */
export async function openKernel(variant: AnyVariant, hashMiB = 1): Promise<KernelExports> {
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  const make = await loadKernel(variant.kernel, 'wasm');
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  kernel.init(hashMiB);
  if (kernel.networkWidth() === 0) throw new UsageError(`the kernel of ${variant.id} has no place for a network`);
  return kernel;
}

/**
 * Reads the file of a network.
 *
 * @param option the option that names the file on the command line
 * @param place the kernel's, if the network has to fit it
 * @throws UsageError if the file cannot be read, is no network, or one for another kernel
 */
export async function networkOf(path: string, option = '--network', place?: NetworkPlace): Promise<Network> {
  const read = await readNetwork(useNamedFile(option, () => readFileSync(path)));
  if (!read.ok) throw new UsageError(`${path}: the network cannot be used: ${read.error.message}`);
  const problem = place && misfit(read.value, place);
  if (problem) throw new UsageError(`${path}: the network cannot be used: ${problem.message}`);
  return read.value;
}
