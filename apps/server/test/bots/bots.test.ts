import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match, pickFrom, seededRandom } from '@kickmate/game';
import { readRecord } from '@kickmate/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Server } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import { putNewDatabase } from '../../src/testing.ts';
import { Browser } from '../browser.ts';
import { testLog } from '../databases.ts';
import { LichessBot, type Lines } from './lichess-bot.ts';

needsGames('chess', 'chess960', 'chess-league', 'chess-eleven', 'football', 'minimal');

const root = mkdtempSync(join(tmpdir(), 'kickmate-bots-'));
const log = testLog();
let server: Server;
let url = '';

beforeAll(async () => {
  const settings = readSettings({
    ...{ PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: join(root, 'app'), KICKMATE_LIMITS: 'off' },
    KICKMATE_NAMES: 'shared',
  });
  mkdirSync(join(root, 'app'));
  await putNewDatabase(settings.data);
  server = await Server.start({ settings, log: log as never, hasProcessMetrics: false });
  await server.opened();
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.end();
  rmSync(root, { recursive: true, force: true });
  expect(log.lines.filter((line) => line.includes('failed'))).toEqual([]);
});

const SCOPES = ['bot:play', 'challenge:write'];
const named = (name: string) => new Browser(() => url).become(name);

async function tokenOf(browser: Browser, scopes = SCOPES): Promise<{ id: string; token: string }> {
  const { status, body } = await browser.ask('POST', 'api/me/tokens', { name: 'my engine', scopes });
  expect(status).toBe(201);
  return body;
}

/** A bot, as its owner makes it: a player, a token, and the upgrade by lichess-bot. */
async function newBot(name: string): Promise<{ bot: LichessBot; id: string; browser: Browser }> {
  const browser = await named(name);
  const bot = new LichessBot(url, (await tokenOf(browser)).token);
  await bot.must('upgrade');
  return { bot, browser, id: (await bot.must('profile')).json.id };
}

const CLOCK = { 'clock.limit': 600, 'clock.increment': 5 };

/** The match that a stream tells of, as an engine sets it up: the start of the round, and its moves. */
function positionOf(variant: AnyVariant, { initialFen, moves }: { initialFen: string; moves: string }) {
  const from = initialFen === 'startpos' ? undefined : must(variant.text.parse(initialFen));
  let match = Match.start<unknown>(variant, { seed: 0, from });
  // Outcomes of chance stand in the moves.
  for (const move of moves.split(' ').filter(Boolean)) match = must(match.playText(move));
  return match;
}

interface Played {
  readonly moves: readonly string[];
  readonly refused: readonly string[];
}

/**
 * Plays one game as an engine that knows the rules and plays any legal move, as lichess-bot does: it moves when the moves of
 * the stream have changed and it is its turn.
 */
async function playAnything(bot: LichessBot, id: string, white: string, most: number, seed: number): Promise<Played> {
  const lines = await bot.lines('stream', [id]);
  const { username } = (await bot.must('profile')).json;
  const full = await lines.find(({ type }) => type === 'gameFull');
  expect([full.id, full.white.name]).toEqual([id, white]);
  const { key } = full.variant;
  const variant = await loadVariant(key === 'standard' ? 'chess' : key);
  const side = full.white.name === username ? 'w' : 'b';
  const random = pickFrom(seededRandom(seed));
  const moves: string[] = [];
  const refused: string[] = [];
  let state = full.state;
  let seen = 1;
  for (;;) {
    if (state.status !== 'started') break;
    const match = positionOf(variant, state);
    if (match.side === side && match.actions.length > 0) {
      const action = match.actions[random(match.actions.length)]!;
      const move = variant.text.formatAction({ action });
      if (moves.length >= most) await bot.ask('resign', [id]);
      else {
        const answer = await bot.ask('move', [id, move], { params: { offeringDraw: 'false' } });
        if (answer.status === 200) moves.push(move);
        else refused.push(answer.text);
      }
    }
    // The place of the next state does not depend on when the answer came.
    const last = state;
    state = await lines.find(
      (event) =>
        event.type === 'gameState' &&
        (event.moves !== last.moves || event.status !== 'started' || event.round !== last.round),
      seen,
    );
    seen = lines.events.indexOf(state) + 1;
  }
  await lines.ended();
  return { moves, refused };
}

/** Lets one bot challenge another to a game, which it accepts. */
async function begin(
  one: { bot: LichessBot; events: Lines },
  other: { bot: LichessBot; id: string; events: Lines },
  wanted: object,
): Promise<string> {
  const made = await one.bot.must('challenge', [other.id], {
    payload: { rated: false, ...CLOCK, color: 'white', ...wanted },
  });
  const { id } = made.json;
  const { challenge } = await other.events.find((event) => event.type === 'challenge' && event.challenge.id === id);
  expect(challenge).toMatchObject({ id, rated: false, speed: 'rapid', color: 'white', finalColor: 'white' });
  await other.bot.must('accept', [id]);
  for (const { events } of [one, other]) {
    const { game } = await events.find((event) => event.type === 'gameStart' && event.game.id === id);
    expect(game).toMatchObject({ gameId: id, speed: 'rapid', compat: { bot: true }, status: { name: 'started' } });
  }
  return id;
}

describe('two bots', () => {
  let ann: { bot: LichessBot; id: string; events: Lines };
  let bob: { bot: LichessBot; id: string; events: Lines };
  beforeAll(async () => {
    const [one, other] = [await newBot('Ann'), await newBot('Bob')];
    ann = { ...one, events: await one.bot.lines('stream_event') };
    bob = { ...other, events: await other.bot.lines('stream_event') };
  });

  test.each([
    ['chess', 'standard'],
    ['Chess960', 'chess960'],
    ['Chess League, in which chance plays', 'chess-league'],
    ['Chess Eleven, with line-ups and several actions a turn', 'chess-eleven'],
    ['Football Chess, with several rounds', 'football'],
    ['Hexapawn to its end, which the rules bring', 'minimal'],
  ])('play %s without a move lost or refused', async (_, variant) => {
    const id = await begin(ann, bob, { variant });
    const played = await Promise.all([
      playAnything(ann.bot, id, ann.id, 40, 1),
      playAnything(bob.bot, id, ann.id, 40, 2),
    ]);
    expect(played.flatMap(({ refused }) => refused)).toEqual([]);
    for (const { events } of [ann, bob]) await events.find((one) => one.type === 'gameFinish' && one.game.id === id);
    // Whatever was sent and acknowledged stands in the record, and nothing else.
    const record = (await ann.bot.must('export', [id])).text;
    expect(record).toContain('[White "BOT Ann"]');
    const rules = await loadVariant(variant === 'standard' ? 'chess' : variant);
    const match = must(readRecord(rules, record));
    const sent = { w: [...played[0]!.moves], b: [...played[1]!.moves] };
    expect(Math.min(sent.w.length, sent.b.length)).toBeGreaterThan(0);
    for (const { before, action } of match.rounds.flatMap(({ plies }) => plies)) {
      const [move, side] = [rules.text.formatAction({ action }), rules.side(before)];
      if (sent[side][0] === move) sent[side].shift();
      // The server itself plays what is the only thing possible.
      else expect([move, rules.actions(before).length]).toEqual([move, 1]);
    }
    expect(sent).toEqual({ w: [], b: [] });
  });
});

describe('a person and a bot', () => {
  test('a bot calls a game off in which nobody has moved', async () => {
    const { bot, id } = await newBot('Shy Kick');
    await bot.lines('stream_event');
    const eve = await (await named('Evelyn')).connect();
    const table = await eve.challenge({ variant: 'chess', pace: { kind: 'days', days: 3 }, colour: 'w', to: id });
    await bot.must('accept', [table]);
    eve.say({ type: 'join', table });
    await eve.hears('sync', ({ status }) => status === 'running');
    await bot.must('abort', [table]);
    await eve.hears('ev', ({ state }) => state.aborted === 'b');
    expect((await bot.ask('abort', [table])).status).toBe(409);
    eve.close();
  });

  test('a person challenges a bot, plays it, takes a move back, and everybody sees that it is a bot', async () => {
    const { bot, id } = await newBot('Deep Kick');
    const events = await bot.lines('stream_event');
    const eve = await (await named('Eve')).connect();
    const table = await eve.challenge({ variant: 'chess', pace: { kind: 'days', days: 3 }, colour: 'w', to: id });
    const { challenge } = await events.find(({ type }) => type === 'challenge');
    expect(challenge).toMatchObject({
      ...{ id: table, timeControl: { type: 'correspondence', daysPerTurn: 3 }, speed: 'correspondence' },
      ...{ destUser: { id, title: 'BOT' }, perf: { name: 'correspondence' }, rated: false },
    });
    expect(challenge.challenger).not.toHaveProperty('title');
    await bot.must('accept', [table]);
    eve.say({ type: 'join', table });
    await events.find(({ type }) => type === 'gameStart');
    const sync = await eve.hears('sync', ({ status }) => status === 'running');
    expect(sync.seats.b.name).toBe('BOT Deep Kick');
    const game = await bot.lines('stream', [table]);
    await game.find(({ type }) => type === 'gameFull');

    eve.say({ type: 'do', table, id: 'e4', v: sync.v, op: { kind: 'act', text: 'e2e4' } });
    await game.find(({ moves }) => moves === 'e2e4');
    expect((await bot.must('playing')).json.nowPlaying).toMatchObject([
      { gameId: table, color: 'black', isMyTurn: true, lastMove: 'e2e4', speed: 'correspondence' },
    ]);
    expect(await bot.ask('move', [table, 'e2e5'])).toMatchObject({ status: 409, json: { error: expect.any(String) } });
    // A move with an id may come again, if its answer was lost.
    for (const offeringDraw of ['false', 'false', 'true'])
      await bot.must('move', [table, 'e7e5'], { params: { offeringDraw, id: 'm1' } });
    await game.find(({ bdraw, moves }) => bdraw === true && moves === 'e2e4 e7e5');
    // A move that was meant for an earlier position is not played.
    expect(await bot.ask('move', [table, 'a7a6'], { params: { v: '1' } })).toMatchObject({ status: 409 });

    await bot.must('takeback', [table, 'yes']);
    const offered = await game.find(({ btakeback }) => btakeback === true);
    const { v } = await eve.hears('ev', ({ state }) => state.offers?.takeback !== undefined);
    eve.say({ type: 'do', table, id: 'yes', v, op: { kind: 'accept', what: 'takeback' } });
    await game.find(({ moves, btakeback }) => moves === 'e2e4' && !btakeback, game.events.indexOf(offered));

    eve.say({ type: 'say', table, phrase: 1 });
    expect(await game.find(({ type }) => type === 'chatLine')).toMatchObject({ room: 'player', text: 'Good luck!' });
    await bot.must('chat', [table], { data: 'room=player&text=Thank+you!' });
    await eve.hears('said', ({ side, phrase }) => side === 'b' && phrase === 5);
    // Other texts, and those for watchers, are taken and not shown.
    await bot.must('chat', [table], { data: 'room=spectator&text=Thank+you!' });
    await bot.must('chat', [table], { data: 'room=player&text=I+am+a+program' });

    await bot.must('resign', [table]);
    expect(await game.find(({ status }) => status === 'resign')).toMatchObject({ winner: 'white' });
    await game.ended();
    expect(eve.heard.filter(({ type }) => type === 'said')).toHaveLength(2);
    eve.close();
    events.cut();
  });

  test('a challenge that is declined or withdrawn is told to the bot that made it, or got it', async () => {
    const { bot, id } = await newBot('Asker');
    const events = await bot.lines('stream_event');
    const fay = await named('Fay');
    const { you } = (await fay.ask('GET', 'api/hello')).body;
    const ask = async () =>
      (await bot.must('challenge', [you.id], { payload: { ...CLOCK, variant: 'standard' } })).json.id;
    const declined = await ask();
    expect(await bot.ask('challenge', [you.id], { payload: CLOCK })).toMatchObject({ status: 409 });
    await fay.ask('DELETE', `api/tables/${declined}/seat`);
    expect(await events.find(({ type }) => type === 'challengeDeclined')).toMatchObject({
      challenge: {
        id: declined,
        status: 'declined',
        declineReason: 'not now',
        declineReasonKey: 'generic',
        color: 'random',
      },
    });
    const withdrawn = await ask();
    await bot.must('cancel', [withdrawn]);
    await events.find(({ type, challenge }) => type === 'challengeCanceled' && challenge.id === withdrawn);
    expect(await bot.ask('cancel', [withdrawn])).toMatchObject({ status: 404 });

    const table = await fay.challenge({ variant: 'chess', pace: { kind: 'unlimited' }, colour: 'w', to: id });
    const { challenge } = await events.find(({ type }) => type === 'challenge');
    expect(challenge.timeControl).toEqual({ type: 'unlimited' });
    await bot.must('decline', [table], { data: 'reason=later' });
    await events.find(({ type, challenge: one }) => type === 'challengeCanceled' && one.id === table);
    expect((await fay.ask('GET', `api/games/${table}`)).body.status).toBe('over');
    events.cut();
  });

  test.each([
    ['an unknown game', { variant: 'crazyhouse' }, 400, "no variant 'crazyhouse'"],
    ['an odd number of days', { days: 4 }, 400, 'pace.days'],
    ['too long a clock', { 'clock.limit': 99_999 }, 400, 'clock.limit'],
    ['a position', { ...CLOCK, fen: '8/8/8/8/8/8/8/8 w - -' }, 400, 'fen'],
    ['a text for a number', { 'clock.limit': 'much' }, 400, 'clock.limit'],
  ])('a challenge with %s is refused with a sentence', async (_, wanted, status, words) => {
    const { bot } = await newBot('Odd');
    const { you } = (await (await named('Guy')).ask('GET', 'api/hello')).body;
    const answer = await bot.ask('challenge', [you.id], { payload: wanted });
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringContaining(words)]);
  });
});

describe('tokens', () => {
  test('a token is shown once, tells its scopes, opens nothing of the player, and ends when it is revoked', async () => {
    const browser = await named('Hal');
    const { id, token } = await tokenOf(browser);
    const { body } = await browser.ask('GET', 'api/me/tokens');
    expect(body.tokens).toEqual([
      { id, name: 'my engine', scopes: SCOPES, madeAt: expect.any(Number), endsAt: expect.any(Number) },
    ]);
    expect(Math.round((body.tokens[0].endsAt - body.tokens[0].madeAt) / 86_400_000)).toBe(365);
    expect(JSON.stringify(body)).not.toContain(token);
    const bot = new LichessBot(url, token);
    const { json } = await bot.must('token_test', [], { data: `${token},unknown` });
    expect(json).toEqual({
      [token]: { userId: expect.any(String), scopes: SCOPES.join(), expires: expect.any(Number) },
      unknown: null,
    });
    for (const [method, path] of [
      ['GET', 'api/me/tokens'],
      ['GET', 'api/me/sessions'],
      ['DELETE', 'api/me'],
      ['GET', 'api/games'],
    ] as const)
      expect(
        (await fetch(`${url}/${path}`, { method, headers: { Authorization: `Bearer ${token}` } })).status,
        path,
      ).toBe(401);

    await bot.must('upgrade');
    const events = await bot.lines('stream_event');
    // Another player cannot revoke it.
    await (await named('Ida')).ask('DELETE', `api/me/tokens/${id}`);
    await bot.must('profile');
    expect(events.isOver).toBe(false);
    await browser.ask('DELETE', `api/me/tokens/${id}`);
    await events.ended();
    expect(await bot.ask('profile')).toMatchObject({ status: 401 });
  });

  test('a player has ten tokens at most, and scopes that are known', async () => {
    const browser = await named('Jon');
    for (let count = 0; count < 10; count++) await tokenOf(browser);
    expect(await browser.ask('POST', 'api/me/tokens', { name: 'one more', scopes: SCOPES })).toMatchObject({
      ...{ status: 429, body: { why: 'manyTokens', values: { most: 10 } } },
    });
    for (const scopes of [[], ['board:play'], 'bot:play'])
      expect((await browser.ask('POST', 'api/me/tokens', { name: 'odd', scopes })).status).toBe(400);
  });

  test('a token does what its scopes allow', async () => {
    const browser = await named('Kim');
    const bot = new LichessBot(url, (await tokenOf(browser, ['challenge:write'])).token);
    for (const endpoint of ['upgrade', 'playing', 'stream_event'] as const)
      expect(await bot.ask(endpoint)).toMatchObject({
        status: 403,
        json: { error: expect.stringContaining('bot:play') },
      });
    const { id } = await newBot('Lou');
    await bot.must('challenge', [id], { data: 'rated=false&clock.limit=300&clock.increment=2&color=black' });
    await bot.must('profile');
  });

  test('a text with a character that databases do not store is refused', async () => {
    const { bot, id } = await newBot('Nan');
    const refused = { status: 400, json: { error: expect.stringContaining('U+0000') } };
    expect(await bot.ask('challenge', ['no\0body'], { data: 'rated=false' })).toMatchObject(refused);
    expect(await bot.ask('challenge', [id], { data: 'variant=%00' })).toMatchObject(refused);
    expect(await bot.ask('chat', ['x'], { payload: { room: 'player', text: 'a\0b' } })).toMatchObject(refused);
  });

  test('nothing works without a token, and nobody but a bot plays as one', async () => {
    expect(await new LichessBot(url, 'unknown').ask('profile')).toMatchObject({ status: 401 });
    const bot = new LichessBot(url, (await tokenOf(await named('Max'))).token);
    expect(await bot.ask('stream_event')).toMatchObject({
      status: 403,
      json: { error: expect.stringContaining('upgrade') },
    });
  });
});

describe('the account of a bot', () => {
  test('only a player without games becomes one; its name keeps the mark', async () => {
    const ned = await named('Ned');
    await ned.challenge({ variant: 'chess', pace: { kind: 'unlimited' }, colour: 'w', level: 1 });
    const played = new LichessBot(url, (await tokenOf(ned)).token);
    expect(await played.ask('upgrade')).toMatchObject({
      status: 403,
      json: { error: expect.stringContaining('no games') },
    });

    const { browser, bot, id } = await newBot('Oto');
    await bot.must('upgrade');
    const name = async (wanted: string) => (await browser.ask('PUT', 'api/me', { name: wanted })).body.name;
    expect([await name('Otto'), await name('BOT Ottmar')]).toEqual(['BOT Otto', 'BOT Ottmar']);
    expect((await browser.ask('GET', `api/players/${id}`)).body.name).toBe('BOT Ottmar');
    expect((await ned.ask('PUT', 'api/me', { name: 'BOT Ned' })).body.why).toBe('nameBot');
  });

  test('a bot looks for no game in the lobby, and takes none', async () => {
    const { browser } = await newBot('Pia');
    await browser.connect();
    const terms = { variant: 'chess', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 }, colour: 'lot' };
    browser.say({ type: 'seek', id: 's1', terms });
    browser.say({ type: 'take', seek: 's2' });
    for (const id of ['s1', 's2'])
      expect(await browser.hears('no', (no) => no.id === id)).toMatchObject({ why: 'botSeeks' });
    browser.close();
  });

  test('a bot takes part in no tournament, and whoever takes part becomes no bot', async () => {
    const { browser } = await newBot('Rex');
    const terms = { variant: 'chess', pace: { kind: 'days', days: 1 } };
    const wishes = { name: 'Test cup', system: 'swiss', terms, startsAt: Date.now() + 3_600_000 };
    expect(await browser.ask('POST', 'api/tournaments', wishes)).toMatchObject({ body: { why: 'botSeeks' } });
    const sue = await named('Sue');
    const entry = `api/tournaments/${(await sue.ask('POST', 'api/tournaments', wishes)).body.tournament}/entry`;
    expect(await browser.ask('PUT', entry)).toMatchObject({ body: { why: 'botSeeks' } });
    expect((await sue.ask('PUT', entry)).status).toBe(204);
    const program = new LichessBot(url, (await tokenOf(sue)).token);
    expect(await program.ask('upgrade')).toMatchObject({ status: 403 });
  });

  test('a bot is listed while it listens, and gone with all data when its owner deletes them', async () => {
    const { browser, bot, id } = await newBot('Quin');
    const events = await bot.lines('stream_event');
    const online = async () =>
      (await bot.must('online_bots')).text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).id);
    const isOnline = async () => (await bot.must('status', [], { params: { ids: id } })).json[0]?.online ?? false;
    expect([(await online()).includes(id), await isOnline()]).toEqual([true, true]);
    expect((await bot.must('public_data', [id])).json).toMatchObject({ id, title: 'BOT', displayName: 'BOT Quin' });
    const emptyLines = events.emptyLines;
    expect(emptyLines).toBeGreaterThan(0);
    await browser.ask('DELETE', 'api/me');
    await events.ended();
    expect([await bot.ask('profile'), await bot.ask('public_data', [id])].map(({ status }) => status)).toEqual([
      401, 404,
    ]);
  });
});
