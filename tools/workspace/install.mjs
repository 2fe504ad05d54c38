// Installs pnpm and the dependencies on a machine that has only Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPinned } from './fetched.mjs';
import { workspacePackages } from './packages.mjs';
import { cacheFolder, root, say } from './place.mjs';
import { progressOnly, run } from './programs.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = /^pnpm@([^+]+)/.exec(manifest.packageManager)?.[1];
const pnpmHome = join(cacheFolder, `pnpm-${pnpmVersion}`);
const pnpmBin = join(pnpmHome, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.kickmate-installed');

/** The environment of all programs that the commands run. Our pnpm is first in PATH, where turbo looks for it. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), pnpmBin, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  npm_config_manage_package_manager_versions: 'false',
  npm_config_update_notifier: 'false',
};

/** The error for a version of Node that `engines` in package.json does not allow; `undefined` if it is allowed. */
export function tooOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFit = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return isFit
    ? undefined
    : `Node ${version} is too old: Kickmate needs Node 20.19 or a later 20, or 22.12 or any later.`;
}

/** Whether the installed dependencies are those of the lockfile and of all packages, for this platform and this version of Node. */
export function areDependenciesInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

function wanted() {
  const [nodeMajor] = process.versions.node.split('.');
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const machine = `${process.platform}-${process.arch}-node${nodeMajor}-pnpm${pnpmVersion}`;
  const packages = workspacePackages().map(({ folder, manifest: { name, dependencies, devDependencies } }) =>
    JSON.stringify([folder, name, dependencies, devDependencies]),
  );
  return createHash('sha256').update(lockfile).update(machine).update(packages.join()).digest('hex');
}

/**
 * Installs pnpm and the dependencies if they are missing. If packages of the workspace were added, removed or changed since the
 * lockfile was written, it is brought up to date from what has been fetched before; in CI that is an error. Returns the exit
 * code of the step that failed, or 0.
 */
export async function installDependencies() {
  const options = { cwd: root, env: { ...environment, CI: 'true' }, stdio: progressOnly };
  if (!existsSync(join(pnpmBin, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'))) {
    say(`getting pnpm ${pnpmVersion} with npm, into .cache`);
    const code = await installPinned('pnpm', pnpmHome, options);
    if (code !== 0) return code;
  }
  const isWritten = missingInLockfile().length === 0;
  if (!isWritten && !process.env.CI) {
    say(`the lockfile does not fit ${missingInLockfile().join(', ')}: bringing it up to date`);
    const code = await run(
      'pnpm',
      ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'],
      options,
    );
    if (code !== 0) return code;
  } else {
    say('installing the dependencies of pnpm-lock.yaml');
    const code = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], options);
    if (code !== 0) return code;
  }
  writeFileSync(stamp, wanted());
  return 0;
}

/**
 * Returns the folders of packages whose dependencies within the workspace, or whose presence, the lockfile has otherwise. Other
 * dependencies are compared by pnpm itself.
 */
function missingInLockfile() {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const importers = new Map(
    [...text.matchAll(/^ {2}([\w./-]+):(?: \{\})?\n((?: {4}.*\n|\n)*)/gm)]
      .filter(([, folder = '']) => /^(packages|apps|tools)\//.test(folder))
      .map(([, folder = '', block = '']) => [folder, linkedIn(block)]),
  );
  const packages = new Map(
    workspacePackages().map(({ folder, manifest: { dependencies, devDependencies } }) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies })
        .sort()
        .join(),
    ]),
  );
  return [...new Set([...importers.keys(), ...packages.keys()])].filter(
    (folder) => importers.get(folder) !== packages.get(folder),
  );
}

/** The names of the dependencies in a package's block of the lockfile, sorted. */
const linkedIn = (block) =>
  [...block.matchAll(/^ {6}'?([^\s':]+)'?:$/gm)]
    .map(([, name]) => name)
    .sort()
    .join();
