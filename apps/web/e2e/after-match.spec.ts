import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './barriers.ts';
import { collectErrors, expectNothingTooWide, kickOff, play, square } from './player.ts';

const report = (page: Page): Locator => page.getByRole('region', { name: 'How it went' });

test('a game is played, its report has no barriers on the narrowest phone, and a moment is tried again', async ({
  page,
  isMobile,
}) => {
  const errors = collectErrors(page);
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  // White could mate in one, and leaves the queen to the king instead: a draw.
  await kickOff(page, { game: 'Chess', level: 2, position: '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1' });
  await play(page, 'f7', 'g8');
  await page
    .getByRole('group', { name: /is over$/ })
    .getByRole('button', { name: 'How it went' })
    .click();
  await expect(report(page)).toContainText('The report is ready.');
  // Also below the board of a phone, and while it grows.
  await expect(report(page).getByRole('heading', { name: 'How it went' })).toBeInViewport();
  await expect(report(page).getByRole('slider')).toBeInViewport();
  const slider = report(page).getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^The beginning: /);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\. Qg8\+: .*Missed mate\.$/);
  for (const summary of ['The whole graph as a list', 'How it is computed'])
    await report(page).getByText(summary).click();
  expect(await barriers(page)).toEqual([]);
  await expectNothingTooWide(page);
  const emptyBelow = () => document.documentElement.scrollHeight - document.body.offsetHeight;
  expect(await page.evaluate(emptyBelow), 'the page ends with what it shows').toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => barriers(page), 'in forced colours').toEqual([]);

  const moment = report(page).getByRole('region', { name: 'Your worst moments' }).getByRole('listitem').first();
  await expect(moment).toContainText('Missed mate');
  await moment.getByRole('button', { name: /^Try it again/ }).click();
  const tries = page.getByRole('region', { name: 'Try it again' });
  await expect(tries).toBeInViewport();
  await play(page, 'f7', 'f6');
  await expect(tries).toContainText('As good as the best.');
  await tries.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/match/);
  await expect(square(page, 'f6')).toHaveAccessibleName(/white queen/);
  expect(errors).toEqual([]);
});
