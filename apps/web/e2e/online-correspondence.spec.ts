import { expect } from '@playwright/test';
import { test } from './own-server.ts';
import { act, expectUsable, makeTable, overButtons, sitDown } from './people.ts';
import { moves, play, square, status } from './player.ts';

// Games in which a turn may take days. The server's days pass while it is stopped for a moment.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a game by correspondence waits in the inbox, is played after days, and ends with a deadline', async ({
  person,
  server,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const inbox = (title: string) =>
    bob.page.getByRole('listitem').and(bob.page.locator(`h2:text-is("${title}") + ul > li`));
  await sitDown(ada, bob, { variant: 'chess', pace: { kind: 'days', days: 3 } });

  // A move is confirmed before it is sent.
  await play(ada.page, 'e2', 'e4');
  await expect(square(bob.page, 'e4')).toHaveAccessibleName('e4, empty');
  await ada.page.getByRole('button', { name: 'Play e4' }).click();
  await expect(square(bob.page, 'e4')).toHaveAccessibleName(/white pawn/);

  // The game with the own turn comes first.
  await makeTable(bob, { variant: 'chess-eleven', pace: { kind: 'days', days: 7 } });
  await bob.page.goto('./#/online/games');
  await expect(bob.page).toHaveTitle(/^\(1\) /);
  await expect(inbox('Your turn')).toContainText('Ada – Bob');
  await expect(inbox('Your turn')).toContainText('Chess, 3 days a turn, your turn, 2 days left');
  await expect(inbox('Waiting')).toContainText('Chess Eleven, 7 days a turn, first to 2, waits for a player');
  await expectUsable(bob.page, 'the inbox');

  await server.letPass(2 * DAY + HOUR);
  await bob.page.reload();
  await expect(inbox('Your turn')).toContainText('your turn, 22 hours left');
  await bob.page.getByRole('link', { name: 'Ada – Bob' }).click();
  await act('e7e5', bob.page, ada.page);
  await expect(bob.page).not.toHaveTitle(/^\(/);

  // Ada does not answer in time.
  await server.letPass(3 * DAY);
  for (const { page } of [ada, bob]) {
    await expect(overButtons(page)).toBeVisible();
    await expect(status(page)).toContainText(/time/i);
    await expect(moves(page)).toContainText('Black wins');
  }
  await bob.page.goto('./#/online/games');
  await expect(inbox('Finished')).toContainText('You won.');
});
