import type { Bus, BusListener, NodeMessage } from '@kickmate/server/bus/bus';
import type { Host, Time } from './time.ts';
import type { Trace } from './trace.ts';

/** The time after which a server notices that its way to the bus is interrupted, and that it is not any more, in milliseconds. */
const NOTICED_MS = 2000;

/** The bus between servers: messages may be late, lost or come twice while it is troubled, and none comes to a server cut off. */
export class SimulatedBus {
  readonly #time: Time;
  readonly #trace: Trace;
  readonly #ends = new Map<string, BusEnd>();
  /** Of so many messages one is lost with all that follow for a while, one comes twice, and one is late; 0: none. */
  trouble = 0;

  constructor(time: Time, trace: Trace) {
    this.#time = time;
    this.#trace = trace;
  }

  /** The end of a server that has just started. */
  join(node: string, host: Host): Bus {
    const end = new BusEnd(this, this.#time, node, host);
    // Whether the way is interrupted does not depend on who lives there.
    end.isCutOff = this.#ends.get(node)?.isCutOff ?? false;
    this.#ends.set(node, end);
    return end;
  }

  /** Interrupts a server's way. @param isNoticed whether the server is told: otherwise only messages are lost */
  cut(node: string, isNoticed: boolean): void {
    const end = this.#ends.get(node);
    if (!end) return;
    end.isCutOff = true;
    if (isNoticed) end.notice(NOTICED_MS);
  }

  mend(node: string): void {
    const end = this.#ends.get(node);
    if (!end) return;
    end.isCutOff = false;
    end.notice(NOTICED_MS / 4);
  }

  /** Carries a message from one server to another. */
  carry(from: BusEnd, to: string, message: NodeMessage): void {
    const { trouble } = this;
    const roll = trouble > 0 ? this.#time.pick(trouble) : -1;
    if (roll === 0) from.losesUntil = this.#time.now + this.#time.pick(4000);
    if (from.isCutOff || from.losesUntil > this.#time.now) return;
    const text = JSON.stringify(message);
    from.lateMs = roll === 1 ? this.#time.pick(1500) : from.lateMs;
    for (let copy = 0; copy < (roll === 2 ? 2 : 1); copy++) this.#deliver(from, to, text);
    from.lateMs = 0;
  }

  /** Messages of one server come in the order in which it sent them. */
  #deliver(from: BusEnd, to: string, text: string): void {
    const at = Math.max(from.lastAt.get(to) ?? 0, this.#time.now + 0.3 + this.#time.pick(20) / 10 + from.lateMs);
    from.lastAt.set(to, at);
    const end = this.#ends.get(to);
    if (!end) return;
    const receive = () => {
      if (end.isCutOff || !end.host.reach()) return;
      this.#trace.detail(`${from.node} > ${to} ${text.slice(0, 60)}`, () => text.slice(60, 400));
      end.listener?.received(from.node, JSON.parse(text) as NodeMessage);
    };
    this.#time.after(at - this.#time.now, receive, end.host);
  }

  /** The other servers. */
  othersOf(node: string): readonly string[] {
    return [...this.#ends.keys()].filter((one) => one !== node);
  }
}

/** One server's end of the bus. */
class BusEnd implements Bus {
  readonly isShared = true;
  readonly node: string;
  readonly host: Host;
  /** The moment at which the last message to each server arrives. */
  readonly lastAt = new Map<string, number>();
  lateMs = 0;
  /** The moment until which everything is lost that it sends. */
  losesUntil = 0;
  isCutOff = false;
  isUp = false;
  listener: BusListener | undefined;
  readonly #bus: SimulatedBus;
  readonly #time: Time;

  constructor(bus: SimulatedBus, time: Time, node: string, host: Host) {
    this.#bus = bus;
    this.#time = time;
    this.node = node;
    this.host = host;
  }

  /** Tells the server, after a while, how it stands if that has changed. */
  notice(afterMs: number): void {
    const look = () => {
      if (this.isUp === !this.isCutOff) return;
      this.isUp = !this.isCutOff;
      if (this.isUp) this.listener?.back();
      else this.listener?.away();
    };
    this.#time.after(afterMs, look, this.host);
  }

  publish(to: string, message: NodeMessage): boolean {
    if (!this.isUp) return false;
    if (this.host.reach()) this.#bus.carry(this, to, message);
    return true;
  }

  broadcast(message: NodeMessage): boolean {
    for (const node of this.#bus.othersOf(this.node)) this.publish(node, message);
    return this.isUp;
  }

  listen(listener: BusListener): void {
    this.listener = listener;
    this.notice(5);
  }

  async close(): Promise<void> {
    this.listener = undefined;
  }
}
