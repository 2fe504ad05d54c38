import { hasGame } from '@kickmate/catalogue';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Clicks, LESSONS } from '../e2e/lesson-steps.ts';
import { arrowTo, board, collectErrors, needsGames, square, tabBackToBoard, tabTo } from '../e2e/player.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Lesson', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function click(page: Page, what: Clicks[number]): Promise<void> {
  await (typeof what === 'string' ? square(page, what) : press(page, what.button)).click();
}

/** Plays a step by its clicks, until it is solved. */
async function solve(page: Page, clicks: Clicks): Promise<void> {
  for (const what of clicks) await click(page, what);
  await expect(panel(page).locator('.reply')).toBeVisible();
}

for (const [game, steps] of Object.entries(LESSONS)) {
  test(`the lesson of ${game} is played by clicks`, async ({ page }) => {
    needsGames(game);
    const errors = collectErrors(page);
    await page.goto(`./#/learn/${game}`);
    const titles = Object.keys(steps);
    for (const [index, title] of titles.entries()) {
      await expect(panel(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(panel(page)).toContainText(`Step ${index + 1} of ${titles.length}`);
      await solve(page, steps[title]!);
      if (index < titles.length - 1) await press(page, 'Next').click();
    }
    expect(errors).toEqual([]);
  });
}

test('another action is refused with its reason, and tried again', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/learn/chess-league');
  await solve(page, ['e1', 'e2']);
  await expect(panel(page)).toContainText("Black's king is still there.");
  await expect(press(page, 'Try again')).toBeFocused();
  await press(page, 'Try again').click();
  await solve(page, ['e1', 'e8']);
  await expect(panel(page)).toContainText('Only goals count.');
  await press(page, 'Again').click();
  await expect(panel(page)).toContainText("Capture Black's king with your rook.");
});

test('a lesson says why a picked square cannot be played', async ({ page }) => {
  needsGames('football');
  await page.goto('./#/learn/football');
  await square(page, 'e9').click();
  await expect(panel(page)).toContainText('Nothing of yours stands on e9.');
  await square(page, 'b1').click();
  await expect(panel(page)).not.toContainText('Nothing of yours');
});

test('a lesson is played by keys, and a match follows it', async ({ page }) => {
  needsGames('chess');
  await page.goto('./#/learn/chess');
  const steps = LESSONS.chess!;
  const titles = Object.keys(steps);
  for (const [index, title] of titles.entries()) {
    await expect(panel(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
    if (index === 0) {
      await tabTo(page, press(page, 'Again'));
      await tabBackToBoard(page);
    }
    for (const what of steps[title]!) {
      if (typeof what === 'string') await arrowTo(page, what);
      await page.keyboard.press('Enter');
    }
    await expect(panel(page).locator('.reply')).toBeVisible();
    if (index === titles.length - 1) break;
    await expect(press(page, 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board(page).locator(':focus')).toHaveCount(1);
  }
  await expect(press(page, 'Play a game at level 1')).toBeFocused();
  await expect(page.getByText('A new badge')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/match/);
  await expect(page.getByText('Level 1').first()).toBeVisible();
});

test('the page of a new match offers a lesson until it is taken or declined', async ({ page }) => {
  needsGames('chess-league', 'chess');
  await page.goto('./#/new');
  await expect(page.getByText('New to Chess League?')).toBeVisible();
  await press(page, 'No, thanks').click();
  await expect(page.getByText('New to Chess League?')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await press(page, 'Begin the lesson').click();
  await expect(page).toHaveURL(/#\/learn\/chess$/);
  await solve(page, ['d4', 'd7']);
  await press(page, 'Next').click();
  await expect(panel(page)).toContainText('Step 2 of 7');
  await page.goto('./#/new');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Chess', exact: true })).toBeChecked();
  await expect(page.getByText('New to chess?')).toHaveCount(0);
  // It goes on where it was left.
  await press(page, 'Lesson').click();
  await expect(panel(page)).toContainText('Step 2 of 7');
});

test('the rules open with the lines and their boards', async ({ page }) => {
  for (const game of Object.keys(LESSONS).filter(hasGame)) {
    await page.goto(`./#/rules/${game}`);
    await page.reload();
    const lines = page
      .getByRole('list')
      .filter({ has: page.getByRole('figure') })
      .first();
    await expect(lines.getByRole('img')).toHaveCount(5);
  }
  await page.getByRole('link', { name: /^Learn it on the board/ }).click();
  await expect(panel(page)).toBeVisible();
});

test('the header leads to the lesson', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lesson', exact: true });
  await link.click();
  await expect(panel(page)).toContainText('Step 1 of 8');
});

test('an address without a lesson leads to the lessons there are', async ({ page }) => {
  needsGames('football', 'minimal');
  await page.goto('./#/learn/hexapawn');
  await expect(page.getByRole('heading', { name: 'There is no such lesson here' })).toBeVisible();
  await page.getByRole('link', { name: 'Football Chess', exact: true }).click();
  await expect(panel(page)).toContainText('The first turn');
});
