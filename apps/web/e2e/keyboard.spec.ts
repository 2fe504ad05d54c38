import { expect, test } from '@playwright/test';
import { awaitTurn, needsGames, playHintByKeys, status, tabTo } from './player.ts';

// A game online by keys alone is in online.spec.ts.

test('the keyboard alone begins a match, also in small windows, and plays it to its end', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/new?seed=1');
  await tabTo(page, page.getByRole('button', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Kick off' });
  await expect(start).toBeEnabled();

  const size = page.viewportSize()!;
  for (const [width, height] of [
    [320, 568],
    [640, 400],
  ] as const)
    await test.step(`the button that begins a match covers no control with the focus at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      // The second time the focus is behind it.
      await page.getByRole('button', { name: 'Skip to the content' }).focus();
      await tabTo(page, page.getByRole('radio', { name: 'Chess League' }));
      const covered: string[] = [];
      while (!(await start.evaluate((button) => button === document.activeElement))) {
        const fault = await page.evaluate(() => {
          const focused = document.activeElement!;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          // The topmost element at the middle of the control: the control itself or its label, unless a bar covers it.
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isSeen = at !== null && (focused.contains(at) || focused.parentElement!.contains(at));
          return isSeen && bottom <= innerHeight ? undefined : `${focused.outerHTML} at ${top} to ${bottom}`;
        });
        if (fault) covered.push(fault);
        await page.keyboard.press('Tab');
      }
      expect(covered).toEqual([]);
    });
  await page.setViewportSize(size);

  await test.step('a whole match', async () => {
    await page.getByRole('button', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    const [lowest, second] = ['Level 1, Lotta', 'Level 2, Bo'].map((name) => page.getByRole('radio', { name }));
    await tabTo(page, page.getByRole('radio', { name: /^Level/, checked: true }));
    while (!(await second!.isChecked())) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(lowest!).toBeChecked();
    await tabTo(page, page.getByRole('radio', { name: '5', exact: true }));
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    await tabTo(page, start);
    await page.keyboard.press('Enter');

    while ((await awaitTurn(page)) === 'turn') await playHintByKeys(page);
    await expect(status(page)).toContainText(/wins? 1 to 0/);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'First position' }));
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('Looking back');
  });
});
