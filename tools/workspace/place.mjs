// Where we are, and how the tools of the workspace speak.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, absolute, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Fetched things that are not the project's dependencies: pnpm, a browser. Ignored by git, safe to delete. */
export const cacheFolder = join(root, '.cache');

/** Progress for a person, always on stderr: standard output belongs to the tool that is run. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
