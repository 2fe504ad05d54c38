// Removes a game from a copy of the tree, and checks that everything else is as good as before.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ownFiles } from './files.mjs';
import { gamesIn } from './game-names.mjs';
import { environment } from './install.mjs';
import { removeVariant, WrongRequest } from './new-variant.mjs';
import { cacheFolder, root, say } from './place.mjs';
import { progressOnly, run } from './programs.mjs';

export const MANUAL = `Removes a game from a copy of the tree: its folder, and its entry in the catalogue. Then checks the types of everything
else, and runs its tests. Tests that play the removed game are skipped.

USAGE npm run removal -- --variant <id> [arguments for turbo]

  --variant <id>   the name of the game's folder in packages/variants

Takes some minutes for each game. Packages that never meet the game come from turbo's cache.`;

/**
 * Reads the arguments of the command.
 * @param {readonly string[]} args
 * @returns {{ id: string, rest: string[] }} the game, and what turbo gets
 * @throws WrongRequest
 */
export function readRemoval(args) {
  const rest = [...args];
  const at = rest.findIndex((one) => /^--variant(=|$)/.test(one));
  const id = at < 0 ? undefined : (rest[at]?.split('=')[1] ?? rest[at + 1]);
  const games = gamesIn(readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8')).map((game) => game.id);
  const folders = games.filter((game) => existsSync(join(root, 'packages/variants', game)));
  if (!id) throw new WrongRequest(`--variant is missing: the game to remove, as in --variant ${folders[0]}`);
  rest.splice(at, rest[at]?.includes('=') ? 1 : 2);
  if (!folders.includes(id)) throw new WrongRequest(`--variant must be one of ${folders.join(', ')}, not '${id}'`);
  return { id, rest };
}

/**
 * Checks a copy of the tree without a game. The copy is deleted afterwards.
 * @param {{ id: string, rest: readonly string[] }} request
 * @returns {Promise<number>} the exit code of the step that failed, or 0
 */
export async function checkRemoval({ id, rest }) {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-without-'));
  // Turbo's results do not depend on the folder.
  const env = { TURBO_CACHE_DIR: join(root, '.turbo', 'cache'), ...environment, CI: 'true' };
  try {
    say(`[1/3] a copy of the tree without ${id}`);
    for (const file of ownFiles()) cpSync(join(root, file), join(top, file));
    symlinkSync(cacheFolder, join(top, '.cache'), 'junction');
    removeVariant(id, top);
    say('[2/3] installing its dependencies');
    const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'];
    const code = await run('pnpm', install, { cwd: top, env, stdio: progressOnly });
    if (code !== 0) return code;
    say('[3/3] types and tests');
    const path = [join(top, 'node_modules', '.bin'), env.PATH].join(delimiter);
    const turbo = (...args) =>
      run('turbo', ['run', ...args, '--output-logs=errors-only'], { cwd: top, env: { ...env, PATH: path } });
    // Tools are tested with the template, on which no package depends.
    const built = await turbo('build', '--filter=./packages/**');
    return built === 0 ? await turbo('typecheck', 'test', '--continue', ...rest) : built;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}
