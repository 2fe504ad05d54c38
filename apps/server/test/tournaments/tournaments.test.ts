import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsGames } from '@kickmate/catalogue/testing';
import { type Tournament, TournamentListSchema, TournamentSchema } from '@kickmate/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Server } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import { putNewDatabase } from '../../src/testing.ts';
import { MOST_ENTERED } from '../../src/tournaments/tournaments.ts';
import { Browser as AnyBrowser, WAIT } from '../browser.ts';
import { testLog } from '../databases.ts';

needsGames('minimal');

const root = mkdtempSync(join(tmpdir(), 'kickmate-tournaments-'));
const settings = readSettings({
  ...{ PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: root, KICKMATE_LIMITS: 'off' },
});
const log = testLog();
let server: Server;

beforeAll(async () => {
  await putNewDatabase(settings.data);
  server = await Server.start({ settings, log: log as never, hasProcessMetrics: false });
  await server.opened();
});
afterAll(async () => {
  await server.end();
  rmSync(root, { recursive: true, force: true });
});

const TERMS = { variant: 'minimal', pace: { kind: 'days', days: 2 } };
const soon = () => Date.now() + 3_600_000;

/** A player in a browser that is connected. */
class Player extends AnyBrowser {
  id = '';

  static async named(name: string): Promise<Player> {
    const player = new Player(() => `http://127.0.0.1:${server.port}`);
    player.nonce = name
      .padEnd(32, '0')
      .replace(/[^0-9a-f]/gi, 'a')
      .toLowerCase();
    player.id = (await player.ask('PUT', 'api/me', { name })).body.id;
    await player.connect();
    return player;
  }

  async page(id: string): Promise<Tournament> {
    return v.parse(TournamentSchema, (await this.ask('GET', `api/tournaments/${id}`)).body);
  }

  /** Comes to a table. */
  come(table: string): void {
    this.say({ type: 'join', table });
  }

  async resign(table: string): Promise<void> {
    this.say({ type: 'do', table, id: `resign ${table}`.replace(' ', '-'), v: 1000, op: { kind: 'resign' } });
    await this.hears('ev', (event) => event.table === table && event.id === `resign-${table}`);
  }
}

const players = (...names: string[]) => Promise.all(names.map((name) => Player.named(name)));

/** Makes a tournament of these players, and begins it. */
async function begun(all: readonly Player[], wishes: object): Promise<string> {
  const made = await all[0]!.ask('POST', 'api/tournaments', {
    name: 'Test cup',
    terms: TERMS,
    startsAt: soon(),
    ...wishes,
  });
  expect(made).toMatchObject({ status: 201 });
  const id = made.body.tournament;
  // One after the other, so that the order of those without a rating is known.
  for (const one of all) expect((await one.ask('PUT', `api/tournaments/${id}/entry`)).status).toBe(204);
  expect(await all[0]!.ask('POST', `api/tournaments/${id}/begin`)).toEqual({ status: 204 });
  return id;
}

/** Plays all games of the round to their ends: the player who stands first in `strength` wins. */
async function playRound(id: string, strength: readonly Player[]): Promise<void> {
  const { games } = await strength[0]!.page(id);
  for (const { table, w, b, result } of games) {
    if (result !== undefined) continue;
    const sides = strength.filter((one) => one.id === w || one.id === b);
    for (const one of sides) one.come(table);
    for (const one of sides) await one.hears('sync', (sync) => sync.table === table);
    await vi.waitFor(async () => {
      expect((await sides[0]!.ask('GET', `api/games/${table}`)).body.status).toBe('running');
    }, WAIT);
    await sides[1]!.resign(table);
  }
}

test('a Swiss tournament goes through its rounds by itself: byes, no rematch, standings, files', async () => {
  const all = await players('Ann', 'Bob', 'Cid', 'Dee', 'Eve');
  const [ann, bob] = all as [Player, Player];
  const id = await begun(all, { system: 'swiss', rounds: 3 });
  expect(await (await Player.named('Late')).ask('PUT', `api/tournaments/${id}/entry`)).toMatchObject({
    status: 409,
    body: { why: 'tournamentBegun' },
  });
  for (const round of [1, 2, 3]) {
    await vi.waitFor(async () => expect((await ann.page(id)).round).toBe(round), WAIT);
    await playRound(id, all);
  }
  await vi.waitFor(async () => expect((await ann.page(id)).status).toBe('over'), WAIT);
  const { standings, games } = await ann.page(id);
  expect(games).toHaveLength(6);
  const pairs = games.map(({ w, b }) => [w, b].sort().join());
  expect(new Set(pairs).size).toBe(6);
  expect(standings.flatMap(({ byes = [] }) => byes).sort()).toEqual([1, 2, 3]);
  expect(standings.every(({ byes = [] }) => byes.length <= 1)).toBe(true);
  // Who stands first wins every game, and nobody else has all points.
  expect(standings[0]).toMatchObject({ player: { name: 'Ann' }, place: 1, points: 3 });
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(9);
  const csv = await (await bob.fetch('GET', `api/tournaments/${id}.csv`)).text();
  expect(csv.split('\r\n')[1]).toMatch(/^1,Ann,3,/);
  const pgn = await (await bob.fetch('GET', `api/tournaments/${id}.pgn`)).text();
  expect(pgn.match(/^\[Variant /gm)).toHaveLength(6);
  expect(pgn).toContain('[White "Ann"]');
}, 600_000);

test('a round robin by correspondence has all games at once; whoever withdraws loses those that go on', async () => {
  const all = await players('Fay', 'Gus', 'Hal', 'Ida');
  const [fay, gus, hal, ida] = all as [Player, Player, Player, Player];
  const id = await begun(all, { system: 'roundRobin' });
  const { games, yourTable } = await fay.page(id);
  expect(games).toHaveLength(6);
  expect(games.map(({ table }) => table)).toContain(yourTable);
  const inbox = (await fay.ask('GET', 'api/games')).body.games;
  expect(inbox).toHaveLength(3);
  expect(inbox[0].terms.tournament.id).toBe(id);
  // Nobody calls a game of a tournament off, before or after its beginning.
  const [first] = games;
  const white = all.find((one) => one.id === first!.w)!;
  const black = all.find((one) => one.id === first!.b)!;
  white.come(first!.table);
  await white.hears('sync');
  white.say({ type: 'do', table: first!.table, id: 'off', v: 100, op: { kind: 'abort' } });
  expect(await white.hears('no', (no) => no.id === 'off')).toMatchObject({ why: 'tournamentCallOff' });
  black.come(first!.table);
  await vi.waitFor(async () => {
    expect((await white.ask('GET', `api/games/${first!.table}`)).body.status).toBe('running');
  }, WAIT);
  white.say({ type: 'do', table: first!.table, id: 'off2', v: 100, op: { kind: 'abort' } });
  expect(await white.hears('no', (no) => no.id === 'off2')).toMatchObject({ why: 'tournamentCallOff' });
  // Ida leaves, and her three games are lost, whether they had begun or not.
  expect((await ida.ask('DELETE', `api/tournaments/${id}/entry`)).status).toBe(204);
  await playRound(id, [fay, gus, hal, ida]);
  await vi.waitFor(async () => expect((await fay.page(id)).status).toBe('over'), WAIT);
  const { standings } = await fay.page(id);
  expect(standings.map(({ player, points }) => [player.name, points])).toEqual([
    ['Fay', 3],
    ['Gus', 2],
    ['Hal', 1],
    ['Ida', 0],
  ]);
  expect(standings[3]).toMatchObject({ hasWithdrawn: true, games: expect.any(Number) });
}, 600_000);

test('a player who deletes all data leaves the tournament, which goes on', async () => {
  const all = await players('Jan', 'Kim', 'Lea', 'Max');
  const [jan, kim, lea] = all as [Player, Player, Player];
  const id = await begun(all, { system: 'swiss', rounds: 5 });
  // Four people have met after three rounds.
  expect((await kim.page(id)).rounds).toBe(3);
  expect((await jan.ask('DELETE', 'api/me')).status).toBe(204);
  await playRound(id, all.slice(1));
  await vi.waitFor(async () => expect((await kim.page(id)).round).toBe(2), WAIT);
  const page = await kim.page(id);
  expect(page.organiser).toBeUndefined();
  expect(page.standings.find(({ player }) => player.id === jan.id)).toMatchObject({
    player: { name: '' },
    points: 0,
    hasWithdrawn: true,
  });
  expect(page.games.filter(({ round, w, b }) => round === 2 && [w, b].includes(jan.id))).toEqual([]);
  expect(page.games.filter(({ round }) => round === 2)).toHaveLength(1);
  await lea.ask('DELETE', `api/tournaments/${id}/entry`);
}, 600_000);

test('an arena pairs whoever is here and free, again and again', async () => {
  const all = await players('Nat', 'Oli', 'Pat');
  const [nat, oli] = all as [Player, Player];
  const terms = { variant: 'minimal', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } };
  const id = await begun(all, { system: 'arena', minutes: 10, isWeekly: true, terms });
  for (const count of [1, 2, 3]) {
    await vi.waitFor(async () => expect((await nat.page(id)).games.length).toBeGreaterThanOrEqual(count), WAIT);
    await playRound(id, all);
  }
  const { standings, games, leftMs } = await nat.page(id);
  const points = standings.reduce((sum, line) => sum + line.points, 0);
  expect(points).toBeGreaterThanOrEqual(2 * games.filter(({ result }) => result !== undefined).length);
  expect(standings[0]!.player.name).toBe('Nat');
  const pairs = games.map(({ w, b }) => [w, b].sort().join());
  // Nobody meets the same player twice running while somebody else is free.
  expect(new Set(pairs.slice(0, 3)).size).toBeGreaterThan(1);
  expect(leftMs).toBeGreaterThan(0);
  const csv = await (await nat.fetch('GET', `api/tournaments/${id}.csv`)).text();
  expect(csv.split('\r\n')[1]).toMatch(/^1,Nat,\d+,\d+,\d+,\d+( \d+)*$/);
  oli.close();
  // The next one waits already, at the same time of the next week.
  const { tournaments } = v.parse(TournamentListSchema, (await nat.ask('GET', 'api/tournaments')).body);
  const [next] = tournaments.filter(({ isWeekly, status }) => isWeekly && status === 'open');
  expect(next!.startsAt - (await nat.page(id)).startsAt).toBe(7 * 86_400_000);
  expect(next).toMatchObject({ name: 'Test cup', organiser: { name: 'Nat' }, players: 0 });
  expect((await nat.ask('DELETE', `api/tournaments/${id}/entry`)).status).toBe(204);
}, 600_000);

test('three weekly hours of one organiser, at one time, all have their next week', async () => {
  const all = await players('Wes', 'Xan');
  const [wes] = all as [Player];
  const terms = { variant: 'minimal', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } };
  const wishes = { name: 'Hour', system: 'arena', minutes: 10, isWeekly: true, terms, startsAt: soon() };
  const made = [1, 2, 3].map(() => wes.ask('POST', 'api/tournaments', wishes));
  const ids = (await Promise.all(made)).map(({ body }) => body.tournament);
  for (const id of ids) for (const one of all) await one.ask('PUT', `api/tournaments/${id}/entry`);
  for (const id of ids) expect((await wes.ask('POST', `api/tournaments/${id}/begin`)).status).toBe(204);
  const { tournaments } = v.parse(TournamentListSchema, (await wes.ask('GET', 'api/tournaments')).body);
  const own = tournaments.filter(({ organiser }) => organiser?.id === wes.id);
  expect(own.filter(({ status }) => status === 'running')).toHaveLength(3);
  expect(own.filter(({ status }) => status === 'open')).toHaveLength(3);
  for (const { id } of own) for (const one of all) await one.ask('DELETE', `api/tournaments/${id}/entry`);
}, 600_000);

test('whoever comes back to an arena takes part in no more tournaments than others', async () => {
  const all = await players('Rae', 'Sam', 'Tia', 'Uma', 'Val');
  const [, sam] = all as [Player, Player];
  const terms = { variant: 'minimal', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } };
  const arena = await begun(all.slice(0, 2), { system: 'arena', minutes: 10, terms });
  expect((await sam.ask('DELETE', `api/tournaments/${arena}/entry`)).status).toBe(204);
  const wishes = { name: 'Cup', system: 'swiss', terms: TERMS, startsAt: soon() };
  for (let count = 0; count < MOST_ENTERED; count++) {
    const { body } = await all[2 + (Math.floor(count / 3) % 3)]!.ask('POST', 'api/tournaments', wishes).then((made) =>
      made.status === 201 ? made : all[0]!.ask('POST', 'api/tournaments', wishes),
    );
    expect((await sam.ask('PUT', `api/tournaments/${body.tournament}/entry`)).status).toBe(204);
  }
  expect(await sam.ask('PUT', `api/tournaments/${arena}/entry`)).toMatchObject({ body: { why: 'manyEntries' } });
}, 600_000);

test('what cannot be is refused with its place', async () => {
  const [pia, quin] = (await players('Pia', 'Quin')) as [Player, Player];
  const make = (wishes: object) =>
    pia.ask('POST', 'api/tournaments', { name: 'Cup', system: 'swiss', terms: TERMS, startsAt: soon(), ...wishes });
  const fault = async (wishes: object) => {
    const { status, body } = await make(wishes);
    return `${status} ${body.why} ${body.values?.fault ?? ''}`;
  };
  expect(await fault({ name: ' x ' })).toMatch(/^400 message name: /);
  expect(await fault({ name: 'Club\u202e evening' })).toMatch(/^400 message name: /);
  const map = `minimal:${JSON.stringify({ name: 'Mine' })}`;
  expect(await fault({ terms: { ...TERMS, variant: map } })).toBe('400 ownMap ');
  expect(await fault({ system: 'knockout' })).toMatch(/^400 message system: /);
  expect(await fault({ rounds: 99 })).toMatch(/^400 message rounds: /);
  expect(await fault({ startsAt: Date.now() - 86_400_000 })).toMatch(/^400 message startsAt: /);
  expect(await fault({ terms: { ...TERMS, pace: { kind: 'unlimited' } } })).toMatch(/^400 message terms.pace: /);
  const clock = { kind: 'clock', ms: 60_000, incrementMs: 0 };
  expect(await fault({ system: 'arena', terms: { ...TERMS, pace: clock }, zone: 'Mars/Olympus' })).toMatch(
    /^400 message zone: /,
  );
  expect(await fault({ system: 'arena' })).toMatch(/^400 message terms.pace: an arena needs clocks/);
  expect(await fault({ terms: { ...TERMS, variant: 'nothing' } })).toMatch(/^400 terms /);
  const tournaments = [await make({}), await make({}), await make({})].map(({ body }) => body.tournament);
  expect(await fault({})).toBe('429 manyTournaments ');
  const [id] = tournaments;
  expect(await quin.ask('POST', `api/tournaments/${id}/begin`)).toMatchObject({ status: 403 });
  expect(await quin.ask('DELETE', `api/tournaments/${id}`)).toMatchObject({ status: 403 });
  expect(await pia.ask('POST', `api/tournaments/${id}/begin`)).toMatchObject({ body: { why: 'tournamentFew' } });
  expect(await pia.ask('PUT', 'api/tournaments/nothing/entry')).toMatchObject({ status: 404 });
  expect(await pia.ask('GET', 'api/tournaments/nothing')).toMatchObject({ status: 404 });
  // Two leave and come at the same moment: each is in once, or not at all.
  await Promise.all([pia, quin, pia, quin].map((one) => one.ask('PUT', `api/tournaments/${id}/entry`)));
  expect((await pia.page(id)).standings.map(({ player }) => player.name).sort()).toEqual(['Pia', 'Quin']);
  await Promise.all([pia, quin].map((one) => one.ask('DELETE', `api/tournaments/${id}/entry`)));
  expect((await pia.page(id)).players).toBe(0);
  for (const one of tournaments) expect((await pia.ask('DELETE', `api/tournaments/${one}`)).status).toBe(204);
  const list = v.parse(TournamentListSchema, (await pia.ask('GET', 'api/tournaments')).body);
  expect(list.tournaments.some(({ id: one }) => tournaments.includes(one))).toBe(false);
}, 600_000);
