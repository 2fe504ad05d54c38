import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsGames } from '@kickmate/catalogue/testing';
import { ActLogSchema, PlayerDoingsSchema, PlayerPageSchema, ReportListSchema } from '@kickmate/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runData } from '../src/data.ts';
import { openLog } from '../src/operations.ts';
import { Server } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { putNewDatabase } from '../src/testing.ts';
import { Browser as AnyBrowser } from './browser.ts';

needsGames('minimal');
const GAME = { variant: 'minimal', pace: { kind: 'days', days: 1 }, colour: 'w' } as const;
const CLOCK = { variant: 'minimal', pace: { kind: 'clock', ms: 600_000, incrementMs: 0 }, colour: 'lot' } as const;

const root = mkdtempSync(join(tmpdir(), 'kickmate-conduct-'));
const environment = { PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: root };
const lines: string[] = [];
const log = openLog({ log: 'debug', secret: undefined }, { write: (line) => void lines.push(line) });
let server: Server;
let token = '';

beforeAll(async () => {
  await putNewDatabase(environment.KICKMATE_DATA);
  const say = (text: string) => expect.unreachable(text);
  await runData(['operator'], environment, (text) => (token = text), say);
  server = await Server.start({ settings: readSettings(environment), log, hasProcessMetrics: false });
  await server.opened();
});
afterAll(async () => {
  await server.end();
  rmSync(root, { recursive: true, force: true });
});

class Browser extends AnyBrowser {
  id = '';

  constructor() {
    super(() => `http://127.0.0.1:${server.port}`);
  }

  static async named(name: string): Promise<Browser> {
    const browser = new Browser();
    browser.id = (await browser.ask('PUT', 'api/me', { name })).body.id;
    return browser;
  }

  static async operator(): Promise<Browser> {
    const browser = new Browser();
    expect(await browser.ask('POST', 'api/operator', { token, name: 'Olga' })).toEqual({ status: 204 });
    return browser;
  }

  /** Sits down at a table, and comes there. */
  async sit(table: string): Promise<void> {
    expect(await this.ask('POST', `api/tables/${table}/seat`, {})).toMatchObject({ status: 200 });
    await this.join(table);
  }

  async join(table: string): Promise<void> {
    this.say({ type: 'join', table });
    await this.hears('sync', (sync) => sync.table === table);
  }
}

test('a name is had by one: those like it, and the own names of the server, are refused with the reason', async () => {
  const ada = await Browser.named('Ada');
  const other = new Browser();
  const ask = (browser: Browser, name: string) => browser.ask('PUT', 'api/me', { name });
  expect(await ask(other, 'Ada')).toMatchObject({ status: 409, body: { why: 'nameTaken' } });
  const like = { status: 409, body: { why: 'nameLike', values: { other: 'Ada' } } };
  for (const name of ['ADA', 'Àda', 'а-д-а'.replaceAll('д', 'ԁ')]) expect(await ask(other, name)).toMatchObject(like);
  for (const name of ['Kickmate', 'OPERATOR', 'Betreıber'])
    expect(await ask(other, name)).toMatchObject({ body: { why: 'nameTaken' } });
  // The own name may be written otherwise, and others get it when it is free.
  expect(await ask(ada, 'ada')).toMatchObject({ status: 200 });
  expect(await ask(ada, 'Lovelace')).toMatchObject({ status: 200 });
  const both = await Promise.all([ask(other, 'Ada'), ask(new Browser(), 'Ada')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a report needs another player and a game of both, and is made once', async () => {
  const [gil, hal, ida] = [await Browser.named('Gil'), await Browser.named('Hal'), await Browser.named('Ida')];
  const table = await gil.challenge(GAME);
  await hal.ask('POST', `api/tables/${table}/seat`, {});
  const ask = (browser: Browser, more: object) =>
    browser.ask('POST', 'api/reports', { player: hal.id, reason: 'leaving', ...more });
  expect(await ask(new Browser(), {})).toMatchObject({ status: 401 });
  expect(await ask(gil, { player: gil.id })).toMatchObject({ status: 400 });
  expect(await ask(gil, { player: 'nobody' })).toMatchObject({ status: 404 });
  expect(await ask(gil, { reason: 'ugly' })).toMatchObject({ status: 400 });
  expect(await ask(gil, { words: 'x'.repeat(301) })).toMatchObject({ status: 400 });
  expect(await ask(ida, { game: table })).toMatchObject({ status: 404, body: { why: 'noGame' } });
  expect(await ask(gil, { game: table, words: 'went away' })).toEqual({ status: 204 });
  expect(await ask(gil, {})).toMatchObject({ status: 409, body: { why: 'reported' } });
  const { reports } = v.parse(
    ReportListSchema,
    (await (await Browser.operator()).ask('GET', 'api/operator/reports')).body,
  );
  expect(reports.filter(({ player }) => player?.id === hal.id)).toMatchObject([
    { reporter: { name: 'Gil' }, player: { name: 'Hal' }, reason: 'leaving', words: 'went away', game: table },
  ]);
});

test('only the operator sees the page, until the operator signs out', async () => {
  const jan = await Browser.named('Jan');
  const paths = ['reports', 'log', `players/${jan.id}`].map((path) => `api/operator/${path}`);
  const act = { act: 'unban', player: jan.id, why: 'so' };
  const statuses = async (browser: Browser) => {
    const all: number[] = [];
    for (const path of paths) all.push((await browser.ask('GET', path)).status);
    return [...all, (await browser.ask('POST', 'api/operator/acts', act)).status];
  };
  expect(await statuses(jan)).toEqual([403, 403, 403, 403]);
  const olga = await Browser.operator();
  // There is nothing to lift.
  expect(await statuses(olga)).toEqual([200, 200, 200, 404]);
  const forged = new Browser();
  const [name = '', until, signature] = olga.cookie.split('.');
  forged.cookie = `${name}.${Number(until) + 1}.${signature}`;
  expect(await statuses(forged)).toEqual([403, 403, 403, 403]);
  expect(await olga.ask('DELETE', 'api/operator')).toEqual({ status: 204 });
  expect(await statuses(olga)).toEqual([403, 403, 403, 403]);
});

test('the operator renames a player, whom all see by the new name at once', async () => {
  const [kai, lea] = [await Browser.named('Kai'), await Browser.named('Lea')];
  const table = await kai.challenge(GAME);
  await Promise.all([kai.connect(), lea.connect()]);
  await kai.join(table);
  await lea.sit(table);
  const olga = await Browser.operator();
  await olga.ask('POST', 'api/operator/acts', { act: 'rename', player: kai.id, why: 'rude' });
  await lea.hears('sync', ({ seats }) => /^Player \d+$/.test(seats.w.name));
  const page = v.parse(PlayerPageSchema, (await lea.ask('GET', `api/players/${kai.id}`)).body);
  expect(page.name).toMatch(/^Player \d+$/);
  const { log: acts } = v.parse(ActLogSchema, (await olga.ask('GET', 'api/operator/log')).body);
  expect(acts[0]).toMatchObject({
    act: 'rename',
    operator: 'Olga',
    before: { name: 'Kai' },
    after: { name: page.name },
  });
  // The player does not simply take the name back, nor one like it.
  for (const name of ['Kai', 'KAl'])
    expect(await kai.ask('PUT', 'api/me', { name })).toMatchObject({ status: 409, body: { why: 'nameTakenAway' } });
  expect(await kai.ask('PUT', 'api/me', { name: 'Kim the second' })).toMatchObject({ status: 200 });
  kai.close();
  lea.close();
});

/** Makes a bot of a player, and returns the status of the answer. */
async function upgrade(browser: Browser): Promise<number> {
  const { token: ofBot } = (await browser.ask('POST', 'api/me/tokens', { name: 'x', scopes: ['bot:play'] })).body;
  const bearer = { Authorization: `Bearer ${ofBot}` };
  return (await browser.fetch('POST', 'api/bot/account/upgrade', undefined, bearer)).status;
}

test('no two bots have one name, however they got it', async () => {
  const xeno = await Browser.named('Xeno');
  expect(await upgrade(xeno)).toBe(200);
  const yara = await Browser.named('Yara');
  expect(await xeno.ask('PUT', 'api/me', { name: 'BOT Yara' })).toMatchObject({ status: 409 });
  expect(await xeno.ask('PUT', 'api/me', { name: 'BOT Yuri' })).toMatchObject({ status: 200 });
  expect(await yara.ask('PUT', 'api/me', { name: 'Yuri' })).toMatchObject({ status: 409 });
  expect(await upgrade(yara)).toBe(200);
});

test('the new name of a bot keeps its mark', async () => {
  const browser = await Browser.named('Rio');
  expect(await upgrade(browser)).toBe(200);
  const olga = await Browser.operator();
  await olga.ask('POST', 'api/operator/acts', { act: 'rename', player: browser.id, why: 'rude' });
  expect((await olga.ask('GET', `api/players/${browser.id}`)).body.name).toMatch(/^BOT Player \d+$/);
});

test('nobody hears a muted player, who is told why, until it is lifted', async () => {
  const [mia, ned] = [await Browser.named('Mia'), await Browser.named('Ned')];
  const table = await mia.challenge(GAME);
  await Promise.all([mia.connect(), ned.connect()]);
  await mia.join(table);
  await ned.sit(table);
  const olga = await Browser.operator();
  const act = (more: object) => olga.ask('POST', 'api/operator/acts', { player: mia.id, why: 'so', ...more });
  expect(await act({ act: 'mute', reason: 'insults', until: 5 })).toMatchObject({ status: 400 });
  expect(await act({ act: 'mute', reason: 'insults' })).toEqual({ status: 204 });
  mia.say({ type: 'say', table, phrase: 0 });
  await mia.hears('no', ({ why, values }) => why === 'muted' && values?.reason === 'insults' && values.until === 0);
  expect((await mia.ask('GET', 'api/me/restrictions')).body).toEqual({
    restrictions: [{ kind: 'mute', reason: 'insults' }],
  });
  expect(await act({ act: 'unmute' })).toEqual({ status: 204 });
  mia.say({ type: 'say', table, phrase: 1 });
  await ned.hears('said', ({ phrase }) => phrase === 1);
  expect(ned.heard.filter(({ type }) => type === 'said')).toHaveLength(1);
  mia.close();
  ned.close();
});

test('a banned player is paired in no tournament any more, and the own ones that have not begun are called off', async () => {
  const all = [await Browser.named('Rob'), await Browser.named('Sam'), await Browser.named('Tia')];
  const [rob, sam] = all as [Browser, Browser];
  const terms = { variant: 'minimal', pace: { kind: 'days', days: 1 } };
  const wishes = { name: 'Test cup', system: 'swiss', terms, startsAt: Date.now() + 3_600_000 };
  const make = async () => (await rob.ask('POST', 'api/tournaments', wishes)).body.tournament;
  const [runs, waits] = [await make(), await make()];
  for (const one of all) await one.ask('PUT', `api/tournaments/${runs}/entry`);
  expect(await rob.ask('POST', `api/tournaments/${runs}/begin`)).toEqual({ status: 204 });
  const olga = await Browser.operator();
  const ban = { act: 'ban', player: rob.id, why: 'so', reason: 'engine', abandons: false };
  expect(await olga.ask('POST', 'api/operator/acts', ban)).toEqual({ status: 204 });
  const page = async (id: string) => (await sam.ask('GET', `api/tournaments/${id}`)).body;
  const { standings } = await page(runs);
  expect(standings.find(({ player }: { player: { id: string } }) => player.id === rob.id)).toMatchObject({
    hasWithdrawn: true,
  });
  expect((await page(waits)).status).toBe('cancelled');
  expect(await rob.ask('POST', 'api/tournaments', wishes)).toMatchObject({ status: 403, body: { why: 'banned' } });
  expect(await rob.ask('PUT', `api/tournaments/${runs}/entry`)).toMatchObject({ status: 403, body: { why: 'banned' } });
});

test('the operator renames a tournament and calls it off, whether it has begun or not: no further round, and its games go on', async () => {
  const all = [await Browser.named('Uma'), await Browser.named('Vic'), await Browser.named('Wim')];
  const [uma, vic] = all as [Browser, Browser];
  const terms = { variant: 'minimal', pace: { kind: 'days', days: 1 } };
  const wishes = { name: 'Rude cup', system: 'swiss', rounds: 2, terms, startsAt: Date.now() + 3_600_000 };
  const make = async () => (await uma.ask('POST', 'api/tournaments', wishes)).body.tournament;
  const [runs, waits] = [await make(), await make()];
  for (const one of all) await one.ask('PUT', `api/tournaments/${runs}/entry`);
  expect(await uma.ask('POST', `api/tournaments/${runs}/begin`)).toEqual({ status: 204 });
  const olga = await Browser.operator();
  const act = (more: object) => olga.ask('POST', 'api/operator/acts', { why: 'rude', ...more });
  const page = async (id: string) => (await vic.ask('GET', `api/tournaments/${id}`)).body;
  expect(await act({ act: 'renameTournament', tournament: runs })).toEqual({ status: 204 });
  const { name } = await page(runs);
  expect(name).toMatch(/^Tournament \d+$/);
  for (const tournament of [runs, waits]) {
    expect(await act({ act: 'cancelTournament', tournament })).toEqual({ status: 204 });
    expect((await page(tournament)).status).toBe('cancelled');
    expect(await act({ act: 'cancelTournament', tournament })).toMatchObject({ status: 404 });
  }
  expect(await act({ act: 'renameTournament', tournament: 'none' })).toMatchObject({ status: 404 });
  const { games } = await page(runs);
  const [{ table }] = games;
  expect((await vic.ask('GET', `api/games/${table}`)).body.status).not.toBe('over');
  const logged = { operator: 'Olga', player: { id: uma.id, name: 'Uma' }, why: 'rude' };
  const { log: acts } = v.parse(ActLogSchema, (await olga.ask('GET', 'api/operator/log')).body);
  expect(acts.slice(0, 3)).toMatchObject([
    { ...logged, act: 'cancelTournament', before: {}, after: { cancelled: waits } },
    { ...logged, act: 'cancelTournament', before: {}, after: { cancelled: runs } },
    { ...logged, act: 'renameTournament', before: { name: 'Rude cup' }, after: { name } },
  ]);

  // A reported name is renamed at once, or stays as it is; each is a decision.
  const report = (browser: Browser, tournament: string) =>
    browser.ask('POST', 'api/reports', { tournament, words: 'rude' });
  const open = async () => {
    const { reports } = v.parse(ReportListSchema, (await olga.ask('GET', 'api/operator/reports')).body);
    return reports.filter(({ tournament }) => tournament !== undefined);
  };
  expect(await report(vic, 'none')).toMatchObject({ status: 404 });
  expect(await report(uma, waits)).toMatchObject({ status: 400 });
  expect(await report(new Browser(), waits)).toMatchObject({ status: 401 });
  expect(await report(vic, waits)).toEqual({ status: 204 });
  expect(await report(vic, waits)).toMatchObject({ status: 409, body: { why: 'reported' } });
  expect(await report(vic, runs)).toEqual({ status: 204 });
  const [first, second] = await open();
  const told = { reporter: { name: 'Vic' }, player: { name: 'Uma' }, reason: 'name', words: 'rude' };
  expect([first, second]).toMatchObject([
    { ...told, tournament: { id: waits, name: 'Rude cup' } },
    { ...told, tournament: { id: runs, name } },
  ]);
  expect(await act({ act: 'dismiss', tournament: waits, report: second!.id })).toMatchObject({ status: 404 });
  expect(await act({ act: 'dismiss', tournament: runs, report: second!.id })).toEqual({ status: 204 });
  expect(await open()).toEqual([first]);

  // Its name is not lost from sight with its organiser.
  expect(await uma.ask('DELETE', 'api/me')).toEqual({ status: 204 });
  const [kept] = await open();
  expect(kept).toMatchObject({ id: first!.id, tournament: { id: waits, name: 'Rude cup' } });
  expect(kept).not.toHaveProperty('player');
  expect(await report(vic, waits)).toMatchObject({ status: 409 });
  expect(await act({ act: 'renameTournament', tournament: waits, report: kept!.id })).toEqual({ status: 204 });
  expect(await open()).toEqual([]);
  const { log: later } = v.parse(ActLogSchema, (await olga.ask('GET', 'api/operator/log')).body);
  expect(later[0]).toMatchObject({ act: 'renameTournament', before: { name: 'Rude cup' }, report: kept!.id });
  expect(later[0]).not.toHaveProperty('player');
});

test('a text with a character that databases do not store is refused', async () => {
  const nell = await Browser.named('Nell');
  const refused = { status: 400, body: { values: { fault: expect.stringContaining('U+0000') } } };
  const report = { player: nell.id, reason: 'name', words: 'a\0b' };
  expect(await nell.ask('POST', 'api/reports', report)).toMatchObject(refused);
  expect(await nell.ask('GET', 'api/works?search=%00')).toMatchObject(refused);
});

test('a banned player begins nothing new, and games go on or end as the operator says', async () => {
  const [oda, pia] = [await Browser.named('Oda'), await Browser.named('Pia')];
  const [goesOn, ends] = [await oda.challenge(GAME), await oda.challenge(GAME)];
  const waits = await oda.challenge(GAME);
  const isTaken = await oda.challenge(GAME);
  expect(await pia.ask('POST', `api/tables/${isTaken}/seat`, {})).toMatchObject({ status: 200 });
  const piasOwn = await pia.challenge(GAME);
  await Promise.all([oda.connect(), pia.connect()]);
  for (const table of [goesOn, ends]) {
    await oda.join(table);
    await pia.sit(table);
  }
  const olga = await Browser.operator();
  const act = (more: object) => olga.ask('POST', 'api/operator/acts', { player: oda.id, why: 'so', ...more });
  const until = Date.now() + 3_600_000;
  oda.say({ type: 'seek', id: 's1', terms: CLOCK });
  expect(await act({ act: 'ban', reason: 'engine', until, abandons: false })).toEqual({ status: 204 });
  const banned = { status: 403, body: { why: 'banned', values: { reason: 'engine', until } } };
  // Whoever would have been paired with the seek of before is not told why it does not happen.
  pia.say({ type: 'seek', id: 's2', terms: CLOCK });
  await oda.hears('no', ({ id, why }) => id === 's1' && why === 'banned');
  oda.say({ type: 'seek', id: 's3', terms: CLOCK });
  await oda.hears('no', ({ id, why }) => id === 's3' && why === 'banned');
  expect(await oda.ask('POST', 'api/challenges', GAME)).toMatchObject(banned);
  expect(await oda.ask('POST', 'api/challenges', { ...GAME, level: 1 })).toMatchObject(banned);
  expect(await oda.ask('POST', `api/tables/${piasOwn}/seat`, {})).toMatchObject(banned);
  const statusOf = async (table: string) => (await pia.ask('GET', `api/games/${table}`)).body.status;
  expect([await statusOf(waits), await statusOf(goesOn)]).toEqual(['over', 'running']);
  // Nobody has opened it yet.
  expect(await statusOf(isTaken)).toBe('waiting');

  // A rematch is a new game, too.
  await pia.hears('sync', ({ table, status }) => table === goesOn && status === 'running');
  pia.say({ type: 'do', table: goesOn, id: 'r1', v: 99, op: { kind: 'resign' } });
  await oda.hears('sync', ({ table, status }) => table === goesOn && status === 'running');
  const offer = { kind: 'offer', what: 'rematch' };
  oda.say({ type: 'do', table: goesOn, id: 'r2', v: 99, op: offer });
  await pia.hears('ev', ({ table, rematch }) => table === goesOn && rematch.by === 'w');
  pia.say({ type: 'do', table: goesOn, id: 'r3', v: 99, op: offer });
  await pia.hears('no', ({ id, why }) => id === 'r3' && why === 'notTogether');

  expect(await act({ act: 'ban', reason: 'engine', abandons: true })).toEqual({ status: 204 });
  expect(await statusOf(ends)).toBe('over');
  const doings = v.parse(PlayerDoingsSchema, (await olga.ask('GET', `api/operator/players/${oda.id}`)).body);
  expect(doings).toMatchObject({
    player: { name: 'Oda' },
    conduct: { games: 3, left: 0 },
    restrictions: [{ kind: 'ban', reason: 'engine' }],
    log: [{ before: { until }, after: { reason: 'engine' } }, { before: {} }],
  });
  expect(await act({ act: 'unban' })).toEqual({ status: 204 });
  expect(await oda.ask('POST', 'api/challenges', GAME)).toMatchObject({ status: 201 });
  oda.close();
  pia.close();
});

// The last one: it uses up the attempts of this machine.
test('the token cannot be guessed, and stands in no log', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await new Browser().ask('POST', 'api/operator', { token: `guess ${attempt}`, name: 'X' })).status);
  expect(statuses[0]).toBe(403);
  expect(statuses.at(-1)).toBe(429);
  expect(await new Browser().ask('POST', 'api/operator', { token, name: 'X' })).toMatchObject({ status: 429 });
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(lines.join('\n')).not.toContain(token);
});
