import { loadVariant } from '@kickmate/catalogue';
import type { ServerMessageOf } from '@kickmate/protocol';
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useHello } from '../shared/hello.ts';
import TablePage from './TablePage.vue';
import { FakeServer } from './testing.ts';
import { closePages, openPage, Refusal } from './testing-pages.ts';

beforeAll(async () => {
  // The page loads the same rules; they are here then.
  await loadVariant('chess');
});
afterEach(closePages);

/** The whole table with a running game of chess between Ada (White) and Bob. */
const running = async () => new FakeServer(await loadVariant('chess')).sync();
/** A challenge by Ada, who has White. */
const waiting = async (): Promise<ServerMessageOf<'sync'>> => ({
  ...(await running()),
  status: 'waiting',
  record: undefined,
  seats: { w: { name: 'Ada' }, b: { name: '' } },
});

/** The page of a table after the server has sent it. */
async function atTable(message: ServerMessageOf<'sync'> | ServerMessageOf<'no'>, answers = {}) {
  const page = await openPage(TablePage, { props: { id: 't' }, answers });
  await vi.waitFor(() => expect(page.heard.map(({ type }) => type)).toContain('join'));
  page.tell(message);
  await vi.waitFor(() => expect(page.wrapper.text()).not.toContain('Fetching the game'));
  await flushPromises();
  return page;
}

test('a game that the server does not know is not shown', async () => {
  const { wrapper } = await atTable({ type: 'no', table: 't', why: 'unknown', message: 'there is no such table' });
  expect(wrapper.get('h1').text()).toBe('This game cannot be shown');
  expect(wrapper.get('[role="alert"]').text()).toBe('There is no such table.');
});

describe('a challenge', () => {
  test('of the player has a link to give away, and is withdrawn', async () => {
    const { wrapper, press, heard } = await atTable({ ...(await waiting()), you: 'w' });
    expect(wrapper.get('h1').text()).toBe('Your challenge');
    expect(wrapper.get('input').element.value).toContain('#/online/table/t');
    expect(wrapper.get('svg[role="img"]').attributes('aria-label')).toBe('The link as a QR code');
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
    await press('Play');
    expect(asked).toEqual([{ what: 'POST tables/t/seat', body: {} }]);
  });

  test('that cannot be taken any more says why', async () => {
    const answers = { 'POST tables/t/seat': new Refusal('somebody else has taken the seat') };
    const { wrapper, press } = await atTable({ ...(await waiting()), you: undefined }, answers);
    await press('Play');
    await vi.waitFor(() =>
      expect(wrapper.get('.card [role="status"]').text()).toBe('Somebody else has taken the seat.'),
    );
  });
});

test('a game that begins while one waits is announced, and its turn counts in the title', async () => {
  const { wrapper, tell } = await atTable({ ...(await waiting()), you: 'w' });
  const region = wrapper.get('.table > [role="status"]');
  expect([region.text(), useHello().myTurns]).toEqual(['', 0]);
  tell({ ...(await running()), v: 2 });
  await vi.waitFor(() => expect(region.text()).toBe('Bob is here. The game begins.'));
  expect(useHello().myTurns).toBe(1);
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
    tell({ type: 'presence', table: 't', watchers: 1, lag: { w: 12, b: 80 } });
    await flushPromises();
    const details = () => wrapper.findAll('.detail').map((one) => one.text());
    await vi.waitFor(() => expect(details()).toEqual(['Black · 80 ms', 'White · 12 ms']));
    expect(wrapper.text()).toContain('1 person watches.');
    tell({ type: 'presence', table: 't', watchers: 0, lag: { w: 12 } });
    await vi.waitFor(() => expect(details()).toEqual(['Black · away', 'White · 12 ms']));
  });

  test('a refused phrase is said here, not in the lobby', async () => {
    const { wrapper, press, tell, heard } = await atTable(await running());
    await press('Good luck!');
    expect(heard.at(-1)).toEqual({ type: 'say', table: 't', phrase: 1 });
    tell({ type: 'no', table: 't', why: 'rate', message: 'at most 10 phrases a minute' });
    await flushPromises();
    expect(wrapper.text()).toContain('At most 10 phrases a minute.');
  });

  test('this device has one number for its luck, which the server gets with the first message', async () => {
    const page = await atTable(await running());
    const join = page.heard.find(({ type }) => type === 'join') as unknown as { nonce: string };
    expect(join.nonce).toMatch(/^[0-9a-f]{32}$/);
    page.tell({ ...(await running()), v: 2, nonces: { w: join.nonce } });
    await flushPromises();
    expect(page.wrapper.text()).toContain('The number for your side is the one that this device has drawn.');
    page.tell({ ...(await running()), v: 3, nonces: { w: 'f'.repeat(32) } });
    await flushPromises();
    expect(page.wrapper.get('.luck [role="alert"]').text()).toMatch(/^The luck of this game was not drawn as promised/);
  });
});
