import { expect, type Page } from '@playwright/test';
import { act, overButtons, test } from './people.ts';
import {
  arrowTo,
  awaitTurn,
  board,
  moves,
  needsGames,
  playHintByKeys,
  status,
  tabBackToBoard,
  tabTo,
} from './player.ts';

test.skip(({ isMobile }) => isMobile, 'phones have no keys');

test('the keyboard alone plays a whole match', async ({ page }) => {
  needsGames('chess-league');
  await page.goto('./#/?seed=1');
  await tabTo(page, page.getByRole('button', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Level'));
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Level')).toHaveAttribute('aria-valuetext', /^1,/);
  await tabTo(page, page.getByRole('radio', { name: '5', exact: true }));
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('button', { name: 'Kick off' }));
  await page.keyboard.press('Enter');

  while ((await awaitTurn(page)) === 'turn') await playHintByKeys(page);
  await expect(status(page)).toContainText(/wins? 1 to 0/);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'First position' }));
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Looking back');
});

/** Plays from a square to another by keys, on a board with White at the bottom and the focus on it. */
async function playByKeys(page: Page, from: string, to: string): Promise<void> {
  await expect(status(page)).toContainText('Your turn.');
  for (const name of [from, to]) {
    await arrowTo(page, name);
    await page.keyboard.press('Enter');
  }
}

test('the keyboard alone challenges somebody, plays a whole game online, and offers a rematch', async ({ person }) => {
  needsGames('minimal');
  const [{ page }, bob] = [await person(), await person('Bob')];
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('./#/online');
  const form = page.getByRole('region', { name: 'A game of your own' });
  await tabTo(page, form.getByRole('group', { name: 'Game' }).locator(':checked'));
  // Before the first game comes the last one.
  await press('ArrowLeft');
  await expect(form.getByRole('radio', { name: 'Hexapawn' })).toBeChecked();
  await tabTo(page, form.getByLabel('Time'));
  await page.keyboard.type('no clock');
  await tabTo(page, form.getByRole('radio', { name: 'By lot' }));
  await press('ArrowLeft');
  await expect(form.getByRole('radio', { name: 'White' })).toBeChecked();
  await tabTo(page, form.getByRole('button', { name: 'Challenge by a link' }));
  await press('Enter');
  await tabTo(page, page.getByLabel('Your name, as others see it'));
  await page.keyboard.type('Ada');
  await press('Enter');
  const link = page.getByLabel('Give this link to your opponent');
  await tabTo(page, link);
  await bob.page.goto(await link.inputValue());
  await bob.page.getByRole('button', { name: 'Play', exact: true }).click();

  await expect(status(page)).toContainText('Your turn.');
  await tabTo(page, board(page).getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  await playByKeys(page, 'a1', 'a2');
  await act('b3b2', bob.page, page);
  await playByKeys(page, 'c1', 'c2');
  await expect(status(page)).toContainText('stuck');
  await tabTo(page, overButtons(page).getByRole('button', { name: 'Rematch' }));
  await press('Enter');
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  await expect(status(page)).toContainText('Bob to move.');
  await tabTo(page, page.getByRole('button', { name: 'Call off' }));
  await press('Enter');
  await tabTo(
    page,
    page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Call off' }),
  );
  await press('Enter');
  await expect(overButtons(page)).toBeVisible();
  await tabBackToBoard(page);
  await expect(moves(page)).toBeVisible();
});

test('in small windows the button that begins a match covers no control with the focus', async ({ page }) => {
  needsGames('chess-league');
  for (const [width, height] of [
    [320, 568],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('./#/?seed=1');
    const start = page.getByRole('button', { name: 'Kick off' });
    await expect(start).toBeEnabled();
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
    expect(covered, `${width} x ${height}`).toEqual([]);
  }
});

test('on a small phone the link to people far away stands beside its heading, not on it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./');
  const [link, word] = [page.getByRole('link', { name: 'Play with people far away' }), page.getByText('Opponent')];
  await expect(link).toBeVisible();
  const right = await word.evaluate((legend) => {
    const range = document.createRange();
    range.selectNodeContents(legend);
    return range.getBoundingClientRect().right;
  });
  expect((await link.boundingBox())!.x).toBeGreaterThan(right);
});
