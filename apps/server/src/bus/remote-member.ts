import type { ServerMessage } from '@kickmate/protocol';
import type { Member } from '../member.ts';
import type { Bus } from './bus.ts';

/** A message to clients of one node is sent at once when so many characters wait. */
const MOST_CHARACTERS = 200_000;

/** A connection of another node. */
export class RemoteMember implements Member {
  readonly id: string;
  readonly node: string;
  readonly #outbox: Outbox;
  player: Member['player'];
  network: Member['network'];
  lagMs = 0;
  isGone = false;

  constructor(id: string, node: string, outbox: Outbox) {
    this.id = id;
    this.node = node;
    this.#outbox = outbox;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#outbox.add(this.node, this.id, text);
  }
}

/** A message to connections of another node, as JSON. */
interface Letter {
  readonly to: string[];
  readonly text: string;
}

/** Messages to the clients of other nodes. Of those that are sent at the same moment, equal ones become one. */
export class Outbox {
  readonly #bus: Bus;
  readonly #waiting = new Map<string, Letter[]>();
  #characters = 0;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  add(node: string, member: string, text: string): void {
    if (this.#waiting.size === 0) queueMicrotask(() => this.flush());
    const waiting = this.#waiting.get(node) ?? [];
    this.#waiting.set(node, waiting);
    const last = waiting.at(-1);
    if (last?.text === text) {
      last.to.push(member);
      return;
    }
    waiting.push({ to: [member], text });
    this.#characters += text.length;
    if (this.#characters > MOST_CHARACTERS) this.flush();
  }

  flush(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#characters = 0;
    for (const [node, letters] of waiting)
      for (const letter of letters) this.#bus.publish(node, { kind: 'text', ...letter });
  }
}
