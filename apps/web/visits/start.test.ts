import { expect, test } from '@playwright/test';
import { needsGames, play } from '../e2e/player.ts';

test('somebody new kicks the ball on the start page at once, the computer answers, and the match goes on', async ({
  page,
}) => {
  needsGames('chess-league');
  await page.goto('./');
  const first = page.getByRole('region', { name: 'The first kick' });
  await expect(first.getByText('Pick the knight on c3, then the ball on d5.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Go on with this match' })).toHaveCount(0);
  await play(page, 'c3', 'd5');
  await expect(first.getByText('You lead 1 to 0. Your turn.')).toBeVisible();
  await first.getByRole('button', { name: 'Go on with this match' }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('first to 3 goals');
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('Head goal for White');

  // Beside a match in play, what is only tried is not kept.
  await page.goto('./');
  await play(page, 'c3', 'd5');
  await page.getByRole('link', { name: /Go on with the match/ }).click();
  await expect(page.getByRole('region', { name: 'Moves' }).getByText('Head goal for White')).toHaveCount(1);
});

test('a match that was begun on the start page is there after another page', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./');
  await play(page, 'c3', 'd5');
  await expect(page.getByText('You lead 1 to 0. Your turn.')).toBeVisible();
  await page.goto('./#/about');
  await expect(page.getByRole('heading', { name: 'About Kickmate' })).toBeVisible();
  await page.goto('./#/');
  await page.getByRole('link', { name: /Go on with the match/ }).click();
  await expect(page.getByRole('region', { name: 'Moves' }).getByText('Head goal for White')).toHaveCount(1);
});

test('all other choices are one step behind the card', async ({ page }) => {
  needsGames('football');
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose side, clock and more for Football Chess' }).click();
  await expect(page.getByRole('radio', { name: 'Football Chess' })).toBeChecked();
});
