import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import {
  board,
  collectErrors,
  expectNothingTooWide,
  moves,
  needsGames,
  openRecordDialog,
  play,
  square,
  status,
} from './player.ts';

const lines = (page: Page): Locator => page.getByRole('list', { name: 'Best lines' });
const tools = (page: Page): Locator => page.getByRole('region', { name: 'Tools' });

async function expectNoBarriers(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([]);
  await expectNothingTooWide(page, where);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => barriers(page), `${where} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('a record is analysed with the engine, shared, changed in the position editor and played on', async ({
  page,
  context,
  isMobile,
}) => {
  needsGames('chess', 'chess-league', 'chess-eleven');
  const errors = collectErrors(page);
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });

  await test.step('a notice about the record is seen at once, above the board', async () => {
    const dialog = await openRecordDialog(page);
    await dialog.getByLabel('Or its text').fill('[Result "1-0"]\n\n1. e4 e5 2. Nf3 0-1');
    await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
    await expect(page.getByText(/^The record says two results/)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a line for which a row has no room says so, and is unfolded', async () => {
    await expect(lines(page).getByRole('listitem')).toHaveCount(3);
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
  });
  await expectNoBarriers(page, 'the analysis board');

  await test.step('somebody else opens the link', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    await page.keyboard.press('Escape');
    const other = await context.newPage();
    await other.goto(link);
    await expect(moves(other)).toContainText('Nf3');
    await other.close();
  });

  await test.step('all tools of the position editor stand below the board, or beside a wide one', async () => {
    for (const game of ['chess-league', 'chess-eleven']) {
      await page.goto(`./#/position/${game}`);
      for (const face of await tools(page).locator('.face').all()) await expect(face).toBeInViewport({ ratio: 1 });
    }
    const verdict = (await page.getByText('This position can be played.').boundingBox())!;
    const grid = (await board(page).boundingBox())!;
    if (isMobile) expect(verdict.y).toBeGreaterThan(grid.y + grid.height);
    else expect(verdict.x).toBeGreaterThan(grid.x + grid.width);
  });

  await page.goto('./#/position/chess');
  await tools(page).getByRole('radio', { name: 'white knight' }).check({ force: true });
  await square(page, 'd2').click();
  await expectNoBarriers(page, 'the position editor');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Two people' }).check();
  expect(await barriers(page), 'the dialog to play from here').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/match/);
  await play(page, 'd2', 'e4');
  await expect(status(page)).toContainText('Black to move.');
  expect(errors).toEqual([]);
});
