import { expect, test } from '@playwright/test';
import { collectErrors, needsGames } from '../e2e/player.ts';

test('the page of badges is reached from the matches, and knows what was done before there were badges', async ({
  page,
}) => {
  needsGames('chess');
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    localStorage.setItem('kickmate.lessons', '{"chess": {"solved": 100, "step": 0, "isAnswered": true}}');
    localStorage.setItem('kickmate.puzzle-progress', '{"solved": {"chess/1": true}, "run": 1, "bestRun": 5}');
  });
  await page.goto('./#/history');
  await page.getByRole('link', { name: 'Your badges' }).click();
  const badge = (group: string, title: string) =>
    page.getByRole('region', { name: group }).getByRole('listitem').filter({ hasText: title });
  await expect(badge('Lessons', 'Learn Chess to the end')).toContainText('Earned on');
  await expect(badge('Puzzles', 'On a run')).toContainText('Earned on');
  await expect(badge('In matches', 'Clean sheet')).toContainText('Not earned yet');
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  expect(errors).toEqual([]);
});
