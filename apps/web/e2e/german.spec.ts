import { expect, type Page, test } from '@playwright/test';
import { needsGames } from './player.ts';

// The app in German. Each page that is converted has a line here; German is complete when all main pages have one.
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Schachfiguren schießen einen Ball.'],
  ['/about', 'Über Kickmate'],
  ['/online/games', 'Deine Online-Partien'],
  ['/online/me', 'Du online'],
  ['/bench', 'Leistungstest'],
  ['/foreign', 'Ein Spiel aus einer Datei'],
  ['/rules/nothing', 'Dieses Spiel gibt es hier nicht'],
  ['/nowhere', 'Weit am Tor vorbei'],
];
/** The pages about maps, which are there if a game has maps. */
const MAP_PAGES: typeof PAGES = [
  ['/maps', 'Karten und Rätsel'],
  ['/maps/new-pack', 'Eine Kartensammlung'],
  ['/maps/pack', 'Das ist keine Kartensammlung'],
  ['/maps/shared/a', 'Das ist keine Karte'],
  ['/maps/edit', 'Karteneditor: Arena (eigene)'],
];

/** Words that every English sentence has and no German one. */
const ENGLISH = /\b(the|and|you|your|with|of|is|are|this|to)\b/i;

/** The lines that a person sees in a part of the page, and the names that screen readers say, in which English words are. */
async function englishIn(page: Page, part = 'body'): Promise<readonly string[]> {
  const place = page.locator(part);
  const seen = (await place.allInnerTexts()).flatMap((text) => text.split('\n'));
  const named = await place.evaluate((element) => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    return [...element.querySelectorAll('*')].flatMap((one) => names.flatMap((name) => one.getAttribute(name) ?? []));
  });
  return [...seen, ...named].filter((line) => ENGLISH.test(line));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kickmate.settings', JSON.stringify({ language: 'de' })));
});

async function expectGerman(page: Page, pages: typeof PAGES): Promise<void> {
  for (const [path, heading] of pages) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await englishIn(page, path === '/' ? '.hero' : 'body'), path).toEqual([]);
  }
}

test('the pages are German, and so are the settings', { tag: '@desktop' }, async ({ page }) => {
  await expectGerman(page, PAGES);
  await page.getByRole('button', { name: 'Optionen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
  await dialog.getByText('Tasten', { exact: true }).click();
  expect(await englishIn(page, '[role=dialog]')).toEqual([]);
});

test('the pages about maps are German', { tag: '@desktop' }, async ({ page }) => {
  needsGames('chesslike');
  await expectGerman(page, MAP_PAGES);
  await page.getByRole('button', { name: 'Ändern (Dame)' }).click();
  await expect(page.getByRole('heading', { name: 'Dame' })).toBeFocused();
  expect(await englishIn(page)).toEqual([]);
});
