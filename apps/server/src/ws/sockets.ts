import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Farewell, MAX_MESSAGE_BYTES } from '@kickmate/protocol';
import { WebSocketServer } from 'ws';
import type { Log } from '../db/database.ts';
import { isAllowedOrigin, isKnownHost } from '../http/origin.ts';
import type { Member } from '../member.ts';
import { RateLimits } from '../rate.ts';
import { Connection, type Cut, type Handlers, PLAYERS_RATE, RATE_MS } from './connection.ts';

/** The path of the socket, at the port of the app. */
const PATH = '/socket';
/** The messages that all connections of one address may send within {@link RATE_MS}: enough for a school. */
const ADDRESS_RATE = 2000;
/** The time between two pings of a connection, in milliseconds. */
const PING_MS = 4000;
/** The pings of all connections are spread over this many ticks. */
const TICKS = 8;
/** Milliseconds after which connections come back that the server ends all at once: at least, and spread over. */
const BACK_MS = { least: 500, spread: 1500 } as const;

/** A player, and the session by which a browser is signed in as this player. */
type SignedIn = NonNullable<Member['player']> & { readonly session: string };

/** The settings of the sockets. */
export interface SocketOptions {
  /** Further origins whose pages may connect. */
  readonly origins: readonly string[];
  /** The most connections at a time. */
  readonly most: number;
  /** The most connections of one address at a time. */
  readonly mostOfAddress: number;
  /** The address from which a request comes, for the limit of one address; `undefined`: without such a limit. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** Returns the name of an address for `Member.network`. */
  readonly networkOf: (address: string | undefined) => string | undefined;
  /** Returns the player of a request's header `Cookie`, and the session. */
  readonly playerOf: (cookie: string | undefined) => Promise<SignedIn | undefined>;
  readonly handlers: Omit<Handlers, 'joined' | 'isOneTooMany'>;
  readonly log: Log;
}

/** All connections of this server. */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  readonly #options: SocketOptions;
  /** Connections that are open, also those that have not said hello yet, with their sessions. */
  readonly #all = new Map<Connection, string | undefined>();
  readonly #byPlayer = new Map<string, Set<Connection>>();
  /** The number of connections of each address, also of those that are being opened. */
  readonly #byAddress = new Map<string, number>();
  /** The messages of each player and of each address, at all connections. */
  readonly #ofPlayers = new RateLimits(PLAYERS_RATE, RATE_MS);
  readonly #ofAddresses = new RateLimits(ADDRESS_RATE, RATE_MS);
  readonly #pings: NodeJS.Timeout;
  #tick = 0;
  #isEnding = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#pings = setInterval(() => this.#ping(), PING_MS / TICKS);
    this.#pings.unref();
  }

  /** The number of connections. */
  get size(): number {
    return this.#all.size;
  }

  /** The number of people: the connections of one player count once. */
  get people(): number {
    return this.#byPlayer.size + this.nameless;
  }

  /** The ids of the players who are connected, each once. */
  get players(): readonly string[] {
    return [...this.#byPlayer.keys()];
  }

  /** The number of connections without a name. */
  get nameless(): number {
    let named = 0;
    for (const connections of this.#byPlayer.values()) named += connections.size;
    return this.#all.size - named;
  }

  /** All connections of a player. */
  of(player: string): Iterable<Member> {
    return this.#byPlayer.get(player) ?? [];
  }

  /** Tells a player's connections their new name; `undefined`: the player's data are deleted. */
  rename(player: string, name: string | undefined): void {
    // Also those that have not said hello yet.
    for (const connection of [...this.#all.keys()].filter((one) => one.player?.id === player)) {
      connection.rename(name);
      if (name === undefined) connection.end('deleted', 'erased', 0);
    }
  }

  /** Ends the connections of sessions that have ended. */
  signOut(sessions: readonly string[]): void {
    for (const [connection, session] of [...this.#all])
      if (session !== undefined && sessions.includes(session)) connection.end('signed out', 'signedOut', 0);
  }

  /** Takes a request for a socket. The server calls it for each `upgrade`. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origins, most, playerOf, networkOf, handlers, log } = this.#options;
    // A connection that breaks before it is a WebSocket.
    socket.on('error', () => {});
    const { origin, host, cookie } = request.headers;
    if (!isKnownHost(host, origins)) return refuse(socket, '421 Misdirected Request');
    if (!isAllowedOrigin({ origin, host }, origins)) return refuse(socket, '403 Forbidden');
    if (this.#isEnding || this.#all.size >= most) return refuse(socket, '503 Service Unavailable');
    const address = this.#options.addressOf(request);
    if (!this.#isWelcome(address, socket)) return refuse(socket, '429 Too Many Requests');
    let player: Member['player'];
    let session: string | undefined;
    try {
      const found = await playerOf(cookie);
      if (found) ({ session, ...player } = found);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'a connection was refused');
      return refuse(socket, '503 Service Unavailable');
    }
    if (socket.destroyed || this.#isEnding) return refuse(socket, '503 Service Unavailable');
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(
        ws,
        { player, network: networkOf(address) },
        {
          ...handlers,
          now: () => handlers.now(),
          handle: (...message) => handlers.handle(...message),
          isOneTooMany: (now) => {
            const isWithin = [
              player === undefined || this.#ofPlayers.allows(player.id, now),
              address === undefined || this.#ofAddresses.allows(address, now),
            ];
            return isWithin.includes(false);
          },
          joined: (one) => this.#join(one),
          closed: (one) => this.#leave(one, player?.id),
        },
      );
      this.#all.set(connection, session);
      ws.on('close', () => this.#all.delete(connection));
    });
  }

  /** Counts a connection of an address until it is closed; `false` if there are too many. */
  #isWelcome(address: string | undefined, socket: Duplex): boolean {
    if (address === undefined) return true;
    const count = this.#byAddress.get(address) ?? 0;
    if (count >= this.#options.mostOfAddress) return false;
    this.#byAddress.set(address, count + 1);
    socket.once('close', () => {
      const left = this.#byAddress.get(address)! - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
    return true;
  }

  /** Says goodbye to all connections, and takes no new ones. They come back at different moments. */
  end(cause: Cut, why: Farewell): void {
    this.#isEnding = true;
    clearInterval(this.#pings);
    for (const connection of this.#all.keys())
      connection.end(cause, why, Math.round(BACK_MS.least + Math.random() * BACK_MS.spread));
    this.#server.close();
  }

  #join(connection: Connection): void {
    const { player } = connection;
    if (player) {
      const others = this.#byPlayer.get(player.id) ?? new Set();
      this.#byPlayer.set(player.id, others.add(connection));
    }
  }

  #leave(connection: Connection, player: string | undefined): void {
    this.#all.delete(connection);
    const others = player === undefined ? undefined : this.#byPlayer.get(player);
    others?.delete(connection);
    if (player !== undefined && others?.size === 0) this.#byPlayer.delete(player);
    this.#options.handlers.closed(connection);
  }

  #ping(): void {
    this.#tick = (this.#tick + 1) % TICKS;
    let index = 0;
    const now = performance.now();
    for (const connection of this.#all.keys()) if (index++ % TICKS === this.#tick) connection.ping(now);
  }
}

/** Whether a request is for the socket. */
export const isForSocket = ({ url = '/' }: IncomingMessage): boolean => url.split('?')[0] === PATH;

/** Answers a request for a socket that is refused. */
export function refuse(socket: Duplex, status: string): void {
  // Without a listener an error of this socket would end the process; without `destroy` the other side could keep it open.
  socket.on('error', () => {});
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
