import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsGames } from '@kickmate/catalogue/testing';
import { HOLIDAY, refusalKind, type ServerMessage, type Step, type Tournament } from '@kickmate/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hub, type LocalBus } from '../src/bus/bus.ts';
import { runData } from '../src/data.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { openLog } from '../src/operations.ts';
import { Server } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { LichessBot } from './bots/lichess-bot.ts';
import { Browser, WAIT } from './browser.ts';
import { testLog, testNats, testPostgres } from './databases.ts';
import { PushReceiver } from './notices/push-receiver.ts';

const CHESS = { variant: 'chess', pace: { kind: 'clock', ms: 600_000, incrementMs: 0 }, colour: 'w' } as const;
const NAMES = ['first', 'second', 'third'] as const;

const postgres = await testPostgres();
// So small that many messages are sent in parts.
const nats = await testNats(1024);

const BUSES = ['a bus within the process', ...(nats ? ['NATS'] : [])] as const;

describe.skipIf(!postgres).each(BUSES)('three servers on one database with %s', (kind) => {
  needsGames(CHESS.variant);
  const root = mkdtempSync(join(tmpdir(), 'kickmate-cluster-'));
  const hub = new Hub();
  const buses: LocalBus[] = [];
  const browsers: Browser[] = [];
  let push: PushReceiver;
  let database = '';
  let servers: Server[] = [];

  const start = async (index: number): Promise<Server> => {
    const name = NAMES[index]!;
    const settings = readSettings({
      PORT: '0',
      KICKMATE_DATA: join(root, name),
      KICKMATE_APP: root,
      KICKMATE_LIMITS: 'off',
      KICKMATE_NAMES: 'shared',
      DATABASE_URL: database,
      ...(kind === 'NATS' && { NATS_URL: nats!.url }),
    });
    const server = await Server.start({
      settings,
      log: openLog({ log: 'silent', secret: undefined }),
      hasProcessMetrics: false,
      pushNetwork: push.network,
      ...(kind !== 'NATS' && {
        openBus: (node: string) => {
          buses[index] = hub.join(node);
          return buses[index];
        },
      }),
    });
    await server.opened();
    return server;
  };

  const cutOff = async (): Promise<void> => {
    if (kind === 'NATS') await nats!.stop();
    else for (const bus of buses) bus.isUp = false;
  };
  const connectAgain = async (): Promise<void> => {
    if (kind === 'NATS') await nats!.start();
    else for (const bus of buses) bus.isUp = true;
  };

  /** A person at one of the servers. */
  const person = async (index: number, name?: string): Promise<Browser> => {
    const browser = new Browser(() => `http://127.0.0.1:${servers[index]!.port}`);
    if (name !== undefined) await browser.become(name);
    browsers.push(browser);
    return browser;
  };

  /** The same person at another server. */
  const alsoAt = async (index: number, one: Browser): Promise<Browser> => {
    const browser = await person(index);
    browser.cookie = one.cookie;
    return browser;
  };

  beforeAll(async () => {
    mkdirSync(root, { recursive: true });
    push = await PushReceiver.start();
  });
  afterAll(() => push.close());
  beforeEach(async () => {
    database = postgres!.createDatabase();
    // One after the other: the first one makes the tables.
    servers = [];
    for (const index of NAMES.keys()) servers.push(await start(index));
  });
  afterEach(async () => {
    for (const browser of browsers.splice(0)) browser.close();
    await Promise.all(servers.map((server) => server.end()));
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
  });

  /** The version of a table that somebody has seen last. */
  const versionOf = (browser: Browser, table: string): number =>
    browser.heard.reduce(
      (v, one) => ((one.type === 'sync' || one.type === 'ev') && one.table === table ? one.v : v),
      0,
    );

  const isResignation = (step: Step) => step.do === 'resign';

  let commands = 0;
  /** Plays an action as a client does: the same command is sent again until it is answered. */
  const play = async (browser: Browser, table: string, text: string): Promise<ServerMessage> => {
    const id = `command${++commands}`;
    const command = { type: 'do', table, id, v: versionOf(browser, table), op: { kind: 'act', text } };
    const isAnswer = (one: ServerMessage) =>
      (one.type === 'ev' || one.type === 'sync' || (one.type === 'no' && refusalKind(one.why) !== 'unavailable')) &&
      one.id === id;
    for (;;) {
      browser.say(command);
      const until = Date.now() + 2000;
      while (Date.now() < until) {
        const found = browser.heard.find(isAnswer);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };

  /** A game of chess that has begun. White is at the first server, which has the table; Black at the second. */
  const begun = async (terms: object = CHESS) => {
    const [ann, bob] = [await person(0, 'Ann'), await person(1, 'Bob')];
    const table = await ann.challenge(terms);
    await ann.connect();
    await bob.connect();
    ann.say({ type: 'join', table });
    await ann.hears('sync');
    expect(await bob.ask('POST', `api/tables/${table}/seat`)).toMatchObject({ status: 200 });
    bob.say({ type: 'join', table });
    for (const one of [ann, bob]) await one.hears('sync', ({ status }) => status === 'running');
    return { ann, bob, table };
  };

  test('people at different servers play with each other, and are watched at a third', async () => {
    const { ann, bob, table } = await begun();
    const watcher = await (await person(2)).connect();
    watcher.say({ type: 'join', table });
    await watcher.hears('sync');
    await ann.hears('presence', ({ watchers }) => watchers === 1);
    for (const [one, text] of [
      [ann, 'e2e4'],
      [bob, 'e7e5'],
      [ann, 'g1f3'],
      [bob, 'b8c6'],
    ] as const) {
      expect(await play(one, table, text)).toMatchObject({ type: 'ev' });
      const v = versionOf(one, table);
      for (const other of [ann, bob, watcher]) await other.hears('ev', (ev) => ev.v === v);
    }
    // Each event came once and in order.
    for (const one of [bob, watcher]) {
      const versions = one.heard.flatMap((message) => (message.type === 'ev' ? [message.v] : []));
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(new Set(versions).size).toBe(versions.length);
    }
    const pgn = await (await watcher.fetch('GET', `api/games/${table}.pgn`)).text();
    expect(pgn).toContain('[White "Ann"]');
    expect(pgn.match(/e2e4|e4/)).not.toBeNull();
    // A command that is sent again by another connection, at another server, is answered as before.
    const phone = await (await alsoAt(2, bob)).connect();
    const v = versionOf(bob, table);
    bob.say({ type: 'do', table, id: 'resign', v, op: { kind: 'resign' } });
    await bob.hears('ev', ({ id }) => id === 'resign');
    phone.say({ type: 'do', table, id: 'resign', v, op: { kind: 'resign' } });
    await phone.hears(['ev', 'sync'], ({ id }) => id === 'resign');
    // Everybody's inbox, at all servers, knows of the end.
    await phone.hears('inbox');
    await ann.hears('inbox');
    watcher.close();
    await ann.hears('presence', ({ watchers }) => watchers === 0);
  });

  test('a command or a word that is wrong is refused by the table at the other server', async () => {
    const { bob, table } = await begun();
    expect(await play(bob, table, 'e7e5')).toMatchObject({ type: 'no', why: 'otherTurn' });
    const watcher = await (await person(2)).connect();
    watcher.say({ type: 'join', table });
    await watcher.hears('sync');
    expect(await play(watcher, table, 'e2e4')).toMatchObject({ type: 'no', why: 'noSeat' });
    watcher.say({ type: 'join', table: 'nosuchtable' });
    expect(await watcher.hears('no', (no) => no.table === 'nosuchtable')).toMatchObject({ why: 'noGame' });
  });

  test('when a server ends, nobody of its people loses time until they come back', async () => {
    const { ann, bob, table } = await begun();
    await play(ann, table, 'e2e4');
    await bob.hears('ev');
    expect(await play(bob, table, 'e7e5')).toMatchObject({ type: 'ev' });
    const v = versionOf(bob, table);
    await servers[0]!.end();
    await ann.hears('bye');
    // Bob's server has the table by now. It is Ann's turn.
    await bob.hears('sync', (sync) => sync.v === v);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const began = Date.now();
    const again = await (await alsoAt(2, ann)).connect();
    again.say({ type: 'join', table });
    await again.hears('sync');
    await play(again, table, 'g1f3');
    const isMove = (step: Step) => step.do === 'play' && step.text === 'g1f3';
    const { steps } = await bob.hears('ev', (ev) => ev.steps.some(isMove));
    // Only the time since the return counts, not the four seconds before it.
    const { spent } = steps.find(isMove) as { readonly spent: number };
    expect(spent).toBeLessThan(Date.now() - began + 1000);
  });

  test('when a server ends, another one has its tables, and its people elsewhere play on', async () => {
    const { ann, bob, table } = await begun();
    await play(ann, table, 'e2e4');
    await bob.hears('ev');
    bob.heard.length = 0;
    await servers[0]!.end();
    await ann.hears('bye');
    // Bob is led to the new place without doing anything.
    await bob.hears('sync', ({ status }) => status === 'running');
    expect(await play(bob, table, 'e7e5')).toMatchObject({ type: 'ev' });
    const again = await (await alsoAt(2, ann)).connect();
    again.say({ type: 'join', table });
    await again.hears('sync');
    expect(await play(again, table, 'g1f3')).toMatchObject({ type: 'ev' });
    const v = versionOf(again, table);
    await bob.hears('ev', (ev) => ev.v === v);
  });

  test('while the bus is away, tables elsewhere are unavailable; afterwards everybody is where the table is', async () => {
    const { ann, bob, table } = await begun();
    await cutOff();
    await vi.waitFor(async () => {
      bob.say({ type: 'do', table, id: `try${++commands}`, v: 0, op: { kind: 'act', text: 'e7e5' } });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(bob.heard.some((one) => one.type === 'no' && refusalKind(one.why) === 'unavailable')).toBe(true);
    }, WAIT);
    // At the table's own server the game goes on.
    await play(ann, table, 'e2e4');
    const v = versionOf(ann, table);
    bob.heard.length = 0;
    await connectAgain();
    // Bob may have got the time back before, which is a version of its own.
    await bob.hears('sync', (sync) => sync.v >= v && sync.record!.includes('1. e4'));
    await play(bob, table, 'e7e5');
    const after = versionOf(bob, table);
    await ann.hears('ev', (ev) => ev.v === after);
  });

  test('an action that is sent while the bus is away counts with the time at which it came', async () => {
    const { ann, bob, table } = await begun();
    await play(ann, table, 'e2e4');
    const v = versionOf(ann, table);
    await bob.hears('ev', (ev) => ev.v === v);
    const began = performance.now();
    await cutOff();
    // The bus does not know at once that it is away: the client sends again, as always.
    const send = () => bob.say({ type: 'do', table, id: 'held', v, op: { kind: 'act', text: 'e7e5' } });
    await vi.waitFor(async () => {
      send();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(bob.heard.some((one) => one.type === 'no' && one.id === 'held')).toBe(true);
    }, WAIT);
    const thought = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await connectAgain();
    send();
    const answered = await bob.hears('ev', ({ id }) => id === 'held');
    const away = performance.now() - began;
    const [step] = answered.steps;
    expect(step).toMatchObject({ do: 'play' });
    const { spent } = step as { readonly spent?: number };
    expect(spent).toBeLessThan(thought + 500);
    expect(spent).toBeLessThan(away - 2000);
  });

  test('no flag falls while the bus is away, and nobody at another server loses time to it', async () => {
    const { ann, bob, table } = await begun({ ...CHESS, pace: { kind: 'clock', ms: 10_000, incrementMs: 0 } });
    await play(ann, table, 'e2e4');
    const v = versionOf(ann, table);
    await bob.hears('ev', (ev) => ev.v === v);
    await cutOff();
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(ann.heard.some((one) => one.type === 'ev' && one.v > v)).toBe(false);
    await connectAgain();
    // The time comes back before anything else happens: everybody sees it.
    const { state } = await ann.hears('ev', (ev) => ev.v === v + 1);
    expect(state.elapsed).toBeLessThan(5000);
    expect(await play(bob, table, 'e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play' }] });
  });

  test.runIf(kind !== 'NATS')('a server that is cut off alone costs its people no time', async () => {
    const { ann, bob, table } = await begun({ ...CHESS, pace: { kind: 'clock', ms: 15_000, incrementMs: 0 } });
    await play(ann, table, 'e2e4');
    const v = versionOf(ann, table);
    await bob.hears('ev', (ev) => ev.v === v);
    buses[1]!.isUp = false;
    await new Promise((resolve) => setTimeout(resolve, 16_000));
    buses[1]!.isUp = true;
    const { state } = await ann.hears('ev', (ev) => ev.v === v + 1);
    expect(state.elapsed).toBeLessThan(8000);
    expect(await play(bob, table, 'e7e5')).toMatchObject({ type: 'ev', steps: [{ do: 'play' }] });
  });

  test('who leaves while the bus is away is not here afterwards', async () => {
    const { ann, bob, table } = await begun();
    await play(ann, table, 'e2e4');
    await ann.hears('presence', ({ lag }) => lag.b !== undefined);
    await cutOff();
    bob.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    ann.heard.length = 0;
    await connectAgain();
    // It is the turn of the one who has gone, so a countdown begins.
    const { gone, lag } = await ann.hears('presence', (presence) => presence.gone !== undefined);
    expect([gone!.side, lag.b]).toEqual(['b', undefined]);
  });

  test('the lobby is one for all: seeks, people, games to watch', async () => {
    const [ann, bob, cid] = [await person(0, 'Ann'), await person(1, 'Bob'), await person(2)];
    for (const one of [ann, bob, cid]) {
      await one.connect();
      one.say({ type: 'lobby', on: true });
      await one.hears('lobby');
    }
    const terms = { variant: 'chess', pace: CHESS.pace, colour: 'lot' };
    ann.say({ type: 'seek', id: 'seekofann', terms });
    for (const one of [ann, bob, cid])
      await one.hears('lobby', ({ seeks }) =>
        seeks.some(({ id, isOwn }) => id === 'seekofann' && isOwn === (one === ann)),
      );
    await cid.hears('lobby', ({ people }) => people === 3);
    bob.say({ type: 'take', seek: 'seekofann' });
    const [{ table }] = await Promise.all([ann.hears('paired'), bob.hears('paired')]);
    for (const one of [ann, bob]) {
      one.say({ type: 'join', table });
      await one.hears('sync', (sync) => sync.table === table);
    }
    await cid.hears('lobby', ({ seeks, running }) => seeks.length === 0 && running.some((one) => one.table === table));
  });

  test('when the server of the lobby ends, another one keeps it and knows who looks for a game', async () => {
    // The first server holds the lobby, because it looked first.
    const [bob, cid] = [await person(1, 'Bob'), await person(2, 'Cid')];
    for (const one of [bob, cid]) await one.connect();
    bob.say({ type: 'lobby', on: true });
    await bob.hears('lobby');
    const terms = { variant: 'chess', pace: CHESS.pace, colour: 'lot' };
    bob.say({ type: 'seek', id: 'seekofbob', terms });
    await bob.hears('lobby', ({ seeks }) => seeks.length === 1);
    await servers[0]!.end();
    cid.say({ type: 'lobby', on: true });
    await cid.hears('lobby', ({ seeks }) => seeks.some(({ id }) => id === 'seekofbob'));
    cid.say({ type: 'seek', id: 'seekofcid', terms });
    await Promise.all([bob.hears('paired'), cid.hears('paired')]);
  });

  test('who deletes their data is nobody at all servers, and their game elsewhere is over', async () => {
    const { ann, bob, table } = await begun();
    const phone = await alsoAt(2, ann);
    expect(await phone.ask('DELETE', 'api/me')).toEqual({ status: 204 });
    await ann.hears('bye');
    await bob.hears('ev', (ev) => ev.seats.w.name === '' || ev.secret !== undefined);
    expect((await bob.ask('GET', `api/games/${table}`)).body).toMatchObject({ status: 'over' });
  });

  test('who is signed out at one server is so at all', async () => {
    const ann = await person(0, 'Ann');
    const { token } = (await ann.ask('POST', 'api/me/devices')).body;
    const phone = await person(1);
    await phone.ask('POST', 'api/devices', { token });
    await phone.connect();
    expect(await ann.ask('DELETE', 'api/me/sessions')).toEqual({ status: 204 });
    expect(await phone.hears('bye')).toMatchObject({ retryMs: 0 });
    expect(await phone.ask('GET', 'api/games')).toMatchObject({ status: 401 });
  });

  test('a table of a server with other rules cannot be reached, and the reason is said', async () => {
    const { table } = await begun();
    const query = await openPostgres({ url: database, log: testLog() });
    await query.query("update node set version = 'other rules' where id = (select owner from game)");
    const watcher = await (await person(2)).connect();
    watcher.say({ type: 'join', table });
    expect(await watcher.hears('no')).toMatchObject({ why: 'otherVersion' });
    await query.close();
  });

  test('whoever calls off game after game at one server waits at all others', async () => {
    const [ann, bob] = [await person(0, 'Ann'), await person(1, 'Bob')];
    const phone = await alsoAt(2, ann);
    await ann.connect();
    await bob.connect();
    const tables: string[] = [];
    for (let game = 0; game < 6; game++) tables.push(await ann.challenge(CHESS));
    for (const table of tables) expect((await bob.ask('POST', `api/tables/${table}/seat`)).status).toBe(200);
    for (const table of tables) {
      for (const one of [ann, bob]) one.say({ type: 'join', table });
      for (const one of [ann, bob])
        await one.hears('sync', (sync) => sync.table === table && sync.status === 'running');
      ann.say({ type: 'do', table, id: table, v: versionOf(ann, table), op: { kind: 'abort' } });
      await ann.hears('ev', ({ id }) => id === table);
    }
    await vi.waitFor(async () => {
      const { status, body } = await phone.ask('POST', 'api/challenges', CHESS);
      expect([status, body.why, body.message]).toEqual([429, 'pause', expect.stringMatching(/wait \d+ seconds/)]);
    }, WAIT);
    expect((await bob.ask('POST', 'api/challenges', CHESS)).status).toBe(201);
  });

  test('a rated game of people at different servers counts once, and all servers show it', async () => {
    const { ann, bob, table } = await begun({ ...CHESS, rated: true });
    for (const [one, text] of [
      [ann, 'e2e4'],
      [bob, 'e7e5'],
      [ann, 'g1f3'],
      [bob, 'b8c6'],
    ] as const)
      await play(one, table, text);
    bob.say({ type: 'do', table, id: 'resign', v: versionOf(bob, table), op: { kind: 'resign' } });
    for (const one of [ann, bob]) {
      const { seats } = await one.hears('sync', (sync) => sync.seats.b.change !== undefined);
      expect(seats).toMatchObject({ w: { change: 162 }, b: { change: -162 } });
      for (const index of NAMES.keys()) {
        const { body } = await (await person(index)).ask('GET', `api/players/${seats.w.player}`);
        expect(body.ratings).toMatchObject([{ points: 1662, games: 1 }]);
      }
    }
  });

  test('a device hears once of each turn, at whatever servers it and the game are', async () => {
    const { ann, bob, table } = await begun({ ...CHESS, pace: { kind: 'days', days: 1 } });
    const wishes = { kinds: ['turn'], zone: 'UTC', language: 'en' };
    const subscribed = async (index: number, one: Browser, device: string) => {
      const subscription = { ...push.subscription(device), wishes };
      expect((await (await alsoAt(index, one)).ask('PUT', 'api/me/notices', subscription)).status).toBe(204);
    };
    // The receiver is one for both kinds of bus.
    const [annsPhone, bobsPhone] = [`ann-${table}`, `bob-${table}`];
    await subscribed(1, ann, annsPhone);
    await subscribed(2, bob, bobsPhone);
    await play(ann, table, 'e2e4');
    await vi.waitFor(() => expect(push.heardBy(bobsPhone)).toEqual(['turn Ann']), WAIT);
    await play(bob, table, 'e7e5');
    await vi.waitFor(() => expect(push.heardBy(annsPhone)).toEqual(['turn Bob']), WAIT);
    // Each server sends what it has taken before it ends.
    await Promise.all(servers.map((server) => server.end()));
    expect([push.heardBy(bobsPhone), push.heardBy(annsPhone)]).toEqual([['turn Ann'], ['turn Bob']]);
  });

  test('a tournament goes on at whatever servers its players are, and after the end of one', async () => {
    const people = [await person(0, 'Ann'), await person(1, 'Bob'), await person(2, 'Cid')];
    const [ann, bob, cid] = people as [Browser, Browser, Browser];
    const terms = { variant: 'chess', pace: CHESS.pace };
    const made = { name: 'Cup', system: 'roundRobin', startsAt: Date.now() + 3_600_000, terms };
    const path = `api/tournaments/${(await ann.ask('POST', 'api/tournaments', made)).body.tournament}`;
    const ids = new Map<string, Browser>();
    for (const one of people) {
      await one.connect();
      expect((await one.ask('PUT', `${path}/entry`)).status).toBe(204);
      ids.set((await one.ask('GET', 'api/hello')).body.you.id, one);
    }
    expect((await (await alsoAt(1, ann)).ask('POST', `${path}/begin`)).status).toBe(204);
    for (const round of [1, 2, 3]) {
      const game = await vi.waitFor(async () => {
        const { games } = (await cid.ask('GET', path)).body as Tournament;
        return games.find((one) => one.round === round) ?? expect.unreachable(`no game of round ${round}`);
      }, WAIT);
      const sides = [ids.get(game.w)!, ids.get(game.b)!];
      for (const one of sides) one.say({ type: 'join', table: game.table });
      for (const one of sides)
        await one.hears('sync', (sync) => sync.table === game.table && sync.status === 'running');
      const op = { kind: 'resign' };
      sides[1]!.say({ type: 'do', table: game.table, id: `end${round}`, v: versionOf(sides[1]!, game.table), op });
      await sides[1]!.hears('ev', ({ id }) => id === `end${round}`);
      if (round > 1) continue;
      await servers[0]!.end();
      servers[0] = await start(0);
      const back = await (await alsoAt(0, ann)).connect();
      for (const [id, one] of ids) if (one === ann) ids.set(id, back);
    }
    for (const one of [bob, cid])
      await vi.waitFor(async () => expect((await one.ask('GET', path)).body.status).toBe('over'), WAIT);
  });

  test('a planned reply and a holiday that were told another server hold at the table', async () => {
    const { ann, bob, table } = await begun({ ...CHESS, pace: { kind: 'days', days: 1 } });
    const elsewhere = await alsoAt(2, bob);
    const plan = { v: versionOf(bob, table), lines: [[['e2e4'], ['e7e5']]] };
    expect((await elsewhere.ask('PUT', `api/games/${table}/replies`, plan)).status).toBe(204);
    await play(ann, table, 'e2e4');
    const isReply = (step: Step) => 'text' in step && step.text === 'e7e5';
    await ann.hears('ev', ({ steps }) => steps.some(isReply));
    const from = Date.now() + HOLIDAY.noticeMs + 3_600_000;
    expect((await elsewhere.ask('PUT', 'api/me/holiday', { from, days: 2 })).status).toBe(204);
    for (const one of [ann, bob]) await one.hears(['ev', 'sync'], ({ state }) => state.holidays?.b !== undefined);
  });

  test('a bot at one server plays at the table of another one', async () => {
    const owner = await person(1, 'Deep Kick');
    const made = { name: 'my engine', scopes: ['bot:play', 'challenge:write'] };
    const { token } = (await owner.ask('POST', 'api/me/tokens', made)).body;
    const bot = new LichessBot(`http://127.0.0.1:${servers[1]!.port}`, token);
    await bot.must('upgrade');
    const { id } = (await bot.must('profile')).json;
    const events = await bot.lines('stream_event');
    const eve = await (await person(0, 'Eve')).connect();
    const table = await eve.challenge({ ...CHESS, pace: { kind: 'days', days: 3 }, to: id });
    await events.find(({ type }) => type === 'challenge');
    await bot.must('accept', [table]);
    eve.say({ type: 'join', table });
    await eve.hears('sync', ({ status }) => status === 'running');
    await events.find(({ type }) => type === 'gameStart');
    const game = await bot.lines('stream', [table]);
    await game.find(({ type }) => type === 'gameFull');
    await play(eve, table, 'e2e4');
    await game.find(({ moves }) => moves === 'e2e4');
    await bot.must('move', [table, 'e7e5']);
    await game.find(({ moves }) => moves === 'e2e4 e7e5');
    await bot.must('resign', [table]);
    expect(await game.find(({ status }) => status === 'resign')).toMatchObject({ winner: 'white' });
    await eve.hears('ev', ({ steps }) => steps.some(isResignation));
    events.cut();
  });

  test('nobody hears at any server whom the operator mutes at another one, and a banned player begins nothing', async () => {
    const { ann, bob, table } = await begun();
    let token = '';
    const environment = { DATABASE_URL: database, KICKMATE_DATA: join(root, 'operator') };
    await runData(
      ['operator'],
      environment,
      (text) => (token = text),
      () => {},
    );
    const olga = await person(2);
    expect(await olga.ask('POST', 'api/operator', { token, name: 'Olga' })).toEqual({ status: 204 });
    const player = (await bob.ask('GET', 'api/hello')).body.you.id;
    const act = (more: object) => olga.ask('POST', 'api/operator/acts', { player, why: 'so', ...more });
    expect(await act({ act: 'mute', reason: 'insults' })).toEqual({ status: 204 });
    bob.say({ type: 'say', table, phrase: 0 });
    await bob.hears('no', ({ why }) => why === 'muted');
    expect(ann.heard.filter(({ type }) => type === 'said')).toEqual([]);
    expect(await act({ act: 'ban', reason: 'engine', abandons: true })).toEqual({ status: 204 });
    await vi.waitFor(async () => {
      expect((await ann.ask('GET', `api/games/${table}`)).body.status).not.toBe('running');
    }, WAIT);
    expect((await (await alsoAt(0, bob)).ask('POST', 'api/challenges', CHESS)).status).toBe(403);
  });

  test('a new name is shown at tables of other servers', async () => {
    const { ann, bob } = await begun();
    await (await alsoAt(2, bob)).ask('PUT', 'api/me', { name: 'Robert' });
    await vi.waitFor(
      () =>
        expect(
          ann.heard.some((one) => (one.type === 'sync' || one.type === 'ev') && one.seats.b.name === 'Robert'),
        ).toBe(true),
      WAIT,
    );
  });
});
