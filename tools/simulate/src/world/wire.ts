import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket, SocketEvents } from '@kickmate/web/online/connection';
import type { Host, Time } from './time.ts';

/** The time after which a broken connection is noticed where it was not closed but lost its way, in milliseconds. */
const RESET_MS = 50;

type Listener = (...values: never[]) => void;

/** Listeners by the name of an event, as Node's emitters have them. */
class Listeners {
  readonly #all = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.#all.set(event, [...(this.#all.get(event) ?? []), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  emit(event: string, ...values: unknown[]): void {
    for (const listener of this.#all.get(event) ?? []) (listener as (...values: unknown[]) => void)(...values);
  }
}

/** The side of a connection that a server holds: the part of `ws` that it uses. */
export class ServerSocket extends Listeners {
  readonly OPEN = 1;
  readonly CLOSED = 3;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly #wire: Wire;

  constructor(wire: Wire) {
    super();
    this.#wire = wire;
  }

  send(text: string): void {
    this.#wire.toClient('text', text);
  }
  ping(content: string): void {
    this.#wire.toClient('ping', content);
  }
  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 2;
    this.#wire.toClient('close', '');
  }
  terminate(): void {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.CLOSED;
    this.#wire.toClient('close', '');
    this.emit('close');
  }
}

/** The words that pass over a wire. */
type Kind = 'text' | 'ping' | 'pong' | 'close';

/** What a wire needs of its ends. */
export interface WireOptions {
  readonly time: Time;
  readonly client: Host;
  readonly server: Host;
  /** The name of the player; absent for somebody who watches. */
  readonly cookie: string | undefined;
  readonly events: SocketEvents;
  /** The time of one way, in milliseconds. */
  readonly latencyMs: number;
  /** Takes the request for a socket. */
  upgrade(request: IncomingMessage, socket: Duplex): void;
  /** Is told of each text that arrives at the server. */
  arrived(text: string): void;
}

/** A connection from a person to a server: what one end sends arrives in order at the other one, until it breaks. */
export class Wire implements Socket {
  readonly socket = new ServerSocket(this);
  readonly #options: WireOptions;
  /** The moments at which the last word to each end arrives. */
  #lastAt = { client: 0, server: 0 };
  #isCut = false;
  #isClientOpen = true;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#deliver('server', () => this.#open(), 2);
  }

  /** Interrupts the connection. @param isNoticed whether both ends hear of it; otherwise nothing passes any more */
  cut(isNoticed: boolean): void {
    if (this.#isCut) return;
    this.#isCut = true;
    if (!isNoticed) return;
    const { time, client, server } = this.#options;
    time.after(RESET_MS, () => this.#closeClient(), client);
    time.after(RESET_MS, () => this.socket.terminate(), server);
  }

  // ---- the server's end ----

  #open(): void {
    const { cookie, upgrade, server } = this.#options;
    const duplex = Object.assign(new Listeners(), {
      destroyed: false,
      ws: this.socket,
      accepted: () => this.toClient('text', OPENED),
      end: () => this.toClient('close', ''),
      destroy: () => undefined,
    });
    if (!server.reach()) return;
    const headers = { host: 'localhost', origin: 'http://localhost', ...(cookie !== undefined && { cookie }) };
    upgrade({ url: '/socket', headers, socket: {} } as IncomingMessage, duplex as unknown as Duplex);
  }

  toClient(kind: Kind, text: string): void {
    if (!this.#options.server.reach()) return;
    this.#deliver('client', () => this.#receive(kind, text));
  }

  // ---- the client's end ----

  #receive(kind: Kind, text: string): void {
    if (!this.#isClientOpen) return;
    const { events } = this.#options;
    if (kind === 'close') this.#closeClient();
    else if (kind === 'ping') this.#toServer('pong', text);
    else if (text === OPENED) events.opened();
    else events.received(text);
  }

  #closeClient(): void {
    if (!this.#isClientOpen) return;
    this.#isClientOpen = false;
    this.#options.events.closed();
  }

  send(text: string): void {
    this.#toServer('text', text);
  }

  close(): void {
    this.#isClientOpen = false;
    this.#toServer('close', '');
  }

  #toServer(kind: Kind, text: string): void {
    this.#deliver('server', () => {
      if (!this.#options.server.reach()) return;
      if (kind === 'close') this.socket.terminate();
      else if (kind === 'pong') this.socket.emit('pong', text);
      else if (this.socket.readyState === this.socket.OPEN) {
        this.#options.arrived(text);
        this.socket.emit('message', text, false);
      }
    });
  }

  #deliver(end: 'client' | 'server', arrive: () => void, trips = 1): void {
    if (this.#isCut) return;
    const { time, latencyMs } = this.#options;
    const at = Math.max(this.#lastAt[end], time.now + trips * latencyMs * (1 + time.random() / 5));
    this.#lastAt[end] = at;
    time.after(at - time.now, () => this.#isCut || arrive(), this.#options[end]);
  }
}

/** The word by which a server accepts a connection. */
const OPENED = '\u0000';
