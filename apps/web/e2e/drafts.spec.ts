import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { kickOff, moves, needsGames, play, playAll, square } from './player.ts';

/** Opens an address in a new window. */
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

test('work in two windows: nothing is overwritten, also by reloads, and a person takes either', async ({ context }) => {
  needsGames('chesslike', 'chess', 'chess-league');
  // Without the engine, which the windows would share.
  await context.addInitScript(() => {
    if (!localStorage.getItem('kickmate.settings')) localStorage.setItem('kickmate.settings', '{"analysisOn":false}');
  });
  const one = await context.newPage();
  let two = await context.newPage();

  await test.step('a map', async () => {
    const name = (page: Page) => page.getByLabel('Name', { exact: true });
    await one.goto('./#/maps/edit?seed=1');
    await name(one).fill('Start');
    await two.goto('./#/maps/edit?seed=1');
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
    await three.close();
  });

  await test.step('a position, and a reload while its text is being written', async () => {
    const text = (page: Page) => page.getByLabel('Position as text');
    for (const page of [one, two]) {
      await page.goto('./#/position/chess');
      await expect(text(page)).toBeVisible();
      await expect(square(page, 'e1')).toHaveAccessibleName(/white king/);
    }
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

  await test.step('a pack of maps', async () => {
    const author = (page: Page) => page.getByLabel('Author');
    for (const page of [one, two]) {
      await page.goto('./#/maps/new-pack');
      await expect(author(page)).toBeVisible();
    }
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

  await test.step('an analysis, and a reload while a comment is being written', async () => {
    const comment = (page: Page) => page.getByRole('region', { name: 'Notes' }).getByLabel('Comment');
    await one.goto('./#/analyse/chess');
    await playAll(one, 'e2e4 e7e5');
    await comment(one).pressSequentially('Wait');
    await one.reload();
    await expect(comment(one)).toHaveValue('Wait');
    // Only a window that is opened now finds the analysis of the other one.
    await two.close();
    two = await opened(context, 'analyse');
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

  await test.step('the position editor finds its own position after a reload, not that of the analysis board', async () => {
    await one.getByRole('group', { name: 'Analysis' }).getByRole('button', { name: 'Edit' }).click();
    // Then a reload finds the position of the editor.
    await expect(one).toHaveURL(/#\/position(?!.*from=)/);
    await expect(square(one, 'e4')).toHaveAccessibleName(/white pawn/);
    await one.getByRole('button', { name: 'Clear' }).click();
    await expect(square(one, 'e4')).toHaveAccessibleName(/empty/);
    await one.reload();
    await expect(square(one, 'e4')).toHaveAccessibleName(/empty/);
  });

  await test.step('choices for a new match, and settings', async () => {
    for (const page of [one, two]) await page.goto('./#/new');
    await one.getByRole('radio', { name: 'Two people' }).check();
    await two.getByRole('radio', { name: 'Chess', exact: true }).check();
    await expect(one.getByRole('radio', { name: 'Chess League' })).toBeChecked();
    const three = await opened(context, 'new');
    await expect(three.getByRole('radio', { name: 'Chess', exact: true })).toBeChecked();
    await expect(three.getByRole('radio', { name: 'Two people' })).toBeChecked();

    await one.getByRole('button', { name: 'Settings' }).click();
    await one.getByRole('radio', { name: 'Dark' }).check();
    await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('what the browser refuses to store is said, offered as a file, and found after a reload', async ({ page }) => {
  needsGames('chesslike', 'chess', 'chess-eleven');
  await page.goto('./#/maps/edit?seed=1');
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
  // The notice was there before the move, with the board as it was then.
  await expect(async () => expect(await fileOf(page, refused(page))).toContain('1. e4')).toPass();
  await page.goto('./#/maps/new-pack');
  await page.getByLabel('Author').fill('Ada');
  await expect(refused(page)).toBeVisible();

  await test.step('a formation', async () => {
    await kickOff(page, { game: 'Chess Eleven' });
    await page.getByRole('button', { name: 'Ready' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'does not let us save what you do here' })).toBeVisible();
  });
});
