import { hasGame } from '@kickmate/catalogue';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { type Clicks, LESSONS } from './lesson-steps.ts';
import { board, collectErrors, expectNothingTooWide, needsGames, square } from './player.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns true if nothing covers the last line of the words. */
const isReadable = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 5, bottom - 5));
  });

/** Returns the texts of the elements that are wider than their place, so that they are cut or overlap. */
const cutTexts = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent?.trim() ?? ''] : [])),
  );

test('a lesson is offered, played to its end, and a match follows it', { tag: '@desktop' }, async ({ page }) => {
  needsGames('chess-eleven');
  const errors = collectErrors(page);
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Chess Eleven' }).check();
  await expect(press(page, 'Kick off')).toBeInViewport({ ratio: 1 });
  await press(page, 'Begin the lesson').click();
  const panel = page.getByRole('region', { name: 'Lesson', exact: true });
  const steps = Object.entries(LESSONS['chess-eleven']!);
  for (const [index, [title, clicks]] of steps.entries()) {
    await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(panel.locator('.request')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isReadable(panel.locator('.request')), title).toBe(true);
    if (index === 0) expect(await barriers(page), 'a request').toEqual([]);
    if (title === 'Line up')
      for (const size of [
        { width: 844, height: 390 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(press(page, 'Ready')).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isReadable(panel.locator('.request'))).toBe(true);
      }
    for (const what of clicks) await (typeof what === 'string' ? square(page, what) : press(page, what.button)).click();
    await expect(panel.locator('.reply')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isReadable(panel.locator('.reply')), title).toBe(true);
    if (index === 0) expect(await barriers(page), 'a reply').toEqual([]);
    if (index < steps.length - 1) await press(page, 'Next').click();
  }
  await expect(press(page, 'Play a match at level 1')).toBeInViewport({ ratio: 1 });
  await press(page, 'Play a match at level 1').click();
  await expect(page).toHaveURL(/#\/match/);
  expect(errors).toEqual([]);
});

test('by touch a kick is shown before it is played', { tag: '@phone' }, async ({ page }) => {
  needsGames('chess-league');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#/learn/chess-league');
  const panel = page.getByRole('region', { name: 'Lesson', exact: true });
  expect(await barriers(page)).toEqual([]);
  await press(page, 'Next').tap();
  await square(page, 'd1').tap();
  await square(page, 'd3').tap();
  await expect(panel).toContainText('Tap the square again, or press the button.');
  await expect(press(page, 'Kick to d6')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isReadable(press(page, 'Kick to d6'))).toBe(true);
  await square(page, 'd3').tap();
  await expect(panel).toContainText('A kick!');
  await expectNothingTooWide(page);
  expect(await barriers(page), 'a reply').toEqual([]);
});

/** The names of the lessons' buttons in German. */
const germanName = (name: string): string | RegExp => {
  const names: Readonly<Record<string, string>> = { Ready: 'Bereit', Pass: 'Aussetzen', Queen: 'Dame' };
  return name.startsWith('Shoot at e8') ? /^Auf e8 schießen/ : names[name]!;
};

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

test('the German lessons, whose words are the longest, fit small phones', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['kickmate.settings'] ??= JSON.stringify({ language: 'de' });
  });
  const words = page.getByRole('region', { name: 'Lektion', exact: true });
  const expectInSight = async (text: Locator, button: Locator, where: string) => {
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [text, button, board(page)])
        await expect(part, where).toBeInViewport({ ratio: part === text ? 1 : 0.99 });
      await expect.poll(() => isReadable(text), where).toBe(true);
      expect(await cutTexts(words.locator('p, h2, .button')), where).toEqual([]);
    }
    await expectNothingTooWide(page, where);
  };
  const click = (what: Clicks[number]) =>
    typeof what === 'string'
      ? square(page, what).click()
      : page.getByRole('button', { name: germanName(what.button), exact: true }).click();
  for (const [game, steps] of Object.entries(LESSONS).filter(([id]) => hasGame(id))) {
    await page.goto(`./#/learn/${game}`);
    const all = Object.entries(steps);
    for (const [index, [title, clicks]] of all.entries()) {
      const where = `${game}: ${title}`;
      await expect(words).toContainText(`Schritt ${index + 1} von ${all.length}`);
      await expectInSight(words.locator('.request'), press(page, 'Von vorn'), where);
      for (const what of clicks) await click(what);
      await expect(words.locator('.reply')).toBeVisible();
      const isLast = index === all.length - 1;
      const next = press(page, isLast ? 'Partie auf Stufe 1' : 'Weiter');
      await expectInSight(words.locator('.reply'), next, where);
      if (!isLast) await next.click();
    }
  }
});
