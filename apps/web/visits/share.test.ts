import { expect, test } from '@playwright/test';
import { collectErrors, kickOff, play } from '../e2e/player.ts';

test('any moment of a match has a picture with players and score, and a link', async ({ page }) => {
  const errors = collectErrors(page);
  await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' });
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: 'White, Black, Chess' })).toBeVisible();
  // This window paints nothing: the dialog says so, and the link is still there.
  await expect(dialog.getByRole('alert')).toContainText('This browser does not make pictures');
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/analyse\/open\/[\w-]+$/);
  await page.keyboard.press('Escape');

  await play(page, 'a1', 'a8');
  await page
    .getByRole('group', { name: /is over$/ })
    .getByRole('button', { name: 'Share' })
    .click();
  await expect(dialog.getByRole('img', { name: 'White 1, Black 0, Game over, Chess' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a puzzle is shared by its first position and its address', async ({ page }) => {
  await page.goto('./#/puzzles');
  await page
    .getByRole('link', { name: /^No\. / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: /(White|Black) to act/ })).toBeVisible();
  await expect(dialog.getByLabel('Link')).toHaveValue(/#\/puzzles\/[\w-]+\/[\w-]+$/);
});
