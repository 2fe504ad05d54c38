import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  board,
  collectErrors,
  confirmation,
  kickOff,
  moves,
  needsGames,
  openRecordDialog,
  play,
  resign,
  status,
  tabTo,
} from '../e2e/player.ts';

const report = (page: Page): Locator => page.getByRole('region', { name: 'How it went' });
const moments = (page: Page, whose: 'Your' | "White's"): Locator =>
  report(page).getByRole('region', { name: `${whose} worst moments` });

/** Opens the report of the match that has just ended, and waits until it is made. */
async function howItWent(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /is over$/ })
    .getByRole('button', { name: 'How it went' })
    .click();
  await expect(report(page)).toContainText('The report is ready.');
}

test('chess: a missed mate and a blunder; the best line on the board; try it again at the same level', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // White could mate in one, and leaves the queen to the king instead: a draw.
  await kickOff(page, { game: 'Chess', level: 2, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g8');
  await howItWent(page);
  const moment = moments(page, 'Your').getByRole('listitem').first();
  await expect(moment).toContainText('Missed mate');
  await expect(moment).toContainText(/White mates in 1\./);
  await expect(moment).toContainText('fell from 100% to 50%');
  await expect(report(page).getByRole('row', { name: /^Missed mates 1 0/ })).toBeVisible();

  await moment.getByRole('button', { name: /^Play the best line/ }).click();
  await expect(moves(page)).toContainText('#');
  await expect(page.locator('.bar .sign')).toHaveText('1–0');
  await report(page).getByRole('button', { name: 'Put the marks into the record' }).click();
  await expect(moves(page)).toContainText('Qg8+??');

  // A new action is judged at once; then one may play on.
  await moment.getByRole('button', { name: /^Try it again/ }).click();
  const tries = page.getByRole('region', { name: 'Try it again' });
  await expect(tries).toContainText('Find something better than 1. Qg8+.');
  await play(page, 'f7', 'g7');
  await expect(tries).toContainText('As good as the best.');
  await expect(tries.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await tries.getByRole('button', { name: 'Another try' }).click();
  await play(page, 'f7', 'f8');
  await expect(tries).toContainText('As good as the best.');
  await tries.getByRole('button', { name: 'Done' }).click();
  await expect(tries).toHaveCount(0);

  // The history has the report of the game, which is not made again.
  await page.goto('./#/history');
  await page.getByRole('button', { name: /^Report of Chess, Drawn/ }).click();
  await expect(report(page)).toContainText('The report is ready.');
  await expect(moments(page, 'Your')).toContainText('Missed mate');
  await expect(page.getByRole('link', { name: 'Back to your matches' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a ball game: a goal by several kicks that was missed within the turn', async ({ page }) => {
  await kickOff(page, {
    game: 'Football Chess',
    opponent: 'Two people',
    position: 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8',
  });
  await play(page, 'd5', 'f7');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(status(page)).toContainText('Black to act.');
  await resign(page);
  await howItWent(page);
  const moment = moments(page, "White's").getByRole('listitem').first();
  await expect(moment).toContainText('Missed goal');
  await expect(moment).toContainText('Best: Bg6*e8 Re7*e9 goal');
  await moment.getByRole('button', { name: /^Play the best line/ }).click();
  await expect(status(page)).toContainText('Goal for White');
  // Two people played: the app asks who tries it again.
  await moment.getByRole('button', { name: /^Try it again/ }).click();
  await play(page, 'g6', 'e8');
  const tries = page.getByRole('region', { name: 'Try it again' });
  await expect(tries).toContainText('As good as the best.');
  await tries.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Play from here');
  await expect(dialog.getByRole('radio', { name: 'The computer' })).toBeChecked();
  // It goes to one goal as the match did, and begins with its position: nobody kicks off.
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 1 · White begins · one goal wins');
  await expect(status(page)).toContainText('From a given position: you begin.');
});

test('a game with chance: luck and skill apart', async ({ page }) => {
  await kickOff(page, {
    game: 'Chess Eleven',
    opponent: 'Two people',
    goals: 1,
    position: '3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10',
  });
  await play(page, 'e5', 'e8');
  const question = page.getByRole('dialog', { name: 'What to do' });
  const confirm = confirmation(page);
  const played = moves(page).getByText(/e8/);
  await expect(question.or(confirm).or(played).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: /Shoot/ }).click();
  await expect(confirm.or(played).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(played.first()).toBeVisible();
  const over = page.getByRole('group', { name: /is over$/ });
  await expect(over.or(status(page).getByText(/(White|Black) to act/)).first()).toBeVisible();
  if (!(await over.isVisible())) await resign(page);
  await howItWent(page);
  const luck = report(page).getByRole('region', { name: 'Luck and skill' });
  await expect(luck).toContainText(/White: chance decided one action/);
  await expect(luck).toContainText(/Worth \d+%, came out as \d+%/);
  await expect(report(page).getByRole('row', { name: /^Luck: points won/ })).toBeVisible();
});

/** A game with enough positions for its report to be stopped between two of them. */
const GAME = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2';

test('a record: its report is stopped, found again after a reload, and goes on', async ({ page }) => {
  needsGames('chess');
  const dialog = await openRecordDialog(page);
  await dialog.getByLabel('Or its text').fill(GAME);
  await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
  const fold = () => report(page).getByRole('button', { name: 'How it went' });
  await fold().click();
  await report(page).getByRole('button', { name: 'Make the report' }).click();
  const progress = report(page).getByRole('progressbar');
  await expect(progress).toHaveAccessibleName(/^Searched [1-9]\d* of 11 positions$/);
  await report(page).getByRole('button', { name: 'Stop' }).click();
  await expect(report(page)).toContainText('The report is stopped.');
  const stoppedAt = await progress.getAttribute('aria-label');

  await page.reload();
  await fold().click();
  await expect(progress).toHaveAccessibleName(stoppedAt!);
  await report(page).getByRole('button', { name: 'Go on' }).click();
  await expect(report(page)).toContainText('The report is ready.');
  await expect(report(page).getByRole('row', { name: /^Accuracy \d+% \d+%/ })).toBeVisible();
});

test('the reason of a missed mate, with its squares on the board', async ({ page }) => {
  needsGames('chess');
  const dialog = await openRecordDialog(page);
  const record = '[SetUp "1"]\n[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ke2 h6 1/2-1/2';
  await dialog.getByLabel('Or its text').fill(record);
  await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
  await report(page).getByRole('button', { name: 'How it went' }).click();
  await report(page).getByRole('button', { name: 'Make the report' }).click();
  await expect(report(page)).toContainText('The report is ready.');
  const moment = report(page).getByRole('listitem').filter({ hasText: 'Missed mate' });
  await expect(moment).toContainText(
    'It misses a mate: The rook on a8 mates on the back rank: the king on g8 cannot flee',
  );
  const circles = page.locator('[data-drawings] .edge');
  await moment.getByRole('button', { name: /^Show/ }).click();
  await expect(circles).toHaveCount(5);
  await moment.getByRole('button', { name: /^Play the best line/ }).click();
  await expect(circles).toHaveCount(0);
});

test('the report by keyboard', async ({ page }) => {
  needsGames('chess');
  const dialog = await openRecordDialog(page);
  await dialog.getByLabel('Or its text').fill('1. f3 e5 2. g4 a6 3. h3 Qh4# 0-1');
  await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
  await expect(board(page)).toBeVisible();
  await tabTo(page, report(page).getByRole('button', { name: 'How it went' }));
  await page.keyboard.press('Enter');
  await tabTo(page, report(page).getByRole('button', { name: 'Make the report' }));
  await page.keyboard.press('Enter');
  await expect(report(page)).toContainText('The report is ready.');
  const slider = report(page).getByRole('slider');
  await tabTo(page, slider);
  // How keys move a slider and unfold a list is the browser's.
  await slider.fill('4');
  await expect(slider).toHaveAttribute('aria-valuetext', /^2… a6: White \d+%, Black \d+%\. Missed mate\.$/);
  await expect(moves(page).locator('[aria-current="step"]')).toHaveText(/a6/);
  await report(page).getByText('The whole graph as a list').click();
  await expect(report(page).getByRole('button', { name: /^2… a6: .*Missed mate\.$/ })).toBeVisible();
});
