import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { awaitTurn, board, chooseLevel, expectNothingTooWide, needsGames, play, square, status } from './player.ts';

needsGames('chesslike');

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const faults = (page: Page): Locator => page.getByRole('region', { name: 'Can it be played on?' });
const cell = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: 'Pattern' }).getByRole('gridcell', { name: new RegExp(`^${name}:`) });

async function openEditor(page: Page): Promise<void> {
  await page.goto('./#/maps/edit?seed=1');
  await expect(board(page)).toBeVisible();
}

/** Puts pieces and tiles on squares: `['white king', 'a1']`. */
async function paint(page: Page, ...strokes: readonly (readonly [tool: string, square: string])[]): Promise<void> {
  for (const [name, where] of strokes) {
    await tool(page, name).check();
    await square(page, where).click();
  }
}

test('a new piece is put on a map, played with, and shared by a link', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await openEditor(page);
  await page.getByLabel('Begin anew with').selectOption('empty');
  await expect(faults(page)).toContainText('White needs a king');

  await button(page, 'New piece').click();
  await expect(page.getByText('this piece can do nothing')).toBeVisible();
  await page.getByLabel('Name').fill('dragon');
  await cell(page, '2 ahead, 1 left').click();
  await page.getByRole('radio', { name: 'Ride' }).check();
  await cell(page, '2 ahead').click();
  await expect(cell(page, '2 ahead, 1 left')).toHaveAccessibleName('2 ahead, 1 left: move or attack');
  await expect(page.getByText('worth 8')).toBeVisible();
  await expect(page.getByText('It may move to 4 squares here, and could capture on 4 squares.')).toBeVisible();
  await page.getByRole('radio', { name: 'dragon', exact: true }).check();
  await button(page, 'Done').click();

  await paint(page, ['white king', 'a1'], ['black king', 'h8'], ['white dragon', 'c1'], ['wall', 'c4']);
  await expect(square(page, 'c1')).toHaveAccessibleName('c1, white dragon');
  await expect(faults(page)).toContainText('The map can be played on.');
  await page.getByLabel('Name').fill('Lair');

  await button(page, 'Test-play').click();
  await chooseLevel(page, 1);
  await page.getByRole('radio', { name: 'White' }).check();
  await button(page, 'Start the game').click();
  // The editor shows the same board until the match's page has arrived.
  await expect(status(page)).toContainText('Your turn.');
  await expect(square(page, 'c4')).toHaveAccessibleName(/wall/);
  await play(page, 'c1', 'b3');
  expect(await awaitTurn(page)).toBe('turn');
  await expect(status(page)).toContainText('king');
  await page.reload();
  await page.getByRole('link', { name: 'Back to the map editor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: Lair');
  await expect(square(page, 'c1')).toHaveAccessibleName('c1, white dragon');

  await button(page, 'Share a link').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/map\/[\w-]+$/);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(await link.inputValue());
  await expect(other.getByRole('heading', { level: 1, name: 'Lair' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Pieces' })).toContainText('dragon');
  expect(await barriers(other)).toEqual([]);
  await button(other, 'Save').click();
  await expect(other.getByText('The map is kept on this device.')).toBeVisible();
  await button(other, 'Play').click();
  await other.getByRole('radio', { name: 'Two people' }).check();
  await button(other, 'Start the game').click();
  await play(other, 'c1', 'c3');
  await expect(square(other, 'c3')).toHaveAccessibleName(/white dragon/);
  await other.goBack();
  await button(other, 'Edit').click();
  await expect(square(other, 'c4')).toHaveAccessibleName('c4, wall');
  await other.goto(new URL('/#/maps', await link.inputValue()).href);
  await button(other, 'Share Lair').click();
  await expect(other.getByRole('textbox', { name: 'Link' })).toHaveValue(await link.inputValue());
  await other.context().close();
});

test('the editors have no barriers, are not wider than the window, and paint what is dragged over', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 800 });
  const expectFit = async (where: string) => {
    expect(await barriers(page), where).toEqual([]);
    await expectNothingTooWide(page, where);
  };
  await openEditor(page);
  await paint(page, ['hole', 'e1']);
  await expectFit('the editor of maps');
  await button(page, 'Edit the queen').click();
  await expectFit('the editor of pieces');
  await button(page, 'Done').click();
  await button(page, 'Undo').click();
  for (const name of ['Test-play', 'Share a link']) {
    await button(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }

  await page.getByLabel('Begin anew with').selectOption('empty');
  await tool(page, 'wall').check();
  await square(page, 'b4').hover();
  await page.mouse.down();
  await square(page, 'f4').hover();
  await page.mouse.up();
  for (const name of ['b4', 'c4', 'd4', 'e4', 'f4'])
    await expect(square(page, name)).toHaveAccessibleName(`${name}, wall`);
  await button(page, 'Undo').click();
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, floor');
  await paint(page, ['boots', 'b2']);
  await button(page, 'Edit the boots').click();
  await expectFit('the editor of items');

  await page.goto('./#/maps');
  await button(page, 'Make a pack').click();
  await page.getByLabel('Name').fill('First steps');
  const label = await page.getByRole('option', { name: /^The bait/ }).textContent();
  await page.getByLabel('Add a map').selectOption({ label: label! });
  await expectFit('the editor of packs');
  await button(page, 'Share a link').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#\/maps\/pack\/[\w-]+$/);
  await page.goto(await link.inputValue());
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await expectFit('a pack');
});
