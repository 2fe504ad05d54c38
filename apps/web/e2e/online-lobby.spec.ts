import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './own-server.ts';
import { between, expectUsable } from './people.ts';
import { PHONE } from './phone.ts';
import { board, needsGames, status } from './player.ts';

// The lobby: finding somebody to play with, or a game to watch. Other people would disturb here.

const LOBBY = './#/online';
const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const quick = (page: Page, game: string): Locator =>
  section(page, 'Quick game').getByRole('button', { name: game, exact: true });

test('somebody who is alone watches or plays computers; people find each other, and others watch', async ({
  person,
}) => {
  needsGames('chess', 'football', 'minimal');

  await test.step('somebody who is alone', async () => {
    const { page, context } = await person('Eve');
    await page.clock.install();
    await page.goto(LOBBY);
    await expect(page.getByText('1 person is here')).toBeVisible();
    await quick(page, 'Chess').click();
    await page.clock.fastForward(14_000);
    await expect(page.getByText(/^Looking for an opponent/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play the computer now' })).toBeHidden();
    await page.clock.fastForward(10_000);
    const computers = page.getByRole('button', { name: /^Watch .+ \(level \d+\)/ }).first();
    await expect(computers).toBeVisible();
    await expectUsable(page, 'the lobby of somebody who is alone');
    await page.getByRole('button', { name: 'Play the computer now' }).click();
    await expect(board(page)).toHaveAccessibleName('Chess board');
    await page.goto(LOBBY);
    await page.getByRole('button', { name: 'Stop looking' }).click();
    await computers.click();
    await expect(status(page)).toContainText(/(White|Black)'s \w+/);
    await context.close();
  });

  const [ada, bob, cleo, dan] = [
    await person('Ada'),
    await person('Bob', PHONE),
    await person('Cleo'),
    await person('', PHONE),
  ];
  for (const { page } of [ada, bob, cleo, dan]) await page.goto(LOBBY);
  await quick(ada.page, 'Football Chess').click();
  await expect(ada.page.getByText(/^Looking for an opponent/)).toBeVisible();
  await expect(section(bob.page, 'People who look for a game')).toContainText('Ada');
  await expectUsable(ada.page, 'the lobby of somebody who looks for a game');
  await expectUsable(bob.page, 'the lobby with an offer');
  await bob.page.getByRole('button', { name: /^Play Ada, Football Chess/ }).click();
  for (const { page } of [ada, bob]) await expect(page).toHaveURL(/online\/table/);

  // A person with a name and a stranger watch. Colours were drawn by lot.
  const watch = { name: /^Watch (Ada – Bob|Bob – Ada)$/ };
  await cleo.page.getByRole('button', watch).click();
  for (const { page } of [ada, bob]) await expect(between(page)).toContainText('1 person watches.');
  await dan.page.getByRole('button', watch).click();
  await expect(between(ada.page)).toContainText('2 people watch.');
  await expect(board(dan.page)).toBeVisible();
  await expect(status(dan.page)).toContainText(/(Ada|Bob) to act\./);
  await expect(dan.page.getByRole('button', { name: /^(Resign|Call off|Phrases)$/ })).toHaveCount(0);
  await expectUsable(dan.page, 'a table that somebody watches');
  await dan.page.getByRole('button', { name: 'Lobby' }).click();
  await expect(between(ada.page)).toContainText('1 person watches.');

  // The lobby leads players back to their game, and offers them no other.
  for (const { page } of [ada, bob]) {
    await page.goto(LOBBY);
    await expect(page.getByRole('button', { name: /^Back to your game against (Ada|Bob)$/ })).toBeVisible();
    await expect(section(page, 'Quick game')).toBeHidden();
    await expectUsable(page, 'the lobby of somebody who plays');
  }
  await ada.page.getByRole('button', { name: 'Back to your game against Bob' }).click();
  await ada.page.getByRole('button', { name: 'Call off' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(status(ada.page)).toContainText('The game was called off.');

  // Two who want the same are paired at once.
  await ada.page.goto(LOBBY);
  for (const { page } of [ada, bob]) await quick(page, 'Hexapawn').click();
  for (const { page } of [ada, bob]) await expect(board(page)).toHaveAccessibleName('Hexapawn board');
});
