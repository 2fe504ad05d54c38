import { randomBytes } from 'node:crypto';
import {
  type ClientMessage,
  type ClientMessageOf,
  type Farewell,
  PROTOCOL,
  type Refusal,
  readClientMessage,
  refusalKind,
  type ServerMessage,
  type Why,
} from '@kickmate/protocol';
import type { RawData, WebSocket } from 'ws';
import { DatabaseAway, type Log } from '../db/database.ts';
import { type Member, refuse } from '../member.ts';
import type { Metrics } from '../operations.ts';
import { RateLimit } from '../rate.ts';
import { LagMeter } from './lag.ts';

/** The time within which the first message must come, in milliseconds. */
const HELLO_MS = 10_000;
/** The messages that a connection may send within {@link RATE_MS}, of a player and of somebody without a name. */
export const PLAYERS_RATE = 100;
const WATCHERS_RATE = 50;
export const RATE_MS = 20_000;
/** A connection that sends this many times the allowed messages is ended. */
const PATIENCE = 2;
/** The most bytes that may wait for a slow connection. */
const MOST_WAITING = 256 * 1024;
/** The time within which a ping must be answered, in milliseconds: a busy machine may take long. */
const PONG_MS = 20_000;
/** A player is told the own lag again when it has changed by this many milliseconds and by a fifth. */
const TOLD_MS = 20;

/** The beginning of a refusal as text, and the place of its cause. */
const REFUSAL = '{"type":"no"';
const WHY = /"why":"(\w+)"/;

/** Close codes of WebSocket (RFC 6455, section 7.4.1). */
const CLOSE = { away: 1001, refused: 1008 } as const;

/** The cause for which the server ends a connection. */
export type Cut = 'hello' | 'versions' | 'rate' | 'slow' | 'silent' | 'restart' | 'deleted' | 'signed out';

/** The handlers to which connections pass messages. */
export interface Handlers {
  /** The rules that the server runs. */
  readonly rules: string;
  readonly hasLimits: boolean;
  /** The play time now. */
  now(): number;
  /** Carries out a message. `arrivedAt`: the play time at which it came in. */
  handle(member: Member, message: Exclude<ClientMessage, { type: 'hello' }>, arrivedAt: number): Promise<void> | void;
  /** Counts a message with those of the player's other connections, and of the address. Returns whether it is one too many. */
  isOneTooMany(now: number): boolean;
  /** A connection has said hello. */
  joined(connection: Connection): void;
  /** A connection is closed. Nothing of it may be used again. */
  closed(connection: Connection): void;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** One WebSocket of a player, or of somebody who watches. */
export class Connection implements Member {
  readonly id = randomBytes(9).toString('base64url');
  readonly network: string | undefined;
  readonly #socket: WebSocket;
  readonly #handlers: Handlers;
  readonly #lag = new LagMeter();
  readonly #limit: RateLimit;
  readonly #most: number;
  readonly #hello: NodeJS.Timeout;
  #player: Member['player'];
  #hasSaidHello = false;
  #isClosed = false;
  #toldLag: number | undefined;

  constructor(socket: WebSocket, { player, network }: Pick<Member, 'player' | 'network'>, handlers: Handlers) {
    this.#socket = socket;
    this.#player = player;
    this.network = network;
    this.#handlers = handlers;
    this.#most = player ? PLAYERS_RATE : WATCHERS_RATE;
    this.#limit = new RateLimit(this.#most, RATE_MS);
    this.#hello = setTimeout(() => this.end('hello', 'noHello'), HELLO_MS);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', (data) => this.#answered(String(data)));
    // A broken or too large frame: the socket closes itself.
    socket.on('error', () => {});
    socket.on('close', () => this.#close());
  }

  get player(): Member['player'] {
    return this.#player;
  }

  get lagMs(): number {
    return this.#lag.ms;
  }

  /** Takes over a new name; `undefined`: the player's data are deleted, and the connection only watches. */
  rename(name: string | undefined): void {
    this.#player = name === undefined || !this.#player ? undefined : { ...this.#player, name };
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a message that is text already. */
  sendText(text: string): void {
    if (this.#isClosed || this.#socket.readyState !== this.#socket.OPEN) return;
    // Also the refusals of tables and of the lobby, which may come from another server as text.
    if (text.startsWith(REFUSAL))
      this.#handlers.metrics.refusals.inc({ kind: refusalKind(WHY.exec(text)?.[1] as Why) });
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > MOST_WAITING) this.#cut('slow');
  }

  /** Measures the lag. Cuts a connection that does not answer any more. @param now milliseconds of a monotonic clock */
  ping(now: number): void {
    if (this.#isClosed) return;
    if (this.#lag.openFor(now) > PONG_MS) {
      this.#cut('silent');
      return;
    }
    const content = this.#lag.ping(now);
    if (content !== undefined && this.#socket.readyState === this.#socket.OPEN) this.#socket.ping(content);
  }

  /** Says goodbye and closes. @param retryMs when to come back; absent: do not */
  end(cause: Cut, why: Farewell, retryMs?: number): void {
    if (this.#isClosed) return;
    this.#handlers.metrics.cuts.inc({ cause });
    this.send({ type: 'bye', why, ...(retryMs !== undefined && { retryMs }) });
    this.#socket.close(cause === 'restart' ? CLOSE.away : CLOSE.refused, cause);
    this.#close();
  }

  /** Breaks the connection at once: it would not read a goodbye. */
  #cut(cause: Cut): void {
    this.#handlers.metrics.cuts.inc({ cause });
    this.#socket.terminate();
    this.#close();
  }

  /** Leaves all rooms. The socket's own end may come much later, if the other side is gone. */
  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#hello);
    // A closing handshake that is not answered must not keep the socket.
    if (this.#socket.readyState !== this.#socket.CLOSED) setTimeout(() => this.#socket.terminate(), 2000).unref();
    if (this.#hasSaidHello) this.#handlers.closed(this);
  }

  #answered(content: string): void {
    if (this.#isClosed || !this.#lag.pong(content, performance.now())) return;
    if (this.#lag.isNew) this.ping(performance.now());
    const { ms } = this.#lag;
    const told = this.#toldLag;
    if (!this.#hasSaidHello || (told !== undefined && Math.abs(ms - told) < Math.max(TOLD_MS, told / 5))) return;
    this.#toldLag = ms;
    this.send({ type: 'lag', ms });
  }

  #receive(data: RawData, isBinary: boolean) {
    const { metrics, hasLimits, now } = this.#handlers;
    if (this.#isClosed) return;
    const arrivedAt = now();
    const at = performance.now();
    const count = hasLimits ? this.#limit.count(at) : 0;
    const isTooMany = hasLimits && (this.#handlers.isOneTooMany(at) || count > this.#most);
    if (count > PATIENCE * this.#most) return this.end('rate', 'tooManyMessages', RATE_MS);
    const read = isBinary ? undefined : readClientMessage(String(data));
    if (!read?.ok) {
      metrics.messages.inc({ type: 'unreadable' });
      const fault = read ? read.error.message : 'a message is text, not bytes';
      return refuse(this, unreadable(fault), idsIn(isBinary ? '' : String(data)));
    }
    const message = read.value;
    metrics.messages.inc({ type: message.type });
    if (isTooMany) {
      const seconds = RATE_MS / 1000;
      return refuse(this, { why: 'manyMessages', values: { most: this.#most, seconds } }, idsOf(message));
    }
    if (message.type === 'hello') return this.#welcome(message);
    if (!this.#hasSaidHello) return refuse(this, unreadable('the first message must be hello'), idsOf(message));
    void this.#handle(message, arrivedAt);
  }

  #welcome({ proto, rules }: ClientMessageOf<'hello'>) {
    const handlers = this.#handlers;
    if (this.#hasSaidHello) return refuse(this, unreadable('hello was said already'), {});
    const isSame = proto === PROTOCOL && rules === handlers.rules;
    // The welcome tells an app with other rules those of the server.
    const you = isSame ? this.#player : undefined;
    this.send({ type: 'welcome', proto: PROTOCOL, rules: handlers.rules, ...(you && { you }) });
    if (!isSame) return this.end('versions', 'versions');
    clearTimeout(this.#hello);
    this.#hasSaidHello = true;
    handlers.joined(this);
    this.ping(performance.now());
  }

  async #handle(message: Exclude<ClientMessage, { type: 'hello' }>, arrivedAt: number): Promise<void> {
    try {
      await this.#handlers.handle(this, message, arrivedAt);
    } catch (error) {
      if (error instanceof DatabaseAway) {
        refuse(this, { why: 'databaseAway' }, idsOf(message));
        return;
      }
      this.#handlers.log.error({ err: error, type: message.type }, 'a message failed');
      refuse(this, { why: 'mistake' }, idsOf(message));
    }
  }
}

const unreadable = (fault: string): Refusal => ({ why: 'message', values: { fault } });

/** The ids of a message, which an answer repeats so that the sender knows what it is about. That of a `take` is the seek's. */
function idsOf(message: object): { id?: string; table?: string } {
  const { seek, id = seek, table } = message as { id?: unknown; table?: unknown; seek?: unknown };
  const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,40}$/.test(text);
  return { ...(isId(id) && { id }), ...(isId(table) && { table }) };
}

/** The ids in a text that is not a valid message. */
function idsIn(text: string): { id?: string; table?: string } {
  try {
    return idsOf(Object(JSON.parse(text)));
  } catch {
    return {};
  }
}
