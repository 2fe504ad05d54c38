import { MAX_SCHEDULES, type PractisedTask } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { useOnline } from './online.ts';

const Kept = v.object({ player: v.string(), after: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The schedules of this device. */
export interface DeviceSchedules {
  /** Those of which the server may not know. */
  unsent(): Promise<readonly PractisedTask[]>;
  noteSent(sent: readonly PractisedTask[]): Promise<void>;
  /** Lets all of them be sent again: the player is another one. */
  sendAllAgain(): Promise<void>;
  /** Keeps those of other devices. Returns the number of those that are later than what was known here. */
  keepSchedulesOfServer(fromServer: readonly PractisedTask[]): Promise<number>;
}

/** Exchanges the schedules of the person's bad turns with the server, which keeps them for all devices of a player. */
export const usePracticeExchange = defineStore('practice-exchange', () => {
  const online = useOnline();
  /** The player, and the place up to which the server's schedules were read. */
  const { value: kept, change } = useKeptValue(KEYS.practiceOnline, (stored) => {
    const read = v.safeParse(Kept, stored);
    return read.success ? read.output : { player: '', after: 0 };
  });
  let last = Promise.resolve(false);

  /**
   * Sends what was practised here, and fetches what was practised elsewhere, one exchange after the other. What fails is done at the
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
    if (kept.value.player !== player) {
      await device.sendAllAgain();
      change(() => ({ player, after: 0 }));
    }
    await send(device, player);
    return fetchNew(device, player);
  }

  /** Tells whether this browser is still the player with whom an exchange began. */
  const isStill = (player: string): boolean => online.player?.id === player;

  async function send(device: DeviceSchedules, player: string): Promise<void> {
    const waiting = [...(await device.unsent())];
    while (waiting.length > 0 && isStill(player)) {
      const part = waiting.splice(0, MAX_SCHEDULES);
      if (!(await online.api.keepSchedules(part)).ok) return;
      await device.noteSent(part);
    }
  }

  async function fetchNew(device: DeviceSchedules, player: string): Promise<boolean> {
    let changed = 0;
    for (let isAll = false; !isAll; ) {
      const page = await online.api.schedules(kept.value.after);
      if (!page.ok || !isStill(player)) break;
      changed += await device.keepSchedulesOfServer(page.value.schedules);
      change(() => ({ player, after: page.value.after }));
      isAll = page.value.isAll;
    }
    return changed > 0;
  }

  return { exchange };
});
