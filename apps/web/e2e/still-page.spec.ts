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

/** Screens on which the page has to stand still: phones upright and sideways, and a window at 200% zoom. */
const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 320, height: 568 },
  'a phone held sideways': { width: 844, height: 390 },
  'a small phone held sideways': { width: 568, height: 320 },
  'a window at 200% zoom': { width: 640, height: 400 },
};

/** The tag of a test on a screen: the phone project alone tests phones, both projects test windows. */
const onScreen = (name: string) => ({ tag: name.includes('phone') ? '@phone' : [] });

const toolbar = (page: Page): Locator => page.getByRole('group', { name: 'Match', exact: true });
const steps = (page: Page): Locator => page.getByRole('group', { name: 'Look back' });

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())!.y + (await locator.page().evaluate(() => scrollY));
}

for (const [name, size] of Object.entries(SCREENS))
  test(`on ${name} every button of the match is reached without scrolling`, onScreen(name), async ({ page }) => {
    await page.setViewportSize(size);
    for (const game of ['Chess League', 'Chess']) {
      await kickOff(page, { game, opponent: game === 'Chess' ? 'Two people' : 'The computer' });
      await page.evaluate(() => scrollTo(0, 0));
      for (const button of await toolbar(page).getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      await expect(board(page)).toBeInViewport({ ratio: 1 });
      await expectNothingTooWide(page);
    }
  });

test('the header has room in windows of every width, in both languages', { tag: '@desktop' }, async ({ page }) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people' });
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

/** How far two edges may lie apart and still meet, in pixels. */
const HAIR = 1.5;

for (const [name, size] of Object.entries(SCREENS))
  test(
    `on ${name} the tool bar cuts neither a line of the status nor a button of it`,
    onScreen(name),
    async ({ page }) => {
      await page.setViewportSize(size);
      for (const game of ['Chess League', 'Football Chess', 'Chess']) {
        await kickOff(page, { game, opponent: game === 'Chess' ? 'Two people' : 'The computer' });
        await page.evaluate(() => scrollTo(0, 0));
        const bar = (await toolbar(page).boundingBox())!;
        const words = (await status(page).locator('.words').boundingBox())!;
        expect(words.y + words.height, game).toBeLessThanOrEqual(bar.y + HAIR);
        expect(Math.abs(words.height / 24 - Math.round(words.height / 24)), `${game}: whole lines`).toBeLessThan(0.02);
        expect(words.height, `${game}: two lines`).toBeGreaterThan(47);
        const row = (await steps(page).boundingBox())!;
        const isWhole = row.y + row.height <= bar.y + HAIR || row.y >= bar.y - HAIR;
        expect(isWhole, `${game}: steps from ${row.y} to ${row.y + row.height}, bar at ${bar.y}`).toBe(true);
      }
    },
  );

/** Expects a part of the page to be in the window as a whole, above the bar at its lower edge. */
async function expectAbove(bar: Locator, part: Locator, where: string): Promise<void> {
  await expect(part, where).toBeInViewport({ ratio: 1 });
  const [box, edge] = [(await part.boundingBox())!, (await bar.boundingBox())!];
  expect(box.y + box.height, where).toBeLessThanOrEqual(edge.y + HAIR);
}

/** A position of Chess League in which the bishop's goal takes a long story, and the bishop's two squares. */
const LONG_STORY = {
  position: 'rn1qkbnr/2pbp1pp/pp3p2/8/1P1P4/P1N2P1N/2P1P1PP/R1BQKB1R b g4 0 12',
  from: 'd7',
  to: 'g4',
};

/** The story's last sentence. */
const END_OF_STORY = 'Head goal for Black!';

async function playLongStory(page: Page, goals: number): Promise<void> {
  await kickOff(page, { opponent: 'Two people', goals, position: LONG_STORY.position });
  await play(page, LONG_STORY.from, LONG_STORY.to);
  if (await confirmation(page).isVisible()) await confirmation(page).click();
  await expect(status(page)).toContainText(END_OF_STORY);
  await page.evaluate(() => scrollTo(0, 0));
}

const heights = (panel: Locator) =>
  panel.locator('.text').evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);

test('after the end the status shows the whole story, on a usual phone above the buttons', async ({ page }) => {
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    await playLongStory(page, 1);
    const over = page.getByRole('group', { name: 'The match is over' });
    await expect(over).toBeVisible();
    await expect.poll(async () => new Set(await heights(status(page))).size, name).toBe(1);
    await expect(status(page).getByRole('button', { name: 'Read all' })).toHaveCount(0);
    if (name === 'a phone') await expectAbove(over, status(page).locator('.story'), name);
  }
});

test('a story that is cut has a sign, and is read as a whole with one tap', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(SCREENS['a small phone']);
  await playLongStory(page, 3);
  const sign = status(page).getByRole('button', { name: 'Read all' });
  await expectAbove(toolbar(page), sign, 'the sign');
  await sign.click();
  const all = page.getByRole('dialog', { name: 'What is happening' });
  await expect(all.getByText(END_OF_STORY)).toBeInViewport({ ratio: 1 });
  await all.getByRole('button', { name: 'Close' }).click();
  await expect(all).toHaveCount(0);
});

test('on a small phone a hint is read to its end', { tag: '@phone' }, async ({ page }) => {
  for (const name of ['a small phone', 'a small phone held sideways'] as const) {
    await page.setViewportSize(SCREENS[name]);
    await kickOff(page, { game: 'Chess', level: 1 });
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = status(page).getByText(/^Hint: /);
    await expect(hint).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAbove(toolbar(page), hint, name);
    const [box, room] = [(await hint.boundingBox())!, (await status(page).locator('.words').boundingBox())!];
    expect(box.y + box.height, name).toBeLessThanOrEqual(room.y + room.height + HAIR);
  }
});

for (const [name, size] of Object.entries(SCREENS))
  test(
    `on ${name} the steps are above the tool bar of the match and of the analysis board`,
    onScreen(name),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('./#/analyse/chess?seed=1');
      await expect(status(page)).toBeVisible();
      const tools = page.getByRole('group', { name: 'Analysis', exact: true });
      for (const button of await tools.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      for (const step of await steps(page).getByRole('button').all()) await expectAbove(tools, step, 'analysis');
      await expect(board(page)).toBeInViewport({ ratio: 1 });
      await expectNothingTooWide(page);
      // On a small phone held upright the match has no room for them.
      if (name === 'a small phone') return;
      for (const game of ['Chess', 'Chess League']) {
        await kickOff(page, { game });
        await page.evaluate(() => scrollTo(0, 0));
        for (const step of await steps(page).getByRole('button').all()) await expectAbove(toolbar(page), step, game);
      }
    },
  );

test('on phones the outcomes to choose from are above the tool bar of the analysis board', { tag: '@phone' }, async ({
  page,
}) => {
  needsGames('chess-eleven');
  for (const name of ['a phone', 'a small phone'] as const) {
    await page.setViewportSize(SCREENS[name]);
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
    const tools = page.getByRole('group', { name: 'Analysis', exact: true });
    for (const button of await outcome.getByRole('button').all()) await expectAbove(tools, button, name);
  }
});

test('on a phone the outcome is read before the story of a goal', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(SCREENS['a small phone']);
  await kickOff(page, { opponent: 'Two people', goals: 2 });
  await playAll(page, 'b1c3 a7a6');
  await play(page, 'c3', 'd5');
  if (await confirmation(page).isVisible()) await confirmation(page).click();
  await expect(status(page)).toContainText('Head goal');
  const words = status(page).locator('.words');
  const inSight = async (part: Locator) => {
    const [box, room] = [(await part.boundingBox())!, (await words.boundingBox())!];
    return box.y >= room.y - HAIR && box.y + box.height <= room.y + room.height + HAIR;
  };
  expect(await inSight(status(page).getByText('White leads 1 to 0.'))).toBe(true);
});

test('the button that plays a waiting kick is in sight on every phone', { tag: '@phone' }, async ({ page }) => {
  for (const name of ['a phone', 'a small phone', 'a phone held sideways'] as const) {
    await page.setViewportSize(SCREENS[name]);
    await kickOff(page, { opponent: 'Two people', position: '4k3/8/8/8/8/8/3P4/3RK3 w d3 0 1' });
    await square(page, 'd2').tap();
    await square(page, 'd3').tap();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(confirmation(page)).toHaveText('Kick to d6');
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
    const [button, bar] = [(await confirmation(page).boundingBox())!, (await toolbar(page).boundingBox())!];
    expect(button.y + button.height, name).toBeLessThanOrEqual(bar.y + HAIR);
  }
});

test('after a win a phone still shows the board', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(SCREENS['a small phone']);
  await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g7');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expect(board(page)).toBeInViewport({ ratio: 1 });
});

for (const [name, size] of Object.entries(SCREENS))
  test(
    `on ${name} the end of a match and what may follow are seen without scrolling`,
    onScreen(name),
    async ({ page }) => {
      await page.setViewportSize(size);
      await kickOff(page, { game: 'Chess', position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -' });
      await play(page, 'a1', 'a8');
      const over = page.getByRole('group', { name: 'The game is over' });
      await expect(over).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const buttons = await over.getByRole('button').all();
      expect(buttons.length).toBeGreaterThan(3);
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
      const outcome = (await page.getByText('Checkmate – you win.').boundingBox())!;
      expect(outcome.y + outcome.height).toBeLessThanOrEqual((await over.boundingBox())!.y);
      await expectNothingTooWide(page);
    },
  );

test('in small windows the status is read before the aim of a map', async ({ page }) => {
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
  for (const name of ['a small phone', 'a phone held sideways', 'a small phone held sideways'] as const) {
    await page.setViewportSize(SCREENS[name]);
    await page.evaluate(() => scrollTo(0, 0));
    const words = status(page).locator('.words');
    await expectAbove(toolbar(page), words, name);
    expect((await words.boundingBox())!.height, name).toBeGreaterThan(47);
  }
});

for (const name of ['a phone', 'a small phone', 'a small phone held sideways'] as const)
  test(
    `on ${name} it is seen that the browser keeps nothing, and the match can be saved`,
    onScreen(name),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        indexedDB.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      });
      await page.setViewportSize(SCREENS[name]);
      await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -' });
      await page.evaluate(() => scrollTo(0, 0));
      const copy = page.getByRole('button', { name: 'Copy the record' });
      await expect(copy).toBeInViewport({ ratio: 1 });
      await copy.click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('6k1/5ppp');
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
      await page.evaluate(() => scrollTo(0, 0));
      await expectAbove(toolbar(page), status(page).locator('.words'), 'the match goes on');
      await play(page, 'a1', 'a8');
      await expect(page.getByText('The finished match is gone when the page is closed.')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('insecure')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Save as a file' })).toBeInViewport({ ratio: 1 });
      for (const button of await toolbar(page).getByRole('button').all()) await expect(button).toBeEnabled();
    },
  );

test('beside the board of a small phone no name breaks, and the score and the buttons keep to their places', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS['a small phone held sideways']);
  await kickOff(page);
  const score = page.getByRole('region', { name: 'Score' });
  for (const text of [score.getByText('Computer', { exact: true }), score.getByText('Round 1 · one goal wins')]) {
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  for (const address of ['match', 'analyse/chess?seed=1']) {
    await page.goto(`./#/${address}`);
    await expect(toolbar(page)).toHaveCount(address === 'match' ? 1 : 0);
    await expect(steps(page)).toBeVisible();
    const panel = (await status(page).boundingBox())!;
    for (const button of await steps(page).getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(box.x + box.width, address).toBeLessThanOrEqual(panel.x + panel.width);
    }
  }
});

test('at 200% zoom the board is wider than the panels beside it', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize(SCREENS['a window at 200% zoom']);
  await kickOff(page);
  const [grid, panels] = [await board(page).boundingBox(), await moves(page).boundingBox()];
  expect(grid!.width).toBeGreaterThan(panels!.width);
});

for (const [name, address] of Object.entries({
  'analysis board': 'analyse/chess',
  'position editor': 'position/football',
  'map editor': 'maps/edit',
}))
  test(`in low windows the board of the ${name} fills the height beside the panels`, { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const size of [SCREENS['a window at 200% zoom'], SCREENS['a small phone held sideways']]) {
      await page.setViewportSize(size);
      await page.goto(`./#/${address}?seed=1`);
      await expect(board(page)).toBeInViewport({ ratio: 1 });
      const { width, height } = (await board(page).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThan(0.6 * size.height);
      await expectNothingTooWide(page, address);
    }
  });

test('a hint and a declined draw move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The computer is ahead, so it declines.
  await kickOff(page, { game: 'Chess', position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq -' });
  const places = async () => [await topOf(steps(page)), await topOf(toolbar(page)), await topOf(moves(page))];
  const before = await places();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Hint: ')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(status(page)).toContainText('The computer declines the draw.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Hint: ')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the end of a turn of several actions comes and goes without moving the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
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

test('while two computers play, the engine panel moves nothing, and the current move stays in sight', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await kickOff(page, { opponent: 'Watch', goals: 5 });
  await page.getByRole('button', { name: /^Engine/ }).click();
  const list = page.getByRole('region', { name: 'Moves' });
  const before = await list.boundingBox();
  for (let number = 1; number <= 8; number++) {
    await expect(list).toContainText(`${number}.`);
    expect(await list.boundingBox()).toEqual(before);
    await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  }
});

test('the choice of a promotion opens under the pointer, the queen first', async ({ page }) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people', position: '8/P3k3/8/8/8/8/p7/4K3 w - -' });
  for (const name of ['a8', 'a1']) {
    await play(page, name === 'a8' ? 'a7' : 'a2', name);
    const queen = (await page.getByRole('dialog').getByRole('button', { name: 'Queen' }).boundingBox())!;
    const target = (await square(page, name).boundingBox())!;
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    expect([x >= queen.x, x <= queen.x + queen.width, y >= queen.y, y <= queen.y + queen.height]).not.toContain(false);
    await page.mouse.click(x, y);
    await expect(square(page, name)).toHaveAttribute('aria-label', /queen/);
  }
});
