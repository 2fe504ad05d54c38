import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { WorkListSchema, WorkSchema } from '@kickmate/protocol';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type ConductRows, conductRows } from '../../src/db/conduct-rows.ts';
import { openStore } from '../../src/db/store.ts';
import { WORKS_PAGE, workRows } from '../../src/db/work-rows.ts';
import { type ApiOnline, api } from '../../src/http/api.ts';
import { testDatabase, testLog } from '../databases.ts';

needsGames('chesslike');
const maps = (await exampleGame('chesslike')).maps!;
const [MAP, PUZZLE] = [false, true].map((isPuzzle) =>
  maps.format(maps.shipped.find(({ puzzle }) => (puzzle !== undefined) === isPuzzle)!.file),
) as [string, string];

const use = testDatabase('pglite', undefined);
let conduct: ConductRows;
let requests: ReturnType<typeof api>;

/** Asks as a player, who is named by the cookie. */
async function ask(player: string, method: string, path: string, body?: unknown, address = '192.0.2.1') {
  const answer = await requests.request(path, {
    method,
    headers: {
      Cookie: player,
      'X-Forwarded-For': address,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

beforeEach(async () => {
  const store = openStore(use.database);
  for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob' })) await store.createPlayer({ id, name });
  conduct = conductRows(use.database);
  const online = {
    ...{ store, conduct, works: workRows(use.database), isAway: () => false },
    identity: {
      playerOf: async (cookie: string | undefined) =>
        cookie === 'a' || cookie === 'b' ? { id: cookie, name: cookie, session: cookie } : undefined,
    },
    operator: { nameIn: (cookie: string | undefined) => (cookie === 'Olga' ? cookie : undefined) },
  } as unknown as ApiOnline;
  requests = api({ rules: '', origins: [], proxies: 1, hasLimits: true, online: () => online, log: testLog() });
});

const WORK = { name: 'Moat', words: '', visibility: 'public', maps: [MAP] };
const publish = async (player: string, more: object = {}): Promise<string> =>
  (await ask(player, 'POST', '/works', { ...WORK, ...more })).body.work;

test('what the game would refuse is refused in its words, with the map', async () => {
  const refused = async (more: object) => (await ask('a', 'POST', '/works', { ...WORK, ...more })).body;
  expect(await refused({ maps: [MAP, '{"name":1}'] })).toMatchObject({ why: 'workMap', values: { map: 2 } });
  const { name } = JSON.parse(MAP);
  const marked = MAP.replace(JSON.stringify(name), '"<b>"');
  expect(await refused({ maps: [marked] })).toMatchObject({ why: 'workMarkup', values: { map: 1 } });
  expect((await refused({ name: ' ' })).message).toContain('name: ');
  for (const words of ['<script>', 'a\u202eb']) expect(await refused({ words })).toMatchObject({ why: 'workWords' });
  expect(await refused({ name: 'Moat\u200b' })).toMatchObject({ why: 'workWords' });
  expect((await refused({ maps: [] })).message).toContain('maps: ');
  expect((await refused({ maps: [MAP.padEnd(17_000)] })).message).toContain('maps.0: ');
  expect((await refused({ visibility: 'all' })).message).toContain('visibility: ');
  expect(await ask('nobody', 'POST', '/works', WORK)).toMatchObject({ status: 401 });
  const many = { ...WORK, maps: Array.from({ length: 50 }, () => MAP.padEnd(2500)) };
  expect(await ask('a', 'POST', '/works', many)).toMatchObject({ status: 413 });
});

test('a work is published, found, liked, played, remixed, changed and removed', async () => {
  const id = await publish('a', { maps: [`  ${PUZZLE}\n`] });
  const list = v.parse(WorkListSchema, (await ask('b', 'GET', '/works?search=moat&kind=puzzle&order=liked')).body);
  expect(list).toMatchObject({ works: [{ id, kind: 'puzzle', author: { name: 'Ann' }, map: PUZZLE, count: 1 }] });
  expect(JSON.stringify(list)).not.toContain('"by"');
  expect(await ask('b', 'PUT', `/works/${id}/like`)).toMatchObject({ status: 204 });
  expect(await ask('b', 'POST', `/works/${id}/plays`, { isSolved: true })).toMatchObject({ status: 204 });
  const remix = await publish('b', { maps: [MAP, PUZZLE], remixOf: id });
  expect(v.parse(WorkSchema, (await ask('b', 'GET', `/works/${remix}`)).body)).toMatchObject({
    ...{ kind: 'pack', maps: [MAP, PUZZLE], original: { id, name: 'Moat', author: { name: 'Ann' } } },
  });
  const changed = { ...WORK, visibility: 'private' };
  expect(await ask('b', 'PUT', `/works/${id}`, changed)).toMatchObject({ status: 403, body: { why: 'notYourWork' } });
  expect(await ask('a', 'PUT', `/works/${id}`, changed)).toMatchObject({ status: 204 });
  expect(await ask('b', 'GET', `/works/${id}`)).toMatchObject({ status: 404, body: { why: 'noWork' } });
  expect(await ask('b', 'PUT', `/works/${id}/like`)).toMatchObject({ status: 404 });
  expect(await ask('b', 'DELETE', `/works/${id}`)).toMatchObject({ status: 404 });
  const own = v.parse(WorkListSchema, (await ask('a', 'GET', '/me/works')).body);
  expect(own.works).toMatchObject([{ id, kind: 'map', likes: 1, plays: 1, solves: 1, visibility: 'private' }]);
  expect(await ask('b', 'DELETE', `/works/${remix}`)).toMatchObject({ status: 204 });
  expect((await ask('b', 'GET', '/works')).body).toEqual({ works: [] });
});

test('the next page begins after the last work of the page before', async () => {
  for (let count = 0; count <= WORKS_PAGE; count++) await publish('a', { name: `Map ${count}` });
  const first = v.parse(WorkListSchema, (await ask('b', 'GET', '/works?order=played')).body);
  expect(first.works).toHaveLength(WORKS_PAGE);
  const second = v.parse(WorkListSchema, (await ask('b', 'GET', `/works?order=played&after=${first.next}`)).body);
  expect(second.works).toHaveLength(1);
  expect(second).not.toHaveProperty('next');
  expect(new Set([...first.works, ...second.works].map(({ name }) => name)).size).toBe(WORKS_PAGE + 1);
  for (const wrong of [
    'after=1',
    'order=liked&after=9999999999.1.a',
    'order=old',
    'kind=book',
    `search=${'x'.repeat(61)}`,
  ])
    expect(await ask('b', 'GET', `/works?${wrong}`)).toMatchObject({ status: 400 });
});

test('whoever is muted or banned publishes nothing, and hears why', async () => {
  const id = await publish('a');
  await conduct.act('Olga', { act: 'mute', player: 'a', reason: 'insults', why: 'so' }, '');
  const refused = { status: 403, body: { why: 'mayNotPublish', values: { reason: 'insults', until: 0 } } };
  expect(await ask('a', 'POST', '/works', WORK)).toMatchObject(refused);
  expect(await ask('a', 'PUT', `/works/${id}`, WORK)).toMatchObject(refused);
  expect(await ask('a', 'DELETE', `/works/${id}`)).toMatchObject({ status: 204 });
});

test('a work is reported, and only its author and the operator see it once it is hidden', async () => {
  const id = await publish('a');
  const report = { player: 'a', work: id, reason: 'insults' };
  expect(await ask('b', 'POST', '/reports', { ...report, work: 'none' })).toMatchObject({ status: 404 });
  expect(await ask('b', 'POST', '/reports', report)).toMatchObject({ status: 204 });
  const act = { act: 'hide', player: 'a', work: id, why: 'rude' };
  expect(await ask('b', 'POST', '/operator/acts', act)).toMatchObject({ status: 403 });
  expect(await ask('Olga', 'POST', '/operator/acts', act)).toMatchObject({ status: 204 });
  expect(await ask('b', 'GET', `/works/${id}`)).toMatchObject({ status: 404 });
  for (const who of ['a', 'Olga'])
    expect(await ask(who, 'GET', `/works/${id}`)).toMatchObject({ status: 200, body: { isHidden: true } });
});
