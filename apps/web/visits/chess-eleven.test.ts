import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  arrowTo,
  kickOff,
  moves,
  needsGames,
  play,
  square,
  status,
  stopTime,
  tabBackToBoard,
  tabTo,
} from '../e2e/player.ts';

needsGames('chess-eleven');

/** Begins a match of two people, from a position if one is given, else with a line-up. */
const begin = (
  page: Page,
  { position, goals = 2, seed = 1 }: { position?: string; goals?: number; seed?: number } = {},
) =>
  kickOff(page, {
    game: 'Chess Eleven',
    opponent: 'Two people',
    goals,
    switches: `seed=${seed}`,
    ...(position && { position }),
  });

const bar = (page: Page, side: string): Locator => page.getByRole('region', { name: side, exact: true });
const bench = (page: Page): Locator => page.getByRole('group', { name: 'Bench' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Both sides choose their usual formation. */
async function lineUpAsUsual(page: Page): Promise<void> {
  for (const side of ['White', 'Black']) {
    await expect(page.getByRole('region', { name: `${side} lines up` })).toBeVisible();
    await button(page, 'Skip: play as usual').click();
  }
}

test('a round is kicked off, and the ball is passed on', async ({ page }) => {
  await begin(page);
  await lineUpAsUsual(page);
  await expect(square(page, 'd4')).toHaveAttribute('aria-label', 'd4, loose ball');
  await expect(status(page)).toContainText('White to act. Move a piece onto the centre circle.');
  await play(page, 'e2', 'e4');
  await expect(status(page)).toContainText("White's pawn goes from e2 to e4 and has the ball.");
  await expect(status(page)).toContainText('White to act. Pass the ball to one of your pieces.');
  await expect(bar(page, 'White')).toContainText(/White \(to act\)\s*has the ball/);
  await square(page, 'e4').click();
  await expect(square(page, 'e1')).toHaveAttribute('aria-label', 'e1, white queen, can pass here');
  await square(page, 'e1').click();
  await expect(status(page)).toContainText(
    "White's pawn goes from e2 to e4 and has the ball, then the ball is passed from e4 to the queen on e1.",
  );
  await expect(status(page)).toContainText('Black to act.');
  await expect(square(page, 'e1')).toHaveAttribute('aria-label', /^e1, white queen with the ball/);
  await expect(moves(page)).toContainText(/1\.\s*e4\s*,\s*Pe4>Qe1/);
  await expect(square(page, 'e2')).toHaveAttribute('aria-label', 'e2, empty, earlier in the turn');
});

test('a button and a key end a turn, and undo takes back its last action', async ({ page }) => {
  await begin(page, { position: '3k4/8/8/8/4R3/8/4P3/3K4 w e4 mps - 6 9' });
  await expect(button(page, 'End the turn')).toBeHidden();
  await play(page, 'e4', 'e5');
  await expect(status(page)).toContainText('White to act. Pass, or end the turn.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toContainText('White to act. Move, pass or shoot.');
  await play(page, 'e4', 'e5');
  await square(page, 'e5').press('e');
  await expect(status(page)).toContainText('with the ball, then White ends the turn.');
  await expect(status(page)).toContainText('Black to act.');
});

// The outcomes of a shot at e8, each with a seed that gives it.
for (const [fate, position, seed, said] of [
  ['a goal', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 1, 'Goal for White! Round 2: Black kicks off.'],
  ['a save', '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 1, "Black's king saves on d8."],
  ['a block', '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 1, "Black's rook blocks on e8."],
  ['a corner', '4r3/k7/8/8/4R3/8/8/3K3R w e4 mps - 6 9', 3, 'The ball goes out: corner from h8.'],
] as const)
  test(`a shot shows its odds, and is ${fate}`, async ({ page }) => {
    await begin(page, { position, seed });
    await square(page, 'e4').click();
    await expect(square(page, 'e8')).toHaveAttribute('aria-label', /can shoot here: goal \d+%/);
    await square(page, 'e8').click();
    const asked = page.getByRole('dialog', { name: 'What to do' });
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: /^Shoot at e8: goal \d+%/ }).click();
    const told = fate === 'a goal' ? page.getByRole('region', { name: 'Black lines up' }) : status(page);
    await expect(told).toContainText(`White's rook shoots from e4 at e8. ${said}`);
  });

test('a corner turn has a pass from the corner and a move, and a row of its own', async ({ page }) => {
  await begin(page, { position: '4r3/k7/8/8/4R3/8/8/3K3R w e4 mps - 6 9', seed: 3 });
  await play(page, 'e4', 'e8');
  await page.getByRole('button', { name: /^Shoot/ }).click();
  await expect(square(page, 'h8')).toHaveAttribute('aria-label', /^h8, ball/);
  await expect(status(page)).toContainText('White to act. Move or pass. To pass, pick the ball on h8.');
  await play(page, 'h8', 'h1');
  await expect(status(page)).toContainText('Move, or end the turn.');
  await play(page, 'h1', 'h7');
  await expect(status(page)).toContainText('then the rook goes from h1 to h7 with the ball. Check!');
  await expect(moves(page)).toContainText(/1\.\s*Re4!e8 corner\s*2\.\s*h8>Rh1\s*,\s*Rh7\+/);
});

test('a formation is chosen with one tap', async ({ page }) => {
  await begin(page);
  const choices = page.getByRole('group', { name: 'Formations' }).getByRole('button');
  await expect(choices).toHaveCount(12);
  await button(page, 'Diamond').click();
  await expect(button(page, 'Diamond')).toHaveAttribute('aria-pressed', 'true');
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', 'e3, white queen');
  await button(page, 'Ready').click();
  await expect(page.getByRole('region', { name: 'Black lines up' })).toBeVisible();
});

test('a side lines up by pointer; an error is shown at its square', async ({ page }) => {
  await begin(page);
  await button(page, 'Clear').click();
  await bench(page).getByRole('button', { name: 'Queen' }).click();
  await square(page, 'd1').click();
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', "d1, white queen, wrong: d1 is the king's");
  await expect(button(page, 'Ready')).toBeDisabled();
  await play(page, 'd1', 'b3');
  await bench(page).getByRole('button', { name: 'King' }).click();
  await square(page, 'd1').click();
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', 'd1, white king');
  await button(page, 'Place the rest').click();
  await expect(page.getByRole('region', { name: 'White lines up' })).toContainText('a knight sits out');
  await button(page, 'Ready').click();
  await expect(bar(page, 'Black')).toContainText('Black (to line up)');
  await button(page, 'Ready').click();
  await expect(square(page, 'b3')).toHaveAttribute('aria-label', /^b3, white queen/);
  await expect(status(page)).toContainText('White to act.');
});

test('a piece cannot stand beyond the own ranks, and the page says why', async ({ page }) => {
  await begin(page);
  await play(page, 'a1', 'a5');
  await expect(square(page, 'a5')).toHaveAttribute('aria-label', 'a5, empty, wrong: line up on ranks 1 to 3');
  await expect(page.getByRole('region', { name: 'White lines up' })).toContainText(
    'Not allowed: line up on ranks 1 to 3.',
  );
  await square(page, 'a3').click();
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', 'a3, white rook');
  await expect(square(page, 'a5')).toHaveAttribute('aria-label', 'a5, empty');
});

test('a reload keeps a line-up until the round has begun', async ({ page }) => {
  await begin(page);
  await play(page, 'a1', 'a3');
  await button(page, 'Ready').click();
  await expect(page.getByRole('region', { name: 'Black lines up' })).toBeVisible();
  await play(page, 'a8', 'a6');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Black lines up' })).toBeVisible();
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', 'a3, white rook');
  await expect(square(page, 'a6')).toHaveAttribute('aria-label', 'a6, black rook');
  await button(page, 'Ready').click();
  await expect(status(page)).toContainText('White to act.');
  await page.reload();
  await expect(status(page)).toContainText('White to act.');
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', /^a3, white rook/);
});

test('a side lines up by the keyboard', async ({ page }) => {
  await begin(page);
  const press = (key: string) => page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: 'White lines up' })).toBeFocused();
  await tabTo(page, button(page, 'Clear'));
  await press('Enter');
  await tabTo(page, button(page, 'Place all as usual'));
  await press('Enter');
  await tabBackToBoard(page);
  await arrowTo(page, 'a1');
  await press('Delete');
  await expect(square(page, 'a1')).toHaveAttribute('aria-label', 'a1, empty');
  await tabTo(page, bench(page).getByRole('button', { name: 'Rook' }));
  await press('Enter');
  await arrowTo(page, 'a3');
  await press('Enter');
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', 'a3, white rook');
  await tabTo(page, button(page, 'Ready'));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Black lines up' })).toBeFocused();
  await tabTo(page, button(page, 'Ready'));
  await press('Enter');
  await expect(status(page)).toContainText('White to act.');
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', /^a3, white rook/);
});

test('after a goal the scorer may bring on the substitute in place of a pawn', async ({ page }) => {
  await begin(page, { position: '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9' });
  await play(page, 'e4', 'e8');
  await page.getByRole('button', { name: /^Shoot/ }).click();
  await expect(page.getByRole('region', { name: 'Black lines up' })).not.toContainText('substitute may play');
  await button(page, 'Ready').click();
  const panel = page.getByRole('region', { name: 'White lines up' });
  await expect(panel).toContainText('White scored: for this round the substitute may play in place of a pawn.');
  await bench(page).getByRole('button', { name: 'Knight' }).click();
  await square(page, 'a2').click();
  await expect(panel).toContainText('a pawn sits out');
  await button(page, 'Ready').click();
  await expect(square(page, 'a2')).toHaveAttribute('aria-label', /^a2, white knight/);
  await expect(status(page)).toContainText('Black to act.');
});

test('against the computer the person lines up, then the computer kicks off', async ({ page }) => {
  await kickOff(page, { game: 'Chess Eleven', side: 'Black', goals: 2 });
  await expect(page.getByRole('region', { name: 'You line up' })).toBeVisible();
  await button(page, 'Ready').click();
  await expect(status(page)).toContainText('Your turn.');
  await expect(moves(page)).toContainText(/White kicks off\s*1\.\s*\w/);
});

/** Begins a live match of two people. */
async function beginLive(page: Page): Promise<void> {
  await stopTime(page);
  await kickOff(page, { game: 'Chess Eleven', opponent: 'Two people', clock: 'live' });
}

const timer = (page: Page, name: RegExp | string): Locator => page.getByRole('timer', { name });

test('live: each side has 20 seconds to line up, and an unfinished formation is completed', async ({ page }) => {
  await beginLive(page);
  const white = page.getByRole('region', { name: 'White lines up' });
  await expect(white.getByRole('timer')).toHaveText('20 s');
  await expect(square(page, 'd8')).toHaveAttribute('aria-label', 'd8, black king');
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('most goals win');
  await button(page, 'Clear').click();
  await bench(page).getByRole('button', { name: 'Queen' }).click();
  await square(page, 'b3').click();
  await page.clock.runFor(15_500);
  await expect(white.getByRole('timer')).toHaveText('5 s');
  await expect(page.getByText('Less than 5 seconds to line up')).toBeAttached();
  await page.clock.runFor(5000);
  const black = page.getByRole('region', { name: 'Black lines up' });
  await expect(black.getByRole('timer')).toHaveText('20 s');
  await expect(square(page, 'b3')).toHaveAttribute('aria-label', 'b3, white queen');
  await button(page, 'Ready').click();
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /^d1, white king/);
  await expect(timer(page, '1st half: 5 minutes left')).toHaveText('5:00');
});

test('live: chance finishes a turn that takes too long', async ({ page }) => {
  await beginLive(page);
  await lineUpAsUsual(page);
  await page.clock.runFor(4000);
  await expect(timer(page, "White's turn: 16 seconds left")).toBeVisible();
  await play(page, 'e2', 'e4');
  await page.clock.runFor(12_000);
  await expect(page.getByText('Less than 5 seconds left for the turn')).toBeAttached();
  await expect(button(page, 'Undo')).toBeHidden();
  await page.clock.runFor(4000);
  await expect(status(page)).toContainText("The time of White's turn is over: chance plays it on. The ball is passed");
  await expect(status(page)).toContainText('Black to act.');
  await expect(moves(page).getByRole('button', { name: '(by chance: the time was over)' })).toHaveCount(1);
  await expect(timer(page, /^1st half/)).toHaveText('4:40');
  await expect(timer(page, /^Black's turn/)).toHaveText('Turn 20 s');
});

/** A match whose halves last ten seconds, so that no turn takes too long. */
const SHORT_HALVES = `[Variant "chess-eleven"]
[SetUp "1"]
[FEN "r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1"]
[Seed "1"]
[KickOff "w"]
[Live "10+20"]

*`;

test('live: after half-time the other side kicks off, and the record keeps both halves', async ({ page }) => {
  await stopTime(page);
  await page.getByRole('button', { name: 'Open a game record' }).click();
  await page.getByLabel('Or its text').fill(SHORT_HALVES);
  await button(page, 'Open').click();
  await lineUpAsUsual(page);
  await play(page, 'e2', 'e4');
  await page.clock.runFor(4000);
  await page.reload();
  await expect(timer(page, /^1st half/)).toHaveText(/0:0[56]/);
  await page.clock.runFor(6000);
  const panel = page.getByRole('region', { name: 'Black lines up' });
  await expect(panel.getByText('Half-time', { exact: true })).toBeVisible();
  await expect(panel).toContainText(/Half-time\. It stands 0 all\..*Round 2: Black kicks off\./);
  await expect(timer(page, '2nd half: 10 seconds left')).toBeVisible();
  await button(page, 'Skip: play as usual').click();
  await button(page, 'Skip: play as usual').click();
  await expect(status(page)).toContainText('Black to act.');
  await play(page, 'e7', 'e5');
  await page.clock.runFor(10_000);
  await expect(status(page)).toContainText('The match is drawn, 0 all.');
  await expect(status(page)).toContainText('Full-time.');
  await expect(moves(page)).toContainText(
    /Round 1 · White kicks off.*Half-time\s*Round 2 · Black kicks off.*Full-time/s,
  );
  await page.reload();
  await expect(status(page)).toContainText('The match is drawn, 0 all.');
  await button(page, 'Play again').click();
  await expect(page.getByRole('region', { name: 'White lines up' }).getByRole('timer')).toHaveText('20 s');
});

test('live: the computer lines up by itself, and kicks off', async ({ page }) => {
  await stopTime(page);
  await kickOff(page, { game: 'Chess Eleven', side: 'Black', clock: 'live' });
  const panel = page.getByRole('region', { name: 'You line up' });
  let ticks = 0;
  /** Waits for words. The computer's pauses need ten seconds at most of the stopped clock, and its searches real time. */
  const passUntil = (part: Locator, words: string) =>
    expect(async () => {
      if (ticks++ < 100) await page.clock.runFor(100);
      expect(await part.textContent()).toContain(words);
    }).toPass();
  // That Lotta is lining up is only said until she has.
  await passUntil(panel, 'Lotta is ready.');
  await button(page, 'Ready').click();
  await passUntil(status(page), 'Your turn.');
  await expect(moves(page)).toContainText(/White kicks off\s*1\.\s*\w/);
  await expect(timer(page, /^1st half/)).toBeVisible();
  await button(page, 'Resign').click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('It cannot be taken back.');
});
