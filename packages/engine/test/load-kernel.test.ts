import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKernel } from '../src/search/kernel.ts';
import { fakeKernel } from './fake-kernel.ts';

/** (module (import "host" "poll" (func (param f64) (result i32))) (func (export "side") (result i32) (call 0 (f64.const 7)))) */
const MODULE = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 10, 2, 0x60, 1, 0x7c, 1, 0x7f, 0x60, 0, 1, 0x7f, 2, 13, 1, 4, 0x68, 0x6f, 0x73,
  0x74, 4, 0x70, 0x6f, 0x6c, 0x6c, 0, 0, 3, 2, 1, 1, 7, 8, 1, 4, 0x73, 0x69, 0x64, 0x65, 0, 1, 10, 15, 1, 13, 0, 0x44,
  0, 0, 0, 0, 0, 0, 0x1c, 0x40, 0x10, 0, 0x0b,
]);
const IMPORTS = { host: { poll: (nodes: number) => nodes * 6, report: () => undefined } };

const { source } = fakeKernel(() => undefined);
const load = (wasm: URL) => loadKernel({ ...source, wasm }, 'wasm');

let folder = '';
let server: Server;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  await writeFile(join(folder, 'kernel.wasm'), MODULE);
  await writeFile(join(folder, 'broken.wasm'), 'no module');
  server = createServer(({ url = '' }, response) => {
    const type = url.startsWith('/plain') ? 'text/plain' : 'application/wasm';
    response.writeHead(url.startsWith('/missing') ? 404 : 200, { 'content-type': type }).end(MODULE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('loading a kernel', () => {
  it.each([
    ['from a file', () => pathToFileURL(join(folder, 'kernel.wasm'))],
    ['from a server', () => new URL('/kernel.wasm', address)],
    ['from a server that names a wrong type', () => new URL('/plain.wasm', address)],
  ])('works %s', async (_name, url) => {
    const make = await load(url());
    expect(make.ok && make.value(IMPORTS).side()).toBe(42);
  });

  it('makes kernels as JavaScript', async () => {
    const make = await loadKernel(source, 'js');
    expect(make.ok && make.value(IMPORTS).reportAt()).toBe(512);
  });

  it.each([
    ['a file that is not there', () => pathToFileURL(join(folder, 'none.wasm')), 'no such file'],
    ['a broken file', () => pathToFileURL(join(folder, 'broken.wasm')), 'magic word'],
    ['an answer that is none', () => new URL('/missing.wasm', address), 'status 404'],
  ])('says why it fails for %s', async (_name, url, words) => {
    const make = await load(url());
    expect(make).toMatchObject({ ok: false, error: { cause: 'unavailable', message: expect.stringContaining(words) } });
  });
});
