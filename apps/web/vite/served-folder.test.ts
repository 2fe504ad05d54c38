// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedFolder } from './served-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'kickmate-served-'));
let server: PreviewServer;
let address = '';

beforeAll(async () => {
  const dist = join(root, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  writeFileSync(join(dist, 'index.html'), 'the page');
  writeFileSync(join(dist, 'assets', 'a.js'), 'a script');
  for (const name of ['secret.txt', 'secret.html', 'index.html'])
    writeFileSync(join(root, 'outside', name), 'a secret');
  symlinkSync(join(dist, 'assets', 'a.js'), join(dist, 'inside.js'));
  symlinkSync(join(root, 'outside', 'secret.txt'), join(dist, 'link.txt'));
  symlinkSync(join(root, 'outside', 'secret.html'), join(dist, 'page.html'));
  symlinkSync(join(root, 'outside'), join(dist, 'folder'));
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [servedFolder()],
    preview: { host: '127.0.0.1', port: 0 },
  });
  // A machine that stands still for seconds must not cost a request its connection.
  Object.assign(server.httpServer, { keepAliveTimeout: 0 });
  const place = server.httpServer.address();
  address = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', 'the page'],
  ['/assets/a.js', 'a script'],
  ['/inside.js', 'a script'],
])('%s is served', async (path, content) => {
  const answer = await fetch(address + path);
  expect([answer.status, await answer.text()]).toEqual([200, content]);
});

test.each([
  '/link.txt',
  '/link.txt?v=1',
  '/%6cink.txt',
  '/page.html',
  '/page',
  '/folder',
  '/folder/',
  '/folder/secret.txt',
  '/folder/secret',
])('%s leads out of the folder, and is not found', async (path) => {
  const answer = await fetch(address + path);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});
