import { MAX_SCHEDULES, type PractisedTask, TASK_ID } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { useOnline } from './online.ts';

const Kept = v.object({ player: v.string(), after: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The most requests with which one exchange sends: an address may make few changes a minute. */
const MOST_PARTS = 10;

/** The schedules of this device. */
export interface DeviceSchedules {
  /** Those that the server may not have. */
  unsent(): Promise<readonly PractisedTask[]>;
  /** Notes that the server has some of them. */
  noteSent(sent: readonly PractisedTask[]): Promise<void>;
  /** Notes that the server has none of them. */
  sendAll(): Promise<void>;
  /** Notes that none is to be sent: they are another player's. */
  sendNothing(): Promise<void>;
  /** Keeps those of other devices. Returns the number of those that are later than what was known here. */
  keepSchedulesOfServer(fromServer: readonly PractisedTask[]): Promise<number>;
}

/** Exchanges the schedules of the person's bad turns with the server, which keeps them for all devices of a player. */
export const usePracticeExchange = defineStore('practice-exchange', () => {
  const online = useOnline();
  /** The player of the last exchange, and the place up to which the server's schedules were read. */
  const { value: kept, change } = useKeptValue(KEYS.practiceOnline, (stored) => {
    const read = v.safeParse(Kept, stored);
    return read.success ? read.output : { player: '', after: 0 };
  });
  let last = Promise.resolve(false);

  /**
   * Fetches what was practised elsewhere, and sends what was practised here, one exchange after the other. What fails is done at the
   * next call. Rejects if the browser refuses to store.
   * @returns true if schedules of this device have changed
   */
  function exchange(device: DeviceSchedules): Promise<boolean> {
    last = last.catch(() => false).then(() => exchangeNow(device));
    return last;
  }

  async function exchangeNow(device: DeviceSchedules): Promise<boolean> {
    const player = online.player?.id;
    if (player === undefined) return false;
    const { changed, isDone } = await fetchNew(device, player);
    if (isDone) await send(device);
    return changed > 0;
  }

  /** Fetches what has changed. It is not done if the server does not answer, or if this browser has become another player. */
  async function fetchNew(device: DeviceSchedules, player: string) {
    let changed = 0;
    for (;;) {
      const { player: before, after: from } = kept.value;
      const after = before === player ? from : 0;
      const page = await online.api.schedules(after);
      // Another window may have signed in as somebody else.
      if (!page.ok || page.value.player !== player) return { changed, isDone: false };
      if (before !== player) await (before === '' ? device.sendAll() : device.sendNothing());
      // The server's data are those of a backup.
      else if (page.value.after < after) await device.sendAll();
      changed += await device.keepSchedulesOfServer(page.value.schedules);
      change(() => ({ player, after: page.value.after }));
      if (page.value.isAll) return { changed, isDone: true };
    }
  }

  async function send(device: DeviceSchedules): Promise<void> {
    // Those of matches on one's own maps may have ids that the server does not take.
    const waiting = (await device.unsent()).filter(({ id }) => TASK_ID.test(id));
    for (let part = 0; part < MOST_PARTS && waiting.length > 0; part++) {
      const tasks = waiting.splice(0, MAX_SCHEDULES);
      if (!(await online.api.sendSchedules(tasks)).ok) return;
      await device.noteSent(tasks);
    }
  }

  return { exchange };
});
