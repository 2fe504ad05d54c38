import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from '@kickmate/catalogue';
import { defineCommand, runTool, UsageError } from '@kickmate/command';
import { build, type Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');
/** Start scripts, and the manual, in which the games are still to be listed. */
const PREPARED = fileURLToPath(new URL('../package', import.meta.url));
/** Stands in the manual for the list of all games. */
const GAMES = /\bGAMES\b/;
/** Names the folder as one of ours, which may be replaced. */
const MARK = join('lib', 'start.cjs');

const MANUAL = `Makes a folder with the engine for chess programs: bundled JavaScript, kernels, opening book, start scripts for Linux,
macOS and Windows, licences and a manual. It runs on any Node from 20.19, without this repository and without npm.

  npm run package:uci
  npm run package:uci -- --into ~/engines/kickmate`;

await runTool(
  defineCommand({
    meta: { name: 'package:uci', description: MANUAL },
    args: { into: { type: 'string', description: 'the folder; if absent, tools/uci/dist/kickmate' } },
    async run({ args }) {
      const folder = resolve(args.into ?? join(ROOT, 'tools/uci/dist/kickmate'));
      await makePackage(folder);
      process.stdout.write(`${folder}\n`);
    },
  }),
);

/**
 * Makes the folder, in place of an older one.
 * @throws UsageError if there are other files in it
 */
async function makePackage(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK)))
    throw new UsageError(`--into ${folder}: there is something else in it; name a new folder`);
  // The old folder stays until the new one is whole.
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  const lib = join(made, 'lib');
  mkdirSync(lib, { recursive: true });
  const { metafile } = await build({
    entryPoints: ['cli.ts', 'engine.worker.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    outdir: lib,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'error',
    metafile: true,
    plugins: [filesBesideSources(lib)],
  });
  cpSync(PREPARED, made, { recursive: true });
  const manual = join(made, 'MANUAL.md');
  writeFileSync(manual, readFileSync(manual, 'utf8').replace(GAMES, entries.map(({ id }) => `\`${id}\``).join(', ')));
  renameSync(join(made, 'start.cjs'), join(made, MARK));
  chmodSync(join(made, 'kickmate'), 0o755);
  writeFileSync(join(made, 'LICENSE'), licences(Object.keys(metafile.inputs)));
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}

/**
 * A bundle stands elsewhere than its sources: files that these name by `new URL('...', import.meta.url)` are copied beside it.
 * Scripts of workers become those of the bundle. What only tests and the app need (rules pages) is left out.
 */
function filesBesideSources(lib: string): Plugin {
  const setup: Plugin['setup'] = ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replace(
        /new URL\('(\.[^']+)', import\.meta\.url\)/g,
        (whole, name: string) => {
          if (name.endsWith('.worker.ts')) return `new URL('./${basename(name, '.ts')}.mjs', import.meta.url)`;
          if (!/\.(wasm|net|txt|json)$/.test(name)) return whole;
          const file = join(dirname(path), name);
          const copy = relative(ROOT, file).split(sep).join('-');
          if (name.endsWith('/package.json')) {
            // Only its version is read.
            const { version } = JSON.parse(readFileSync(file, 'utf8'));
            writeFileSync(join(lib, copy), JSON.stringify({ version }));
          } else copyFileSync(file, join(lib, copy));
          return `new URL('./${copy}', import.meta.url)`;
        },
      );
      return { contents, loader: 'ts' };
    });
  };
  return { name: 'files beside sources', setup };
}

/** Our licence, and those of the packages by others that are in the bundle. */
function licences(inputs: readonly string[]): string {
  const folders = new Set(
    inputs.flatMap(
      (input) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(input).split(sep).join('/'))?.[1] ?? [],
    ),
  );
  const texts = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    if (!file) throw new Error(`${folder} has no licence`);
    return `\n\n---\n\n${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  });
  return `${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}${texts.join('')}\n`;
}
