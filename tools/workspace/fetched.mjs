// Fetches programs from npm that are not dependencies: pnpm, and a browser for the tests. Each has a folder in fetched/ with
// a package.json and a package-lock.json, whose checksums npm compares with the download. The lockfiles contain no addresses;
// `npm install --package-lock-only --omit-lockfile-registry-resolved` in such a folder writes a new one.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './place.mjs';
import { run } from './programs.mjs';

/** The folder with a package.json and a lockfile for each program. */
const pinned = join(root, 'tools/workspace/fetched');

/**
 * Installs the packages of a folder's lockfile into `home/node_modules`, and checks their checksums. On failure `home` stays
 * empty, and standard error gives the reason.
 * @param {string} name a folder in fetched/
 * @param {string} home the folder in which it is installed; made if it does not exist
 * @param {{ env?: NodeJS.ProcessEnv, from?: string }} [options] `from`: another folder of such folders
 * @returns {Promise<number>} npm's exit code
 */
export async function installPinned(name, home, { env = process.env, from = pinned } = {}) {
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(from, name, file), join(home, file));
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  let said = '';
  const code = await run('npm', ['ci', ...quiet], {
    cwd: home,
    env,
    stdio: ['ignore', 2, 'pipe'],
    started: (npm) => npm.stderr?.setEncoding('utf8').on('data', (text) => (said += text)),
  });
  if (code === 0) return 0;
  rmSync(home, { recursive: true, force: true });
  const isWrong = /\bEINTEGRITY\b/.test(said);
  say(
    isWrong
      ? `${name}: what was fetched does not have the checksum in tools/workspace/fetched/${name}/package-lock.json, and is refused.`
      : `${name} cannot be fetched:\n${said.trim()}`,
  );
  return code;
}
