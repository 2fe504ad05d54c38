// Builds the kernels of the variants and of the trainer, and the experiments of the benchmark, for the tools that run from source.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ownFiles } from './files.mjs';
import { environment } from './install.mjs';
import { workspacePackages } from './packages.mjs';
import { cacheFolder, root } from './place.mjs';
import { progressOnly, run } from './programs.mjs';

/** The package of the trainer's kernel. */
const trainer = '@kickmate/train';
const stamp = join(cacheFolder, 'kernels-built');

/**
 * Whether the built kernels are up to date. Turbo would need a second to find that out, and may restore files from its cache
 * while another tool reads them.
 */
export function areKernelsBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOfKernels();
}

/** Builds the kernels that are not up to date. Returns turbo's exit code. */
export async function buildKernels() {
  const filters = ['--filter=@kickmate/catalogue...', '--filter=@kickmate/bench', `--filter=${trainer}`];
  const args = ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'];
  const code = await run('turbo', args, { cwd: root, env: environment, stdio: progressOnly });
  if (code === 0) {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stamp, stateOfKernels());
  }
  return code;
}

function stateOfKernels() {
  const files = [...ownFiles('packages'), ...ownFiles('tools/train')];
  const sources = files.filter((path) => !path.includes('/test/') && !path.endsWith('.md'));
  const built = workspacePackages()
    .filter(({ folder, manifest }) => folder.startsWith('packages/') || manifest.name === trainer)
    .filter(({ manifest }) => manifest.scripts?.build)
    .flatMap(({ folder }) => builtFiles(join(root, folder, 'build')));
  return [fingerprint([...sources, 'pnpm-lock.yaml']), ...built].join('\n');
}

function builtFiles(folder) {
  if (!existsSync(folder)) return [`${folder} is missing`];
  return readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return `${join(folder, name)} ${size} ${mtimeMs}`;
  });
}
