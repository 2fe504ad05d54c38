#!/usr/bin/env node
// Builds a variant's kernel, run in the variant's folder: assembly/index.ts becomes
//   build/release.wasm  what people run
//   build/debug.wasm    the same with every check on, for tests
//   build/kernel.js     the release module as JavaScript (wasm2js), and its types: `instantiate(imports)` gives its exports
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';

const PLAIN = ['--disable', 'bulk-memory', '--disable', 'sign-extension', '--disable', 'nontrapping-f2i'];
const COMMON = [
  'assembly/index.ts',
  '--runtime',
  'stub',
  '--bindings',
  'none',
  '--initialMemory',
  '160',
  '--maximumMemory',
  '32768',
];
const TARGETS = {
  release: ['-O3', '--converge', '--noAssert', '--uncheckedBehavior', 'always', ...PLAIN],
  debug: ['-O2', '--debug', '--use', 'abort=', ...PLAIN],
};

rmSync('build', { recursive: true, force: true });
mkdirSync('build');
for (const [name, flags] of Object.entries(TARGETS)) {
  const { error, stderr } = await asc.main([
    ...COMMON,
    ...flags,
    '--outFile',
    `build/${name}.wasm`,
    '--textFile',
    `build/${name}.wat`,
  ]);
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
}

const require = createRequire(import.meta.url);
const wasm2js = join(dirname(require.resolve('binaryen/package.json')), 'bin', 'wasm2js');
const args = ['build/release.wasm', '-O3', '--disable-simd', '-o', 'build/kernel.js'];
execFileSync(process.execPath, [wasm2js, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

// wasm2js instantiates at once with imported hosts; ours gets its imports when it is asked.
const script = readFileSync('build/kernel.js', 'utf8')
  .replace(/^import \* as host from 'host';\n/m, '')
  .replace(/\nvar retasmFunc = [\s\S]*$/, '\nexport const instantiate = asmFunc;\n');
if (/^import /m.test(script) || !script.includes('export const instantiate'))
  throw new Error('wasm2js writes its modules differently now: mend kernel-build.mjs');
writeFileSync('build/kernel.js', script);
writeFileSync('build/kernel.d.ts', 'export declare const instantiate: (imports: object) => object;\n');
