import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  awaitTurn,
  board,
  type Choices,
  chooseLevel,
  collectErrors,
  kickOff,
  moves,
  needsGames,
  openRecord,
  openRecordDialog,
  play,
  playAll,
  resign,
  square,
  status,
  stopTime,
  takeHint,
} from '../e2e/player.ts';

needsGames('chess');

const chess = (page: Page, choices: Choices = {}): Promise<void> =>
  kickOff(page, { game: 'Chess', opponent: 'Two people', ...choices });

/** The bar of a side, with its player and clock. */
const player = (page: Page, side: string) => page.getByRole('region', { name: side, exact: true });
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Promote to' });
const over = (page: Page) => page.getByRole('group', { name: 'The game is over' });

/** White's pawn on b7 may take on a8 or c8, or go to b8. */
const PROMOTION = 'r1b1k3/1P6/8/8/8/8/6K1/8 w - - 0 1';
const CASTLING = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';

test('a game to mate against the computer', async ({ page }) => {
  const errors = collectErrors(page);
  // A queen and a rook against a lone king.
  await chess(page, { opponent: 'The computer', level: 1, position: '4k3/8/8/8/8/8/8/RQ2K3 w Q - 0 1' });
  await expect(player(page, 'Black')).toContainText('Level 1');
  await expect(page.getByRole('region', { name: 'Score' })).toHaveCount(0);
  let actions = 0;
  while ((await awaitTurn(page)) === 'turn') {
    expect(++actions, 'a lone king is mated sooner').toBeLessThan(30);
    await play(page, ...(await takeHint(page)));
  }
  await expect(status(page)).toContainText('Checkmate – you win.');
  await expect(moves(page)).toContainText('#');
  await expect(moves(page)).toContainText('Checkmate: White wins');
  expect(errors).toEqual([]);
});

test('the board and the status show a check', async ({ page }) => {
  await chess(page);
  await expect(status(page)).toContainText('White to move.');
  await playAll(page, 'e2e4 f7f5 d1h5');
  await expect(status(page)).toContainText("White's queen goes from d1 to h5. Check!");
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', 'e8, black king, in check');
  await play(page, 'g7', 'g6');
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', 'e8, black king');
});

test('a mate ends the game in its own words', async ({ page }) => {
  await chess(page, { position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' });
  await play(page, 'a1', 'a8');
  await expect(status(page)).toContainText('Checkmate – White wins.');
  await expect(over(page)).toBeVisible();
  const back = page.getByRole('button', { name: 'One move back' });
  await back.click();
  await expect(status(page)).toContainText('Looking back');
  await expect(back).toBeFocused();
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByLabel('Position on the board')).toHaveValue('R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1');
  await expect(page.getByRole('link', { name: 'Analyse the position on lichess' })).toHaveAttribute(
    'href',
    /standard\/R5k1\/5ppp\/8\/8\/8\/8\/8\/6K1_b_-_-_1_1/,
  );
});

test('the keyboard chooses what a pawn becomes; Escape cancels the move', async ({ page }) => {
  await chess(page, { position: PROMOTION });
  await square(page, 'b7').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'b8')).toHaveAttribute('aria-label', 'b8, empty, can move here: with a choice');
  await page.keyboard.press('Enter');
  await expect(chooser(page).getByRole('button')).toHaveText(['', '', '', '']);
  await expect(page.getByRole('button', { name: 'Queen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chooser(page)).toHaveCount(0);
  await expect(square(page, 'b8')).toBeFocused();
  await expect(square(page, 'b7')).toHaveAttribute('aria-label', /white pawn/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Knight' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'b8')).toHaveAttribute('aria-label', /white knight/);
  await expect(status(page)).toContainText("White's pawn goes from b7 to b8 and becomes a knight.");
  await expect(moves(page)).toContainText('b8=N');
});

test('a click or tap chooses what a pawn becomes', async ({ page }) => {
  await chess(page, { position: PROMOTION });
  await play(page, 'b7', 'a8');
  await expect(chooser(page)).toBeVisible();
  // A press outside the chooser cancels the move.
  await page.getByRole('button', { name: 'Flip' }).click();
  await expect(chooser(page)).toHaveCount(0);
  await expect(square(page, 'b7')).toHaveAttribute('aria-label', /white pawn/);
  await play(page, 'b7', 'a8');
  await chooser(page).getByRole('button', { name: 'Rook' }).click();
  await expect(moves(page)).toContainText('bxa8=R');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square(page, 'b7')).toHaveAttribute('aria-label', /white pawn/);
});

test("moves have the position's numbers, and a resignation ends the list of moves", async ({ page }) => {
  await chess(page, { position: '4k3/8/8/8/8/8/4P3/4K3 b - - 0 23' });
  await playAll(page, 'e8e7 e2e4 e7e6');
  await expect(moves(page)).toContainText(/23\.\s*…\s*Ke7\s*24\.\s*e4\s*Ke6/);
  await resign(page);
  await expect(moves(page)).toContainText('White resigned: Black wins');
});

test('castling moves both pieces', async ({ page }) => {
  await chess(page, { position: CASTLING });
  await square(page, 'e1').click();
  await expect(square(page, 'g1')).toHaveAttribute('aria-label', 'g1, empty, can move here: king to g1, rook to f1');
  await square(page, 'g1').click();
  await expect(square(page, 'f1')).toHaveAttribute('aria-label', /white rook/);
  await expect(moves(page)).toContainText('O-O');
  await play(page, 'e8', 'c8');
  await expect(square(page, 'd8')).toHaveAttribute('aria-label', /black rook/);
  await expect(status(page)).toContainText("Black's king goes from e8 to c8, Black's rook from a8 to d8.");
});

test('castling by the rook, with a click or tap', async ({ page }) => {
  await chess(page, { position: CASTLING });
  await square(page, 'e1').click();
  await expect(square(page, 'a1')).toHaveAttribute(
    'aria-label',
    'a1, white rook, can move here: king to c1, rook to d1',
  );
  await square(page, 'a1').click();
  await expect(moves(page)).toContainText('O-O-O');
  await play(page, 'e8', 'h8');
  await expect(square(page, 'g8')).toHaveAttribute('aria-label', /black king/);
});

test('games without a ball have no words of football', async ({ page }) => {
  needsGames('chess960', 'minimal', 'chess-league');
  await page.goto('./#/new?seed=1');
  for (const game of ['Chess', 'Chess960', 'Hexapawn']) {
    await page.getByRole('radio', { name: game, exact: true }).check();
    await expect(page.getByRole('button', { name: /^Start the (game|match)$/ })).toBeEnabled();
    await expect(page.getByRole('main')).not.toContainText(/one way only|kick a ball|kicks off/);
  }
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess pieces kick a ball.');
  await expect(page.getByRole('main')).toContainText('Lotta knows one way only');
  await chess(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByText('Keys', { exact: true }).click();
  await expect(settings).toContainText('picks a piece');
  await expect(settings).not.toContainText(/ball|kick|pitch|puzzle/);
});

test('king and rook may change places in Chess960', async ({ page }) => {
  await chess(page, { game: 'Chess960', position: '5kr1/6p1/8/8/8/8/6P1/5KR1 w Gg - 0 1' });
  await play(page, 'f1', 'g1');
  await expect(square(page, 'g1')).toHaveAttribute('aria-label', /white king/);
  await expect(square(page, 'f1')).toHaveAttribute('aria-label', /white rook/);
});

test('the clock runs, rests while the page is hidden, and a fallen flag ends the game', async ({ page }) => {
  const clockOf = (side: string) => player(page, side).getByRole('timer');
  await stopTime(page);
  await chess(page, { clock: '1+0' });
  await expect(clockOf('White')).toContainText('1:00');
  await page.clock.runFor(3000);
  await expect(clockOf('White')).toContainText('0:57');
  await play(page, 'e2', 'e4');
  await page.clock.runFor(2000);
  await expect(clockOf('Black')).toContainText('0:58');
  await expect(clockOf('White')).toContainText('0:57');

  await page.getByRole('button', { name: 'New' }).click();
  const goOn = page.getByRole('link', { name: /Go on with the game/ });
  await expect(goOn).toBeVisible();
  await page.clock.runFor(30_000);
  await goOn.click();
  await expect(clockOf('Black')).toContainText('0:58');
  await page.reload();
  await expect(clockOf('Black')).toContainText(/0:5[78]/);

  await page.clock.runFor(50_000);
  await expect(clockOf('Black')).toContainText(/0:0[78]/);
  await expect(page.getByText('Less than 10 seconds left')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(status(page)).toContainText('Black ran out of time: White wins.');
  await expect(moves(page)).toContainText('Black ran out of time: White wins');
  await expect(clockOf('Black')).toContainText('0:00.0');
});

test('the computer plays itself, pauses, and goes on', async ({ page }) => {
  await page.clock.install();
  await chess(page, { opponent: 'Watch', level: 2 });
  await expect(moves(page)).toContainText('2.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(status(page)).toContainText('Paused.');
  const played = await moves(page).textContent();
  await page.clock.runFor(10_000);
  expect(await moves(page).textContent()).toBe(played);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => moves(page).textContent()).not.toBe(played);
});

test('the page shows the strength of a level', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  for (const [level, words] of [
    [2, 'By our estimate, a rating of about 650.'],
    [8, 'By our estimate, a rating of about 2100.'],
  ] as const) {
    await chooseLevel(page, level);
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await expect(page.getByRole('main')).not.toContainText('a rating of');
});

test('two levels of the computer play each other', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await page.getByRole('radio', { name: 'Watch' }).check();
  await chooseLevel(page, 1, "White's level");
  await chooseLevel(page, 4, "Black's level");
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(player(page, 'White')).toContainText('Lotta (level 1)');
  await expect(player(page, 'Black')).toContainText('Otto (level 4)');
  await page.reload();
  await expect(player(page, 'Black')).toContainText('Otto (level 4)');
});

test('two people agree to a draw; a repetition may be claimed', async ({ page }) => {
  await chess(page);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(status(page)).toContainText('Draw by agreement.');
  await expect(moves(page)).toContainText('Draw by agreement');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (let times = 0; times < 2; times++) await playAll(page, 'g1f3 g8f6 f3g1 f6g8');
  await page.getByRole('button', { name: /^Claim a draw/ }).click();
  await expect(over(page)).toBeVisible();
  await expect(status(page)).toContainText(/repetition/i);
});

for (const [answer, position, words] of [
  ['declines a draw when it leads', 'q3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'Lotta declines the draw.'],
  ['takes a draw when it is behind', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'Draw by agreement.'],
  ['takes a draw in a level start', '8/5k2/8/8/4p3/4P3/4K3/8 w - - 0 1', 'Draw by agreement.'],
] as const)
  test(`the computer ${answer}`, async ({ page }) => {
    await chess(page, { opponent: 'The computer', position });
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(status(page)).toContainText(words);
  });

test('a hint is shown also after an offer was declined', async ({ page }) => {
  await chess(page, { opponent: 'The computer' });
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(status(page)).toContainText('Lotta declines the draw.');
  await takeHint(page);
  await expect(status(page)).toContainText(/Lotta declines the draw\. Hint: /);
});

test('a game is written as PGN and opened again, with its clocks', async ({ page }) => {
  await chess(page, { clock: '5+3' });
  await playAll(page, 'e2e4 e7e5 g1f3');
  await page.getByRole('button', { name: 'Record' }).click();
  const dialog = page.getByRole('dialog');
  const record = await dialog.getByLabel('Record of this game').inputValue();
  expect(record).toMatch(/1\. e4 .*e5/s);
  expect(record).toContain('[TimeControl "300+3"]');
  expect(record).not.toContain('[Variant');
  await expect(dialog.getByLabel('Position on the board')).toHaveValue(
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
  );
  await expect(dialog.getByRole('link', { name: 'Analyse the position on lichess' })).toHaveAttribute(
    'href',
    'https://lichess.org/analysis/standard/rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_b_KQkq_-_1_2?color=white',
  );
  await expect(dialog.getByRole('link', { name: 'Analyse the game on lichess' })).toHaveAttribute(
    'href',
    'https://lichess.org/analysis/pgn/e4_e5_Nf3?color=white',
  );
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(record);
  await dialog
    .getByLabel('Open a file')
    .setInputFiles({ name: 'game.pgn', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(dialog).toHaveCount(0);
  await expect(square(page, 'f3')).toHaveAttribute('aria-label', /white knight/);
  await expect(player(page, 'White').getByRole('timer')).toContainText(/5:0|4:[345]/);
});

test('an annotated game keeps its tags and notes after a reload; an action changes its tags to those of now', async ({
  page,
}) => {
  const record =
    '[Event "London"]\n[Date "1851.06.21"]\n[White "Anderssen"]\n[Result "*"]\n\n' +
    '{Immortal.} 1. e4 $1 {[%eval 0.25] Best by test.} (1. d4 d5 {closed}) 1... e5\n2. f4 *\n';
  const dialog = await openRecordDialog(page);
  await openRecord(dialog, record);
  await moves(page).getByRole('button', { name: /^e4\b/ }).click();
  await expect(page.getByText('Best by test.')).toBeVisible();
  await moves(page).getByRole('button', { name: 'd4', exact: true }).click();
  await expect(status(page)).toContainText('Looking back');
  await expect(square(page, 'd4')).toHaveAttribute('aria-label', /white pawn/);
  await page.reload();
  await page.getByRole('button', { name: 'Record' }).click();
  const own = dialog.getByLabel('Record of this game');
  await expect(own).toHaveValue(record);
  await expect(dialog).toContainText('As it was opened');
  await page.keyboard.press('Escape');
  await play(page, 'e5', 'f4');
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(own).toHaveValue(/\[White "Player"\][\s\S]*\{Immortal\.\} 1\. e4 \$1 [\s\S]*\n2\. f4 exf4 \*/);
  await expect(dialog).toContainText('Changed since it was opened');
});

test("another program's game and a position are opened; an error names its place", async ({ page }) => {
  const dialog = await openRecordDialog(page);
  const open = (text: string) => openRecord(dialog, text);
  await open('1. e4 e5 2. Ke3 *');
  await expect(dialog.getByRole('alert')).toContainText(/line 1, column 13/);
  await open('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1');
  await expect(dialog.getByRole('alert')).toContainText(/cannot be opened: .*character 43/);
  await open('8/8/8/8/8/4k3/4p3/4K3 w - - 0 1');
  await expect(dialog.getByRole('alert')).toContainText('the game is over (Stalemate)');
  await dialog.getByRole('radio', { name: 'You, as White' }).check();
  await open('1. e4! {best by test} (1. d4 d5) e5 2. Nf3 $1 Nc6 1/2-1/2');
  await expect(status(page)).toContainText(/draw/i);
  await expect(moves(page)).toContainText('Nc6');
});

test('a search by players finds a game of a large file', async ({ page }) => {
  const game = (number: number) =>
    `[White "Anna ${number}"]\n[Black "Réti"]\n[Result "½-½"]\n\n1. e4 e5 2. Nf3 ½-½\n\n`;
  const file = Array.from({ length: 50_000 }, (_, index) => game(index + 1)).join('');
  const dialog = await openRecordDialog(page);
  await dialog
    .getByLabel('Open a file')
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(dialog.getByLabel('Which of 50,000 games')).toBeVisible();
  await expect(dialog.getByText('50,000 found, the first 500 are listed.')).toBeVisible();
  await expect(dialog.getByLabel('Or its text')).toHaveAttribute('placeholder', /too long to be shown/);
  await dialog.getByLabel(/^Find/).fill('nobody');
  await expect(dialog.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
  await dialog.getByLabel(/^Find/).fill('reti anna 41234');
  await expect(dialog.getByLabel(/^Which/)).toContainText('41234. Anna 41234 – Réti, 1/2-1/2');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(moves(page)).toContainText('As the record says: draw');
  await expect(page.getByRole('region', { name: 'White', exact: true })).toContainText('Anna 41234');
});

test('a custom start with an error is refused', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await page.getByText('Set up a position').click();
  await page.getByLabel(/^Position to begin with/).fill('8/8/8/8/8/8/8/K7 w - - 0 1');
  await expect(page.getByRole('alert')).toContainText(/character \d+/);
  await page.getByText('Set up a position').click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByLabel(/^Position to begin with/)).toBeFocused();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(board(page)).toHaveCount(0);
});

test('a position without counters, as in EPD, begins at move 1, and the page says so', async ({ page }) => {
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await page.getByRole('radio', { name: 'Two people' }).check();
  await page.getByText('Set up a position').click();
  const note = page.getByText('The counters at the end are missing');
  const field = page.getByLabel(/^Position to begin with/);
  await field.fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect(note).toHaveCount(0);
  await field.fill('4k3/8/8/8/8/8/4P3/4K3 w - -');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, 'e2', 'e4');
  await expect(moves(page)).toContainText(/1\.\s*e4/);
});
