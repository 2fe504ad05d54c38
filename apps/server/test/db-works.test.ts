import { ok } from '@kickmate/board';
import type { WorkOrder } from '@kickmate/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { conductRows } from '../src/db/conduct-rows.ts';
import { nameKeys } from '../src/db/names.ts';
import { openStore, type Store } from '../src/db/store.ts';
import { MOST_WORKS, WORKS_PAGE, type WorkRows, workRows } from '../src/db/work-rows.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let works: WorkRows;
  let store: Store;
  let count = 0;

  beforeEach(async () => {
    works = workRows(use.database);
    store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Börte', c: 'Cem' }))
      await store.createPlayer({ id, name }, nameKeys(name));
  });

  const WORK: Omit<Parameters<WorkRows['publish']>[1], 'id'> = {
    ...{ kind: 'map', name: 'Moat', words: 'Mind it.', visibility: 'public', maps: ['{}'], pieces: [] },
  };
  /** Publishes a work; the next one a minute later. */
  async function publish(author: string, more: Partial<Parameters<WorkRows['publish']>[1]> = {}) {
    const id = `w${++count}`;
    expect(await works.publish(author, { ...WORK, ...more, id })).toBe(true);
    await use.database.query("update work set at = at + $2 * interval '1 minute' where id = $1", [id, count]);
    return id;
  }
  const listed = async (order: WorkOrder, more: object = {}) =>
    (await works.list({ order, ...more })).map(({ id }) => id);

  test('a work is shown to its author, to whoever has its address, or to all', async () => {
    const [own, byLink, shown] = [
      await publish('a', { visibility: 'private' }),
      await publish('a', { visibility: 'link' }),
      await publish('a', { maps: ['{"1"}', '{"2"}'], kind: 'pack' }),
    ];
    const seenBy = async (player: string | undefined) => {
      const all = [
        await works.one(own, { player }),
        await works.one(byLink, { player }),
        await works.one(shown, { player }),
      ];
      return all.map((one) => one !== undefined);
    };
    expect(await seenBy('a')).toEqual([true, true, true]);
    expect(await seenBy('b')).toEqual([false, true, true]);
    expect(await seenBy(undefined)).toEqual([false, true, true]);
    expect(await works.one(own, { isOperator: true })).toBeDefined();
    expect(await works.one('none', { player: 'a' })).toBeUndefined();
    expect(await listed('new')).toEqual([shown]);
    expect((await works.ownOf('a')).map(({ id }) => id)).toEqual([shown, byLink, own]);
    expect(await works.one(shown, {})).toMatchObject({
      ...{ id: shown, kind: 'pack', name: 'Moat', words: 'Mind it.', author: { id: 'a', name: 'Ann' }, by: 'a' },
      ...{ map: '{"1"}', maps: ['{"1"}', '{"2"}'], count: 2, likes: 0, plays: 0, solves: 0, isLiked: false },
    });
  });

  test('a list is searched by name and author, selected by kind, and comes in pages without gaps', async () => {
    const [one, two, three] = [
      await publish('a', { name: 'ÄRGER im Park' }),
      await publish('b', { kind: 'puzzle', pieces: ['Camel'] }),
      await publish('b', { name: '100%' }),
    ];
    expect(await listed('new')).toEqual([three, two, one]);
    expect(await listed('new', { search: 'ärger' })).toEqual([one]);
    expect(await listed('new', { search: 'BORT' })).toEqual([three, two]);
    expect(await listed('new', { search: '%' })).toEqual([three]);
    expect(await listed('new', { search: 'camel' })).toEqual([two]);
    expect(await listed('new', { search: 'orte' })).toEqual([]);
    expect(await listed('new', { kind: 'puzzle' })).toEqual([two]);
    expect(await listed('new', { author: 'a' })).toEqual([one]);
    for (let more = 0; more < WORKS_PAGE; more++) await publish('c');
    await use.database.query("update work set at = date_trunc('milliseconds', now()) where author = 'c'");
    for (const order of ['new', 'liked', 'played'] as const) {
      const first = await works.list({ order });
      expect(first).toHaveLength(WORKS_PAGE + 1);
      const { id, at } = first[WORKS_PAGE - 1]!;
      const second = await listed(order, { after: { value: 0, at, id } });
      const all = [...first.slice(0, WORKS_PAGE).map((work) => work.id), ...second];
      expect(new Set(all).size).toBe(WORKS_PAGE + 3);
      expect(all).toHaveLength(WORKS_PAGE + 3);
    }
  });

  test('likes, plays and solves count once a player, and not those of the author', async () => {
    const [one, two] = [await publish('a'), await publish('a')];
    for (const player of ['a', 'b', 'b', 'c']) await works.like(one, player, true);
    for (const player of ['a', 'b', 'b']) await works.play(two, player, false);
    await works.play(two, 'b', true);
    await works.play(two, 'b', true);
    await works.play(one, 'c', true);
    expect(await works.one(one, { player: 'b' })).toMatchObject({ likes: 2, plays: 1, solves: 1, isLiked: true });
    expect(await works.one(two, { player: 'b' })).toMatchObject({ likes: 0, plays: 1, solves: 1, isLiked: false });
    await works.like(two, 'b', false);
    await works.like(one, 'b', false);
    await works.like(one, 'b', false);
    await works.play(two, 'c', false);
    expect(await works.one(one, { player: 'b' })).toMatchObject({ likes: 1, isLiked: false });
    expect(await listed('liked')).toEqual([one, two]);
    expect(await listed('played')).toEqual([two, one]);
    const [first] = await works.list({ order: 'liked' });
    expect(await listed('liked', { after: { value: 1, at: first!.at, id: one } })).toEqual([two]);
  });

  test('only its author changes a work; it is new once all see it for the first time', async () => {
    const [one, two] = [await publish('a', { visibility: 'private' }), await publish('a')];
    await use.database.query("update work set at = now() - interval '1 day'");
    const changed = { ...WORK, name: 'Other', visibility: 'public' } as const;
    expect(await works.update('b', one, changed)).toBe(false);
    expect(await works.update('a', one, changed)).toBe(true);
    expect(await works.update('a', two, { ...WORK, visibility: 'link' })).toBe(true);
    expect(await works.update('a', two, WORK)).toBe(true);
    expect(await listed('new', { search: 'other' })).toEqual([one]);
    expect(await listed('new')).toEqual([one, two]);
    expect(await works.remove('b', one)).toBe(false);
    await works.like(one, 'b', true);
    expect(await works.remove('a', one)).toBe(true);
    expect(await listed('new')).toEqual([two]);
  });

  test('a player has a number of works at most', async () => {
    await use.database.query(
      `insert into work (id, author, kind, name, search, words, maps, visibility, was_public)
       select 'm' || n, 'a', 'map', 'M', 'm', '', '["{}"]', 'private', false from generate_series(2, $1::int) n`,
      [MOST_WORKS],
    );
    const both = await Promise.all(['x', 'y'].map((id) => works.publish('a', { ...WORK, id })));
    expect(both.sort()).toEqual([false, true]);
  });

  test("a remix names its origin, also when that is gone, until the author's data are deleted", async () => {
    const origin = await publish('a');
    const [remix, own, unseen] = [
      await publish('b', { remixOf: origin }),
      await publish('a', { remixOf: origin }),
      await publish('b', { remixOf: await publish('a', { visibility: 'private' }) }),
    ];
    const originalOf = async (id: string) => (await works.one(id, { player: 'b' }))?.original;
    expect(await originalOf(remix)).toEqual({ id: origin, name: 'Moat', author: { id: 'a', name: 'Ann' } });
    expect([await originalOf(own), await originalOf(unseen)]).toEqual([undefined, undefined]);
    await works.remove('a', origin);
    expect(await originalOf(remix)).toEqual({ name: 'Moat', author: { id: 'a', name: 'Ann' } });
    await store.deletePlayer('a');
    expect(await originalOf(remix)).toEqual({ name: 'Moat' });
  });

  test('a remix gives away neither the address of a work by link nor the name of one that the operator has hidden', async () => {
    const origin = await publish('a', { visibility: 'link' });
    const remix = await publish('b', { remixOf: origin });
    const originalFor = async (player: string) => (await works.one(remix, { player }))?.original;
    const author = { id: 'a', name: 'Ann' };
    expect(await originalFor('b')).toEqual({ name: 'Moat', author });
    expect(await originalFor('a')).toEqual({ id: origin, name: 'Moat', author });
    await use.database.query('update work set is_hidden = true where id = $1', [origin]);
    expect(await originalFor('b')).toEqual({ author });
    expect(await originalFor('a')).toEqual({ id: origin, name: 'Moat', author });
    expect((await works.one(remix, { isOperator: true }))?.original).toEqual({ id: origin, name: 'Moat', author });
  });

  test("a player's data leave what others see, without the name, and take what only the player saw", async () => {
    const [own, shown] = [await publish('a', { visibility: 'private' }), await publish('a')];
    await works.like(await publish('b'), 'a', true);
    await store.deletePlayer('a');
    expect(await works.one(own, { player: 'a' })).toBeUndefined();
    const left = await works.one(shown, {});
    expect(left).toMatchObject({ id: shown, by: 'a', map: '{}' });
    expect(left).not.toHaveProperty('author');
    expect(await use.database.query("select from work_mark where player = 'a'")).toEqual([]);
    expect(await works.publish('a', { ...WORK, id: 'late' })).toBe(false);
  });

  test('what was reported about a work waits for the operator, although its author has left', async () => {
    const conduct = conductRows(use.database);
    const [shown, own] = [await publish('a'), await publish('a', { visibility: 'private' })];
    await conduct.report('b', { player: 'a', reason: 'insults', words: '', work: shown });
    await conduct.report('b', { player: 'a', reason: 'name', words: '' });
    await store.deletePlayer('a');
    expect(await works.one(own, {})).toBeUndefined();
    expect(await conduct.reports()).toMatchObject([{ work: { id: shown }, isOpen: true }]);
  });

  test('the operator hides a work and shows it again, also after its author has left, and the log says so', async () => {
    const conduct = conductRows(use.database);
    const id = await publish('a');
    expect(await conduct.report('b', { player: 'a', reason: 'insults', words: '', work: id })).toBe('kept');
    expect(await conduct.report('b', { player: 'a', reason: 'insults', words: '', work: id })).toBe('waits');
    const [report] = await conduct.reports();
    expect(report).toMatchObject({ work: { id, name: 'Moat' }, isOpen: true });
    const act = (what: 'hide' | 'unhide', more: object = {}) =>
      conduct.act('Olga', { act: what, player: 'a', work: id, why: 'rude', ...more }, '');
    expect(await act('hide', { player: 'b' })).toEqual(ok(false));
    expect(await act('hide', { report: report!.id })).toEqual(ok(true));
    expect(await act('hide')).toEqual(ok(false));
    expect(await conduct.reports()).toEqual([]);
    const seen = [{}, { player: 'b' }, { player: 'a' }, { isOperator: true }].map((asker) => works.one(id, asker));
    expect((await Promise.all(seen)).map((one) => one?.isHidden)).toEqual([undefined, undefined, true, true]);
    expect(await listed('new')).toEqual([]);
    await works.update('a', id, WORK);
    expect(await listed('new')).toEqual([]);
    await store.deletePlayer('a');
    expect(await act('unhide')).toEqual(ok(true));
    expect(await listed('new')).toEqual([id]);
    expect(await conduct.log()).toMatchObject([
      { act: 'unhide', before: { hidden: id }, after: {} },
      { act: 'hide', before: {}, after: { hidden: id }, why: 'rude' },
    ]);
  });
});
