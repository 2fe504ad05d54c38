import type { HeadlessPlayer } from './player.ts';
import type { PushReceiver } from './push-receiver.ts';

/** A device hears of one thing only once a minute. A server that is late may send the next message a little sooner. */
const PAUSE_MS = 50_000;

/** The devices of players that get notices, one each, and what they hear. */
export class Devices {
  readonly #push: PushReceiver;
  /** When the turn began of which a device should hear, as the first thing. */
  readonly #since = new Map<string, number>();
  /** When each device last heard of anything, and of each thing. */
  readonly #heard = new Map<string, number>();
  readonly #subscribed = new Set<string>();
  /** The milliseconds from the beginning of the first turn of which each device hears to its message. */
  readonly delays: number[] = [];
  /** Messages that a device had got already, and messages to devices that have left. */
  twice = 0;
  toLeft = 0;

  constructor(push: PushReceiver) {
    this.#push = push;
    push.onMessage = (device, topic) => {
      const now = performance.now();
      const [since, thing] = [this.#since.get(device), `${device} ${topic}`];
      if (!this.#subscribed.has(device)) this.toLeft++;
      else if (now - (this.#heard.get(thing) ?? -PAUSE_MS) < PAUSE_MS) this.twice++;
      else if (since !== undefined && !this.#heard.has(device)) this.delays.push(now - since);
      this.#heard.set(device, now).set(thing, now);
    };
  }

  /** Subscribes a player's device. */
  async add(player: HeadlessPlayer, device: string): Promise<void> {
    this.#subscribed.add(device);
    await player.ask('PUT', 'api/me/notices', this.#push.subscription(device));
  }

  /** Ends the notices of a player's device. */
  async leave(player: HeadlessPlayer, device: string): Promise<void> {
    await player.ask('DELETE', 'api/me/notices');
    this.#subscribed.delete(device);
  }

  /** Notes that the turn of a device's player begins. */
  begin(device: string): void {
    if (!this.#heard.has(device) && this.#subscribed.has(device)) this.#since.set(device, performance.now());
  }

  /** Notes that a device's player acts: there is nothing to hear of any more. */
  end(device: string): void {
    this.#since.delete(device);
  }

  /** The number of devices that have not heard yet of a turn that goes on. */
  get unheard(): number {
    return [...this.#since.keys()].filter((device) => !this.#heard.has(device)).length;
  }
}
