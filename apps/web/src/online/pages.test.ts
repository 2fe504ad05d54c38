import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import {
  type GameInfo,
  type LuckShare,
  PROTOCOL,
  type ReceivedRefusal,
  type ServerMessage,
  type ServerMessageOf,
  sha256Hex,
  type Why,
} from '@kickmate/protocol';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Component } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useHello } from '../shared/hello.ts';
import { useLessonProgress } from '../shared/lesson-progress.ts';
import DevicePage from './DevicePage.vue';
import GamesPage from './GamesPage.vue';
import MePage from './MePage.vue';
import OnlinePage from './OnlinePage.vue';
import { useOnline } from './online.ts';
import TablePage from './TablePage.vue';
import { FakeServer } from './testing.ts';
import TournamentPage from './tournaments/TournamentPage.vue';

/** The answers to requests by method and path, such as `GET games`. */
type Answers = Record<string, unknown>;

/** An answer that is not a success. */
class Refusal {
  readonly body: ReceivedRefusal & { readonly message: string };
  constructor(why: Why) {
    this.body = { why, message: 'only for people who use no app' };
  }
}

/** The pages that are open. */
const open: VueWrapper[] = [];

const ANN = { id: 'p1', name: 'Ann' };

/**
 * A server behind the browser's `fetch` and `WebSocket`, and a page of the app that is mounted on it. The server
 * knows the player Ann if `isNamed`.
 */
async function openPage(
  page: Component,
  {
    answers = {},
    isNamed = true,
    props,
    path = '/',
  }: { answers?: Answers; isNamed?: boolean; props?: Record<string, unknown>; path?: string } = {},
) {
  const you = isNamed ? ANN : undefined;
  localStorage.clear();
  setActivePinia(createPinia());
  const asked: { readonly what: string; readonly body?: unknown }[] = [];
  const all: Answers = {
    'GET hello': { mark: 'kickmate online', proto: PROTOCOL, rules: 'r', isReady: true, you },
    'GET games': { games: [] },
    'GET blocks': { players: [] },
    ...answers,
  };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = `${method} ${address.replace('./api/', '')}`;
    if (method !== 'GET') asked.push({ what, ...(body !== undefined && { body: JSON.parse(String(body)) }) });
    const answer = all[what];
    if (answer instanceof Refusal) return Promise.resolve(Response.json(answer.body, { status: 400 }));
    if (answer === undefined) return Promise.resolve(new Response(null, { status: method === 'GET' ? 404 : 204 }));
    return Promise.resolve(Response.json(answer));
  });
  const sockets: FakeSocket[] = [];
  const heard: { readonly type: string }[] = [];
  class FakeSocket {
    onopen = () => undefined;
    onmessage = (_: { readonly data: string }) => undefined;
    onclose = () => undefined;
    constructor() {
      sockets.push(this);
      setTimeout(() => this.onopen());
    }
    send(text: string): void {
      const message = JSON.parse(text);
      heard.push(message);
      if (message.type === 'hello') this.tell({ type: 'welcome', proto: PROTOCOL, rules: __RULES__, you });
    }
    close(): void {}
    tell(message: ServerMessage): void {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  // However busy the machine is, the connection does not take the silence for a loss: its time passes only in vi.waitFor.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const blank = { template: '<p />' };
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: blank }],
  });
  await router.push(path);
  await useHello().ask();
  const wrapper = mount(page, { props, global: { plugins: [router] }, attachTo: document.body });
  open.push(wrapper);
  const press = (words: string) =>
    wrapper
      .findAll('button')
      .find((button) => button.text() === words)!
      .trigger('click');
  return {
    wrapper,
    router,
    press,
    /** The requests that change something, in order. */
    asked,
    /** The server's answers, which may be changed. */
    answers: all,
    /** The messages that came over the socket. */
    heard,
    /** Sends a message over the socket. */
    tell: (message: ServerMessage) => sockets.at(-1)!.tell(message),
    /** Ends the connection. */
    cut: () => sockets.at(-1)!.onclose(),
  };
}

/** Ends what {@link openPage} began. A connection that was cut must be back: the next page would get it. */
function closePages(): void {
  for (const wrapper of open.splice(0)) wrapper.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
}

afterEach(closePages);

const CHESS = { variant: 'chess', pace: { kind: 'clock', ms: 300_000, incrementMs: 3000 }, colour: 'lot' } as const;
const SEATS = { w: { name: 'Ann' }, b: { name: 'Bob' } };

describe('the lobby', () => {
  needsGames('chess');
  const lobby = (change: Partial<ServerMessageOf<'lobby'>> = {}): ServerMessageOf<'lobby'> => ({
    type: 'lobby',
    seeks: [{ id: 's1', by: 'Bob', terms: CHESS, isOwn: false }],
    running: [{ table: 't1', variant: 'chess', seats: SEATS, pace: CHESS.pace, watchers: 2 }],
    people: 3,
    played: 1,
    ...change,
  });

  async function entered(options: Parameters<typeof openPage>[1] = {}) {
    const page = await openPage(OnlinePage, options);
    await vi.waitFor(() => expect(page.heard).toContainEqual({ type: 'lobby', on: true }));
    page.tell(lobby());
    await flushPromises();
    return page;
  }

  test('names people, games to watch, and how many there are', async () => {
    const { wrapper, router } = await entered();
    expect(wrapper.text()).toContain('3 people are here, 1 game finished.');
    expect(wrapper.text()).toContain('Ann – Bob: Chess, 5+3, 2 watching');
    await wrapper.get('[aria-label="Watch Ann – Bob"]').trigger('click');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t1'));
  });

  test('names the people whom one knows, those who are here first, and challenges one of them only', async () => {
    const known = (id: string, name: string, isHere: boolean) =>
      ({ id, name, isHere, isFollowed: true, won: 2, drawn: 0, lost: 1 }) as const;
    const { wrapper, router, asked } = await entered({
      answers: {
        'GET people': { players: [known('p2', 'Bob', false), known('p3', 'Cem', true)] },
        'GET players/p3': { id: 'p3', name: 'Cem', ratings: [] },
        'POST challenges': { table: 't9' },
      },
    });
    await vi.waitFor(() => expect(wrapper.text()).toContain('People you know'));
    const section = wrapper.get('[aria-labelledby="known"]');
    expect(section.findAll('li').map((row) => row.get('span').text())).toEqual([
      'Cem, here now, 2 won and 1 lost',
      'Bob, 2 won and 1 lost',
    ]);
    await section.get('[aria-label="Challenge Cem"]').trigger('click');
    const own = wrapper.get('[aria-labelledby="own"]');
    await vi.waitFor(() => expect(own.get('h2').text()).toBe('Challenge Cem'));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('own'));
    expect(own.text()).not.toContain('Find an opponent');
    // The form has its rules.
    await loadVariant(entries[0]!.id);
    await flushPromises();
    await own.get('form').trigger('submit');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t9'));
    expect(asked).toMatchObject([{ what: 'POST challenges', body: { to: 'p3' } }]);
  });

  test('shows ratings behind names, and whether a game is rated', async () => {
    const { wrapper, tell } = await entered();
    const terms = { ...CHESS, rated: true };
    const rating = { points: 1500, isProvisional: true };
    const seats = { w: { name: 'Ann', rating: { points: 1622 } }, b: { name: 'Bob', rating } };
    tell(
      lobby({
        seeks: [{ id: 's1', by: 'Bob', rating, terms, isOwn: false }],
        running: [{ table: 't1', variant: 'chess', seats, pace: CHESS.pace, rated: true, watchers: 0 }],
      }),
    );
    await flushPromises();
    expect(wrapper.text()).toContain('Bob 1500?: Chess, 5+3, rated');
    expect(wrapper.text()).toContain('Ann 1622 – Bob 1500?: Chess, 5+3, rated');
  });

  test('leads back to a game that is being played, and offers no other one with clocks meanwhile', async () => {
    const running = { terms: CHESS, seats: SEATS, you: 'w', status: 'running', toAct: 'b', updated: 0 };
    const { wrapper, router, press } = await entered({
      answers: { 'GET games': { games: [{ table: 't7', ...running }] } },
    });
    expect(wrapper.text()).not.toContain('Quick game');
    expect(wrapper.find('[aria-label="Play Bob, Chess, 5+3"]').exists()).toBe(false);
    expect(wrapper.text()).toContain('Only one game with clocks at a time');
    await press('Back to your game against Bob');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t7'));
  });

  test("somebody's seek is taken, and a refusal is a sentence", async () => {
    const { wrapper, heard, tell } = await entered();
    await wrapper.get('[aria-label="Play Bob, Chess, 5+3"]').trigger('click');
    expect(heard.at(-1)).toEqual({ type: 'take', seek: 's1' });
    tell({ type: 'no', id: 's1', why: 'somebodyFaster' });
    await flushPromises();
    expect(wrapper.get('[role="alert"]').text()).toBe('Somebody else was faster.');
  });

  test('a seek without a connection is taken as soon as there is one', async () => {
    const { wrapper, heard, cut } = await entered();
    cut();
    await wrapper.get('[aria-label="Play Bob, Chess, 5+3"]').trigger('click');
    expect(heard.map(({ type }) => type)).not.toContain('take');
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'take', seek: 's1' }), { timeout: 5000 });
  });

  test('a quick game is looked for until somebody is found', async () => {
    needsGames('chess960');
    const { wrapper, router, press, heard, tell } = await entered();
    await press('Chess960');
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('seek'), { timeout: 20_000 });
    const seek = heard.at(-1) as unknown as { id: string; terms: unknown };
    expect(seek).toMatchObject({ type: 'seek', terms: { ...CHESS, variant: 'chess960' } });
    expect(wrapper.text()).toContain('Looking for an opponent: Chess960, 5+3…');
    tell({ type: 'paired', table: 't2', seek: seek.id });
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t2'));
    expect(wrapper.text()).not.toContain('Looking for');
  });

  test('after 15 seconds the computer is offered, and plays at once on this device', async () => {
    needsGames('minimal');
    const { wrapper, router, press } = await entered();
    await press('Hexapawn');
    await vi.waitFor(() => expect(wrapper.text()).toContain('Looking for an opponent'), { timeout: 20_000 });
    expect(wrapper.text()).not.toContain('Play the computer now');
    const now = Date.now;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 15_000);
    await vi.waitFor(() => expect(wrapper.text()).toContain('Play the computer now'), { timeout: 5000 });
    await press('Play the computer now');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/match'), { timeout: 20_000 });
    later.mockRestore();
  });

  test('somebody without a name is asked for one, and then has what was wished', async () => {
    const { wrapper, press, heard, answers, asked } = await entered({ isNamed: false });
    await press('Chess');
    expect(wrapper.text()).toContain('First, a name');
    expect(document.activeElement).toBe(wrapper.get('form.name input').element);
    answers['PUT me'] = new Refusal('nameEmpty');
    await wrapper.get('form.name').trigger('submit');
    await flushPromises();
    expect(wrapper.get('form.name [role="status"]').text()).toBe('A name has at least one character.');
    const you = { id: 'p9', name: 'Cleo' };
    answers['PUT me'] = you;
    answers['GET hello'] = { ...(answers['GET hello'] as object), you };
    await wrapper.get('form.name input').setValue('Cleo');
    await wrapper.get('form.name').trigger('submit');
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('seek'), { timeout: 20_000 });
    expect(asked.at(-1)).toEqual({ what: 'PUT me', body: { name: 'Cleo' } });
  });

  test('somebody whom the server has forgotten is asked for a name, and then has what was wished', async () => {
    const { wrapper, press, heard, answers, tell } = await entered();
    await press('Chess');
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('seek'), { timeout: 20_000 });
    expect(wrapper.text()).toContain('You are Ann.');
    const { id } = heard.at(-1) as unknown as { id: string };
    answers['GET hello'] = { ...(answers['GET hello'] as object), you: undefined };
    tell({ type: 'no', id, why: 'nameToSeek' });
    await flushPromises();
    expect(wrapper.text()).not.toContain('You are Ann.');
    expect(wrapper.text()).not.toContain('Looking for an opponent:');
    expect(wrapper.text()).toContain('First, a name');
    expect(document.activeElement).toBe(wrapper.get('form.name input').element);
  });

  test('without a server the page says so', async () => {
    const { wrapper } = await openPage(OnlinePage, { answers: { 'GET hello': {} } });
    expect(wrapper.text()).toContain('This copy of Kickmate has no server');
  });
});

describe('the games of a player', () => {
  needsGames('chess');
  const game = (table: string, change: Partial<GameInfo> = {}): GameInfo => ({
    table,
    terms: { ...CHESS, pace: { kind: 'days', days: 3 } },
    seats: SEATS,
    you: 'w',
    status: 'running',
    toAct: 'w',
    dueInMs: 3 * 3_600_000 + 5000,
    updated: 0,
    ...change,
  });
  const OVER = { status: 'over', result: '0-1', toAct: undefined, dueInMs: undefined } as const;
  const rows = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.wrapper.findAll('section').map((section) => section.findAll('li').map((row) => row.text()));

  test('are those of the own turn, with the time that is left, the others, and the finished ones with their records', async () => {
    const page = await openPage(GamesPage, {
      answers: {
        'GET games': {
          games: [
            game('t1'),
            game('t6', { you: 'b', toAct: 'both' }),
            game('t2', { toAct: 'b' }),
            game('t3', { status: 'waiting', toAct: undefined }),
          ],
        },
        'GET games?over': { games: [game('t4', OVER)], next: '1.t4' },
        'GET games?over&after=1.t4': { games: [game('t5', { ...OVER, result: '1-0' })] },
      },
    });
    await vi.waitFor(() => expect(rows(page)).toHaveLength(3));
    expect(rows(page)).toEqual([
      [
        'Ann – BobChess, 3 days a turn, your turn, 3 hours left',
        'Ann – BobChess, 3 days a turn, your turn, 3 hours left',
      ],
      [
        "Ann – BobChess, 3 days a turn, the other side's turn, 3 hours left",
        'Ann – BobChess, 3 days a turn, waits for a player',
      ],
      [expect.stringMatching(/^against Bob, as WhiteChess, 3 days a turn\. You lost\. .*19[67]\d.*\.PGN$/)],
    ]);
    expect(page.wrapper.get('a[download]').attributes('href')).toBe('./api/games/t4.pgn');
    await page.press('Show more');
    await vi.waitFor(() => expect(rows(page)[2]).toHaveLength(2));
  });

  test('a new game of a tournament waits for whoever has not come', async () => {
    const terms = { ...game('t').terms, tournament: { id: 'c', round: 1, board: 1 } };
    const page = await openPage(GamesPage, {
      answers: {
        'GET games': {
          games: [
            game('t1', { status: 'waiting', toAct: 'both', terms }),
            game('t2', { status: 'waiting', toAct: 'b', terms }),
            game('t3', { status: 'waiting' }),
          ],
        },
        'GET games?over': { games: [] },
      },
    });
    await vi.waitFor(() => expect(rows(page)[0]).toHaveLength(2));
    expect(rows(page)).toEqual([
      [
        expect.stringMatching(/open it to begin: whoever does not come in time loses, 3 hours left$/),
        expect.stringMatching(/open it to begin, 3 hours left$/),
      ],
      [expect.stringMatching(/waits for Bob, 3 hours left$/)],
    ]);
    expect(useHello().myTurns).toBe(2);
  });

  const open = {
    status: 'waiting',
    toAct: undefined,
    dueInMs: undefined,
    seats: { ...SEATS, w: { name: '' } },
  } as const;

  test('a challenge for the player stands in the lobby, too', async () => {
    const { wrapper, press, router } = await openPage(OnlinePage, {
      answers: { 'GET games': { games: [game('t1', { ...open, you: undefined, invited: ANN })] } },
    });
    await vi.waitFor(() => expect(wrapper.text()).toContain('Bob challenges you: Chess, 3 days a turn'));
    await press('Answer');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t1'));
  });

  test('a challenge for the player waits for an answer; the own one says for whom it waits', async () => {
    const page = await openPage(GamesPage, {
      answers: {
        'GET games': {
          games: [
            game('t1', { ...open, you: undefined, invited: ANN }),
            game('t2', { ...open, you: 'b', invited: { id: 'p2', name: 'Cem' } }),
          ],
        },
        'GET games?over': { games: [] },
      },
    });
    await vi.waitFor(() =>
      expect(rows(page).map(([row]) => row)).toEqual([
        expect.stringMatching(/^Bob challenges you.*, a challenge for you$/),
        expect.stringContaining('waits for Cem'),
      ]),
    );
    expect(useHello().myTurns).toBe(1);
  });

  test('are loaded again when something happens in one, also if the number of own turns stays the same', async () => {
    const page = await openPage(GamesPage, {
      answers: { 'GET games': { games: [game('t1')] }, 'GET games?over': { games: [] } },
    });
    await vi.waitFor(() => expect(rows(page)[0]).toHaveLength(1));
    await vi.waitFor(() => expect(page.heard).toHaveLength(1));
    page.answers['GET games'] = { games: [game('t2', { seats: { w: { name: 'Ann' }, b: { name: 'Cleo' } } })] };
    page.tell({ type: 'inbox' });
    await vi.waitFor(() => expect(rows(page)[0]?.[0]).toContain('Ann – Cleo'));
  });

  test('are none: the page leads to an opponent', async () => {
    const page = await openPage(GamesPage, {
      answers: { 'GET games': { games: [] }, 'GET games?over': { games: [] } },
    });
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('No game of yours is running.'));
    expect(page.wrapper.findAll('section').filter((one) => one.isVisible())).toEqual([]);
    await page.press('Look for an opponent');
    await vi.waitFor(() => expect(page.router.currentRoute.value.path).toBe('/online'));
  });

  test('that cannot be loaded are not called none, and come by themselves once they can be', async () => {
    const page = await openPage(GamesPage, { answers: { 'GET games': new Refusal('databaseAway') } });
    await vi.waitFor(() =>
      expect(page.wrapper.get('[role="alert"]').text()).toBe(
        'The server cannot reach its database now; try again soon.',
      ),
    );
    expect(page.wrapper.findAll('section').filter((one) => one.isVisible())).toEqual([]);
    Object.assign(page.answers, { 'GET games': { games: [] }, 'GET games?over': { games: [] } });
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('No game of yours is running.'));
    expect(page.wrapper.find('[role="alert"]').exists()).toBe(false);
  });
});

test("a tournament's name is reported, by players who have not chosen it", async () => {
  const terms = { variant: 'chess', pace: { kind: 'days', days: 2 } };
  const cup = {
    ...{ id: 't1', name: 'Rude cup', system: 'swiss', terms, startsAt: 0, status: 'running', round: 1, players: 0 },
    ...{ isIn: false, standings: [], games: [], organiser: { id: 'p2', name: 'Bob' } },
  };
  const show = async (answer: object, isNamed = true) => {
    const answers = { 'GET tournaments/t1': answer };
    const page = await openPage(TournamentPage, { props: { id: 't1' }, answers, isNamed });
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('Rude cup'));
    await flushPromises();
    return page;
  };
  const words = 'Report the name “Rude cup”';
  const { wrapper, press, asked } = await show(cup);
  await vi.waitFor(() => expect(wrapper.text()).toContain(words));
  await press(words);
  await press('Send the report');
  expect(asked).toEqual([{ what: 'POST reports', body: { tournament: 't1', words: '' } }]);
  closePages();
  // The form has arrived by now.
  expect((await show({ ...cup, organiser: ANN })).wrapper.text()).not.toContain(words);
  closePages();
  expect((await show(cup, false)).wrapper.text()).not.toContain(words);
});

test('whoever takes part by keyboard goes on from the same page, which says why rounds are fewer than planned', async () => {
  const terms = { variant: 'chess', pace: { kind: 'days', days: 2 } };
  const cup = {
    ...{ id: 't1', name: 'Cup', system: 'swiss', terms, startsAt: 0, status: 'open', rounds: 5, round: 0, players: 3 },
    ...{ isIn: false, standings: [], games: [] },
  };
  const { wrapper, press, answers } = await openPage(TournamentPage, {
    props: { id: 't1' },
    answers: { 'GET tournaments/t1': cup },
  });
  await vi.waitFor(() => expect(wrapper.text()).toContain('Swiss rounds, 5 rounds:'));
  const line = { player: ANN, rating: 1500, place: 1, points: 0, wins: 0, games: 0 };
  answers['GET tournaments/t1'] = { ...cup, status: 'running', rounds: 3, plannedRounds: 5, standings: [line] };
  const join = wrapper.findAll('button').find((button) => button.text() === 'Take part')!;
  join.element.focus();
  await press('Take part');
  await vi.waitFor(() => expect(wrapper.text()).toContain('Swiss rounds, 3 rounds (5 were planned: too few players):'));
  expect(wrapper.find('td:last-child').text()).toBe('1500');
  expect(wrapper.text()).toContain('You take part.');
  expect(document.activeElement).toBe(wrapper.element);
});

describe('the own page', () => {
  test('makes a link for another device', async () => {
    const page = await openPage(MePage, { answers: { 'POST me/devices': { token: 'abcdefghijklmnopqrst' } } });
    await page.press('Make a link');
    await vi.waitFor(() =>
      expect(page.wrapper.get('textarea').element.value).toContain('#/online/device/abcdefghijklmnopqrst'),
    );
  });

  describe('with passkeys', () => {
    const options = { challenge: 'AAAA' };
    const optionsToMake = {
      ...options,
      user: { id: 'AAAA', name: 'Ann', displayName: 'Ann' },
      excludeCredentials: [{ id: 'AQID', type: 'public-key' }],
    };
    const passkeys = { passkeys: [{ id: 'AQID', madeAt: Date.UTC(2026, 0, 31) }] };
    const create = vi.fn();
    const get = vi.fn();
    afterEach(() => void vi.restoreAllMocks());
    beforeEach(() => {
      vi.stubGlobal('isSecureContext', true);
      vi.stubGlobal('PublicKeyCredential', class {});
      vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create, get } as unknown as CredentialsContainer);
    });

    test('lists them, makes none twice on a device, and deletes one', async () => {
      const page = await openPage(MePage, {
        answers: { 'POST me/passkeys/options': optionsToMake, 'GET me/passkeys': passkeys },
      });
      await vi.waitFor(() => expect(page.wrapper.text()).toMatch(/Made on .*2026/));
      create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
      await page.press('Make a passkey');
      await vi.waitFor(() => expect(page.wrapper.text()).toContain('This device has a passkey for you already.'));
      const { publicKey } = create.mock.lastCall![0];
      expect(publicKey).toMatchObject({
        user: { name: 'Ann' },
        excludeCredentials: [{ type: 'public-key' }],
      });
      await page.wrapper.get('[aria-label^="Delete the passkey made on"]').trigger('click');
      await vi.waitFor(() => expect(page.asked.at(-1)).toEqual({ what: 'DELETE me/passkeys/AQID' }));
    });

    test('sends what the device has signed, and says what the server refuses', async () => {
      const page = await openPage(MePage, {
        isNamed: false,
        answers: {
          'POST passkeys/options': options,
          'POST passkeys': new Refusal('passkeyUnknown'),
        },
      });
      const bytes = (...all: number[]) => new Uint8Array(all).buffer;
      const response = { clientDataJSON: bytes(251, 255), authenticatorData: bytes(2), signature: bytes(3) };
      get.mockResolvedValueOnce({
        id: 'AA',
        rawId: bytes(0),
        type: 'public-key',
        response,
        getClientExtensionResults: () => ({}),
      });
      await page.press('Use your passkey');
      await vi.waitFor(() =>
        expect(page.wrapper.text()).toContain(
          'This passkey is not known here: it was deleted, or is that of another server.',
        ),
      );
      const sent = { clientDataJSON: '-_8', authenticatorData: 'Ag', signature: 'Aw' };
      expect(page.asked.at(-1)).toMatchObject({ what: 'POST passkeys', body: { id: 'AA', response: sent } });
      // The person has changed their mind.
      get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await page.press('Use your passkey');
      await vi.waitFor(() => expect(page.wrapper.text()).toContain('No passkey was used.'));
    });
  });

  test('lists where one is signed in, signs one out, all others, or, after a question, this browser', async () => {
    const made = { madeAt: 0, seenAt: Date.UTC(2026, 0, 31) };
    const own = { id: 's1', device: 'Edge on Windows', isThis: true, ...made };
    const others = [
      { id: 's2', device: 'Chrome on Android', ...made },
      { id: 's3', device: '', ...made },
    ];
    const page = await openPage(MePage, { answers: { 'GET me/sessions': { sessions: [own, ...others] } } });
    await vi.waitFor(() =>
      expect(page.wrapper.text()).toMatch(/Edge on Windows, last seen on .*2026 \(this browser\)/),
    );
    expect(page.wrapper.text()).toMatch(/A browser, last seen on/);
    page.answers['GET me/sessions'] = { sessions: [own, others[1]] };
    await page.wrapper.get('[aria-label^="Sign out Chrome on Android"]').trigger('click');
    await vi.waitFor(() => expect(page.wrapper.text()).not.toContain('Android'));
    expect(page.wrapper.text()).toContain('It is signed out.');
    page.answers['GET me/sessions'] = { sessions: [own] };
    await page.press('Sign out everywhere else');
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('All other browsers are signed out.'));
    await vi.waitFor(() => expect(page.wrapper.text()).not.toContain('Sign out everywhere else'));
    expect(page.asked.map(({ what }) => what)).toEqual(['DELETE me/sessions/s2', 'DELETE me/sessions']);

    await page.wrapper.get('[aria-label="Sign this browser out"]').trigger('click');
    const confirm = await vi.waitFor(() => {
      const found = document.querySelector<HTMLElement>('[role="alertdialog"], [role="dialog"]');
      expect(found?.textContent).toContain('Without a passkey');
      return [...found!.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Sign out')!;
    });
    expect(page.asked).toHaveLength(2);
    page.answers['GET hello'] = { mark: 'kickmate online', proto: PROTOCOL, rules: 'r', isReady: true };
    confirm.click();
    await vi.waitFor(() => expect(page.asked.at(-1)?.what).toBe('DELETE me/sessions/s1'));
    await vi.waitFor(() => expect(useOnline().player).toBeUndefined());
  });

  test('makes a token, shows it this once, lists it and revokes it', async () => {
    const page = await openPage(MePage, { answers: { 'GET me/tokens': { tokens: [] } } });
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('Make a token'));
    const token = { id: 't1', name: 'Stockfish', scopes: ['bot:play'], madeAt: 0, endsAt: Date.UTC(2026, 0, 31) };
    page.answers['GET me/tokens'] = { tokens: [token] };
    page.answers['POST me/tokens'] = { id: 't1', token: 'kick_secret' };
    await page.wrapper.get('input[maxlength="40"]').setValue('Stockfish');
    await page.wrapper.get('input[maxlength="40"]').trigger('submit');
    await vi.waitFor(() => expect(page.wrapper.get<HTMLTextAreaElement>('textarea').element.value).toBe('kick_secret'));
    expect(page.asked.at(-1)).toMatchObject({ body: { name: 'Stockfish', scopes: ['bot:play'] } });
    await vi.waitFor(() =>
      expect(page.wrapper.text()).toMatch(/Stockfish \(bot:play\), never used, valid until .*2026/),
    );
    page.answers['GET me/tokens'] = { tokens: [] };
    await page.wrapper.get('[aria-label="Revoke the token of Stockfish"]').trigger('click');
    await vi.waitFor(() => expect(page.wrapper.text()).not.toContain('never used'));
    expect(page.wrapper.text()).toContain('It is revoked');
    expect(page.asked.map(({ what }) => what)).toEqual(['POST me/tokens', 'DELETE me/tokens/t1']);
  });

  test('lists blocked players and unblocks them', async () => {
    const page = await openPage(MePage, { answers: { 'GET blocks': { players: [{ id: 'p2', name: 'Bob' }] } } });
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('Bob'));
    page.answers['GET blocks'] = { players: [] };
    await page.wrapper.get('[aria-label="Unblock Bob"]').trigger('click');
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('Bob is not blocked any more.'));
    expect(page.asked).toEqual([{ what: 'DELETE blocks/p2' }]);
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('None. You can block'));
  });

  test('deletes the data only after a question', async () => {
    const page = await openPage(MePage);
    await page.press('Delete my data');
    expect(page.asked).toEqual([]);
    const confirm = await vi.waitFor(() => {
      const found = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent?.trim() === 'Delete',
      );
      expect(found).toBeDefined();
      return found!;
    });
    confirm.click();
    await vi.waitFor(() => expect(page.asked).toEqual([{ what: 'DELETE me' }]));
    await vi.waitFor(() => expect(page.router.currentRoute.value.path).toBe('/online'));
    expect(useOnline().lobbyNotice).toBe('Your data are deleted.');
  });
});

describe('the page of a link for another device', () => {
  const TOKEN = 'abcdefghijklmnopqrst';

  test('asks before it makes this device another player', async () => {
    const page = await openPage(DevicePage, {
      props: { token: TOKEN },
      path: '/?name=Bob',
      answers: { 'POST devices': { id: 'p2', name: 'Bob' } },
    });
    expect([page.wrapper.text().includes('Now it is Ann'), page.asked]).toEqual([true, []]);
    expect(page.wrapper.text()).toContain('on which the link was made: Bob.');
    await page.press('Go on as that player');
    await vi.waitFor(() => expect(page.router.currentRoute.value.path).toBe('/online'));
    expect(page.asked).toEqual([{ what: 'POST devices', body: { token: TOKEN } }]);
  });

  test('a link that was used says so', async () => {
    const answers = { 'POST devices': new Refusal('linkUsed') };
    const page = await openPage(DevicePage, { props: { token: TOKEN }, answers });
    await page.press('Go on as that player');
    await vi.waitFor(() => expect(page.wrapper.get('[role="alert"]').text()).toMatch(/^The link was used.*one\.$/));
  });
});

// ---- a table ----

beforeAll(async () => {
  // The page loads the same rules; they are here then.
  await exampleGame('chess');
});

/** The whole table with a running game of chess between Ada (White) and Bob. */
const running = async () => new FakeServer(await exampleGame('chess')).sync();
/** A challenge by Ada, who has White. */
const waiting = async (): Promise<ServerMessageOf<'sync'>> => ({
  ...(await running()),
  status: 'waiting',
  record: undefined,
  seats: { w: { name: 'Ada' }, b: { name: '' } },
});

/** The page of a table after the server has sent it. */
async function atTable(message: ServerMessageOf<'sync'> | ServerMessageOf<'no'>, answers = {}, isNamed = true) {
  const page = await openPage(TablePage, { props: { id: 't' }, answers, isNamed });
  await vi.waitFor(() => expect(page.heard.map(({ type }) => type)).toContain('join'));
  page.tell(message);
  await vi.waitFor(() => expect(page.wrapper.text()).not.toContain('Fetching the game'));
  await flushPromises();
  return page;
}

test('a game that the server does not know is not shown', async () => {
  const { wrapper } = await atTable({ type: 'no', table: 't', why: 'noGame' });
  expect(wrapper.get('h1').text()).toBe('This game cannot be shown');
  expect(wrapper.get('[role="alert"]').text()).toBe('There is no such game.');
});

describe('a challenge', () => {
  test('of the player has a link to give away, and is withdrawn', async () => {
    const { wrapper, press, heard } = await atTable({ ...(await waiting()), you: 'w' });
    expect(wrapper.get('h1').text()).toBe('Your challenge');
    expect(wrapper.get('textarea').element.value).toMatch(/\/game\/t$/);
    expect(wrapper.get('svg[role="img"] > title').text()).toBe('The link as a QR code');
    await press('Withdraw the challenge');
    expect(heard.at(-1)).toMatchObject({ type: 'do', op: { kind: 'abort' } });
  });

  test('of somebody else is taken', async () => {
    const { wrapper, press, asked } = await atTable(
      { ...(await waiting()), you: undefined },
      { 'POST tables/t/seat': { table: 't' } },
    );
    expect(wrapper.get('h1').text()).toBe('Ada challenges you');
    expect(wrapper.text()).toContain('You play Black.');
    await press('Accept and play');
    expect(asked).toEqual([{ what: 'POST tables/t/seat', body: {} }]);
  });

  const forOne = (you: 'w' | undefined, invited: { readonly id: string; readonly name: string }) => ({
    'GET games/t': {
      ...{ table: 't', terms: CHESS, seats: { w: { name: 'Ada' }, b: { name: '' } }, status: 'waiting', updated: 0 },
      ...{ you, invited },
    },
  });

  test('for one player has no link, and is declined by that player', async () => {
    const own = await atTable({ ...(await waiting()), you: 'w' }, forOne('w', { id: 'p2', name: 'Bob' }));
    await vi.waitFor(() => expect(own.wrapper.text()).toContain('Only Bob can accept it'));
    expect(own.wrapper.find('textarea').exists()).toBe(false);
    closePages();
    const { wrapper, press, asked, router } = await atTable(
      { ...(await waiting()), you: undefined },
      forOne(undefined, ANN),
    );
    await vi.waitFor(() => expect(wrapper.text()).toContain('Decline'));
    await press('Decline');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/games'));
    expect(asked).toEqual([{ what: 'DELETE tables/t/seat' }]);
  });

  test('for another player cannot be accepted; one that was declined says so', async () => {
    const page = await atTable({ ...(await waiting()), you: undefined }, forOne(undefined, { id: 'p2', name: 'Bob' }));
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('This challenge is for Bob.'));
    expect(page.wrapper.text()).not.toContain('Accept and play');
    closePages();
    const { wrapper } = await atTable({ ...(await waiting()), you: 'w', status: 'over', state: { aborted: 'b' } });
    expect(wrapper.get('h1').text()).toBe('The challenge was declined');
  });

  test('that cannot be taken any more says why', async () => {
    const answers = { 'POST tables/t/seat': new Refusal('seatTaken') };
    const { wrapper, press } = await atTable({ ...(await waiting()), you: undefined }, answers);
    await press('Accept and play');
    await vi.waitFor(() =>
      expect(wrapper.get('.offer > [role="status"]').text()).toBe('Somebody else has taken the seat.'),
    );
  });

  test('is taken by somebody new after the name, when they say so', async () => {
    const page = await atTable(
      { ...(await waiting()), you: undefined, terms: CHESS },
      { 'POST tables/t/seat': { table: 't' }, 'PUT me': ANN },
      false,
    );
    const { wrapper, press, asked, answers } = page;
    answers['GET hello'] = { ...(answers['GET hello'] as object), you: ANN };
    expect(wrapper.get('.offer').text()).toContain('no clock runs before you accept');
    await press('Accept and play');
    await wrapper.get('form input').setValue('Ann');
    await wrapper.get('form').trigger('submit');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Accept and play'));
    expect(asked.map(({ what }) => what)).toEqual(['PUT me']);
    await press('Accept and play');
    expect(asked.map(({ what }) => what)).toEqual(['PUT me', 'POST tables/t/seat']);
  });

  test('has the first steps of the game, below the offer, until the game begins', async () => {
    const { wrapper, tell } = await atTable({ ...(await waiting()), you: undefined });
    await vi.waitFor(() => expect(wrapper.text()).toContain('Step 1 of'));
    const offer = wrapper.get('.offer').element;
    const board = wrapper.get('[role="grid"]').element;
    expect(offer.compareDocumentPosition(board) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    tell({ ...(await running()), v: 2, you: 'b' });
    await vi.waitFor(() => expect(wrapper.text()).not.toContain('Step 1 of'));
    await vi.waitFor(() => expect(wrapper.findAll('[role="gridcell"]')).toHaveLength(64));
    expect(wrapper.text()).toContain('Ada to move');
  });

  test('says in one line that the game is known', async () => {
    const page = await atTable({ ...(await waiting()), you: undefined });
    await vi.waitFor(() => expect(page.wrapper.text()).toContain('Step 1 of'));
    useLessonProgress().note('chess', { solved: 100 });
    page.wrapper.unmount();
    const again = mount(TablePage, { props: { id: 't' }, global: { plugins: [page.router] }, attachTo: document.body });
    open.push(again);
    await vi.waitFor(() => expect(page.heard.filter(({ type }) => type === 'join')).toHaveLength(2));
    page.tell({ ...(await waiting()), you: undefined });
    await vi.waitFor(() => expect(again.text()).toContain('You have learned this game.'));
    expect(again.find('[role="grid"]').exists()).toBe(false);
  });
});

test('a game that begins while one waits is announced, and its turn counts in the title', async () => {
  const { wrapper, tell } = await atTable({ ...(await waiting()), you: 'w' });
  const region = wrapper.get('.table > [role="status"]');
  expect([region.text(), useHello().myTurns]).toEqual(['', 0]);
  tell({ ...(await running()), v: 2 });
  await vi.waitFor(() => expect(region.text()).toBe('Bob is here. The game begins.'));
  expect([useHello().myTurns, useHello().otherTurns]).toEqual([1, 0]);
});

describe('a running game', () => {
  test('stays as it is while the connection is lost', async () => {
    const { wrapper, cut, heard } = await atTable(await running());
    const squares = () => wrapper.findAll('[role="gridcell"]').map((cell) => cell.attributes('aria-label'));
    const before = squares();
    expect([before.length, wrapper.text().includes('Reconnecting…')]).toEqual([64, false]);
    cut();
    await vi.waitFor(() => expect(wrapper.text()).toContain('Reconnecting…'));
    expect(squares()).toEqual(before);
    expect(wrapper.findAll('.detail').map((one) => one.text())).toEqual(['Black', 'White · not connected']);
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'join')).toHaveLength(2), { timeout: 5000 });
    await vi.waitFor(() => expect(wrapper.text()).not.toContain('Reconnecting…'));
  });

  test('names both players with their connection, and those who watch', async () => {
    const { wrapper, tell } = await atTable(await running());
    tell({ type: 'lag', ms: 12 });
    // Only a slow connection is worth words.
    tell({ type: 'presence', table: 't', watchers: 1, lag: { w: 12, b: 480 } });
    await flushPromises();
    const details = () => wrapper.findAll('.detail').map((one) => one.text());
    await vi.waitFor(() => expect(details()).toEqual(['Black · 480 ms', 'White']));
    expect(wrapper.text()).toContain('1 person watches.');
    tell({ type: 'presence', table: 't', watchers: 0, lag: { w: 12 } });
    await vi.waitFor(() => expect(details()).toEqual(['Black · away', 'White']));
  });

  test('a refused phrase is said here, not in the lobby', async () => {
    const { wrapper, press, tell, heard } = await atTable(await running());
    await press('Good luck!');
    expect(heard.at(-1)).toEqual({ type: 'say', table: 't', phrase: 1 });
    tell({ type: 'no', table: 't', why: 'manyMessages', values: { most: 10, seconds: 20 } });
    await flushPromises();
    expect(wrapper.text()).toContain('At most 10 messages in 20 seconds.');
  });

  test('says nothing about luck where nothing is left to chance', async () => {
    const { wrapper } = await atTable(await running());
    expect(wrapper.get('.luck').text()).toBe('');
  });

  test('that is over offers a rematch below its result, unless the opponent has deleted all data', async () => {
    const variant = await exampleGame('chess');
    const server = new FakeServer(variant);
    server.play({ kind: 'resign', side: 'b' });
    const { wrapper, tell } = await atTable(server.sync());
    const buttons = () => wrapper.findAll('.end button').map((button) => button.text());
    await vi.waitFor(() => expect(buttons()).toEqual(expect.arrayContaining(['Rematch', 'Analyse', 'New game'])));
    expect(wrapper.get('.status .headline').text()).toContain('You won: Bob resigned.');
    tell({ ...server.sync(), v: server.version + 1, seats: { w: { name: 'Ada' }, b: { name: '' } } });
    await vi.waitFor(() => expect(wrapper.get('.name').text()).toBe('Deleted player'));
    expect(buttons()).not.toContain('Rematch');
  });

  test('this device has one number for its luck, which it shows only when the server and the other side are bound', async () => {
    const drawn = new FakeServer(await exampleGame('chess960')).sync();
    const waiting = { ...drawn, record: undefined, status: 'waiting' } as const;
    const page = await atTable({ ...waiting, v: 0 });
    const joins = () => page.heard.filter(({ type }) => type === 'join') as unknown as LuckShare[];
    await vi.waitFor(() =>
      expect(joins()).toEqual(
        [{}, { seal: expect.stringMatching(/^[0-9a-f]{64}$/) }].map((share) => expect.objectContaining(share)),
      ),
    );
    expect(page.wrapper.text()).toContain('The game begins as soon as Bob is here, too.');
    const seals = { w: joins()[1]!.seal!, b: sha256Hex('b'.repeat(32)) };
    page.tell({ ...waiting, v: 1, seals: { w: seals.w } });
    page.tell({ ...waiting, v: 2, seals });
    await vi.waitFor(() => expect(joins()[2]).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }));
    const nonce = joins()[2]!.nonce!;
    expect(sha256Hex(nonce)).toBe(seals.w);
    const luck = (alert = '') => page.wrapper.get(`.luck ${alert}`).text();
    page.tell({ ...drawn, v: 2, seals, nonces: { w: nonce, b: 'c'.repeat(32) } });
    await vi.waitFor(() => expect(luck('[role="alert"]')).toContain("your opponent's number was exchanged"));
    page.tell({ ...drawn, v: 2, nonces: { w: nonce } });
    await vi.waitFor(() => expect(luck()).toContain('The number for your side is the one that this device has drawn.'));
    page.tell({ ...drawn, v: 3, nonces: { w: nonce }, commit: 'e'.repeat(64) });
    await vi.waitFor(() => expect(luck('[role="alert"]')).toContain('exchanged the secret to which it was committed'));
    page.tell({ ...drawn, v: 4, nonces: { w: 'f'.repeat(32) } });
    await vi.waitFor(() => expect(luck('[role="alert"]')).toMatch(/^The luck of this game was not drawn as promised/));
  });
});
