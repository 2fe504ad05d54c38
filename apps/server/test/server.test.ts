import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { pickFrom, seededRandom } from '@kickmate/game';
import {
  BlockListSchema,
  DeviceTokenSchema,
  GameInfoSchema,
  GameListSchema,
  HelloSchema,
  KnownPlayersSchema,
  PasskeyListSchema,
  PasskeyOptionsSchema,
  PlayerPageSchema,
  RatingHistorySchema,
  SessionListSchema,
  seedOf,
  tableAfter,
  tableOf,
  verifyLuck,
} from '@kickmate/protocol';
import { readRecord } from '@kickmate/record';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStorage } from '../src/db/storage.ts';
import { site } from '../src/http/site.ts';
import { Links } from '../src/links/links.ts';
import { openLog, openMetrics } from '../src/operations.ts';
import { Server } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { putNewDatabase } from '../src/testing.ts';
import { Authenticator } from './authenticator.ts';
import { Browser as AnyBrowser, WAIT } from './browser.ts';
import { testLog } from './databases.ts';

needsGames('chess', 'minimal');
const CHESS = { variant: 'chess', pace: { kind: 'days', days: 3 }, colour: 'w' } as const;
const CLOCK = { variant: 'minimal', pace: { kind: 'clock', ms: 600_000, incrementMs: 0 }, colour: 'w' } as const;

/** A game on a map of a player's own, with a piece of its own: the archer moves two squares ahead. */
const OWN_MAP = `chesslike:${JSON.stringify({
  name: 'Diagram',
  size: [5, 5],
  tiles: ['.....', '.....', '.....', '.....', '.....'],
  pieces: { A: { name: 'archer', pattern: ['a.m.a', '.....', '..o..', '..m..', '..b..'], look: { glyph: 'sword' } } },
  placement: 'p3k/5/5/2A2/K4',
  objective: 'eliminate',
})}`;

const root = mkdtempSync(join(tmpdir(), 'kickmate-server-'));
const lines: string[] = [];
const log = openLog({ log: 'debug', secret: undefined }, { write: (line) => void lines.push(line) });
const ORIGIN = 'https://play.example.org';
const settings = readSettings({
  ...{ PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: join(root, 'app') },
  KICKMATE_ORIGINS: ORIGIN,
  KICKMATE_NAMES: 'shared',
});
let server: Server;
let url = '';

beforeAll(async () => {
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app', 'index.html'), 'the page');
  await putNewDatabase(settings.data);
  server = await Server.start({ settings, log, hasProcessMetrics: false });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.end();
  rmSync(root, { recursive: true, force: true });
});

/** The cookies and tokens that all browsers were given. */
const secrets = new Set<string>();

/** A browser at the server of these tests. */
class Browser extends AnyBrowser {
  constructor() {
    super(() => url, secrets);
  }

  static async named(name: string): Promise<Browser> {
    return new Browser().become(name);
  }
}

describe('the start', () => {
  test('the app is served at once, with its headers; the database opens meanwhile', async () => {
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, 'the page']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/),
    });
    expect(page.headers.get('Strict-Transport-Security')).toBeNull();
    const hello = v.parse(HelloSchema, await (await fetch(`${url}/api/hello`)).json());
    if (!hello.isReady) {
      expect((await fetch(`${url}/api/games`)).status).toBe(503);
      expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ database: 'opening' });
    }
    await server.opened();
    expect(v.parse(HelloSchema, await (await fetch(`${url}/api/hello`)).json()).isReady).toBe(true);
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ database: 'ok' });
  });

  test('a second server on the same data serves the app, and says who has them', async () => {
    const reasons: (string | undefined)[] = [];
    const second = await Server.start({
      settings,
      log,
      hasProcessMetrics: false,
      onOnline: (reason) => void reasons.push(reason),
    });
    await second.opened();
    expect(reasons).toEqual([expect.stringContaining(String(process.pid))]);
    const address = `http://127.0.0.1:${second.port}`;
    expect(await (await fetch(address)).text()).toBe('the page');
    expect(await (await fetch(`${address}/api/hello`)).json()).toMatchObject({
      mark: 'kickmate online',
      isReady: false,
    });
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ database: 'off' });
    await second.end();
  });

  test('a port that is taken is an error, and nothing keeps running', async () => {
    const taken = { ...settings, port: server.port, data: join(root, 'other') };
    await expect(Server.start({ settings: taken, log, hasProcessMetrics: false })).rejects.toThrow('EADDRINUSE');
  });
});

describe('a request that does not come to its end', () => {
  let slow: Server;
  beforeAll(async () => {
    const other = { ...settings, data: join(root, 'slow') };
    await putNewDatabase(other.data);
    slow = await Server.start({ settings: other, log, hasProcessMetrics: false, requestMs: 1000 });
    await slow.opened();
  });
  afterAll(() => slow.end());

  const head = 'PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  test('is ended, and others are answered', async () => {
    const halves = [
      '',
      head,
      `${head}Content-Length: 100\r\n\r\n{"name":`,
      `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`,
      'GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n',
    ];
    const ends = halves.map((half) => {
      const socket = connect(slow.port, '127.0.0.1').on('error', () => undefined);
      socket.resume().write(half);
      return once(socket, 'close');
    });
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${slow.port}/api/health`)).status).toBe(200),
      WAIT,
    );
    await Promise.all(ends);
  });
});

test('a name that the settings do not know is told what to set, at every address', async () => {
  const port = new URL(url).port;
  const ask = async (path: string, Host: string) => {
    const [answer] = await once(get({ port, path, headers: { Host } }), 'response');
    return { status: answer.statusCode, body: await textOf(answer), headers: answer.headers };
  };
  const before = lines.length;
  for (const path of ['/', '/metrics', '/api/hello', '/api/health', '/assets/x.js'])
    expect(await ask(path, `evil.example:${port}`)).toMatchObject({
      status: 421,
      body: expect.stringContaining("'evil.example:"),
      headers: { 'content-security-policy': expect.any(String) },
    });
  expect((await ask('/', 'evil.example')).body).toContain('KICKMATE_ORIGINS');
  expect(lines.slice(before).filter((line) => line.includes('KICKMATE_ORIGINS'))).toHaveLength(1);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '192.168.1.5'])
    expect(await ask('/', host)).toMatchObject({ status: 200, body: 'the page' });
  const named = await ask('/', 'play.example.org');
  expect([named.status, named.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
});

/** Lets the players come to their table, and waits until the game has begun. */
async function begin(table: string, ...players: readonly Browser[]): Promise<void> {
  for (const player of players) {
    await player.connect();
    player.say({ type: 'join', table });
  }
  for (const player of players) await player.hears('sync', ({ status }) => status === 'running');
}

describe('a player', () => {
  test('has a name and a cookie that scripts cannot read', async () => {
    const browser = new Browser();
    const answer = await browser.fetch('PUT', 'api/me', { name: '  Ann ' });
    expect(answer.status).toBe(201);
    const { id, name } = await answer.json();
    expect(name).toBe('Ann');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^kickmate=[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect((await browser.ask('GET', 'api/hello')).body.you).toEqual({ id, name: 'Ann' });
    expect(await browser.ask('PUT', 'api/me', { name: 'Anna' })).toEqual({ status: 200, body: { id, name: 'Anna' } });
  });

  test('behind https has a cookie of this host that never travels without it; an older one is replaced by it', async () => {
    const secure = /^__Host-kickmate=[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=\d{8}; HttpOnly; SameSite=Lax; Secure$/;
    const older = expect.stringMatching(/^kickmate=; Path=\/; Max-Age=0; .*; Secure$/);
    const ann = new Browser();
    const answer = await ann.fetch('PUT', 'api/me', { name: 'Ann' }, { Origin: ORIGIN });
    expect(answer.headers.getSetCookie()).toEqual([older, expect.stringMatching(secure)]);
    // A browser sends no origin with a request that changes nothing.
    const hello = (Cookie: string, page?: string) =>
      fetch(`${url}/api/hello`, { headers: { Cookie, ...(page && { Referer: page }) } });
    const again = await hello(ann.cookie.replace('__Host-', ''), `${ORIGIN}/`);
    expect(again.headers.getSetCookie()).toEqual([older, expect.stringMatching(secure)]);
    expect((await again.json()).you.name).toBe('Ann');
    expect((await hello(ann.cookie)).headers.getSetCookie()).toEqual([]);
    // Another host of the same domain can set a cookie, but not one of that name.
    const bob = await Browser.named('Bob');
    expect((await (await hello(`${bob.cookie}; ${ann.cookie}`)).json()).you.name).toBe('Ann');
  });

  test('sees where the own name is signed in, and signs out one browser, or all others', async () => {
    const ann = new Browser();
    await ann.ask('PUT', 'api/me', { name: 'Ann' }, { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    const { token } = (await ann.ask('POST', 'api/me/devices')).body;
    const phone = new Browser();
    await phone.ask('POST', 'api/devices', { token });
    const list = async (browser: Browser) =>
      v.parse(SessionListSchema, (await browser.ask('GET', 'api/me/sessions')).body).sessions;
    const own = (await list(ann)).find(({ isThis }) => isThis);
    expect(own).toMatchObject({ device: 'Firefox on Linux', madeAt: expect.any(Number), seenAt: expect.any(Number) });
    const other = (await list(ann)).find(({ id }) => id !== own!.id)!;
    expect((await list(phone)).find(({ isThis }) => isThis)?.id).toBe(other.id);
    expect(await list(ann)).toHaveLength(2);

    await phone.connect();
    const bob = await Browser.named('Bob');
    expect(await bob.ask('DELETE', `api/me/sessions/${other.id}`)).toEqual({ status: 204 });
    expect(await list(ann)).toHaveLength(2);
    expect(await ann.ask('DELETE', `api/me/sessions/${other.id}`)).toEqual({ status: 204 });
    expect(await phone.hears('bye')).toMatchObject({ retryMs: 0 });
    expect(await phone.ask('GET', 'api/me/sessions')).toMatchObject({ status: 401 });
    expect(await list(ann)).toMatchObject([{ id: own!.id }]);

    const old = ann.cookie;
    expect(await ann.ask('DELETE', `api/me/sessions/${own!.id}`)).toEqual({ status: 204 });
    expect(ann.cookie).toBe('kickmate=');
    ann.cookie = old;
    expect(await ann.ask('GET', 'api/games')).toMatchObject({ status: 401 });
  });

  test('who becomes another one leaves no session behind', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const { token } = (await ann.ask('POST', 'api/me/devices')).body;
    const old = bob.cookie;
    await bob.ask('POST', 'api/devices', { token });
    bob.cookie = old;
    expect((await bob.ask('GET', 'api/hello')).body).not.toHaveProperty('you');
  });

  test.each([
    ['of spaces', '   ', 'nameEmpty'],
    ['of 25 characters', 'x'.repeat(25), 'nameLong'],
    ['with a line break', 'a\nb', 'nameInvisible'],
    ['with a character that turns the text around', 'a\u202Eb', 'nameInvisible'],
    ['that is a number', 7, 'message'],
    ['of the computer', 'computer (level 5)', 'nameComputer'],
  ])('a name %s is refused', async (_, name, why) => {
    expect(await new Browser().ask('PUT', 'api/me', { name })).toMatchObject({ status: 400, body: { why } });
  });

  test.each([
    ['forged', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['of another player', (cookie: string) => cookie.replace('=', '=x')],
    ['without a signature', (cookie: string) => cookie.replace(/\..*/, '')],
  ])('a cookie that is %s is nobody’s', async (_, change) => {
    const browser = await Browser.named('Ann');
    browser.cookie = change(browser.cookie);
    expect((await browser.ask('GET', 'api/hello')).body).not.toHaveProperty('you');
    expect(await browser.ask('GET', 'api/games')).toMatchObject({ status: 401, body: { why: 'nameFirst' } });
  });

  test('becomes the same on another device by a link, which works once', async () => {
    const ann = await Browser.named('Ann');
    const made = await ann.ask('POST', 'api/me/devices');
    const { token } = v.parse(DeviceTokenSchema, made.body);
    const phone = new Browser();
    const { you } = (await ann.ask('GET', 'api/hello')).body;
    expect(await phone.ask('POST', 'api/devices', { token })).toEqual({ status: 200, body: you });
    expect((await phone.ask('GET', 'api/hello')).body.you).toEqual(you);
    expect(await new Browser().ask('POST', 'api/devices', { token })).toMatchObject({ status: 404 });
    expect(lines.join('')).not.toContain(token);
  });

  test('practises on several devices: what one has sent, another one gets, and what is no schedule is refused', async () => {
    const [desk, phone] = [await Browser.named('Ann'), new Browser()];
    await phone.ask('POST', 'api/devices', (await desk.ask('POST', 'api/me/devices')).body);
    const one = { id: 'online-t/0.4', practised: 1000, card: { reps: 2, due: '2026-11-30T00:00:00.000Z' } };
    expect(await desk.ask('PUT', 'api/me/practice', { schedules: [one] })).toEqual({ status: 204 });
    const { body } = await phone.ask('GET', 'api/me/practice');
    expect(body).toEqual({ player: expect.any(String), schedules: [one], after: 1, isAll: true });
    expect((await phone.ask('GET', 'api/me/practice?after=1')).body).toEqual({ ...body, schedules: [] });
    const refused = [
      await phone.ask('GET', 'api/me/practice?after=-1'),
      await phone.ask('PUT', 'api/me/practice', { schedules: [one, one] }),
      await phone.ask('PUT', 'api/me/practice', { schedules: [{ ...one, card: { reps: [] } }] }),
      await phone.ask('PUT', 'api/me/practice', { schedules: [{ ...one, id: 'a\u0000' }] }),
      await new Browser().ask('GET', 'api/me/practice'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 401]);
  });

  test('becomes the same again by a passkey, until it is deleted', async () => {
    const page = new URL(url).origin;
    const authenticator = new Authenticator(() => page);
    const ann = await Browser.named('Ann');
    const challenge = async (browser: Browser, path = 'api/passkeys/options') =>
      v.parse(PasskeyOptionsSchema, (await browser.ask('POST', path)).body).challenge;
    const made = authenticator.make(await challenge(ann, 'api/me/passkeys/options'));
    expect(await new Browser().ask('POST', 'api/me/passkeys', made)).toMatchObject({ status: 401 });
    expect(await ann.ask('POST', 'api/me/passkeys', made)).toEqual({ status: 204 });
    const { passkeys } = v.parse(PasskeyListSchema, (await ann.ask('GET', 'api/me/passkeys')).body);
    expect(passkeys).toEqual([{ id: authenticator.id, madeAt: expect.any(Number), device: '' }]);

    const later = new Browser();
    const proof = authenticator.use(await challenge(later));
    const { you } = (await ann.ask('GET', 'api/hello')).body;
    expect(await later.ask('POST', 'api/passkeys', proof)).toEqual({ status: 200, body: you });
    expect((await later.ask('GET', 'api/hello')).body.you).toEqual(you);
    expect(await new Browser().ask('POST', 'api/passkeys', proof)).toMatchObject({
      status: 403,
      body: { why: 'passkeyAgain', message: expect.stringContaining('sent before') },
    });
    expect(await new Browser().ask('POST', 'api/passkeys', { id: 'x' })).toMatchObject({ status: 400 });

    expect(await later.ask('DELETE', `api/me/passkeys/${authenticator.id}`)).toEqual({ status: 204 });
    const refused = await new Browser().ask('POST', 'api/passkeys', authenticator.use(await challenge(later)));
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('not known here') } });
  });

  test('who deletes their data is nobody; their games end, and show no name', async () => {
    const [ann, bob] = [await Browser.named('Annabella'), await Browser.named('Bob')];
    const table = await ann.challenge(CHESS);
    const waiting = await ann.challenge(CHESS);
    await bob.ask('POST', `api/tables/${table}/seat`);
    const old = ann.cookie;
    await begin(table, ann, bob);
    expect(await ann.ask('DELETE', 'api/me')).toEqual({ status: 204 });
    await ann.hears('bye');
    ann.cookie = old;
    expect((await ann.ask('GET', 'api/hello')).body).not.toHaveProperty('you');
    const game = (await bob.ask('GET', `api/games/${table}`)).body;
    expect(v.parse(GameInfoSchema, game)).toMatchObject({
      status: 'over',
      seats: { w: { name: '' }, b: { name: 'Bob' } },
    });
    expect((await bob.ask('GET', `api/games/${waiting}`)).body).toMatchObject({ status: 'over', result: '*' });
    expect(JSON.stringify(game)).not.toContain('Annabella');
  });
});

describe('a request that changes something', () => {
  test.each(['https://evil.example', 'null', 'http://play.example.org'])(
    'from a page of %s is refused',
    async (Origin) => {
      const ann = await Browser.named('Ann');
      for (const [method, path] of [
        ['PUT', 'api/me'],
        ['DELETE', 'api/me'],
        ['POST', 'api/me/devices'],
      ] as const)
        expect(await ann.ask(method, path, { name: 'Eve' }, { Origin })).toMatchObject({ status: 403 });
      expect((await ann.ask('GET', 'api/hello')).body.you.name).toBe('Ann');
    },
  );

  test.each([
    ['no JSON', '{"name":', {}, 400],
    ['another type', '{"name":"Ann"}', { 'Content-Type': 'text/plain' }, 415],
    ['too much', JSON.stringify({ name: 'x'.repeat(20_000) }), {}, 413],
  ])('with %s is refused', async (_, body, headers, status) => {
    expect(await new Browser().ask('PUT', 'api/me', body, headers as Record<string, string>)).toMatchObject({
      status,
      body: { why: 'message', message: expect.any(String) },
    });
  });

  test('to a route that does not exist has an answer in the same form', async () => {
    expect(await new Browser().ask('GET', 'api/nothing')).toMatchObject({ status: 404, body: { why: 'unknown' } });
  });
});

describe('a game', () => {
  test('by challenge waits for its second player, and is in the list of both', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge(CHESS);
    expect((await ann.ask('GET', 'api/games')).body.games).toMatchObject([{ table, status: 'waiting', you: 'w' }]);
    expect(await new Browser().ask('POST', `api/tables/${table}/seat`)).toMatchObject({ status: 401 });
    expect(await bob.ask('POST', `api/tables/${table}/seat`)).toEqual({ status: 200, body: { table } });
    expect((await (await Browser.named('Cid')).ask('POST', `api/tables/${table}/seat`)).status).toBeGreaterThanOrEqual(
      400,
    );
    await begin(table, ann, bob);
    const { games } = v.parse(GameListSchema, (await bob.ask('GET', 'api/games')).body);
    expect(games).toMatchObject([{ table, you: 'b', toAct: 'w', seats: { w: { name: 'Ann' }, b: { name: 'Bob' } } }]);
    expect(games[0]!.dueInMs).toBeGreaterThan(2.9 * 24 * 3600_000);
  });

  test.each([
    ['an unknown game', { ...CHESS, variant: 'checkers' }, 'terms'],
    ['a map that cannot be used', { ...CHESS, variant: 'chesslike:{}' }, 'terms'],
    ['days that are not offered', { ...CHESS, pace: { kind: 'days', days: 4 } }, 'message'],
    ['a level above 10', { ...CHESS, level: 11 }, 'message'],
  ])('of %s is refused', async (_, terms, why) => {
    const ann = await Browser.named('Ann');
    expect(await ann.ask('POST', 'api/challenges', terms)).toMatchObject({ status: 400, body: { why } });
  });

  test('is played over the socket, listed as over, and opened by anybody as PGN', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge(CLOCK);
    await bob.ask('POST', `api/tables/${table}/seat`);
    await Promise.all([ann.connect(), bob.connect()]);
    for (const one of [ann, bob]) one.say({ type: 'join', table });
    const at = await vi.waitFor(() => {
      const all = [...ann.heard].filter((message) => message.type === 'sync' || message.type === 'ev');
      const last = all.at(-1);
      if (!last || !('state' in last) || last.state.elapsed === undefined) expect.unreachable('not begun');
      return last!.v;
    }, WAIT);
    ann.say({ type: 'do', table, id: 'first', v: at, op: { kind: 'act', text: 'a1a2' } });
    const moved = await ann.hears(['ev', 'no'], ({ id }) => id === 'first');
    if (moved.type === 'no') expect.unreachable(moved.why);
    await bob.hears('ev', ({ v: version }) => version === moved.v);
    bob.say({ type: 'do', table, id: 'last', v: moved.v, op: { kind: 'resign' } });
    const end = await bob.hears('ev', ({ id }) => id === 'last');
    expect(end.secret).toMatch(/^[0-9a-f]{64}$/);
    await ann.hears('inbox');
    expect((await ann.ask('GET', 'api/games')).body.games).toEqual([]);
    const over = v.parse(GameListSchema, (await ann.ask('GET', 'api/games?over')).body);
    expect(over.games).toMatchObject([{ table, status: 'over', result: '1-0' }]);
    // An offer of a rematch leaves the game at its place in the list.
    ann.say({ type: 'do', table, id: 'again', v: end.v, op: { kind: 'offer', what: 'rematch' } });
    await ann.hears('ev', ({ id }) => id === 'again');
    const later = v.parse(GameListSchema, (await ann.ask('GET', 'api/games?over')).body);
    expect(later.games[0]!.updated).toBe(over.games[0]!.updated);
    const pgn = await new Browser().fetch('GET', `api/games/${table}.pgn`);
    expect(pgn.headers.get('Content-Type')).toContain('x-chess-pgn');
    const record = await pgn.text();
    expect(record).toMatch(new RegExp(`\\[Event "Kickmate"\\]\\n\\[Site "http://[^/]+/game/${table}"\\]`));
    const elsewhere = { Origin: 'https://other.example', Referer: 'https://other.example/x' };
    const linked = await new Browser().fetch('GET', `api/games/${table}.pgn`, undefined, elsewhere);
    expect(await linked.text()).toContain('[Site "?"]');
    expect(record).toMatch(/\[White "Ann"\]\n\[Black "Bob"\][\s\S]*\[Result "1-0"\][\s\S]*a1a2/);
    // It is kept without the names, which stay those of today.
    const namesNow = async () => {
      const text = await (await new Browser().fetch('GET', `api/games/${table}.pgn`)).text();
      return [/\[White "(.*)"\]/.exec(text)?.[1], /\[Black "(.*)"\]/.exec(text)?.[1]];
    };
    await ann.ask('PUT', 'api/me', { name: 'Anna' });
    expect(await namesNow()).toEqual(['Anna', 'Bob']);
    await ann.ask('DELETE', 'api/me');
    expect(await namesNow()).toEqual(['?', 'Bob']);
    for (const one of [ann, bob]) one.close();
  });

  test('that is rated changes both ratings, which their pages show until the data are deleted', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge({ ...CLOCK, rated: true });
    await bob.ask('POST', `api/tables/${table}/seat`);
    await begin(table, ann, bob);
    const running = await ann.hears(
      'sync',
      ({ status, seats }) => status === 'running' && seats.b.rating !== undefined,
    );
    const unknown = { points: 1500, isProvisional: true };
    expect(running).toMatchObject({ terms: { rated: true }, seats: { w: { name: 'Ann', rating: unknown } } });
    const [idOfAnn, idOfBob] = [running.seats.w.player!, running.seats.b.player!];
    // White has no move after these.
    let version = running.v;
    for (const [index, text] of ['a1a2', 'b3a2', 'b1a2', 'c3c2'].entries()) {
      const one = index % 2 === 0 ? ann : bob;
      one.say({ type: 'do', table, id: `c${index}`, v: version, op: { kind: 'act', text } });
      version = (await one.hears('ev', ({ id }) => id === `c${index}`)).v;
    }
    const after = await bob.hears('sync', ({ seats }) => seats.b.change !== undefined);
    expect(after.seats).toMatchObject({ w: { rating: { points: 1338 }, change: -162 }, b: { change: 162 } });

    const page = async (id: string) => (await new Browser().ask('GET', `api/players/${id}`)).body;
    const pool = { game: 'minimal', pace: 'slow', points: 1662, deviation: 290, isProvisional: true, games: 1 };
    expect(v.parse(PlayerPageSchema, await page(idOfBob))).toMatchObject({ name: 'Bob', ratings: [pool] });
    const course = async (browser: AnyBrowser, query = '') =>
      (await browser.ask('GET', `api/players/${idOfBob}/ratings/minimal/slow${query}`)).body;
    const point = { points: 1662, change: 162, score: 1, opponent: { name: 'Ann', player: idOfAnn } };
    expect(v.parse(RatingHistorySchema, await course(ann)).points).toMatchObject([{ ...point, table }]);
    // A game by link shows its address to nobody else.
    expect((await course(new Browser())).points[0]).not.toHaveProperty('table');
    expect((await course(ann, '?before=1')).points).toEqual([]);

    await ann.ask('DELETE', 'api/me');
    expect(await page(idOfAnn)).toMatchObject({ why: 'unknown' });
    expect((await course(bob)).points).toMatchObject([{ points: 1662, opponent: { name: '' } }]);
    expect((await course(bob)).points[0].opponent).not.toHaveProperty('player');
    for (const one of [ann, bob]) one.close();
  });

  test.each([
    ['players/nobody', 404],
    ['players/computer-11', 404],
    ['players/computer-4', 200],
    ['players/computer-4/ratings/chess/quick', 404],
    ['players/computer-4/ratings/chess/fast?before=x', 400],
    ['players/computer-4/ratings/chess/fast', 200],
  ])('GET api/%s is answered by %s', async (path, status) => {
    expect(await new Browser().ask('GET', `api/${path}`)).toMatchObject({ status });
  });

  test.each([
    ['without a limit of time', { pace: { kind: 'unlimited' } }, 'ratedPace'],
    ['on a map of one’s own', { variant: OWN_MAP }, 'ratedMap'],
  ])('that is rated is not to be had %s', async (_, more, why) => {
    const ann = await Browser.named('Ann');
    const answer = await ann.ask('POST', 'api/challenges', { ...CLOCK, ...more, rated: true });
    expect(answer).toMatchObject({ status: 400, body: { why } });
  });

  test('for one player can be taken by nobody else, and is declined or taken by that player', async () => {
    const [ann, bob, cem] = [await Browser.named('Ann'), await Browser.named('Bob'), await Browser.named('Cem')];
    const { id: to } = v.parse(HelloSchema, (await bob.ask('GET', 'api/hello')).body).you!;
    const { id: from } = v.parse(HelloSchema, (await ann.ask('GET', 'api/hello')).body).you!;
    await bob.connect();
    const known = async () => v.parse(PlayerPageSchema, (await ann.ask('GET', `api/players/${to}`)).body).known;
    expect(await known()).toMatchObject({ isHere: true, isFollowed: false, won: 0 });
    expect((await ann.ask('PUT', `api/people/${to}`)).status).toBe(204);
    const { players } = v.parse(KnownPlayersSchema, (await ann.ask('GET', 'api/people')).body);
    expect(players).toMatchObject([{ id: to, name: 'Bob', isFollowed: true, isHere: true }]);

    const table = await ann.challenge({ ...CHESS, to });
    await bob.hears('inbox');
    const inbox = async () => v.parse(GameListSchema, (await bob.ask('GET', 'api/games')).body).games;
    expect(await inbox()).toMatchObject([{ table, status: 'waiting', invited: { id: to, name: 'Bob' } }]);
    expect((await inbox())[0]!.you).toBeUndefined();
    expect(await ann.ask('POST', 'api/challenges', { ...CHESS, to })).toMatchObject({ body: { why: 'challenged' } });
    const [seat, noGame] = [`api/tables/${table}/seat`, { status: 404, body: { why: 'noGame' } }];
    expect(await cem.ask('POST', seat)).toMatchObject({ status: 409, body: { why: 'forAnother' } });
    expect(await cem.ask('DELETE', seat)).toMatchObject(noGame);
    expect((await bob.ask('DELETE', seat)).status).toBe(204);
    expect(await inbox()).toEqual([]);
    expect(await bob.ask('DELETE', seat)).toMatchObject(noGame);
    expect(await bob.ask('POST', seat)).toMatchObject({ status: 409, body: { why: 'calledOff' } });

    const second = await ann.challenge({ ...CHESS, to });
    expect((await bob.ask('POST', `api/tables/${second}/seat`)).status).toBe(200);
    // A game that is taken cannot be declined any more.
    expect(await bob.ask('DELETE', `api/tables/${second}/seat`)).toMatchObject(noGame);
    expect(await inbox()).toMatchObject([{ table: second, you: 'b' }]);

    const third = await ann.challenge({ ...CHESS, to });
    // Whoever has a seat keeps it.
    expect((await ann.ask('POST', `api/tables/${second}/seat`)).status).toBe(200);
    // Whoever is challenged may block before answering.
    expect((await bob.ask('PUT', `api/blocks/${third}`)).status).toBe(204);
    expect(await ann.ask('POST', 'api/challenges', { ...CHESS, to })).toMatchObject({ body: { why: 'notTogether' } });
    expect(await known()).toMatchObject({ isHere: false, isFollowed: true });
    expect((await ann.ask('DELETE', `api/people/${to}`)).status).toBe(204);
    // Whoever deletes all data declines what waits.
    expect((await bob.ask('DELETE', 'api/me')).status).toBe(204);
    const over = v.parse(GameInfoSchema, (await ann.ask('GET', `api/games/${third}`)).body);
    expect(over).toMatchObject({ status: 'over', result: '*' });
    for (const wrong of [{ to: from }, { to, level: 3 }, { to: 'a b' }])
      expect((await ann.ask('POST', 'api/challenges', { ...CHESS, ...wrong })).status).toBe(400);
    expect((await ann.ask('POST', 'api/challenges', { ...CHESS, to })).status).toBe(404);
    bob.close();
  });

  test('for one player is made three times an hour', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const { id: to } = v.parse(HelloSchema, (await bob.ask('GET', 'api/hello')).body).you!;
    for (let time = 0; time < 3; time++) {
      const table = await ann.challenge({ ...CHESS, to });
      expect((await bob.ask('DELETE', `api/tables/${table}/seat`)).status).toBe(204);
    }
    const fourth = await ann.ask('POST', 'api/challenges', { ...CHESS, to });
    expect(fourth).toMatchObject({ status: 429, body: { why: 'manyChallenges' } });
    expect((await ann.ask('POST', 'api/challenges', CHESS)).status).toBe(201);
  });

  test('on a map with a piece of one’s own is played by it; lists leave the map out', async () => {
    needsGames('chesslike');
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge({ ...CLOCK, variant: OWN_MAP });
    await bob.ask('POST', `api/tables/${table}/seat`);
    await Promise.all([ann.connect(), bob.connect()]);
    for (const one of [ann, bob]) one.say({ type: 'join', table });
    const { v: at } = await ann.hears('sync', ({ status }) => status === 'running');
    ann.say({ type: 'do', table, id: 'wrong', v: at, op: { kind: 'act', text: 'c2c3' } });
    expect(await ann.hears('no', ({ id }) => id === 'wrong')).toMatchObject({ why: 'illegal' });
    ann.say({ type: 'do', table, id: 'right', v: at, op: { kind: 'act', text: 'c2c4' } });
    await ann.hears('ev', ({ id }) => id === 'right');
    await bob.hears('ev', ({ steps }) => steps.length > 0);
    const inbox = JSON.stringify((await bob.ask('GET', 'api/games')).body);
    expect(inbox).not.toContain('archer');
    expect(v.parse(GameListSchema, JSON.parse(inbox)).games).toMatchObject([
      { table, terms: { variant: 'chesslike:' } },
    ]);
    expect((await bob.ask('GET', `api/games/${table}`)).body.terms.variant).toBe(OWN_MAP);
    expect(await (await bob.fetch('GET', `api/games/${table}.pgn`)).text()).toContain('c2c4');
    for (const one of [ann, bob]) one.close();
  });

  test('that is not there is unknown', async () => {
    for (const [path, why] of [
      ['api/games/nothing', 'noGame'],
      ['api/games/nothing.pgn', 'noGame'],
      ['api/games/..%2fme', 'unknown'],
    ] as const)
      expect(await new Browser().ask('GET', path)).toMatchObject({ status: 404, body: { why } });
  });

  test('can no longer be agreed on by players who block each other', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge(CHESS);
    await bob.ask('POST', `api/tables/${table}/seat`);
    expect(await bob.ask('PUT', `api/blocks/${table}`)).toEqual({ status: 204 });
    const second = await ann.challenge(CHESS);
    expect(await bob.ask('POST', `api/tables/${second}/seat`)).toMatchObject({ status: 409 });
    const { players } = v.parse(BlockListSchema, (await bob.ask('GET', 'api/blocks')).body);
    expect(players.map(({ name }) => name)).toEqual(['Ann']);
    expect(await bob.ask('DELETE', `api/blocks/${players[0]!.id}`)).toEqual({ status: 204 });
    expect((await bob.ask('GET', 'api/blocks')).body).toEqual({ players: [] });
    expect(await bob.ask('PUT', `api/blocks/${table}`)).toEqual({ status: 204 });
    expect(await bob.ask('DELETE', `api/blocks/${table}`)).toEqual({ status: 204 });
    expect(await bob.ask('POST', `api/tables/${second}/seat`)).toMatchObject({ status: 200 });
  });
});

describe('luck', () => {
  test('its secret is in no frame, record, log line or answer before the end; then all is verified, and a forgery found', async () => {
    const variant = await exampleGame('chess-eleven');
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    const table = await ann.challenge({ ...CLOCK, variant: variant.id, colour: 'lot' });
    await bob.ask('POST', `api/tables/${table}/seat`);
    await Promise.all([ann.connect(), bob.connect()]);
    const nonces = ['a'.repeat(32), 'b'.repeat(32)];
    for (const [index, one] of [ann, bob].entries()) {
      one.say({ type: 'lobby', on: true });
      one.nonce = nonces[index]!;
      one.say({ type: 'join', table });
    }
    const begun = await ann.hears('sync', ({ status }) => status === 'running');
    const white = begun.you === 'w' ? ann : bob;
    let followed = must(tableOf(begun, variant));
    const say = async (one: Browser, op: object) => {
      const { v: at } = followed;
      one.say({ type: 'do', table, id: `c${at}`, v: at, op });
      followed = must(tableAfter(followed, await ann.hears('ev', (event) => event.v === at + 1)));
    };
    for (const one of [ann, bob]) await say(one, { kind: 'ready' });
    // With this seed a shot that chance decides comes in the fifth action.
    const pick = pickFrom(seededRandom(114));
    for (let action = 0; action < 20 && followed.match!.rounds.length === 1; action++) {
      const { actions, position, side } = followed.match!;
      const risky = actions.filter((one) => variant.chance(position, one).length > 1);
      const text = variant.text.formatAction({ action: risky[0] ?? actions[pick(actions.length)]! });
      await say(side === 'w' ? white : white === ann ? bob : ann, { kind: 'act', text });
    }
    const before = [JSON.stringify([ann.heard, bob.heard]), lines.join('')];
    for (const path of ['hello', 'games', `games/${table}`, `games/${table}.pgn`, 'health'])
      before.push(await (await bob.fetch('GET', `api/${path}`)).text());
    expect(followed.status).toBe('running');
    await say(ann, { kind: 'resign' });
    const fortune = { secret: followed.secret!, nonces: followed.nonces };
    const bytes = Buffer.from(fortune.secret, 'hex');
    const forms = [fortune.secret, bytes.toString('base64'), bytes.toString('base64url'), [...bytes].join()];
    for (const text of before)
      for (const form of [...forms, String(seedOf(fortune))])
        expect(text.toLowerCase()).not.toContain(form.toLowerCase());
    expect(Object.values(followed.nonces).sort()).toEqual(nonces);
    const match = followed.match!;
    const { commit, seals } = followed;
    const verified = must(verifyLuck(match, fortune, commit, seals));
    expect(verified).toMatchObject({ outcomes: expect.toSatisfy((count: number) => count > 0), lost: [] });
    // The record that anybody may fetch says the same, and a player with another nonce, or a changed outcome, is found out.
    const record = await (await new Browser().fetch('GET', `api/games/${table}.pgn`)).text();
    expect(verifyLuck(must(readRecord(variant, record)), fortune, commit, seals).ok).toBe(true);
    // Luck from another nonce may be the same once, but not from each of many.
    const others = [...'cdef0123456789'].map((digit) => ({ ...fortune.nonces, w: digit.repeat(32) }));
    const isFound = others.map((other) => !verifyLuck(match, { ...fortune, nonces: other }, commit, {}).ok);
    expect(isFound).toContain(true);
    expect(verifyLuck(match, { ...fortune, nonces: others[0]! }, commit, seals)).toMatchObject({
      ok: false,
      error: { what: 'nonce' },
    });
    expect(verifyLuck(match, { ...fortune, secret: '0'.repeat(64) }, commit, seals)).toMatchObject({
      ok: false,
      error: { what: 'commitment' },
    });
    expect(lines.join('')).not.toContain(followed.secret);
    for (const one of [ann, bob]) one.close();
  });
});

describe('the lobby', () => {
  test('pairs two people over the socket', async () => {
    const [ann, bob] = [await Browser.named('Ann'), await Browser.named('Bob')];
    await Promise.all([ann.connect(), bob.connect()]);
    ann.say({ type: 'lobby', on: true });
    ann.say({ type: 'seek', id: 'a', terms: { ...CLOCK, colour: 'lot' } });
    await ann.hears('lobby', ({ seeks }) => seeks.length === 1);
    bob.say({ type: 'seek', id: 'b', terms: { ...CLOCK, colour: 'lot' } });
    const { table } = await bob.hears('paired');
    expect(await ann.hears('paired')).toMatchObject({ table, seek: 'a' });
    for (const one of [ann, bob]) one.say({ type: 'join', table });
    await ann.hears('lobby', ({ running }) => running.some((game) => game.table === table));
    for (const one of [ann, bob]) one.close();
  });
});

test('the log of all these tests shows no cookie, no token, no name and no address', () => {
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(1);
  expect(secrets.size).toBeGreaterThan(20);
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/Ann|Bob|127\.0\.0\.1|::1|[0-9a-f]{64}/);
});

test.each([
  [undefined, 404],
  ['Bearer wrong', 404],
  ['Bearer 0123456789abcdef', 200],
])('with a token the metrics are for those who bear it: %s', async (Authorization, status) => {
  const all = site({
    links: new Links(testLog()),
    app: root,
    metrics: openMetrics(false),
    metricsToken: '0123456789abcdef',
    health: () => ({ database: 'ok', since: 0 }),
    api: { rules: '', origins: [], proxies: 0, hasLimits: true, online: () => undefined, log: testLog() },
  });
  const headers = { 'X-Forwarded-For': '192.0.2.1', ...(Authorization && { Authorization }) };
  expect((await all.request('/metrics', { headers })).status).toBe(status);
});

test('the metrics count what happened, and are not for the world', async () => {
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/kickmate_messages_total\{type="hello"\} [1-9]/);
  expect(text).toMatch(/kickmate_commit_seconds_count [1-9]/);
  for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
    expect((await fetch(`${url}/metrics`, { headers: { [header]: '192.0.2.1' } })).status).toBe(404);
});

test('the end is graceful: goodbye with a time to come back, the data free, and games as they were', async () => {
  const ann = await Browser.named('Ann');
  const table = await ann.challenge(CHESS);
  await ann.connect();
  await server.end();
  expect((await ann.hears('bye')).retryMs).toBeGreaterThan(0);
  await expect(fetch(url)).rejects.toThrow();
  server = await Server.start({ settings, log, hasProcessMetrics: false });
  url = `http://127.0.0.1:${server.port}`;
  await server.opened();
  expect((await ann.ask('GET', 'api/games')).body.games).toMatchObject([{ table }]);
});

test('health and metrics tell of damaged rows, of games that cannot be loaded, and of the last drill', async () => {
  const data = join(root, 'damaged');
  await putNewDatabase(data);
  const storage = await openStorage({ folder: data, log: testLog() });
  for (const id of ['unreadable', 'faulty'])
    await storage.store.createGame({
      ...{ id, variant: 'chess', terms: CHESS, seats: {}, visibility: 'private', status: 'running', nonces: {}, at: 1 },
      secret: new Uint8Array(32),
    });
  const { database, store, node } = storage;
  await store.claimGame('unreadable', node);
  const event = { game: 'unreadable', epoch: 1, version: 1, at: 1, body: {}, after: { status: 'running' } } as const;
  expect(await storage.commits.append(event)).toBe('done');
  await store.setFault('faulty', 'other rules');
  expect(storage.faultyGames).toBe(1);
  const [file] = await database.query<{ path: string }>("select pg_relation_filepath('event') as path");
  // Otherwise the log would write the page again.
  await database.query('checkpoint');
  await storage.close();
  const path = join(data, 'pglite', file!.path);
  writeFileSync(path, readFileSync(path).fill(77, 100, 4000));
  writeFileSync(join(data, 'drill'), JSON.stringify({ at: 1000, games: 1, faulty: 0, wrong: ['a game'] }));

  const damaged = await Server.start({ settings: { ...settings, data }, log, hasProcessMetrics: false });
  await damaged.opened();
  const ask = (path: string) => fetch(`http://127.0.0.1:${damaged.port}/${path}`);
  const health = await ask('api/health');
  expect([health.status, await health.json()]).toMatchObject([
    200,
    { database: 'ok', faultyGames: 1, drill: 'failed' },
  ]);
  expect((await ask('api/games/unreadable.pgn')).status).toBe(500);
  const after = await ask('api/health');
  expect([after.status, await after.json()]).toMatchObject([503, { database: 'damaged' }]);
  const figures = (await (await ask('metrics')).text()).match(/^kickmate_(damaged|faulty|drill)\S* \S+$/gm);
  expect(figures).toEqual([
    'kickmate_damaged 1',
    'kickmate_faulty_games 1',
    'kickmate_drill_passed 0',
    'kickmate_drill_seconds 1',
  ]);
  await damaged.end();

  writeFileSync(join(data, 'pglite', 'global', 'pg_control'), '');
  const closed = await Server.start({ settings: { ...settings, data }, log, hasProcessMetrics: false });
  await closed.opened();
  const off = await fetch(`http://127.0.0.1:${closed.port}/api/health`);
  expect([off.status, await off.json()]).toMatchObject([503, { database: 'damaged' }]);
  await closed.end();
});

test('a proxy on this machine that the settings do not name is noted once', async () => {
  const before = lines.length;
  for (let count = 0; count < 2; count++) await fetch(`${url}/health`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  expect(lines.slice(before).filter((line) => line.includes('KICKMATE_PROXIES'))).toHaveLength(1);
});
