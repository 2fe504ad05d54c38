import { type Browser, type BrowserContext, expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { barriers } from './barriers.ts';
import { expectNothingTooWide, moves, play, square, status } from './player.ts';

/** A person with a browser of their own. */
interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends the connection to the server. */
  cut(): Promise<void>;
}

/** Opens a browser for somebody and gives them a name. */
async function person(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto('./#/online/me');
  // The server opens its database while it serves the app.
  await expect(page.getByRole('link', { name: 'Online' })).toBeVisible();
  await page.getByLabel('Your name, as others see it').fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  return { context, page, cut: async () => void (await Promise.all(sockets.splice(0).map((one) => one.close()))) };
}

/** Ada challenges Bob by a link to a game of chess in which she has White, and he takes the seat. */
async function challenge(ada: Page, bob: Page, { game = 'Chess', time = '5+3' } = {}): Promise<void> {
  await ada.goto('./#/online');
  await ada.getByRole('radio', { name: game, exact: true }).check();
  await ada.getByLabel('Time').selectOption(time);
  await ada.getByRole('radio', { name: 'White' }).check();
  await ada.getByRole('button', { name: 'Challenge by a link' }).click();
  const link = await ada.getByLabel('Give this link to your opponent').inputValue();
  await expect(ada.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await bob.goto(link);
  await expect(bob.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await bob.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(status(ada)).toContainText('Your turn.');
  await expect(status(bob)).toContainText('Ada to move.');
}

/** Plays a move on one page and waits until both show it. */
async function move(from: string, to: string, mover: Page, other: Page): Promise<void> {
  await expect(status(mover)).toContainText('Your turn.');
  await play(mover, from, to);
  const confirm = mover.getByRole('button', { name: /^Play / });
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    await expect(square(mover, to)).toHaveAccessibleName(/pawn|queen|knight|bishop|rook|king/, { timeout: 2000 });
  }).toPass();
  await expect(square(other, to)).toHaveAccessibleName(/pawn|queen|knight|bishop|rook|king/);
}

test('two people play a game by a challenge link to its end, through a break, and a rematch', async ({ browser }) => {
  const [ada, bob] = [await person(browser, 'Ada'), await person(browser, 'Bob')];
  await challenge(ada.page, bob.page);
  expect(await barriers(ada.page)).toEqual([]);
  await expectNothingTooWide(ada.page);

  await move('f2', 'f3', ada.page, bob.page);
  // Bob's connection breaks. His board stays, and his move is played when it is back.
  await bob.cut();
  await move('e7', 'e5', bob.page, ada.page);
  // A page that is loaded again follows the server, too.
  await ada.page.reload();
  await move('g2', 'g4', ada.page, bob.page);
  await move('d8', 'h4', bob.page, ada.page);
  await expect(status(bob.page)).toContainText('Checkmate');
  await expect(status(ada.page)).toContainText('Checkmate');
  await expect(moves(ada.page)).toContainText('Qh4#');

  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(bob.page.getByText('Ada offers a rematch.')).toBeVisible();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  // The colours are exchanged.
  await expect(status(bob.page)).toContainText('Your turn.');
  await move('e2', 'e4', bob.page, ada.page);

  await ada.page.goto('./#/online/games');
  await expect(ada.page.getByText('You lost.')).toBeVisible();
  expect(await barriers(ada.page)).toEqual([]);
  await ada.context.close();
  await bob.context.close();
});

test('a draw is offered and agreed, and somebody watches', async ({ browser }) => {
  const [ada, bob] = [await person(browser, 'Ada'), await person(browser, 'Bob')];
  await challenge(ada.page, bob.page);
  const cleo = await (await browser.newContext()).newPage();
  await cleo.goto(ada.page.url());
  await expect(status(cleo)).toContainText('Ada to move.');
  await move('e2', 'e4', ada.page, bob.page);
  await expect(square(cleo, 'e4')).toHaveAccessibleName(/pawn/);
  await ada.page.getByRole('button', { name: 'Draw' }).click();
  await expect(bob.page.getByText('Ada offers a draw.')).toBeVisible();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  for (const page of [ada.page, bob.page, cleo]) await expect(status(page)).toContainText(/draw/i);
  await cleo.context().close();
  await ada.context.close();
  await bob.context.close();
});

test('the lobby shows who looks for a game, and takes both to the table', async ({ browser }) => {
  const [ada, bob] = [await person(browser, 'Ada'), await person(browser, 'Bob')];
  await ada.page.goto('./#/online');
  await ada.page.getByRole('button', { name: 'Football Chess', exact: true }).click();
  await expect(ada.page.getByText(/^Looking for an opponent/)).toBeVisible();
  await bob.page.goto('./#/online');
  await bob.page.getByRole('button', { name: /^Play Ada, Football Chess/ }).click();
  for (const { page } of [ada, bob]) await expect(page).toHaveURL(/online\/table/);
  await ada.context.close();
  await bob.context.close();
});
