#!/usr/bin/env node
// Builds the small experiments of assembly/micro.ts in both forms, with the same options as the kernels:
//   build/micro.wasm  WebAssembly with SIMD
//   build/micro.js    the same source as JavaScript
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { optimise, writeScript } from '@kickmate/search/script-build';
import asc from 'assemblyscript/asc';

const PLAIN = ['--disable', 'bulk-memory', '--disable', 'sign-extension', '--disable', 'nontrapping-f2i'];
const COMMON = [
  'assembly/micro.ts',
  ...['--runtime', 'stub', '--bindings', 'none', '--initialMemory', '40', '--maximumMemory', '1024'],
  ...['-O3', '--converge', '--noAssert', '--uncheckedBehavior', 'always', ...PLAIN],
];
const TARGETS = {
  micro: ['--enable', 'simd'],
  // As in the kernels, some functions avoid 64-bit arithmetic in the build that becomes JavaScript.
  plain: ['--use', 'PLAIN=1'],
};
const OUTPUTS = ['micro.wasm', 'micro.js', 'micro.d.ts'];

// Each run works in a folder of its own and moves the finished files at its end: so two runs at a time do not disturb each
// other, and a file in build/ is always whole.
const started = Date.now();
const work = join('build', `.work-${process.pid}`);
mkdirSync(work, { recursive: true });
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const at = (name) => join(work, name);
for (const [name, flags] of Object.entries(TARGETS)) {
  console.log(`bench: compiling ${name === 'plain' ? 'the source of micro.js' : `${name}.wasm`}`);
  const { error, stderr } = await asc.main([...COMMON, ...flags, '--outFile', at(`${name}.wasm`)]);
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
}
console.log('bench: optimising, making micro.js');
optimise(at('micro.wasm'));
writeScript(at('plain.wasm'), at('micro.js'));
for (const name of OUTPUTS) renameSync(at(name), join('build', name));
console.log(`bench: the experiments are built (${((Date.now() - started) / 1000).toFixed(0)} s)`);
