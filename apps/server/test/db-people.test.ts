import { beforeEach, describe, expect, test } from 'vitest';
import { type PeopleRows, peopleRows } from '../src/db/people-rows.ts';
import { type NewGame, openStore, type Store } from '../src/db/store.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let people: PeopleRows;
  let store: Store;
  let games = 0;

  /** Keeps a game; without a result it waits. */
  async function keep(white: string | undefined, black: string | undefined, result?: string, more?: Partial<NewGame>) {
    const id = `g${++games}`;
    await store.createGame({
      ...{ id, variant: 'any', terms: {}, white, black, seats: {}, visibility: 'private', status: 'waiting' },
      ...{ secret: new Uint8Array(32), nonces: {}, at: games, ...more },
    });
    if (result !== undefined)
      await use.database.query("update game set status = 'over', result = $2 where id = $1", [id, result]);
    return id;
  }

  beforeEach(async () => {
    people = peopleRows(use.database);
    store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob', c: 'Cem', d: 'Dan' }))
      await store.createPlayer({ id, name });
  });

  test('those whom a player follows come first, then opponents by their last game, each with the results', async () => {
    await keep('a', 'b', '1-0');
    await keep('b', 'a', '1-0');
    await keep('b', 'a', '1/2-1/2');
    await keep('a', 'c', '0-1');
    // Neither the computer's games, nor those that go on or were called off, nor other people's.
    await keep('a', undefined, '1-0');
    await keep('a', 'd');
    await keep('b', 'd', '1-0');
    const none = { isFollowed: false, isBlocked: false, won: 0, drawn: 0, lost: 0 };
    const bob = { ...none, id: 'b', name: 'Bob', won: 1, drawn: 1, lost: 1 };
    const cem = { ...none, id: 'c', name: 'Cem', lost: 1 };
    expect(await people.known('a')).toEqual([cem, bob]);
    expect(await people.follow('a', 'd')).toBe(true);
    expect(await people.follow('a', 'd')).toBe(true);
    const dan = { ...none, id: 'd', name: 'Dan', isFollowed: true };
    expect(await people.known('a')).toEqual([dan, cem, bob]);
    expect(await people.knownOne('a', 'd')).toEqual(dan);
    await people.unfollow('a', 'd');
    expect(await people.known('a')).toEqual([cem, bob]);
    // Nobody is told who follows.
    await people.follow('a', 'b');
    expect(await people.knownOne('b', 'a')).toMatchObject({ isFollowed: false, won: 1, drawn: 1, lost: 1 });
  });

  test('nobody knows oneself, or somebody who was deleted; blocks are seen from both sides', async () => {
    await keep('a', 'b', '1-0');
    await store.block('b', 'a');
    expect([await people.knownOne('a', 'a'), await people.knownOne('a', 'x')]).toEqual([undefined, undefined]);
    expect((await people.knownOne('a', 'b'))!.isBlocked).toBe(true);
    expect((await people.knownOne('b', 'a'))!.isBlocked).toBe(true);
    expect(await people.known('a')).toEqual([]);
    await people.follow('a', 'b');
    await people.follow('b', 'c');
    await store.deletePlayer('b');
    expect([await people.known('a'), await people.knownOne('a', 'b')]).toEqual([[], undefined]);
    expect(await use.database.query('select from follow')).toEqual([]);
    expect(await people.follow('b', 'a')).toBe(false);
  });

  test('a player follows 200 others at most, also by two devices at once', async () => {
    await use.database.query(
      `insert into player (id, name) select 'p' || number, 'P' from generate_series(1, 201) as number`,
    );
    await use.database.query(
      `insert into follow (player, followed) select 'a', 'p' || number from generate_series(1, 199) as number`,
    );
    const both = await Promise.all([people.follow('a', 'p200'), people.follow('a', 'p201')]);
    expect(both.toSorted()).toEqual([false, true]);
    // Somebody who is followed already stays so.
    expect(await people.follow('a', 'p1')).toBe(true);
  });

  test('two players follow each other at once', async () => {
    expect(await Promise.all([people.follow('a', 'b'), people.follow('b', 'a')])).toEqual([true, true]);
  });

  test('a challenge for a player waits in the list of that player only, until it is taken or called off', async () => {
    const id = await keep('a', undefined, undefined, { invited: 'b' });
    expect(await store.invitations('b')).toMatchObject([{ id, white: 'a', invited: 'b', invitedName: 'Bob' }]);
    expect([await store.invitations('a'), await store.invitations('c')]).toEqual([[], []]);
    await use.database.query("update game set status = 'running' where id = $1", [id]);
    expect(await store.invitations('b')).toEqual([]);
  });
});
