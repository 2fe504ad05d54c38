// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const root = mkdtempSync(join(tmpdir(), 'kickmate-pages-'));
let server: PreviewServer;
let address = '';

beforeAll(async () => {
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'dist', 'index.html'), 'the page');
  writeFileSync(join(root, 'dist', 'assets', 'a.js'), 'a script');
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageAddresses()],
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

const visit = (path: string) => fetch(address + path, { redirect: 'manual', headers: { Accept: 'text/html,*/*' } });

test.each([
  ['/rules/chess-league', '/#/rules/chess-league'],
  ['/foo/', '/#/foo'],
  ['/match?seed=1', '/#/match?seed=1'],
])('%s leads to %s', async (path, page) => {
  const { status, headers } = await visit(path);
  expect([status, headers.get('Location')]).toEqual([302, page]);
});

test('the page and its files are served, and a missing file is not the page', async () => {
  expect(await (await visit('/')).text()).toBe('the page');
  expect(await (await visit('/assets/a.js')).text()).toBe('a script');
  expect((await visit('/assets/x.js')).status).toBe(404);
  expect((await fetch(`${address}/assets/x.js`)).status).toBe(404);
});
