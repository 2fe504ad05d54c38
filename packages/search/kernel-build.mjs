#!/usr/bin/env node
// Builds a variant's kernel from the class Game of assembly/game.ts. Run it in the variant's folder. It writes
//   build/index.ts      the exports of src/abi.ts for this game
//   build/release.wasm  the kernel that is shipped
//   build/debug.wasm    the same with all checks, for tests
//   build/kernel.js     the same source as JavaScript (wasm2js), and its types: `instantiate(imports)` returns its exports
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import asc from 'assemblyscript/asc';

const PLAIN = ['--disable', 'bulk-memory', '--disable', 'sign-extension', '--disable', 'nontrapping-f2i'];
const COMMON = [
  'build/index.ts',
  '--runtime',
  'stub',
  '--bindings',
  'none',
  '--initialMemory',
  '320',
  '--maximumMemory',
  '32768',
];
// The kernel searches lists by SIMD (assembly/picker.ts). Browsers without SIMD run kernel.js.
const SIMD = ['--enable', 'simd'];
const FAST = ['-O3', '--converge', '--noAssert', '--uncheckedBehavior', 'always', ...PLAIN];
const TARGETS = {
  release: [...FAST, ...SIMD],
  // The build that becomes JavaScript avoids 64-bit arithmetic where it is slow (bitboards/assembly/sliders.ts,
  // bits.ts).
  plain: [...FAST, '--use', 'PLAIN=1'],
  debug: ['-O2', '--debug', '--use', 'abort=', ...PLAIN, ...SIMD],
};

rmSync('build', { recursive: true, force: true });
mkdirSync('build');
writeFileSync('build/index.ts', exportsFor('../assembly/game'));
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

/** The source of the module that exports the functions of `KernelExports` (src/abi.ts) for the game of a module. */
function exportsFor(game) {
  const abi = readFileSync(new URL('./src/abi.ts', import.meta.url), 'utf8');
  const body = /export interface KernelExports \{\n([\s\S]*?)\n\}/.exec(abi)?.[1] ?? '';
  const members = body.split('\n').filter((line) => /^ {2}[a-z]/.test(line) && !line.startsWith('  readonly memory'));
  const functions = members.map((line) => {
    const [, name, parameters, type] = /^ {2}(\w+)\(([^()]*)\): (\w+);$/.exec(line) ?? [];
    if (!name) throw new Error(`src/abi.ts: '${line.trim()}' is not a method on one line`);
    const values = parameters.replaceAll(/: \w+/g, '');
    return `export function ${name}(${parameters}): ${type} { ${type === 'void' ? '' : 'return '}kernel.${name}(${values}); }`;
  });
  if (functions.length === 0) throw new Error('src/abi.ts has no KernelExports');
  return [
    '// Written by kernel-build.mjs.',
    'import { Kernel } from "@kickmate/search/assembly/kernel";',
    `import { Game } from "${game}";`,
    '',
    'const kernel = changetype<Kernel<Game>>(0);',
    ...functions,
    '',
  ].join('\n');
}

const require = createRequire(import.meta.url);
const binaryen = dirname(require.resolve('binaryen/package.json'));

/** Runs one of Binaryen's programs. */
function run(program, ...args) {
  execFileSync(process.execPath, [join(binaryen, 'bin', program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const FEATURES = ['--mvp-features', '--enable-simd'];
// Optimisations that asc does not make: larger functions are inlined, and common subexpressions are computed once. They
// make the search of chess more than a tenth faster.
// So the sources need `@inline` only where a parameter must be a constant (sliders.ts), or where it was measured to help.
const LARGE = [
  '--inline-max-combined-binary-size=800000',
  '--always-inline-max-function-size=200',
  '--flexible-inline-max-function-size=800',
  '--inline-functions-with-loops',
];
const PASSES = ['-O3', '--flatten', '--local-cse', '-O4'];
run('wasm-opt', 'build/release.wasm', ...FEATURES, ...LARGE, ...PASSES, '-o', 'build/release.wasm');
run('wasm-dis', 'build/release.wasm', '-o', 'build/release.wat');

run('wasm2js', 'build/plain.wasm', '-O3', '--disable-simd', '-o', 'build/kernel.js');

// Faster functions than those of wasm2js, which count bits one by one: number of bits (popcnt) and of trailing zeros
// (ctz).
const QUICK = {
  __wasm_popcnt_i64: `($0, $1) {
  $0 = $0 - ($0 >>> 1 & 0x55555555) | 0;
  $1 = $1 - ($1 >>> 1 & 0x55555555) | 0;
  $0 = ($0 & 0x33333333) + ($0 >>> 2 & 0x33333333) + ($1 & 0x33333333) + ($1 >>> 2 & 0x33333333) | 0;
  $0 = ($0 & 0x0f0f0f0f) + ($0 >>> 4 & 0x0f0f0f0f) | 0;
  i64toi32_i32$HIGH_BITS = 0;
  return Math_imul($0, 0x01010101) >>> 24;
 }`,
  __wasm_ctz_i64: `($0, $1) {
  i64toi32_i32$HIGH_BITS = 0;
  if ($0) return 31 - Math_clz32($0 & -$0) | 0;
  return $1 ? 63 - Math_clz32($1 & -$1) | 0 : 64;
 }`,
};

// A kernel's memory grows once, in `init`, by the hash table. JavaScript engines run code half as fast again if its
// arrays are constants, so `init` makes the kernel with a memory that is large enough from the start.
const MEMORY = `function __wasm_memory_size() {
  return pages;
 }

 function __wasm_memory_grow(more) {
  const old = pages;
  if (old + more > buffer.byteLength / 65536) return -1;
  pages = old + more;
  return old;
 }`;
const INSTANTIATE = `
export const instantiate = (imports) => {
 const kernel = {
  init(hashMiB) {
   Object.assign(kernel, asmFunc(imports, hashMiB << 20)).init(hashMiB);
  },
 };
 return kernel;
};
`;

// wasm2js makes a module that imports its host and instantiates at once. This one gets its imports from `instantiate`.
const script = readFileSync('build/kernel.js', 'utf8')
  .replace(/^import \* as host from 'host';\n/m, '')
  .replace(/function (__wasm_\w+_i64)\([\s\S]*?\n \}/g, (all, name) =>
    QUICK[name] ? `function ${name}${QUICK[name]}` : all,
  )
  .replace(
    /function asmFunc\(imports\) \{\n var buffer = new ArrayBuffer\((\d+)\);/,
    (_, initial) =>
      `function asmFunc(imports, more) {\n let pages = ${initial / 65536};\n const buffer = new ArrayBuffer(${initial} + more);`,
  )
  .replace(/^ var (HEAP|Math_)/gm, ' const $1')
  .replace(/function __wasm_memory_size\(\)[\s\S]*?\n \}\n[\s\S]*?\n \}/, MEMORY)
  .replace(/\nvar retasmFunc = [\s\S]*$/, INSTANTIATE);
if (
  /^import |^ var HEAP/m.test(script) ||
  !['more) {\n let pages', MEMORY, INSTANTIATE].every((part) => script.includes(part))
)
  throw new Error('wasm2js writes its modules differently now: mend kernel-build.mjs');
writeFileSync('build/kernel.js', script);
rmSync('build/plain.wasm');
rmSync('build/plain.wat');
writeFileSync('build/kernel.d.ts', 'export declare const instantiate: (imports: object) => object;\n');
