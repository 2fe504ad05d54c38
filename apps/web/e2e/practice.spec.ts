import { expect, type Page, test } from '@playwright/test';
import { collectErrors, kickOff, needsGames, play, resign, status } from './player.ts';

needsGames('chess-league');

/** A mistake that a person makes on purpose. */
interface Mistake {
  /** White is to act. */
  readonly position: string;
  /** The name of the action in the task. */
  readonly name: string;
  readonly played: readonly [from: string, to: string];
  /** The reason, told when the task is solved. */
  readonly says: string;
  /** A good action, as good as the best. */
  readonly good: readonly [from: string, to: string];
}

const MISTAKES: readonly Mistake[] = [
  {
    position: '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1',
    name: '1. Kb1.',
    played: ['a1', 'b1'],
    says: 'It misses a goal: The rook on e1 can kick the ball from e5 over e6 and e7 into the goal on e8.',
    good: ['e1', 'e5'],
  },
  {
    position: '6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1',
    name: '1. Ra3.',
    played: ['a2', 'a3'],
    says: 'It lets Black score: The queen on e7 can kick the ball from e4 over e3 and e2 into the goal on e1.',
    good: ['f1', 'e2'],
  },
  {
    position: '5rk1/q4ppp/2N5/8/8/8/5PPP/5RK1 w h3 0 1',
    name: '1. g3.',
    played: ['g2', 'g3'],
    says: 'It misses a piece: The knight on c6 can take the queen on a7, which nothing protects.',
    good: ['c6', 'a7'],
  },
];

const asked = (page: Page) => page.getByRole('region', { name: 'Your mistake' });

test('three mistakes of a newcomer come back the next day, each with its reason', async ({ page }) => {
  const errors = collectErrors(page);
  await page.clock.install({ time: new Date('2026-11-02T18:00:00') });
  for (const { position, played } of MISTAKES) {
    await kickOff(page, { game: 'Chess League', level: 2, position });
    await play(page, ...played);
    const hasAnswered = status(page).getByText('Your turn');
    const isOver = page.getByRole('button', { name: 'How it went' });
    await expect(hasAnswered.or(isOver)).toBeVisible();
    if (!(await isOver.isVisible())) await resign(page);
  }
  await page.goto('./#/practice');
  await expect(page.getByText('3 mistakes wait for tomorrow.')).toBeVisible();

  await page.clock.setSystemTime(new Date('2026-11-03T18:00:00'));
  // The page that stayed open shows them as soon as somebody comes back to it.
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await expect(asked(page)).toContainText('3 left today');
  await page.goto('./#/');
  await page.getByRole('link', { name: '3 of your own mistakes are due' }).click();
  const left = new Set(MISTAKES);
  while (left.size > 0) {
    await expect(asked(page)).toContainText(`${left.size} left today`);
    // The task before says its reason instead.
    await expect(asked(page)).toContainText('What is best here?');
    const words = (await asked(page).textContent()) ?? '';
    const mistake = [...left].find(({ name }) => words.includes(name));
    if (!mistake) throw new Error(`another mistake was asked: ${words}`);
    left.delete(mistake);
    await expect(asked(page)).toContainText('Chess League, 2 Nov 2026: Bo (level 2). You were White.');
    await play(page, ...mistake.good);
    await expect(asked(page)).toContainText('Right: as good as the best.');
    await expect(asked(page)).toContainText(mistake.says);
    await expect(asked(page)).toContainText(/It comes back in \d+ days\./);
    await asked(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Nothing is due now' })).toBeVisible();
  expect(errors).toEqual([]);
});
