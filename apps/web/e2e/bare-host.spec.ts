import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { needsGames, play, status } from './player.ts';

const FOLDER = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The files that the host no longer has, and the number of the build that it serves. */
let missing: RegExp | undefined;
let build = 1;

/** The simplest host: it serves the files of a folder, without isolation headers and without WebAssembly's media type. */
const host: Server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
  const file = path === FOLDER ? 'index.html' : path.slice(FOLDER.length);
  const read = (name: string) => readFile(join(import.meta.dirname, '../dist', name));
  try {
    if (!path.startsWith(FOLDER) || missing?.test(file)) throw new Error('there is no such file');
    const bytes = await read(file);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(file === 'service-worker.js' ? String(bytes).replace(/"version":"/, `$&build-${build}-`) : bytes);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end(await read('404.html'));
  }
});
let address = '';

test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`;
});
test.afterAll(() => host.close());
test.afterEach(() => {
  missing = undefined;
  build = 1;
});

// The sandbox's page gets no headers from the service worker, which an isolated page asks of its frames.
test('a foreign game runs on any host, also when the app is isolated', async ({ page }) => {
  const about = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT' };
  const buffer = Buffer.from(JSON.stringify({ ...about, rules: 'export const walk = 1;' }));
  for (const isIsolated of [false, true]) {
    await page.goto(`${address}#/foreign`);
    if (isIsolated) await page.reload();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(isIsolated);
    await page.getByLabel('A file of a game').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Run it', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('its module exports no game with the id walk');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
});

test('the app runs in a folder of any host, and is isolated from the second visit on', async ({ page }) => {
  needsGames('chess-league');
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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an address with a path leads to its page; a missing file is not found', async ({ page, request }) => {
  needsGames('chess-league');
  await page.goto(`${address}rules/chess-league`);
  await expect(heading(page, 'Chess League')).toBeVisible();
  expect(page.url()).toBe(`${address}#/rules/chess-league`);
  expect((await request.get(`${address}assets/x.js`)).status()).toBe(404);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${address}foo/`);
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await page.goto(new URL('/elsewhere', address).href);
  await expect(heading(page, 'There is no page at this address')).toBeVisible();
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('has the page of a host for missing pages in German, unless English was chosen', async ({ page }) => {
    await page.goto(new URL('/elsewhere', address).href);
    await expect(heading(page, 'Unter dieser Adresse gibt es keine Seite')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.evaluate(() => localStorage.setItem('kickmate.settings', '{"language":"en"}'));
    await page.reload();
    await expect(heading(page, 'There is no page at this address')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
  });
});

test('when one window changes to a newer version, the others say so', async ({ context }) => {
  needsGames('chess-league');
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(address);
  await one.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await other.goto(address);
  build = 2;
  await one.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const page of [one, other]) await expect(page.getByText('A newer version of Kickmate is ready')).toBeVisible();
  await one.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText('Another window has changed to a newer version')).toBeVisible();
  await expect(one.getByText('version of Kickmate')).toHaveCount(0);
  await other.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(other, 'Chess pieces kick a ball.')).toBeVisible();
  await expect(other.getByText('version of Kickmate')).toHaveCount(0);
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that is gone says so in plain words, and the page can be loaded again', async ({ page }) => {
    needsGames('chess-league');
    await page.goto(address);
    missing = /RulesPage/;
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('A part of Kickmate could not be loaded');
    await expect(page.locator('body')).not.toContainText('dynamically');
    missing = undefined;
    await notice.getByRole('button', { name: 'Load the page again' }).click();
    await expect(heading(page, 'Chess League')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
