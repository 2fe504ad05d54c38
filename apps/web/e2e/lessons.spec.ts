import { hasGame } from '@kickmate/catalogue';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import {
  arrowTo,
  board,
  collectErrors,
  expectNothingTooWide,
  needsGames,
  square,
  tabBackToBoard,
  tabTo,
} from './player.ts';

/** The clicks that solve a step: squares, or buttons by their names. */
type Clicks = readonly (string | { readonly button: string })[];

const button = (name: string) => ({ button: name });
const SHOOT = button('Shoot at e8: goal 25%, block 50%, corner 25%');

/** The steps of each lesson, and their solutions. */
const LESSONS: Readonly<Record<string, Readonly<Record<string, Clicks>>>> = {
  'chess-league': {
    Capture: ['e1', 'e8'],
    Kick: ['b2', 'd3'],
    Bounce: ['e2', 'g4'],
    Stop: ['d1', 'd3'],
    Goal: ['e1', 'e5'],
    'Pawn goal': ['a7', 'a8'],
    Save: ['f1', 'e2'],
    Clear: ['d7', 'd4'],
  },
  football: {
    'The first turn': ['b1', 'c3'],
    Move: ['a4', 'd4'],
    Kick: ['c4', 'c9'],
    Goal: ['e4', 'e9'],
    Save: ['d1', 'e2'],
    Chain: ['c1', 'c7', 'b6', 'e9'],
  },
  'chess-eleven': {
    Carry: ['a1', 'a5'],
    Pass: ['a1', 'c2', 'd1', 'd2'],
    'Win the ball': ['d4', 'c6'],
    Shoot: ['e4', 'e8', button('Shoot at e8: goal 100%')],
    Save: ['c1', 'd1'],
    Corner: ['e4', 'e8', SHOOT, 'h8', 'h5', 'h5', 'e8', SHOOT],
    Checkmate: ['h1', 'h8'],
    'Line up': [button('Ready')],
  },
  chesslike: {
    Capture: ['a1', 'a4'],
    Pattern: ['c3', 'e5'],
    Wall: ['c4', 'a5'],
    Key: ['a1', 'a2'],
    Door: ['b2', 'c2'],
    Exit: ['c2', 'd3'],
    Pass: [button('Pass')],
  },
  chess: {
    'Rook and bishop': ['d4', 'd7'],
    Knight: ['d4', 'f5'],
    Pawn: ['d3', 'e4'],
    'New queen': ['e7', 'e8', button('Queen')],
    Check: ['h5', 'e8'],
    Checkmate: ['a1', 'a8'],
    Castling: ['e1', 'g1'],
  },
};

const NAMES: Readonly<Record<string, string>> = {
  'chess-league': 'Chess League',
  football: 'Football Chess',
  'chess-eleven': 'Chess Eleven',
  chesslike: 'Chesslike',
  chess: 'Chess',
};

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Lesson', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns true if nothing covers the last line of the words. */
const isReadable = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 5, bottom - 5));
  });

async function click(page: Page, what: Clicks[number]): Promise<void> {
  await (typeof what === 'string' ? square(page, what) : press(page, what.button)).click();
}

/** Plays a step by its clicks, until it is solved. */
async function solve(page: Page, clicks: Clicks): Promise<void> {
  for (const what of clicks) await click(page, what);
  await expect(panel(page).locator('.reply')).toBeVisible();
}

for (const [game, steps] of Object.entries(LESSONS)) {
  test(`the lesson of ${game} is played by clicks`, async ({ page }) => {
    needsGames(game);
    const errors = collectErrors(page);
    await page.goto(`./#/learn/${game}`);
    const titles = Object.keys(steps);
    for (const [index, title] of titles.entries()) {
      await expect(panel(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(panel(page)).toContainText(`Step ${index + 1} of ${titles.length}`);
      await expect(panel(page).locator('.request')).toBeInViewport({ ratio: 1 });
      await solve(page, steps[title]!);
      await expect(panel(page).locator('.reply')).toBeInViewport({ ratio: 1 });
      if (index < titles.length - 1) await press(page, 'Next').click();
    }
    await expect(page.getByRole('button', { name: /^Play a (game|match) at level 1$/ })).toBeInViewport({ ratio: 1 });
    expect(errors).toEqual([]);
  });
}

test('another action is refused with its reason, and tried again', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/learn/chess-league');
  await solve(page, ['e1', 'e2']);
  await expect(panel(page)).toContainText("Black's king is still there.");
  await expect(press(page, 'Try again')).toBeFocused();
  await press(page, 'Try again').click();
  await solve(page, ['e1', 'e8']);
  await expect(panel(page)).toContainText('Only goals count.');
  await press(page, 'Again').click();
  await expect(panel(page)).toContainText("Capture Black's king with your rook.");
});

test('the step that lines up has its button in sight on every screen', async ({ page }) => {
  needsGames('chess-eleven');
  await page.goto('./#/learn/chess-eleven');
  for (let step = 1; step < 8; step++) await press(page, 'Next').click();
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(press(page, 'Ready')).toBeInViewport({ ratio: 1 });
    await expect(panel(page).locator('.request')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isReadable(panel(page).locator('.request'))).toBe(true);
  }
});

test('a lesson says why a picked square cannot be played', async ({ page }) => {
  needsGames('football');
  await page.goto('./#/learn/football');
  await square(page, 'e9').click();
  await expect(panel(page)).toContainText('Nothing of yours stands on e9.');
  await square(page, 'b1').click();
  await expect(panel(page)).not.toContainText('Nothing of yours');
});

test('by touch a kick is shown before it is played', async ({ page, isMobile }) => {
  needsGames('chess-league');
  test.skip(!isMobile, 'only phones are touched');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#/learn/chess-league');
  await press(page, 'Next').tap();
  await square(page, 'd1').tap();
  await square(page, 'd3').tap();
  await expect(panel(page)).toContainText('Tap the square again, or press the button.');
  await expect(press(page, 'Kick to d6')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isReadable(press(page, 'Kick to d6'))).toBe(true);
  await square(page, 'd3').tap();
  await expect(panel(page)).toContainText('A kick!');
});

test('a lesson is played by keys, and a match follows it', async ({ page, isMobile }) => {
  needsGames('chess');
  test.skip(isMobile, 'a phone has no keys');
  await page.goto('./#/learn/chess');
  const steps = LESSONS.chess!;
  const titles = Object.keys(steps);
  for (const [index, title] of titles.entries()) {
    await expect(panel(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
    if (index === 0) {
      await tabTo(page, press(page, 'Again'));
      await tabBackToBoard(page);
    }
    for (const what of steps[title]!) {
      if (typeof what === 'string') await arrowTo(page, what);
      await page.keyboard.press('Enter');
    }
    await expect(panel(page).locator('.reply')).toBeVisible();
    if (index === titles.length - 1) break;
    await expect(press(page, 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(board(page).locator(':focus')).toHaveCount(1);
  }
  await expect(press(page, 'Play a game at level 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/match/);
  await expect(page.getByText('Level 1,').first()).toBeVisible();
});

test('the start page offers a lesson until it is taken or declined', async ({ page }) => {
  needsGames('chess-league', 'chess');
  await page.goto('./');
  await expect(page.getByText('New to Chess League?')).toBeVisible();
  await expect(press(page, 'Kick off')).toBeInViewport({ ratio: 1 });
  await press(page, 'No, thanks').click();
  await expect(page.getByText('New to Chess League?')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await press(page, 'Begin the lesson').click();
  await expect(page).toHaveURL(/#\/learn\/chess$/);
  await solve(page, ['d4', 'd7']);
  await press(page, 'Next').click();
  await expect(panel(page)).toContainText('Step 2 of 7');
  await page.goto('./');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Chess', exact: true })).toBeChecked();
  await expect(page.getByText('New to chess?')).toHaveCount(0);
  // It goes on where it was left.
  await press(page, 'Lesson').click();
  await expect(panel(page)).toContainText('Step 2 of 7');
});

test('the rules open with the lines and their boards', async ({ page }) => {
  for (const game of Object.keys(LESSONS).filter(hasGame)) {
    await page.goto(`./#/rules/${game}`);
    await page.reload();
    const lines = page
      .getByRole('list')
      .filter({ has: page.getByRole('figure') })
      .first();
    await expect(lines.getByRole('img')).toHaveCount(5);
    await expectNothingTooWide(page, game);
  }
  await page.getByRole('link', { name: /^Learn it on the board/ }).click();
  await expect(panel(page)).toBeVisible();
});

test('in a wide window the header leads to the lesson', async ({ page, isMobile }) => {
  needsGames('chess-league');
  await page.goto('./#/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lesson', exact: true });
  await expect(link).toBeVisible({ visible: !isMobile });
  if (isMobile) return;
  await link.click();
  await expect(panel(page)).toContainText('Step 1 of 8');
});

test('a lesson has no barriers, also on a small phone', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  for (const [game, steps] of Object.entries(LESSONS).filter(([id]) => hasGame(id))) {
    await page.goto(`./#/learn/${game}`);
    for (const [index, [title, clicks]] of Object.entries(steps).entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lesson: ${NAMES[game]}`);
      await expect(panel(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(panel(page).locator('.request')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isReadable(panel(page).locator('.request')), `${game}: ${title}`).toBe(true);
      await expect(press(page, 'Again')).toBeInViewport({ ratio: 1 });
      if (index === 0) expect(await barriers(page), game).toEqual([]);
      await expectNothingTooWide(page, `${game} ${index}`);
      await solve(page, clicks);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => isReadable(panel(page).locator('.reply')), `${game}: ${title}`).toBe(true);
      if (index === 0) expect(await barriers(page), game).toEqual([]);
      if (index < Object.keys(steps).length - 1) await press(page, 'Next').click();
    }
  }
});

/** The names of the lessons' buttons in German. */
const germanName = (name: string): string | RegExp => {
  const names: Readonly<Record<string, string>> = { Ready: 'Bereit', Pass: 'Aussetzen', Queen: 'Dame' };
  return name.startsWith('Shoot at e8') ? /^Auf e8 schießen/ : names[name]!;
};

/** Returns the texts of the elements that are wider than their place, so that they are cut or overlap. */
const cutTexts = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent?.trim() ?? ''] : [])),
  );

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`the German lessons fit a phone of ${width} by ${height} pixels`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'it is about phones');
    await page.addInitScript(() => {
      localStorage['kickmate.settings'] ??= JSON.stringify({ language: 'de' });
    });
    await page.setViewportSize({ width, height });
    const words = page.getByRole('region', { name: 'Lektion', exact: true });
    const isInSight = async (text: Locator, button: Locator, where: string) => {
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [text, button, board(page)])
        await expect(part, where).toBeInViewport({ ratio: part === text ? 1 : 0.99 });
      await expect.poll(() => isReadable(text), where).toBe(true);
      expect(await cutTexts(words.locator('p, h2, .button')), where).toEqual([]);
    };
    for (const [game, steps] of Object.entries(LESSONS).filter(([id]) => hasGame(id))) {
      await page.goto(`./#/learn/${game}`);
      const all = Object.entries(steps);
      for (const [index, [title, clicks]] of all.entries()) {
        const where = `${game}: ${title}`;
        await expect(words).toContainText(`Schritt ${index + 1} von ${all.length}`);
        await isInSight(words.locator('.request'), press(page, 'Von vorn'), where);
        for (const what of clicks)
          await (typeof what === 'string'
            ? square(page, what)
            : page.getByRole('button', { name: germanName(what.button), exact: true })
          ).click();
        await expect(words.locator('.reply')).toBeVisible();
        const isLast = index === all.length - 1;
        const next = press(page, isLast ? 'Partie auf Stufe 1' : 'Weiter');
        await isInSight(words.locator('.reply'), next, where);
        if (!isLast) await next.click();
      }
    }
  });

test('an address without a lesson leads to the lessons there are', async ({ page }) => {
  needsGames('football', 'minimal');
  await page.goto('./#/learn/hexapawn');
  await expect(page.getByRole('heading', { name: 'There is no such lesson here' })).toBeVisible();
  await page.getByRole('link', { name: 'Football Chess', exact: true }).click();
  await expect(panel(page)).toContainText('The first turn');
});
