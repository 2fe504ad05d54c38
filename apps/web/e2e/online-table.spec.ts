import { expect, type Page } from '@playwright/test';
import {
  act,
  between,
  controlNetwork,
  expectUsable,
  makeTable,
  overButtons,
  sitDown,
  tableAddress,
  test,
} from './people.ts';
import { moves, play, resign, square, status } from './player.ts';

// What goes on at a table beside the moves.

const lineUp = (page: Page, name: string) => page.getByRole('region', { name });
const player = (page: Page, side: 'White' | 'Black') => page.getByRole('region', { name: side, exact: true });

/** With a clock the one who stayed need not wait as long as without. */
const BLITZ = { kind: 'clock', ms: 300_000, incrementMs: 3000 } as const;

test('in a live match each sees the other line up, and Ready locks the formation', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  // A line-up ends after 20 seconds. On a busy machine that may be too soon; then it is tried at another table.
  await expect(async () => {
    const soon = { timeout: 20_000 };
    await sitDown(ada, bob, {
      variant: 'chess-eleven',
      pace: { kind: 'live', halfMs: 3_600_000, turnMs: 120_000 },
    });
    for (const { page } of [ada, bob]) await expect(lineUp(page, 'You line up')).toBeVisible(soon);
    await play(ada.page, 'a1', 'a3');
    await expect(square(bob.page, 'a3')).toHaveAccessibleName('a3, white rook', soon);
    await expect(lineUp(bob.page, 'You line up')).toContainText('Ada is lining up…', soon);
    await ada.page.getByRole('button', { name: 'Ready' }).click(soon);
    await expect(lineUp(ada.page, 'You are ready')).toContainText('Bob is still lining up…', soon);
    await expect(lineUp(bob.page, 'You line up')).toContainText('Ada is ready.', soon);
    await expect(square(ada.page, 'a3')).toBeDisabled(soon);
    await bob.page.getByRole('button', { name: 'Ready' }).click(soon);
  }).toPass();
  for (const { page } of [ada, bob]) {
    await expect(status(page)).toContainText(/Your turn\.|Ada to act\./);
    await expect(square(page, 'a3')).toHaveAccessibleName(/^a3, white rook/);
  }
});

test('without a clock nobody sees the other line up', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await sitDown(ada, bob, { variant: 'chess-eleven' });
  await play(ada.page, 'a1', 'a3');
  await expectUsable(ada.page, 'a line-up');
  await ada.page.getByRole('button', { name: 'Ready' }).click();
  await expect(lineUp(bob.page, 'You line up')).toContainText('Ada is ready.');
  await expect(square(bob.page, 'a3')).toHaveAccessibleName('a3, empty');
  await expectUsable(ada.page, 'a line-up that is locked');
  await bob.page.getByRole('button', { name: 'Ready' }).click();
  await expect(square(bob.page, 'a3')).toHaveAccessibleName(/^a3, white rook/);
});

test('a player without network keeps the board, and what was played meanwhile comes back with it', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const network = await controlNetwork(bob.page);
  await sitDown(ada, bob, { variant: 'chess' });
  await act('e2e4', ada.page, bob.page);
  await act('e7e5', bob.page, ada.page);
  await network.goAway();
  await expect(bob.page.getByText('Reconnecting…')).toBeVisible();
  await expect(player(ada.page, 'Black')).toContainText('away');
  await expect(square(bob.page, 'e5')).toHaveAccessibleName(/black pawn/);
  await expectUsable(bob.page, 'a table without network');
  await act('g1f3', ada.page);
  // It tries by itself, too, and would otherwise be back before the button is pressed on a busy machine.
  await network.comeBackWhenPressed();
  await bob.page.getByRole('button', { name: 'Try now' }).click();
  await expect(square(bob.page, 'f3')).toHaveAccessibleName(/white knight/);
  await expect(player(ada.page, 'Black')).not.toContainText('away');
  await act('b8c6', bob.page, ada.page);
});

test('who stayed may wait for somebody who has left, or play on with the computer', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const table = await sitDown(ada, bob, { variant: 'chess', pace: BLITZ });
  const choice = (name: string) => between(ada.page).getByRole('button', { name });
  await act('e2e4', ada.page, bob.page);
  await bob.page.getByRole('button', { name: 'Lobby' }).click();
  await expect(between(ada.page)).toContainText('Bob is away.');
  await expect(between(ada.page)).toContainText(/In \d+ s you may decide/);
  await expect(choice('Take the win')).toBeVisible();
  await expectUsable(ada.page, 'a table that somebody has left');
  await choice('Wait').click();
  await expect(between(ada.page)).toContainText(/In \d+ s you may decide/);
  await bob.page.goto(tableAddress(table));
  await expect(between(ada.page)).not.toContainText('Bob is away.');

  await bob.page.getByRole('button', { name: 'Lobby' }).click();
  await between(ada.page).getByLabel("The computer's level").selectOption('1');
  await choice('The computer plays on').click();
  await expect(player(ada.page, 'Black')).toContainText('Computer');
  await expect(status(ada.page)).toContainText('Your turn.');
  await act('d2d3', ada.page);
  await expect(status(ada.page)).toContainText('Your turn.');
});

test('who stayed may take the win', { tag: '@desktop' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const table = await sitDown(ada, bob, { variant: 'chess', pace: BLITZ });
  await act('e2e4', ada.page, bob.page);
  await bob.page.getByRole('button', { name: 'Lobby' }).click();
  await between(ada.page).getByRole('button', { name: 'Take the win' }).click();
  await expect(overButtons(ada.page)).toBeVisible();
  await bob.page.goto(tableAddress(table));
  for (const { page } of [ada, bob]) await expect(moves(page)).toContainText('White wins');
});

test('who stayed may make it a draw', { tag: '@desktop' }, async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const table = await sitDown(ada, bob, { variant: 'chess', pace: BLITZ });
  await act('e2e4', ada.page, bob.page);
  await bob.page.getByRole('button', { name: 'Lobby' }).click();
  await between(ada.page).getByRole('button', { name: 'Make it a draw' }).click();
  await expect(overButtons(ada.page)).toBeVisible();
  await bob.page.goto(tableAddress(table));
  for (const { page } of [ada, bob]) await expect(status(page)).toContainText(/draw/i);
});

test('players say fixed phrases; one of them mutes and blocks the other, and later unblocks the player', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  await sitDown(ada, bob, { variant: 'chess' });
  for (const { page } of [ada, bob]) await between(page).getByRole('button', { name: 'Phrases' }).click();
  const say = (words: string) => between(ada.page).getByRole('button', { name: words }).click();
  await say('Good luck!');
  for (const { page } of [ada, bob]) await expect(between(page)).toContainText('Ada: Good luck!');
  await expectUsable(bob.page, 'phrases');
  await between(bob.page).getByLabel('Mute').check();
  await say('Oops!');
  await expect(between(ada.page)).toContainText('Ada: Oops!');
  // Bob's page has received the phrase before the move.
  await act('e2e4', ada.page, bob.page);
  await expect(between(bob.page)).not.toContainText('Ada:');
  await between(bob.page).getByLabel('Mute').uncheck();
  await say('Thank you!');
  await expect(between(bob.page)).toContainText('Ada: Thank you!');

  await between(bob.page).getByRole('button', { name: 'Block Ada' }).click();
  await expect(between(bob.page)).toContainText('Blocked');
  await ada.page.goto(tableAddress(await makeTable(bob, { variant: 'chess' })));
  await ada.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ada.page.getByText(/cannot play/)).toBeVisible();

  await bob.page.goto('./#/online/me');
  const blocked = bob.page.getByRole('listitem').filter({ hasText: 'Ada' });
  await expect(blocked).toBeVisible();
  await expectUsable(bob.page, 'the list of blocked players');
  await blocked.getByRole('button', { name: 'Unblock Ada' }).click();
  await expect(bob.page.getByText('Ada is not blocked any more.')).toBeVisible();
  await expect(blocked).toBeHidden();
  await ada.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ada.page.getByText('The game begins as soon as Bob is here, too.')).toBeVisible();
});

test('the computer takes a seat at once, and gives a rematch', async ({ person }) => {
  const ada = await person('Ada');
  await ada.page.goto(tableAddress(await makeTable(ada, { variant: 'chess', level: 1 })));
  await expect(player(ada.page, 'Black')).toContainText('Computer');
  await act('e2e4', ada.page);
  await expect(status(ada.page)).toContainText(/Black's \w+/);
  await expect(status(ada.page)).toContainText('Your turn.');
  await resign(ada.page);
  await overButtons(ada.page).getByRole('button', { name: 'Rematch' }).click();
  await expect(player(ada.page, 'White')).toContainText('Computer');
  await expect(status(ada.page)).toContainText(/White's \w+/);
  await expect(status(ada.page)).toContainText('Your turn.');
});
