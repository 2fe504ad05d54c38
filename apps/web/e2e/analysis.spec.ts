import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import {
  arrowTo,
  board,
  collectErrors,
  confirmation,
  expectNothingTooWide,
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
} from './player.ts';

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

test('variations are played, judged, promoted and deleted, and found again after a reload', async ({
  page,
  context,
}) => {
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

  // Somebody else opens the link.
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(link);
  await expect(moves(other)).toContainText('(1…e5)');
  await other.close();

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
  // A line for which a row has no room says so, and is unfolded.
  const clipped = lines(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Whole line' }) });
  await clipped.last().getByRole('button', { name: 'Whole line' }).click();
  const whole = lines(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Whole line', expanded: true }) });
  await expect(whole).toHaveCount(1);
  const fits = () => whole.locator('.steps').evaluate((row) => row.scrollHeight <= row.clientHeight + 1);
  await expect.poll(fits).toBe(true);
  await whole.getByRole('button', { name: 'Whole line' }).click();
  await expect(whole).toHaveCount(0);

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

test('all tools of the position editor stand below the board of a short phone, and its verdict beside a wide one', async ({
  page,
  isMobile,
}) => {
  needsGames('chess-eleven', 'chess-league');
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  for (const game of ['chess-league', 'chess-eleven']) {
    await page.goto(`./#/position/${game}`);
    for (const face of await page.getByRole('region', { name: 'Tools' }).locator('.face').all())
      await expect(face).toBeInViewport({ ratio: 1 });
  }
  const verdict = (await page.getByText('This position can be played.').boundingBox())!;
  const grid = (await board(page).boundingBox())!;
  if (isMobile) expect(verdict.y).toBeGreaterThan(grid.y + grid.height);
  else expect(verdict.x).toBeGreaterThan(grid.x + grid.width);
});

test('a game with chance: the outcome is chosen, sides line up, the ball is set up', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('a match that is over is analysed, and left to where one was', { tag: '@desktop' }, async ({ page }) => {
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

test('an analysis by keyboard only', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
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

test('analysis board and position editor: no barriers, and nothing wider than the narrowest phone', async ({
  page,
  isMobile,
}) => {
  needsGames('chess-league', 'football');
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 1280, height: 800 });
  for (const address of ['analyse/chess-league', 'position/football']) {
    await page.goto(`./#/${address}?seed=1`);
    await expect(board(page)).toBeVisible();
    if (address.startsWith('analyse')) await expect(lines(page).getByRole('listitem')).toHaveCount(3);
    expect(await barriers(page), address).toEqual([]);
    await expectNothingTooWide(page, address);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => barriers(page), `${address} in forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('a link that holds no analysis, and a game that does not exist, say so', { tag: '@desktop' }, async ({ page }) => {
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

test('a notice about the record is seen at once, above the board', { tag: '@desktop' }, async ({ page }) => {
  needsGames('chess');
  const dialog = await openRecordDialog(page);
  await dialog.getByLabel('Or its text').fill('[Result "1-0"]\n\n1. e4 e5 2. Nf3 0-1');
  await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
  await expect(page.getByText(/^The record says two results/)).toBeInViewport({ ratio: 1 });
});

test('by keys: an action of an engine line is played, and the focus stays in its row', { tag: '@desktop' }, async ({
  page,
}) => {
  needsGames('chess');
  await page.goto('./#/analyse/chess');
  const rows = page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  const action = rows.first().getByRole('button').first();
  await action.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Black to move.');
  await expect.poll(() => action.evaluate((button) => button === document.activeElement)).toBe(true);
});
