import { expect, type Page } from '@playwright/test';
import { test } from './own-server.ts';
import { act, expectUsable, makeTable, overButtons, type Person, sitDown, tableAddress } from './people.ts';
import { PHONE } from './phone.ts';
import { moves, play, square, status } from './player.ts';

// Games in which a turn may take days. The server's days pass while it is stopped for a moment.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The games below a heading of the page of one's own games. */
const listed = (page: Page, title: string) =>
  page.getByRole('listitem').and(page.locator(`h2:text-is("${title}") + ul > li`));

test('games by correspondence wait in the inbox, are played after days, and end with a deadline', async ({
  person,
  server,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob', PHONE)];
  const inbox = (title: string) => listed(bob.page, title);

  const chess = await sitDown(ada, bob, { variant: 'chess', pace: { kind: 'days', days: 3 } });
  await test.step('chess: a move is confirmed before it is sent', async () => {
    await expect(status(ada.page)).toContainText('Your turn.');
    await play(ada.page, 'e2', 'e4');
    await expect(square(ada.page, 'e4')).toHaveAccessibleName(/white pawn/);
    await expect(status(ada.page)).toContainText('Move to e4?');
    await expect(square(bob.page, 'e4')).toHaveAccessibleName('e4, empty');
    await ada.page.getByRole('button', { name: 'Move to e4' }).click();
    await expect(square(bob.page, 'e4')).toHaveAccessibleName(/white pawn/);
  });

  const eleven = await sitDown(ada, bob, { variant: 'chess-eleven', pace: { kind: 'days', days: 1 } });
  await test.step('Chess Eleven: both line up unseen when they like, then they play', async () => {
    const expectListed = async ({ page }: Person, title: string, words: string) => {
      await page.goto('./#/online/games');
      await expect(listed(page, title).filter({ hasText: 'Chess Eleven, 1 day' })).toContainText(
        `Chess Eleven, 1 day a turn, first to 2, ${words}, 23 hours left`,
      );
    };
    // Both owe a line-up, as soon as both have been at the table.
    for (const { page } of [ada, bob]) await expect(page.getByRole('region', { name: 'You line up' })).toBeVisible();
    for (const one of [ada, bob]) await expectListed(one, 'Your turn', 'your turn');
    await expectUsable(bob.page, 'the inbox');
    await ada.page.goto(tableAddress(eleven));
    await play(ada.page, 'a1', 'a3');
    await expectUsable(ada.page, 'a line-up');
    await ada.page.getByRole('button', { name: 'Ready' }).click();
    await expect(ada.page.getByRole('region', { name: 'You are ready' })).toBeVisible();
    await expectUsable(ada.page, 'a line-up that is locked');
    await expectListed(ada, 'Waiting', "the other side's turn");
    await bob.page.goto(tableAddress(eleven));
    await expect(bob.page.getByRole('region', { name: 'You line up' })).toContainText('Ada is ready.');
    await expect(square(bob.page, 'a3')).toHaveAccessibleName('a3, empty');
    await bob.page.getByRole('button', { name: 'Ready' }).click();
    await expect(square(bob.page, 'a3')).toHaveAccessibleName(/^a3, white rook/);
    await expectListed(bob, 'Waiting', "the other side's turn");
    await expectListed(ada, 'Your turn', 'your turn');
    await ada.page.goto(tableAddress(eleven));
    await bob.page.goto(tableAddress(eleven));
    // A kick-off and its pass are a turn.
    await act('e2e4', ada.page, bob.page);
    await act('e4>e1', ada.page, bob.page);
    await expect(status(bob.page)).toContainText('Your turn.');
  });

  await test.step('days pass: one game goes on, in the other somebody has not answered in time', async () => {
    await makeTable(bob, { variant: 'chess-eleven', pace: { kind: 'days', days: 7 } });
    await bob.page.goto('./#/online/games');
    await expect(bob.page).toHaveTitle(/^\(2\) /);
    await expect(inbox('Your turn').last()).toContainText('Ada – Bob');
    await expect(inbox('Your turn').last()).toContainText('Chess, 3 days a turn, your turn, 2 days 23 hours left');
    await expect(inbox('Waiting')).toContainText('Chess Eleven, 7 days a turn, first to 2, waits for a player');

    await server.letPass(2 * DAY + HOUR);
    await expect(overButtons(ada.page)).toBeVisible();
    await bob.page.reload();
    await expect(bob.page).toHaveTitle(/^\(1\) /);
    await expect(inbox('Finished')).toContainText('You lost.');
    await bob.page.goto(tableAddress(eleven));
    for (const { page } of [ada, bob]) {
      await expect(overButtons(page)).toBeVisible();
      await expect(status(page)).toContainText(/time/i);
      await expect(moves(page)).toContainText('White wins');
    }

    await bob.page.goto('./#/online/games');
    await expect(inbox('Your turn')).toContainText('your turn, 22 hours left');
    await bob.page
      .getByRole('link', { name: 'Ada – Bob' })
      .and(bob.page.locator(`[href$="${chess}"]`))
      .click();
    await ada.page.goto(tableAddress(chess));
    await act('e7e5', bob.page, ada.page);
    await expect(bob.page).not.toHaveTitle(/^\(/);
  });
});
