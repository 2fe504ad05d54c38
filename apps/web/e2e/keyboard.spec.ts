import { expect, type Locator, type Page, test } from '@playwright/test';
import { awaitTurn, board, status } from './player.ts';

test.use({ reducedMotion: 'reduce' });
test.skip(({ isMobile }) => isMobile, 'phones have no keys');

/** Walks to something with the Tab key, as one must who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Walks over the board with the arrow keys to a square; the own side is White, below. */
async function arrowTo(page: Page, name: string): Promise<void> {
  const label = await board(page).getByRole('gridcell').and(page.locator(':focus')).getAttribute('aria-label');
  const [file, rank] = [0, 1].map((i) => name.charCodeAt(i) - label!.charCodeAt(i)) as [number, number];
  for (let i = 0; i < Math.abs(file); i++) await page.keyboard.press(file > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rank); i++) await page.keyboard.press(rank > 0 ? 'ArrowUp' : 'ArrowDown');
}

async function hintSquares(page: Page): Promise<readonly string[]> {
  const nameOf = async (end: string) =>
    (await board(page)
      .getByRole('gridcell', { name: `hint ${end} here` })
      .getAttribute('aria-label'))!.slice(0, 2);
  return [await nameOf('starts'), await nameOf('ends')];
}

test('a whole match with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
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
