// The steps after the compiler that kernels and other small modules share: Binaryen's optimisations, and the JavaScript
// that wasm2js makes of a module.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const binaryen = dirname(require.resolve('binaryen/package.json'));

/** Runs one of Binaryen's programs. */
function run(program, ...args) {
  execFileSync(process.execPath, [join(binaryen, 'bin', program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const FEATURES = ['--mvp-features', '--enable-simd'];
// Promises to Binaryen: nothing traps on purpose, except a write beyond the memory (table.ts), which it never leaves out; and the
// compiler puts nothing below the address 1024.
const PROMISES = ['--traps-never-happen', '--low-memory-unused'];
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

/** Optimises a module in its file. */
export function optimise(wasm) {
  run('wasm-opt', wasm, ...FEATURES, ...PROMISES, ...LARGE, ...PASSES, '-o', wasm);
}

/** Writes a module as text. */
export function disassemble(wasm, text) {
  run('wasm-dis', wasm, '-o', text);
}

const UPPER = 'i64toi32_i32$HIGH_BITS';
// Faster functions than those of wasm2js, which count bits one by one: number of bits (popcnt) and of trailing zeros
// (ctz).
const QUICK = {
  __wasm_popcnt_i64: `($0, $1) {
  $0 = $0 - ($0 >>> 1 & 0x55555555) | 0;
  $1 = $1 - ($1 >>> 1 & 0x55555555) | 0;
  $0 = ($0 & 0x33333333) + ($0 >>> 2 & 0x33333333) + ($1 & 0x33333333) + ($1 >>> 2 & 0x33333333) | 0;
  $0 = ($0 & 0x0f0f0f0f) + ($0 >>> 4 & 0x0f0f0f0f) | 0;
  ${UPPER} = 0;
  return Math_imul($0, 0x01010101) >>> 24;
 }`,
  __wasm_ctz_i64: `($0, $1) {
  ${UPPER} = 0;
  if ($0) return 31 - Math_clz32($0 & -$0) | 0;
  return $1 ? 63 - Math_clz32($1 & -$1) | 0 : 64;
 }`,
};

// A kernel's memory grows once, in `init`, by the hash table. JavaScript engines run code 1.5 times as fast if its
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
const instantiate = (numbers) => `
export const instantiate = (imports) => {
 const kernel = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: () => ${value},\n`)
  .join('')}  init(hashMiB) {
   Object.assign(kernel, asmFunc(imports, hashMiB << 20)).init(hashMiB);
  },
 };
 return kernel;
};
`;

/**
 * Writes a module as JavaScript, with its types beside it: `instantiate(imports)` returns its exports. The module must export
 * `init(mib)`, and may ask there for so many MiB of memory.
 * @param {string} wasm
 * @param {string} file
 * @param {Record<string, number>} [numbers] functions that can be called before `init`, each with the number that it returns
 */
export function writeScript(wasm, file, numbers = {}) {
  const ending = instantiate(numbers);
  run('wasm2js', wasm, '-O3', '--disable-simd', '-o', file);
  const source = readFileSync(file, 'utf8');
  // The upper half of a result; a module without functions that return 64 bits has no variable for it.
  const quick = (name) =>
    source.includes(` var ${UPPER} = 0`) ? QUICK[name] : QUICK[name].replace(`  ${UPPER} = 0;\n`, '');
  // wasm2js makes a module that imports its host and instantiates at once. This one gets its imports from `instantiate`.
  const script = source
    .replace(/^import \* as host from 'host';\n/m, '')
    .replace(/function (__wasm_\w+_i64)\([\s\S]*?\n \}/g, (all, name) =>
      QUICK[name] ? `function ${name}${quick(name)}` : all,
    )
    .replace(
      /function asmFunc\(imports\) \{\n var buffer = new ArrayBuffer\((\d+)\);/,
      (_, initial) =>
        `function asmFunc(imports, more) {\n let pages = ${initial / 65536};\n const buffer = new ArrayBuffer(${initial} + more);`,
    )
    .replace(/^ var (HEAP|Math_)/gm, ' const $1')
    .replace(/function __wasm_memory_size\(\)[\s\S]*?\n \}\n[\s\S]*?\n \}/, MEMORY)
    .replace(/\nvar retasmFunc = [\s\S]*$/, () => ending);
  if (
    /^import |^ var HEAP/m.test(script) ||
    !['more) {\n let pages', MEMORY, ending].every((part) => script.includes(part))
  )
    throw new Error('wasm2js writes its modules differently now: mend script-build.mjs');
  writeFileSync(file, script);
  writeFileSync(file.replace(/\.js$/, '.d.ts'), 'export declare const instantiate: (imports: object) => object;\n');
}
