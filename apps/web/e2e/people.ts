import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';
import { barriers } from './barriers.ts';
import { board, confirmation, expectNothingTooWide, moves, needsGames, play, status } from './player.ts';

// People who play each other online, each in a browser of their own.

/** What a request to the server gets with it: without, Playwright gives it up after 30 seconds, and a busy machine may need longer. */
export const PATIENTLY = { timeout: 5 * 60_000 };

/** A person with a browser. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The last messages between the page and the server. */
  readonly traffic: readonly string[];
}

/** Opens a browser for somebody. Without a name, the person is a stranger, who may only watch. */
async function arrive(browser: Browser, name: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext(options);
  // The server opens its database while it serves the app.
  if (name)
    await expect(async () => {
      expect((await context.request.put('./api/me', { data: { name }, ...PATIENTLY })).status()).toBe(201);
    }).toPass();
  const page = await context.newPage();
  return { page, context, traffic: trafficOf(page) };
}

/** The messages told of a test that fails: the last ones, and the beginning of each. */
const TOLD = { messages: 40, length: 300 };

/** The last messages between a page and the server, as they come. */
function trafficOf(page: Page): readonly string[] {
  const traffic: string[] = [];
  const note = (sign: string, text = '') => {
    if (text.startsWith('{"type":"presence"')) return;
    traffic.push(`${new Date().toISOString().slice(11, 23)} ${sign} ${text.slice(0, TOLD.length)}`);
    traffic.splice(0, traffic.length - TOLD.messages);
  };
  page.on('pageerror', (error) => note('error', String(error.stack ?? error)));
  page.on('console', (message) => message.type() === 'error' && note('console', message.text()));
  page.on('websocket', (socket) => {
    note('opened');
    socket.on('framesent', ({ payload }) => note('>', String(payload)));
    socket.on('framereceived', ({ payload }) => note('<', String(payload)));
    socket.on('close', () => note('closed'));
  });
  return traffic;
}

/** The network of one page, as far as the connection to the server is concerned. */
export interface Network {
  /** Ends the connection. The page makes a new one. */
  cut(): Promise<void>;
  /** Ends the connection, and lets the page make none until {@link comeBack}. */
  goAway(): Promise<void>;
  comeBack(): void;
  /** The same, but the page has no network before its person has pressed a button. */
  comeBackWhenPressed(): Promise<void>;
}

/** Takes control of a page's network, before the page is opened. */
export async function controlNetwork(page: Page): Promise<Network> {
  let isThere = async () => true;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, async (socket) => {
    if (!(await isThere())) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  const cut = async () => void (await Promise.all(sockets.splice(0).map((one) => one.close())));
  return {
    cut,
    goAway: async () => {
      isThere = async () => false;
      await cut();
    },
    comeBack: () => {
      isThere = async () => true;
    },
    comeBackWhenPressed: async () => {
      const state = await page.evaluateHandle(() => {
        const state = { isPressed: false };
        const note = () => Object.assign(state, { isPressed: true });
        document.addEventListener('click', note, { capture: true, once: true });
        return state;
      });
      isThere = () => state.evaluate(({ isPressed }) => isPressed);
    },
  };
}

/** Brings somebody to a test, with a browser of the project or one of another device. */
type Bring = (name?: string, device?: BrowserContextOptions) => Promise<Person>;

/** A test with people. Their browsers are closed at its end. */
export const test = base.extend<{ person: Bring }>({
  person: async ({ browser, baseURL }, use, info) => {
    const all: Person[] = [];
    await use(async (name = '', device = {}) => {
      const one = await arrive(browser, name, { baseURL, ...device });
      all.push(one);
      return one;
    });
    // A page that stays behind on a busy machine is not easily found again.
    if (info.status !== info.expectedStatus)
      for (const { page, traffic } of all) console.log([page.url(), ...traffic].join('\n'));
    await Promise.all(all.map(({ context }) => context.close()));
  },
});

/** The terms of a game, as in requests. Nobody's time is limited if they do not say so. */
export type Terms = Readonly<Record<string, unknown>> & { readonly variant: string };

/** Makes a table by a request of its proposer, who has White. Returns its id. A test of a game that is not there is skipped. */
export async function makeTable({ context }: Person, terms: Terms): Promise<string> {
  needsGames(terms.variant);
  const data = { pace: { kind: 'unlimited' }, colour: 'w', ...terms };
  const made = await context.request.post('./api/challenges', { data, ...PATIENTLY });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { table: string }).table;
}

/** The address of a table in the app. */
export const tableAddress = (id: string): string => `./#/online/table/${id}`;

/** Seats two people at a new table, the first one with White, and opens it for both. Returns its id. */
export async function sitDown(white: Person, black: Person, terms: Terms): Promise<string> {
  const id = await makeTable(white, terms);
  expect((await black.context.request.post(`./api/tables/${id}/seat`, { data: {}, ...PATIENTLY })).ok()).toBe(true);
  await Promise.all([white, black].map(({ page }) => page.goto(tableAddress(id))));
  for (const { page } of [white, black]) await expect(board(page)).toBeVisible();
  return id;
}

/** What an action is called where the board asks which one is meant, by its sign in coordinates. */
const VERBS: Readonly<Record<string, RegExp>> = { '!': /^Shoot/, '>': /^Pass/, '*': /^Kick/ };

/**
 * Plays an action in coordinates (`e2e4`, `d7>c8`, `c6!d8`, `end`) on one page, confirms it if the page asks, and waits
 * until everybody sees it in the list of moves.
 */
export async function act(text: string, mover: Page, ...others: readonly Page[]): Promise<void> {
  await expect(status(mover)).toContainText('Your turn.');
  const all = [mover, ...others];
  const before = await Promise.all(all.map(async (page) => (await moves(page).textContent()) ?? ''));
  const [, from, sign, to] = /^([a-z]\d+)([>!*]?)([a-z]\d+)/.exec(text) ?? [];
  const asked = mover
    .getByRole('dialog', { name: 'What to do' })
    .getByRole('button', { name: VERBS[sign!] ?? /^Move/ });
  const confirm = asked.or(confirmation(mover));
  const isPlayed = async () => (await moves(mover).textContent()) !== before[0];
  const isAsked = () => confirm.isVisible();
  // Clicks may be lost on a busy machine, and a turn in which nothing else is left to do may end by itself before its click.
  await expect(async () => {
    if (await isPlayed()) return;
    if (await isAsked()) await confirm.click();
    else if ((await status(mover).textContent())?.includes('Your turn.'))
      if (from && to) await play(mover, from, to);
      else await mover.getByRole('button', { name: /^(End|Skip) the turn/ }).click({ timeout: 2000 });
    await expect.poll(async () => (await isPlayed()) || (await isAsked()), { timeout: 2000 }).toBe(true);
    expect(await isPlayed(), (await status(mover).textContent()) ?? '').toBe(true);
  }).toPass();
  for (const [index, page] of all.entries()) await expect(moves(page)).not.toHaveText(before[index]!);
}

/** What goes on between the players, beside the game. */
export const between = (page: Page): Locator => page.getByRole('region', { name: 'Between the players' });

/** The name and state of a player. */
export const player = (page: Page, side: 'White' | 'Black'): Locator =>
  page.getByRole('region', { name: side, exact: true });

/** The buttons of a game that is over. */
export const overButtons = (page: Page): Locator => page.getByRole('group', { name: /^The (match|game) is over$/ });

/** Expects that a page can be used by everybody: no barriers, and nothing wider than the window. */
export async function expectUsable(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([]);
  await expectNothingTooWide(page, where);
}
