import { expect, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { board, expectNothingTooWide, kickOff, needsGames, resign, square, status } from './player.ts';

test('the start page has no barriers', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./');
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
});

test('the match has no barriers', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  await page.getByRole('button', { name: /^Engine/ }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Hint: ')).toBeVisible();
  await page.getByRole('gridcell', { name: /^e2/ }).click();
  expect(await barriers(page)).toEqual([]);
});

test('a turn of several kicks has no barriers', async ({ page }) => {
  await kickOff(page, {
    game: 'Football Chess',
    opponent: 'Two people',
    position: 'k8/9/9/9/9/4R4/9/9/3K5 w e5 m - 8',
  });
  for (const name of ['e4', 'e2']) await square(page, name).click();
  const question = page.getByRole('dialog', { name: 'What to do' });
  await expect(question).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Kick' }).click();
  await square(page, 'd1').click();
  expect(await barriers(page)).toEqual([]);
});

test('the rules have no barriers', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/rules/chess-league');
  await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the dialogs have no barriers', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  for (const name of ['Settings', 'Record', 'Resign']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('the other pages have no barriers', async ({ page }) => {
  for (const address of ['about', 'nowhere', 'match']) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
});

/** The pages that have an address of their own; the analysis board and the position editor have a test of their own. */
const PAGES = [
  '',
  'match',
  'rules/chess-league',
  'learn/chess-league',
  'puzzles',
  'maps',
  'maps/edit',
  'maps/new-pack',
  'maps/pack',
  'online',
  'online/games',
  'online/me',
  'history',
  'bench',
  'foreign',
  'about',
  'nowhere',
];

test('every page: nothing wider than 320 pixels, and no barriers where the system chooses the colours', {
  tag: '@desktop',
}, async ({ page }) => {
  needsGames('chess-league', 'chesslike');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of PAGES) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNothingTooWide(page, address);
    // An element that has just appeared may still be fading in.
    await expect.poll(() => barriers(page), address).toEqual([]);
  }
});

test('the menu of the header leads to the analysis board and to your matches', async ({ page, isMobile }) => {
  needsGames('chess-league');
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#/about');
  const header = page.getByRole('banner');
  for (const [name, address] of [
    ['Analysis board', /#\/analyse/],
    ['Your matches', /#\/history/],
    ...(isMobile
      ? ([
          ['Rules', /#\/rules\/chess-league/],
          ['Lesson', /#\/learn\/chess-league/],
        ] as const)
      : []),
  ] as const) {
    await header.getByText('More', { exact: true }).click();
    const link = header.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
    await expectNothingTooWide(page);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toBeHidden();
  }
});

test('the rules show boards with actions', { tag: '@desktop' }, async ({ page }) => {
  needsGames('chess-league', 'minimal');
  await page.goto('./');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
  const first = page.getByRole('figure').filter({ hasText: 'Nxc6' });
  await expect(first).toContainText("White's knight takes Black's bishop on c6.");
  await expect(first.getByRole('img')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For developers' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kicks', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kicks', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Rules of Hexapawn' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hexapawn' })).toBeVisible();
});

test('nothing is wider than the window', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  for (const width of [page.viewportSize()!.width, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['match', '', 'rules/chess-league', 'about', 'nowhere']) {
      await page.goto(`./#/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNothingTooWide(page, `${address} at ${width}`);
    }
  }
});

test('a person can begin a match without scrolling', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./');
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Kick off' })).toBeInViewport({ ratio: 1 });
});

test('the status is visible without scrolling, and so is the button for a new match', async ({ page }) => {
  await kickOff(page, { goals: 5 });
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await resign(page);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
});

test('a wide, low window shows the whole board', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await kickOff(page, { goals: 5 });
  await expect(board(page)).toBeInViewport({ ratio: 1 });
});

test('a game without a ball has no goals', { tag: '@desktop' }, async ({ page }) => {
  needsGames('minimal', 'chess-league');
  await page.goto('./');
  await page.getByRole('radio', { name: 'Hexapawn' }).check();
  await expect(page.getByRole('group', { name: 'Rounds to win' })).toBeVisible();
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await expect(page.getByRole('group', { name: 'Goals to win' })).toBeVisible();
});

test('the chosen colour scheme stays after a reload', { tag: '@desktop' }, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('./');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect.poll(ground).not.toBe(light);
});
