import { expect, type Page } from '@playwright/test';
import { expectUsable, overButtons, test } from './people.ts';
import { PHONE } from './phone.ts';
import { needsGames, resign, tabTo } from './player.ts';

/** Presses a button by the keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('a tournament of four is made, begun and read with keys alone; two leave it, the others play', async ({
  person,
}) => {
  needsGames('minimal');
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const others = [await person('Cleo'), await person('Dora')];
  const { page } = ada;

  await page.goto('./#/online/tournaments');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Club of four');
  // The radio buttons of a group are one stop; arrows choose.
  await tabTo(page, page.getByRole('radio', { name: /^Swiss rounds/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Everybody against everybody/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Chess League' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Hexapawn' })).toBeChecked();
  await tabTo(page, page.getByLabel('Time', { exact: true }));
  await page.keyboard.type('3 days');
  await press(page, 'Make the tournament');
  await expect(page.getByRole('heading', { name: 'Club of four' })).toBeVisible();
  await press(page, 'Take part');
  await expect(page.getByText('You take part.', { exact: true })).toBeVisible();

  const path = new URL(page.url()).hash;
  const id = path.split('/').at(-1)!;
  await bob.page.goto(`./${path}`);
  await bob.page.getByRole('button', { name: 'Take part' }).click();
  for (const { context } of others)
    expect((await context.request.put(`./api/tournaments/${id}/entry`, { data: {} })).status()).toBe(204);
  await expect(page.getByText('4 players')).toBeVisible();
  await press(page, 'Begin now');
  await expect(page.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  await expectUsable(page, 'a tournament that runs');

  for (const { context } of others)
    expect((await context.request.delete(`./api/tournaments/${id}/entry`)).status()).toBe(204);
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Go to your game' }).click();
  await press(page, 'Go to your game');
  await resign(bob.page);
  await expect(overButtons(page)).toBeVisible();
  await tabTo(page, overButtons(page).getByRole('button', { name: 'Tournament' }));
  await page.keyboard.press('Enter');

  const standings = page.getByRole('table', { name: 'Standings' });
  await expect(standings.getByRole('row', { name: /^1\. Ada 3 / })).toBeVisible();
  await expect(standings.getByRole('row', { name: /^2\. Bob 2 / })).toBeVisible();
  await expect(page.getByText('finished, 4 players', { exact: false })).toBeVisible();
  await bob.page.goto(`./${path}`);
  await expect(bob.page.getByRole('table', { name: 'Cross table' })).toBeVisible();
  await expectUsable(bob.page, 'a tournament that is over');
});
