import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder of the built pages, absolute. */
export const REFERENCE_FOLDER = fileURLToPath(new URL('./build', import.meta.url));

/** @type {Promise<unknown> | undefined} */
let making;

/** Makes the pages if they are not there, which takes some seconds. Rejects if that fails; then the next call tries again. */
export async function makeReferencePages() {
  if (existsSync(REFERENCE_FOLDER)) return;
  making ??= promisify(execFile)(process.execPath, ['build.mjs'], { cwd: import.meta.dirname });
  await making.finally(() => {
    making = undefined;
  });
}
