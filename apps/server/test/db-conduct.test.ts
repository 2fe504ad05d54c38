import { fail, ok } from '@kickmate/board';
import type { Act } from '@kickmate/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ConductRows, conductRows, MOST_REPORTS } from '../src/db/conduct-rows.ts';
import { openStore, type Store } from '../src/db/store.ts';
import type { TableEvent } from '../src/table/events.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let rows: ConductRows;
  let store: Store;
  let games = 0;

  /** Keeps a game that has ended, with its events. */
  async function keep(white: string, black: string | undefined, status: 'over' | 'aborted', ...events: TableEvent[]) {
    const id = `g${++games}`;
    await store.createGame({
      ...{ id, variant: 'any', terms: {}, white, black, seats: {}, visibility: 'private', status: 'running' },
      ...{ secret: new Uint8Array(32), nonces: {}, at: games },
    });
    for (const [index, event] of events.entries())
      await use.database.query('insert into event (game, version, at, body) values ($1, $2, 0, $3::jsonb)', [
        id,
        index + 1,
        JSON.stringify(event),
      ]);
    await use.database.query('update game set status = $2, version = $3 where id = $1', [id, status, events.length]);
    return id;
  }

  beforeEach(async () => {
    rows = conductRows(use.database);
    store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob', c: 'Cem' })) await store.createPlayer({ id, name });
  });

  const report = (player: string, reason: 'name' | 'insults' = 'name') =>
    rows.report('a', { player, reason, words: 'look' });
  const act = (more: Partial<Act> & Pick<Act, 'act'>) =>
    rows.act('Olga', { player: 'b', why: 'because', ...more } as Act, 'Player 1234');

  test('a report is made once for each player and reason until it is decided, and ten times a day', async () => {
    expect(await report('b')).toBe('kept');
    expect([await report('b'), await report('b', 'insults')]).toEqual(['waits', 'kept']);
    const [first, second] = await rows.reports();
    expect([first, second]).toMatchObject([
      { player: { id: 'b', name: 'Bob' }, reporter: { name: 'Ann' }, reason: 'name', words: 'look', isOpen: true },
      { reason: 'insults' },
    ]);
    // It is somebody else's.
    expect(await act({ act: 'dismiss', player: 'c', report: first!.id })).toEqual(ok(false));
    expect(await act({ act: 'dismiss', report: first!.id })).toEqual(ok(true));
    expect(await act({ act: 'dismiss', report: first!.id })).toEqual(ok(false));
    expect(await rows.reports()).toEqual([second]);
    expect(await rows.reports('b')).toHaveLength(2);
    expect(await report('b')).toBe('kept');
    await use.database.query(
      `insert into report (id, reporter, player, reason, words, decided_at)
       select 'r' || n, 'a', 'c', 'name', '', now() from generate_series(4, $1::int) n`,
      [MOST_REPORTS],
    );
    expect(await report('c')).toBe('many');
    await use.database.query("update report set made_at = now() - interval '25 hours' where id = 'r4'");
    expect(await report('c')).toBe('kept');
  });

  test('restrictions hold until their end or until they are lifted, and the log has each of them', async () => {
    const until = Date.now() + 60_000;
    await act({ act: 'ban', reason: 'engine', until });
    await act({ act: 'mute', reason: 'insults' });
    expect(await rows.restrictions('b')).toEqual([
      { kind: 'ban', reason: 'engine', until },
      { kind: 'mute', reason: 'insults' },
    ]);
    expect(await rows.restrictions('a')).toEqual([]);
    await act({ act: 'ban', reason: 'leaving' });
    expect(await act({ act: 'unban' })).toEqual(ok(true));
    expect(await act({ act: 'unban' })).toEqual(ok(false));
    await use.database.query("update restriction set until = now() - interval '1 second'");
    expect(await rows.restrictions('b')).toEqual([]);
    const shown = { operator: 'Olga', player: { id: 'b', name: 'Bob' }, why: 'because' };
    expect(await rows.log()).toMatchObject([
      { ...shown, act: 'unban', before: { reason: 'leaving' }, after: {} },
      { ...shown, act: 'ban', before: { reason: 'engine', until }, after: { reason: 'leaving' } },
      { ...shown, act: 'mute', before: {}, after: { reason: 'insults' } },
      { ...shown, act: 'ban', before: {}, after: { reason: 'engine', until } },
    ]);
    expect(await rows.log('b')).toHaveLength(4);
    expect(await rows.log('a')).toEqual([]);
  });

  test('a player gets a name that nobody has, and the log keeps both', async () => {
    expect(await act({ act: 'rename' })).toEqual(ok(true));
    expect((await store.player('b'))!.name).toBe('Player 1234');
    expect(await rows.log()).toMatchObject([{ before: { name: 'Bob' }, after: { name: 'Player 1234' } }]);
    expect(await act({ act: 'rename', player: 'c' })).toEqual(fail('Player 1234'));
    expect((await store.player('c'))!.name).toBe('Cem');
    expect(await rows.log()).toHaveLength(1);
  });

  test('nothing changes the log; a deletion takes the names from it, and what the player has reported stays without one', async () => {
    await report('b');
    await act({ act: 'rename' });
    for (const change of [
      'delete from audit',
      "update audit set why = 'other'",
      "update audit set before = '{}', player = 'a'",
      `update audit set after = '{"name": "x"}'`,
    ])
      await expect(use.database.query(change)).rejects.toThrow('the audit log stays as it is');
    await store.deletePlayer('a');
    expect(await rows.reports()).toMatchObject([{ player: { id: 'b' }, reason: 'name' }]);
    expect((await rows.reports())[0]).not.toHaveProperty('reporter');
    await act({ act: 'mute', reason: 'insults' });
    await store.deletePlayer('b');
    expect([await rows.reports(), await rows.restrictions('b')]).toEqual([[], []]);
    expect(await rows.log()).toMatchObject([
      { act: 'mute', player: { id: 'b', name: '' }, after: { reason: 'insults' } },
      { act: 'rename', player: { id: 'b', name: '' }, before: {}, after: {} },
    ]);
    expect(JSON.stringify(await use.database.query('select * from audit'))).not.toContain('Bob');
    expect(await act({ act: 'mute', reason: 'insults' })).toEqual(ok(false));
  });

  test('games against people count, those that the player called off, and those that the player left', async () => {
    const abort: TableEvent = { kind: 'play', command: { kind: 'abort', side: 'w' } };
    const ended: TableEvent = { kind: 'play', command: { kind: 'resign', side: 'w' } };
    await keep('a', 'b', 'over', ended);
    await keep('a', 'b', 'aborted', { kind: 'cancel', side: 'w' });
    await keep('b', 'a', 'aborted', { kind: 'begin', begun: 0 }, abort);
    await keep('a', 'b', 'aborted', { kind: 'expire' });
    await keep('b', 'a', 'over', { kind: 'step in', side: 'b', choice: 'win' }, { kind: 'rematch', by: 'w' });
    const computer = await keep('a', 'b', 'over', { kind: 'step in', side: 'w', choice: 'computer', level: 4 });
    await use.database.query('update game set summary = $2::jsonb where id = $1', [computer, '{"computer":{"w":4}}']);
    // Neither against the computer, nor challenges that nobody took.
    await keep('a', undefined, 'over', ended);
    await keep('a', undefined, 'aborted', { kind: 'cancel', side: 'w' });
    expect(await rows.conduct('a')).toEqual({ games: 6, calledOff: 1, left: 2 });
    expect(await rows.conduct('b')).toEqual({ games: 6, calledOff: 1, left: 0 });
    expect(await rows.conduct('c')).toEqual({ games: 0, calledOff: 0, left: 0 });
    for (let game = 0; game < 49; game++) await keep('b', 'a', 'over', ended);
    expect(await rows.conduct('a')).toEqual({ games: 50, calledOff: 0, left: 1 });
  });
});
