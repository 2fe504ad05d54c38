import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  board,
  confirmation,
  expectNothingTooWide,
  kickOff,
  moves,
  needsGames,
  openRecordDialog,
  play,
  playAll,
  square,
  status,
} from './player.ts';

// The page stands still: what a person needs is in sight on every screen, and nothing moves under the finger. A page is opened
// once and looked at in windows of several sizes.

/** Screens of phones, upright and sideways. */
const PHONES = {
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 320, height: 568 },
  'a phone held sideways': { width: 844, height: 390 },
  'a small phone held sideways': { width: 568, height: 320 },
};
/** Windows of computers that are low or narrow. */
const WINDOWS = { 'a window at 200% zoom': { width: 640, height: 400 } };

type Screen = keyof typeof PHONES | keyof typeof WINDOWS;

/** Changes the size of the window. */
async function show(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize({ ...PHONES, ...WINDOWS }[screen]);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Looks at the page, as it is now, on each screen of a project. Panels are laid out anew after a change of the size. */
async function onEveryScreen(page: Page, isMobile: boolean, what: string, look: (screen: Screen) => Promise<void>) {
  for (const screen of Object.keys(isMobile ? PHONES : WINDOWS) as Screen[])
    await test.step(`${what} on ${screen}`, async () => {
      await show(page, screen);
      await expect(() => look(screen)).toPass();
    });
}

const toolbar = (page: Page): Locator => page.getByRole('group', { name: 'Match', exact: true });
const analysisTools = (page: Page): Locator => page.getByRole('group', { name: 'Analysis', exact: true });
const steps = (page: Page): Locator => page.getByRole('group', { name: 'Look back' });
const words = (page: Page): Locator => status(page).locator('.words');
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** How long expectations within {@link onEveryScreen} wait: it tries them again as a whole. */
const SOON = { timeout: 1000 };

/** Expects parts of the page to be in the window as a whole. */
async function expectInSight(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1, ...SOON });
}

/** How far two edges may lie apart and still meet, in pixels. */
const HAIR = 1.5;

/** Expects a part of the page to be in the window as a whole, above the bar at its lower edge. */
async function expectAbove(bar: Locator, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1, ...SOON });
  const [box, edge] = [await boxOf(part), await boxOf(bar)];
  expect(box.y + box.height).toBeLessThanOrEqual(edge.y + HAIR);
}

/** Expects the status to have room for two lines or more, with none of them cut. */
async function expectWholeLines(page: Page): Promise<void> {
  const { height } = await boxOf(words(page));
  expect(Math.abs(height / 24 - Math.round(height / 24)), `${height} pixels are whole lines`).toBeLessThan(0.02);
  expect(height, 'two lines').toBeGreaterThan(47);
}

/** Expects the tool bar to hide the buttons of the steps as a whole or not at all. */
async function expectStepsNotCut(page: Page): Promise<void> {
  const [row, bar] = [await boxOf(steps(page)), await boxOf(toolbar(page))];
  const isWhole = row.y + row.height <= bar.y + HAIR || row.y >= bar.y - HAIR;
  expect(isWhole, `steps from ${row.y} to ${row.y + row.height}, bar at ${bar.y}`).toBe(true);
}

/** Expects the buttons of the steps to keep within the panel beside the board. */
async function expectStepsInPanel(page: Page): Promise<void> {
  const panel = await boxOf(status(page));
  for (const button of await steps(page).getByRole('button').all()) {
    const box = await boxOf(button);
    expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width);
  }
}

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return range.getClientRects().length;
  });

const choicesOfMatches = [
  { game: 'Chess League' },
  { game: 'Football Chess' },
  { game: 'Chess', opponent: 'Two people' },
  { game: 'Chess' },
] as const;

test('in a match the board, every button, whole lines of the status and the steps are in sight', async ({
  page,
  isMobile,
}) => {
  for (const choices of choicesOfMatches) {
    await kickOff(page, choices);
    await onEveryScreen(page, isMobile, Object.values(choices).join(', '), async (screen) => {
      await expectInSight(toolbar(page).getByRole('button'));
      if (choices.game !== 'Football Chess') await expectInSight(board(page));
      await expectAbove(toolbar(page), words(page));
      await expectWholeLines(page);
      await expectStepsNotCut(page);
      // A small phone held upright has no room for the steps.
      if (screen !== 'a small phone' && choices.game !== 'Football Chess' && !('opponent' in choices))
        for (const step of await steps(page).getByRole('button').all()) await expectAbove(toolbar(page), step);
      await expectNothingTooWide(page);
      if (choices.game !== 'Chess League') return;
      if (screen === 'a window at 200% zoom')
        expect((await boxOf(board(page))).width).toBeGreaterThan((await boxOf(moves(page))).width);
      if (screen !== 'a small phone held sideways') return;
      expect(await linesOf(page.getByRole('region', { name: 'Black' }).getByText('Lotta', { exact: true }))).toBe(1);
      await expectStepsInPanel(page);
    });
  }
  if (!isMobile) return;

  // In the last match, chess against the computer.
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = status(page).getByText(/^Hint: /);
  await expect(hint).toBeVisible();
  for (const screen of ['a small phone', 'a small phone held sideways'] as const)
    await test.step(`a hint is read to its end on ${screen}`, async () => {
      await show(page, screen);
      await expect(async () => {
        await expectAbove(toolbar(page), hint);
        const [box, room] = [await boxOf(hint), await boxOf(words(page))];
        expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height + HAIR);
      }).toPass();
    });
});

/** A position of Chess League in which the bishop's goal takes a long story, and the bishop's two squares. */
const LONG_STORY = {
  position: 'rn1qkbnr/2pbp1pp/pp3p2/8/1P1P4/P1N2P1N/2P1P1PP/R1BQKB1R b g4 0 12',
  from: 'd7',
  to: 'g4',
};

/** The story's last sentence. */
const END_OF_STORY = 'Head goal for Black!';

/** Plays from a square to another, and confirms it if the page asks. */
async function playSurely(page: Page, from: string, to: string): Promise<void> {
  await play(page, from, to);
  if (await confirmation(page).isVisible()) await confirmation(page).click();
}

async function playLongStory(page: Page, goals: number): Promise<void> {
  await kickOff(page, { opponent: 'Two people', goals, position: LONG_STORY.position });
  await playSurely(page, LONG_STORY.from, LONG_STORY.to);
  await expect(status(page)).toContainText(END_OF_STORY);
}

/** The height of the status, and that of all of its text. */
const heights = (panel: Locator) =>
  panel.locator('.text').evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);

test('after the end the whole story, the result and what may follow are in sight', async ({ page, isMobile }) => {
  await show(page, isMobile ? 'a small phone' : 'a window at 200% zoom');
  await playLongStory(page, 1);
  const over = page.getByRole('group', { name: /^The (match|game) is over$/ });
  await expect(over).toBeVisible();
  await onEveryScreen(page, isMobile, 'a long story', async (screen) => {
    expect(new Set(await heights(status(page))).size, 'the height that is shown, and that of the text').toBe(1);
    await expect(status(page).getByRole('button', { name: 'Read all' })).toHaveCount(0, SOON);
    if (screen === 'a phone') await expectAbove(over, status(page).locator('.story'));
  });

  await show(page, isMobile ? 'a small phone' : 'a window at 200% zoom');
  await kickOff(page, { game: 'Chess', position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -' });
  await play(page, 'a1', 'a8');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  await onEveryScreen(page, isMobile, 'checkmate', async () => {
    const buttons = over.getByRole('button');
    expect(await buttons.count()).toBeGreaterThan(3);
    await expectInSight(buttons);
    const outcome = await boxOf(page.getByText('Checkmate – you win.'));
    expect(outcome.y + outcome.height).toBeLessThanOrEqual((await boxOf(over)).y);
    await expectNothingTooWide(page);
  });
});

test('what a phone has little room for is read and confirmed all the same', { tag: '@phone' }, async ({ page }) => {
  await test.step('a story that is cut has a sign, and is read as a whole with one tap', async () => {
    await page.setViewportSize(PHONES['a small phone']);
    await playLongStory(page, 3);
    await page.evaluate(() => scrollTo(0, 0));
    const sign = status(page).getByRole('button', { name: 'Read all' });
    await expectAbove(toolbar(page), sign);
    await sign.click();
    const all = page.getByRole('dialog', { name: 'What is happening' });
    await expect(all.getByText(END_OF_STORY)).toBeInViewport({ ratio: 1 });
    await all.getByRole('button', { name: 'Close' }).click();
    await expect(all).toHaveCount(0);
  });

  await test.step('the outcome is read before the story of a goal', async () => {
    await kickOff(page, { opponent: 'Two people', goals: 2 });
    await playAll(page, 'b1c3 a7a6');
    await playSurely(page, 'c3', 'd5');
    await expect(status(page)).toContainText('Head goal');
    const [box, room] = [await boxOf(status(page).getByText('White leads 1 to 0.')), await boxOf(words(page))];
    expect(box.y).toBeGreaterThanOrEqual(room.y - HAIR);
    expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height + HAIR);
  });

  await test.step('the button that plays a waiting kick', async () => {
    await kickOff(page, { opponent: 'Two people', position: '4k3/8/8/8/8/8/3P4/3RK3 w d3 0 1' });
    await square(page, 'd2').tap();
    await square(page, 'd3').tap();
    await expect(confirmation(page)).toHaveText('Kick to d6');
    for (const screen of ['a phone', 'a small phone', 'a phone held sideways'] as const)
      await test.step(screen, async () => {
        await show(page, screen);
        await expect(() => expectAbove(toolbar(page), confirmation(page))).toPass();
      });
  });

  await test.step('the status is read before the aim of a map', async () => {
    needsGames('chesslike');
    const map = {
      name: 'Mine',
      size: [5, 5],
      tiles: ['.....', '.....', '.....', '.....', '.....'],
      placement: 'k4/4r/5/3P1/4K',
      objective: 'royal',
    };
    await page.goto(`./#/maps/shared/${deflateRawSync(JSON.stringify(map)).toString('base64url')}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('radio', { name: 'Two people' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(status(page)).toContainText("White's king on e1 can be captured.");
    for (const screen of ['a small phone', 'a phone held sideways', 'a small phone held sideways'] as const)
      await test.step(screen, async () => {
        await show(page, screen);
        await expect(async () => {
          await expectAbove(toolbar(page), words(page));
          expect((await boxOf(words(page))).height).toBeGreaterThan(47);
        }).toPass();
      });
  });
});

test('beside an analysis board, and beside boards that are drawn, tools and steps are in sight', async ({
  page,
  isMobile,
}) => {
  await page.goto('./#/analyse/chess?seed=1');
  await expect(status(page)).toBeVisible();
  const tools = analysisTools(page);
  await onEveryScreen(page, isMobile, 'the analysis board', async (screen) => {
    await expectInSight(tools.getByRole('button'), board(page));
    for (const step of await steps(page).getByRole('button').all()) await expectAbove(tools, step);
    await expectNothingTooWide(page);
    if (screen === 'a small phone held sideways') await expectStepsInPanel(page);
  });

  if (!isMobile) {
    for (const address of ['analyse/chess', 'position/football', 'maps/edit'])
      await test.step(`in low windows the board of ${address} fills the height beside the panels`, async () => {
        await page.goto(`./#/${address}?seed=1`);
        await expect(board(page)).toBeVisible();
        for (const screen of ['a window at 200% zoom', 'a small phone held sideways'] as const) {
          await show(page, screen);
          await expect(board(page)).toBeInViewport({ ratio: 1 });
          await expect(async () => {
            const { width, height } = await boxOf(board(page));
            expect(Math.min(width, height), screen).toBeGreaterThan(0.6 * page.viewportSize()!.height);
            await expectNothingTooWide(page, screen);
          }).toPass();
        }
      });
    return;
  }

  needsGames('chess-eleven');
  for (const screen of ['a phone', 'a small phone'] as const)
    await test.step(`the outcomes to choose from on ${screen}`, async () => {
      await page.setViewportSize(PHONES[screen]);
      const dialog = await openRecordDialog(page);
      await dialog.getByLabel('Or its text').fill('3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10');
      await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
      await play(page, 'e5', 'e8');
      const question = page.getByRole('dialog', { name: 'What to do' });
      const outcome = page.getByRole('group', { name: 'Outcome' });
      await expect(question.or(outcome).or(confirmation(page))).toBeVisible();
      if (await question.isVisible()) await question.getByRole('button', { name: /Shoot/ }).click();
      await expect(outcome.or(confirmation(page))).toBeVisible();
      if (await confirmation(page).isVisible()) await confirmation(page).click();
      await expect(outcome).toBeVisible();
      // Lines of the engine that come meanwhile lay out the panels anew, as a change of the window does.
      await page.evaluate(() => dispatchEvent(new Event('resize')));
      for (const button of await outcome.getByRole('button').all()) await expectAbove(tools, button);
    });
});

test('it is seen on phones that the browser keeps nothing, and the match can be saved', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const screens = ['a phone', 'a small phone', 'a small phone held sideways'] as const;
  const onEach = async (what: string, look: () => Promise<void>) => {
    for (const screen of screens)
      await test.step(`${what} on ${screen}`, async () => {
        await show(page, screen);
        await expect(look).toPass();
      });
  };
  await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -' });
  const copy = page.getByRole('button', { name: 'Copy the record' });
  await onEach('the offer of the record', () => expectInSight(copy));
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('6k1/5ppp');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await onEach('the match goes on', () => expectAbove(toolbar(page), words(page)));
  await play(page, 'a1', 'a8');
  await expect(page.getByText('insecure')).toHaveCount(0);
  for (const button of await toolbar(page).getByRole('button').all()) await expect(button).toBeEnabled();
  await onEach('the end', () =>
    expectInSight(
      page.getByText('The finished match is gone when the page is closed.'),
      page.getByRole('button', { name: 'Save as a file' }),
    ),
  );
});

async function topOf(locator: Locator): Promise<number> {
  return (await boxOf(locator)).y + (await locator.page().evaluate(() => scrollY));
}

test('hints, declined draws, the end of a turn and two computers that play move nothing', { tag: '@desktop' }, async ({
  page,
}) => {
  await test.step('a hint and a declined draw', async () => {
    // The computer is ahead, so it declines.
    await kickOff(page, { game: 'Chess', position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq -' });
    const places = async () => [await topOf(steps(page)), await topOf(toolbar(page)), await topOf(moves(page))];
    const before = await places();
    const askForHint = async () => {
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByText('Hint: ')).toBeVisible();
    };
    await askForHint();
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Draw' }).click();
    await expect(status(page)).toContainText('Lotta declines the draw.');
    await askForHint();
    expect(await places()).toEqual(before);
  });

  await test.step('the end of a turn of several actions comes and goes', async () => {
    await kickOff(page, {
      game: 'Football Chess',
      opponent: 'Two people',
      position: 'k8/9/9/9/9/4R4/9/9/3K5 w e5 m - 8',
    });
    const before = await topOf(toolbar(page));
    await play(page, 'd1', 'd2');
    await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
    expect(await topOf(toolbar(page))).toBe(before);
  });

  await test.step('while two computers play the current move stays in sight', async () => {
    await kickOff(page, { opponent: 'Watch', goals: 5 });
    await page.getByRole('button', { name: /^Engine/ }).click();
    const list = page.getByRole('region', { name: 'Moves' });
    const places = async () => [await topOf(steps(page)), await topOf(toolbar(page))];
    const before = await places();
    for (let number = 1; number <= 8; number++) {
      await expect(list).toContainText(`${number}.`);
      expect(await places()).toEqual(before);
      await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the header has room in windows of every width, in both languages', async () => {
    await page.goto('./#/about');
    for (const [language, puzzles] of Object.entries({ en: 'Puzzles', de: 'Rätsel' })) {
      await page.evaluate((chosen) => {
        localStorage.setItem('kickmate.settings', JSON.stringify({ language: chosen }));
      }, language);
      await page.reload();
      for (const name of [puzzles, 'Online']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      for (let width = 320; width <= 1280; width += 32) {
        await page.setViewportSize({ width, height: 640 });
        await expectNothingTooWide(page, `${language}, ${width} pixels`);
      }
    }
  });
});

test('the choice of a promotion opens under the pointer, the queen first', async ({ page }) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '8/P3k3/8/8/8/8/p7/4K3 w - -' });
  for (const name of ['a8', 'a1']) {
    await play(page, name === 'a8' ? 'a7' : 'a2', name);
    const queen = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Queen' }));
    const target = await boxOf(square(page, name));
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    expect([x >= queen.x, x <= queen.x + queen.width, y >= queen.y, y <= queen.y + queen.height]).not.toContain(false);
    await page.mouse.click(x, y);
    await expect(square(page, name)).toHaveAttribute('aria-label', /queen/);
  }
});
