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
