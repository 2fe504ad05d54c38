import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { act, expectUsable, overButtons, sitDown, tableAddress, test } from './people.ts';
import { PHONE } from './phone.ts';
import { moves, square, status } from './player.ts';

// Who somebody is online: a name, the same player on several devices, and what is left after all is deleted.

test('a link makes another device the same player; who deletes all data has lost, and leaves no name', async ({
  person,
}) => {
  const [ada, bob, phone] = [await person('Ada'), await person('Bob'), await person('', PHONE)];
  const table = await sitDown(ada, bob, { variant: 'chess' });

  await test.step('the other device goes on with a game, and is signed out', async () => {
    await act('e2e4', ada.page, bob.page);
    await bob.page.goto('./#/online/me');
    await bob.page.getByRole('button', { name: 'Make a link' }).click();
    const link = bob.page.getByLabel('Open this link on the other device');
    await expect(bob.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await expectUsable(bob.page, 'the page about oneself');

    await phone.page.goto(await link.inputValue());
    await expectUsable(phone.page, 'the page of a link for another device');
    await phone.page.getByRole('button', { name: 'Go on as that player' }).click();
    await expect(phone.page.getByText('You are Bob.')).toBeVisible();
    await phone.page.getByRole('link', { name: /^Your games/ }).click();
    await phone.page.getByRole('link', { name: 'Ada – Bob' }).click();
    // Both devices follow.
    await bob.page.goto(tableAddress(table));
    await act('e7e5', phone.page, ada.page, bob.page);

    // The other device is signed out, and only watches.
    await bob.page.goto('./#/online/me');
    await bob.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(bob.page.getByText('All other browsers are signed out.')).toBeVisible();
    await expect(bob.page.getByText('(this browser)')).toBeVisible();
    await expectUsable(bob.page, 'the page about oneself, with sessions');
    await phone.page.goto('./#/online/me');
    await expect(phone.page.getByRole('button', { name: 'Take this name' })).toBeVisible();
  });

  await test.step('somebody deletes all data: running games end, finished ones stay without the name', async () => {
    await bob.page.goto('./#/online/me');
    await bob.page.getByRole('button', { name: 'Delete my data' }).click();
    await bob.page
      .getByRole('alertdialog')
      .or(bob.page.getByRole('dialog'))
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(bob.page).toHaveURL(/#\/online$/);
    await expect(bob.page.getByText('You are Bob.')).toBeHidden();

    await expect(overButtons(ada.page)).toBeVisible();
    await expect(moves(ada.page)).toContainText('White wins');
    await ada.page.goto('./#/online/games');
    await expect(ada.page.getByRole('link', { name: 'against a deleted player, as White', exact: true })).toBeVisible();
    await expectUsable(ada.page, 'the list of games');
    const download = ada.page.waitForEvent('download');
    await ada.page.getByRole('link', { name: /^Record of Ada/ }).click();
    const record = await readFile(await (await download).path(), 'utf8');
    expect(record).toContain('[White "Ada"]');
    expect(record).not.toContain('Bob');

    // Anybody may open the finished game.
    await bob.page.goto(tableAddress(table));
    await expect(status(bob.page)).toContainText(/resigned/);
    await bob.page.getByRole('button', { name: 'First position' }).click();
    await expect(square(bob.page, 'e2')).toHaveAccessibleName(/white pawn/);
  });
});
