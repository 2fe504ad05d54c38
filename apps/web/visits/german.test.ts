import { expect, type Page, test } from '@playwright/test';
import { germanPages } from '../e2e/german-pages.ts';
import { needsGames, play } from '../e2e/player.ts';

/** Words that English sentences have and German ones have not. */
const ENGLISH = /\b(the|and|you|your|with|of|is|are|this|to)\b/i;

/** The words that a person sees in a part of the page, and the names that screen readers say, in which English words are. */
const englishIn = async (page: Page, part = 'body'): Promise<readonly string[]> => {
  const all = await page.locator(part).evaluate((element) => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    return [...element.querySelectorAll('*:not(script, style)')].flatMap((one) => [
      ...[...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((text) => text.textContent ?? ''),
      ...names.flatMap((name) => one.getAttribute(name) ?? []),
    ]);
  });
  return all.filter((text) => ENGLISH.test(text));
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['kickmate.settings'] ??= JSON.stringify({ language: 'de' });
  });
});

test('the pages are German', async ({ page }) => {
  for (const [path, heading] of await germanPages()) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => englishIn(page), path).toEqual([]);
  }
});

test('the settings are German, and the language is one of them', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Optionen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Optionen' });
  await dialog.getByText('Tasten', { exact: true }).click();
  expect(await englishIn(page, '[role=dialog]')).toEqual([]);
  // The page is loaded again at once, so nothing can be asked of the radio button afterwards.
  await dialog.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the map editor is German', async ({ page }) => {
  needsGames('chesslike');
  await page.goto('./#/maps/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karteneditor: Arena (eigene)');
  await page.getByRole('button', { name: 'Ändern (Dame)' }).click();
  await expect(page.getByRole('heading', { name: 'Dame' })).toBeFocused();
  expect(await englishIn(page)).toEqual([]);
});

test('a match is begun and played in German', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await page.getByRole('radio', { name: 'Zwei Personen hier' }).check();
  await page.getByText('Eine Stellung aufbauen').click();
  await page.getByLabel(/^Anfangsstellung als Text/).fill('4k3/4r3/4n3/8/8/4Q3/8/4K3 w e4 0 1');
  await page.getByRole('button', { name: 'Anstoß' }).click();
  const status = page.getByRole('region', { name: 'Was gerade geschieht' });
  await expect(status).toContainText('Weiß ist am Zug.');
  await play(page, 'e3', 'e4');
  await expect(status).toContainText(
    'Die weiße Dame schießt den Ball von e4. Der Ball zerstört den schwarzen Springer auf e6, ' +
      'wird vom schwarzen Turm auf e7 aufgehalten und bleibt auf e6 liegen.',
  );
  await page.getByText('Engine', { exact: true }).click();
  expect(await englishIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Aufgeben' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Schwarz gibt auf, Weiß gewinnt.');
  await dialog.getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByRole('group', { name: 'Die Partie ist zu Ende' })).toBeVisible();
  await expect(status).toContainText('Schwarz hat aufgegeben: Weiß gewinnt.');
  await page.getByRole('button', { name: 'PGN', exact: true }).click();
  await expect(dialog.getByLabel('Aufzeichnung dieser Partie')).toHaveValue(/\[White "Player"\]/);
  expect(await englishIn(page)).toEqual([]);
});

test('a line-up and a turn of several actions are German', async ({ page }) => {
  needsGames('chess-eleven', 'football');
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess Eleven' }).check();
  await page.getByRole('button', { name: 'Anstoß' }).click();
  await expect(page.getByRole('heading', { name: 'Du stellst auf' })).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wie üblich spielen' }).click();
  const status = page.getByRole('region', { name: 'Was gerade geschieht' });
  await expect(status).toContainText('Zieh eine Figur in den Mittelkreis.');
  expect(await englishIn(page)).toEqual([]);

  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Football Chess' }).check();
  await page.getByRole('radio', { name: 'Zwei Personen hier' }).check();
  await page.getByText('Eine Stellung aufbauen').click();
  await page.getByLabel(/^Anfangsstellung als Text/).fill('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8');
  await page.getByRole('button', { name: 'Anstoß' }).click();
  await play(page, 'i1', 'i2');
  await play(page, 'd5', 'f7');
  await play(page, 'g6', 'e8');
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await expect(status).toContainText('Weiß: König nach i2, Ball nach f7, e8.');
  expect(await englishIn(page)).toEqual([]);
});

test('screen readers hear in German what is on the squares and what a piece can do', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await page.getByRole('button', { name: 'Anstoß' }).click();
  const queen = page.getByRole('gridcell', { name: 'd1, weiße Dame' });
  await expect(queen).toBeVisible();
  await page.getByRole('gridcell', { name: 'e2, weißer Bauer' }).click();
  await expect(page.getByRole('gridcell', { name: 'e2, weißer Bauer, ausgewählt' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'e4, leer, kann hierher ziehen' })).toBeVisible();
  expect(await englishIn(page, '[role=grid]')).toEqual([]);
});
