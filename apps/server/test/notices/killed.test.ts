import { expect, test, vi } from 'vitest';
import { noticeRows } from '../../src/db/notice-rows.ts';
import { openStorage } from '../../src/db/storage.ts';
import { Notices } from '../../src/notices/notices.ts';
import { putNewDatabase } from '../../src/testing.ts';
import { WAIT } from '../browser.ts';
import { startChild } from '../child.ts';
import { testFolder, testLog } from '../databases.ts';
import { PushReceiver } from './push-receiver.ts';

const GAMES = 60;
const folder = testFolder();

test('a server that is killed between events and their notices sends none twice, and loses only those that it was sending', async () => {
  await putNewDatabase(folder);
  const push = await PushReceiver.start();
  const log = testLog();
  const ids = Array.from({ length: GAMES }, (_, index) => `g${index}`);
  const prepared = await openStorage({ folder, log });
  for (const player of ['ann', 'bob']) await prepared.store.createPlayer({ id: player, name: player });
  await prepared.store.addSession({ id: 's', player: 'ann', device: '' });
  const { endpoint, keys } = push.subscription('device');
  const wishes = { kinds: ['turn' as const], zone: 'UTC', language: 'en' as const };
  await noticeRows(prepared.database).keepDevice({ session: 's', player: 'ann', endpoint, ...keys, wishes });
  for (const id of ids)
    await prepared.store.createGame({
      ...{ id, variant: 'any', terms: { pace: { kind: 'days', days: 2 } }, white: 'ann', black: 'bob', seats: {} },
      ...{ visibility: 'public', status: 'running', secret: new Uint8Array(1), nonces: {}, at: 1 },
    });
  await prepared.close();

  // 1. Servers that are killed after some events, whatever has been sent by then.
  for (const events of [7, 19, 12]) {
    const child = startChild('notices', folder, String(push.port));
    await child.printed(events);
    await child.kill();
  }
  // 2. One that stores the rest, and is killed too.
  const last = startChild('notices', folder, String(push.port));
  await vi.waitFor(() => expect(last.lines().at(-1)).toBe('all stored'), WAIT);
  await last.kill();
  // 3. One that sends what is left.
  const storage = await openStorage({ folder, log });
  const { database, store, clock } = storage;
  const notices = await Notices.open({
    ...{ contact: 'https://localhost', rows: noticeRows(database), store, log, network: push.network },
    now: () => clock.now(),
  });
  await vi.waitFor(
    async () => expect(await database.query('select from notice where due is not null')).toEqual([]),
    WAIT,
  );
  await notices.close();

  const heard = push.received.map(({ notice }) => notice.table);
  expect(new Set(heard).size).toBe(heard.length);
  const rows = await database.query<{ game: string; sent: number | null }>('select game, sent from notice');
  expect(rows.map(({ game }) => game).sort()).toEqual([...ids].sort());
  // Each of those that nobody heard was taken to be sent.
  expect(rows.filter(({ game, sent }) => sent === null && !heard.includes(game))).toEqual([]);
  // A kill interrupts a few, not all.
  expect(heard.length).toBeGreaterThan(GAMES / 3);
  push.close();
  await storage.close();
});
