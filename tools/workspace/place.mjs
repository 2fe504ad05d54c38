// The folders of the project, and the progress reports of the commands.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folder of fetched programs that are not dependencies: pnpm, a browser. Git ignores it, and it may be deleted. */
export const cacheFolder = join(root, '.cache');

/** Reports progress to a person, on standard error: standard output belongs to the tool that is run. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
