import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@kickmate/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DatabaseAway } from '../../src/db/database.ts';
import type { Member } from '../../src/member.ts';
import { openMetrics } from '../../src/operations.ts';
import type { Connection } from '../../src/ws/connection.ts';
import { refuse, Sockets } from '../../src/ws/sockets.ts';

const RULES = 'the rules';
const HELLO = { type: 'hello', proto: PROTOCOL, rules: RULES } as const;
const LOBBY = { type: 'lobby', on: true } as const;

let http: Server;
let sockets: Sockets;
let handled: [Member, ClientMessage, number][];
let left: Member[];
let handle: (member: Member, message: ClientMessage) => Promise<void> | void;
let errors: string[];
const metrics = openMetrics(false);

beforeEach(async () => {
  handled = [];
  left = [];
  errors = [];
  handle = () => {};
  const silent = { info: () => {}, warn: () => {}, error: (_: object, text: string) => void errors.push(text) };
  sockets = new Sockets({
    origins: ['https://play.example.org'],
    most: 5,
    mostOfAddress: 2,
    addressOf: ({ headers }) => headers['x-forwarded-for']?.toString(),
    networkOf: (address) => address && `network of ${address}`,
    playerOf: async (cookie) => (cookie ? { id: cookie, name: cookie, session: `of ${cookie}` } : undefined),
    handlers: {
      rules: RULES,
      hasLimits: true,
      now: () => 1234,
      metrics,
      log: silent,
      closed: (member) => void left.push(member),
      handle: (member, message, at) => {
        handled.push([member, message, at]);
        return handle(member, message);
      },
    },
    log: silent,
  });
  http = createServer();
  http.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => {
  sockets.end('restart', 'restart');
  http.close();
  http.closeAllConnections();
});

/** A client that keeps what it hears. */
class Client {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly failed: Promise<string>;

  constructor(headers: Record<string, string> = {}, options: { autoPong?: boolean } = {}) {
    const { port } = http.address() as AddressInfo;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers, ...options });
    this.socket.on('message', (data) => void this.heard.push(JSON.parse(String(data))));
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.failed = new Promise((resolve) => this.socket.on('error', ({ message }) => resolve(message)));
  }

  async say(...messages: readonly (ClientMessage | string)[]): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    for (const message of messages) this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this;
  }

  /** Waits until it has heard a message of a type; returns the last one. */
  hears<T extends ServerMessage['type']>(type: T, count = 1) {
    return vi.waitFor(
      () => {
        const all = this.heard.filter((message) => message.type === type);
        expect(all.length).toBeGreaterThanOrEqual(count);
        return all.at(-1) as Extract<ServerMessage, { type: T }>;
      },
      { timeout: 60_000 },
    );
  }
}

describe('connecting', () => {
  const ownOrigin = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  test('a page of the server itself, one of the settings, and a program without a page may', async () => {
    for (const headers of [{ Origin: ownOrigin() }, { Origin: 'https://play.example.org' }, {}]) {
      const client = await new Client(headers as Record<string, string>).say(HELLO);
      expect(await client.hears('welcome')).toEqual({ type: 'welcome', proto: PROTOCOL, rules: RULES });
      client.socket.close();
    }
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://play.example.org.evil.example'])(
    'a page of %s may not',
    async (origin) => {
      expect(await new Client({ Origin: origin }).failed).toContain('403');
    },
  );

  // Somebody's name may be led to this machine: its pages are of the same origin as the server then.
  test('a page of a name that the settings do not know may not', async () => {
    const { port } = http.address() as AddressInfo;
    const Host = `evil.example:${port}`;
    expect(await new Client({ Host, Origin: `http://${Host}` }).failed).toContain('421');
    expect(await new Client({ Host }).failed).toContain('421');
  });

  test('one that is refused may break at any moment', async () => {
    const socket = new PassThrough();
    refuse(socket, '404 Not Found');
    expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
    await vi.waitFor(() => expect(socket.destroyed).toBe(true));
  });

  test('more of one address are refused, others not, and the place of one that has gone is free', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const [first] = await Promise.all([new Client(headers).say(HELLO), new Client(headers).say(HELLO)]);
    expect(await new Client(headers).failed).toContain('429');
    await (await new Client({ 'X-Forwarded-For': '203.0.113.8' }).say(HELLO)).hears('welcome');
    first.socket.close();
    await first.closed;
    await vi.waitFor(async () => {
      const next = new Client(headers);
      await Promise.race([next.say(HELLO), next.failed.then((message) => Promise.reject(new Error(message)))]);
    });
  });

  test('more than the most are refused, and the place of one that has gone is free', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => new Client().say(HELLO)));
    for (const client of clients) await client.hears('welcome');
    expect(await new Client().failed).toContain('503');
    clients[0]!.socket.terminate();
    await vi.waitFor(() => expect(sockets.size).toBe(4), { timeout: 60_000 });
    await (await new Client().say(HELLO)).hears('welcome');
  });

  test('the player of the cookie is welcomed, and one with two connections counts once', async () => {
    const one = await new Client({ Cookie: 'ann' }).say(HELLO);
    expect(await one.hears('welcome')).toMatchObject({ you: { id: 'ann', name: 'ann' } });
    await (await new Client({ Cookie: 'ann' }).say(HELLO)).hears('welcome');
    await (await new Client().say(HELLO)).hears('welcome');
    expect([sockets.size, sockets.people, [...sockets.of('ann')].length]).toEqual([3, 2, 2]);
  });

  test.each([
    ['other rules', { ...HELLO, rules: 'old rules' }],
    ['another version', { ...HELLO, proto: PROTOCOL + 1 }],
  ])('an app with %s hears those of the server, and goodbye for good', async (_, hello) => {
    const client = await new Client({ Cookie: 'ann' }).say(hello);
    expect(await client.hears('welcome')).toEqual({ type: 'welcome', proto: PROTOCOL, rules: RULES });
    expect(await client.hears('bye')).not.toHaveProperty('retryMs');
    await client.closed;
    expect(left).toEqual([]);
  });
});

describe('messages', () => {
  test('are handled with the play time of their arrival', async () => {
    await new Client({ Cookie: 'ann' }).say(HELLO, LOBBY);
    await vi.waitFor(() => expect(handled).toHaveLength(1), { timeout: 60_000 });
    expect(handled[0]).toEqual([expect.objectContaining({ player: { id: 'ann', name: 'ann' } }), LOBBY, 1234]);
  });

  test.each([
    ['no JSON', 'hello', 'a message is JSON', {}],
    ['an unknown type', '{"type":"cheat","id":"x1"}', 'type', { id: 'x1' }],
    ['a wrong field', '{"type":"lobby","on":"yes"}', 'on: ', {}],
    [
      'a wrong field of a command',
      '{"type":"do","id":"c1","table":"t1","v":-1,"op":{"kind":"resign"}}',
      'v: ',
      { id: 'c1', table: 't1' },
    ],
    ['nothing at all', '', 'a message is JSON', {}],
    ['a number', '7', 'the message', {}],
  ])('%s is answered with the fault, and the connection goes on', async (_, text, fault, ids) => {
    const client = await new Client().say(HELLO, text, LOBBY);
    const no = await client.hears('no');
    expect(no).toMatchObject({ why: 'message', values: { fault: expect.stringContaining(fault) }, ...ids });
    await vi.waitFor(() => expect(handled).toHaveLength(1), { timeout: 60_000 });
  });

  test('before hello are not handled, and a second hello is none', async () => {
    const client = await new Client().say(LOBBY, HELLO, HELLO);
    expect(await client.hears('no', 2)).toMatchObject({ why: 'message', values: { fault: 'hello was said already' } });
    expect(handled).toEqual([]);
  });

  test('bytes are refused', async () => {
    const client = await new Client().say(HELLO);
    client.socket.send(Buffer.from('{}'));
    expect(await client.hears('no')).toMatchObject({ why: 'message' });
  });

  test('larger than a message may be end the connection, and no other', async () => {
    const other = await new Client().say(HELLO);
    const client = await new Client().say(HELLO, 'x'.repeat(17 * 1024));
    expect(await client.closed).toBe(1009);
    await other.say(LOBBY);
    await vi.waitFor(() => expect(handled).toHaveLength(1), { timeout: 60_000 });
  });

  test.each([
    ['a player', { Cookie: 'ann' }, 100],
    ['somebody without a name', {}, 50],
  ])('of %s: more than the limit are refused, and twice as many end the connection', async (_, headers, most) => {
    const client = await new Client(headers as Record<string, string>).say(HELLO, ...Array(most + 9).fill(LOBBY));
    expect(await client.hears('no', 10)).toMatchObject({ why: 'manyMessages' });
    expect(handled).toHaveLength(most - 1);
    await client.say(...Array(most - 9).fill(LOBBY));
    expect(await client.hears('bye')).toMatchObject({ retryMs: expect.any(Number) });
    expect(await client.closed).toBe(1008);
    expect(handled).toHaveLength(most - 1);
    expect(left).toHaveLength(1);
  });

  test.each([
    ['an error', new Error('hunter2'), 'mistake'],
    ['a database that is away', new DatabaseAway('hunter2'), 'databaseAway'],
  ])('%s is answered without details, and disturbs nobody', async (_, error, why) => {
    handle = (_member, message) => {
      if (message.type === 'leave') throw error;
      if (message.type === 'unseek' || message.type === 'take') return Promise.reject(error);
    };
    const client = await new Client().say(HELLO, { type: 'leave', table: 't' }, { type: 'unseek', id: 'x' });
    await client.say({ type: 'take', seek: 's' }, LOBBY);
    await client.hears('no', 3);
    expect(client.heard.filter(({ type }) => type === 'no')).toMatchObject([
      { why, table: 't' },
      { why, id: 'x' },
      { why, id: 's' },
    ]);
    expect(JSON.stringify(client.heard)).not.toContain('hunter2');
    expect(handled.at(-1)?.[1]).toEqual(LOBBY);
  });
});

describe('a connection', () => {
  test('that closes leaves all rooms once', async () => {
    const client = await new Client({ Cookie: 'ann' }).say(HELLO);
    await client.hears('welcome');
    client.socket.terminate();
    await vi.waitFor(() => expect(left).toHaveLength(1), { timeout: 60_000 });
    expect([sockets.size, sockets.people, [...sockets.of('ann')]]).toEqual([0, 0, []]);
    left[0]!.send({ type: 'inbox' });
  });

  test('that reads nothing is cut once too much waits for it', async () => {
    handle = (member) => {
      for (let n = 0; n < 400; n++) member.send({ type: 'no', why: 'unknown', values: { fault: 'x'.repeat(100_000) } });
    };
    const client = await new Client({ Cookie: 'slow' }).say(HELLO);
    await client.hears('welcome');
    client.socket.pause();
    await client.say(LOBBY);
    await vi.waitFor(() => expect(left).toHaveLength(1), { timeout: 60_000 });
    expect(sockets.size).toBe(0);
    client.socket.terminate();
  });

  test('is told its lag', async () => {
    const client = await new Client({ Cookie: 'ann' }).say(HELLO);
    // Later answers to pings change the lag; a change of less than 20 ms is not told.
    await vi.waitFor(
      async () => {
        const { ms } = await client.hears('lag');
        expect(Math.abs([...sockets.of('ann')][0]!.lagMs - ms)).toBeLessThan(Math.max(20, ms / 5));
      },
      { timeout: 60_000 },
    );
  });

  test('whose player is renamed or deleted knows it', async () => {
    const client = await new Client({ Cookie: 'ann' }).say(HELLO);
    await client.hears('welcome');
    sockets.rename('ann', 'Anna');
    expect([...sockets.of('ann')][0]?.player).toEqual({ id: 'ann', name: 'Anna' });
    sockets.rename('ann', undefined);
    expect(await client.hears('bye')).toMatchObject({ retryMs: 0 });
    await client.closed;
    expect([...sockets.of('ann')]).toEqual([]);
  });

  test('whose session has ended is ended, and others go on', async () => {
    const clients = [await new Client({ Cookie: 'ann' }).say(HELLO), await new Client({ Cookie: 'bob' }).say(HELLO)];
    for (const client of clients) await client.hears('welcome');
    sockets.signOut(['of ann', 'of nobody']);
    expect(await clients[0]!.hears('bye')).toMatchObject({ retryMs: 0, why: 'signedOut' });
    await clients[0]!.closed;
    expect(sockets.players).toEqual(['bob']);
  });

  test('whose player is deleted before its hello is no connection of the player', async () => {
    const client = new Client({ Cookie: 'ann' });
    await once(client.socket, 'open');
    sockets.rename('ann', undefined);
    expect(await client.hears('bye')).toMatchObject({ retryMs: 0 });
    await client.closed;
    expect(sockets.size).toBe(0);
  });

  test('counts every refusal that it is sent, whoever refuses', async () => {
    const counted = async () =>
      (await metrics.refusals.get()).values.find(({ labels }) => labels.kind === 'unavailable')?.value ?? 0;
    const before = await counted();
    handle = (member) => {
      member.send({ type: 'no', table: 't', why: 'notReady', values: { fault: 'it says "why":"over"' } });
      member.sendText(JSON.stringify({ type: 'no', why: 'closing' }));
    };
    const client = await new Client().say(HELLO, LOBBY);
    await client.hears('no', 2);
    expect(await counted()).toBe(before + 2);
  });

  test('of a player counts the messages of the player’s other connections, too', async () => {
    const clients = [new Client({ Cookie: 'ann' }), new Client({ Cookie: 'ann' })];
    for (const client of clients) await client.say(HELLO, ...Array(59).fill(LOBBY));
    await vi.waitFor(() =>
      expect(clients.flatMap(({ heard }) => heard.filter(({ type }) => type === 'no'))).toHaveLength(20),
    );
    expect(handled).toHaveLength(98);
  });

  test('hears when the server ends, and when to come back', async () => {
    const client = await new Client().say(HELLO);
    await client.hears('welcome');
    sockets.end('restart', 'restart');
    const { retryMs } = await client.hears('bye');
    expect(retryMs).toBeGreaterThanOrEqual(500);
    expect(await client.closed).toBe(1001);
    expect(await new Client().failed).toContain('503');
  });
});

describe('silence', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('without a hello ends the connection after ten seconds', async () => {
    const client = new Client();
    await once(client.socket, 'open');
    vi.advanceTimersByTime(10_000);
    await client.closed;
    expect(client.heard).toMatchObject([{ type: 'bye' }]);
  });
});

test('a connection that answers no ping any more is cut at once', async () => {
  const client = await new Client({ Cookie: 'ann' }, { autoPong: false }).say(HELLO);
  await client.hears('welcome');
  const [connection] = [...sockets.of('ann')] as Connection[];
  connection!.ping(performance.now() + 19_000);
  expect(sockets.size).toBe(1);
  connection!.ping(performance.now() + 21_000);
  expect([sockets.size, left.length]).toEqual([0, 1]);
  await client.closed;
  expect(client.heard.some(({ type }) => type === 'bye')).toBe(false);
});
