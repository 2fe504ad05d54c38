import { entries, hasGame } from '@kickmate/catalogue';
import { gameOf } from '@kickmate/game';
import { expect, type Locator, type Page, test } from '@playwright/test';

// The steps of a person in the app. Everything is found by its role, label or text.

/**
 * Skips what needs games that the catalogue does not have. Called in a test, it skips this test; called outside of tests, all
 * tests of the file.
 */
export function needsGames(...ids: readonly string[]): void {
  const missing = ids.map(gameOf).filter((id) => !hasGame(id));
  test.skip(missing.length > 0, `the catalogue has no ${missing.join(', ')}`);
}

/** The choices for a new match. */
export interface Choices {
  readonly game?: string;
  readonly opponent?: 'The computer' | 'Two people' | 'Watch';
  readonly level?: number;
  readonly side?: 'White' | 'Black';
  /** The number of goals, in games that have a choice. */
  readonly goals?: number;
  /** The time control, by its value: `3+2`. With `live`, `goals` is not chosen. */
  readonly clock?: string;
  /** A position to begin with, as text. */
  readonly position?: string;
  /** Switches in the address: `seed=1`. */
  readonly switches?: string;
}

/** Chooses the opponent at a level, in a form that has this choice. */
export const chooseLevel = (page: Page, level: number, choice = 'Level'): Promise<void> =>
  page
    .getByRole('group', { name: choice, exact: true })
    .getByRole('radio', { name: new RegExp(`^Level ${level},`) })
    .check();

/** Begins a match by its choices, and gives an unfinished one up. A test with a game that the catalogue does not have is skipped. */
export async function kickOff(page: Page, choices: Choices = {}): Promise<void> {
  const {
    game = 'Chess League',
    opponent = 'The computer',
    level = 1,
    side = 'White',
    goals = 1,
    clock,
    position,
    switches = 'seed=1',
  } = choices;
  needsGames(entries.find(({ name }) => name === game)?.id ?? game);
  await page.goto(`./#/new?${switches}`);
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('radio', { name: opponent }).check();
  const levels = { 'The computer': ['Level'], 'Two people': [], Watch: ["White's level", "Black's level"] }[opponent];
  for (const choice of levels) await chooseLevel(page, level, choice);
  if (opponent === 'The computer') await page.getByRole('radio', { name: side }).check();
  if (clock) await page.getByLabel('Clock').selectOption(clock);
  if (position) {
    await page.getByText('Set up a position').click();
    await page.getByLabel(/^Position to begin with/).fill(position);
  }
  const isChess = ['Chess', 'Chess960'].includes(game);
  if (!isChess && clock !== 'live') await page.getByRole('radio', { name: String(goals), exact: true }).check();
  await page.getByRole('button', { name: /^(Kick off|Start the (game|match))$/ }).click();
  const giveUp = page.getByRole('dialog', { name: /^Begin a new/ }).getByRole('button', { name: /^Begin a new/ });
  await expect(board(page).or(giveUp)).toBeVisible();
  if (await giveUp.isVisible()) await giveUp.click();
  await expect(board(page)).toBeVisible();
}

export const board = (page: Page): Locator => page.getByRole('grid');

/** The button that plays an action which waits for a second word. */
export const confirmation = (page: Page): Locator =>
  page
    .getByRole('group', { name: /^Play this/ })
    .getByRole('button')
    .first();

/** The status panel. */
export const status = (page: Page): Locator => page.getByRole('region', { name: 'What is happening' });

export const square = (page: Page, name: string): Locator =>
  board(page).getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

/** Plays from a square to another by clicking, or by tapping on a phone. */
export async function play(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** Plays several moves: `e2e4 f7f5`. */
export async function playAll(page: Page, moves: string): Promise<void> {
  for (const move of moves.split(' ')) await play(page, move.slice(0, 2), move.slice(2));
}

/** The squares of the hint that the board shows. */
async function hintSquares(page: Page): Promise<readonly [from: string, to: string]> {
  const nameOf = async (end: string) => {
    const label = await board(page)
      .getByRole('gridcell', { name: `hint ${end} here` })
      .getAttribute('aria-label');
    return label!.split(',')[0]!;
  };
  return [await nameOf('starts'), await nameOf('ends')];
}

/** Asks for a hint and returns its two squares. */
export async function takeHint(page: Page): Promise<readonly [from: string, to: string]> {
  await page.getByRole('button', { name: 'Hint' }).click();
  return hintSquares(page);
}

/** Asks for a hint and plays it, by keys. White has to be at the bottom. */
export async function playHintByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Hint' }));
  await page.keyboard.press('Enter');
  const way = await hintSquares(page);
  await page.keyboard.press('Shift+Tab');
  await tabBackToBoard(page);
  for (const name of way) {
    await arrowTo(page, name);
    await page.keyboard.press('Enter');
  }
}

/** Resigns, and confirms it. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/** Opens the dialog for game records on the start page. */
export async function openRecordDialog(page: Page): Promise<Locator> {
  await page.goto('./#/new?seed=1');
  await page.getByRole('button', { name: 'Open a game record' }).click();
  return page.getByRole('dialog');
}

/** Opens a record's text in the dialog for game records. */
export async function openRecord(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel('Or its text').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

/** Opens the start page and stops its clock: time passes only when the test moves it. */
export async function stopTime(page: Page): Promise<void> {
  const start = new Date('2025-01-01T12:00:00');
  await page.clock.install({ time: start });
  await page.goto('./');
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}

/** Collects the page's errors from now on. */
export function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Waits until nothing on the page is wider than the window. */
export const expectNothingTooWide = (page: Page, where?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth), where)
    .toBe(false);

/** Waits until it is the player's turn or the match is over, and returns which. */
export async function awaitTurn(page: Page): Promise<'turn' | 'over'> {
  const over = page.getByRole('group', { name: /^The (match|game) is over$/ });
  const turn = status(page).getByText('Your turn.');
  await expect(over.or(turn)).toBeVisible();
  return (await over.isVisible()) ? 'over' : 'turn';
}

/** The text in the list of moves. */
export const moves = (page: Page): Locator => page.getByRole('region', { name: 'Moves' });

/** Moves the focus to an element with the Tab key, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Moves the focus back to the board with Shift and Tab. */
export async function tabBackToBoard(page: Page): Promise<void> {
  while (!(await board(page).evaluate((grid) => grid.contains(document.activeElement))))
    await page.keyboard.press('Shift+Tab');
}

/** Moves the focus over the board to a square with the arrow keys. White has to be at the bottom. */
export async function arrowTo(page: Page, name: string): Promise<void> {
  const label = await board(page).getByRole('gridcell').and(page.locator(':focus')).getAttribute('aria-label');
  const [file, rank] = [0, 1].map((i) => name.charCodeAt(i) - label!.charCodeAt(i)) as [number, number];
  for (let i = 0; i < Math.abs(file); i++) await page.keyboard.press(file > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(rank); i++) await page.keyboard.press(rank > 0 ? 'ArrowUp' : 'ArrowDown');
}
