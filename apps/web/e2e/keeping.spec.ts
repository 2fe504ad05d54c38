import { expect, test } from '@playwright/test';
import { kickOff, moves, play, square, status } from './player.ts';

// What only a browser knows of keeping a match. All else is in visits/keeping.test.ts.

test('a reload right after an action loses nothing: during a flight, in the computer’s turn, in a line-up', async ({
  browser,
  baseURL,
}) => {
  // With the usual motion, so that there is a flight.
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await kickOff(page, { opponent: 'Two people', position: '4k3/8/8/8/8/8/3P4/3RK3 w d3 0 1', goals: 3 });
  await play(page, 'd2', 'd3');
  await page.reload();
  await expect(square(page, 'd6')).toHaveAccessibleName(/ball/);
  await expect(moves(page).locator('li')).toHaveCount(1);

  await kickOff(page, { game: 'Chess', level: 3 });
  await play(page, 'e2', 'e4');
  await page.reload();
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/);
  await expect(status(page)).toContainText('Your turn.');

  await kickOff(page, { game: 'Chess Eleven', opponent: 'Two people' });
  const heading = (side: string) => page.getByRole('heading', { name: `${side} lines up` });
  const first = (await heading('White').isVisible()) ? 'White' : 'Black';
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.reload();
  await expect(heading(first === 'White' ? 'Black' : 'White')).toBeVisible();
  await context.close();
});
