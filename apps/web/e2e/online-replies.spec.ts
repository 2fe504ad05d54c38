import { expect } from '@playwright/test';
import { act, between, expectUsable, sitDown, tableAddress, test } from './people.ts';
import { PHONE } from './phone.ts';
import { moves, play, square } from './player.ts';

// Correspondence that forgives: a holiday that others see, and replies that are planned on the board of the game.

test('replies are planned on the board and played while their player is away on holiday', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const table = await sitDown(ada, bob, { variant: 'chess', pace: { kind: 'days', days: 1 } });

  await test.step('Bob plans two replies, and nobody else sees them', async () => {
    const { page } = bob;
    await between(page).getByRole('button', { name: 'Plan replies' }).click();
    await play(page, 'e2', 'e4');
    await play(page, 'e7', 'e5');
    await expect(between(page)).toContainText('If e4, then e5.');
    await play(page, 'g1', 'f3');
    await expect(page.getByRole('button', { name: 'Add these replies' })).toBeDisabled();
    await play(page, 'b8', 'c6');
    await expectUsable(page, 'planning replies');
    await page.getByRole('button', { name: 'Add these replies' }).click();
    await expect(between(page)).toContainText('If e4, then e5; if Nf3, then Nc6.');
    await expect(square(page, 'e4')).toHaveAccessibleName('e4, empty');
    await expect(between(ada.page)).not.toContainText('Nc6');
  });

  await test.step('Bob announces a holiday', async () => {
    const { page } = bob;
    await page.goto('./#/online/me');
    await page.getByRole('button', { name: 'Announce the holiday' }).click();
    await expect(page.getByText(/^Your holiday is from /)).toBeVisible();
    await expectUsable(page, 'the own page with a holiday');
    await expect(between(ada.page)).toContainText(/Bob will be on holiday from .+ until /);
    await page.goto('./#/online/games');
    await expect(page.getByText(/^Your holiday is from /)).toBeVisible();
  });

  await test.step('the server replies for Bob, as far as Ada follows the line', async () => {
    await act('e2e4', ada.page);
    await expect(square(ada.page, 'e5')).toHaveAccessibleName(/black pawn/);
    await act('g1f3', ada.page);
    await expect(square(ada.page, 'c6')).toHaveAccessibleName(/black knight/);
    await bob.page.goto(tableAddress(table));
    await expect(moves(bob.page)).toContainText('Nc6');
  });
});
