import { expect, type Page, test } from '@playwright/test';
import { kickOff, moves, needsGames, play, square, status } from '../e2e/player.ts';

// What makes a match pleasant beside its rules: replays, warnings, drawings, planned moves, looks.

const label = (page: Page, name: string) => expect(square(page, name));

test('a turn of two kicks: numbered stops, one line, an end by itself, a replay', async ({ page }) => {
  await kickOff(page, {
    game: 'Football Chess',
    opponent: 'Two people',
    position: 'k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8',
  });
  await play(page, 'e4', 'e2');
  await page.getByRole('dialog', { name: 'What to do' }).getByRole('button', { name: 'Kick the ball to e2' }).click();
  await play(page, 'f1', 'd3');
  await expect(status(page)).toContainText('White: ball to e2, d3.');
  await expect(status(page)).toContainText('Black to act.');
  await expect(moves(page)).toContainText(/end/);
  await label(page, 'e2').toHaveAccessibleName('e2, empty, earlier in the turn, stop 1 of the ball');
  await label(page, 'd3').toHaveAccessibleName(/^d3, ball, .*stop 2 of the ball$/);

  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(status(page)).toContainText('The last turn again…');
  await page.keyboard.press('p');
  await expect(status(page)).toContainText('Black to act.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
});

test('against a weak level the status warns, and the goal and the king in danger are marked', async ({ page }) => {
  await kickOff(page, { position: '3rr2k/8/8/8/8/8/PP4PP/4K3 w d3 0 1' });
  await expect(status(page)).toContainText('Lotta can score in its next turn.');
  await label(page, 'e1').toHaveAccessibleName('e1, white king, can be captured');
  await expect(page.locator('[data-threatened-goal]')).toHaveCount(1);
});

test('the page of a new match offers boards with their pieces by pictures, others for chess', async ({ page }) => {
  needsGames('chess');
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Floodlight' }).check();
  await expect(page.locator('html[data-board="floodlight"]')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await page.getByRole('radio', { name: 'Tournament' }).check();
  await expect(page.locator('html[data-board="meadow"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Staunton' })).toBeChecked();
});

test('another board and other pieces are chosen, and kept', async ({ page }) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people' });
  const figure = await page.locator('.piece .body').first().getAttribute('d');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Sand' }).check();
  await page.getByRole('radio', { name: 'Counters' }).check();
  await expect(page.locator('.piece .body').first()).not.toHaveAttribute('d', figure!);
  await page.reload();
  await expect(page.locator('html[data-board="sand"]')).toHaveCount(1);
  await expect(page.locator('.piece .body').first()).not.toHaveAttribute('d', figure!);
});
