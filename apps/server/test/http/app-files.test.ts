import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFiles, pageAddress } from '../../src/http/app-files.ts';

const root = mkdtempSync(join(tmpdir(), 'kickmate-files-'));
const dist = join(root, 'dist');
const files = appFiles(dist);
const get = (path: string, init?: RequestInit) => files(new Request(`http://host${path}`, init));

beforeAll(() => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  mkdirSync(join(root, 'dist-of-another'));
  writeFileSync(join(root, 'dist-of-another', 'a.txt'), 'a secret');
  writeFileSync(join(dist, 'index.html'), 'the page');
  writeFileSync(join(dist, 'rules.md'), '# Rules');
  writeFileSync(join(dist, 'assets', 'a-Abc_1234.js'), 'x'.repeat(5000));
  writeFileSync(join(dist, 'assets', 'kernel-Abc12345.wasm'), 'code');
  writeFileSync(join(dist, 'large.bin'), Buffer.alloc(3 * 1024 * 1024, 7));
  for (const name of ['secret.txt', 'index.html']) writeFileSync(join(root, 'outside', name), 'a secret');
  symlinkSync(join(dist, 'index.html'), join(dist, 'inside.html'));
  symlinkSync(join(root, 'outside', 'secret.txt'), join(dist, 'link.txt'));
  symlinkSync(join(root, 'outside'), join(dist, 'folder'));
  symlinkSync(join(root, 'dist-of-another'), join(dist, 'sibling'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/inside.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/a-Abc_1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/kernel-Abc12345.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ['/rules.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ['/large.bin', 'application/octet-stream', 'no-cache'],
])('%s has its type, and is cached as it may be', async (path, type, cache) => {
  const answer = await get(path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get('Content-Type')).toBe(type);
  expect(answer?.headers.get('Cache-Control')).toBe(cache);
  expect((await answer!.arrayBuffer()).byteLength).toBe(Number(answer?.headers.get('Content-Length')));
});

test.each([
  '/link.txt',
  '/%6cink.txt',
  '/folder',
  '/folder/',
  '/folder/secret.txt',
  '/sibling/a.txt',
  '/../outside/secret.txt',
  '/%2e%2e/outside/secret.txt',
  '/..%2foutside%2fsecret.txt',
  '/assets/..%5c..%5coutside%5csecret.txt',
  '/assets',
  '/assets/',
  '/nothing.html',
  '/index.html%00.js',
  '/%',
])('%s is not served', async (path) => {
  expect(await get(path)).toBeUndefined();
});

test('texts are zipped for those who can unzip them', async () => {
  const zipped = await get('/assets/a-Abc_1234.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(zipped?.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await zipped!.arrayBuffer()).toString()).toBe('x'.repeat(5000));
  const plain = await get('/assets/a-Abc_1234.js');
  expect(plain?.headers.get('Content-Encoding')).toBeNull();
  expect(plain?.headers.get('Vary')).toBe('Accept-Encoding');
});

test('a file that the browser has already is not sent again, until it changes', async () => {
  const tag = (await get('/'))!.headers.get('ETag')!;
  const again = () => get('/', { headers: { 'If-None-Match': tag } });
  expect((await again())?.status).toBe(304);
  writeFileSync(join(dist, 'index.html'), 'the next page');
  utimesSync(join(dist, 'index.html'), new Date(), new Date(Date.now() + 5000));
  expect((await again())?.status).toBe(200);
  expect(await (await get('/'))!.text()).toBe('the next page');
});

test('a request for the head gets no body', async () => {
  for (const path of ['/', '/large.bin']) {
    const answer = await get(path, { method: 'HEAD' });
    expect([answer?.status, await answer?.text()]).toEqual([200, '']);
    expect(Number(answer?.headers.get('Content-Length'))).toBeGreaterThan(0);
  }
});

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/foo', './#/foo'],
  ['/foo/', '../#/foo'],
  ['/rules/chess-league', '../#/rules/chess-league'],
  ['/rules/chesslike%3Akeep?seed=1', '../#/rules/chesslike%3Akeep?seed=1'],
])('%s leads to the page of the app', (path, page) => {
  const request = new Request(`http://host${path}`, { headers: BROWSER });
  expect(pageAddress(request)).toBe(page);
});

test.each([
  ['/assets/x.js', BROWSER],
  ['/assets/x', BROWSER],
  ['/missing.wasm', BROWSER],
  ['/api/nothing', BROWSER],
  ['/rules/chess', { Accept: '*/*' }],
])('%s is not the address of a page', (path, headers) => {
  expect(pageAddress(new Request(`http://host${path}`, { headers }))).toBeUndefined();
});
