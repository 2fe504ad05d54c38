import { expect, test } from '@playwright/test';
import {
  awaitTurn,
  board,
  collectErrors,
  kickOff,
  moves,
  play,
  resign,
  square,
  status,
  takeHint,
} from '../e2e/player.ts';

test('a person plays a whole match to a goal against the computer', async ({ page }) => {
  const errors = collectErrors(page);
  await kickOff(page, { level: 1, side: 'White', goals: 1 });
  await expect(page.getByRole('region', { name: 'Black', exact: true })).toContainText('Level 1');
  let actions = 0;
  while ((await awaitTurn(page)) === 'turn') {
    expect(++actions, 'a match to one goal takes fewer actions').toBeLessThan(60);
    await play(page, ...(await takeHint(page)));
  }
  await expect(status(page)).toContainText(/(You win|Lotta wins) 1 to 0/);
  await expect(status(page)).toContainText(/goal for (White|Black)!/i);
  await expect(moves(page)).toContainText(/[a-h][1-8] goal/);
  expect(errors).toEqual([]);
});

test('two people score a goal, look back, and go on', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people', goals: 2 });
  await expect(status(page)).toContainText('White to act.');
  await play(page, 'b1', 'c3');
  await expect(status(page)).toContainText("White's knight goes from b1 to c3.");
  await play(page, 'a7', 'a6');
  await square(page, 'c3').click();
  await expect(square(page, 'd5')).toHaveAttribute(
    'aria-label',
    'd5, ball, can kick here: destroys black pawn f7 and black knight g8, comes to rest on g8, head goal',
  );
  await square(page, 'd5').click();
  await expect(status(page)).toContainText(/White leads 1 to 0\..*Head goal for White! Round 2: Black kicks off\./);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 2');

  await page.getByRole('button', { name: 'First position' }).click();
  await expect(status(page)).toContainText('Looking back');
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 1 · White kicks off');
  await expect(square(page, 'b1')).toHaveAttribute('aria-label', /white knight/);
  await square(page, 'b1').click();
  await expect(page.getByText('You are looking back.')).toBeVisible();
  await page.getByRole('button', { name: 'To the present', exact: true }).click();
  await expect(status(page)).toContainText('Black to act.');
  await page.getByRole('button', { name: 'N*d5>g8 goal' }).click();
  await expect(square(page, 'd5')).toHaveAttribute('aria-label', /white knight/);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(status(page)).toContainText('Black to act.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 2');
});

test("undo also takes back the computer's answer", async ({ page }) => {
  await kickOff(page, { goals: 5 });
  await play(page, 'a2', 'a3');
  await expect(status(page)).toContainText(/Black's \w+/);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toContainText('Round 1: you kick off.');
  await expect(square(page, 'a2')).toHaveAttribute('aria-label', /white pawn/);
});

test("the computer kicks off as White, and the person's side is at the bottom", async ({ page }) => {
  await kickOff(page, { side: 'Black', goals: 5 });
  await expect(status(page)).toContainText(/White's \w+/);
  await awaitTurn(page);
  const firstSquare = board(page).getByRole('gridcell').first();
  await expect(firstSquare).toHaveAccessibleName(/^h1\b/);
  await page.getByRole('button', { name: 'Flip' }).click();
  await expect(firstSquare).toHaveAccessibleName(/^a8\b/);
  // The next match has Black at the bottom again.
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin a new match' }).click();
  await expect(firstSquare).toHaveAccessibleName(/^h1\b/);
});

test('resigning asks first, and can be taken back', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeFocused();
  await resign(page);
  await expect(status(page)).toContainText('You resigned: Lotta wins.');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toContainText('Your turn.');
});

test('the computer also plays a game without a kernel', async ({ page }) => {
  await kickOff(page, { game: 'Hexapawn' });
  await awaitTurn(page);
  await play(page, 'a1', 'a2');
  await expect(status(page)).toContainText(/Black's pawn/);
  await expect(board(page)).toHaveAccessibleName('Hexapawn board');
});

test('a hint is shown in words', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people', goals: 2 });
  await play(page, 'b1', 'c3');
  await play(page, 'a7', 'a6');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(status(page)).toContainText(/Hint: \w+ [a-h][1-8] (goes|takes|kicks)/);
});

test('the engine panel shows the search', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  await page.getByRole('button', { name: /^Engine/ }).click();
  const engine = page.getByRole('region', { name: /^Engine/ });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(engine).toContainText(/Depth\s*\d+/);
  await expect(engine).toContainText(/Positions\s*\d/);
  await expect(engine).toContainText(/Line\s*\S/);
});
