#!/usr/bin/env node
// Builds build/shared-table.wasm, the hash table that the threads of a search share. The file is always whole: it is moved to its
// place when it is finished.
import { mkdirSync, renameSync } from 'node:fs';
import asc from 'assemblyscript/asc';

mkdirSync('build', { recursive: true });
const unfinished = `build/.shared-table-${process.pid}.wasm`;
const { error, stderr } = await asc.main([
  'assembly/shared-table.ts',
  '--outFile',
  unfinished,
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
renameSync(unfinished, 'build/shared-table.wasm');
