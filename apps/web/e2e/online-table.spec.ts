import { expect } from '@playwright/test';
import { act, between, expectUsable, makeTable, overButtons, player, sitDown, tableAddress, test } from './people.ts';
import { needsGames, resign, status } from './player.ts';

needsGames('chess');

/** With a clock the one who stayed need not wait as long as without. */
const BLITZ = { kind: 'clock', ms: 300_000, incrementMs: 3000 } as const;

// That the one who stayed may also take the win or a draw is tested by TablePanel.test.ts and the server.
test('the computer plays on for somebody who has left, takes a seat at once, and gives a rematch', async ({
  person,
}) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const { page } = ada;
  const choice = (name: string) => between(page).getByRole('button', { name });

  await test.step('who stayed may wait for somebody who has left, or play on with the computer', async () => {
    const table = await sitDown(ada, bob, { variant: 'chess', pace: BLITZ });
    await act('e2e4', page, bob.page);
    await bob.page.getByRole('button', { name: 'Lobby' }).click();
    await expect(between(page)).toContainText('Bob is away.');
    await expect(between(page)).toContainText(/In \d+ s you may decide/);
    await expect(choice('Take the win')).toBeVisible();
    await expect(choice('Make it a draw')).toBeVisible();
    await expectUsable(page, 'a table that somebody has left');
    await choice('Wait').click();
    await expect(between(page)).toContainText(/In \d+ s you may decide/);
    await bob.page.goto(tableAddress(table));
    await expect(between(page)).not.toContainText('Bob is away.');

    await bob.page.getByRole('button', { name: 'Lobby' }).click();
    await between(page).getByLabel("The computer's level").selectOption('1');
    await choice('The computer plays on').click();
    await expect(player(page, 'Black')).toContainText('Lotta');
    await expect(status(page)).toContainText('Your turn.');
    await act('d2d3', page);
    await expect(status(page)).toContainText('Your turn.');
  });

  await test.step('the computer takes a seat, and gives a rematch', async () => {
    await page.goto(tableAddress(await makeTable(ada, { variant: 'chess', level: 1 })));
    await expect(player(page, 'Black')).toContainText('Lotta');
    await act('e2e4', page);
    await expect(status(page)).toContainText(/Black's \w+/);
    await expect(status(page)).toContainText('Your turn.');
    await resign(page);
    await overButtons(page).getByRole('button', { name: 'Rematch' }).click();
    await expect(player(page, 'White')).toContainText('Lotta');
    await expect(status(page)).toContainText(/White's \w+/);
    await expect(status(page)).toContainText('Your turn.');
  });
});
