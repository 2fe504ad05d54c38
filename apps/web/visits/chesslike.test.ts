import { expect, type Page, test } from '@playwright/test';
import {
  awaitTurn,
  board,
  chooseLevel,
  moves,
  needsGames,
  openRecord,
  play,
  playHintByKeys,
  resign,
  square,
  status,
  tabTo,
  takeHint,
} from '../e2e/player.ts';

needsGames('chesslike');

/** Begins a game on a map that comes with Chesslike, by its name in the list. */
async function begin(page: Page, map: RegExp, opponent: 'The computer' | 'Two people' = 'Two people'): Promise<void> {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chesslike', exact: true }).check();
  await page.getByRole('radio', { name: opponent }).check();
  if (opponent === 'The computer') await chooseLevel(page, 1);
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

/** Begins a game of two people on a map of their own: two rooms, a king in each. */
async function beginOnOwn(page: Page): Promise<void> {
  const tiles = Array.from({ length: 5 }, () => '..#..');
  const map = { name: 'Rooms', size: [5, 5], tiles, placement: '4k/5/5/5/K4', objective: 'royal' };
  const kept = JSON.stringify([{ id: 'my-1', text: JSON.stringify(map) }]);
  await page.addInitScript((maps) => localStorage.setItem('kickmate.maps', maps), kept);
  await page.goto('./#/maps?seed=1');
  await page
    .getByRole('article', { name: 'Rooms' })
    .getByRole('button', { name: /^Choose/ })
    .click();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
}

const label = (page: Page, name: string) => expect(square(page, name));
const bar = (page: Page, side: 'White' | 'Black') => page.getByRole('region', { name: side, exact: true });

test('a game on the arena against the computer', async ({ page }) => {
  await begin(page, /^Arena/, 'The computer');
  await expect(board(page)).toHaveAccessibleName('Chesslike board');
  for (let turn = 0; turn < 4 && (await awaitTurn(page)) === 'turn'; turn++) {
    const [from, to] = await takeHint(page);
    await play(page, from, to);
  }
  await awaitTurn(page);
  await expect(moves(page).getByRole('listitem')).not.toHaveCount(0);
  await resign(page);
  await expect(status(page)).toContainText('You resigned: Lotta wins.');
});

test('the board shows what a piece of either side can do', async ({ page }) => {
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

test('a piece goes to a far square, picks up a key and unlocks a door', async ({ page }) => {
  await begin(page, /^World/);
  const doors = board(page).getByRole('gridcell', { name: /closed door/ });
  await expect(doors).toHaveCount(4);
  await square(page, 'g1').click();
  await square(page, 'd9').click();
  await expect(square(page, 'd9')).toHaveAccessibleName(/^d9, white rook/);
  // Only White has pieces there, so one person plays alone.
  await expect(status(page)).toContainText('Your turn.');
  await expect(page.getByRole('button', { name: /Draw|Resign/ })).toHaveCount(0);
  await expect(moves(page)).not.toContainText('pass');
  await expect(doors).toHaveCount(3);
});

test("a side's bar counts its keys", async ({ page }) => {
  await begin(page, /^World/);
  await play(page, 'k2', 'l3');
  await expect(status(page)).toContainText("White's bishop goes from k2 to l3.");
  await expect(bar(page, 'White')).not.toContainText('key');
  await page.getByRole('button', { name: 'Undo' }).click();
  await square(page, 'g1').click();
  await square(page, 'p2').click();
  await expect(bar(page, 'White')).toContainText('1 key');
  await expect(status(page)).toContainText('picks up the key there.');
});

test('with enemies on the board a way is a plan; a second click plays its first move', async ({ page }) => {
  await beginOnOwn(page);
  await square(page, 'a1').click();
  await square(page, 'b5').click();
  await expect(status(page)).toContainText('Choose it again to go there.');
  await square(page, 'b5').click();
  await expect(status(page)).toContainText("White's king goes from a1 to a2.");
  await expect(status(page)).toContainText('Black to move.');
});

test('a game on an own map survives a reload, and its record can be opened', async ({ page }) => {
  await beginOnOwn(page);
  await play(page, 'a1', 'b2');
  await label(page, 'b2').toHaveAccessibleName(/white king/);
  await page.reload();
  await label(page, 'b2').toHaveAccessibleName(/white king/);
  await page.getByRole('button', { name: 'Record' }).click();
  const dialog = page.getByRole('dialog');
  const record = await dialog.getByRole('textbox', { name: /^Record/ }).inputValue();
  expect(record).toContain('[Variant "chesslike:{');
  await openRecord(dialog, record.replace('..#..', '..y..'));
  await expect(dialog.getByRole('alert')).toContainText(/line \d+, column \d+: the map of this game.*'y' is no tile/);
  await openRecord(dialog, record);
  await label(page, 'b2').toHaveAccessibleName(/white king/);
});

test('a person chooses a map in the gallery', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chesslike', exact: true }).check();
  await page.getByRole('link', { name: 'Maps, puzzles and the editor' }).click();
  await page
    .getByRole('article', { name: 'Garden' })
    .getByRole('button', { name: /^Choose/ })
    .click();
  await expect(page.getByLabel('Map', { exact: true })).toHaveValue('garden');
  await expect(page.getByLabel('Map', { exact: true })).toHaveAccessibleDescription(/enemy's king/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await label(page, 'd4').toHaveAccessibleName('d4, hole');
  await expect(page.getByRole('region', { name: 'Map' })).toContainText('Garden');
  await expect(page.getByRole('region', { name: 'Map' })).toContainText("enemy's king");
});

test('a map is played at once, as last time; a game that is not over is not replaced without a question', async ({
  page,
}) => {
  await page.goto('./#/maps?seed=1');
  const playOn = (map: string) =>
    page.getByRole('article', { name: map }).getByRole('button', { name: 'Play' }).click();
  await playOn('Garden');
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map' })).toContainText('Garden');
  const [from, to] = await takeHint(page);
  await play(page, from, to);
  await page.goto('./#/maps?seed=1');
  await playOn('Arena');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

test('the keyboard alone solves a puzzle, begins it again, and goes on to the next', async ({ page }) => {
  await page.goto('./#/maps?seed=1');
  const first = page.getByRole('article', { name: /^1\. / });
  await tabTo(page, first.getByRole('button', { name: 'Solve' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Puzzle' });
  await expect(panel).toContainText(/Puzzle 1 of \d+/);
  const left = Number((await panel.getByText(/left/).textContent())!.match(/\d+/)![0]);
  for (let move = 0; move < left && (await isToMove(page)); move++) await playHintByKeys(page);
  await expect(panel).toContainText(/Solved in \d+ moves?!/);
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(panel).toContainText(`${left} ${left === 1 ? 'move' : 'moves'} left. Best so far:`);
  await page.keyboard.press('r');
  while (await isToMove(page)) await playHintByKeys(page);
  await page.keyboard.press('n');
  await expect(panel).toContainText(/Puzzle 2 of \d+/);
  while (await isToMove(page)) await playHintByKeys(page);
  await expect(panel).toContainText('Solved in 2 moves!');
  await page.goto('./#/maps');
  await expect(first).toContainText(/Solved in \d+ moves?/);
});

/** Waits until it is the player's turn or the puzzle is over. Returns whether the puzzle goes on. */
async function isToMove(page: Page): Promise<boolean> {
  const over = page.getByRole('group', { name: 'The puzzle is over' });
  const turn = status(page).getByText('Your turn.');
  await expect(over.or(turn)).toBeVisible();
  return turn.isVisible();
}
