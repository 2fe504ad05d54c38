import type { HeadlessPlayer } from './player.ts';
import type { PushReceiver } from './push-receiver.ts';

/** A device hears of one thing only once a minute. A server that is late may send the next message a little sooner. */
const PAUSE_MS = 50_000;

/** The devices of players that get notices, one each, and what they hear. */
export class Devices {
  readonly #push: PushReceiver;
  /** When the first thing happened that a device should hear of. */
  readonly #since = new Map<string, number>();
  /** When each device last heard of anything, and of each thing. */
  readonly #heard = new Map<string, number>();
  readonly #left = new Set<string>();
  /** The milliseconds from the first event of each device to its message. */
  readonly delays: number[] = [];
  /** Messages that a device had got already, and messages to devices that have left. */
  twice = 0;
  toLeft = 0;

  constructor(push: PushReceiver) {
    this.#push = push;
    push.onMessage = (device, topic) => {
      const now = performance.now();
      const [since, thing] = [this.#since.get(device), `${device} ${topic}`];
      if (this.#left.has(device)) this.toLeft++;
      else if (now - (this.#heard.get(thing) ?? -PAUSE_MS) < PAUSE_MS) this.twice++;
      else if (since !== undefined && !this.#heard.has(device)) this.delays.push(now - since);
      this.#heard.set(device, now).set(thing, now);
    };
  }

  /** Subscribes a player's device. */
  async add(player: HeadlessPlayer, device: string): Promise<void> {
    await player.ask('PUT', 'api/me/notices', this.#push.subscription(device));
  }

  /** Ends the notices of a player's device. */
  async leave(player: HeadlessPlayer, device: string): Promise<void> {
    await player.ask('DELETE', 'api/me/notices');
    this.#left.add(device);
  }

  /** Notes that something is happening of which a device should hear. */
  expect(device: string): void {
    if (!this.#since.has(device) && !this.#left.has(device)) this.#since.set(device, performance.now());
  }

  /** The number of devices that have not heard of anything yet, and should have. */
  get unheard(): number {
    return this.#since.size - this.delays.length;
  }
}
