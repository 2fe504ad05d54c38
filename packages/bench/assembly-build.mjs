#!/usr/bin/env node
// Builds the small experiments of assembly/micro.ts in both forms, with the same options as the kernels:
//   build/micro.wasm  WebAssembly with SIMD
//   build/micro.js    the same source as JavaScript
import { mkdirSync, rmSync } from 'node:fs';
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

rmSync('build', { recursive: true, force: true });
mkdirSync('build');
for (const [name, flags] of Object.entries(TARGETS)) {
  const { error, stderr } = await asc.main([...COMMON, ...flags, '--outFile', `build/${name}.wasm`]);
  if (error) {
    console.error(stderr.toString());
    process.exit(1);
  }
}
optimise('build/micro.wasm');
writeScript('build/plain.wasm', 'build/micro.js');
rmSync('build/plain.wasm');
