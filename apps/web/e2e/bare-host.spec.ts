import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { play, status } from './player.ts';

const FOLDER = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The simplest host: it serves the files of a folder, without isolation headers and without WebAssembly's media type. */
const host: Server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
  const file = path === FOLDER ? 'index.html' : path.slice(FOLDER.length);
  try {
    const bytes = await readFile(join(import.meta.dirname, '../dist', file));
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream').end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
let address = '';

test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`;
});
test.afterAll(() => host.close());

test('the app runs in a folder of any host, and is isolated from the second visit on', async ({ page }) => {
  const playsOnWasm = async () => {
    await page.getByRole('button', { name: 'Kick off' }).click();
    await play(page, 'a2', 'a3');
    await expect(status(page)).toContainText(/Black's \w+/);
    await expect(page.getByRole('region', { name: /^Engine/ })).toContainText('WebAssembly');
  };
  await page.goto(address);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await playsOnWasm();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('The computer thinks with one thread: this page came without');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await playsOnWasm();
});
