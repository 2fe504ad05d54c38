import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { UsageError } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import { useNamedFile } from './named-file.ts';
import type { EngineSpec } from './player-spec.ts';

/**
 * A variant whose engine searches with the build of its kernel that a player brings along, if it does. Throws a
 * {@link UsageError} if that is none.
 */
export function withKernelOf({ kernel: path, backend }: EngineSpec, variant: AnyVariant): AnyVariant {
  if (path === undefined) return variant;
  if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
  if (backend !== 'wasm') throw new UsageError("a player with a kernel's file runs on wasm");
  const code = useNamedFile('kernel', () => readFileSync(path));
  if (!isKernel(code)) throw new UsageError(`${path} is no kernel: wanted is the release.wasm of a build`);
  return { ...variant, kernel: { ...variant.kernel, wasm: pathToFileURL(path) } };
}

function isKernel(code: Uint8Array<ArrayBuffer>): boolean {
  if (!WebAssembly.validate(code)) return false;
  return WebAssembly.Module.exports(new WebAssembly.Module(code)).some(({ name }) => name === 'weightsAt');
}
