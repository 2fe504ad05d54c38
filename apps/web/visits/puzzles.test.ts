import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { vi } from 'vitest';
import { collectErrors, needsGames, square, stopTime } from '../e2e/player.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Puzzle', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Plays the action that two hints name. */
async function playHint(page: Page): Promise<void> {
  await press(page, 'Hint');
  await expect(panel(page)).toContainText(/Look at the \w+ on \w\d\./);
  await press(page, 'Hint');
  await expect(panel(page)).toContainText(/Its target is \w\d\./);
  for (const end of ['starts', 'ends']) await page.getByRole('gridcell', { name: `hint ${end} here` }).click();
}

test('puzzles are chosen in the header, solved with hints, and kept', async ({ page }) => {
  needsGames('chess-league');
  const errors = collectErrors(page);
  await page.goto('./');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('button', { name: 'Solve it' })).toBeVisible();
  await page.getByLabel('Game').selectOption('Chess League');
  await page.getByLabel('Kind').selectOption('Score now');
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await expect(page.getByRole('definition').first()).toContainText('Streak 0, longest 0');

  await press(page, 'Solve the next one');
  await expect(panel(page)).toContainText('Score with this action.');
  await expect(page.getByRole('link', { name: 'New to Chess League?' })).toHaveAttribute(
    'href',
    '#/learn/chess-league',
  );
  await playHint(page);
  await expect(panel(page)).toContainText('Solved, with help.');
  await expect(panel(page)).toContainText(/The idea: The .+ into the goal on \w\d\./);
  await press(page, 'Next');
  await expect(panel(page)).toContainText('Score with this action.');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('puzzles are chosen by the motif with which they begin, which their titles do not tell', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/puzzles?game=chess-league');
  const count = page.getByText(/^0 of \d+ solved$/);
  await expect(count).toBeVisible();
  const all = await count.textContent();
  await page.getByLabel('Idea').selectOption('Passes to a shooter');
  await expect(count).not.toHaveText(all!);
  await expect(page).toHaveURL(/motif=pass/);
  await press(page, 'Solve the next one');
  await expect(page).toHaveURL(/motif=pass/);
  await expect(panel(page)).toContainText('Score with your next action at the latest');
  await expect(panel(page)).not.toContainText(/pass/i);
});

test('a wrong action is refuted and tried again; the solution is shown; the position is analysed', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/puzzles?game=chess-league&theme=win-1');
  await press(page, 'Solve the next one');
  // A piece that is not the one of the solution moves.
  await press(page, 'Hint');
  const [, from = ''] = /on (\w\d)\./.exec((await panel(page).textContent()) ?? '') ?? [];
  const others = page.locator(`.square.movable:not([aria-label^="${from}"])`);
  await others.first().click();
  await page
    .getByRole('gridcell', { name: /can (move|capture) here/ })
    .first()
    .click();
  await expect(panel(page)).toContainText('That is no goal.');
  await press(page, 'Try again');
  await expect(panel(page)).toContainText('Score with this action.');
  await press(page, 'Solution');
  await expect(panel(page)).toContainText('This is the solution.');
  await press(page, 'Analyse');
  await expect(page).toHaveURL(/#\/analyse/);
  await page.getByRole('link', { name: 'Back to the puzzle' }).click();
  await expect(panel(page)).toContainText('Score with this action.');
});

test('where there is no puzzle, and where all are solved, the page says so and leads on', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/puzzles?game=chess-league&theme=none-such');
  await expect(page.getByRole('status')).toContainText(
    'There is no such puzzle: choose another kind, idea or difficulty.',
  );
  await press(page, 'Show all puzzles');
  const { list } = await (await exampleGame('chess-league')).puzzles!();
  await expect(page.getByText(`0 of ${list.length} solved`)).toBeVisible();
  // A part of them is shown at a time.
  const cards = page.getByRole('link', { name: /^No\. / });
  const first = await cards.count();
  await press(page, 'Show more');
  await expect(cards).toHaveCount(Math.min(2 * first, list.length));
  const solved = list.map(({ id }) => [`chess-league/${id}`, true]);
  await page.addInitScript(
    (kept) => localStorage.setItem('kickmate.puzzle-progress', kept),
    JSON.stringify({ solved: Object.fromEntries(solved) }),
  );
  await page.reload();
  await expect(page.getByRole('status')).toContainText(`You have solved all ${solved.length} of them.`);
  await press(page, 'Solve them again');
  await expect(panel(page)).toBeVisible();
});

test('the puzzle of the day, and the puzzles on maps, are on the same page', async ({ page }) => {
  needsGames('chesslike');
  await page.goto('./#/puzzles');
  await press(page, 'Solve it');
  await expect(panel(page).getByRole('heading', { name: /^Puzzle of the day: / })).toBeVisible();
  await page.goto('./#/puzzles?game=chesslike');
  await page.getByRole('button', { name: /^1\. / }).click();
  await expect(page).toHaveURL(/#\/match/);
});

test('the ball of a puzzle does not tell which piece kicks it', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/puzzles?game=chess-league&theme=win-1');
  await press(page, 'Solve the next one');
  await expect(panel(page)).toContainText('Score with this action.');
  await page.getByRole('gridcell', { name: /ball/ }).first().click();
  await expect(page.locator('.square.selected')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /can (move|capture|kick)/ })).toHaveCount(0);
});

/** Picks the squares of an action that is written with two of them. */
async function playText(page: Page, text: string): Promise<void> {
  for (const name of text.match(/[a-h][1-8]/g) ?? []) await square(page, name).click();
}

test('a sprint: right and wrong answers count, a reload goes on with it, and at the end missed puzzles come again', async ({
  page,
}) => {
  needsGames('chess-league');
  const { fetch } = await (await exampleGame('chess-league')).puzzles!();
  await stopTime(page);
  await page.goto('./#/puzzles?game=chess-league');
  await page.getByRole('link', { name: 'Three-minute sprint' }).click();
  // The same puzzles are drawn each time.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await press(page, 'Start');
  random.mockRestore();
  const sprint = page.getByRole('region', { name: 'Sprint', exact: true });
  const time = page.getByRole('timer', { name: 'Time left' });
  const counts = (solved: number, mistakes: number) => page.getByText(`${solved} solved, ${mistakes} of 3 mistakes`);
  await expect(time).toHaveText('3:00');
  await expect(counts(0, 0)).toBeVisible();
  const { order } = JSON.parse(sessionStorage.getItem('kickmate.sprint') ?? '');
  const [first, second] = [await fetch(order[0]), await fetch(order[1])];

  for (const text of first!.line.filter((_: string, index: number) => index % 2 === 0)) {
    await expect(sprint).toContainText(/^.*You are (White|Black)\./);
    await playText(page, text);
    await page.clock.runFor(2000);
  }
  await expect(counts(1, 0)).toBeVisible();
  // A piece that is not the one of the solution moves.
  await page
    .locator(`.square.movable:not([aria-label^="${second!.line[0]!.slice(0, 2)}"])`)
    .first()
    .click();
  await page
    .getByRole('gridcell', { name: /can (move|capture) here/ })
    .first()
    .click();
  await page.clock.runFor(1000);
  await expect(counts(1, 1)).toBeVisible();
  await expect(sprint.getByText(/goal|scores/)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('120 seconds left')).toBeAttached();
  await expect(time).toHaveText(/^1:5\d$/);

  await page.reload();
  await expect(counts(1, 1)).toBeVisible();
  await expect(time).toHaveText(/^1:5\d$/);
  await page.clock.runFor(120_000);
  await expect(page.getByRole('heading', { name: '1 puzzle solved' })).toBeFocused();
  await expect(page.getByText('The three minutes are over.')).toBeVisible();
  await expect(page.getByText('Your best sprint so far!')).toBeVisible();
  const missed = page.getByRole('link', { name: /^No\. / });
  await expect(missed).toHaveCount(2);
  await missed.first().click();
  await expect(panel(page)).toBeVisible();
  await page.goto('./#/puzzles/chess-league/sprint');
  await expect(page.getByText('Your best: 1')).toBeVisible();
});
