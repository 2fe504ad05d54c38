import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { rulesHash } from '@kickmate/protocol/rules-hash';
import type { Logger } from 'pino';
import type { Commits } from './db/commits.ts';
import { DatabaseAway } from './db/database.ts';
import { openStorage, type Storage } from './db/storage.ts';
import { EnginePool } from './engine-seat/engine-pool.ts';
import { addressOf } from './http/origin.ts';
import { type Health, site } from './http/site.ts';
import { Identity } from './identity/identity.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Member } from './member.ts';
import { type Metrics, openMetrics } from './operations.ts';
import { PACKAGES, type Settings } from './settings.ts';
import { type TableChange, Tables } from './table/tables.ts';
import type { Handlers } from './ws/connection.ts';
import { isForSocket, refuse, Sockets } from './ws/sockets.ts';

/** The pause before a database that was away at the start is tried again, in milliseconds. */
const RETRY_MS = 2000;

/** The options of a server. */
export interface ServerOptions {
  readonly settings: Settings;
  readonly log: Logger;
  /** Whether the metrics tell about the process, too. */
  readonly hasProcessMetrics: boolean;
  /** Is called when people can play, or with the reason for which they cannot. The app is served either way. */
  readonly onOnline?: ((reason: string | undefined) => void) | undefined;
  /** Is called if another server has taken the data folder. The process must end. */
  readonly onFolderLost?: (() => void) | undefined;
}

/** All parts of play between people, once the database is open. */
interface Online {
  readonly storage: Storage;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly sockets: Sockets;
}

/** The most connections of one address at a time: enough for a school, too few to keep everybody else away. */
const MOST_OF_ADDRESS = 200;

/**
 * The server: the built app, the requests and the socket at one port. The app is served at once; the database opens
 * meanwhile, and without it everything that needs no server goes on working.
 */
export class Server {
  readonly #options: ServerOptions;
  readonly #http: HttpServer;
  readonly #metrics: Metrics;
  readonly #rules = rulesHash(PACKAGES);
  readonly #began = Date.now();
  readonly #ending = new AbortController();
  #opening: Promise<void> | undefined;
  #online: Online | undefined;
  #fault: string | undefined;

  private constructor(options: ServerOptions) {
    this.#options = options;
    this.#metrics = openMetrics(options.hasProcessMetrics);
    this.#metrics.gauge('kickmate_sockets', 'Open connections', () => this.#online?.sockets.size ?? 0);
    this.#metrics.gauge('kickmate_people', 'People who are connected', () => this.#online?.sockets.people ?? 0);
    this.#metrics.gauge('kickmate_tables', 'Tables in memory', () => this.#online?.tables.size ?? 0);
    this.#metrics.gauge(
      'kickmate_events',
      'Events sent to the database',
      () => this.#online?.storage.counts.events ?? 0,
    );
    this.#metrics.gauge(
      'kickmate_statements',
      'Statements by which events were sent',
      () => this.#online?.storage.counts.statements ?? 0,
    );
    this.#http = createServer(getRequestListener(this.#site().fetch));
    this.#http.on('upgrade', (request, socket, head) => {
      const sockets = isForSocket(request) ? this.#online?.sockets : undefined;
      if (sockets) void sockets.upgrade(request, socket, head);
      else refuse(socket, isForSocket(request) ? '503 Service Unavailable' : '404 Not Found');
    });
  }

  /** Starts a server. It resolves when the app is served; rejects if the port cannot be used. */
  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(options);
    const { host, port } = options.settings;
    await new Promise<void>((resolve, reject) => {
      server.#http.once('error', reject);
      server.#http.listen({ host, port }, resolve);
    });
    server.#opening = server.#open();
    return server;
  }

  /** The port at which it listens. */
  get port(): number {
    return (this.#http.address() as AddressInfo | null)?.port ?? 0;
  }

  /** Resolves when people can play, or when it is clear that they cannot. */
  async opened(): Promise<void> {
    await this.#opening;
  }

  /** Writes a backup of PGlite now and returns its file; `undefined` with PostgreSQL, or while the database is not open. */
  async backUp(): Promise<string | undefined> {
    return this.#online?.storage.backUp();
  }

  /** Ends gracefully: refuses what is new, commits what is under way, says goodbye, and closes the database. */
  async end(): Promise<void> {
    if (this.#ending.signal.aborted) return;
    this.#ending.abort();
    await this.#opening;
    const online = this.#online;
    this.#online = undefined;
    online?.lobby.close();
    // The answers to commands under way are sent before the goodbye.
    await online?.tables.close();
    online?.sockets.end('restart', 'the server starts again');
    const closed = new Promise<void>((resolve) => this.#http.close(() => resolve()));
    this.#http.closeIdleConnections();
    await online?.storage.close();
    this.#http.closeAllConnections();
    await closed;
  }

  #site() {
    const { settings, log } = this.#options;
    return site({
      app: settings.app,
      metrics: this.#metrics,
      health: () => this.#health(),
      api: {
        rules: this.#rules,
        origins: settings.origins,
        proxies: settings.proxies,
        hasLimits: settings.hasLimits,
        log,
        online: () => {
          const online = this.#ending.signal.aborted ? undefined : this.#online;
          if (!online) return undefined;
          const { identity, storage, tables, lobby, sockets } = online;
          return {
            identity,
            store: storage.store,
            games: tables,
            now: () => storage.clock.now(),
            isAway: () => storage.clock.isAway,
            renamed: (player, name) => {
              tables.renamed(player, name);
              lobby.renamed(player, name);
              sockets.rename(player, name);
            },
          };
        },
      },
    });
  }

  #health(): Health {
    const isAway = this.#online?.storage.clock.isAway;
    const database = this.#fault ? 'off' : !this.#online ? 'opening' : isAway ? 'away' : 'ok';
    return { database, since: this.#began };
  }

  async #open(): Promise<void> {
    const { log, onOnline } = this.#options;
    while (!this.#ending.signal.aborted) {
      try {
        this.#online = await this.#openOnline();
        log.info({ database: this.#online.storage.database.kind }, 'people can play');
        return onOnline?.(undefined);
      } catch (error) {
        const reason = (error as Error).message;
        if (!(error instanceof DatabaseAway)) {
          this.#fault = reason;
          log.error({ reason }, 'people cannot play; the app is served without it');
          return onOnline?.(reason);
        }
        log.warn({ reason }, 'the database is away; it is tried again');
        await pause(RETRY_MS, undefined, { signal: this.#ending.signal }).catch(() => {});
      }
    }
  }

  async #openOnline(): Promise<Online> {
    const { settings, log, onFolderLost } = this.#options;
    const { data: folder, database: url, address } = settings;
    const storage = await openStorage({ folder, url, address, log, onFolderLost });
    try {
      const identity = await Identity.open(storage.store, settings.secret);
      const tables = new Tables({
        node: storage.node,
        store: storage.store,
        commits: this.#measured(storage.commits),
        clock: storage.clock,
        searches: new EnginePool({ log, workers: settings.engines }),
        log,
        onChange: (change) => this.#tell(change),
      });
      const lobby = new Lobby({
        games: tables,
        people: () => this.#online?.sockets.people ?? 0,
        played: () => storage.store.gamesPlayed(),
        isBlocked: (one, other) => storage.store.isBlocked(one, other),
        log,
      });
      const sockets = new Sockets({
        origins: settings.origins,
        most: settings.sockets,
        mostOfAddress: MOST_OF_ADDRESS,
        addressOf: ({ socket, headers }) => {
          const forwarded = headers['x-forwarded-for'];
          return settings.hasLimits
            ? addressOf(socket.remoteAddress, forwarded?.toString(), settings.proxies)
            : undefined;
        },
        playerOf: async (cookie) => {
          const player = await identity.playerOf(cookie);
          return player && { id: player.id, name: player.name };
        },
        handlers: this.#handlers(storage, tables, lobby),
        log,
      });
      return { storage, identity, tables, lobby, sockets };
    } catch (error) {
      await storage.close();
      throw error;
    }
  }

  /** The tables that a connection follows: it needs no word about them besides. */
  readonly #followed = new WeakMap<Member, Set<string>>();

  #handlers(storage: Storage, tables: Tables, lobby: Lobby): Handlers {
    const { settings, log } = this.#options;
    const followed = (member: Member) => {
      const known = this.#followed.get(member) ?? new Set();
      this.#followed.set(member, known);
      return known;
    };
    return {
      rules: this.#rules,
      hasLimits: settings.hasLimits,
      now: () => Math.floor(storage.clock.now()),
      metrics: this.#metrics,
      log,
      joined: () => {},
      left: (member) => {
        lobby.gone(member);
        tables.gone(member);
      },
      handle: (member, message, arrivedAt) => {
        switch (message.type) {
          case 'join':
            followed(member).add(message.table);
            return tables.join(member, message);
          case 'leave':
            followed(member).delete(message.table);
            return tables.leave(member, message.table);
          case 'do':
            return tables.do(member, message, arrivedAt);
          case 'draft':
            return tables.draft(member, message);
          case 'say':
            return tables.say(member, message);
          case 'lobby':
            return lobby.follow(member, message);
          case 'seek':
            return lobby.seek(member, message);
          case 'unseek':
            return lobby.unseek(member, message);
          case 'take':
            return lobby.take(member, message);
        }
      },
    };
  }

  /** Tells players that their inbox has changed, at the connections that do not follow the game anyway. */
  #tell({ table, players, isEvent, isOver }: TableChange): void {
    const { sockets } = this.#online ?? {};
    if (!sockets || !isEvent) return;
    for (const player of players)
      for (const member of sockets.of(player))
        if (isOver || !this.#followed.get(member)?.has(table)) member.send({ type: 'inbox' });
  }

  #measured(commits: Commits): Pick<Commits, 'append'> {
    return {
      append: async (event) => {
        const end = this.#metrics.commits.startTimer();
        try {
          return await commits.append(event);
        } finally {
          end();
        }
      },
    };
  }
}
