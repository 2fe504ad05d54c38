import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ABI_VERSION } from '@kickmate/search';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadKernel, loadNetwork } from '../src/search/kernel.ts';
import { fakeKernel } from './fake-kernel.ts';

const text = (words: string) => [words.length, ...new TextEncoder().encode(words)];
/**
 * (module (import "host" "poll" (func (param f64) (result i32)))
 *   (func (export "side") (result i32) (call 0 (f64.const 7)))
 *   (func (export "abiVersion") (result i32) (i32.const version)))
 * The second function has another name if there is to be no version.
 */
const moduleOf = (version: number, name = 'abiVersion') =>
  new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 10, 2, 0x60, 1, 0x7c, 1, 0x7f, 0x60, 0, 1, 0x7f],
    ...[2, 13, 1, ...text('host'), ...text('poll'), 0, 0],
    ...[3, 3, 2, 1, 1, 7, 21, 2, ...text('side'), 0, 1, ...text(name), 0, 2],
    ...[10, 20, 2, 13, 0, 0x44, 0, 0, 0, 0, 0, 0, 0x1c, 0x40, 0x10, 0, 0x0b, 4, 0, 0x41, version, 0x0b],
  ]);
const MODULE = moduleOf(ABI_VERSION);
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
    if (url.startsWith('/stalled')) return void response.writeHead(200).write('the beginning');
    const type = url.startsWith('/plain') ? 'text/plain' : 'application/wasm';
    response.writeHead(url.startsWith('/missing') ? 404 : 200, { 'content-type': type }).end(MODULE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
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

  it.each([
    [
      'an older version',
      moduleOf(ABI_VERSION - 1),
      `the kernel has version ${ABI_VERSION - 1} of the kernel interface`,
    ],
    ['a version that is not told', moduleOf(7, 'versionAbi'), 'the kernel has version 0 of the kernel interface'],
    ['a newer version', moduleOf(ABI_VERSION + 1), 'use a newer version of Kickmate'],
  ])('refuses %s with both versions and what to do', async (_name, module, words) => {
    await writeFile(join(folder, 'other.wasm'), module);
    const make = await load(pathToFileURL(join(folder, 'other.wasm')));
    if (!make.ok) throw new Error(make.error.message);
    expect(() => make.value(IMPORTS)).toThrow(words);
    expect(() => make.value(IMPORTS)).toThrow(`and Kickmate here has version ${ABI_VERSION}; `);
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

describe('loading a network', () => {
  const LATE = { ok: false, error: { message: 'Its file did not come in time' } };

  it('gives up a server that sends the beginning and then nothing', async () => {
    const network = await loadNetwork(new URL('/stalled.net', address), { silenceMs: 100, allMs: 60_000 });
    expect(network).toEqual(LATE);
  });

  // Once, a line that needed more than six seconds for a network never got it.
  it.each([
    ['waits for a slow one', 10, { ok: false, error: { message: expect.stringContaining('damaged') } }],
    ['gives up one that is too slow', 11, LATE],
  ])('%s', async (_name, parts, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readable, writable } = new TransformStream();
    const line = writable.getWriter();
    vi.stubGlobal('fetch', async (_url: URL, { signal }: RequestInit) => {
      signal!.addEventListener('abort', () => line.abort(signal!.reason));
      return new Response(readable);
    });
    const loading = loadNetwork(new URL('/slow.net', address), { silenceMs: 100, allMs: 950 });
    for (let part = 0; part < parts; part++) {
      await vi.advanceTimersByTimeAsync(90);
      await line.write(new Uint8Array(40)).catch(() => undefined);
    }
    await line.close().catch(() => undefined);
    expect(await loading).toEqual(expected);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
