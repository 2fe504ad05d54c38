#!/usr/bin/env node
// Builds the trainer's kernel: build/trainer.wasm.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

// Each run works in a folder of its own and moves the finished file at its end: so two runs at a time do not disturb each
// other, and build/trainer.wasm is always whole.
const started = Date.now();
const work = join('build', `.work-${process.pid}`);
mkdirSync(work, { recursive: true });
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const made = join(work, 'trainer.wasm');
console.log('train: compiling trainer.wasm');
const flags = [
  '-O3',
  '--converge',
  '--noAssert',
  '--uncheckedBehavior',
  'always',
  '--runtime',
  'stub',
  '--bindings',
  'none',
];
const { error, stderr } = await asc.main([
  'assembly/trainer.ts',
  ...flags,
  ...['--enable', 'simd', '--maximumMemory', '65536', '--use', 'abort=', '--outFile', made],
]);
if (error) {
  console.error(stderr.toString());
  process.exit(1);
}
renameSync(made, 'build/trainer.wasm');
console.log(`train: the kernel is built (${((Date.now() - started) / 1000).toFixed(0)} s)`);
