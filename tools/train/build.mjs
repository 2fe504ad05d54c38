#!/usr/bin/env node
// Builds the trainer's kernel: build/trainer.wasm.
import { mkdirSync } from 'node:fs';
import asc from 'assemblyscript/asc';

mkdirSync('build', { recursive: true });
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
  ...['--enable', 'simd', '--maximumMemory', '65536', '--use', 'abort=', '--outFile', 'build/trainer.wasm'],
]);
if (error) {
  console.error(stderr.toString());
  process.exit(1);
}
