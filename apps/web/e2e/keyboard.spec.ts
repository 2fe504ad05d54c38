import { expect, test } from '@playwright/test';
import { awaitTurn, playHintByKeys, status, tabTo } from './player.ts';

test.skip(({ isMobile }) => isMobile, 'phones have no keys');

test('the keyboard alone plays a whole match', async ({ page }) => {
  await page.goto('./#/?seed=1');
  await tabTo(page, page.getByRole('button', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Level'));
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Level')).toHaveAttribute('aria-valuetext', /^1,/);
  await tabTo(page, page.getByRole('radio', { name: '5', exact: true }));
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('button', { name: 'Kick off' }));
  await page.keyboard.press('Enter');

  while ((await awaitTurn(page)) === 'turn') await playHintByKeys(page);
  await expect(status(page)).toContainText(/wins? 1 to 0/);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'First position' }));
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Looking back');
});
