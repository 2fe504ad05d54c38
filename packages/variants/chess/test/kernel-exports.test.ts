import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { chessKernel } from '../src/kernel.ts';

const module = new WebAssembly.Module(readFileSync(chessKernel.wasm));

it('exports what the host expects', () => {
  const abi = readFileSync(
    new URL('./abi.ts', `file://${createRequire(import.meta.url).resolve('@kickmate/search')}`),
    'utf8',
  );
  const body = /export interface KernelExports \{([\s\S]*?)\n\}/.exec(abi)![1]!;
  const expected = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
  expect(
    WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(expected.sort());
});

it('imports what the host gives', () => {
  const imports = WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`);
  expect(imports.sort()).toEqual(['host.poll', 'host.report']);
});

it('makes no indirect call: the search is compiled for this game alone', () => {
  expect(readFileSync(new URL('../build/release.wat', import.meta.url), 'utf8')).not.toContain('call_indirect');
});
