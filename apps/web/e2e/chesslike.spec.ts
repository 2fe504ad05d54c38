import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { awaitTurn, board, moves, play, square, status, takeHint } from './player.ts';

test.use({ reducedMotion: 'reduce' });

/** Begins a game on a map that comes with Chesslike, by its name in the list. */
async function begin(page: Page, map: RegExp, opponent: 'The computer' | 'Two people' = 'Two people'): Promise<void> {
  await page.goto('./#/?seed=1');
  await page.getByRole('radio', { name: 'Chesslike', exact: true }).check();
  await page.getByRole('radio', { name: opponent }).check();
  if (opponent === 'The computer') await page.getByLabel('Level').fill('1');
  const choice = page.getByLabel('Map', { exact: true });
  await choice.selectOption(
    await choice
      .getByRole('option', { name: map })
      .textContent()
      .then((name) => name!.trim()),
  );
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
}

const label = (page: Page, name: string) => expect(square(page, name));
const bar = (page: Page, side: 'White' | 'Black') => page.getByRole('region', { name: side, exact: true });

async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('a game on the arena against the computer', async ({ page }) => {
  await begin(page, /^Arena/, 'The computer');
  await expect(board(page)).toHaveAccessibleName('Chesslike board');
  for (let turn = 0; turn < 4 && (await awaitTurn(page)) === 'turn'; turn++) {
    const [from, to] = await takeHint(page);
    await play(page, from, to);
  }
  await awaitTurn(page);
  await expect(moves(page).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(status(page)).toContainText('You resigned: the computer wins.');
});

test('what a piece may do is seen of both sides', async ({ page }) => {
  await begin(page, /^Arena/);
  await square(page, 'b1').click();
  await label(page, 'c3').toHaveAccessibleName('c3, empty, can move here, could capture here');
  await square(page, 'b7').click();
  await label(page, 'b6').toHaveAccessibleName('b6, empty, could move here');
  await label(page, 'a6').toHaveAccessibleName('a6, empty, could capture here');
  await expect(status(page)).toContainText('Black pawn b7: could move to 1 square, and capture on 2.');
  await play(page, 'b1', 'c3');
  await expect(status(page)).toContainText("White's knight goes from b1 to c3.");
});

test('a piece goes its way to a far square, picks up a key and unlocks a door', async ({ page, isMobile }) => {
  await begin(page, /^World/);
  const doors = board(page).getByRole('gridcell', { name: /closed door/ });
  await expect(doors).toHaveCount(6);
  await square(page, 'e1').click();
  if (isMobile) {
    await square(page, 'j11').tap();
    await expect(status(page)).toContainText(/Tap again to go there.*\d+ moves away/);
    await square(page, 'j11').tap();
  } else await square(page, 'j11').click();
  await expect(square(page, 'j11')).toHaveAccessibleName(/^j11, white king/, { timeout: 20_000 });
  await expect(status(page)).toContainText('White to move.');
  await expect(doors).toHaveCount(5);
});

test('keys are counted in the bar of who holds them', async ({ page }) => {
  await begin(page, /^World/);
  await play(page, 'c1', 'a3');
  await expect(status(page)).toContainText("White's bishop goes from c1 to a3.");
  await expect(bar(page, 'White')).not.toContainText('key');
  await page.getByRole('button', { name: 'Undo' }).click();
  await square(page, 'a1').click();
  await square(page, 'b3').click();
  await expect(bar(page, 'White')).toContainText('1 key');
  await expect(status(page)).toContainText('picks up the key there.');
});

test('with enemies about, a way is a plan of which the first move is played', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing to hover with');
  await begin(page, /^Keep/);
  await square(page, 'g1').click();
  await square(page, 'b4').hover();
  await expect(status(page)).toContainText(/\d+ moves away; only the first is played\./);
  await square(page, 'b4').click();
  await expect(status(page)).toContainText("White's queen goes from g1");
  await expect(status(page)).toContainText('Black to move.');
});

test('a game on a map is there after a reload, and its record is opened again', async ({ page }) => {
  await begin(page, /^Keep/);
  await play(page, 'g1', 'j4');
  await page.reload();
  await label(page, 'j4').toHaveAccessibleName(/white queen/);
  await page.getByRole('button', { name: 'Record' }).click();
  const dialog = page.getByRole('dialog');
  const record = await dialog.getByRole('textbox', { name: /^Record/ }).inputValue();
  expect(record).toContain('[Variant "chesslike:keep"]');
  await dialog.getByLabel('Or its text').fill(record.replace('chesslike:keep', 'chesslike:nowhere'));
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/line \d+, column \d+: the map of this game/);
  await dialog.getByLabel('Or its text').fill(record);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await label(page, 'j4').toHaveAccessibleName(/white queen/);
});

test('a map is chosen in the gallery', async ({ page }) => {
  await page.goto('./#/?seed=1');
  await page.getByRole('radio', { name: 'Chesslike', exact: true }).check();
  await page.getByRole('link', { name: 'All maps' }).click();
  await page.getByRole('article', { name: 'Garden' }).getByRole('button', { name: 'Play' }).click();
  await expect(page.getByLabel('Map', { exact: true })).toHaveValue('garden');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await label(page, 'd4').toHaveAccessibleName('d4, hole');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the gallery, a game on a map and its rules have no barriers', async ({ page }) => {
      await page.goto('./#/maps');
      await expect(page.getByRole('heading', { name: 'Your maps' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await begin(page, /^Menagerie/);
      await square(page, 'd1').click();
      expect(await barriers(page)).toEqual([]);
      await page.goto('./#/rules/chesslike:menagerie');
      await expect(page.getByRole('heading', { name: 'The map Menagerie' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });
  });
}
