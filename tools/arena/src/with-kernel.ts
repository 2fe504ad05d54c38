import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { UsageError } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import { DirectKernel } from './direct-kernel.ts';
import { useNamedFile } from './named-file.ts';
import type { EngineSpec } from './player-spec.ts';

/**
 * A variant whose engine searches with the build of its kernel that a player brings along, if it does. Throws a
 * {@link UsageError} if that is none, or another game's.
 */
export async function withKernelOf({ kernel: path, backend }: EngineSpec, variant: AnyVariant): Promise<AnyVariant> {
  if (path === undefined) return variant;
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  if (backend !== 'wasm') throw new UsageError("a player with a kernel's file runs on wasm");
  const code = useNamedFile('kernel', () => readFileSync(path));
  if (!isKernel(code)) throw new UsageError(`${path} is no kernel: wanted is the release.wasm of a build`);
  const played = { ...variant, kernel: { ...variant.kernel, wasm: pathToFileURL(path) } };
  if (!(await knowsGame(played))) throw new UsageError(`${path} is the kernel of another game than ${variant.id}`);
  return played;
}

function isKernel(code: Uint8Array<ArrayBuffer>): boolean {
  if (!WebAssembly.validate(code)) return false;
  return WebAssembly.Module.exports(new WebAssembly.Module(code)).some(({ name }) => name === 'weightsAt');
}

/** Whether a variant's kernel lists the actions of the rules where a round begins. */
async function knowsGame(variant: AnyVariant): Promise<boolean> {
  const { position } = variant.starts('w')[0]!;
  const kernel = await DirectKernel.open(variant, 1);
  try {
    kernel.load(position);
    return String([...kernel.actions()].sort()) === String([...variant.actions(position)].sort());
  } catch {
    // Another game's position may lie outside its memory.
    return false;
  }
}
