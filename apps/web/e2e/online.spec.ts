import { expect, type Page } from '@playwright/test';
import { act, between, controlNetwork, expectUsable, overButtons, sitDown, test } from './people.ts';
import { moves, needsGames, square, status } from './player.ts';

needsGames('chess');

// The way from the form in the lobby to the end of a game and the next one.

/** Gives somebody a name on the page for it. */
async function takeName(page: Page, name: string): Promise<void> {
  await page.goto('./#/online/me');
  // The server opens its database while it serves the app.
  await expect(page.getByRole('link', { name: 'Online' })).toBeVisible();
  await expectUsable(page, 'the page for a name');
  await page.getByLabel('Your name, as others see it').fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
}

test('two people play a game by a challenge link to its end, through a break, and a rematch', async ({ person }) => {
  const [ada, bob] = [await person(), await person()];
  const network = await controlNetwork(bob.page);
  await takeName(ada.page, 'Ada');
  await takeName(bob.page, 'Bob');

  await ada.page.goto('./#/online');
  await expectUsable(ada.page, 'the lobby');
  await ada.page.getByRole('radio', { name: 'Chess', exact: true }).check();
  await ada.page.getByLabel('Time').selectOption('10+5');
  await ada.page.getByRole('radio', { name: 'White' }).check();
  await ada.page.getByRole('button', { name: 'Challenge by a link' }).click();
  const link = await ada.page.getByLabel('Give this link to your opponent').inputValue();
  await expect(ada.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectUsable(ada.page, 'an own challenge');
  await bob.page.goto(link);
  await expect(bob.page.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await expectUsable(bob.page, 'a challenge');
  await bob.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(status(ada.page)).toContainText('Your turn.');
  await expect(status(bob.page)).toContainText('Ada to move.');
  await expectUsable(ada.page, 'a game');

  await act('f2f3', ada.page, bob.page);
  // Bob's connection breaks. His board stays, and his move is played when it is back.
  await network.cut();
  await act('e7e5', bob.page, ada.page);
  // A page that is loaded again follows the server, too.
  await ada.page.reload();
  await act('g2g4', ada.page, bob.page);
  await act('d8h4', bob.page, ada.page);
  for (const { page } of [ada, bob]) await expect(status(page)).toContainText('Checkmate');
  await expect(moves(ada.page)).toContainText('Qh4#');

  await overButtons(ada.page).getByRole('button', { name: 'Rematch' }).click();
  await expect(between(bob.page)).toContainText('Ada offers a rematch.');
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  // The colours are exchanged.
  await act('e2e4', bob.page, ada.page);

  await ada.page.goto('./#/online/games');
  await expect(ada.page.getByText('You lost.')).toBeVisible();
});

test('a takeback is declined, a draw agreed, and somebody watches and analyses the game', async ({ person }) => {
  const [ada, bob, cleo] = [await person('Ada'), await person('Bob'), await person()];
  await sitDown(ada, bob, { variant: 'chess' });
  await cleo.page.goto(ada.page.url());
  await expect(status(cleo.page)).toContainText('Ada to move.');
  await act('e2e4', ada.page, bob.page, cleo.page);
  await ada.page.getByRole('button', { name: 'Takeback' }).click();
  await expect(between(bob.page)).toContainText('Ada asks to take the last move back.');
  await bob.page.getByRole('button', { name: 'Decline' }).click();
  await expect(between(ada.page)).toContainText('declined');
  await expect(square(ada.page, 'e4')).toHaveAccessibleName(/white pawn/);
  await act('e7e5', bob.page, ada.page, cleo.page);
  await ada.page.getByRole('button', { name: 'Draw' }).click();
  await expect(between(bob.page)).toContainText('Ada offers a draw.');
  await expectUsable(bob.page, 'an offer of a draw');
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bob, cleo]) await expect(status(page)).toContainText(/draw/i);

  await overButtons(cleo.page).getByRole('button', { name: 'Analyse' }).click();
  const engine = cleo.page.getByRole('region', { name: 'Engine' });
  await expect(engine).toContainText(/Depth \d+/);
  await cleo.page.getByRole('button', { name: 'First position' }).click();
  await expect(engine).toContainText(/Depth \d+/);
  await expectUsable(cleo.page, 'an analysis');
});

test('a takeback is agreed, and a draw by repetition claimed', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await sitDown(ada, bob, { variant: 'chess' });
  await act('e2e4', ada.page, bob.page);
  await ada.page.getByRole('button', { name: 'Takeback' }).click();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bob]) await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/);
  // The start position comes back twice.
  for (let times = 0; times < 2; times++)
    for (const [white, black] of [
      ['g1f3', 'g8f6'],
      ['f3g1', 'f6g8'],
    ] as const) {
      await act(white, ada.page, bob.page);
      await act(black, bob.page, ada.page);
    }
  await expect(bob.page.getByRole('button', { name: /^Claim a draw/ })).toBeHidden();
  await ada.page.getByRole('button', { name: /^Claim a draw/ }).click();
  for (const { page } of [ada, bob]) {
    await expect(overButtons(page)).toBeVisible();
    await expect(status(page)).toContainText(/draw/i);
  }
});
