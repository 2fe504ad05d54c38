import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ClientMessage,
  type Hello,
  type LuckShare,
  type Op,
  PROTOCOL,
  readServerMessage,
  refusalKind,
  type ServerMessage,
  type ServerMessageOf,
  shareFor,
  type Terms,
} from '@kickmate/protocol';
import { WebSocket } from 'ws';

/** The pause before a connection that broke is tried again, in milliseconds. */
const RETRY_MS = 200;
/** The time after which a command without an answer is sent again, in milliseconds. */
const AGAIN_MS = 5000;
/** The same for what the server could not store, as in the app. */
const UNAVAILABLE_MS = 1000;
/** With several servers: after so much silence while it follows a table, the player goes to another one, in milliseconds. */
const SILENCE_MS = 8000;
/** The longest wait for a connection, in milliseconds. */
const CONNECT_MS = 3000;
/** The time between two looks for commands that should be sent again, in milliseconds. */
const LOOK_MS = 250;

/** A command that has no answer yet. */
interface Sent {
  readonly message: ClientMessage & { readonly type: 'do' };
  /** When it is sent again, in milliseconds of `performance.now()`. */
  readonly againAt: number;
}

/**
 * A player without a screen: an identity, a connection that is opened again whenever it breaks, and commands that are sent
 * with the same id until they are answered.
 */
export class HeadlessPlayer {
  readonly #servers: readonly string[];
  readonly #cookie: string;
  readonly #rules: string;
  readonly #sent = new Map<string, Sent>();
  readonly #nonce = randomBytes(16).toString('hex');
  /** The shares for which tables wait. */
  readonly #shares = new Map<string, LuckShare>();
  #socket: WebSocket | undefined;
  /** The index of the server to which it is connected. */
  #at = 0;
  #heardAt = 0;
  #isFollowing = false;
  #isClosed = false;
  #count = 0;
  #repeat: NodeJS.Timeout | undefined;
  /** Called with each message of the server. */
  onMessage: (message: ServerMessage) => void = () => {};
  /** Called when the server has said welcome, also after the connection was broken. */
  onWelcome: () => void = () => {};

  private constructor(servers: readonly string[], cookie: string, rules: string) {
    this.#servers = servers;
    this.#cookie = cookie;
    this.#rules = rules;
  }

  /**
   * A new player of the server at an address.
   * @param others further servers, to one of which it goes when this one falls silent, as behind a proxy
   */
  static async named(server: string, name: string, others: readonly string[] = []): Promise<HeadlessPlayer> {
    const { rules } = (await (await fetch(`${server}/api/hello`)).json()) as Hello;
    const answer = await request(server, '', 'PUT', 'api/me', { name });
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    return new HeadlessPlayer([server, ...others], cookie, rules);
  }

  /** Somebody who only watches. */
  static async watcher(server: string): Promise<HeadlessPlayer> {
    const { rules } = (await (await fetch(`${server}/api/hello`)).json()) as Hello;
    return new HeadlessPlayer([server], '', rules);
  }

  /** Sends a request in the player's name. @throws Error if the server refuses it */
  ask(method: string, path: string, body?: unknown): Promise<Response> {
    return request(this.#server, this.#cookie, method, path, body);
  }

  /** Makes a table with an open seat, and returns its id. */
  async challenge(terms: Terms): Promise<string> {
    const answer = await this.ask('POST', 'api/challenges', terms);
    return ((await answer.json()) as { table: string }).table;
  }

  /** Takes the open seat of a table. */
  async sit(table: string): Promise<void> {
    await this.ask('POST', `api/tables/${table}/seat`);
  }

  /** Opens the connection, and opens it again whenever it breaks. */
  connect(): void {
    const socket = new WebSocket(`${this.#server.replace('http', 'ws')}/socket`, {
      headers: { Cookie: this.#cookie, Origin: this.#server },
      handshakeTimeout: CONNECT_MS,
    });
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.on('open', () => this.send({ type: 'hello', proto: PROTOCOL, rules: this.#rules }));
    socket.on('message', (data) => this.#receive(String(data)));
    // A connection that cannot be made is closed, too.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#isClosed) return;
      this.#at++;
      setTimeout(() => this.#isClosed || this.connect(), RETRY_MS);
    });
    this.#repeat ??= setInterval(() => this.#look(), LOOK_MS);
  }

  /** Comes to a table. The game begins when both players have sealed and shown their nonces. */
  join(table: string, since?: number): void {
    this.#isFollowing = true;
    const share = this.#shares.get(table);
    this.send({ type: 'join', table, ...(since !== undefined && { since }), ...share });
  }

  /** Brings the player's share in the luck of a table that waits for it: also with each further `join`, should it be lost. */
  #bringShare(sync: ServerMessageOf<'sync'>): void {
    const share = shareFor(sync, this.#nonce);
    this.#shares.set(sync.table, share);
    if (Object.keys(share).length > 0) this.join(sync.table, sync.v);
  }

  send(message: ClientMessage): void {
    if (this.isOpen) this.#socket!.send(JSON.stringify(message));
  }

  /** Sends a command until it is answered, and returns its id. */
  command(table: string, v: number, op: Op): string {
    const id = `c${++this.#count}`;
    const message = { type: 'do', table, id, v, op } as const;
    this.#sent.set(id, { message, againAt: performance.now() + AGAIN_MS });
    this.send(message);
    return id;
  }

  /** Whether the connection is there. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** The number of commands without an answer. */
  get waiting(): number {
    return this.#sent.size;
  }

  /** Cuts the connection, as a network does. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#repeat);
    this.#socket?.close();
  }

  #receive(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`the server sent something else: ${read.error.message}: ${text.slice(0, 300)}`);
    const message = read.value;
    const { type } = message;
    this.#heardAt = performance.now();
    if (
      (type === 'ev' || type === 'sync' || (type === 'no' && refusalKind(message.why) !== 'unavailable')) &&
      message.id
    )
      this.#sent.delete(message.id);
    const refused = type === 'no' && message.id ? this.#sent.get(message.id) : undefined;
    if (refused) this.#sent.set(refused.message.id, { ...refused, againAt: performance.now() + UNAVAILABLE_MS });
    if (type === 'sync') this.#bringShare(message);
    this.onMessage(message);
    if (message.type !== 'welcome') return;
    this.onWelcome();
    for (const { message: sent } of this.#sent.values()) this.send(sent);
  }

  /** The server to which it is connected. */
  get #server(): string {
    return this.#servers[this.#at % this.#servers.length]!;
  }

  /** Sends commands again, and leaves a server that has fallen silent: who follows a table hears something every 5 s. */
  #look(): void {
    const now = performance.now();
    if (this.#servers.length > 1 && this.#isFollowing && now - this.#heardAt > SILENCE_MS) {
      this.#heardAt = now;
      this.cut();
    }
    for (const [id, { message, againAt }] of this.#sent)
      if (now > againAt) {
        this.#sent.set(id, { message, againAt: now + AGAIN_MS });
        this.send(message);
      }
  }
}

/**
 * Asks a server for something in a player's name, and asks again while it cannot answer (503).
 * @throws Error if it refuses, or is away
 */
export async function request(
  server: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${server}/${path}`, {
      method,
      headers: { Cookie: cookie, Origin: server, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer;
    if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    await pause(UNAVAILABLE_MS);
  }
}
