import { backOff, type SetTimer } from '@kickmate/play';
import type { ClientMessage, ServerMessageOf } from '@kickmate/protocol';

/** Everything outside of {@link Wishes} on which they depend. */
export interface WishesHost {
  readonly setTimer: SetTimer;
  /** Sends a message if there is a connection. */
  send(message: ClientMessage): void;
}

/** A seek, or the taking of somebody else's seek. */
interface Wish {
  readonly message: Extract<ClientMessage, { readonly type: 'seek' | 'take' }>;
  tries: number;
  cancelTimer?: (() => void) | undefined;
}

/** The time after which a wish without an answer is sent again, in milliseconds: see {@link backOff}. */
const AGAIN_MS = 10_000;
/** The same for a wish with which the server could not deal. */
const UNAVAILABLE_MS = 5000;

/**
 * What this client wants of the lobby. Each wish is sent again until a game is found or the server refuses it, because the
 * wish or its answer may be lost on the way. The server knows a wish that it has already.
 */
export class Wishes {
  readonly #host: WishesHost;
  /** The wishes by the id of the seek. */
  readonly #all = new Map<string, Wish>();
  /** The ids of own seeks that were withdrawn. */
  readonly #withdrawn = new Set<string>();

  constructor(host: WishesHost) {
    this.#host = host;
  }

  /** Whether there are no wishes. */
  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Sends a wish from now on. */
  add(id: string, message: Wish['message']): void {
    const wish: Wish = { message, tries: 0 };
    this.#all.set(id, wish);
    this.#send(wish);
  }

  /** Withdraws an own seek. */
  withdraw(id: string): void {
    this.drop(id);
    this.#withdrawn.add(id);
    this.#host.send({ type: 'unseek', id });
  }

  /** Sends all wishes, because the connection is new. */
  sendAll(): void {
    for (const wish of this.#all.values()) {
      wish.tries = 0;
      this.#send(wish);
    }
  }

  /** Sends a wish again later, because the server could not deal with it now. */
  postpone(id: string): void {
    const wish = this.#all.get(id);
    if (wish) this.#sendLater(wish, UNAVAILABLE_MS);
  }

  /** Drops a wish, so that it is never sent again. */
  drop(id: string): void {
    this.#all.get(id)?.cancelTimer?.();
    this.#all.delete(id);
  }

  /** Drops a wish that was refused for good. The servers have noted a seek for the next keeper of the lobby, and forget it. */
  end(id: string): void {
    if (this.#all.get(id)?.message.type === 'seek') this.withdraw(id);
    else this.drop(id);
  }

  /** Drops the wishes to take somebody's seek. */
  dropTakes(): void {
    for (const [id, { message }] of [...this.#all]) if (message.type === 'take') this.drop(id);
  }

  /** Withdraws those seeks again that the lobby still shows. */
  withdrawAgain({ seeks }: ServerMessageOf<'lobby'>): void {
    for (const { id } of seeks) if (this.#withdrawn.has(id)) this.#host.send({ type: 'unseek', id });
  }

  #send(wish: Wish): void {
    this.#host.send(wish.message);
    this.#sendLater(wish, backOff(AGAIN_MS, wish.tries++));
  }

  #sendLater(wish: Wish, ms: number): void {
    wish.cancelTimer?.();
    wish.cancelTimer = this.#host.setTimer(() => this.#send(wish), ms);
  }
}
