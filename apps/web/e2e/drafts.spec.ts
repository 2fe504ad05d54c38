import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { board, kickOff, moves, needsGames, play, playAll, square } from './player.ts';

/** Opens an address in a window. */
async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`./#/${address}`);
  return page;
}

const elsewhere = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This was changed in another window, too.' });
const refused = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'does not let us keep what you make here' });

/** The text of the file that a notice offers. */
async function fileOf(page: Page, notice: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as a file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** From now on this page's storage for all windows is full. Earlier texts stay. */
async function fill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}

test('a map in two windows: nothing is overwritten, also by reloads, and a person takes either', async ({
  context,
}) => {
  needsGames('chesslike');
  const one = await opened(context, 'maps/edit?seed=1');
  const name = (page: Page) => page.getByLabel('Name', { exact: true });
  await name(one).fill('Start');
  const two = await opened(context, 'maps/edit?seed=1');
  await expect(name(two)).toHaveValue('Start');
  await name(two).fill('Two');
  await expect(elsewhere(one)).toBeVisible();
  await expect(elsewhere(two)).toHaveCount(0);
  await name(one).press('End');
  await name(one).pressSequentially('ed here');
  await one.reload();
  await two.reload();
  await expect(name(one)).toHaveValue('Started here');
  await expect(name(two)).toHaveValue('Two');
  expect(await fileOf(one, elsewhere(one))).toContain('"Started here"');

  await elsewhere(one).getByRole('button', { name: 'Take the other one' }).click();
  await expect(name(one)).toHaveValue('Two');
  await expect(elsewhere(one)).toHaveCount(0);
  await one.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(name(one)).toHaveValue('Started here');
  await expect(elsewhere(two)).toBeVisible();
  await elsewhere(two).getByRole('button', { name: 'Keep this one' }).click();
  await expect(elsewhere(one)).toBeVisible();
  const three = await opened(context, 'maps/edit?seed=1');
  await expect(name(three)).toHaveValue('Two');
});

test('a position in two windows, and a reload while its text is being written', async ({ context }) => {
  needsGames('chess');
  const one = await opened(context, 'position/chess');
  const text = (page: Page) => page.getByLabel('Position as text');
  await expect(board(one)).toBeVisible();
  const two = await opened(context, 'position/chess');
  await expect(board(two)).toBeVisible();
  await one.getByRole('button', { name: 'Clear' }).click();
  await expect(elsewhere(two)).toBeVisible();
  await two.reload();
  await expect(square(two, 'e1')).toHaveAccessibleName(/white king/);
  await elsewhere(two).getByRole('button', { name: 'Take the other one' }).click();
  await expect(square(two, 'e1')).toHaveAccessibleName(/empty/);

  await text(two).fill('');
  await text(two).pressSequentially('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
  await two.reload();
  await expect(square(two, 'h1')).toHaveAccessibleName(/white rook/);
  expect(await fileOf(one, elsewhere(one))).toContain('8/8/8/8/8/8/8/8 w');
});

test('the position editor finds its own position after a reload, not that of the analysis board', async ({ page }) => {
  needsGames('chess');
  await page.goto('./#/analyse/chess');
  await play(page, 'e2', 'e4');
  await page.getByRole('group', { name: 'Analysis' }).getByRole('button', { name: 'Edit' }).click();
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await expect(square(page, 'e4')).toHaveAccessibleName(/empty/);
});

test('a pack of maps in two windows', async ({ context }) => {
  needsGames('chesslike');
  const one = await opened(context, 'maps/new-pack');
  const author = (page: Page) => page.getByLabel('Author');
  await expect(author(one)).toBeVisible();
  const two = await opened(context, 'maps/new-pack');
  await author(two).fill('Bob');
  await expect(elsewhere(one)).toBeVisible();
  await author(one).fill('Ada');
  await one.reload();
  await expect(author(one)).toHaveValue('Ada');
  await elsewhere(one).getByRole('button', { name: 'Keep this one' }).click();
  await expect(elsewhere(two)).toBeVisible();
  await expect(author(two)).toHaveValue('Bob');
  await elsewhere(two).getByRole('button', { name: 'Take the other one' }).click();
  await expect(author(two)).toHaveValue('Ada');
});

test('an analysis in two windows, and a reload while a comment is being written', async ({ context }) => {
  needsGames('chess');
  // Without the engine, which three windows would share.
  await context.addInitScript(() => localStorage.setItem('kickmate.settings', '{"analysisOn":false}'));
  const comment = (page: Page) => page.getByRole('region', { name: 'Notes' }).getByLabel('Comment');
  const one = await opened(context, 'analyse/chess');
  await playAll(one, 'e2e4 e7e5');
  await comment(one).pressSequentially('Wait');
  await one.reload();
  await expect(comment(one)).toHaveValue('Wait');
  const two = await opened(context, 'analyse');
  await expect(moves(two)).toContainText('e5');
  // Going to another place is no change.
  await two.getByRole('button', { name: /^One \w+ back$/ }).click();
  await expect(elsewhere(one)).toHaveCount(0);
  await playAll(two, 'c7c5');
  await expect(elsewhere(one)).toBeVisible();
  await playAll(one, 'g1f3');
  await one.reload();
  await expect(moves(one)).toContainText('Nf3');
  await expect(moves(one)).not.toContainText('c5');
  await elsewhere(one).getByRole('button', { name: 'Take the other one' }).click();
  await expect(moves(one)).toContainText('c5');
  await one.getByRole('button', { name: 'Back to the analysis before' }).click();
  await expect(moves(one)).toContainText('Nf3');
});

test('choices for a new match and settings in two windows: none undoes another', async ({ context }) => {
  needsGames('chess-league', 'chess');
  const one = await opened(context, '');
  const two = await opened(context, '');
  await one.getByRole('radio', { name: 'Two people' }).check();
  await two.getByRole('radio', { name: 'Chess', exact: true }).check();
  await expect(one.getByRole('radio', { name: 'Chess League' })).toBeChecked();
  const three = await opened(context, '');
  await expect(three.getByRole('radio', { name: 'Chess', exact: true })).toBeChecked();
  await expect(three.getByRole('radio', { name: 'Two people' })).toBeChecked();

  await one.getByRole('button', { name: 'Settings' }).click();
  await one.getByRole('radio', { name: 'Dark' }).check();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what the browser refuses to store is said, offered as a file, and found after a reload', async ({ context }) => {
  needsGames('chesslike', 'chess');
  const page = await opened(context, 'maps/edit?seed=1');
  await fill(page);
  await page.reload();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Narrow');
  await expect(refused(page)).toBeVisible();
  expect(await fileOf(page, refused(page))).toContain('"Narrow"');
  await page.reload();
  await expect(name).toHaveValue('Narrow');

  await page.goto('./#/position/chess');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await fileOf(page, refused(page))).toContain('8/8/8/8/8/8/8/8 w');
  await page.goto('./#/analyse/chess');
  await play(page, 'e2', 'e4');
  expect(await fileOf(page, refused(page))).toContain('1. e4');
  await page.goto('./#/maps/new-pack');
  await page.getByLabel('Author').fill('Ada');
  await expect(refused(page)).toBeVisible();
});

test('a formation that the browser does not keep is said', async ({ page }) => {
  needsGames('chess-eleven');
  await fill(page);
  await kickOff(page, { game: 'Chess Eleven' });
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'does not let us save what you do here' })).toBeVisible();
});
