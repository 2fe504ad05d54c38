import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from './options.ts';

/**
 * Chess engines by others that our own is compared with, as packages of npm at one version each. They are large, or under
 * licences of their own, so they are no dependencies: a tool that compares fetches them into `.cache` when it is asked to.
 */
export const RIVALS = { stockfish: '19.0.0', 'js-chess-engine': '2.4.6' } as const;

/** A rival's name in {@link RIVALS}. */
export type Rival = keyof typeof RIVALS;

/** Whether there is a rival of this name. */
export const isRival = (name: string): name is Rival => Object.hasOwn(RIVALS, name);

/** In the repository, in which every command of ours is run. */
const CACHE = join('.cache', 'rivals');
/** The largest is more than 100 MB. */
const FETCH_MS = 5 * 60_000;

/**
 * The folder of a rival's package, fetched by npm if it is not there yet; none of its scripts is run.
 * @param cache where fetched packages are kept; seen from the folder that the process runs in
 * @throws UsageError if it cannot be fetched
 */
export async function ensureRival(name: Rival, cache: string = CACHE): Promise<string> {
  const home = resolve(cache, `${name}-${RIVALS[name]}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  // Fetched beside its place and then moved there: it is whole or not there, also when two processes fetch it at once.
  const fresh = mkdtempSync(join(cache, 'fetch-'));
  try {
    writeFileSync(join(fresh, 'package.json'), '{"private":true}\n');
    await install(fresh, `${name}@${RIVALS[name]}`);
    if (!existsSync(home)) renameSync(fresh, home);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(join(folder, 'package.json'))) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

/**
 * The script of Stockfish's single-threaded small build, the one that runs everywhere.
 * @param cache as {@link ensureRival} has it
 * @throws UsageError if it cannot be had
 */
export async function stockfishScript(cache?: string): Promise<string> {
  const folder = join(await ensureRival('stockfish', cache), 'bin');
  const file = readdirSync(folder).find((name) => name.endsWith('-lite-single.js'));
  if (file === undefined) throw new UsageError(`stockfish: there is no single-threaded build in ${folder}`);
  return join(folder, file);
}

function install(folder: string, wanted: string): Promise<void> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['install', ...quiet, '--prefix', folder, wanted], {
      // On Windows npm is a script, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: FETCH_MS,
    });
    let said = '';
    npm.stderr.on('data', (text) => (said += text));
    const giveUp = (why: string) => reject(new UsageError(`${wanted} cannot be fetched: ${why}`));
    npm.on('error', (error) => giveUp(error.message));
    npm.on('close', (code) =>
      code === 0 ? resolve() : giveUp(said.trim().split('\n')[0] || `npm ended with ${code}`),
    );
  });
}
