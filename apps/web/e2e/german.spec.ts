import { expect, test } from '@playwright/test';
import { germanPages } from './german-pages.ts';
import { expectNothingTooWide, needsGames, play } from './player.ts';

test.use({ locale: 'de-AT' });

test('in a German browser a first visit is German; the pages and a match fit a narrow phone', {
  tag: '@desktop',
}, async ({ page }) => {
  needsGames('chess-league');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, heading] of await germanPages()) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading);
    await expectNothingTooWide(page, path);
  }

  await page.goto('./#/new?seed=1');
  await page.getByRole('radio', { name: 'Chess League' }).check();
  await page.getByRole('radio', { name: 'Zwei Personen hier' }).check();
  await page.getByText('Eine Stellung aufbauen').click();
  await page.getByLabel(/^Anfangsstellung als Text/).fill('4k3/4r3/4n3/8/8/4Q3/8/4K3 w e4 0 1');
  await page.getByRole('button', { name: 'Anstoß' }).click();
  await play(page, 'e3', 'e4');
  await expect(page.getByRole('region', { name: 'Was gerade geschieht' })).toContainText('Die weiße Dame schießt');
  await expectNothingTooWide(page, 'the match');
});
