// Installs packages of Debian and its kin, where this process may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install packages. */
export function isAptUsable() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages, without the ones that they only recommend. Whether it worked, the caller sees by looking again.
 * @param {string[]} names
 */
export function fromApt(names, env) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  };
  spawnSync('apt-get', ['-qq', 'update'], options);
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...names], options);
}
