import { expect, type Locator, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { board, expectNothingTooWide, kickOff, needsGames, resign, square, status } from './player.ts';

/** The pages that have an address of their own; the analysis board and the position editor have a test of their own. */
const PAGES = [
  '',
  'match',
  'rules/chess-league',
  'learn/chess-league',
  'puzzles',
  'puzzles/chess-league/sprint',
  'maps',
  'maps/edit',
  'maps/new-pack',
  'maps/pack',
  'online',
  'online/games',
  'online/me',
  'operator',
  'history',
  'badges',
  'insights',
  'bench',
  'foreign',
  'about',
  'nowhere',
];

test('no page has barriers, in light, dark and forced colours, and none is wider than its window', async ({
  page,
  isMobile,
}) => {
  needsGames('chess-league', 'chesslike');
  const { width, height } = page.viewportSize()!;
  for (const address of PAGES)
    await test.step(`#/${address}`, async () => {
      await page.goto(`./#/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNothingTooWide(page);
      // An element that has just appeared may still be fading in.
      await expect.poll(() => barriers(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 568 });
      await expectNothingTooWide(page, '320 pixels');
      if (!isMobile) {
        await page.emulateMedia({ forcedColors: 'active' });
        await expect.poll(() => barriers(page), 'forced colours at 320 pixels').toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
      }
      await page.setViewportSize({ width, height });
    });
});

test('a match, its dialogs and the menu of the header have no barriers, and what is needed is in sight', async ({
  page,
  isMobile,
}) => {
  const expectInSight = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });
  const size = page.viewportSize()!;
  needsGames('chess-league');

  await test.step('the choices for a new match', async () => {
    await page.goto('./#/new');
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
    await expectInSight(page.getByRole('button', { name: 'Kick off' }));
  });

  await test.step('a match', async () => {
    await kickOff(page, { goals: 5 });
    await expectInSight(board(page));
    await expectInSight(status(page));
    for (const viewport of [
      { width: 320, height: 800 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      if (viewport.width > viewport.height) await expectInSight(board(page));
      await expectNothingTooWide(page, `${viewport.width} pixels`);
    }
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Engine/ }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText('Hint: ')).toBeVisible();
    await page.getByRole('gridcell', { name: /^e2/ }).click();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  for (const name of ['Settings', 'Record', 'Resign'])
    await test.step(`the dialog ${name}`, async () => {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name })).toBeFocused();
    });

  await test.step('the end of a match', async () => {
    await resign(page);
    await expectInSight(page.getByRole('button', { name: 'Play again' }));
  });

  await test.step('a turn of several kicks', async () => {
    await kickOff(page, {
      game: 'Football Chess',
      opponent: 'Two people',
      position: 'k8/9/9/9/9/4R4/9/9/3K5 w e5 m - 8',
    });
    for (const name of ['e4', 'e2']) await square(page, name).click();
    const question = page.getByRole('dialog', { name: 'What to do' });
    await expect(question).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await question.getByRole('button', { name: 'Kick' }).click();
    await square(page, 'd1').click();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('the menu of the header', async () => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('./#/about');
    const header = page.getByRole('banner');
    for (const [name, address] of [
      ['Analysis board', /#\/analyse/],
      ['Your matches', /#\/history/],
      ...(isMobile
        ? ([
            ['Rules', /#\/rules\/football/],
            ['Lesson', /#\/learn\/football/],
          ] as const)
        : []),
    ] as const) {
      await header.getByText('More', { exact: true }).click();
      const link = header.getByRole('link', { name, exact: true });
      await expectInSight(link);
      if (name === 'Your matches') expect(await barriers(page)).toEqual([]);
      await expectNothingTooWide(page, name);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toBeHidden();
    }
  });
});

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the rules show boards; colours that are chosen, dark or forced leave everything to be told apart', {
  tag: '@desktop',
}, async ({ page }) => {
  needsGames('chess-league', 'minimal', 'chesslike');
  await page.goto('./#/new');

  await test.step('a game without a ball has no goals', async () => {
    await page.getByRole('radio', { name: 'Hexapawn' }).check();
    await expect(page.getByRole('group', { name: 'Rounds to win' })).toBeVisible();
    await page.getByRole('radio', { name: 'Chess League' }).check();
    await expect(page.getByRole('group', { name: 'Goals to win' })).toBeVisible();
  });

  await test.step('on a small phone the link to people far away stands beside its heading, not on it', async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 568 });
    const [link, word] = [page.getByRole('link', { name: 'Play with people far away' }), page.getByText('Opponent')];
    await expect(link).toBeVisible();
    const right = await word.evaluate((legend) => {
      const range = document.createRange();
      range.selectNodeContents(legend);
      return range.getBoundingClientRect().right;
    });
    expect((await link.boundingBox())!.x).toBeGreaterThan(right);
    await page.setViewportSize({ width, height });
  });

  await test.step('the rules', async () => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chess League' })).toBeVisible();
    const first = page.getByRole('figure').filter({ hasText: 'Nxc6' });
    await expect(first).toContainText("White's knight takes Black's bishop on c6.");
    await expect(first.getByRole('img')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For developers' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Kicks', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Kicks', exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Rules of Hexapawn' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hexapawn' })).toBeVisible();
  });

  await test.step('the chosen colour scheme stays after a reload', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(ground).not.toBe(light);
    await page.reload();
    await expect.poll(ground).not.toBe(light);
  });

  await test.step('in the dark both sides of the palette of the map editor stand out from its ground', async () => {
    await page.goto('./#/maps/edit');
    const face = page.locator('.face:has(> svg:not(.icon))').first();
    await expect(face).toBeVisible();
    const lightness = await face.evaluate((element) => {
      const [r, g, b] = getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number);
      return (r! + g! + b!) / 3;
    });
    // Black pieces are as dark as 3a444f, white ones as light as fdf8ea.
    expect(lightness).toBeGreaterThan(110);
    expect(lightness).toBeLessThan(215);
  });

  await test.step('where the system chooses the colours, sides, turn, choices and disabled buttons differ', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await kickOff(page, { goals: 5, opponent: 'Two people' });
    const bar = (side: string) => page.getByRole('region', { name: side, exact: true });
    const [white, black] = [bar('White'), bar('Black')];
    const shirts = await Promise.all([white, black].map((team) => style(team.locator('.shirt'), 'background-color')));
    expect(shirts[0]).not.toBe(shirts[1]);
    expect(await style(white, 'outline-style')).toBe('solid');
    expect(await style(black, 'outline-style')).toBe('none');
    const [undo, flip] = ['Undo', 'Flip'].map((name) => page.getByRole('button', { name }));
    expect(await style(undo!, 'color')).not.toBe(await style(flip!, 'color'));
    await page.getByRole('button', { name: 'New', exact: true }).click();
    const faces = page.getByRole('group', { name: 'Opponent' }).locator('.face');
    const outlines = () =>
      faces.evaluateAll((all) => new Set(all.map((face) => getComputedStyle(face).outlineStyle)).size);
    await expect.poll(outlines).toBe(2);
  });
});
