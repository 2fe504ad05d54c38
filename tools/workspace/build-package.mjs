// Builds the part of a package that only others need: JavaScript and types in its dist/. pnpm runs it before `pnpm pack`, in the
// package's folder (script `prepack`). In this repository the packages use each other's TypeScript.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const DIST = 'dist';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
/** Vue components are compiled by Vite, which has run before; here only their types are made. */
const hasComponents = sources.some((file) => file.endsWith('.vue'));

if (!hasComponents) rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const settings = join(DIST, 'tsconfig.json');
writeFileSync(
  settings,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: hasComponents,
      declaration: true,
      // The types are checked where the sources are.
      noCheck: true,
      // Declarations of components are not JavaScript that could be rewritten.
      rewriteRelativeImportExtensions: !hasComponents,
      rootDir: '../src',
      outDir: '.',
    },
    include: ['../src'],
    exclude: ['../src/**/*.test.ts', '../src/testing.ts'],
  }),
);
const compiler = createRequire(join(process.cwd(), 'package.json')).resolve(
  hasComponents ? 'vue-tsc/bin/vue-tsc.js' : 'typescript/bin/tsc',
);
const { status } = spawnSync(process.execPath, [compiler, '-p', settings], { stdio: 'inherit' });
rmSync(settings);
if (status !== 0) process.exit(status ?? 1);

// The compiler leaves the endings of imports in declarations as they are.
for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(DIST, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/((?:from|import\()\s*(['"])\.(?:(?!\2).)*)\.ts\2/g, '$1.js$2'));
}
// Scripts that are JavaScript already.
for (const file of sources.filter((one) => one.endsWith('.mjs'))) {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  copyFileSync(join('src', file), join(DIST, file));
}
