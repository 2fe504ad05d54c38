import { expect, type Locator, test } from '@playwright/test';
import { board, kickOff, moves, needsGames, play, square, status, takeHint } from './player.ts';

// What only a browser knows of Football Chess. All else is in visits/football.test.ts.

needsGames('football');

/** Records all texts of an element from now on. On a slow machine the test itself would look too seldom. */
const noteTexts = (place: Locator) =>
  place.evaluateHandle((node) => {
    const texts = new Set([node.textContent]);
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => texts.add(node.textContent)).observe(node, changes);
    return texts;
  });

test.describe('with moving pieces', () => {
  test.use({ reducedMotion: 'no-preference' });

  test("a match: no choice is covered, and the computer's turn is shown action by action", {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('./#/new');
    await page.getByRole('radio', { name: 'Football Chess' }).check();
    const start = page.getByRole('button', { name: 'Kick off' });
    await expect(start).toBeInViewport({ ratio: 1 });
    const goals = (await page.getByRole('group', { name: 'Goals to win' }).boundingBox())!;
    expect(goals.y + goals.height).toBeLessThanOrEqual((await start.boundingBox())!.y);

    // Three actions of a turn score a goal, and fewer do not.
    const position = '9/9/9/8k/6N2/9/B6R1/9/9 w f5 m - 4';
    await kickOff(page, { game: 'Football Chess', side: 'Black', level: 9, goals: 2, position });
    const told = await noteTexts(moves(page));
    const said = await noteTexts(status(page));
    await expect(status(page)).toContainText('Ingrid leads 1 to 0.');
    expect(await told.evaluate(({ size }) => size)).toBeGreaterThanOrEqual(3);
    expect(await said.evaluate((texts) => [...texts].join())).toContain('Ingrid plays…');
    await expect(status(page)).toContainText('Your turn.');
    await play(page, ...(await takeHint(page)));
    await expect(moves(page)).toContainText(/Black kicks off\s*1\.\s*…\s*\S/);
  });
});

test('a tap shows a kick, and a second tap plays it, on a board that is seen as a whole', { tag: '@phone' }, async ({
  page,
}) => {
  // Three kicks score a goal: the knight's, the bishop's, the rook's.
  const position = 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8';
  await kickOff(page, { game: 'Football Chess', opponent: 'Two people', position });
  await square(page, 'd5').tap();
  await square(page, 'f7').tap();
  await expect(status(page)).toContainText('Tap again to kick.');
  await square(page, 'f7').tap();
  await expect(status(page)).toContainText('Kick again, or end the turn.');
  for (const part of [board(page), page.getByRole('button', { name: 'End the turn' })])
    await expect(part).toBeInViewport({ ratio: 1 });
});
