import { expect, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { collectErrors, needsGames, play, square } from './player.ts';

test('the start page has no barriers; a card begins its game at once, and never replaces a match unasked', {
  tag: '@desktop',
}, async ({ page }) => {
  needsGames('chess-league', 'chess');
  const errors = collectErrors(page);
  await page.goto('./#/?seed=1');
  await expect(square(page, 'c3')).toHaveAccessibleName(/white knight/);
  expect(await barriers(page)).toEqual([]);
  const begin = page.getByRole('button', { name: 'Play Chess', exact: true });
  await begin.click();
  await play(page, 'e2', 'e4');
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/);
  await page.goto('./');
  await begin.click();
  await expect(page.getByRole('radio', { name: 'Chess', exact: true })).toBeChecked();
  await page.getByRole('link', { name: /Go on with the game/ }).click();
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/);
  expect(errors).toEqual([]);
});

test('the start page stands still when its board arrives, and two clicks or taps kick the ball', async ({
  page,
  isMobile,
}) => {
  needsGames('chess-league');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifts });
  });
  await page.route('**/assets/FirstKick*', async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await route.continue();
  });
  await page.goto('./#/?seed=1');
  await expect(square(page, 'c3')).toHaveAccessibleName(/white knight/);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  for (const name of ['c3', 'd5']) await (isMobile ? square(page, name).tap() : square(page, name).click());
  await expect(page.getByText('You lead 1 to 0')).toBeVisible();
});
