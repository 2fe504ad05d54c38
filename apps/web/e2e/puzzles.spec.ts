import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { collectErrors, expectNothingTooWide, needsGames } from './player.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a puzzle is chosen and solved with hints', async ({ page, isMobile }) => {
  needsGames('chess-league');
  const errors = collectErrors(page);
  await page.goto('./#/puzzles?game=chess-league&theme=win-1');
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  await expectNothingTooWide(page, 'the list');

  await press(page, 'Solve the next one').click();
  const panel = page.getByRole('region', { name: 'Puzzle', exact: true });
  await expect(panel).toContainText('Score with this action.');
  await expectNothingTooWide(page, 'a puzzle');
  expect(await barriers(page)).toEqual([]);
  await expect(press(page, 'Next')).toBeInViewport({ ratio: 1 });
  if (isMobile)
    await test.step('the words of the buttons do not touch the edges on a phone held sideways', async () => {
      await page.setViewportSize({ width: 568, height: 320 });
      const gap = () =>
        press(page, 'Solution').evaluate((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          return (button.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(4);
      await page.setViewportSize({ width: 320, height: 568 });
    });
  for (const found of ['Look at the', 'Its target is']) {
    await press(page, 'Hint').click();
    await expect(panel).toContainText(found);
  }
  for (const end of ['starts', 'ends']) await page.getByRole('gridcell', { name: `hint ${end} here` }).click();
  await expect(panel).toContainText('Solved, with help.');
  expect(await barriers(page), 'a solved puzzle').toEqual([]);

  await page.goto('./#/puzzles/chess-league/sprint');
  await press(page, 'Start').click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);
  await expectNothingTooWide(page, 'a sprint');
  await expect(press(page, 'End the sprint')).toBeInViewport({ ratio: 1 });
  expect(await barriers(page), 'a sprint').toEqual([]);
  await press(page, 'End the sprint').click();
  await expect(page.getByRole('heading', { name: '0 puzzles solved' })).toBeFocused();
  expect(await barriers(page), 'the end of a sprint').toEqual([]);
  expect(errors).toEqual([]);
});
