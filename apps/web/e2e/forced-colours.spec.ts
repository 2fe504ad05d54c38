import { expect, type Locator, test } from '@playwright/test';
import { kickOff, needsGames } from './player.ts';

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('where the system chooses the colours, sides, turn, choices and disabled buttons can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await kickOff(page, { goals: 5, opponent: 'Two people' });
  const score = page.getByRole('region', { name: 'Score' });
  const [white, black] = [score.locator('.team').nth(0), score.locator('.team').nth(1)];
  const shirts = await Promise.all([white, black].map((team) => style(team.locator('.shirt'), 'background-color')));
  expect(shirts[0]).not.toBe(shirts[1]);
  expect(await style(white, 'outline-style')).toBe('solid');
  expect(await style(black, 'outline-style')).toBe('none');
  const [undo, flip] = ['Undo', 'Flip'].map((name) => page.getByRole('button', { name }));
  expect(await style(undo!, 'color')).not.toBe(await style(flip!, 'color'));
  await page.getByRole('link', { name: 'Kickmate' }).click();
  const faces = page.getByRole('group', { name: 'Opponent' }).locator('.face');
  const outlines = () =>
    faces.evaluateAll((all) => new Set(all.map((face) => getComputedStyle(face).outlineStyle)).size);
  await expect.poll(outlines).toBe(2);
});

test('both sides of the palette of the map editor stand out from its ground', async ({ page }) => {
  needsGames('chesslike');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./#/maps/edit');
  const face = page.locator('.face:has(> svg:not(.icon))').first();
  await expect(face).toBeVisible();
  const lightness = await face.evaluate((element) => {
    const [r, g, b] = getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return (r! + g! + b!) / 3;
  });
  // Black pieces are as dark as 3a444f, white ones as light as fdf8ea.
  expect(lightness).toBeGreaterThan(110);
  expect(lightness).toBeLessThan(215);
});
