import { expect, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import {
  awaitTurn,
  board,
  chooseLevel,
  expectNothingTooWide,
  moves,
  needsGames,
  play,
  square,
  status,
  takeHint,
} from './player.ts';

// What only a browser knows of Chesslike. All else is in visits/chesslike.test.ts.

needsGames('chesslike');

/** The stored maps of a person who has drawn two rooms, a king in each. */
const ROOMS = JSON.stringify([
  {
    id: 'my-1',
    text: JSON.stringify({
      name: 'Rooms',
      size: [5, 5],
      tiles: Array.from({ length: 5 }, () => '..#..'),
      placement: '4k/5/5/5/K4',
      objective: 'royal',
    }),
  },
]);

/** Begins a game on a map of the gallery; without an opponent on a map that one person plays. */
async function begin(page: Page, map: string, opponent?: 'The computer' | 'Two people'): Promise<void> {
  await page
    .getByRole('article', { name: map, exact: true })
    .getByRole('button', { name: /^Choose/ })
    .click();
  if (opponent) await page.getByRole('radio', { name: opponent }).check();
  if (opponent === 'The computer') await chooseLevel(page, 1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
}

test('a way on an own map; a game against the computer, begun in the gallery, and the rules of its map', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript((maps) => localStorage.setItem('kickmate.maps', maps), ROOMS);
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chesslike', exact: true }).check();
  await page.getByRole('link', { name: 'Maps, puzzles and the editor' }).click();
  await expect(page.getByRole('heading', { name: 'Your maps' })).toBeVisible();
  expect(await barriers(page), 'the gallery').toEqual([]);
  await begin(page, 'Rooms', 'Two people');
  await square(page, 'a1').click();
  await square(page, 'b5').hover();
  await expect(status(page)).toContainText('4 moves away; only the first is played.');

  await page.goto('./#/maps');
  await begin(page, 'Menagerie', 'The computer');
  await square(page, 'd1').click();
  expect(await barriers(page), 'a game').toEqual([]);
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < 3 && (await awaitTurn(page)) === 'turn'; turn++)
    await play(page, ...(await takeHint(page)));
  await awaitTurn(page);
  await expect(moves(page).getByRole('listitem')).not.toHaveCount(0);

  await page.goto('./#/rules/chesslike:menagerie');
  await expect(page.getByRole('heading', { name: 'The map Menagerie' })).toBeVisible();
  expect(await barriers(page), 'the rules').toEqual([]);
});

test('a phone has room for a large board, enlarged or whole, and a far square waits for a second tap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./#/maps?seed=1');
  await begin(page, 'World');
  const widthOf = async () => (await square(page, 'g1').boundingBox())!.width;
  const before = await widthOf();
  await page.getByRole('button', { name: 'A larger board' }).tap();
  await expect.poll(widthOf).toBeGreaterThan(1.7 * before);
  await square(page, 'g1').tap();
  await square(page, 'g3').tap();
  await expect(status(page)).toContainText("White's rook goes from g1 to g3.");
  await page.getByRole('button', { name: 'The whole board' }).tap();
  await expect.poll(widthOf).toBe(before);
  await square(page, 'g3').tap();
  await square(page, 'd9').tap();
  await expect(status(page)).toContainText(/Choose it again to go there.*\d+ moves away/);
  expect(await barriers(page)).toEqual([]);
  await square(page, 'd9').tap();
  await expect(square(page, 'd9')).toHaveAccessibleName(/^d9, white rook/);

  for (const address of ['match', 'maps', 'rules/chesslike:world']) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingTooWide(page, `${address} at ${width}`);
    }
  }
});
