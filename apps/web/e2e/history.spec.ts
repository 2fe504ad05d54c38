import { expect, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expectNothingTooWide, kickOff, play } from './player.ts';

test('a finished match is kept, deleted, and read again from the file that a browser has saved', async ({ page }) => {
  // White mates in one.
  await kickOff(page, { game: 'Chess', level: 3, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g7');
  await expect(page.getByText('A win against Amara. After another one, try Otto.')).toBeVisible();
  await page.getByRole('link', { name: 'Your matches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your matches' })).toBeVisible();
  await page.reload();
  const items = page.getByRole('listitem').filter({ hasText: 'Won · Amara (level 3) · you were White' });
  await expect(items).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await expectNothingTooWide(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await (await downloading).path();
  await page.getByRole('button', { name: 'Delete all' }).click();
  expect(await barriers(page), 'the dialog').toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('No match has ended here yet.')).toBeVisible();
  // The keyboard goes on from this page, whose buttons have gone with the matches.
  await expect(page.locator('.history')).toBeFocused();
  await page.getByLabel('Import matches').setInputFiles(file);
  await expect(items).toHaveCount(1);
});
