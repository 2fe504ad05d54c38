import { expect } from '@playwright/test';
import { expectUsable, test } from './people.ts';
import { PHONE } from './phone.ts';
import { board, needsGames } from './player.ts';

test('a map is published; somebody else finds, likes, plays and remixes it', async ({ person }) => {
  needsGames('chesslike');
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const name = `Two moats ${Date.now()}`;

  await ada.page.goto('./#/maps/edit/new');
  await ada.page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = ada.page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectUsable(ada.page, 'the dialog to publish');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('link', { name: 'Its page' }).click();
  await expect(ada.page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectUsable(ada.page, 'the page of the own work');

  const { page } = bob;
  await page.goto('./#/maps');
  await page.getByRole('searchbox', { name: 'Name or author' }).fill(name.toUpperCase());
  await page.getByRole('button', { name: 'Search' }).click();
  await expectUsable(page, 'the gallery');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await page.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText('1 like · played by 0 players')).toBeVisible();
  await expectUsable(page, 'the page of a work');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 like · played by 1 player', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Offer online' }).click();
  await expect(page.getByLabel('Map', { exact: true })).toContainText(name);
  await page.goBack();
  await page.getByRole('button', { name: 'Remix' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText(`A remix of “${name}” by Ada`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Its page' }).click();
  await page.getByRole('link', { name: `A remix of “${name}” by Ada` }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
