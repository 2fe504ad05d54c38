import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { vi } from 'vitest';
import { board, kickOff, moves, openRecord, play, resign, square, status } from '../e2e/player.ts';

test('a reload keeps the match', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people', goals: 3 });
  await play(page, 'b1', 'c3');
  await play(page, 'a7', 'a6');
  await expect(moves(page)).toContainText('a6');
  await page.reload();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white knight/);
  await expect(moves(page)).toContainText('a6');
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('first to 3 goals');
  await page.goto('./');
  await page.getByRole('link', { name: /Go on with the match/ }).click();
  await expect(board(page)).toBeVisible();
});

test('where the browser stores nothing, the app says so, and offers the finished match as a file', async ({ page }) => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { transaction } = IDBDatabase.prototype;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, stores, mode) {
    return mode === 'readwrite' ? refuse() : transaction.call(this, stores, mode);
  });
  await kickOff(page, { opponent: 'Two people', goals: 3 });
  await play(page, 'b1', 'c3');
  await expect(page.getByRole('alert').filter({ hasText: 'does not let us save the match' })).toBeVisible();
  await resign(page);
  const notice = page.getByRole('alert').filter({ hasText: 'The finished match is gone when the page is closed.' });
  await expect(notice).toContainText("This browser's storage for this site is full: what is new is not kept.");
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as a file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('b1c3');
});

test('a new match asks before it replaces the running one', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people' });
  await play(page, 'b1', 'c3');
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin a new match' }).click();
  await expect(square(page, 'b1')).toHaveAttribute('aria-label', /white knight/);
});

test('each game keeps its own match: a match of chess leaves that of Chess League alone', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people' });
  await play(page, 'b1', 'c3');
  await kickOff(page, { game: 'Chess', opponent: 'Two people' });
  await play(page, 'e2', 'e4');
  await page.reload();
  await expect(square(page, 'e4')).toHaveAttribute('aria-label', /white pawn/);

  await page.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('link', { name: /Go on with the game Chess/ })).toBeVisible();
  await page.getByRole('button', { name: 'Chess League', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Chess League' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Chess', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Go on with the match Chess League/ }).click();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white knight/);
  await play(page, 'a7', 'a6');

  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await page.getByRole('link', { name: /Go on with the game Chess/ }).click();
  await expect(square(page, 'e4')).toHaveAttribute('aria-label', /white pawn/);
});

test('a broken saved match is reported and kept aside, and the app starts', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people' });
  await play(page, 'b1', 'c3');
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) localStorage.setItem(key, text.replace('b1c3', 'b1c4'));
  });
  await page.goto('./');
  await page.reload();
  const notice = page.getByRole('alert').filter({ hasText: 'The saved match could not be read' });
  await expect(notice).toContainText(/line \d+, column \d+/);
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Download it' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('b1c4');
  await kickOff(page, { opponent: 'Two people' });
  await play(page, 'b1', 'c3');
  await expect(moves(page)).toContainText('c3');
  await page.getByRole('alert').getByRole('button', { name: 'Throw it away' }).click();
  await page.reload();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white knight/);
  await expect(notice).toHaveCount(0);
});

test('a record is downloaded and opened again; a record with an error is refused with its place', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people' });
  await play(page, 'b1', 'c3');
  await page.getByRole('button', { name: 'Record' }).click();
  const dialog = page.getByRole('dialog');
  const record = await dialog.getByLabel('Record of this match').inputValue();
  expect(record).toContain('[Variant "chess-league"]');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(record);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Open a game record' }).click();
  await openRecord(dialog, record.replace('b1c3', 'b1c4'));
  await expect(dialog.getByRole('alert')).toContainText(/line \d+, column \d+/);
  await dialog
    .getByLabel('Open a file')
    .setInputFiles({ name: 'match.pgn', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white knight/);
  await expect(status(page)).toContainText('Black to act.');
});
