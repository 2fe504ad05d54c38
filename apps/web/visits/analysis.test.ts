import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  arrowTo,
  board,
  collectErrors,
  confirmation,
  kickOff,
  moves,
  needsGames,
  openRecordDialog,
  play,
  playAll,
  resign,
  square,
  status,
  tabBackToBoard,
  tabTo,
} from '../e2e/player.ts';
import { mountedApp } from './locator.ts';

/** A position of Chess Eleven in which the queen may shoot, and chance decides. */
const SHOT = '3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10';

/** Opens the analysis board with the start of a game. */
async function analyse(page: Page, game: string): Promise<void> {
  needsGames(game);
  await page.goto(`./#/analyse/${game}?seed=1`);
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/analyse\?/);
}

const engine = (page: Page): Locator => page.getByRole('region', { name: 'Engine', exact: true });
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Best lines' });
const notes = (page: Page): Locator => page.getByRole('region', { name: 'Notes' });
const back = (page: Page) => page.getByRole('button', { name: /^One \w+ back$/ });
const tool = (page: Page, name: string) => page.getByRole('region', { name: 'Tools' }).getByRole('radio', { name });

test('variations are played, judged, promoted and deleted, and found again after a reload', async ({ page }) => {
  const errors = collectErrors(page);
  await analyse(page, 'chess');
  await playAll(page, 'e2e4 e7e5');
  await back(page).click();
  await playAll(page, 'c7c5 g1f3');
  await expect(moves(page)).toContainText('(1…c52.Nf3)');
  await expect(moves(page)).toContainText('Sicilian Defense');

  await notes(page).getByRole('button', { name: 'good move', exact: true }).click();
  await notes(page).getByLabel('Comment').fill('The usual move');
  await notes(page).getByRole('button', { name: 'Promote' }).click();
  await expect(moves(page)).toContainText('Nf3!');
  await expect(moves(page)).toContainText('(1…e5)');

  await page.reload();
  await expect(moves(page)).toContainText('(1…e5)');
  await expect(notes(page).getByLabel('Comment')).toHaveValue('The usual move');

  await notes(page)
    .getByRole('button', { name: /^Delete from this move on$/ })
    .click();
  await expect(moves(page)).not.toContainText('Nf3');
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(moves(page)).toContainText('Nf3!');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByLabel('Record of this game')).toHaveValue(
    /1\. e4 c5 \(1\.\.\. e5\) 2\. Nf3 \$1 \{The usual move\} \*/,
  );
  expect(errors).toEqual([]);
});

test('lines of the engine are played by a click; one switch turns them off, with the bar and the arrow', async ({
  page,
}) => {
  await analyse(page, 'chess');
  await expect(engine(page)).toContainText(/WebAssembly|JavaScript|Plain rules/);
  await expect(engine(page)).toContainText(/Depth \d+, .* positions, .* a second/);
  await expect(lines(page).getByRole('listitem')).toHaveCount(3);
  await engine(page).getByLabel('Lines', { exact: true }).selectOption('5');
  await expect(lines(page).getByRole('listitem')).toHaveCount(5);
  await expect(board(page).getByRole('gridcell', { name: 'hint ends here' })).toHaveCount(1);
  await expect(page.getByText(/^Evaluation: (White|Black|level)/)).toBeAttached();

  await engine(page)
    .getByRole('checkbox', { name: /^Engine/ })
    .uncheck();
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByText('Evaluation: ')).toHaveCount(0);
  await expect(board(page).getByRole('gridcell', { name: 'hint' })).toHaveCount(0);

  await engine(page)
    .getByRole('checkbox', { name: /^Engine/ })
    .check();
  const second = lines(page).getByRole('listitem').first().getByRole('button').nth(1);
  await second.click();
  await expect(moves(page).getByRole('button', { name: 'White begins' })).not.toHaveAttribute('aria-current');
  await expect(status(page)).toContainText('White to move.');
  await expect(moves(page).locator('li')).toHaveCount(1);
});

test('the explorer shows what the engine and the person played from a position, and plays it', async ({ page }) => {
  needsGames('chess-league', 'chess');
  const explorer = page.getByRole('region', { name: 'Explorer' });
  const openExplorer = () => explorer.getByRole('button', { name: 'Explorer' }).click();
  await page.goto('./#/analyse/chess-league?seed=1');
  await openExplorer();
  await expect(explorer.getByRole('columnheader', { name: 'Value' })).toBeVisible();
  const first = explorer.getByRole('button', { name: /^Play / }).first();
  const action = (await first.textContent())!;
  await first.click();
  await expect(moves(page)).toContainText(action);

  // White could mate in one, and leaves the queen to the king instead: a draw.
  await kickOff(page, { game: 'Chess', level: 2, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g8');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis: Chess' })).toBeAttached();
  await moves(page).getByRole('button', { name: 'White begins' }).click();
  await openExplorer();
  await explorer.getByRole('radio', { name: 'Yours' }).check();
  await expect(explorer.getByRole('row').nth(1)).toContainText(/^Qg8\+\s*1\s*0 \/ 100 \/ 0 %$/);
  await explorer.getByLabel('Opponent').selectOption('All opponents');
});

test('a position is set up, its fault is told where it is, and it is analysed and played on', async ({ page }) => {
  await analyse(page, 'chess');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await expect(page.getByText('White has no king; one must be there.')).toBeVisible();
  for (const [name, where] of [
    ['white king', 'e1'],
    ['black king', 'e8'],
    ['white pawn', 'a8'],
  ] as const) {
    await tool(page, name).check({ force: true });
    await square(page, where).click();
  }
  await expect(square(page, 'a8')).toHaveAccessibleName(/white pawn.*never on a back rank/i);
  await expect(page.getByRole('button', { name: 'Analyse' })).toHaveAttribute('aria-disabled', 'true');
  await tool(page, 'Hand').check({ force: true });
  await play(page, 'a8', 'a7');
  // The right to castle is what is wrong now, and is told there.
  await expect(page.getByRole('alert').filter({ hasText: 'no rook' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  await expect(page.getByText('This position can be played.')).toBeVisible();
  await expect(page.getByLabel('Position as text')).toHaveValue('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(status(page)).toContainText('White to move.');
  await expect(engine(page)).toContainText('The pawn on a7 becomes a queen on a8, and nothing can take it.');

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The game begins from this position.');
  await dialog.getByRole('radio', { name: 'Two people' }).check();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/match/);
  await expect(status(page)).toContainText('White begins.');
  await play(page, 'a7', 'a8');
  await page.getByRole('button', { name: 'Queen' }).click();
  await expect(moves(page)).toContainText('a8=Q+');
});

test('a game with chance: the outcome is chosen, sides line up, the ball is set up', async ({ page }) => {
  needsGames('chess-eleven');
  const dialog = await openRecordDialog(page);
  await dialog.getByLabel('Or its text').fill(SHOT);
  await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
  await play(page, 'e5', 'e8');
  const question = page.getByRole('dialog', { name: 'What to do' });
  if (await question.isVisible()) await question.getByRole('button', { name: /Shoot/ }).click();
  const confirm = confirmation(page);
  const outcome = page.getByRole('group', { name: 'Outcome' });
  await expect(outcome.or(confirm)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await outcome.getByRole('button', { name: /Goal.*%/ }).click();
  await expect(status(page)).toContainText('The round is over.');
  await back(page).click();
  await expect(status(page)).toContainText('White to act.');

  await page.getByRole('button', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Line up' }).click();
  await expect(page.getByRole('heading', { name: 'White lines up' })).toBeVisible();
  for (const side of ['White', 'Black']) {
    await expect(page.getByRole('heading', { name: `${side} lines up` })).toBeVisible();
    await page.getByRole('button', { name: 'Ready' }).click();
  }
  await expect(status(page)).toContainText('White to act.');

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Left in this turn').selectOption('Move, pass, shoot');
  await expect(page.getByRole('alert').filter({ hasText: /loose/ })).toBeVisible();
  await tool(page, 'Ball').check({ force: true });
  await square(page, 'f3').click();
  await expect(page.getByText('This position can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/match/);
  await expect(square(page, 'f3')).toHaveAccessibleName(/knight.*ball/);
});

test('a match that is over is analysed, and left to where one was', async ({ page }) => {
  await kickOff(page, { opponent: 'Two people', goals: 3 });
  await play(page, 'b1', 'c3');
  await play(page, 'a7', 'a6');
  await resign(page);
  await page.getByRole('group', { name: 'The match is over' }).getByRole('button', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/analyse/);
  await expect(moves(page)).toContainText('a6');
  await back(page).click();
  await play(page, 'b7', 'b6');
  await expect(moves(page)).toContainText('(1…');
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await expect(page.getByRole('group', { name: 'The match is over' })).toBeVisible();
  await expect(moves(page)).not.toContainText('(1…');
});

test('an analysis by keyboard only', async ({ page }) => {
  await analyse(page, 'chess');
  await tabTo(page, engine(page).getByRole('checkbox', { name: /^Engine/ }));
  await page.keyboard.press('Space');
  await tabBackToBoard(page);
  const move = async (from: string, to: string) => {
    for (const name of [from, to]) {
      await arrowTo(page, name);
      await page.keyboard.press('Enter');
    }
  };
  await move('e2', 'e4');
  await move('e7', 'e5');
  const current = moves(page).locator('[aria-current="step"]');
  await tabTo(page, current);
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(/e4/);
  await tabBackToBoard(page);
  await move('c7', 'c5');
  await expect(moves(page)).toContainText('(1…c5');
  await tabTo(page, notes(page).getByRole('button', { name: 'Make main line' }));
  await page.keyboard.press('Enter');
  await expect(moves(page)).toContainText('(1…e5');
  await tabTo(page, notes(page).getByRole('button', { name: 'good move', exact: true }));
  await page.keyboard.press('Enter');
  await expect(moves(page)).toContainText('c5!');
  await tabTo(page, notes(page).getByRole('textbox', { name: 'Comment' }));
  await page.keyboard.type('Sharp');
  await tabTo(page, notes(page).getByRole('button', { name: 'Delete from this move on' }));
  await page.keyboard.press('Enter');
  await expect(moves(page)).not.toContainText('c5!');
  await tabTo(page, page.getByRole('button', { name: 'Undo the last change' }));
  await page.keyboard.press('Enter');
  await expect(moves(page)).toContainText('c5!');
  await expect(notes(page).getByRole('textbox', { name: 'Comment' })).toHaveValue('Sharp');
  await tabTo(page, engine(page).getByRole('checkbox', { name: /^Engine/ }));
  await page.keyboard.press('Space');
  await tabTo(page, lines(page).getByRole('listitem').first().getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Black to move.');

  await page.goto('./#/position/chess');
  await expect(tool(page, 'white queen')).toBeVisible();
  await tabTo(page, board(page).getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  await arrowTo(page, 'd4');
  await page.keyboard.press('Shift+N');
  await expect(square(page, 'd4')).toHaveAccessibleName(/white knight/);
  await page.keyboard.press('Delete');
  await expect(square(page, 'd4')).toHaveAccessibleName(/empty/);
});

test('a page puts its plain address in place of a link, and leaves the focus where somebody works by then', async ({
  page,
}) => {
  needsGames('chess');
  await page.goto('./#/position/chess');
  await expect(page).toHaveURL(/#\/position(\?|$)/);
  await square(page, 'd4').focus();
  await mountedApp()!.config.globalProperties.$router.replace('/position/chess');
  await expect(page).toHaveURL(/#\/position(\?|$)/);
  await page.keyboard.press('Shift+N');
  await expect(square(page, 'd4')).toHaveAccessibleName(/white knight/);
});

test('a link that holds no analysis, and a game that does not exist, say so', async ({ page }) => {
  await page.goto('./#/analyse/open/nonsense');
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
  await page.goto('./#/analyse/foo');
  await expect(page.getByRole('alert')).toContainText("There is no game 'foo'");
  await page.goto('./#/analyse/chess?seed=1');
  await expect(board(page)).toBeVisible();
  for (const address of ['analyse', 'position']) {
    await page.goto(`./#/${address}/foo`);
    await expect(page.getByRole('alert')).toContainText("There is no game 'foo'");
    await expect(board(page)).toHaveCount(0);
  }
});

test('by keys: an action of an engine line is played, and the focus stays in its row', async ({ page }) => {
  needsGames('chess');
  await page.goto('./#/analyse/chess');
  const rows = page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  const action = rows.first().getByRole('button').first();
  await action.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Black to move.');
  await expect.poll(() => action.evaluate((button) => button === document.activeElement)).toBe(true);
});
