import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { act, between, expectUsable, sitDown, test } from './people.ts';
import { board, needsGames } from './player.ts';

needsGames('chess');

// The frame looks every three seconds where there are clocks; nobody runs out of time on a busy machine.
const HOURS = { kind: 'clock', ms: 10_800_000, incrementMs: 0 } as const;

test('a game goes on in a frame of another page, and its short address leads to it', async ({ person }) => {
  const [ada, bob, guest] = [await person('Ada'), await person('Bob'), await person()];
  const table = await sitDown(ada, bob, { variant: 'chess', pace: HOURS });
  await act('e2e4', ada.page, bob.page);
  await between(ada.page).getByRole('button', { name: 'Share' }).click();
  const line = await between(ada.page).getByLabel('A board for another page').inputValue();

  const { page } = guest;
  // A page of its own server: browsers let no page from elsewhere show one of this machine.
  const other = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>${line}`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe[title="Ada – Bob"]');
  await expect(frame.getByRole('status')).toContainText('Black to act. Last move: e4.');
  await expect(frame.getByRole('img')).toHaveAccessibleName(/white pawn e4/i);
  await frame.getByText('Moves').focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('listitem')).toHaveText(['e4']);
  await act('d7d5', bob.page, ada.page);
  await expect(frame.getByRole('listitem')).toHaveText(['e4', 'd5']);
  await expect(frame.getByText('Moves')).toBeFocused();

  other.close();
  await page.goto(`./embed/game/${table}`);
  await expectUsable(page, 'a game for a frame');
  await page.goto(`./game/${table}`);
  await expect(page).toHaveURL(new RegExp(`#/online/table/${table}$`));
  await expect(board(page)).toBeVisible();
});
