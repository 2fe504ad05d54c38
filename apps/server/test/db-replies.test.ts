import { beforeEach, describe, expect, test } from 'vitest';
import { eventRows } from '../src/db/commits.ts';
import { replyRows } from '../src/db/reply-rows.ts';
import { openStore } from '../src/db/store.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  const rows = () => replyRows(use.database);
  const store = () => openStore(use.database);
  const plan = { v: 3, round: 0, ply: 2, lines: [[['a'], ['b']]] };
  /** Commits the next event of the game. */
  const event = (version: number, status: 'running' | 'over') =>
    eventRows(use.database.query).write([{ game: 'g', epoch: 0, version, at: version, body: {}, after: { status } }]);

  beforeEach(async () => {
    for (const id of ['ann', 'bob']) await store().createPlayer({ id, name: id });
    await store().createGame({
      ...{ id: 'g', variant: 'any', terms: {}, white: 'ann', black: 'bob', seats: {}, visibility: 'private' },
      ...{ status: 'running', secret: new Uint8Array(1), nonces: {}, at: 0 },
    });
  });

  test('a plan is kept for one player, replaced by the next, and ended by one without lines', async () => {
    await rows().keep('g', 'ann', plan);
    const next = { ...plan, v: 5, lines: [[['c'], ['d']]] };
    await rows().keep('g', 'ann', next);
    expect([await rows().of('g', 'ann'), await rows().of('g', 'bob')]).toEqual([next, undefined]);
    await rows().keep('g', 'ann', { ...plan, lines: [] });
    expect(await rows().of('g', 'ann')).toBeUndefined();
  });

  test('plans end with the game, in the statement that ends it, and none comes afterwards', async () => {
    await rows().keep('g', 'ann', plan);
    await event(1, 'running');
    expect(await rows().of('g', 'ann')).toEqual(plan);
    await event(2, 'over');
    expect(await rows().of('g', 'ann')).toBeUndefined();
    await rows().keep('g', 'ann', plan);
    expect(await rows().of('g', 'ann')).toBeUndefined();
  });

  test('plans and holidays go with their player', async () => {
    await rows().keep('g', 'ann', plan);
    await use.database.query("insert into holiday values ('ann', 1, 2)");
    await store().deletePlayer('ann');
    await rows().keep('g', 'ann', plan);
    expect(await rows().of('g', 'ann')).toBeUndefined();
    expect(await use.database.query('select from holiday')).toEqual([]);
  });
});
