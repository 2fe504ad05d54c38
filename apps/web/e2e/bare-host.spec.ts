import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { needsGames, play, status } from './player.ts';

const FOLDER = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The number of the build that the host serves. */
let build = 1;

/** The simplest host: it serves the files of a folder, without isolation headers and without WebAssembly's media type. */
const host: Server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
  const file = path === FOLDER ? 'index.html' : path.slice(FOLDER.length);
  const read = (name: string) => readFile(join(import.meta.dirname, '../dist', name));
  try {
    if (!path.startsWith(FOLDER)) throw new Error('there is no such file');
    const bytes = await read(file);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(file === 'service-worker.js' ? String(bytes).replace(/"version":"/, `$&build-${build}-`) : bytes);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/html' }).end(await read('404.html'));
  }
});
let address = '';

// A window that is used again would keep what service workers have stored.
test.use({ serviceWorkers: 'allow', reuseContext: false });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`;
});
test.afterAll(() => host.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the whole app is stored. */
const awaitServiceWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The computer plays on WebAssembly; then a foreign game runs, whose file has nothing to run. */
async function expectGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose side, clock and more for Chess League' }).click();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await play(page, 'a2', 'a3');
  await expect(status(page)).toContainText(/Black's \w+/);
  await expect(page.getByRole('region', { name: /^Engine/ })).toContainText('WebAssembly');

  const about = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT' };
  const buffer = Buffer.from(JSON.stringify({ ...about, rules: 'export const walk = 1;' }));
  await page.goto(`${address}#/foreign`);
  await page
    .getByLabel('Open a file of a game')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Run it', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('its module exports no game with the id walk');
}

test('the app runs in a folder of any host, is isolated from the second visit on, and changes to a newer version', async ({
  page,
  context,
  request,
}) => {
  needsGames('chess-league');

  await test.step('the first visit', async () => {
    await page.goto(address);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await expectGames(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toContainText('The computer thinks with one thread: this page came without');
    await page.keyboard.press('Escape');
    await awaitServiceWorker(page);
  });

  // The sandbox's page gets no headers from the service worker, which an isolated page asks of its frames.
  await test.step('the second visit', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await page.reload();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await expectGames(page);
  });

  await test.step('an address that leads nowhere, and a missing file', async () => {
    expect((await request.get(`${address}assets/x.js`)).status()).toBe(404);
    await page.goto(`${address}foo/`);
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.goto(new URL('/elsewhere', address).href);
    await expect(heading(page, 'There is no page at this address')).toBeVisible();
  });

  await test.step('when one window changes to a newer version, the others say so', async () => {
    await page.goto(address);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const other = await context.newPage();
    await other.goto(address);
    build = 2;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const one of [page, other]) await expect(one.getByText('A newer version of Kickmate is ready')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(other.getByText('Another window has changed to a newer version')).toBeVisible();
    await expect(page.getByText('version of Kickmate')).toHaveCount(0);
    await other.getByRole('button', { name: 'Load the page again' }).click();
    await expect(heading(other, 'Chess with a ball')).toBeVisible();
    await expect(other.getByText('version of Kickmate')).toHaveCount(0);
  });
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT', serviceWorkers: 'block' });

  test('has the page of a host for missing pages in German, unless English was chosen, and follows a path', async ({
    page,
  }) => {
    await page.goto(new URL('/elsewhere', address).href);
    await expect(heading(page, 'Unter dieser Adresse gibt es keine Seite')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.evaluate(() => localStorage.setItem('kickmate.settings', '{"language":"en"}'));
    await page.reload();
    await expect(heading(page, 'There is no page at this address')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(1);

    needsGames('chess-league');
    await page.goto(`${address}rules/chess-league`);
    await expect(heading(page, 'Chess League')).toBeVisible();
    expect(page.url()).toBe(`${address}#/rules/chess-league`);
  });
});
