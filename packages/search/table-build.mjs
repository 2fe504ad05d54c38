#!/usr/bin/env node
// Builds build/shared-table.wasm, the hash table that the threads of a search share.
import { mkdirSync, rmSync } from 'node:fs';
import asc from 'assemblyscript/asc';

rmSync('build', { recursive: true, force: true });
mkdirSync('build');
const { error, stderr } = await asc.main([
  'assembly/shared-table.ts',
  '--outFile',
  'build/shared-table.wasm',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--bindings',
  'none',
  '--enable',
  'threads',
  '--sharedMemory',
  '--importMemory',
  '--zeroFilledMemory',
  '--initialMemory',
  '16',
  '--maximumMemory',
  '32768',
]);
if (error) {
  console.error(stderr.toString());
  process.exit(1);
}
