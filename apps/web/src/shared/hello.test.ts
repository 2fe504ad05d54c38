import { API_MARK } from '@kickmate/protocol';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK, useHello } from './hello.ts';

beforeEach(() => setActivePinia(createPinia()));
afterEach(() => vi.unstubAllGlobals());

const HELLO = { mark: API_MARK, proto: 1, rules: 'r', isReady: true };
const GAMES = [{ you: 'w', toAct: 'w' }, { you: 'b', toAct: 'w' }, { toAct: 'b' }];

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

test('without a network nothing is asked', async () => {
  const asked = host({});
  vi.stubGlobal('navigator', { onLine: false });
  await useHello().ask();
  expect(asked).not.toHaveBeenCalled();
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

test('somebody without a name has no inbox', async () => {
  const asked = host({ './api/hello': () => Response.json(HELLO) });
  await useHello().ask();
  expect(asked).toHaveBeenCalledTimes(1);
});
