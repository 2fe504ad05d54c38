import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, kickOff, needsGames, play } from '../e2e/player.ts';
import { allBadTurns, rateBadTurn } from '../src/practice/deck.ts';

needsGames('chess');

const asked = (page: Page) => page.getByRole('region', { name: 'Your mistake' });

/** The time that was practised today, in milliseconds. */
const practised = (page: Page) => page.evaluate(() => JSON.parse(localStorage['kickmate.practice'] ?? '{"ms":0}').ms);

/** Exports the match, deletes it, and imports it four times, as if it had been played that often on the day before. */
async function makeYesterdays(page: Page): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const path = await file.path();
  const { matches, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  const earlier = [1, 2, 3, 4].map((minute) => {
    const ms = (24 * 60 - minute) * 60 * 1000;
    const { ended, saved } = matches[0];
    return { ...matches[0], ended: ended - ms, saved: { ...saved, begun: saved.begun - ms } };
  });
  writeFileSync(path, JSON.stringify({ ...rest, matches: earlier }));
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('No match has ended here yet.')).toBeVisible();
  await page.getByLabel('Import matches').setInputFiles(path);
  await expect(page.getByText('4 matches read.')).toBeVisible();
}

test('mistakes of matches come back the next day, with a puzzle between them, and go when they are solved', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('./#/practice');
  await expect(page.getByRole('heading', { name: 'No mistakes yet' })).toBeVisible();

  // White could mate in one, and leaves the queen to the king instead: a draw.
  await kickOff(page, { game: 'Chess', level: 2, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g8');
  await expect(page.getByRole('button', { name: 'How it went' })).toBeVisible();
  await page.goto('./#/practice');
  await expect(page.getByText('One mistake waits for tomorrow.')).toBeVisible();

  await page.goto('./#/history');
  await makeYesterdays(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: '4 of your own mistakes are due' }).click();
  await expect(asked(page)).toContainText('4 left today');
  await expect(asked(page)).toContainText('You played 1. Qg8+. What is best here?');
  await expect(asked(page)).toContainText('White mates in 1.');
  await expect(asked(page)).toContainText('Bo (level 2). You were White.');
  await play(page, 'f7', 'g8');
  await expect(asked(page)).toContainText('That is what you played then.');
  const toFirstAttempt = await practised(page);
  expect(toFirstAttempt).toBeGreaterThan(0);
  await asked(page).getByRole('button', { name: 'Try again' }).click();
  await play(page, 'f7', 'f8');
  await expect(asked(page)).toContainText('Right: as good as the best.');
  await expect(asked(page)).toContainText('You were White.');
  await asked(page).getByRole('button', { name: 'Match', exact: true }).click();
  // The second attempt is time of practice, too.
  await expect.poll(() => practised(page)).toBeGreaterThan(toFirstAttempt);
  await page.getByRole('link', { name: 'Back to your mistakes' }).click();

  // A puzzle comes after every third mistake.
  for (const left of ['3 left today', '2 left today']) {
    await expect(asked(page)).toContainText(left);
    await play(page, 'f7', 'f8');
    await expect(asked(page)).toContainText('Right: as good as the best.');
    await asked(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Puzzle of Chess');
  await page.getByRole('link', { name: 'Back to your mistakes' }).click();
  await expect(asked(page)).toContainText('1 left today');
  await asked(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('One mistake was passed over.')).toBeVisible();
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect(asked(page)).toContainText('1 left today');
  // The person finds the last one in another window, and comes back to this one.
  for (const { id, card } of await allBadTurns()) if (card.due <= new Date()) await rateBadTurn(id, true, new Date());
  await page.evaluate(() => ['blur', 'focus'].map((type) => window.dispatchEvent(new Event(type))));
  // The first was not found at the first attempt: it comes back tomorrow.
  await expect(page.getByText('One mistake waits for tomorrow.')).toBeVisible();
  expect(errors).toEqual([]);
});
