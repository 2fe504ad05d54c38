#!/usr/bin/env node
// Builds a variant's kernel from the class Game of assembly/game.ts. Run it in the variant's folder. It writes
//   build/index.ts      the exports of src/abi.ts for this game
//   build/release.wasm  the kernel that is shipped
//   build/debug.wasm    the same with all checks, for tests
//   build/kernel.js     the same source as JavaScript (wasm2js), and its types: `instantiate(imports)` returns its exports
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';
import { disassemble, optimise, writeScript } from './script-build.mjs';

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

optimise('build/release.wasm');
disassemble('build/release.wasm', 'build/release.wat');
writeScript('build/plain.wasm', 'build/kernel.js');
rmSync('build/plain.wasm');
rmSync('build/plain.wat');
