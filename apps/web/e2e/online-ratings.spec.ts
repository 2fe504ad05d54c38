import { expect } from '@playwright/test';
import { act, expectUsable, test } from './people.ts';
import { PHONE } from './phone.ts';
import { needsGames, status } from './player.ts';

// A rated game, from the wish to the page of a player: one in a window, the other on a phone. No other test looks
// for a rated game.

test('two people find each other by rating, and see what their game has changed, and the games behind it', async ({
  person,
}) => {
  needsGames('minimal');
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  for (const [{ page }, colour] of [
    [ada, 'White'],
    [bob, 'Black'],
  ] as const) {
    await page.goto('./#/online');
    const own = page.getByRole('region', { name: 'A game of your own' });
    await own.getByRole('radio', { name: 'Hexapawn' }).press('Space');
    await own.getByRole('radio', { name: /^Rated/ }).press('Space');
    await own.getByRole('radio', { name: colour }).press('Space');
    if (colour === 'Black') {
      const seeks = page.getByRole('region', { name: 'People who look for a game' });
      await expect(seeks).toContainText(/Ada 1500\?: Hexapawn, .*rated/);
      await expectUsable(page, 'the lobby with a rated offer');
    }
    await own.getByRole('button', { name: 'Find an opponent' }).click();
  }
  for (const { page } of [ada, bob]) await expect(page).toHaveURL(/online\/table/);
  await act('a1a2', ada.page, bob.page);
  await act('b3b2', bob.page, ada.page);
  await act('c1c2', ada.page, bob.page);
  for (const { page } of [ada, bob]) {
    await expect(status(page)).toContainText(/stuck/);
    await expect(page.getByText(/Your rating is (1662|1338)\? now \([+-]162\)\./)).toBeVisible();
    await expectUsable(page, 'a rated game that is over');
    await page.getByRole('link', { name: 'The page of Ada' }).click();
    await expect(page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Hexapawn, slow: from 1500 to (1662|1338)/ })).toBeVisible();
    await page.getByText('The game as a table').click();
    await expect(page.getByRole('row', { name: /Bob (won|lost)/ })).toContainText('162)');
    await expectUsable(page, 'the page of a player');
  }
  await expect(bob.page.getByText('The only game with people was played to its end.')).toBeVisible();
  await bob.page.getByRole('button', { name: 'Report Ada' }).click();
  await bob.page.getByLabel('What is wrong?').selectOption('Leaves games');
  await expectUsable(bob.page, 'a report');
  await bob.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(bob.page.getByText('Sent. The operator will look at it.')).toBeVisible();
  await bob.page.getByRole('link', { name: /^Game against Bob/ }).click();
  await expect(status(bob.page)).toContainText(/stuck/);
});

test('somebody follows a player, challenges that player only, and is accepted', async ({ person }) => {
  needsGames('minimal');
  const [ada, bob] = [await person('Ada', PHONE), await person('Bob')];
  await bob.page.goto('./#/online/me');
  await bob.page.getByRole('link', { name: 'Your ratings' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Bob', level: 1 })).toBeVisible();
  await ada.page.goto(bob.page.url());
  await ada.page.getByRole('button', { name: 'Follow' }).click();
  await expect(ada.page.getByText(/^You follow Bob/)).toBeVisible();
  await expectUsable(ada.page, 'the page of another player');
  await bob.page.goto('./#/online/games');
  await ada.page.goto('./#/online');
  const known = ada.page.getByRole('region', { name: 'People you know' });
  await expect(known.getByText('here now')).toBeVisible();
  await known.getByRole('button', { name: 'Challenge Bob' }).click();
  const own = ada.page.getByRole('region', { name: 'Challenge Bob' });
  await own.getByRole('radio', { name: 'Hexapawn' }).press('Space');
  await expectUsable(ada.page, 'a challenge for one player');
  await own.getByRole('button', { name: 'Challenge Bob' }).click();
  await expect(ada.page.getByText(/^Only Bob can accept it/)).toBeVisible();
  await bob.page.getByRole('link', { name: /Ada/ }).click();
  await expect(bob.page.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await expect(bob.page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectUsable(bob.page, 'a challenge for this player');
  await bob.page.getByRole('button', { name: 'Accept and play' }).click();
  for (const { page } of [ada, bob]) await expect(page.getByRole('grid')).toBeVisible();
});
