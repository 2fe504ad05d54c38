import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { rulesHash } from '@kickmate/protocol/rules-hash';
import type { Logger } from 'pino';
import { type Bus, loneBus } from './bus/bus.ts';
import { openNats } from './bus/nats.ts';
import { type ConductRows, conductRows } from './db/conduct-rows.ts';
import { DatabaseAway, DatabaseDamaged } from './db/database.ts';
import { DiskError } from './db/disk.ts';
import { type HolidayRows, holidayRows } from './db/holiday-rows.ts';
import { noticeRows } from './db/notice-rows.ts';
import { type PeopleRows, peopleRows } from './db/people-rows.ts';
import { type PracticeRows, practiceRows } from './db/practice-rows.ts';
import { type ReplyRows, replyRows } from './db/reply-rows.ts';
import { openStorage, type Storage } from './db/storage.ts';
import { storedFigures } from './db/stored-figures.ts';
import { type TokenRows, tokenRows } from './db/token-rows.ts';
import { type WorkRows, workRows } from './db/work-rows.ts';
import { type Drills, isPassed, startDrills } from './drill.ts';
import { EnginePool } from './engine-seat/engine-pool.ts';
import { isKnownHost, isUnknownProxy, unknownHost } from './http/origin.ts';
import { type Health, site } from './http/site.ts';
import { Identity } from './identity/identity.ts';
import { Operator, operatorToken } from './identity/operator.ts';
import { Links } from './links/links.ts';
import { Notices } from './notices/notices.ts';
import type { PushNetwork } from './notices/push-service.ts';
import { type Metrics, openMetrics } from './operations.ts';
import { openPlay, type Play } from './play.ts';
import { openPuzzleRatings, type PuzzleRatings } from './ratings/puzzle-ratings.ts';
import { openRatings, type Ratings } from './ratings/ratings.ts';
import { PACKAGES, type Settings } from './settings.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { isForSocket, refuse } from './ws/sockets.ts';

/** Milliseconds between two attempts to open a database that is away when the server starts. */
const RETRY_MS = 2000;

/**
 * The time for which an idle connection of HTTP is kept, in milliseconds: longer than proxies keep theirs (nginx: 60 s).
 * Otherwise one of them may send a request just when the server closes the connection.
 */
const KEEP_MS = 75_000;

/** The time within which a request must have come as a whole, in milliseconds: 16 KiB over the slowest line take less. */
const REQUEST_MS = 20_000;

/** The options of a server. */
export interface ServerOptions {
  readonly settings: Settings;
  readonly log: Logger;
  /** Whether the metrics tell about the process, too. */
  readonly hasProcessMetrics: boolean;
  /** The time within which a request must have come as a whole, in milliseconds. Tests shorten it. */
  readonly requestMs?: number | undefined;
  /** Called when people can play, or with the reason why they cannot. The app is served in both cases. */
  readonly onOnline?: ((reason: string | undefined) => void) | undefined;
  /** Called if another server has taken the data folder. The process must end. */
  readonly onFolderLost?: (() => void) | undefined;
  /** Called with the reason if the data folder's disk is full or not there at the start. The process must end. */
  readonly onDiskLost?: ((reason: string) => void) | undefined;
  /** The bus to other nodes; by default that of the settings. Tests give a bus within the process. */
  readonly openBus?: ((node: string) => Bus) | undefined;
  /** The network of push services; absent: the internet. */
  readonly pushNetwork?: PushNetwork | undefined;
}

/** All parts of play between people, once the database is open. */
interface Online extends Play {
  readonly storage: Storage;
  readonly ratings: Ratings;
  readonly puzzles: PuzzleRatings;
  readonly practice: PracticeRows;
  readonly people: PeopleRows;
  readonly tokens: TokenRows;
  readonly conduct: ConductRows;
  readonly works: WorkRows;
  readonly holidays: HolidayRows;
  readonly replies: ReplyRows;
  readonly operator: Operator;
  readonly identity: Identity;
  readonly bus: Bus;
  readonly notices: Notices;
  readonly tournaments: Tournaments;
  /** The weekly trials of the newest backup. PostgreSQL has none: its backups are made elsewhere. */
  readonly drills: Drills | undefined;
}

/**
 * The server: the built app, the requests and the socket at one port. The app is served at once; the database opens
 * meanwhile, and without it everything that needs no server goes on working.
 */
export class Server {
  readonly #options: ServerOptions;
  readonly #http: HttpServer;
  readonly #metrics: Metrics;
  readonly #links: Links;
  readonly #rules = rulesHash(PACKAGES);
  readonly #began = Date.now();
  readonly #ending = new AbortController();
  #opening: Promise<void> | undefined;
  #online: Online | undefined;
  #fault: string | undefined;
  #isDamaged = false;

  private constructor(options: ServerOptions) {
    this.#options = options;
    this.#metrics = openMetrics(options.hasProcessMetrics);
    this.#links = new Links(options.log);
    this.#metrics.gauge('kickmate_pictures', 'Pictures of links that were drawn', () => this.#links.drawn);
    this.#metrics.gauge('kickmate_sockets', 'Open connections', () => this.#online?.sockets.size ?? 0);
    this.#metrics.gauge('kickmate_people', 'People who are connected', () => this.#online?.sockets.people ?? 0);
    this.#metrics.gauge('kickmate_tables', 'Tables in memory', () => this.#online?.tables.size ?? 0);
    this.#metrics.gauge(
      'kickmate_remote_members',
      'Connections of other servers that tables or the lobby here know',
      () => this.#online?.cluster.remoteMembers ?? 0,
    );
    this.#metrics.gauge('kickmate_bus', 'Whether other servers can be reached', () =>
      Number(this.#online?.bus.isUp ?? 0),
    );
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
    this.#metrics.gauge('kickmate_damaged', 'Whether the database has rows that it cannot read', () =>
      Number(this.#health().database === 'damaged'),
    );
    this.#metrics.gauge(
      'kickmate_faulty_games',
      'Games that cannot be loaded',
      () => this.#online?.storage.faultyGames ?? 0,
    );
    this.#metrics.gauge('kickmate_drill_passed', 'Whether the newest backup could be restored and replayed', () =>
      Number(this.#health().drill === 'passed'),
    );
    this.#metrics.gauge(
      'kickmate_drill_seconds',
      'The moment of the last drill, in seconds since 1970',
      () => (this.#online?.drills?.last?.at ?? 0) / 1000,
    );
    this.#metrics.gauge('kickmate_bots', 'Bots that are connected', () => this.#online?.bots.players.length ?? 0);
    this.#metrics.gauges('kickmate_stored', 'Things in the database', async () => {
      const { storage } = this.#online ?? {};
      return storage ? storedFigures(storage.database, storage.clock.now()) : {};
    });
    const { requestMs = REQUEST_MS } = options;
    const times = { headersTimeout: requestMs, requestTimeout: requestMs, connectionsCheckingInterval: requestMs / 4 };
    this.#http = createServer({ ...times, keepAliveTimeout: KEEP_MS }, getRequestListener(this.#site().fetch));
    this.#warnOfProxy();
    this.#warnOfHost();
    this.#http.on('upgrade', (request, socket, head) => {
      const sockets = isForSocket(request) ? this.#online?.sockets : undefined;
      if (sockets) void sockets.upgrade(request, socket, head);
      else refuse(socket, isForSocket(request) ? '503 Service Unavailable' : '404 Not Found');
    });
  }

  /** Warns, once, of a request for a name that the settings do not know. */
  #warnOfHost(): void {
    const { settings, log } = this.#options;
    const look = ({ headers: { host } }: IncomingMessage) => {
      if (isKnownHost(host, settings.origins)) return;
      this.#http.off('request', look).off('upgrade', look);
      log.warn({}, unknownHost(host));
    };
    this.#http.on('request', look).on('upgrade', look);
  }

  /** Warns, once, if a proxy stands in front that the settings do not name. */
  #warnOfProxy(): void {
    const { settings, log } = this.#options;
    if (!settings.hasLimits) return;
    const look = ({ socket, headers }: IncomingMessage) => {
      if (!isUnknownProxy(socket.remoteAddress, headers['x-forwarded-for'], settings.proxies)) return;
      this.#http.off('request', look).off('upgrade', look);
      log.warn({}, 'a proxy stands in front, so nobody has limits: set KICKMATE_PROXIES to the number of proxies');
    };
    this.#http.on('request', look).on('upgrade', look);
  }

  /** Starts a server. Resolves when the app is served. Rejects if the port cannot be used. */
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
    online?.cluster.stop();
    online?.lobby.close();
    await online?.tournaments.close();
    await online?.drills?.stop();
    // The answers to commands under way are sent before the goodbye.
    await online?.tables.close();
    await online?.notices.close();
    online?.sockets.end('restart', 'restart');
    online?.bots.end();
    const closed = new Promise<void>((resolve) => this.#http.close(() => resolve()));
    this.#http.closeIdleConnections();
    await this.#links.close();
    await online?.storage.close();
    // Everything here is free now, and others may take it.
    await online?.cluster.close();
    this.#http.closeAllConnections();
    await closed;
  }

  #site() {
    const { settings, log } = this.#options;
    return site({
      app: settings.app,
      links: this.#links,
      metrics: this.#metrics,
      metricsToken: settings.metricsToken,
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
          const {
            identity,
            operator,
            storage,
            ratings,
            puzzles,
            practice,
            people,
            conduct,
            works,
            tournaments,
            tokens,
            bots,
            ...play
          } = online;
          const { tables, cluster, notices, holidays, replies } = play;
          return {
            identity,
            operator,
            notices,
            store: storage.store,
            ratings,
            puzzles,
            practice,
            people,
            tournaments,
            tokens,
            bots,
            conduct,
            works,
            holidays,
            replies,
            connected: () => cluster.connected,
            games: {
              create: (...game) => tables.create(...game),
              record: (table) => tables.record(table),
              stateOf: (table) => tables.stateOf(table),
              newGameRefusal: (...of) => tables.newGameRefusal(...of),
              penaltyRefusal: (requester) => tables.penaltyRefusal(requester),
              sit: (table, player) => cluster.sit(table, player),
              decline: (table, player) => cluster.decline(table, player),
              abandon: (table, player) => cluster.abandon(table, player),
              applyHolidaysAndReplies: (table) => cluster.applyHolidaysAndReplies(table),
            },
            now: () => storage.clock.now(),
            isAway: () => storage.clock.isAway,
            invited: (table, player) =>
              cluster.tell({ table, players: [player], isGameChanged: true, isPublic: false, isDone: false }),
            renamed: (player, name) => cluster.renamed(player, name),
            signedOut: (sessions) => cluster.signedOut(sessions),
          };
        },
      },
    });
  }

  #health(): Health {
    const { storage, bus, drills } = this.#online ?? {};
    const isDamaged = this.#isDamaged || storage?.damage !== undefined;
    const { isShared, isUp } = bus ?? { isShared: false, isUp: false };
    const last = drills?.last;
    return {
      database: isDamaged
        ? 'damaged'
        : this.#fault
          ? 'off'
          : !storage
            ? 'opening'
            : storage.clock.isAway
              ? 'away'
              : 'ok',
      ...(isShared && { bus: isUp ? 'ok' : 'away' }),
      ...(storage && storage.faultyGames > 0 && { faultyGames: storage.faultyGames }),
      ...(last && { drill: isPassed(last) ? 'passed' : 'failed' }),
      since: this.#began,
    };
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
          this.#isDamaged = error instanceof DatabaseDamaged;
          if (error instanceof DiskError) this.#options.onDiskLost?.(reason);
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
    const { data: folder, database: url } = settings;
    const storage = await openStorage({ folder, url, version: this.#rules, log, onFolderLost });
    try {
      const identity = await Identity.open(storage.store, settings.secret, settings.areNamesUnique);
      const bus = await this.#openBus(storage);
      const ratings = openRatings(storage.database);
      const conduct = conductRows(storage.database);
      const holidays = holidayRows(storage.database);
      const replies = replyRows(storage.database);
      const play = openPlay({
        ...{ storage, ratings, conduct, holidays, replies, bus, settings, log },
        searches: new EnginePool({ log, workers: settings.engines }),
        networkOf: (address) => identity.networkOf(address),
        playerOf: async (cookie) => {
          const player = await identity.playerOf(cookie);
          return player && { id: player.id, name: player.name, session: player.session };
        },
        rules: this.#rules,
        metrics: this.#metrics,
      });
      const drills =
        storage.database.kind === 'pglite' ? startDrills(folder, () => storage.counts.events, log) : undefined;
      const puzzles = openPuzzleRatings(storage.database);
      const people = peopleRows(storage.database);
      return {
        storage,
        ratings,
        puzzles,
        practice: practiceRows(storage.database),
        people,
        tokens: tokenRows(storage.database),
        conduct,
        works: workRows(storage.database),
        holidays,
        replies,
        identity,
        operator: new Operator(await operatorToken(storage.store)),
        bus,
        drills,
        notices: await this.#openNotices(storage),
        tournaments: new Tournaments({
          database: storage.database,
          tables: play.tables,
          ratings,
          now: () => storage.clock.now(),
          connected: () => play.cluster.connected,
          abandon: (table, player) => play.cluster.abandon(table, player),
          tell: (table, players) =>
            play.cluster.tell({ table, players, isGameChanged: true, isPublic: true, isDone: false }),
          log,
        }),
        ...play,
      };
    } catch (error) {
      await storage.close();
      throw error;
    }
  }

  #openNotices({ database, store, clock }: Storage): Promise<Notices> {
    const { settings, log, pushNetwork } = this.#options;
    const contact = settings.origins.find((origin) => origin.startsWith('https:')) ?? 'https://localhost';
    return Notices.open({
      ...{ contact, rows: noticeRows(database), store, log, network: pushNetwork },
      now: () => clock.now(),
      onDelivery: (result) => this.#metrics.notices.inc({ result }),
    });
  }

  /** The bus to other servers. Those on one database share a name, which nobody else knows. */
  async #openBus({ node, store }: Storage): Promise<Bus> {
    const { settings, log, openBus } = this.#options;
    if (openBus) return openBus(node);
    if (settings.nats === undefined) return loneBus();
    const cluster = await store.setting('cluster', randomBytes(12).toString('hex'));
    return openNats({ url: settings.nats, node, cluster, log });
  }
}
