import { expect, type Locator, type Page } from '@playwright/test';
import { act, sitDown, test } from './people.ts';
import { board, kickOff, moves, play, square, status } from './player.ts';

// What makes a match pleasant beside its rules, as far as only a browser knows it: drawings, planned moves, words in sight. All else
// is in visits/feel.test.ts.

const label = (page: Page, name: string) => expect(square(page, name));
const drawn = (page: Page): Locator => page.locator('[data-drawings] > *');

/** The middle of a square, in pixels of the window. */
async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await square(page, name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a square that cannot be played says why, in sight in every window', { tag: '@desktop' }, async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await kickOff(page, {
      game: 'Football Chess',
      opponent: 'Two people',
      position: 'k8/9/9/9/9/9/4n4/9/3R4K w a5 m - 6',
    });
    const said = status(page).locator('.refusal');
    await play(page, 'd1', 'e1');
    await expect(said).toHaveText('No piece may stop in a goal.');
    // A low window was perhaps scrolled by the click.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(said).toBeInViewport({ ratio: 1 });
    await play(page, 'd1', 'd1');
    await expect(said).toHaveText('');
    await square(page, 'a9').click();
    await expect(said).toHaveText('Nothing of yours stands on a9.');
    await square(page, 'd1').click();
    await expect(said).toHaveText('');
    await square(page, 'i1').click();
    await expect(said).toHaveText('');
    await page.emulateMedia({ forcedColors: 'active' });
    await square(page, 'e3').click();
    await expect(said).toHaveText('Nothing is captured here.');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(said).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('the right button draws arrows and circles, and a click removes them', { tag: '@desktop' }, async ({ page }) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people' });
  for (const [from, to] of [
    ['g1', 'f3'],
    ['e5', 'e5'],
  ] as const) {
    const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x, b.y);
    await page.mouse.up({ button: 'right' });
  }
  await expect(drawn(page)).toHaveCount(2);
  await square(page, 'e2').click();
  await expect(drawn(page)).toHaveCount(0);
  await label(page, 'e2').toHaveAccessibleName('e2, white pawn, selected');
});

test('a long press draws without moving the page or a piece, and a tap still picks', { tag: '@phone' }, async ({
  page,
}) => {
  await kickOff(page, { game: 'Chess', opponent: 'Two people' });
  await page.evaluate(() => scrollTo(0, 0));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [from, to] = [await middleOf(page, 'e5'), await middleOf(page, 'e3')];
  await touch('touchStart', [from]);
  await expect(drawn(page)).toHaveCount(1);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', [{ x: from.x, y: from.y + share * (to.y - from.y) }]);
  await touch('touchEnd', []);
  await expect(page.locator('[data-drawings] > path')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await square(page, 'e2').tap();
  await expect(drawn(page)).toHaveCount(0);
  await square(page, 'e4').tap();
  await label(page, 'e4').toHaveAccessibleName(/^e4, white pawn/);
});

test('online, moves planned in the other side’s turn are played when one’s own comes', { tag: '@desktop' }, async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await sitDown(ada, bob, { variant: 'chess', pace: { kind: 'clock', ms: 300_000, incrementMs: 3000 } });
  await act('e2e4', ada.page, bob.page);
  await play(ada.page, 'g1', 'f3');
  await play(ada.page, 'f1', 'c4');
  await expect(status(ada.page)).toContainText('Planned: g1 to f3, f1 to c4.');
  await label(ada.page, 'c4').toHaveAccessibleName('c4, white bishop, planned move 2');
  await expect(moves(bob.page)).not.toContainText('Nf3');
  await act('e7e5', bob.page);
  await expect(moves(bob.page)).toContainText('Nf3');
  await expect(status(ada.page)).toContainText('Planned: f1 to c4.');
  await board(ada.page).press('Escape');
  await expect(status(ada.page)).not.toContainText('Planned');
  await label(ada.page, 'f1').toHaveAccessibleName(/^f1, white bishop/);
});
