import type { GameInfo, ServerMessageOf } from '@kickmate/protocol';
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DevicePage from './DevicePage.vue';
import GamesPage from './GamesPage.vue';
import MePage from './MePage.vue';
import OnlinePage from './OnlinePage.vue';
import { closePages, openPage, Refusal } from './testing-pages.ts';

afterEach(closePages);

const CHESS = { variant: 'chess', pace: { kind: 'clock', ms: 300_000, incrementMs: 3000 }, colour: 'lot' } as const;
const SEATS = { w: { name: 'Ann' }, b: { name: 'Bob' } };

describe('the lobby', () => {
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
    expect(wrapper.text()).toContain('3 people are here, 1 game has been played.');
    expect(wrapper.text()).toContain('Ann – Bob: Chess, 5+3, 2 watching');
    await wrapper.get('[aria-label="Watch Ann – Bob"]').trigger('click');
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t1'));
  });

  test("somebody's seek is taken, and a refusal is a sentence", async () => {
    const { wrapper, heard, tell } = await entered();
    await wrapper.get('[aria-label="Play Bob, Chess, 5+3"]').trigger('click');
    expect(heard.at(-1)).toEqual({ type: 'take', seek: 's1' });
    tell({ type: 'no', id: 's1', why: 'unknown', message: 'somebody else was faster' });
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
    const { wrapper, router, press, heard, tell } = await entered();
    await press('Chess960');
    const seek = heard.at(-1) as unknown as { id: string; terms: unknown };
    expect(seek).toMatchObject({ type: 'seek', terms: { ...CHESS, variant: 'chess960' } });
    expect(wrapper.text()).toContain('Looking for an opponent: Chess960, 5+3…');
    tell({ type: 'paired', table: 't2', seek: seek.id });
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/online/table/t2'));
    expect(wrapper.text()).not.toContain('Looking for');
  });

  test('after 15 seconds the computer is offered, and plays at once on this device', async () => {
    const { wrapper, router, press } = await entered();
    await press('Hexapawn');
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
    answers['PUT me'] = new Refusal('a name has at least one character');
    await wrapper.get('form.name').trigger('submit');
    await flushPromises();
    expect(wrapper.get('form.name [role="status"]').text()).toBe('A name has at least one character.');
    const you = { id: 'p9', name: 'Cleo' };
    answers['PUT me'] = you;
    answers['GET hello'] = { ...(answers['GET hello'] as object), you };
    await wrapper.get('form.name input').setValue('Cleo');
    await wrapper.get('form.name').trigger('submit');
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('seek'));
    expect(asked.at(-1)).toEqual({ what: 'PUT me', body: { name: 'Cleo' } });
  });

  test('without a server the page says so', async () => {
    const { wrapper } = await openPage(OnlinePage, { answers: { 'GET hello': {} } });
    expect(wrapper.text()).toContain('This copy of Kickmate has no server');
  });
});

describe('the games of a player', () => {
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
          games: [game('t1'), game('t2', { toAct: 'b' }), game('t3', { status: 'waiting', toAct: undefined })],
        },
        'GET games?over': { games: [game('t4', OVER)], next: '1.t4' },
        'GET games?over&after=1.t4': { games: [game('t5', { ...OVER, result: '1-0' })] },
      },
    });
    await vi.waitFor(() => expect(rows(page)).toHaveLength(3));
    expect(rows(page)).toEqual([
      ['Ann – BobChess, 3 days a turn, your turn, 3 hours left'],
      [
        "Ann – BobChess, 3 days a turn, the other side's turn, 3 hours left",
        'Ann – BobChess, 3 days a turn, waits for a player',
      ],
      ['Ann – BobChess, 3 days a turn. You lost.PGN'],
    ]);
    expect(page.wrapper.get('a[download]').attributes('href')).toBe('./api/games/t4.pgn');
    await page.press('Show more');
    await vi.waitFor(() => expect(rows(page)[2]).toHaveLength(2));
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

  test('that cannot be loaded are not called none', async () => {
    const page = await openPage(GamesPage, { answers: { 'GET games': new Refusal('the database is away') } });
    await vi.waitFor(() => expect(page.wrapper.get('[role="alert"]').text()).toBe('The database is away.'));
    expect(page.wrapper.findAll('section').filter((one) => one.isVisible())).toEqual([]);
  });
});

describe('the own page', () => {
  test('makes a link for another device', async () => {
    const page = await openPage(MePage, { answers: { 'POST me/devices': { token: 'abcdefghijklmnopqrst' } } });
    await page.press('Make a link');
    await vi.waitFor(() =>
      expect(page.wrapper.findAll('input').at(-1)!.element.value).toContain('#/online/device/abcdefghijklmnopqrst'),
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
          'POST passkeys': new Refusal('this passkey is not known here'),
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
      await vi.waitFor(() => expect(page.wrapper.text()).toContain('This passkey is not known here.'));
      const sent = { clientDataJSON: '-_8', authenticatorData: 'Ag', signature: 'Aw' };
      expect(page.asked.at(-1)).toMatchObject({ what: 'POST passkeys', body: { id: 'AA', response: sent } });
      // The person has changed their mind.
      get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await page.press('Use your passkey');
      await vi.waitFor(() => expect(page.wrapper.text()).toContain('No passkey was used.'));
    });
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
  });
});

describe('the page of a link for another device', () => {
  const TOKEN = 'abcdefghijklmnopqrst';

  test('asks before it makes this device another player', async () => {
    const page = await openPage(DevicePage, {
      props: { token: TOKEN },
      answers: { 'POST devices': { id: 'p2', name: 'Bob' } },
    });
    expect([page.wrapper.text().includes('Now it is Ann'), page.asked]).toEqual([true, []]);
    await page.press('Go on as that player');
    await vi.waitFor(() => expect(page.router.currentRoute.value.path).toBe('/online'));
    expect(page.asked).toEqual([{ what: 'POST devices', body: { token: TOKEN } }]);
  });

  test('a link that was used says so', async () => {
    const answers = { 'POST devices': new Refusal('the link was used, or is older than 15 minutes: make a new one') };
    const page = await openPage(DevicePage, { props: { token: TOKEN }, answers });
    await page.press('Go on as that player');
    await vi.waitFor(() => expect(page.wrapper.get('[role="alert"]').text()).toMatch(/^The link was used.*one\.$/));
  });
});
