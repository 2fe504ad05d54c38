import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import {
  awaitTurn,
  board,
  type Choices,
  collectErrors,
  expectNothingTooWide,
  kickOff,
  moves,
  needsGames,
  openRecord,
  openRecordDialog,
  play,
  square,
  status,
  takeHint,
} from './player.ts';

// What only a browser knows of chess. All else is in visits/chess.test.ts.

needsGames('chess');

const chess = (page: Page, choices: Choices = {}): Promise<void> =>
  kickOff(page, { game: 'Chess', opponent: 'Two people', ...choices });

/** The bar of a side, with its player and clock. */
const player = (page: Page, side: string) => page.getByRole('region', { name: side, exact: true });

test('a game to mate against the computer, and a look back', { tag: '@desktop' }, async ({ page }) => {
  const errors = collectErrors(page);
  // A queen and a rook against a lone king.
  await chess(page, { opponent: 'The computer', clock: '10+5', position: '4k3/8/8/8/8/8/8/RQ2K3 w Q - 0 1' });
  expect(await barriers(page), 'at the start').toEqual([]);
  let actions = 0;
  while ((await awaitTurn(page)) === 'turn') {
    expect(++actions, 'a lone king is mated sooner').toBeLessThan(30);
    await play(page, ...(await takeHint(page)));
  }
  await expect(status(page)).toContainText('Checkmate – you win.');
  // The board stays visible while a person steps through the game, and the buttons stay in place.
  const back = page.getByRole('button', { name: 'One move back' });
  for (const seen of [board(page), back]) await expect(seen).toBeInViewport({ ratio: 1 });
  const place = await back.boundingBox();
  await back.click();
  await expect(status(page)).toContainText('Looking back');
  await expect(back).toBeFocused();
  expect(await back.boundingBox()).toEqual(place);
  expect(errors).toEqual([]);
});

test('a record is opened: its dialogs, its notes, and a list that shows its last action', { tag: '@desktop' }, async ({
  page,
}) => {
  const dialog = await openRecordDialog(page);
  const games = Buffer.from('[White "Anna"]\n\n1. e4 e5 *\n\n[White "Bert"]\n\n1. d4 d5 *\n');
  await dialog.getByLabel('Open a file').setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: games });
  await expect(dialog.getByLabel('Which of 2 games')).toBeVisible();
  expect(await barriers(page), 'a choice of games').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open a game record' }).click();
  const opening = '1. e4 {Best by test.} (1. d4 d5) e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6';
  await openRecord(
    dialog,
    `${opening} 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 *`,
  );
  const last = moves(page).getByRole('button', { name: 'c4', exact: true });
  const isInList = () =>
    last.evaluate((button) => {
      const [own, list] = [button, button.closest('section')!.parentElement!].map((one) => one.getBoundingClientRect());
      return own!.top >= list!.top && own!.bottom <= list!.bottom;
    });
  await expect.poll(isInList).toBe(true);
  await page.reload();
  await expect.poll(isInList).toBe(true);
  await moves(page).getByRole('button', { name: 'd4', exact: true }).first().click();
  await expect(status(page)).toContainText('Looking back');
  expect(await barriers(page), 'a variation').toEqual([]);
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toContainText('As it was opened');
  expect(await barriers(page), 'the record of the game').toEqual([]);
});

test('a second window says that the first one saves the game', { tag: '@desktop' }, async ({ page, context }) => {
  await chess(page);
  await play(page, 'e2', 'e4');
  const second = await context.newPage();
  await second.goto('./#/match');
  const notice = second.getByRole('alert').filter({ hasText: 'open in another window' });
  await expect(notice).toBeVisible();
  await expect(board(second)).toBeInViewport({ ratio: 1 });
  // On other pages nothing is played that a match would save.
  await second.goto('./#/analyse/chess');
  await expect(board(second)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await second.goto('./#/match');
  await play(page, 'e7', 'e5');
  await notice.getByRole('button', { name: 'Go on here' }).click();
  await expect(notice).toHaveCount(0);
  await expect(square(second, 'e5')).toHaveAttribute('aria-label', /black pawn/);
  await expect(page.getByRole('alert').filter({ hasText: 'open in another window' })).toBeVisible();
  await play(second, 'g1', 'f3');
  await expect(square(second, 'f3')).toHaveAttribute('aria-label', /white knight/);
  await second.close();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(square(page, 'f3')).toHaveAttribute('aria-label', /white knight/);
});

test('on a phone the board, the status and what a bar tells have room beside each other', { tag: '@phone' }, async ({
  page,
}) => {
  await chess(page, { position: '4k1nn/8/8/8/8/8/8/4K2R w - - 0 1' });
  const widthOf = async (side: string) => (await player(page, side).locator('svg').first().boundingBox())?.width;
  expect(await widthOf('White'), 'ahead by one piece or by two').toBe(await widthOf('Black'));

  await chess(page, {
    opponent: 'The computer',
    side: 'Black',
    level: 9,
    clock: '10+5',
    position: 'k7/4p2p/p3B3/8/8/2P1P3/PP4PP/RNRQ2K1 b - - 0 1',
  });
  expect(await barriers(page)).toEqual([]);
  const bar = player(page, 'White');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const parts = [bar.getByText('Ingrid'), bar.getByText(/^Level 9/), bar.getByText(/\+28/), bar.getByRole('timer')];
    const [name, level, lead, clock] = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
    const piece = await bar.locator('.pieces svg').first().boundingBox();
    for (const words of [name!, level!]) expect(words.x + words.width).toBeLessThanOrEqual((piece ?? lead!).x);
    expect(lead!.x + lead!.width).toBeLessThanOrEqual(clock!.x);
    expect(await bar.getByText('Ingrid').evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
    await expectNothingTooWide(page, `${width} pixels`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of [board(page), player(page, 'White'), player(page, 'Black'), status(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
});
