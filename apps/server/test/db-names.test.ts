import { fail } from '@kickmate/board';
import { describe, expect, test } from 'vitest';
import { nameKeys, numberNames } from '../src/db/names.ts';
import { openStore } from '../src/db/store.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();

const areAlike = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key));

test.each([
  ['capitals', 'Ada', 'aDA'],
  ['accents', 'Zoë', 'Zoe'],
  ['a stroke', 'Łukasz', 'Lukasz'],
  ['spaces and punctuation', 'Ann Lee', '-ann.lee-'],
  ['a digit for a letter', 'Bob', 'B0b'],
  ['a capital I for a small l', 'Ilse', 'llse'],
  ['letters that run together', 'Tom', 'Torn'],
  ['small Cyrillic letters', 'ace', 'асе'],
  ['Cyrillic capitals', 'BOBA', 'ВОВА'],
  ['a Cyrillic name in small letters', 'ВОВА', 'вова'],
  ['Greek capitals', 'ANNA', 'ΑΝΝΑ'],
  ["a bot's mark", 'BOT Yara', 'Yara'],
])('%s: %s is like %s', (_, one, other) => expect(areAlike(one, other)).toBe(true));

test.each([
  ['Ada', 'Adam'],
  ['Tina', 'Tino'],
  ['Вова', 'Вера'],
  ['か', 'が'],
  ['দিন', 'দান'],
  ['❤️', '⭐'],
  ['...', '!!!'],
])('%s is not like %s', (one, other) => expect(areAlike(one, other)).toBe(false));

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  const make = (id: string, name: string) => openStore(use.database).createPlayer({ id, name }, nameKeys(name));

  test('of those who choose like names in one moment, one gets it; it is free again after a change and a deletion', async () => {
    const store = openStore(use.database);
    const all = await Promise.all([make('a', 'Ada'), make('b', 'ADA'), make('c', 'Adа')]);
    const winner = all.find(({ ok }) => ok);
    if (!winner?.ok) throw new Error('nobody has got the name');
    const { id, name } = winner.value;
    expect(all.filter(({ ok }) => !ok)).toEqual([fail(name), fail(name)]);
    // Nothing is left of those who were refused.
    expect(await use.database.query('select id from player')).toEqual([{ id }]);
    const change = (own: string) => store.renamePlayer(id, own, nameKeys(own));
    expect((await change('ada')).ok).toBe(true);
    expect((await make('d', 'Dan')).ok).toBe(true);
    expect(await change('dan')).toEqual(fail('Dan'));
    expect((await store.player(id))!.name).toBe('ada');
    expect(await make('e', 'Ada')).toEqual(fail('ada'));
    expect((await change('Eve')).ok).toBe(true);
    expect((await make('e', 'Ada')).ok).toBe(true);
    await store.deletePlayer('e');
    expect((await make('f', 'Ada')).ok).toBe(true);
  });

  test('players who had like names before keep them; all but the first get a number', async () => {
    const { query } = use.database;
    const names = ['Ada', 'ada', 'Bob', 'Ada (2)', 'x'.repeat(24), 'X'.repeat(24), ''];
    for (const [index, name] of names.entries())
      await query('insert into player (id, name, created_at, deleted_at) values ($1, $2, to_timestamp($3::int), $4)', [
        `p${index}`,
        name,
        index,
        name === '' ? new Date(0).toISOString() : null,
      ]);
    await numberNames(query);
    const players = await query<{ name: string }>('select name from player order by id');
    expect(players.map(({ name }) => name)).toEqual([
      ...['Ada', 'ada (2)', 'Bob', 'Ada (2) (2)', 'x'.repeat(24), `${'X'.repeat(20)} (2)`, ''],
    ]);
    expect(await make('new', 'ADA')).toEqual(fail('Ada'));
    expect(await make('new', 'Ada (2)')).toEqual(fail('ada (2)'));
  });
});
