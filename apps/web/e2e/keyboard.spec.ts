import { expect, type Page, test } from '@playwright/test';
import { arrowTo, awaitTurn, board, status, tabTo } from './player.ts';

test.use({ reducedMotion: 'reduce' });
test.skip(({ isMobile }) => isMobile, 'phones have no keys');

async function hintSquares(page: Page): Promise<readonly string[]> {
  const nameOf = async (end: string) =>
    (await board(page)
      .getByRole('gridcell', { name: `hint ${end} here` })
      .getAttribute('aria-label'))!.slice(0, 2);
  return [await nameOf('starts'), await nameOf('ends')];
}

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

  while ((await awaitTurn(page)) === 'turn') {
    await tabTo(page, page.getByRole('button', { name: 'Hint' }));
    await page.keyboard.press('Enter');
    const way = await hintSquares(page);
    await page.keyboard.press('Shift+Tab');
    while (!(await board(page).evaluate((grid) => grid.contains(document.activeElement))))
      await page.keyboard.press('Shift+Tab');
    for (const name of way) {
      await arrowTo(page, name);
      await page.keyboard.press('Enter');
    }
  }
  await expect(status(page)).toContainText(/wins? 1 to 0/);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'First position' }));
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Looking back');
});
