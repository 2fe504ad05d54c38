import { expect, type Page } from '@playwright/test';
import {
  act,
  between,
  controlNetwork,
  expectUsable,
  makeTable,
  overButtons,
  player,
  sitDown,
  tableAddress,
  test,
} from './people.ts';
import { PHONE } from './phone.ts';
import { arrowTo, board, moves, needsGames, square, status, tabBackToBoard, tabTo } from './player.ts';

needsGames('chess');

// Two people at a table of chess. One has a window and the other a phone, so what both see is seen on both screens.

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

/** Plays from a square to another by keys, on a board with White at the bottom. */
async function playByKeys(page: Page, from: string, to: string): Promise<void> {
  await expect(status(page)).toContainText('Your turn.');
  await tabTo(page, board(page).getByRole('gridcell').and(page.locator('[tabindex="0"]')));
  for (const name of [from, to]) {
    await arrowTo(page, name);
    await page.keyboard.press('Enter');
  }
}

test('one with keys alone and one with a phone play by a challenge link, through breaks, to the end and a rematch', async ({
  person,
}) => {
  const [ada, bob] = [await person(), await person('', PHONE)];
  const { page } = ada;
  const press = (key: string) => page.keyboard.press(key);
  const network = await controlNetwork(bob.page);

  await test.step('a challenge by keys', async () => {
    await page.goto('./#/online');
    await expectUsable(page, 'the lobby');
    const form = page.getByRole('region', { name: 'A game of your own' });
    await tabTo(page, form.getByRole('group', { name: 'Game' }).locator(':checked'));
    const chess = form.getByRole('radio', { name: 'Chess', exact: true });
    while (!(await chess.isChecked())) await press('ArrowRight');
    await tabTo(page, form.getByLabel('Time'));
    await page.keyboard.type('10+5');
    await expect(form.getByLabel('Time')).toHaveValue('10+5');
    await tabTo(page, form.getByRole('radio', { name: 'By lot' }));
    await press('ArrowLeft');
    await expect(form.getByRole('radio', { name: 'White' })).toBeChecked();
    const challenge = form.getByRole('button', { name: 'Challenge by a link' });
    await tabTo(page, challenge);
    await expect(challenge).toBeEnabled();
    await press('Enter');
    await tabTo(page, page.getByLabel('Your name, as others see it'));
    await page.keyboard.type('Ada');
    await press('Enter');
    await tabTo(page, page.getByLabel('Give this link to your opponent'));
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await expectUsable(page, 'an own challenge');
  });

  await test.step('the challenge is taken on the phone', async () => {
    await takeName(bob.page, 'Bob');
    await bob.page.goto(await page.getByLabel('Give this link to your opponent').inputValue());
    await expect(bob.page.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
    await expectUsable(bob.page, 'a challenge');
    await bob.page.getByRole('button', { name: 'Accept and play', exact: true }).click();
    await expect(status(page)).toContainText('Your turn.');
    await expect(status(bob.page)).toContainText('Ada to move.');
    await expectUsable(page, 'a game');
    await expectUsable(bob.page, 'a game on a phone');
  });

  await test.step('a connection that breaks, and a page that is loaded again', async () => {
    await playByKeys(page, 'f2', 'f3');
    await expect(square(bob.page, 'f3')).toHaveAccessibleName(/white pawn/);
    // Bob's connection breaks. His board stays, and his move is played when it is back.
    await network.cut();
    await act('e7e5', bob.page, page);
    // A page that is loaded again follows the server, too.
    await page.reload();
  });

  await test.step('a player without network keeps the board, and what was played meanwhile comes back with it', async () => {
    await network.goAway();
    await expect(bob.page.getByText('Reconnecting…')).toBeVisible();
    await expect(player(page, 'Black')).toContainText('away');
    await expect(square(bob.page, 'e5')).toHaveAccessibleName(/black pawn/);
    await expectUsable(bob.page, 'a table without network');
    await playByKeys(page, 'g2', 'g4');
    // It tries by itself, too, and would otherwise be back before the button is pressed on a busy machine.
    await network.comeBackWhenPressed();
    await bob.page.getByRole('button', { name: 'Try now' }).click();
    await expect(square(bob.page, 'g4')).toHaveAccessibleName(/white pawn/);
    await expect(player(page, 'Black')).not.toContainText('away');
  });

  await test.step('the end and a rematch', async () => {
    await act('d8h4', bob.page, page);
    for (const one of [page, bob.page]) {
      await expect(status(one)).toContainText('Checkmate');
      await expectUsable(one, 'a game that is over');
    }
    await expect(moves(page)).toContainText('Qh4#');
    await tabTo(page, overButtons(page).getByRole('button', { name: 'Rematch' }));
    await press('Enter');
    await expect(between(bob.page)).toContainText('Ada offers a rematch.');
    await bob.page.getByRole('button', { name: 'Accept' }).click();
    // The colours are exchanged.
    await act('e2e4', bob.page, page);
    await tabTo(page, page.getByRole('button', { name: 'Call off' }));
    await press('Enter');
    await tabTo(
      page,
      page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Call off' }),
    );
    await press('Enter');
    await expect(overButtons(page)).toBeVisible();
    await tabBackToBoard(page);
    await page.goto('./#/online/games');
    await expect(page.getByText('You lost.')).toBeVisible();
  });
});

test('players ask, claim, say phrases and block; somebody watches and analyses the game', async ({ person }) => {
  const [ada, bob, cleo] = [await person('Ada'), await person('Bob', PHONE), await person()];
  const players = [ada.page, bob.page];
  const all = [...players, cleo.page];

  await test.step('a takeback is agreed, another one declined', async () => {
    await sitDown(ada, bob, { variant: 'chess' });
    await cleo.page.goto(ada.page.url());
    await expect(status(cleo.page)).toContainText('Ada to move.');
    const askBack = async () => {
      await act('e2e3', ada.page, bob.page, cleo.page);
      await ada.page.getByRole('button', { name: 'Takeback' }).click();
      await expect(between(bob.page)).toContainText('Ada asks to take the last move back.');
    };
    await askBack();
    await bob.page.getByRole('button', { name: 'Accept' }).click();
    for (const page of all) await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/);
    await askBack();
    await bob.page.getByRole('button', { name: 'Decline' }).click();
    await expect(between(ada.page)).toContainText('declined');
    await expect(square(ada.page, 'e3')).toHaveAccessibleName(/white pawn/);
  });

  await test.step('fixed phrases are said, and muted', async () => {
    for (const page of players) await between(page).getByRole('button', { name: 'Phrases' }).click();
    const say = (words: string) => between(ada.page).getByRole('button', { name: words }).click();
    await say('Good luck!');
    for (const page of players) await expect(between(page)).toContainText('Ada: Good luck!');
    await expectUsable(bob.page, 'phrases');
    await between(bob.page).getByLabel('Mute').check();
    await act('e7e6', bob.page, ada.page);
    await say('Oops!');
    await expect(between(ada.page)).toContainText('Ada: Oops!');
    // Bob's page has received the phrase before the move.
    await act('g1f3', ada.page, bob.page);
    await expect(between(bob.page)).not.toContainText('Ada:');
    await between(bob.page).getByLabel('Mute').uncheck();
    await say('Thank you!');
    await expect(between(bob.page)).toContainText('Ada: Thank you!');
  });

  await test.step('a draw by repetition is claimed', async () => {
    // The position with Black's turn comes back twice.
    for (const text of ['g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3']) {
      const isBlack = text.includes('8');
      await act(text, ...(isBlack ? ([bob.page, ada.page] as const) : ([ada.page, bob.page] as const)));
    }
    await expect(ada.page.getByRole('button', { name: /^Claim a draw/ })).toBeHidden();
    await bob.page.getByRole('button', { name: /^Claim a draw/ }).click();
    for (const page of players) await expect(overButtons(page)).toBeVisible();
    for (const page of all) await expect(status(page)).toContainText(/draw/i);
  });

  await test.step('the one who watched analyses the game', async () => {
    await overButtons(cleo.page).getByRole('button', { name: 'Analyse' }).click();
    const engine = cleo.page.getByRole('region', { name: 'Engine' });
    await expect(engine).toContainText(/Depth \d+/);
    await cleo.page.getByRole('button', { name: 'First position' }).click();
    await expect(engine).toContainText(/Depth \d+/);
    await expectUsable(cleo.page, 'an analysis');
    await cleo.page.close();
  });

  await test.step('a draw is agreed', async () => {
    await sitDown(ada, bob, { variant: 'chess' });
    await act('e2e4', ada.page, bob.page);
    await ada.page.getByRole('button', { name: 'Draw' }).click();
    await expect(between(bob.page)).toContainText('Ada offers a draw.');
    await expectUsable(bob.page, 'an offer of a draw');
    await bob.page.getByRole('button', { name: 'Accept' }).click();
    for (const page of players) await expect(status(page)).toContainText(/draw/i);
  });

  await test.step('a player is blocked, and unblocked', async () => {
    await between(bob.page).getByRole('button', { name: 'Phrases' }).click();
    await between(bob.page).getByRole('button', { name: 'Block Ada' }).click();
    await expect(between(bob.page)).toContainText('Blocked');
    await ada.page.goto(tableAddress(await makeTable(bob, { variant: 'chess' })));
    await ada.page.getByRole('button', { name: 'Accept and play', exact: true }).click();
    await expect(ada.page.getByText(/cannot play/)).toBeVisible();

    await bob.page.goto('./#/online/me');
    const blocked = bob.page.getByRole('listitem').filter({ hasText: 'Ada' });
    await expect(blocked).toBeVisible();
    await expectUsable(bob.page, 'the list of blocked players');
    await blocked.getByRole('button', { name: 'Unblock Ada' }).click();
    await expect(bob.page.getByText('Ada is not blocked any more.')).toBeVisible();
    await expect(blocked).toBeHidden();
    await ada.page.getByRole('button', { name: 'Accept and play', exact: true }).click();
    await expect(ada.page.getByText('The game begins as soon as Bob is here, too.')).toBeVisible();
  });
});
