import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { board, collectErrors, kickOff, needsGames, play } from '../e2e/player.ts';
import { figuresWith, turnsOf } from '../src/figures/testing.ts';

needsGames('chess');

/** Plays a short match of chess: White could mate in one, and leaves the queen to the king instead, which is a draw. */
async function playShortMatch(page: Page): Promise<void> {
  await kickOff(page, { game: 'Chess', level: 2, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g8');
  await expect(page.getByRole('button', { name: 'How it went' })).toBeVisible();
}

/** Imports the kept match again, as if it had been played every minute since then, with an accuracy of endings in each, in percent. */
async function makeMany(page: Page, count: number, endings: number): Promise<void> {
  const { keepSummaries } = await import('../src/figures/summaries.ts');
  await page.goto('./#/history');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const path = await file.path();
  const { matches, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  const [match] = matches;
  const many = Array.from({ length: count }, (_, number) => {
    const begun = match.saved.begun + 60_000 * number;
    return { ...match, ended: match.ended + 60_000 * number, saved: { ...match.saved, begun } };
  });
  const summaries = many.map(({ saved: { begun } }, number) => ({
    id: `${begun}-chess`,
    game: 'chess',
    figures: figuresWith({
      phases: { opening: turnsOf(10, 88), middle: turnsOf(12, 84), end: turnsOf(9, endings + (number % 3), 2) },
    }),
  }));
  await keepSummaries(summaries);
  writeFileSync(path, JSON.stringify({ ...rest, matches: many }));
  await page.getByLabel('Import matches').setInputFiles(path);
  await expect(page.getByText(`${count} matches read.`)).toBeVisible();
}

test('figures of matches stand on one page, and after ten matches a plan that begins with one click', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('./#/insights');
  await expect(page.getByText('When its report is made, its figures stand here.')).toBeVisible();

  await playShortMatch(page);
  await page.goto('./#/history');
  await page.getByRole('link', { name: 'insights into your play' }).click();
  await expect(
    page.getByText('Based on 1 of 1 match. With so few matches these figures say little yet.'),
  ).toBeVisible();
  await expect(page.getByText('9 more matches, and there is a plan.')).toBeVisible();
  await expect(page.getByText('4 more matches, and it is drawn.')).toBeVisible();
  await expect(
    page.getByText('In one round you had a chance to win of 90% or more; you did not win it.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Chance lost, in points' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By opponent' }).getByRole('row', { name: /^Bo/ })).toContainText('100');

  await makeMany(page, 12, 60);
  await page.goto('./#/insights');
  await page.reload();
  await expect(page.getByText('Based on 12 of 12 matches.')).toBeVisible();
  const plan = page.getByRole('region', { name: 'What would gain most' });
  await expect(plan).toContainText('Your endings cost you most: their accuracy is 61%, that of your other turns 86%.');
  await expect(plan).toContainText('On average over your last 12 matches this took about');
  await expect(page.getByRole('img', { name: /^From 78% at first to 79% at last/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By phase' }).getByRole('row', { name: /^End/ })).toContainText('61%');
  await plan.getByRole('button', { name: 'Lesson' }).click();
  await expect(page).toHaveURL(/#\/learn\/chess/);
  await page.goto('./#/insights');
  await plan.getByRole('button', { name: /^Play / }).click();
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/match/);
  expect(errors).toEqual([]);
});

test('where nothing stands out, there is an opponent, and tasks, all the same', async ({ page }) => {
  await playShortMatch(page);
  await makeMany(page, 12, 84);
  await page.goto('./#/insights');
  await page.reload();
  const plan = page.getByRole('region', { name: 'What would gain most' });
  await expect(plan).toContainText(
    /nothing stands out.*(cost you most: \d+ of \d+|None of your blunders).*Take this next:/,
  );
  await expect(plan.getByRole('button', { name: /^Play / })).toBeVisible();
  await expect(plan.getByRole('button', { name: /^(Practise mistakes|Solve puzzles)$/ })).toBeVisible();
});
