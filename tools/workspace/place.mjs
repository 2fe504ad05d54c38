// The folders of the project, and how the commands of the workspace report.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder, absolute, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** For what is fetched but no dependency of the project: pnpm, a browser. Ignored by git; may be deleted. */
export const cacheFolder = join(root, '.cache');

/** Reports progress to a person, on standard error: standard output belongs to the tool that is run. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}
