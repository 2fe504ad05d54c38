import { API_MARK } from '@kickmate/protocol';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK, useHello } from './hello.ts';

beforeEach(() => setActivePinia(createPinia()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HELLO = { mark: API_MARK, proto: 1, rules: 'r', isReady: true };
const GAMES = [
  { table: 't1', you: 'w', toAct: 'w' },
  { table: 't2', you: 'b', toAct: 'w' },
  { table: 't3', toAct: 'b' },
];

/** Answers requests by address; everything else fails. */
function host(answers: Readonly<Record<string, () => Response>>) {
  const asked = vi.fn((address: string) => Promise.resolve(answers[address]?.() ?? new Response('', { status: 404 })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('the mark is the one of the protocol', () => expect(MARK).toBe(API_MARK));

test.each([
  ['the file of a static host', () => Response.json({})],
  ["a page of the host's own", () => new Response('<html>')],
  ['nothing', () => new Response('', { status: 404 })],
  ['something else', () => Response.json('kickmate online')],
])('%s is no server', async (_, answer) => {
  host({ './api/hello': answer });
  const hello = useHello();
  await hello.ask();
  expect([hello.isOnline, hello.myTurns]).toEqual([false, 0]);
});

test('without a network nothing is asked, and the host counts as one that cannot be reached', async () => {
  const asked = host({});
  vi.stubGlobal('navigator', { onLine: false });
  const hello = useHello();
  await hello.ask();
  expect(asked).not.toHaveBeenCalled();
  expect([hello.isOnline, hello.isOpening]).toEqual([false, true]);
});

test.each([
  ['that does not answer', () => Promise.reject(new TypeError('failed to fetch'))],
  ['whose gateway does not reach it', () => Promise.resolve(new Response('', { status: 502 }))],
])('a host %s is asked again until it does: it may have a server', async (_, fail) => {
  vi.useFakeTimers();
  const asked = vi.fn(fail as () => Promise<Response>);
  vi.stubGlobal('fetch', asked);
  const hello = useHello();
  await hello.ask();
  expect([hello.isOnline, hello.isOpening]).toEqual([false, true]);
  asked.mockImplementation(() => Promise.resolve(Response.json(HELLO)));
  await vi.advanceTimersByTimeAsync(2000);
  expect([hello.isOnline, hello.isOpening]).toEqual([true, false]);
});

test('a server is asked once, and the games in which it is my turn are counted', async () => {
  const you = { id: 'p', name: 'Ada' };
  const asked = host({
    './api/hello': () => Response.json({ ...HELLO, you }),
    './api/games': () => Response.json({ games: GAMES }),
  });
  const hello = useHello();
  await Promise.all([hello.ask(), hello.ask()]);
  expect([hello.isOnline, hello.myTurns, asked.mock.calls.length]).toEqual([true, 1, 2]);
});

test('a player whom the server does not know any more is dropped at once', async () => {
  const answers: Record<string, () => Response> = {
    './api/hello': () => Response.json({ ...HELLO, you: { id: 'p', name: 'Ada' } }),
    './api/games': () => Response.json({ games: GAMES }),
  };
  host(answers);
  const hello = useHello();
  await hello.ask();
  answers['./api/games'] = () => new Response('', { status: 401 });
  await hello.countTurns();
  expect([hello.isOnline, hello.server?.you, hello.myTurns]).toEqual([true, undefined, 0]);
});

test('a server that opens its database is asked again until it is ready', async () => {
  vi.useFakeTimers();
  let isReady = false;
  host({ './api/hello': () => Response.json({ ...HELLO, isReady }) });
  const hello = useHello();
  await hello.ask();
  expect([hello.isOnline, hello.isOpening]).toEqual([false, true]);
  isReady = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect([hello.isOnline, hello.isOpening]).toEqual([true, false]);
  vi.useRealTimers();
});

test('a line-up that both sides owe is the turn of both', async () => {
  const you = { id: 'p', name: 'Ada' };
  const games = [
    { table: 't1', you: 'b', toAct: 'both' },
    { table: 't2', toAct: 'both' },
  ];
  host({ './api/hello': () => Response.json({ ...HELLO, you }), './api/games': () => Response.json({ games }) });
  const hello = useHello();
  await hello.ask();
  expect(hello.myTurns).toBe(1);
});

test('the pauses between two questions grow, and nothing is asked while the page is hidden', async () => {
  vi.useFakeTimers();
  const asked = host({ './api/hello': () => Response.json({ ...HELLO, isReady: false }) });
  // The stores of other tests' players may ask for their games meanwhile.
  const count = () => asked.mock.calls.filter(([address]) => address === './api/hello').length;
  await useHello().ask();
  await vi.advanceTimersByTimeAsync(600_000);
  // After 2, 4, 8, 16, 32 seconds, then once a minute.
  expect(count()).toBe(14);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  // The timer that was set runs out, and asks nothing.
  expect(count()).toBe(14);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(count()).toBe(15);
  await vi.advanceTimersByTimeAsync(2000);
  expect(count()).toBe(16);
  state.mockRestore();
  vi.useRealTimers();
});

test('a server that was there and does not answer any more is asked until it does', async () => {
  vi.useFakeTimers();
  const answers: Record<string, () => Response> = { './api/hello': () => Response.json(HELLO) };
  host(answers);
  const hello = useHello();
  await hello.ask();
  answers['./api/hello'] = () => new Response('', { status: 502 });
  await hello.again();
  expect([hello.isOnline, hello.isOpening]).toEqual([false, true]);
  answers['./api/hello'] = () => Response.json(HELLO);
  await vi.advanceTimersByTimeAsync(2000);
  expect([hello.isOnline, hello.isOpening]).toEqual([true, false]);
  vi.useRealTimers();
});

test('the inbox is looked at less and less often, until something has changed', async () => {
  vi.useFakeTimers();
  let games = GAMES;
  const you = { id: 'p', name: 'Ada' };
  const asked = host({
    './api/hello': () => Response.json({ ...HELLO, you }),
    './api/games': () => Response.json({ games }),
  });
  const hello = useHello();
  await hello.ask();
  const looks = () => asked.mock.calls.filter(([address]) => address === './api/games').length;
  expect(looks()).toBe(1);
  // After 1, 2, 4, 8 and 16 minutes.
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(looks()).toBe(6);
  games = [];
  await hello.countTurns();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looks(), hello.myTurns]).toEqual([8, 0]);
  vi.useRealTimers();
});

test('the table in sight counts as the page sees it, whatever an older answer says', async () => {
  const you = { id: 'p', name: 'Ada' };
  host({
    './api/hello': () => Response.json({ ...HELLO, you }),
    './api/games': () => Response.json({ games: GAMES }),
  });
  const hello = useHello();
  await hello.ask();
  hello.see({ table: 't1', isMyTurn: false });
  expect(hello.myTurns).toBe(0);
  await hello.countTurns();
  expect(hello.myTurns).toBe(0);
  hello.see({ table: 't2', isMyTurn: true });
  expect(hello.myTurns).toBe(1);
  hello.see({ table: 't2', isMyTurn: false });
  hello.see(undefined);
  expect(hello.myTurns).toBe(0);
  await hello.countTurns();
  expect(hello.myTurns).toBe(1);
});

test('somebody without a name has no inbox', async () => {
  const asked = host({ './api/hello': () => Response.json(HELLO) });
  await useHello().ask();
  expect(asked).toHaveBeenCalledTimes(1);
});
