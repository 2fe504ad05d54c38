import { beforeEach, describe, expect, test } from 'vitest';
import { eventRows } from '../../src/db/commits.ts';
import {
  type DueNotice,
  MOST_AT_ONCE,
  MOST_DEVICES,
  type NewNotice,
  noticeRows,
  PAUSE_MS,
  type UnderWay,
} from '../../src/db/notice-rows.ts';
import { type NewGame, openStore } from '../../src/db/store.ts';
import { testDatabase, testPostgres } from '../databases.ts';

const postgres = await testPostgres();
const DAY = 86_400_000;
const AT = 1_700_000_000_000;
const WISHES = { kinds: ['turn', 'reminder'], zone: 'Europe/Berlin', language: 'de' } as const;

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  const rows = () => noticeRows(use.database);
  const store = () => openStore(use.database);
  const device = (session: string, player: string, endpoint = `https://push.example.org/${session}`) =>
    rows().keepDevice({
      session,
      player,
      endpoint,
      p256dh: 'key',
      auth: 'secret',
      wishes: { ...WISHES, kinds: [...WISHES.kinds] },
    });

  /** A running game between Ann and Bob, with White to act. */
  const game = (id: string, more: Partial<NewGame> = {}) =>
    store().createGame({
      ...{ id, variant: 'any', terms: { pace: { kind: 'days', days: 2 } }, white: 'ann', black: 'bob', seats: {} },
      ...{ visibility: 'public', status: 'running', secret: new Uint8Array(1), nonces: {}, at: AT, toAct: 'w' },
      dueAt: AT + 2 * DAY,
      ...more,
    });
  const event = (id: string, version: number, toAct: 'w' | 'b', notices: readonly NewNotice[]) =>
    eventRows(use.database.query).write([
      { game: id, epoch: 0, version, at: AT + version, body: {}, after: { status: 'running', toAct }, notices },
    ]);
  const due = async (now = AT + 1000) => (await rows().dueNotices(now, 100)).map(said);
  const said = ({ session, kind: what, game: of, isStillTrue, by }: DueNotice) =>
    `${session} ${what} ${of}, ${by}${isStillTrue ? '' : ' (not now)'}`;
  const take = async (now = AT + 1000) => {
    const all = await rows().dueNotices(now, 100);
    const taken = await rows().takeNotices(
      all.map((one) => ({ ...one, sendsNow: true })),
      now,
    );
    return taken.length;
  };

  beforeEach(async () => {
    for (const id of ['ann', 'bob']) await store().createPlayer({ id, name: id });
    for (const id of ['a1', 'a2']) await store().addSession({ id, player: 'ann', device: '' });
    await store().addSession({ id: 'b1', player: 'bob', device: '' });
  });

  test("an event's notices are for each device of their player that wants some, and due from their moment on", async () => {
    await device('a1', 'ann');
    await device('a2', 'ann');
    await game('g');
    const reminder = { player: 'ann', kind: 'reminder', due: AT + DAY } as const;
    await event('g', 1, 'w', [
      { player: 'ann', kind: 'turn', due: AT },
      reminder,
      { player: 'bob', kind: 'turn', due: AT },
    ]);
    expect(await due()).toEqual(['a1 turn g, bob', 'a2 turn g, bob']);
    expect(await due(AT + DAY)).toHaveLength(4);
    // The same event again is not another one.
    await take();
    await event('g', 1, 'w', [{ player: 'ann', kind: 'turn', due: AT }]);
    expect(await due()).toEqual([]);
  });

  test('a challenge names the one who challenges, and is true until its seat is taken', async () => {
    await device('a1', 'ann');
    const notices = [{ player: 'ann', kind: 'challenge', due: AT } as const];
    const open = { status: 'waiting', toAct: undefined, dueAt: undefined, invited: 'ann', notices } as const;
    await game('g', { ...open, white: undefined });
    await game('h', { ...open, white: 'bob', black: undefined });
    expect(await due()).toEqual(['a1 challenge g, bob', 'a1 challenge h, bob']);
    await use.database.query("update game set white = 'ann' where id = 'g'");
    expect(await due()).toEqual(['a1 challenge g, bob (not now)', 'a1 challenge h, bob']);
  });

  test('a notice is taken by one server alone', async () => {
    await device('a1', 'ann');
    await game('g', { notices: [{ player: 'ann', kind: 'turn', due: AT }] });
    expect(await Promise.all([take(), take(), take()])).toEqual(expect.arrayContaining([1, 0, 0]));
    expect(await due(AT + DAY)).toEqual([]);
  });

  test('of one thing a device hears once a minute, and not at all if it does not hold any more', async () => {
    await device('a1', 'ann');
    await game('g');
    const turn = (version: number) => [{ player: 'ann', kind: 'turn', due: AT + version } as const];
    await event('g', 1, 'w', turn(1));
    expect(await take(AT + 1)).toBe(1);
    await event('g', 2, 'b', []);
    await event('g', 3, 'w', turn(3));
    expect(await due(AT + PAUSE_MS)).toEqual([]);
    expect(await due(AT + PAUSE_MS + 1)).toEqual(['a1 turn g, bob']);
    await event('g', 4, 'b', []);
    expect(await due(AT + PAUSE_MS + 1)).toEqual(['a1 turn g, bob (not now)']);
  });

  test('a notice that could not be sent is put off, unless a newer one has come', async () => {
    await device('a1', 'ann');
    await game('g', { notices: [{ player: 'ann', kind: 'turn', due: AT }] });
    const [notice] = await rows().dueNotices(AT, 1);
    await take(AT);
    await rows().putOff({ ...notice!, sendsNow: false }, AT + 5000);
    expect([await due(AT + 4999), await due(AT + 5000)]).toEqual([[], ['a1 turn g, bob']]);
    await take(AT + 5000);
    await event('g', 1, 'w', [{ player: 'ann', kind: 'turn', due: AT + 9000 }]);
    await rows().putOff({ ...notice!, sendsNow: false }, AT + 6000);
    expect(await due(AT + 6000)).toEqual([]);
  });

  test('a device is reminded of the turns that had begun before', async () => {
    await game('g');
    await game('other turn', { toAct: 'b' });
    await game('slow', { dueAt: undefined, terms: { pace: { kind: 'unlimited' } } });
    await device('a1', 'ann');
    await device('a1', 'ann');
    expect([await due(AT + 1.5 * DAY - 1), await due(AT + 1.5 * DAY)]).toEqual([[], ['a1 reminder g, bob']]);
  });

  test('a device that is signed out, deleted, or gone hears nothing more', async () => {
    await game('g');
    const notices = (['ann', 'bob'] as const).map((player) => ({ player, kind: 'taken', due: AT }) as const);
    for (const [index, end] of [
      () => store().endSessions('ann', 'this', 'a1'),
      () => store().deletePlayer('ann'),
      () => rows().dropDevice('a1'),
      () => rows().markGone('https://push.example.org/a1'),
    ].entries()) {
      await use.database.query("update player set deleted_at = null where id = 'ann'");
      await use.database.query("insert into session (id, player) values ('a1', 'ann') on conflict do nothing");
      await device('a1', 'ann');
      await device('b1', 'bob');
      await event('g', index + 1, 'w', notices);
      expect(await due()).toHaveLength(2);
      await end();
      expect(await due()).toEqual(['b1 taken g, ann'].map((words) => words.replace('ann', index === 1 ? '' : 'ann')));
      if (index === 1) await use.database.query("update player set name = 'ann' where id = 'ann'");
      expect((await rows().device('a1'))?.isGone ?? true).toBe(true);
    }
  });

  test('a browser that changes its player gets notices of the new one only; a player has 20 devices at most', async () => {
    await device('a1', 'ann', 'https://push.example.org/same');
    await device('b1', 'bob', 'https://push.example.org/same');
    expect([await rows().device('a1'), await rows().device('b1')]).toEqual([
      undefined,
      { wishes: WISHES, isGone: false },
    ]);
    for (let count = 0; count <= MOST_DEVICES; count++) {
      await store().addSession({ id: `s${count}`, player: 'ann', device: '' });
      expect(await device(`s${count}`, 'ann')).toBe(count < MOST_DEVICES);
    }
    expect(await device('s0', 'ann')).toBe(true);
  });

  test('a device that is gone says so until it has another address, and takes no place of another one', async () => {
    await device('a1', 'ann');
    await rows().markGone('https://push.example.org/a1');
    expect(await rows().device('a1')).toEqual({ wishes: WISHES, isGone: true });
    for (let count = 0; count < MOST_DEVICES; count++) {
      await store().addSession({ id: `s${count}`, player: 'ann', device: '' });
      expect(await device(`s${count}`, 'ann')).toBe(true);
    }
    await rows().dropDevice('s0');
    expect(await device('a1', 'ann', 'https://push.example.org/new')).toBe(true);
    expect(await rows().device('a1')).toEqual({ wishes: WISHES, isGone: false });
  });

  test('players and push services share the places: one with many notices leaves room for the others', async () => {
    const most = MOST_AT_ONCE;
    await device('a1', 'ann');
    await device('b1', 'bob', 'https://other.example.org/b1');
    const many = most.player + 5;
    for (let count = 0; count < many; count++)
      await game(`a${count}`, { notices: [{ player: 'ann', kind: 'turn', due: AT }] });
    await game('late', { toAct: 'b', notices: [{ player: 'bob', kind: 'turn', due: AT + 1 }] });
    const dueWith = async (limit: number, underWay?: UnderWay) =>
      (await rows().dueNotices(AT + 1000, limit, underWay)).map(({ player }) => player);
    // Each player's first one comes before the second ones.
    expect(await dueWith(2)).toEqual(['ann', 'bob']);
    expect(await dueWith(1000)).toHaveLength(most.player + 1);
    const [ann, bob] = ['https://push.example.org', 'https://other.example.org'];
    expect(await dueWith(1000, { players: { ann: most.player - 1 }, services: {} })).toEqual(['bob', 'ann']);
    expect(await dueWith(1000, { players: {}, services: { [ann!]: most.service - 2 } })).toEqual(['ann', 'bob', 'ann']);
    expect(await dueWith(1000, { players: {}, services: { [ann!]: most.service, [bob!]: most.service } })).toEqual([]);
  });

  test('ten thousand devices are held, and an event finds those of its player', async () => {
    await use.database.query(`
      insert into player (id, name) select 'p' || n, 'p' from generate_series(1, 2000) n;
      insert into session (id, player) select 's' || n, 'p' || (n % 2000 + 1) from generate_series(1, 10000) n;
      insert into push select id, player, 'https://push.example.org/' || id, 'key', 'secret', '{}' from session where id like 's%'`);
    await game('g', { white: 'p7' });
    await event('g', 1, 'w', [{ player: 'p7', kind: 'turn', due: AT }]);
    expect(await due()).toHaveLength(5);
  });
});
