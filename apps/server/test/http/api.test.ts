import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Store } from '../../src/db/store.ts';
import { type ApiOnline, api } from '../../src/http/api.ts';
import { Identity } from '../../src/identity/identity.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

test('one address may ask 1200 times a minute, and others go on', async () => {
  const options = {
    rules: 'the rules',
    origins: [],
    proxies: 1,
    hasLimits: true,
    online: () => undefined,
    log: silent,
  };
  const requests = api(options);
  const ask = async (address: string) =>
    (await requests.request('/hello', { headers: { 'X-Forwarded-For': address } })).status;
  for (let count = 0; count < 1200; count++) expect(await ask('192.0.2.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.2')).toBe(200);
});

test('the record of a long game that goes on counts for many, that of a finished game once', async () => {
  const game = (status: string) => ({ status, version: 2400, terms: {}, whiteName: 'Ann', blackName: 'Bob "b"' });
  const online = {
    isAway: () => false,
    identity: { playerOf: async () => undefined },
    store: { listedGame: async (id: string) => game(id) },
    games: { record: async () => ({ ok: true, value: '[Site "?"]\n[White "?"]\n[Black "?"]\n\n1. e4 *\n' }) },
  } as unknown as ApiOnline;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const requests = api({ rules: '', origins: [], proxies: 1, hasLimits: true, online: () => online, log });
  const ask = (id: string, address: string) =>
    requests.request(`/games/${id}.pgn`, { headers: { 'X-Forwarded-For': address } });
  const statuses = async (id: string, address: string, times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await ask(id, address)).status);
    return all;
  };
  expect(await statuses('running', '192.0.2.1', 3)).toEqual([200, 200, 429]);
  expect(await statuses('over', '192.0.2.2', 61)).toEqual([...Array(60).fill(200), 429]);
  const record = await (await ask('over', '192.0.2.3')).text();
  expect(record).toBe('[Site "?"]\n[White "Ann"]\n[Black "Bob \\"b\\""]\n\n1. e4 *\n');
});

test('the cookie of a server without sessions is exchanged for a session of its own', async () => {
  const ann = { id: 'ann', name: 'Ann', createdAt: 0 };
  // The migration has made a session of the player's id for all older cookies.
  const sessions = new Set(['ann']);
  const store = {
    session: async (id: string) => (sessions.has(id) ? { ...ann, session: id } : undefined),
    addSession: async ({ id }: { readonly id: string }) => void sessions.add(id),
    sessionSeen: async () => undefined,
  } as unknown as Store;
  const key = 'the key of all cookies';
  const identity = await Identity.open(store, key);
  const online = { identity, store, isAway: () => false } as unknown as ApiOnline;
  const requests = api({
    ...{ rules: 'the rules', origins: [], proxies: 0, hasLimits: false, log: silent },
    online: () => online,
  });
  const hello = async (Cookie: string) => {
    const answer = await requests.request('/hello', { headers: { Cookie, Referer: 'http://127.0.0.1:4173/' } });
    return { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!, you: (await answer.json()).you };
  };
  const old = `kickmate=ann.${createHmac('sha256', key).update('player ann').digest('base64url')}`;
  const first = await hello(old);
  expect([first.you, first.cookie === old, sessions.size]).toEqual([{ id: 'ann', name: 'Ann' }, false, 2]);
  expect(await hello(first.cookie)).toEqual(first);
  expect(sessions.size).toBe(2);
});

test.each([
  ['waits for a database that is away for a moment', 3_000, 200],
  ['is refused where it stays away', Number.POSITIVE_INFINITY, 503],
])('a request %s', async (_, awayMs, status) => {
  vi.useFakeTimers();
  try {
    const backAt = performance.now() + awayMs;
    const online = {
      isAway: () => performance.now() < backAt,
      identity: { playerOf: async () => ({ id: 'ann', name: 'Ann' }) },
      conduct: { restrictions: async () => [] },
    } as unknown as ApiOnline;
    const requests = api({
      ...{ rules: '', origins: [], proxies: 0, hasLimits: false, log: silent },
      online: () => online,
    });
    const answer = requests.request('/me/restrictions');
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await answer).status).toBe(status);
  } finally {
    vi.useRealTimers();
  }
});
