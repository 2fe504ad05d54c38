import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { board, kickOff, needsGames, play } from '../e2e/player.ts';

needsGames('chess');

test('finished matches are kept, replayed, exported, deleted and imported; the level for the next one is suggested', async ({
  page,
}) => {
  // White mates in one.
  const position = '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1';
  await kickOff(page, { game: 'Chess', level: 3, position });
  await play(page, 'f7', 'g7');
  await expect(page.getByText('A win against Amara. After another one, try Otto.')).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await play(page, 'f7', 'g7');
  await expect(page.getByText('Two wins in a row against Amara: try Otto.')).toBeVisible();
  // The choices for the next match stand there.
  await page.goto('./#/new');
  await expect(page.getByRole('radio', { name: /^Level 4, / })).toBeChecked();
  await page.goto('./#/history');

  await expect(page.getByRole('heading', { level: 1, name: 'Your matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: 'Chess Amara (level 3) 2 0 0' })).toBeVisible();
  const items = page.getByRole('listitem').filter({ hasText: 'Won · Amara (level 3) · you were White' });
  await expect(items).toHaveCount(2);
  await page.getByLabel('Result', { exact: true }).selectOption('All results');
  await page.getByLabel('Opponent', { exact: true }).selectOption('Amara (level 3)');
  await expect(page.getByText('2 of 2')).toBeVisible();

  await items
    .first()
    .getByRole('button', { name: /^Replay/ })
    .click();
  await expect(board(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to your matches' }).click();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const path = await file.path();
  expect(readFileSync(path, 'utf8')).toContain('"kickmate": "matches"');
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'All as PGN' }).click(),
  ]);
  expect(readFileSync(await record.path(), 'utf8').match(/Qg7#/g)).toHaveLength(2);

  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByRole('dialog')).toContainText('your mistakes in them are deleted, too');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No match has ended here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Play one' }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.goto('./#/history');
  await page.getByLabel('Import matches').setInputFiles(path);
  await expect(page.getByText('2 matches read.')).toBeVisible();
  await expect(items).toHaveCount(2);
  await page.getByLabel('Import matches').setInputFiles(path);
  await expect(page.getByText('2 matches read. Here already: 2.')).toBeVisible();
  await page
    .getByLabel('Import matches')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toContainText('The file holds no matches of Kickmate');

  const games = '[White "Ann"]\n[Black "Bob"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n'.repeat(2).replace('Ann', 'Eve');
  await page
    .getByLabel('Import matches')
    .setInputFiles({ name: 'games.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(games) });
  const who = page.getByRole('dialog', { name: 'Who are you in these games?' });
  await who.getByLabel('Player').selectOption('Eve, 1 game');
  await who.getByRole('button', { name: 'These are mine' }).click();
  await expect(page.getByText('1 match read.')).toBeVisible();
  await page.getByLabel('Opponent', { exact: true }).selectOption('Bob');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lost · Bob, from a file · you were White' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('row', { name: 'Chess From a file 0 0 1' })).toBeVisible();
  await page.getByLabel('Side', { exact: true }).selectOption('Black');
  await expect(page.getByText('No match is like that.')).toBeVisible();
});
