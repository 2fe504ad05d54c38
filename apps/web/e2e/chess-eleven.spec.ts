import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { awaitTurn, expectNothingTooWide, kickOff, needsGames, play, square, status, takeHint } from './player.ts';

// What only a browser knows of Chess Eleven. All else is in visits/chess-eleven.test.ts.

needsGames('chess-eleven');

const bench = (page: Page): Locator => page.getByRole('group', { name: 'Bench' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('a side is lined up by dragging, and plays against the computer', { tag: '@desktop' }, async ({ page }) => {
  await kickOff(page, { game: 'Chess Eleven', goals: 2 });
  await expect(page.getByRole('region', { name: 'You line up' })).toBeVisible();
  await button(page, 'Clear').click();
  await bench(page).getByRole('button', { name: 'Queen' }).dragTo(square(page, 'd1'));
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', "d1, white queen, wrong: d1 is the king's");
  expect(await barriers(page), 'a wrong line-up').toEqual([]);
  await square(page, 'd1').dragTo(bench(page), { steps: 20 });
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /^d1, empty/);
  await bench(page).getByRole('button', { name: 'King' }).dragTo(square(page, 'd1'));
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', 'd1, white king');
  await button(page, 'Place the rest').click();
  await button(page, 'Ready').click();
  await expect(status(page)).toContainText('Move a piece onto the centre circle.');
  await play(page, ...(await takeHint(page)));
  await expect(status(page)).toContainText('Pass the ball to one of your pieces.');
  await play(page, ...(await takeHint(page)));
  await expect(status(page)).toContainText(/Black's \w+/);
  expect(await awaitTurn(page)).toBe('turn');
  expect(await barriers(page), 'a turn').toEqual([]);
});

test('by touch a shot waits for a second tap, and a phone shows a line-up as a whole', { tag: '@phone' }, async ({
  page,
}) => {
  await kickOff(page, {
    game: 'Chess Eleven',
    opponent: 'Two people',
    goals: 2,
    position: '8/k7/8/8/4R3/8/8/3K4 w e4 S - 0 12',
  });
  await square(page, 'e4').tap();
  await square(page, 'e8').tap();
  await expect(status(page)).toContainText('Tap again to shoot.');
  await expect(status(page)).toContainText(/Goal \d+%/);
  await square(page, 'e8').tap();

  await expect(page.getByRole('region', { name: 'Black lines up' })).toBeVisible();
  const atTop = () => page.evaluate(() => scrollTo(0, 0));
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  await atTop();
  await expect(button(page, 'Ready'), 'on a small phone').toBeInViewport({ ratio: 1 });
  await expectNothingTooWide(page);

  await page.setViewportSize({ width, height });
  await button(page, 'Clear').tap();
  await atTop();
  for (const name of ['a1', 'h8']) await expect(square(page, name)).toBeInViewport({ ratio: 1 });
  await expect(bench(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['King', 'Pawn ×4'])
    await expect(bench(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Ready')).toBeInViewport({ ratio: 1 });
  expect(await barriers(page)).toEqual([]);
  await bench(page).getByRole('button', { name: 'King' }).tap();
  await square(page, 'd8').tap();
  await expect(square(page, 'd8')).toHaveAttribute('aria-label', 'd8, black king');
  await button(page, 'Place the rest').tap();
  // After a press on Ready far down the page, a phone shows the whole pitch again.
  await page.getByText('Drag a piece, or pick it').scrollIntoViewIfNeeded();
  await button(page, 'Ready').tap();
  await expect(page.getByRole('region', { name: 'White lines up' })).toBeVisible();
  for (const name of ['a1', 'h8']) await expect(square(page, name)).toBeInViewport({ ratio: 1 });
  await button(page, 'Ready').tap();
  await expect(status(page)).toContainText('Black to act.');
  for (const name of ['a1', 'h8']) await expect(square(page, name)).toBeInViewport({ ratio: 1 });
});
