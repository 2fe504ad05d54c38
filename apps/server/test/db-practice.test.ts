import type { PractisedTask } from '@kickmate/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_OF_PLAYER, type PracticeRows, practiceRows } from '../src/db/practice-rows.ts';
import { openStore, type Store } from '../src/db/store.ts';
import { testDatabase, testPostgres } from './databases.ts';

const postgres = await testPostgres();
const NOW = 1_800_000_000_000;

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let practice: PracticeRows;
  let store: Store;

  beforeEach(async () => {
    practice = practiceRows(use.database);
    store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob' })) await store.createPlayer({ id, name });
  });

  const schedule = (id: string, practised: number): PractisedTask => ({ id, practised, card: { reps: practised } });
  const keep = (...schedules: readonly PractisedTask[]) => practice.keep('a', schedules, NOW);
  const read = async (after = 0, limit = 10) => {
    const { schedules, player: _player, ...rest } = await practice.changed('a', after, limit);
    return { ...rest, schedules: schedules.map(({ id, practised }) => `${id} ${practised}`) };
  };

  test('of each task the later practice counts, and a device goes on reading where it was', async () => {
    expect(await read()).toEqual({ schedules: [], after: 0, isAll: true });
    await keep(schedule('x', 5), schedule('y', 5));
    expect(await read()).toEqual({ schedules: ['x 5', 'y 5'], after: 2, isAll: true });
    expect(await read(0, 1)).toEqual({ schedules: ['x 5'], after: 1, isAll: false });
    await keep(schedule('x', 4), schedule('y', 6), schedule('z', 1));
    const { after, schedules } = await read(2);
    expect(schedules).toEqual(['y 6', 'z 1']);
    expect(await read(after)).toEqual({ schedules: [], after, isAll: true });
    expect((await practice.changed('a', 0, 10)).schedules).toContainEqual(schedule('y', 6));
    expect((await practice.changed('b', 0, 10)).schedules).toEqual([]);
  });

  test('a clock that is ahead keeps no later practice away', async () => {
    await keep(schedule('x', 2 * NOW));
    expect((await read()).schedules).toEqual([`x ${NOW}`]);
    await practice.keep('a', [schedule('x', NOW + 1)], NOW + 2);
    expect((await read()).schedules).toEqual([`x ${NOW + 1}`]);
  });

  test('a device that has read further than a backup goes begins anew', async () => {
    await keep(schedule('x', 5));
    expect(await read(100)).toEqual({ schedules: ['x 5'], after: 1, isAll: true });
  });

  test('two devices that send at once lose nothing, also to a device that reads between them', async () => {
    const parts = Array.from({ length: 8 }, (_, part) => [schedule(`p${part}`, 1), schedule('shared', part + 1)]);
    const seen = new Set<string>();
    let after = 0;
    const look = async () => {
      const page = await read(after, 100);
      after = page.after;
      for (const one of page.schedules) seen.add(one.split(' ')[0]!);
    };
    await Promise.all(parts.flatMap((part) => [keep(...part), look()]));
    await look();
    expect(seen.size).toBe(9);
    expect((await read(0, 100)).schedules).toContain('shared 8');
  });

  test('there is a limit, which keeps no known task from being practised', async () => {
    await use.database.query(
      `insert into practice (player, task, practised, card, place)
       select 'a', 't' || number, 1, '{}', number from generate_series(1, ${MOST_OF_PLAYER - 1}) as number`,
    );
    await keep(schedule('new', 2), schedule('t1', 2), schedule('newer', 2));
    const { schedules } = await read(MOST_OF_PLAYER - 1);
    expect([schedules.length, schedules.includes('t1 2')]).toEqual([2, true]);
  });

  test('the schedules go with the data of their player, who gets no others', async () => {
    await keep(schedule('x', 5));
    await store.deletePlayer('a');
    await keep(schedule('x', 6));
    expect(await read()).toEqual({ schedules: [], after: 0, isAll: true });
  });
});
