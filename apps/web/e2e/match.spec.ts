import { expect, test } from '@playwright/test';
import {
  awaitTurn,
  collectErrors,
  expectNothingTooWide,
  kickOff,
  moves,
  play,
  square,
  status,
  stopTime,
  takeHint,
} from './player.ts';

// What only a browser knows of a match. All else is in visits/match.test.ts.

test('a person plays a whole match to a goal against the computer', { tag: '@desktop' }, async ({ page }) => {
  const errors = collectErrors(page);
  await kickOff(page, { side: 'Black', level: 1, goals: 1 });
  await page.getByRole('button', { name: /^Engine/ }).click();
  const engine = page.getByRole('region', { name: /^Engine/ });
  await expect(engine).toBeInViewport({ ratio: 1 });
  const heightOf = async (name: string) => (await square(page, name).boundingBox())!.y;
  expect(await heightOf('e7'), 'the own side is below').toBeGreaterThan(await heightOf('e2'));
  await page.getByRole('button', { name: 'Flip' }).click();
  await expect.poll(async () => (await heightOf('e7')) < (await heightOf('e2'))).toBe(true);

  let actions = 0;
  while ((await awaitTurn(page)) === 'turn') {
    expect(++actions, 'a match to one goal takes fewer actions').toBeLessThan(60);
    await play(page, ...(await takeHint(page)));
  }
  await expect(engine).toContainText('WebAssembly');
  await expect(status(page)).toContainText(/(You win|Lotta wins) 1 to 0/);
  await expect(moves(page)).toContainText(/[a-h][1-8] goal/);
  expect(errors).toEqual([]);
});

test.describe('with moving pieces', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a piece is dragged; the board shows a goal before the status and the score do', { tag: '@desktop' }, async ({
    page,
  }) => {
    await stopTime(page);
    await kickOff(page, { opponent: 'Two people', goals: 2 });
    await square(page, 'b1').dragTo(square(page, 'c3'));
    await page.clock.runFor(5000);
    await expect(status(page)).toContainText("White's knight goes from b1 to c3.");
    await play(page, 'a7', 'a6');
    await page.clock.runFor(5000);
    await expect(status(page)).toContainText("Black's pawn goes from a7 to a6.");
    await play(page, 'c3', 'd5');
    await page.clock.runFor(100);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 1');
    await expect(status(page)).toContainText('White plays…');
    await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
    await expect(moves(page)).not.toContainText('d5');
    await page.clock.runFor(10_000);
    await expect(status(page)).toContainText('Head goal for White!');
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Round 2');
    await expect(square(page, 'b1')).toHaveAttribute('aria-label', /white knight/);
  });
});

test('by touch a kick waits for a second tap, and with the setting for it any action', { tag: '@phone' }, async ({
  page,
}) => {
  await kickOff(page, { opponent: 'Two people', goals: 2 });
  const score = page.getByRole('region', { name: 'Score' });
  for (const name of ['b1', 'c3', 'a7', 'a6', 'c3', 'd5']) await square(page, name).tap();
  await expect(status(page)).toContainText('Tap again to kick.');
  await expect(status(page)).toContainText('comes to rest on g8. Head goal for White!');
  await expect(score).toContainText('Round 1');
  await square(page, 'd5').tap();
  await expect(score).toContainText('Round 2');

  await page.getByRole('button', { name: 'Settings' }).tap();
  await expectNothingTooWide(page, 'the settings');
  await page.getByLabel('Confirm moves made by touch').tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await square(page, 'e7').tap();
  await square(page, 'e5').tap();
  await expect(page.getByRole('button', { name: 'Move to e5' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(status(page)).toContainText('Black to act.');
  await square(page, 'e7').tap();
  await square(page, 'e5').tap();
  await square(page, 'e5').tap();
  await expect(status(page)).toContainText("Black's pawn goes from e7 to e5.");

  await page.getByRole('button', { name: /^Engine/ }).tap();
  await expect(page.getByRole('region', { name: /^Engine/ })).toBeInViewport({ ratio: 1 });
});
