#!/usr/bin/env node
// Builds a variant's kernel from the class Position of assembly/game.ts. Run it in the variant's folder. It writes
//   build/index.ts      the exports of src/abi.ts for this game
//   build/release.wasm  the kernel that is shipped
//   build/kernel.js     the same source as JavaScript (wasm2js), and its types: `instantiate(imports)` returns its exports
//   build/sources.json  hashes of all files from which these were made
// and with `--debug`, for tests, also
//   build/debug.wasm    the same with all checks
//   build/*.wat         both kernels as text
// What is up to date is not built again, except by `--force`.
//
// Each run works in a folder of its own within build/ and moves the finished files at its end, so that the files in build/
// are always whole, and two runs at a time do not disturb each other.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { disassemble, optimise, writeScript } from './script-build.mjs';

const DISABLED_FEATURES = ['--disable', 'bulk-memory', '--disable', 'sign-extension', '--disable', 'nontrapping-f2i'];
/** The most bytes of a position: MAX_POSITION_BYTES of src/limits.ts. */
const MAX_POSITION_BYTES = 1024;
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
// Without `--converge`, which takes the compiler four seconds more for each: script-build.mjs optimises again.
const FAST = ['-O3', '--noAssert', '--uncheckedBehavior', 'always', ...DISABLED_FEATURES];
const FLAGS = {
  release: [...FAST, ...SIMD],
  // The build that becomes JavaScript avoids 64-bit arithmetic where it is slow (bitboards/assembly/sliders.ts,
  // bits.ts).
  plain: [...FAST, '--use', 'PLAIN=1'],
  debug: ['-O2', '--debug', '--use', 'abort=', ...DISABLED_FEATURES, ...SIMD],
};

const ENTRY = 'build/index.ts';
/** What a run makes, and the file of the hashes from which it was made. */
const KERNEL = {
  outputs: ['index.ts', 'release.wasm', 'kernel.js', 'kernel.d.ts'],
  sources: 'sources.json',
  make: makeKernel,
};
const CHECKED = {
  outputs: ['debug.wasm', 'debug.wat', 'release.wat'],
  sources: 'debug-sources.json',
  make: makeChecked,
};
/** The programs that make the kernel, and their versions. A change of one builds all kernels again. */
const TOOLS = ['kernel-build.mjs', 'script-build.mjs', 'package.json', 'src/abi.ts'];

const game = basename(process.cwd());
const started = Date.now();
/** The hash of each file that the compiler read, by its path. */
const hashes = {};
const entry = exportsFor('../assembly/game');
const wanted = process.argv.includes('--debug') ? [KERNEL, CHECKED] : [KERNEL];
const outdated = wanted.filter((one) => process.argv.includes('--force') || !isUpToDate(one));
for (const one of outdated) await build(one);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`${game}: the kernel is ${outdated.length === 0 ? 'up to date' : `built (${seconds} s)`}`);

async function build({ outputs, sources, make }) {
  if (!existsSync('assembly/game.ts'))
    fail(`${process.cwd()} has no assembly/game.ts; run kernel-build in the folder of a variant`);
  mkdirSync('build', { recursive: true });
  clearForgotten();
  const work = join('build', `.work-${process.pid}`);
  mkdirSync(work);
  const clear = () => rmSync(work, { recursive: true, force: true });
  process.on('exit', clear);
  await make((name) => join(work, name));
  for (const name of outputs) renameSync(join(work, name), join('build', name));
  writeFileSync(join(work, sources), JSON.stringify({ tools: toolsHash(), files: hashes }, undefined, 1));
  renameSync(join(work, sources), join('build', sources));
  clear();
}

async function makeKernel(at) {
  console.log(`${game}: compiling release.wasm`);
  await compile(FLAGS.release, at('release.wasm'));
  const numbers = await checkStart(at('release.wasm'));
  console.log(`${game}: optimising`);
  optimise(at('release.wasm'));
  console.log(`${game}: compiling kernel.js`);
  await compile(FLAGS.plain, at('plain.wasm'));
  writeScript(at('plain.wasm'), at('kernel.js'), numbers);
  writeFileSync(at('index.ts'), entry);
}

async function makeChecked(at) {
  console.log(`${game}: compiling debug.wasm`);
  await compile([...FLAGS.debug, '--textFile', at('debug.wat')], at('debug.wasm'));
  disassemble('build/release.wasm', at('release.wat'));
}

/** Compiles the kernel to a file; ends the process with the compiler's message if that fails. */
async function compile(flags, outFile) {
  const { error, stderr } = await asc.main([...COMMON, ...flags, '--outFile', outFile], { readFile: read });
  if (error) fail(stderr.toString());
}

/** Reads a file for the compiler, `null` if there is none; remembers its hash. The entry exists only here until the end. */
function read(name, folder) {
  if (name === ENTRY) return entry;
  try {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    hashes[path] = hashOf(text);
    return text;
  } catch {
    return null;
  }
}

/** Returns whether no file from which the kernel was made has changed, and all outputs are there. */
function isUpToDate({ outputs, sources }) {
  try {
    const { tools, files } = JSON.parse(readFileSync(join('build', sources), 'utf8'));
    return (
      tools === toolsHash() &&
      readFileSync(ENTRY, 'utf8') === entry &&
      outputs.every((name) => existsSync(join('build', name))) &&
      Object.entries(files).every(([path, hash]) => hashOf(readFileSync(path, 'utf8')) === hash)
    );
  } catch {
    return false;
  }
}

/**
 * Starts a kernel, so that a position that is too large is an error here and not a wrong game later. Returns the
 * numbers that a kernel tells before `init`, by the names of their functions.
 */
async function checkStart(path) {
  const functions = new Proxy({}, { get: () => () => 0 });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { host: functions, table: functions });
  const kernel = /** @type {Record<string, () => number>} */ (/** @type {unknown} */ (instance.exports));
  const bytes = kernel.positionBytes?.() ?? 0;
  const abiVersion = kernel.abiVersion?.() ?? 0;
  if (bytes > MAX_POSITION_BYTES)
    fail(
      `${game}: a position of assembly/game.ts has ${bytes} bytes, its fields and bytesAfterFields(); at most ${MAX_POSITION_BYTES} are allowed`,
    );
  return { abiVersion, positionBytes: bytes };
}

/** Removes the folders of runs that were killed. */
function clearForgotten() {
  for (const name of readdirSync('build')) {
    const id = /^\.work-(\d+)$/.exec(name)?.[1];
    if (id && !isRunning(Number(id))) rmSync(join('build', name), { recursive: true, force: true });
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function toolsHash() {
  const own = dirname(fileURLToPath(import.meta.url));
  return hashOf(TOOLS.map((name) => readFileSync(join(own, name), 'utf8')).join('\0'));
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

function fail(message) {
  console.error(message);
  process.exit(1);
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
    `import { Position } from "${game}";`,
    '',
    'const kernel = changetype<Kernel<Position>>(0);',
    ...functions,
    '',
  ].join('\n');
}
