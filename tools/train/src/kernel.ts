import { readFileSync } from 'node:fs';
import { DirectKernel, UsageError, useNamedFile } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import { misfit, type Network, type NetworkPlace, readNetwork } from '@kickmate/net';

/**
 * Opens the kernel of a game, with a small hash table.
 * @throws UsageError if the game has none, or one without a place for a network
 */
export async function openKernel(variant: AnyVariant, hashMiB = 1): Promise<DirectKernel> {
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  const direct = await DirectKernel.open(variant, hashMiB);
  if (direct.kernel.networkWidth() === 0)
    throw new UsageError(`the kernel of ${variant.id} has no place for a network`);
  return direct;
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
