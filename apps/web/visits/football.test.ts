import { expect, type Page, test } from '@playwright/test';
import { arrowTo, board, kickOff, moves, needsGames, play, square, status, tabTo } from '../e2e/player.ts';

needsGames('football');

/** Three kicks score a goal: the knight's, the bishop's, the rook's. */
const CHAIN = 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8';
/** The rook and the ball can both go to e2; then the king stands next to it. */
const BACKWARD = 'k8/9/9/9/9/4R4/9/9/3K5 w e5 m - 8';

const begin = (page: Page, position: string, opponent: 'Two people' | 'The computer' = 'Two people') =>
  kickOff(page, { game: 'Football Chess', opponent, position });

const label = (page: Page, name: string) => expect(square(page, name));

test('a goal by a chain of kicks', async ({ page }) => {
  await begin(page, CHAIN);
  await expect(board(page)).toHaveAccessibleName('Football Chess board');
  await expect(status(page)).toContainText('White to act. Move or kick, or end the turn.');
  await play(page, 'd5', 'f7');
  await expect(status(page)).toContainText("White's knight on d5 kicks the ball on e5. It comes to rest on f7.");
  await expect(status(page)).toContainText('Kick again, or end the turn.');
  // The goal is on the board: the button must not look like the thing to do.
  await expect(page.getByRole('button', { name: 'End the turn' })).not.toHaveClass(/primary/);
  await label(page, 'd5').toHaveAccessibleName('d5, white knight, has kicked, last action');
  await label(page, 'g6').toHaveAccessibleName('g6, white bishop, may kick');
  await play(page, 'g6', 'e8');
  await square(page, 'e7').click();
  await label(page, 'e9').toHaveAccessibleName('e9, empty, can kick here: comes to rest on e9, goal');
  await square(page, 'e9').click();
  await expect(status(page)).toContainText('White wins 1 to 0.');
  await expect(status(page)).toContainText('Goal for White! Ball to f7, e8, e9.');
  await expect(moves(page)).toContainText(/1\.\s*Nd5\*f7,\s*Bg6\*e8,\s*Re7\*e9 goal/);
});

test('a classic match: the first turn may be a move and kicks', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Football Chess' }).check();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByLabel('Set-up').selectOption('Standard array, classic: kicks at once');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await play(page, 'd1', 'd4');
  await expect(status(page)).toContainText('White to act. Kick, or end the turn.');
  await label(page, 'd4').toHaveAccessibleName('d4, white queen, may kick, last action');
});

test('the other side may swap sides after the opening move', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Football Chess' }).check();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByLabel('Set-up').selectOption('Standard array, choice of sides after the opening move');
  await page.getByRole('button', { name: 'Kick off' }).click();
  await play(page, 'b1', 'c3');
  await expect(status(page)).toContainText('Black to act. Play a turn, or swap sides');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  // It asks: the button is a click away in every match.
  await page.getByRole('dialog').getByRole('button', { name: 'Swap sides' }).click();
  await expect(status(page)).toContainText('Black swaps sides.');
  await label(page, 'b1').toHaveAccessibleName(/^b1, white knight/);
  await label(page, 'c7').toHaveAccessibleName(/^c7, black knight/);
  await expect(status(page)).toContainText('White to act.');
  await expect(moves(page)).toContainText(/Nc3\s*swap/);
});

test('undo takes back one action of a turn, and the turn goes on', async ({ page }) => {
  await begin(page, CHAIN, 'The computer');
  await play(page, 'd5', 'f7');
  await play(page, 'g6', 'e8');
  await label(page, 'e8').toHaveAccessibleName('e8, ball, last action, stop 2 of the ball');
  await page.getByRole('button', { name: 'Undo' }).click();
  await label(page, 'f7').toHaveAccessibleName('f7, ball, last action');
  await label(page, 'g6').toHaveAccessibleName('g6, white bishop, may kick');
  await expect(status(page)).toContainText('Your turn. Kick again, or end the turn.');

  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(moves(page)).toContainText(/Nd5\*f7,\s*end/);
  await expect(status(page)).toContainText(/Your turn\.|wins?/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await label(page, 'e5').toHaveAccessibleName('e5, ball');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the board asks which goes when piece and ball can both go to a square', async ({ page }) => {
  await begin(page, BACKWARD);
  await square(page, 'e4').click();
  await label(page, 'e2').toHaveAccessibleName(
    'e2, empty, can move here, can kick here: goes back over its kicker, comes to rest on e2',
  );
  await square(page, 'e2').click();
  await page.getByRole('dialog', { name: 'What to do' }).getByRole('button', { name: 'Kick the ball to e2' }).click();
  await label(page, 'd1').toHaveAccessibleName('d1, white king, may kick');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(status(page)).toContainText('then White ends the turn.');
  await expect(status(page)).toContainText('Black to act.');
});

test('the board marks all actions of the last turn', async ({ page }) => {
  await begin(page, CHAIN);
  await play(page, 'd5', 'f7');
  await play(page, 'g6', 'e8');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(status(page)).toContainText('White: ball to f7, e8.');
  await label(page, 'd5').toHaveAccessibleName('d5, white knight, earlier in the turn');
  await label(page, 'e8').toHaveAccessibleName('e8, ball, last action, stop 2 of the ball');
  await label(page, 'f7').toHaveAccessibleName('f7, empty, earlier in the turn, stop 1 of the ball');
});

test('the keyboard alone plays a turn', async ({ page }) => {
  await begin(page, CHAIN);
  const cell = board(page).getByRole('gridcell').and(page.locator('[tabindex="0"]'));
  await tabTo(page, cell);
  for (const name of ['d5', 'f7', 'g6', 'e8']) {
    await arrowTo(page, name);
    await page.keyboard.press('Enter');
  }
  await label(page, 'e8').toHaveAccessibleName(/^e8, ball/);
  await page.keyboard.press('e');
  await expect(status(page)).toContainText('White: ball to f7, e8.');
  await expect(status(page)).toContainText('Black to act.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'End the turn' }).press('Enter');
  await expect(cell).toBeFocused();
  await expect(moves(page)).toContainText(/Nd5\*f7,\s*Bg6\*e8,\s*end/);
});
