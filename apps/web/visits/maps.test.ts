import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { board, needsGames, play, square, status, tabBackToBoard, tabTo } from '../e2e/player.ts';

needsGames('chesslike');

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const faults = (page: Page): Locator => page.getByRole('region', { name: 'Can it be played on?' });
const cell = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: 'Pattern' }).getByRole('gridcell', { name: new RegExp(`^${name}:`) });

async function openEditor(page: Page, map?: string): Promise<void> {
  await page.goto('./#/maps/edit?seed=1');
  await expect(board(page)).toBeVisible();
  if (map) await page.getByLabel('Begin anew with').selectOption(map);
}

/** Puts pieces and tiles on squares, by keys: `['white king', 'a1']`. */
async function paint(page: Page, ...strokes: readonly (readonly [tool: string, square: string])[]): Promise<void> {
  for (const [name, where] of strokes) {
    await tool(page, name).check();
    await square(page, where).press(' ');
  }
}

test('an item is painted, gets another pattern, and is carried in play', async ({ page }) => {
  await openEditor(page, 'empty');
  await paint(page, ['white king', 'a1'], ['black king', 'h8'], ['boots', 'b2']);
  await expect(square(page, 'b2')).toHaveAccessibleName('b2, boots');
  await button(page, 'Edit the boots').click();
  await expect(page.getByRole('heading', { name: 'Boots' })).toBeFocused();
  await page.getByRole('radio', { name: 'Ride' }).check();
  await cell(page, '2 ahead, 2 right').press(' ');
  await button(page, 'Done').click();
  await expect(button(page, 'Edit the boots')).toBeFocused();
  await button(page, 'Test-play').click();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await button(page, 'Start the game').click();
  await expect(status(page)).toContainText('White');
  await play(page, 'a1', 'b2');
  await expect(square(page, 'b2')).toHaveAccessibleName(/^b2, white king with boots/);
  await expect(status(page)).toContainText('picks up the boots');
  await play(page, 'h8', 'h7');
  await play(page, 'b2', 'g7');
  await expect(square(page, 'g7')).toHaveAccessibleName(/^g7, white king with boots/);
});

const code = (text: string | Uint8Array): string => Buffer.from(deflateRawSync(text)).toString('base64url');
const ARENA = {
  name: 'Arena',
  size: [3, 3],
  tiles: ['...', '...', '...'],
  placement: '2k/3/K2',
  objective: 'royal',
};

for (const [what, hostile, said] of [
  ['what is no base64', 'a%20b', 'characters that our links do not have'],
  ['what is not compressed', Buffer.from('{}').toString('base64url'), 'cannot be unpacked'],
  ['a bomb', code(new Uint8Array(5_000_000)), 'more than 16 KiB'],
  ['what is too long', 'a'.repeat(9000), 'longer than 8000 characters'],
  ['JSON of something else', code('[1,2,3]'), 'holds no map'],
  [
    'a script in a name',
    code(JSON.stringify({ ...ARENA, name: '<img src=x onerror=alert(1)>' })),
    'without the signs < and >',
  ],
] as const)
  test(`a link with ${what} is refused`, async ({ page }) => {
    await page.goto(`./#/maps/shared/${hostile}`);
    await expect(page.getByRole('heading', { name: 'This is no map' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(said);
  });

test('a map is exported and imported; a file with an error is refused with its place, and nothing is lost', async ({
  page,
}) => {
  await openEditor(page);
  await paint(page, ['tree', 'd4']);
  await page.getByLabel('Name').fill('Old <Oak>');
  await expect(page.getByText('without the signs < and >').first()).toBeVisible();
  await expect(button(page, 'Share a link')).toBeDisabled();
  await page.getByLabel('Name').fill('Old Oak');
  const download = page.waitForEvent('download');
  await button(page, 'Export a file').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('old-oak.json');

  const choose = (text: string) =>
    page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const error = page.getByRole('alert').filter({ hasText: 'is no map' });
  for (const [text, said] of [
    ['{"name":', 'At character 9, the text ends too early'],
    [JSON.stringify({ ...ARENA, tiles: ['...', '..?', '...'] }), 'tiles[1]'],
    [JSON.stringify({ ...ARENA, name: '<script>alert(1)</script>', size: [99, 3] }), 'size[0]'],
    ['x'.repeat(100_000), 'more than 16 KiB'],
  ] as const) {
    await choose(text);
    await expect(error).toContainText(said);
    await expect(square(page, 'd4')).toHaveAccessibleName('d4, tree');
  }
  await choose(JSON.stringify(ARENA));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: Arena');
  await expect(error).toBeHidden();
  await page.getByLabel('Import a file').setInputFiles(await file.path());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: Old Oak');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(square(page, 'd4')).toHaveAccessibleName('d4, tree');
});

test('a draft survives a reload; a click on an error leads to its place', async ({ page }) => {
  await openEditor(page);
  await paint(page, ['hole', 'e1']);
  await page.reload();
  await expect(square(page, 'e1')).toHaveAccessibleName(/^e1, hole, white king, wrong: /);
  await expect(button(page, 'Test-play')).toBeDisabled();
  await button(page, 'e1').click();
  await expect(square(page, 'e1')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(faults(page)).toContainText('The map can be played on.');
});

test('a map is saved, copied and deleted', async ({ page }) => {
  await openEditor(page, 'empty');
  await page.getByLabel('Name').fill('Cellar');
  await button(page, 'Save').click();
  await expect(page.getByText('The map is kept on this device.')).toBeVisible();
  await button(page, 'Duplicate').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: Cellar (copy)');
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(button(page, 'Delete')).toBeHidden();
  await page.goto('./#/maps');
  await expect(page.getByRole('heading', { name: 'Cellar', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cellar (copy)' })).toBeHidden();
});

test('the keyboard alone makes a map', async ({ page }) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await openEditor(page, 'empty');
  await square(page, 'a8').focus();
  await press('K', 'ArrowRight', 'k');
  await expect(square(page, 'a8')).toHaveAccessibleName('a8, white king');
  await expect(square(page, 'b8')).toHaveAccessibleName('b8, black king');
  await press('Control+z');
  await expect(square(page, 'b8')).toHaveAccessibleName('b8, floor');
  await press('Control+Shift+Z');
  await expect(square(page, 'b8')).toHaveAccessibleName('b8, black king');
  await tabTo(page, tool(page, 'hand: move pieces'));
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(tool(page, 'wall')).toBeChecked();
  await tabBackToBoard(page);
  await press('ArrowDown', 'Shift+ArrowLeft', 'ArrowDown', ' ');
  for (const name of ['a7', 'b7', 'a6']) await expect(square(page, name)).toHaveAccessibleName(`${name}, wall`);
  await press('Control+z', 'Control+z');
  await expect(square(page, 'b7')).toHaveAccessibleName('b7, floor');

  await tabTo(page, button(page, 'Edit the pawn'));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'pawn' })).toBeFocused();
  await tabTo(page, cell(page, '2 ahead, 2 left'));
  await press('ArrowRight', 'ArrowDown', 'r');
  await expect(cell(page, '1 ahead, 1 left')).toHaveAccessibleName(/ride.*, wrong: .*outer ring/);
  await expect(page.getByText('It is shown as soon as the pattern is right.')).toBeVisible();
  await press('Control+z');
  await expect(cell(page, '1 ahead, 1 left')).toHaveAccessibleName('1 ahead, 1 left: attack only');
  await tabTo(page, button(page, 'Done'));
  await press('Enter');
  await expect(button(page, 'Edit the pawn')).toBeFocused();
});

test('a standard piece is redefined, and restored', async ({ page }) => {
  await openEditor(page);
  await button(page, 'Edit the knight').click();
  await page.getByLabel('Name').fill('unicorn');
  await page.getByLabel('Worth').fill('99');
  await expect(page.getByText('worth 99, set by hand')).toBeVisible();
  await page.getByRole('radio', { name: 'All eight' }).check();
  await cell(page, '1 ahead').press(' ');
  await expect(cell(page, '1 right')).toHaveAccessibleName('1 right: move or attack');
  await page.getByRole('radio', { name: 'violet' }).check();
  await page.getByRole('checkbox', { name: /^Royal/ }).check();
  await button(page, 'Done').click();
  await expect(square(page, 'b1')).toHaveAccessibleName('b1, white unicorn');
  await button(page, 'Edit the unicorn').click();
  await button(page, 'Back to the standard piece').click();
  await button(page, 'Done').click();
  await expect(square(page, 'b1')).toHaveAccessibleName('b1, white knight');
});

test('the computer plays a map against itself, until a person stops it', async ({ page }) => {
  await openEditor(page, 'empty');
  await paint(page, ['white king', 'a1'], ['black king', 'c3'], ['white queen', 'b1'], ['black queen', 'c2']);
  await button(page, 'Play 20 games').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'White wins' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Captures' })).toContainText('queen');
  const cancel = button(page, 'Cancel');
  if (await cancel.isVisible()) await cancel.click();
  await expect(button(page, 'Play them again')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Captures' })).toBeVisible();
});

test('a puzzle is checked, and solved by whoever opens its link', async ({ page }) => {
  await openEditor(page, 'empty');
  await paint(
    page,
    ['white king', 'a1'],
    ['black king', 'h8'],
    ['white rook', 'h2'],
    ['black pawn', 'b4'],
    ['key', 'c3'],
  );
  await button(page, 'Check my puzzle').click();
  const panel = page.getByRole('region', { name: 'Is it a puzzle?' });
  await expect(panel).toContainText('White wins in 1 turn, whatever Black does.');
  await expect(panel).toContainText('There is one solution: it begins with Rxh8 wins.');
  await expect(panel).toContainText('No piece ever takes the key on c3.');
  await expect(panel).toContainText('as many turns, without the black pawn on b4.');
  await expect(panel).toContainText('The map has no limit of turns yet; a puzzle has one.');
  await expect(button(page, 'Share the puzzle')).toBeDisabled();
  await button(page, 'Give White 1 turn').click();
  await expect(page.getByLabel('Turns to win in')).toHaveValue('1');
  await button(page, 'Share the puzzle').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#\/maps\/shared\/[\w-]+$/);
  await page.goto(await link.inputValue());
  await expect(page.getByText('A puzzle that was shared with you')).toBeVisible();
  await button(page, 'Solve').click();
  await play(page, 'h2', 'h8');
  await expect(page.getByRole('region', { name: 'Puzzle' })).toContainText('My map');
  await expect(status(page)).toContainText('you win');
});

test('a pack of maps is made, opened from its link, and played in order', async ({ page }) => {
  await page.goto('./#/maps');
  await button(page, 'Make a pack').click();
  await page.getByLabel('Name').fill('First steps');
  await page.getByLabel('Author').fill('Ada');
  await page.getByLabel('Message').fill('Have fun!');
  for (const name of ['The bait', 'Round the corner']) {
    const label = await page.getByRole('option', { name: new RegExp(`^${name}`) }).textContent();
    await page.getByLabel('Add a map').selectOption({ label: label! });
  }
  await button(page, 'Move Round the corner: a knight has two paths up').click();
  await expect(page.getByText(/The link has \d+ characters; it may have 8000/)).toBeVisible();
  await button(page, 'Share a link').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#\/maps\/pack\/[\w-]+$/);
  await page.goto(await link.inputValue());
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await expect(page.getByText('A pack of maps by Ada')).toBeVisible();
  await expect(page.getByText('Have fun!')).toBeVisible();
  await page.getByRole('button', { name: 'Begin with Round the corner' }).click();
  await play(page, 'd3', 'c5');
  await page.getByRole('button', { name: 'Next map: The bait' }).click();
  await page.getByRole('link', { name: 'Map 2 of 2 of the pack “First steps”' }).click();
  await expect(page.getByText('1 of 2 done.')).toBeVisible();
  await page.goto('./#/maps/pack/nothing');
  await expect(page.getByRole('heading', { name: 'This is no pack of maps' })).toBeVisible();
});

test('an address opens a map in the editor, which works on a copy', async ({ page }) => {
  await page.goto('./#/maps/edit/keep');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My');
  await expect(page).toHaveURL(/#\/maps\/edit$/);
  await page.goto('./#/maps');
  await button(page, 'New map').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: My Arena');
  await expect(button(page, 'Undo')).toBeDisabled();
  // A map on which somebody has worked comes back.
  await page.getByLabel('Name').fill('Attic');
  await page.goto('./#/maps');
  await button(page, 'New map').click();
  await button(page, 'Undo').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map editor: Attic');
  await page.goto('./#/maps/edit/nowhere');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no map “nowhere”' })).toBeVisible();
});
